#!/usr/bin/env bash
# Builds the game for a browser into web/dist, a folder that any static server can serve.
#
#   web/build.sh            small: the profile `web`, wasm-opt, compressed files beside the plain ones
#   web/build.sh --no-opt   the same without wasm-opt
#   web/build.sh --quick    the profile `web-quick`, neither pressed nor compressed: for tests
#   web/build.sh --data     the data alone, anew: what an edit of assets takes
#
# It takes the installed toolchain where that has the target, and otherwise Debian's compiler for the
# web, which builds the standard library from its source. All tools come first, so that what cannot be
# had is said before anything long begins.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/cross.sh
need_rust

profile=web optimise=yes compress=yes room=6
dist=web/dist
for argument in "$@"; do
  case "$argument" in
    --quick) profile=web-quick optimise='' compress='' ;;
    --no-opt) optimise='' ;;
    --data) profile='' ;;
    *) say "web/build.sh: there is no $argument; there are --quick, --no-opt and --data"; exit 2 ;;
  esac
done

press() {
  local file
  for file in "$@"; do
    brotli --quality=11 --lgwin=24 --force --keep "$file"
    gzip -9 --no-name --keep --force "$file"
  done
}
# The data lies beside the program, in bundles that are called after what is in them, and their list.
write_data() {
  need python3 python3
  web/bundle.py assets "$dist/data"
  find "$dist/data" -name '*.br' -delete -o -name '*.gz' -delete
  [ -z "$compress" ] || press "$dist"/data/*
  write_worker
}
# The worker that keeps the page for when there is no network: it names every file, and is another one as soon as one is.
write_worker() {
  local files version list
  files=$(cd "$dist" && find . -type f ! -name '*.br' ! -name '*.gz' ! -name '.*' ! -name worker.js | LC_ALL=C sort)
  version=$(cd "$dist" && echo "$files" | xargs cat | sha256sum | cut -c1-12)
  list=$(echo "$files" | sed 's/.*/"&"/' | paste -sd, | sed 's/,/, /g')
  sed -e "s/@VERSION@/$version/; s|@FILES@|$list|" web/worker.js >"$dist/worker.js"
  [ -z "$compress" ] || press "$dist/worker.js"
}
if [ -z "$profile" ]; then
  [ -e "$dist/index.html" ] || give_up "There is no page in $dist yet; web/build.sh builds one."
  # Compressed as the rest of the page is.
  [ -e "$dist/index.html.br" ] || compress=''
  write_data
  exit 0
fi

target=wasm32-unknown-unknown
tools="$CARGO_TARGET_DIR/web-tools"

# Chance comes from the browser; no path of this machine gets into the program.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg getrandom_backend=\"wasm_js\" --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo"

# The glue between program and page has to be of the version that the program is built with.
bindgen_version() { sed -n '/^name = "wasm-bindgen"$/{n;s/.*"\(.*\)"/\1/p}' Cargo.lock; }
has_bindgen() { [ "$("$tools/bin/wasm-bindgen" --version 2>/dev/null)" = "wasm-bindgen $1" ]; }
find_bindgen() {
  local version
  version=$(bindgen_version)
  has_bindgen "$version" && return
  say "Building wasm-bindgen $version."
  # With what it was released with where that can be had, and otherwise with what fits.
  install_bindgen "$version" --locked 2>/dev/null || install_bindgen "$version" ||
    give_up "wasm-bindgen $version cannot be built; the words above say why."
}
install_bindgen() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 cargo install --quiet wasm-bindgen-cli --version "$1" "${@:2}" \
    --root "$tools" --target-dir "$tools/build"
}

