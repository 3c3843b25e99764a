"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Started when made; `stop` ends it kindly, `kill` at once. It can be started again on the same port and database."""

    def __init__(self, database: str, log: Path, *arguments: str) -> None:
        self.database, self.log, self.arguments = database, log, arguments
        self.port = free_port()
        self.ready: set[str] = set()
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "opificio.cli", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [*command, "--pause", "0", "--no-limits", "--analysis", "2", *self.arguments],
                stdout=out,
                stderr=out,
                env={**os.environ, "LANG": "en_GB.UTF-8"},
            )
        for _ in range(2400):
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(self.log.read_text()[-2000:])

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)

    def complaint(self) -> str:
        """What surrounds the first traceback of the log; nothing if there is none."""
        text = self.log.read_text()
        found = text.find("Traceback")
        return text[max(found - 500, 0) : found + 4000] if found >= 0 else ""

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)

    def get_ready(self, game: str) -> None:
        """Waits until a game can be played against bots: on a machine that has not compiled it yet this takes minutes."""
        if game in self.ready:
            return
        self.ready.add(game)
        about = next(each for each in httpx.get(f"{self.url}/api/games").json() if each["id"] == game)
        seats = [{"kind": "you"}, *[{"kind": "bot", "level": "novice"}] * (about["players"][0] - 1)]
        with httpx.Client(base_url=self.url, timeout=300) as client:
            made = client.post("/api/tables", json={"game": game, "seats": seats}).json()
            client.headers["authorization"] = f"Bearer {made['secret']}"
            for _ in range(1200):
                if client.get(f"/api/tables/{made['table']}").json()["turn"] == 0:
                    return
                time.sleep(0.25)
        raise AssertionError(f"{game} did not get ready")
