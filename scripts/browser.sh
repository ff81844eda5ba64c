# Sourced by ./check: makes sure that there is a Chromium to try the page in.

has_browser() {
  local name
  if [ -n "${TRASSE_CHROMIUM:-}" ]; then
    [ -x "$TRASSE_CHROMIUM" ]
    return
  fi
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" > /dev/null; then
      return
    fi
  done
  return 1
}

# as_root COMMAND...: fails rather than ask for a password
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo -n "$@"
  fi
}

install_browser() {
  command -v apt-get > /dev/null && as_root true 2> /dev/null || return
  echo "Installing the package chromium, to try the page in."
  as_root apt-get -qq update
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium
}

need_browser() {
  if has_browser; then
    return
  fi
  if [ -n "${TRASSE_CHROMIUM:-}" ]; then
    echo "TRASSE_CHROMIUM is $TRASSE_CHROMIUM, which cannot be run: let it name a Chromium." >&2
    exit 1
  fi
  install_browser
  if ! has_browser; then
    echo "The page is tried in Chromium: install it (for example the package chromium), or let TRASSE_CHROMIUM name" \
      "it." >&2
    exit 1
  fi
}
