//! Tests of `glyphs`.

use super::*;

fn letters(size: [usize; 2]) -> FontImage {
    let count = size[0] * size[1];
    let mut letters = FontImage::new(size);
    letters.pixels = (0..count).map(|n| n as f32 / (count - 1) as f32).collect();
    letters
}

/// The pixels as bevy_egui writes them.
fn theirs(letters: &FontImage) -> Vec<u8> {
    letters.srgba_pixels(None).flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect()
}

#[test]
fn letters_come_out_as_egui_means_them() {
    let letters = letters([32, 32]);
    assert_eq!(whole(&letters).data, theirs(&letters));
}

#[test]
fn new_letters_are_written_in_their_place_and_nowhere_else() {
    let mut image = whole(&FontImage::new([8, 4]));
    let new = letters([3, 2]);
    write(&mut image, [5, 1], &new);
    let theirs = theirs(&new);
    for y in 0..4 {
        for x in 0..8 {
            let from = (y * 8 + x) * PIXEL;
            let inside = (5..8).contains(&x) && (1..3).contains(&y);
            let at = ((y.max(1) - 1) * 3 + x.max(5) - 5) * PIXEL;
            let wanted = if inside { &theirs[at..at + PIXEL] } else { &[0; PIXEL][..] };
            assert_eq!(&image.data[from..from + PIXEL], wanted, "{x} {y}");
        }
    }
}
