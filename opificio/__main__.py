"""`python -m opificio` is the command `opificio`."""

from opificio.cli import main

main()
