# Shared by the tests of the window: a virtual display, a home of its own, keys, waiting.
# To be sourced from the top of the repository after `program` is set; `play` names the test.
[ -x "$program" ] || { say "There is no $program: cargo build --package far-lanes"; exit 1; }

if [ -z "${FAR_LANES_STAGE:-}" ]; then
  need xvfb-run xvfb xauth
  need xdotool xdotool
  screen=$(mktemp -d)
  xvfb-run -a -s "-screen 0 1280x720x24 -fbdir $screen" \
    env FAR_LANES_STAGE="$screen/Xvfb_screen0" "$0" "$program" && held=0 || held=$?
  rm -rf "$screen"
  exit "$held"
fi

work=$(mktemp -d)
home="$work/home"
game=
export FAR_LANES_HOME="$home" WGPU_BACKEND="${WGPU_BACKEND:-vulkan}"

stop() {
  [ -z "$game" ] || { kill "$game" && wait "$game"; } 2>/dev/null || true
  game=
}
trap 'stop; rm -rf "$work"' EXIT

fail() {
  say "$play: $*"
  tail -n 20 "$work/said.txt" >&2
  exit 1
}

# await SECONDS COMMAND...: asks again until it holds, for so long at most.
await() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    kill -0 "$game" 2>/dev/null || return 1
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.1
  done
}

window() { xdotool search --onlyvisible --name '^Far Lanes' 2>/dev/null | head -n 1; }
is_open() { [ -n "$(window)" ]; }
is_loaded() { is_open && ! shows "Far Lanes: loading"; }
shows() { [ "$(xdotool getwindowname "$(window)" 2>/dev/null)" = "$1" ]; }
focused() {
  xdotool windowfocus "$(window)" 2>/dev/null
  [ "$(xdotool getwindowfocus 2>/dev/null)" = "$(window)" ]
}
# One key, and as long as a frame takes here: what is struck in one frame has no order.
key() {
  xdotool key "$1"
  sleep "$pace"
}
keys() {
  local n
  for ((n = 0; n < $2; n++)); do key "$1"; done
}

# A key while another is held: that one is down before, and for some frames after, since what is held counts
# as it is at the end of a frame.
held_key() {
  xdotool keydown "$1"
  sleep "$pace"
  xdotool key "$2"
  sleep 1
  sleep "$pace"
  xdotool keyup "$1"
  sleep "$pace"
}
# The mouse goes there.
point() {
  xdotool mousemove --window "$(window)" "$1" "$2"
  sleep "$pace"
}
# And clicks once it is seen to be there.
click() {
  point "$1" "$2"
  xdotool click 1
  sleep "$pace"
}
# The middle of the NTH lit stretch at X, from the top.
lit() { tests/window/eye.py "$FAR_LANES_STAGE" "$1" "$2"; }

# Opens the program on nothing, but for the settings that a test has.
open_the_window() {
  stop
  rm -rf "$home"
  if [ -n "${settings:-}" ]; then
    mkdir -p "$home"
    printf '%s\n' "$settings" >"$home/settings.json"
  fi
  "$program" >"$work/said.txt" 2>&1 &
  game=$!
  await 180 is_loaded && await 30 focused
}