# Binaryen before 116 takes the program's tables for one another; Debian's may be as old as that.
binaryen=132.0.0
optimiser=(wasm-opt)
is_new_optimiser() {
  local version=
  ! command -v wasm-opt >/dev/null 2>&1 ||
    version=$(wasm-opt --version | sed -n 's/^wasm-opt version \([0-9]*\).*/\1/p')
  [ "${version:-0}" -ge 116 ]
}
find_optimiser() {
  local script="$tools/binaryen/node_modules/binaryen/bin/wasm-opt"
  ! is_new_optimiser || return 0
  need node nodejs
  need npm npm
  [ -e "$script" ] || npm_install "$tools/binaryen" "binaryen@$binaryen"
  optimiser=(node "$script")
}

need_room "$room"
find_cross_compiler "$target"
find_bindgen
[ -z "$optimise" ] || find_optimiser
[ -z "$compress" ] || need brotli brotli
need python3 python3

say "Building the page; the first time takes 20 minutes or more."
cross_build --package far-lanes --profile "$profile"
program="$CARGO_TARGET_DIR/$target/$profile/far-lanes.wasm"

# What was built from the same parts in the same way need not be done again.
stamp=$(cat "$program" web/build.sh web/index.html web/boot.js web/style.css web/icon.svg web/touch-icon.png \
  web/manifest.webmanifest web/worker.js | sha256sum)
stamp="$stamp $profile $optimise $compress"
if [ "$(cat "$dist/.built" 2>/dev/null)" = "$stamp" ]; then
  write_data
  say "web/dist is as new as it can be."
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$tools/bin/wasm-bindgen" --target web --no-typescript --out-name far-lanes --out-dir "$work" "$program"
if [ "$optimise" ]; then
  "${optimiser[@]}" -Os --strip-debug --strip-producers --enable-bulk-memory --enable-sign-ext \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-multivalue \
    --enable-mutable-globals "$work/far-lanes_bg.wasm" -o "$work/small.wasm"
  mv "$work/small.wasm" "$work/far-lanes_bg.wasm"
fi

# Every file but the first is called after what is in it, so a browser may keep it for ever.
rm -rf "$dist"
mkdir -p "$dist"
named() {
  local hash
  hash=$(sha256sum "$1" | cut -c1-12)
  cp "$1" "$dist/$2.$hash.$3"
  echo "$2.$hash.$3"
}
PROGRAM=$(named "$work/far-lanes_bg.wasm" far-lanes wasm)
GLUE=$(named "$work/far-lanes.js" far-lanes js)
SIZE=$(stat -c %s "$work/far-lanes_bg.wasm")
sed -e "s/@PROGRAM@/$PROGRAM/; s/@GLUE@/$GLUE/; s/@SIZE@/$SIZE/" web/boot.js >"$work/boot.js"
BOOT=$(named "$work/boot.js" boot js)
STYLE=$(named web/style.css style css)
ICON=$(named web/icon.svg icon svg)
# The same picture for home screens that take no drawing by lines.
TOUCH_ICON=$(named web/touch-icon.png touch-icon png)
sed -e "s/@ICON@/$ICON/; s/@TOUCH_ICON@/$TOUCH_ICON/" web/manifest.webmanifest >"$work/manifest.webmanifest"
MANIFEST=$(named "$work/manifest.webmanifest" manifest webmanifest)
sed -e "s/@BOOT@/$BOOT/; s/@GLUE@/$GLUE/; s/@STYLE@/$STYLE/; s/@ICON@/$ICON/; s/@TOUCH_ICON@/$TOUCH_ICON/; s/@MANIFEST@/$MANIFEST/" \
  web/index.html >"$dist/index.html"

[ -z "$compress" ] || press "$dist"/*
write_data
printf '%s' "$stamp" >"$dist/.built"

plain=$(find "$dist" -type f ! -name '*.br' ! -name '*.gz' ! -name '.*' -printf '%s\n' | awk '{n += $1} END {print n}')
say "web/dist: $plain bytes plain"
if [ "$compress" ]; then
  say "          $(cat "$dist"/*.br "$dist"/data/*.br | wc -c) bytes in brotli, $(cat "$dist"/*.gz "$dist"/data/*.gz | wc -c) in gzip: everything the first screen loads"
fi
