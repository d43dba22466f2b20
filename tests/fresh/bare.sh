# What tests/fresh/run stands on: a bare Debian in a folder, and a way in.

# What leads to the network is this machine's: a proxy, a certificate, a name server.
NETWORK='_proxy$|^(SSL_CERT|NODE_EXTRA_CA|PIP_CERT|CURL_CA|CARGO_HTTP)'
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt

# make_base PACKAGES: a bare Debian of the release that this machine has, from the same servers.
make_base() {
  local sources=(/etc/apt/sources.list.d/debian.sources)
  [ -e "${sources[0]}" ] || sources=(/etc/apt/sources.list)
  say "Making a bare Debian."
  mmdebstrap --quiet --variant=minbase --include="$1" \
    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$work/base" "${sources[@]}" ||
    give_up "mmdebstrap cannot make a bare Debian; is there a network?"
  cp /etc/resolv.conf "$work/base/etc/resolv.conf"
  cp "$CERTIFICATES" "$work/base$CERTIFICATES"
}

# make_root REVISION: $root, a machine of its own with a clone of the tree as it was committed.
make_root() {
  root="$work/root"
  cp -a "$work/base" "$root"
  mkdir -p "$root/opt/rust" "$root/root/.cargo/registry"
  git clone --quiet --no-hardlinks . "$root/root/far-lanes"
  git -C "$root/root/far-lanes" -c advice.detachedHead=false checkout --quiet "$(git rev-parse "$revision")"
}

# enter COMMANDS: runs them in the clone, as root of the bare machine. Whatever they start ends with them.
enter() {
  local here=(HOME=/root LANG=C.UTF-8 TERM=dumb PATH=/opt/rust/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin) name
  for name in $(compgen -e | grep -iE "$NETWORK"); do here+=("$name=${!name}"); done
  SYSROOT=$(rustc --print sysroot) REGISTRY="${CARGO_HOME:-$HOME/.cargo}/registry" ROOT="$root" \
    unshare --mount --pid --fork --kill-child bash -euc '
      mount --bind "$SYSROOT" "$ROOT/opt/rust"
      mount --bind "$REGISTRY" "$ROOT/root/.cargo/registry"
      mount -t proc proc "$ROOT/proc"
      mount --rbind /dev "$ROOT/dev"
      mount -t tmpfs tmpfs "$ROOT/dev/shm"
      exec chroot "$ROOT" env -i "${@:2}" bash -c "cd /root/far-lanes && $1"
    ' enter "$1" "${here[@]}" </dev/null
}
