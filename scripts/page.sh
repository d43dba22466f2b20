# Sourced by what looks at the page in a browser, after common.sh: Debian's chromium, led by node.

need_a_browser() {
  need node nodejs
  need npm npm
  need chromium chromium
  need python3 python3
  npm_install web/tests
}
