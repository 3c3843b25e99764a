"""Opening the table from the command line."""

from __future__ import annotations

import socket
import threading
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from opificio.kit.errors import OpificioError
from opificio.kit.words import words

if TYPE_CHECKING:
    from opificio.table.server import Settings


def launch(settings: Settings, host: str, port: int, workers: int, browser: bool, lang: str, console: Console) -> None:
    """Serves until Ctrl+C. Says where, and opens the browser there if asked to."""
    from opificio.bots import bot
    from opificio.table.bots import own_bots
    from opificio.table.server import serve
    from opificio.table.store import Store

    chosen = free_port(host, port)
    for who in own_bots(settings.bots).values():
        bot(who).close()  # a function that cannot be found is told here
    Store(settings.database).close()  # a database that cannot be used is told here, as a sentence, and not by a worker
    url = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{chosen}/"
    console.print(Text(words(lang).say("web-open-at", url=url)), soft_wrap=True)
    if browser:
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()
    serve(settings, host, chosen, workers)


def free_port(host: str, port: int) -> int:
    """The port to listen on, after making sure that it can be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    except OSError as error:
        raise OpificioError("web-port-taken", host=host, port=str(port), why=error.strerror or str(error)) from None


def open_browser(url: str) -> None:
    """Opens the browser once the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{url}healthz", timeout=1).close()
            webbrowser.open(url)
            return
        except OSError:
            time.sleep(0.1)
