# Sourced after common.sh by what builds for another platform: the page, and Windows.
#
# The installed toolchain is taken where it has the target; otherwise Debian's compiler for the web, which
# builds the standard library from its source.

cross_target=
cross_cargo=(cargo)

# find_cross_compiler TARGET: gets what builds for it, and every crate that is built.
find_cross_compiler() {
  cross_target=$1
  [ -d "$(rustc --print target-libdir --target "$1" 2>/dev/null)" ] || use_debians_compiler
  fetch_crates "$1" "${cross_cargo[@]}"
}

use_debians_compiler() {
  command -v apt-get >/dev/null 2>&1 ||
    give_up "the toolchain cannot build for $cross_target yet; 'rustup target add $cross_target' makes it able to."
  install_packages rustc-web cargo-web rust-web-src
  cross_cargo=(env RUSTC_BOOTSTRAP=1 "PATH=/usr/bin:$PATH" /usr/bin/cargo -Zbuild-std=std,panic_abort)
  case "$cross_target" in wasm32-*) use_debians_linker ;; esac
}

# Debian's rust-lld is a link into another package, named after its version, which it only recommends.
use_debians_linker() {
  install_packages rust-web-llvm
  local linker=/usr/bin/rust-lld
  [ -e "$linker" ] || install_packages "$(basename "$(readlink "$linker")")"
  "$linker" -flavor wasm --version >/dev/null || give_up "the linker $linker does not run."
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker"
}

# cross_build CARGO-ARGUMENTS...: builds for that target, and says so in a sentence where it cannot.
cross_build() {
  build_with "${cross_cargo[@]}" build --locked --target "$cross_target" "$@"
}
