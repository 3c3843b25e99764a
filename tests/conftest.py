"""Tests run with bounds checks on: an index out of bounds is an error here, not a silent write into the next field."""

from __future__ import annotations

import os

os.environ.setdefault("OPIFICIO_CHECK", "1")
