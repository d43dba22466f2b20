//! A contact sheet of the icons: `cargo run -p art --example icons -- OUT.png`.
//!
//! Each icon appears large, at the sizes the game uses, and with the smallest of those enlarged.

use std::fs;

use art::{Icon, icon};

/// Pixels of a cell: across, down.
const CELL: (usize, usize) = (150, 80);
const ACROSS: usize = 10;
/// Size, place in the cell, magnification.
const SHOWN: [(u32, (usize, usize), usize); 5] =
    [(60, (6, 10), 1), (14, (74, 10), 1), (14, (100, 20), 3), (18, (72, 36), 1), (12, (76, 64), 1)];

fn main() {
    let file = std::env::args().nth(1).unwrap_or("icons.png".into());
    let all: Vec<Icon> = Icon::all().collect();
    let (width, height) = (CELL.0 * ACROSS, CELL.1 * all.len().div_ceil(ACROSS));
    let mut sheet = vec![18_u8; width * height];
    for (n, &which) in all.iter().enumerate() {
        let corner = (n % ACROSS * CELL.0, n / ACROSS * CELL.1);
        for (size, (x, y), times) in SHOWN {
            let mask = icon(which, size);
            let side = size as usize * times;
            for at in 0..side * side {
                let (dx, dy) = (at % side, at / side);
                let ink = mask[dy / times * size as usize + dx / times];
                let pixel = &mut sheet[(corner.1 + y + dy) * width + corner.0 + x + dx];
                *pixel = (*pixel).max(ink);
            }
        }
    }
    let out = fs::File::create(&file).expect("the file can be made");
    let mut encoder = png::Encoder::new(out, width as u32, height as u32);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&sheet).expect("the pixels");
}
