#!/usr/bin/env python3
"""Writes the game's data as bundles, one for each card pack and each other kind, and their list.

    web/bundle.py ASSETS OUT

A bundle is a JSON object of file names and texts; its own name has the beginning of its fingerprint in it, so a
browser may keep it for ever. The list, `manifest.json`, has the whole fingerprint of each, by which a browser sees
whether it is the one that is listed.
"""

import base64
import hashlib
import json
import pathlib
import sys


def is_for_authors(path):
    """Guides and schemas help somebody write cards, and are of no use to a page."""
    return path.name.endswith((".md", ".schema.json"))


def bundle_of(inside):
    """What the bundle of a file is called, by its path in the folder of assets."""
    if inside.parts[0] == "packs" and len(inside.parts) > 2:
        return f"pack-{inside.parts[1]}"
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def bundles(assets):
    found = {}
    for path in sorted(assets.rglob("*")):
        inside = path.relative_to(assets)
        if path.is_file() and not is_for_authors(path) and not path.name.startswith("."):
            texts = found.setdefault(bundle_of(inside), {})
            texts[f"assets/{inside.as_posix()}"] = path.read_text(encoding="utf-8")
    return found


def main():
    assets, out = (pathlib.Path(name) for name in sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    listed, kept = [], set()
    for name, texts in sorted(bundles(assets).items()):
        content = json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
        fingerprint = hashlib.sha256(content)
        file = f"{name}.{fingerprint.hexdigest()[:12]}.bundle"
        (out / file).write_bytes(content)
        kept.add(file)
        integrity = "sha256-" + base64.b64encode(fingerprint.digest()).decode("ascii")
        listed.append({"file": file, "integrity": integrity})
    # The list comes last: whoever reads it finds all that it names.
    (out / "manifest.json").write_text(json.dumps({"bundles": listed}, indent=1) + "\n", encoding="utf-8")
    for old in out.glob("*.bundle*"):
        if not any(old.name.startswith(file) for file in kept):
            old.unlink()


main()
