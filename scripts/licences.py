#!/usr/bin/env python3
"""Prints the licences of every crate that is in the program for a platform, each text once, and of its faces.

    scripts/licences.py PLATFORM
"""

import json
import pathlib
import subprocess
import sys

FACES = pathlib.Path(__file__).parent.parent / "src/window/ui/fonts"
NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE")


def crates(platform):
    """Package, licence and folder of each crate that the program is made of, our own left out."""
    told = subprocess.run(
        ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", platform],
        check=True, capture_output=True, text=True,
    )
    metadata = json.loads(told.stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    found, to_see = set(), [metadata["resolve"]["root"]]
    while to_see:
        here = to_see.pop()
        if here in found:
            continue
        found.add(here)
        for dependency in nodes[here]["deps"]:
            # Only what is linked: not what builds or tests it.
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                to_see.append(dependency["pkg"])
    linked = [packages[name] for name in found if packages[name]["source"]]
    return sorted(linked, key=lambda package: (package["name"], package["version"]))


def texts(package):
    """The licence texts that lie in a crate's folder."""
    folder = pathlib.Path(package["manifest_path"]).parent
    files = [file for file in folder.iterdir() if file.name.upper().startswith(NAMES) and file.is_file()]
    return [file.read_text(encoding="utf-8", errors="replace").strip() for file in sorted(files)]


def main():
    of_text = {}
    print("Far Lanes is made with these crates, each under the licence named beside it.\n")
    for package in crates(sys.argv[1]):
        crate = f"{package['name']} {package['version']}"
        print(f"{crate}: {package['license'] or 'see its text below'}")
        for text in texts(package):
            of_text.setdefault(text, []).append(crate)
    for licence in sorted(FACES.glob("*.txt")):
        face = f"the face {licence.stem}, with its hints left out"
        of_text.setdefault(licence.read_text(encoding="utf-8").strip(), []).append(face)
    for text, whose in of_text.items():
        print(f"\n{'=' * 80}\n{', '.join(whose)}\n{'=' * 80}\n\n{text}")


main()
