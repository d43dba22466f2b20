#!/usr/bin/env python3
"""Where something is lit on the display that nobody sees, as a person would look for it.

    tests/window/eye.py SCREEN X NTH

Looks down the column of pixels at X for stretches in the red of what is lit, and prints the middle of the
NTH of them, from 1, once it stands still. SCREEN is the file in which Xvfb keeps its picture (-fbdir).
"""

import mmap
import struct
import sys
import time

LIT = (70, 20, 19)
NEAR = 6
# What is lit is a row to be read, and no line.
TALL = 12


def column(screen, x):
    """The colours at x, from the top."""
    with open(screen, "rb") as file:
        picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    head = struct.unpack(">25I", picture[:100])
    size, height, order, line, colours = head[0], head[5], head[7], head[12], head[19]
    start = size + 12 * colours
    for y in range(height):
        at = start + y * line + 4 * x
        blue, green, red = picture[at : at + 3]
        if order:
            red, green, blue = picture[at + 1 : at + 4]
        yield (red, green, blue)


def stretches(colours):
    """Where lit stretches begin and end."""
    began = None
    for y, colour in enumerate([*colours, (0, 0, 0)]):
        lit = all(abs(have - want) <= NEAR for have, want in zip(colour, LIT))
        if lit and began is None:
            began = y
        elif not lit and began is not None:
            if y - began >= TALL:
                yield (began, y)
            began = None


def main():
    screen, x, nth = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    found = list(stretches(column(screen, x)))
    time.sleep(0.15)
    # What is still changing is not to be clicked.
    if len(found) < nth or found != list(stretches(column(screen, x))):
        sys.exit(1)
    top, bottom = found[nth - 1]
    print((top + bottom) // 2)


main()
