"""A seeded generator that is passed explicitly and gives the same numbers everywhere, compiled or not.

xoshiro128++ (Blackman and Vigna): four words of 32 bits kept in an int64 array. No step leaves 63 bits, so plain signed
arithmetic is exact and nothing depends on how NumPy or Numba mix signed and unsigned numbers.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from opificio.kit.compile import rule

WORD = 0xFFFFFFFF

Rng = npt.NDArray[np.int64]


def new_rng(seed: int | None = None, stream: int = 0) -> Rng:
    """A generator for this seed; without a seed, one from the system's secure generator."""
    rng = np.zeros(4, np.int64)
    if seed is None:
        for word in range(4):
            rng[word] = secrets.randbits(32) | 1
    else:
        reseed(rng, seed & 0x7FFFFFFFFFFFFFFF, stream)
    return rng


@rule
def multiply(a: int, b: int) -> int:
    """The low 32 bits of a product of two 32-bit words, in two halves so that it fits."""
    return ((a & 0xFFFF) * b + ((((a >> 16) * b) & 0xFFFF) << 16)) & WORD


@rule
def mix(x: int) -> int:
    """Spreads every bit of a word over all others (the finaliser of MurmurHash3)."""
    x = multiply(x ^ (x >> 16), 0x85EBCA6B)
    x = multiply(x ^ (x >> 13), 0xC2B2AE35)
    return x ^ (x >> 16)


@rule
def reseed(rng: Any, seed: int, stream: int) -> None:
    """Sets the generator to one of many streams of a seed: each game of a simulation has its own."""
    word = mix((seed & WORD) ^ 0x9E3779B9)
    word = mix(word ^ ((seed >> 32) & WORD))
    word = mix((word + 0x9E3779B9 + (stream & WORD)) & WORD)
    word = mix(word ^ ((stream >> 32) & WORD))
    for i in range(4):
        word = mix((word + 0x9E3779B9) & WORD)
        rng[i] = word
    rng[0] = rng[0] | 1  # never all zero


@rule
def next_word(rng: Any) -> int:
    """The next 32 bits."""
    total = (rng[0] + rng[3]) & WORD
    result = ((((total << 7) | (total >> 25)) & WORD) + rng[0]) & WORD
    shifted = (rng[1] << 9) & WORD
    rng[2] = rng[2] ^ rng[0]
    rng[3] = rng[3] ^ rng[1]
    rng[1] = rng[1] ^ rng[2]
    rng[0] = rng[0] ^ rng[3]
    rng[2] = rng[2] ^ shifted
    rng[3] = ((rng[3] << 11) | (rng[3] >> 21)) & WORD
    return int(result)


@rule
def draw(rng: Any, n: int) -> int:
    """A number from 0 to n - 1, each equally likely: scaled from 32 bits, drawn again in the uneven rest."""
    product = next_word(rng) * n
    if product & WORD < n:
        uneven = (WORD + 1) % n
        while product & WORD < uneven:
            product = next_word(rng) * n
    return product >> 32
