# Sourced by ./play, ./check and .ci/run: one target folder, and a way to get what is missing.

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/far-lanes/target}"

say() { printf '%s\n' "$*" >&2; }

# need NAME PACKAGE...: makes sure that command NAME exists, from Debian's packages if need be.
need() {
  command -v "$1" >/dev/null 2>&1 || install_packages "${@:2}"
}

# install_packages PACKAGE...: installs those that are missing where there is apt, and otherwise
# says what is wanted.
install_packages() {
  local missing=()
  if ! command -v apt-get >/dev/null 2>&1; then
    say "Far Lanes needs what Debian calls: $*. Install them with your system's package manager."
    return 0
  fi
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Installing: ${missing[*]}"
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get install -y --no-install-recommends "${missing[@]}" >/dev/null 2>&1 || {
    "${root[@]}" apt-get update >/dev/null
    "${root[@]}" apt-get install -y --no-install-recommends "${missing[@]}" >/dev/null
  }
}

need_rust() {
  need cc gcc libc6-dev
  command -v cargo >/dev/null 2>&1 || {
    say "Far Lanes is built with Rust 1.89 or newer: install it from https://rustup.rs, then try again."
    exit 1
  }
}

# The libraries a window is opened and heard with; any display that has a graphics driver brings the rest.
WINDOW_PACKAGES=(libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon0 libxkbcommon-x11-0 libvulkan1 mesa-vulkan-drivers libasound2-dev pkg-config)
