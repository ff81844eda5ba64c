# Sourced by ./check: makes sure that there are browsers to try the page in.

has_browser() {
  local name
  if [ -n "${TRASSE_CHROMIUM:-}" ]; then
    [ -x "$TRASSE_CHROMIUM" ]
    return
  fi
  for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
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

# install_packages PACKAGE...: on Debian, if it has permission
install_packages() {
  command -v apt-get > /dev/null && as_root true 2> /dev/null || return
  echo "Installing $*, to try the page in."
  as_root apt-get -qq update
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@"
}

need_browser() {
  if has_browser; then
    return
  fi
  if [ -n "${TRASSE_CHROMIUM:-}" ]; then
    echo "TRASSE_CHROMIUM is $TRASSE_CHROMIUM, which cannot be run: let it name a Chromium." >&2
    exit 1
  fi
  # The one without windows takes a third less time.
  install_packages chromium-headless-shell
  has_browser || install_packages chromium
  if ! has_browser; then
    echo "The page is tried in Chromium: install it (for example the package chromium), or let TRASSE_CHROMIUM name" \
      "it." >&2
    exit 1
  fi
}

has_other_browsers() {
  { command -v firefox-esr || command -v firefox; } > /dev/null &&
    command -v WebKitWebDriver > /dev/null && command -v Xvfb > /dev/null
}

need_other_browsers() {
  has_other_browsers || install_packages firefox-esr webkit2gtk-driver xvfb
  if ! has_other_browsers; then
    echo "With --deep the page is tried in Firefox and WebKit, too: install them (for example the packages firefox-esr," \
      "webkit2gtk-driver and xvfb)." >&2
    exit 1
  fi
}
