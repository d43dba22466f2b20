#!/usr/bin/env python3
"""Packs pictures small, for scripts/pictures.

    scripts/pictures.py still FROM TO            one picture
    scripts/pictures.py frame SCREEN TO          what the display shows; SCREEN is the file of `Xvfb -fbdir`
    scripts/pictures.py moving TO FRAME...       pictures one after the other, equal neighbours as one
"""

import struct
import sys

from PIL import Image, ImageChops

WIDTH = 960
MILLISECONDS = 200
LAST = 1500


def still(source, target):
    Image.open(source).convert("RGB").save(target, quality=88, method=6)


def frame(screen, target):
    with open(screen, "rb") as file:
        data = file.read()
    head = struct.unpack(">25I", data[:100])
    size, width, height, order, line, colours = head[0], head[4], head[5], head[7], head[12], head[19]
    mode = "XRGB" if order else "BGRX"
    pixels = data[size + 12 * colours :][: line * height]
    Image.frombytes("RGB", (width, height), pixels, "raw", mode, line).save(target)


def moving(target, *sources):
    frames = []
    for source in sources:
        picture = Image.open(source).convert("RGB")
        picture = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)
        if not frames or ImageChops.difference(frames[-1], picture).getbbox():
            frames.append(picture)
    times = [MILLISECONDS] * (len(frames) - 1) + [LAST]
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=72, method=6)


{"still": still, "frame": frame, "moving": moving}[sys.argv[1]](*sys.argv[2:])
