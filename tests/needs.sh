#!/usr/bin/env bash
# What the tests need beside Python: a Chromium for the table's pages and a PostgreSQL for its second database.
# Installs what is missing where apt is at hand; elsewhere says what to install.
set -euo pipefail
missing=()
command -v chromium > /dev/null || command -v chromium-browser > /dev/null || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null || command -v initdb > /dev/null || missing+=(postgresql)
[ ${#missing[@]} -gt 0 ] || exit 0
if command -v apt-get > /dev/null; then
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  echo "installing for the tests: ${missing[*]}"
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "${missing[@]}" > /dev/null
else
  echo "The tests need ${missing[*]}: please install it, then run make test again." >&2
  exit 1
fi
