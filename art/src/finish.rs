//! The last step of a picture: darker corners and a fine grain, computed for each pixel in
//! integers.

use tiny_skia::Pixmap;

use crate::scatter::mixed;

/// Greatest change by grain, up or down, of 255.
const GRAIN: i32 = 4;

/// Returns the pixels row by row, four bytes each: red, green, blue, and 255.
pub(crate) fn pixels(pixmap: &Pixmap) -> Vec<u8> {
    let (width, height) = (pixmap.width(), pixmap.height());
    let columns: Vec<i32> = (0..width).map(|x| square(x, width) * 3 / 4).collect();
    let mut out = Vec::with_capacity(pixmap.data().len());
    for (row, y) in pixmap.pixels().chunks(width.max(1) as usize).zip(0..) {
        let (down, top) = (square(y, height), 560 * upper(y, height) / 1024);
        for ((pixel, across), n) in row.iter().zip(&columns).zip(y * width..) {
            let light = (1024 - (across + down) * 300 / 1024 - top).clamp(260, 1024);
            let grain = (mixed(n ^ 0x5EED) % (2 * GRAIN as u32 + 1)) as i32 - GRAIN;
            let shade = |value: u8| {
                let value = i32::from(value) * light / 1024;
                // Grain is strongest in the half-tones; black and white stay clean.
                (value + grain * (value.min(255 - value) + 24) / 150).clamp(0, 255) as u8
            };
            out.extend([shade(pixel.red()), shade(pixel.green()), shade(pixel.blue()), 255]);
        }
    }
    out
}

/// Distance from the middle, 1024 at the edge; negative to the left and above.
fn off(at: u32, of: u32) -> i32 {
    ((2 * i64::from(at) + 1 - i64::from(of)) * 1024 / i64::from(of)) as i32
}

/// That distance squared, again 1024 at the edge.
fn square(at: u32, of: u32) -> i32 {
    off(at, of) * off(at, of) / 1024
}

/// Depth into the upper edge, where text may be.
fn upper(y: u32, height: u32) -> i32 {
    (-off(y, height) - 420).max(0)
}
