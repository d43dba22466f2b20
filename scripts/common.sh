# Sourced by every script of this repository: one target folder, ways to get what is missing, and one clear
# sentence where that does not work.

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/far-lanes/target}"

RUST_AT_LEAST=89

say() { printf '%s\n' "$*" >&2; }

# give_up SENTENCE: ends the script with it.
give_up() {
  say "Far Lanes: $*"
  exit 1
}

# need NAME PACKAGE...: makes sure that command NAME exists, from Debian's packages if need be.
need() {
  command -v "$1" >/dev/null 2>&1 || install_packages "${@:2}"
  command -v "$1" >/dev/null 2>&1 || give_up "the command '$1' is missing; install it, then try again."
}

# install_packages PACKAGE...: installs those that are missing where there is apt, and otherwise
# says what is wanted.
install_packages() {
  local missing=() package
  if ! command -v apt-get >/dev/null 2>&1; then
    say "Far Lanes needs what Debian calls: $*. Install them with your system's package manager."
    return 0
  fi
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Installing: ${missing[*]}"
  apt_install "${missing[@]}"
}

is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

# Tries with the package lists that are there, then with new ones. Nothing that somebody has is removed for it.
apt_install() {
  local log lists=new
  local install=(apt-get install -y --no-remove --no-install-recommends "$@")
  may_install "$@"
  log=$(mktemp) || give_up "$NO_ROOM"
  if ! as_root "${install[@]}" >"$log" 2>&1; then
    as_root apt-get update -o APT::Update::Error-Mode=any >/dev/null 2>&1 || lists=old
    as_root "${install[@]}" >"$log" 2>&1 || give_up "could not install $*: $(apt_fault "$log" "$lists")"
  fi
  rm -f "$log"
}

may_install() {
  [ "$(id -u)" = 0 ] || command -v sudo >/dev/null 2>&1 ||
    give_up "only root can install packages here; as root run 'apt-get install $*', then try again."
}

as_root() {
  local sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive "$@" </dev/null
}

# apt_fault LOG LISTS: the reason why apt-get install failed, in a few words.
apt_fault() {
  if grep -qiE 'no space left|enough free space' "$1"; then
    echo "the disk is full."
  elif [ "$2" = old ] || grep -qiE 'failed to fetch|could not resolve|unable to connect' "$1"; then
    echo "the package server cannot be reached; is there a network?"
  elif grep -qE 'Unable to locate|has no installation candidate' "$1"; then
    echo "this system's package sources do not have $(sed -n "s/^E: .*package '\{0,1\}\([^ ']*\).*/\1/p" "$1" | tr '\n' ' ' | sed 's/ $/./')"
  else
    echo "apt-get says: $(grep '^E: ' "$1" | tail -n 1)"
  fi
}

need_rust() {
  local minor
  command -v cargo >/dev/null 2>&1 ||
    give_up "it is built with Rust 1.$RUST_AT_LEAST or newer: install it from https://rustup.rs, then try again."
  case "$(rustc -vV)" in *-windows-msvc*) ;; *) need cc gcc libc6-dev ;; esac
  minor=$(rustc --version | sed -n 's/^rustc 1\.\([0-9]*\).*/\1/p') || minor=
  [ "${minor:-0}" -ge "$RUST_AT_LEAST" ] ||
    give_up "Rust 1.$RUST_AT_LEAST or newer is needed, and this is $(rustc --version); 'rustup update' brings it."
}

NO_ROOM="the disk is full; make room, then try again."

# need_room GIGABYTES: so much must be free for what will be built, unless it was built before.
need_room() {
  local free
  mkdir -p "$CARGO_TARGET_DIR" 2>/dev/null || give_up "$CARGO_TARGET_DIR cannot be made: the disk is full or read-only."
  free=$(df -Pk "$CARGO_TARGET_DIR" | awk 'NR == 2 { print int($4 / 1048576) }')
  [ "$free" -ge "$1" ] || [ -e "$CARGO_TARGET_DIR/CACHEDIR.TAG" ] ||
    give_up "building takes $1 GB and $free GB are free where $CARGO_TARGET_DIR lies; make room, or set CARGO_TARGET_DIR."
}

# fetch_crates [TARGET [CARGO...]]: downloads every crate that is missing, so that no build stops for the network.
fetch_crates() {
  local log target
  log=$(mktemp) || give_up "$NO_ROOM"
  target=${1:-$(rustc -vV | sed -n 's/^host: //p')}
  local cargo=("${@:2}")
  [ ${#cargo[@]} -gt 0 ] || cargo=(cargo)
  "${cargo[@]}" fetch --quiet --locked --target "$target" 2>"$log" ||
    give_up "the crates it is built from cannot be downloaded: $(cargo_fault "$log")"
  rm -f "$log"
}

# cargo_fault LOG: why cargo failed, in one line.
cargo_fault() {
  if grep -qi 'no space left' "$1"; then
    echo "the disk is full."
  elif grep -qiE 'could not resolve|failed to connect|network|timed out|connection' "$1"; then
    echo "is there a network?"
  else
    sed -n 's/^error: //p' "$1" | head -n 1
  fi
}

# build CARGO-ARGUMENTS...: cargo build, and a sentence where it fails.
build() { build_with cargo build --locked "$@"; }

build_with() {
  "$@" --quiet && return
  [ "$(df -Pk "$CARGO_TARGET_DIR" | awk 'NR == 2 { print $4 }')" -gt 102400 ] || give_up "$NO_ROOM"
  give_up "building failed; the compiler's words are above."
}

# npm_install FOLDER PACKAGE...: installs these there, or what its package.json names.
npm_install() {
  npm install --silent --no-audit --no-fund --no-package-lock --prefix "$@" ||
    give_up "npm cannot install ${*:2} into $1; is there a network, and room on the disk?"
}

# make_venv FOLDER: a virtual environment of Python's there.
make_venv() {
  need python3 python3
  python3 -c 'import ensurepip' 2>/dev/null || install_packages python3-venv
  python3 -m venv "$1" || give_up "Python cannot make a virtual environment in $1."
}

# The libraries a window is opened and heard with; any display that has a graphics driver brings the rest.
WINDOW_PACKAGES=(libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon0 libxkbcommon-x11-0 libvulkan1 mesa-vulkan-drivers libasound2-dev libudev-dev pkg-config)

# window_features: what cargo is told for a window; gamepads where libudev is there to be linked.
window_features() {
  if pkg-config --exists libudev 2>/dev/null; then echo --features=gamepad; else echo --features=window; fi
}
