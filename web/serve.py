#!/usr/bin/env python3
"""Serves web/dist on this machine alone: right types, compressed files where there are some.

    web/serve.py [PORT]     without a port, any that is free; the address is printed
"""

import http.server
import pathlib
import sys

DIST = pathlib.Path(__file__).resolve().parent / "dist"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".bundle": "application/json",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
# All others are called after what is in them.
RENEWED = ("index.html", "worker.js", "data/manifest.json")
PRESSED = [("br", ".br"), ("gzip", ".gz")]


class Page(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer(with_body=True)

    def do_HEAD(self):
        self.answer(with_body=False)

    def answer(self, with_body):
        name = self.path.split("?")[0].lstrip("/") or "index.html"
        file = DIST / name
        # Only what lies in the folder itself or beside its data, and is one of the page's files.
        if file.parent not in (DIST, DIST / "data") or file.suffix not in TYPES or not file.is_file():
            self.send_error(404)
            return
        accepted = self.headers.get("Accept-Encoding", "")
        chosen = [(way, end) for way, end in PRESSED if way in accepted and (DIST / (name + end)).is_file()]
        way, end = chosen[0] if chosen else (None, "")
        body = (DIST / (name + end)).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", TYPES[file.suffix])
        self.send_header("Content-Length", str(len(body)))
        if way:
            self.send_header("Content-Encoding", way)
        self.send_header("Vary", "Accept-Encoding")
        lasting = "no-cache" if name in RENEWED else "public, max-age=31536000, immutable"
        self.send_header("Cache-Control", lasting)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, *_):
        """Says nothing of what went well."""


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """A page that is left or loaded again waits for no more of its files; that is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    if not (DIST / "index.html").is_file():
        sys.exit("web/serve.py: there is no web/dist yet; web/build.sh makes it")
    with Server(("127.0.0.1", port), Page) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


main()
