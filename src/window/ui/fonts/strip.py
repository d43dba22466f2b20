#!/usr/bin/env python3
"""Writes the game's two faces from the files they come from: every letter, and nothing that the window never reads.

    pip install fonttools
    ./strip.py FOLDER      the `fonts` folder of the crate epaint_default_fonts

What draws the window's letters knows no hints for coarse screens, no ligatures and no names of glyphs: they were two thirds
of both files, and 150 thousand bytes of what a page loads.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
# Name, and what its licence wants a changed one to be called.
FACES = {"Ubuntu-Light": "Ubuntu Light derivative Far Lanes", "Hack-Regular": "Hack derivative Far Lanes"}
NAMES = (1, 3, 4, 6, 16)


def strip(source: Path, called: str) -> TTFont:
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, name_IDs=["*"])
    font = subset.load_font(str(source), options)
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=font.getBestCmap())
    chosen.subset(font)
    for name in font["name"].names:
        if name.nameID in NAMES:
            name.string = called.replace(" ", "") if name.nameID == 6 else called
    return font


for file, called in FACES.items():
    font = strip(Path(sys.argv[1]) / f"{file}.ttf", called)
    font.save(HERE / f"{file}.ttf")
