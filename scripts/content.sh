# Sourced after common.sh: what was tried once with the same content need not be tried again on this machine.

# Where it is noted what held. A machine without notes tries everything.
HELD="$CARGO_TARGET_DIR/held"

# content FILE-OR-FOLDER...: one hash of all that stands in them, but for what is built there.
content() {
  { rustc --version; find "$@" -type f ! -path '*/node_modules/*' ! -path 'web/dist/*' ! -path '*/__pycache__/*' -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum; } | sha256sum | cut -c1-32
}

# holds NAME CONTENT: whether NAME held with this content before. FAR_LANES_ANEW=1 tries everything again.
holds() { [ -z "${FAR_LANES_ANEW:-}" ] && [ "$(cat "$HELD/$1" 2>/dev/null)" = "$2" ]; }

# note_held NAME CONTENT
note_held() {
  mkdir -p "$HELD"
  printf '%s\n' "$2" >"$HELD/$1"
}
