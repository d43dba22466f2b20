//! Soft lights, computed for each pixel: pictures have many of them, and a general painter is slow
//! at them.

use tiny_skia::{Mask, Pixmap, Transform};

/// Draws a light onto the pixels: full strength in the middle of the unit circle under `at`,
/// nothing at its rim. `light` is red, green, blue and strength, each from 0 to 1.
pub(crate) fn lay(pixmap: &mut Pixmap, mask: Option<&Mask>, at: Transform, light: [f32; 4]) {
    let (width, height) = (pixmap.width() as i32, pixmap.height() as i32);
    let Some(back) = at.invert() else { return };
    let (wide, high) =
        ((at.sx * at.sx + at.kx * at.kx).sqrt(), (at.ky * at.ky + at.sy * at.sy).sqrt());
    let within = |low: f32, high: f32, end: i32| {
        ((low as i32).clamp(0, end), (high as i32 + 1).clamp(0, end))
    };
    let (left, right) = within(at.tx - wide, at.tx + wide, width);
    let (top, bottom) = within(at.ty - high, at.ty + high, height);
    let [red, green, blue, strength] = light;
    let colour = [red * 255.0, green * 255.0, blue * 255.0];
    for y in top..bottom {
        let down = y as f32 + 0.5;
        let row = (y * width) as usize;
        let (from, to) = (row + left as usize, row + right.max(left) as usize);
        for ((pixel, n), x) in
            pixmap.data_mut()[from * 4..to * 4].chunks_exact_mut(4).zip(from..).zip(left..)
        {
            let across = x as f32 + 0.5;
            let u = back.sx * across + back.kx * down + back.tx;
            let v = back.ky * across + back.sy * down + back.ty;
            let far = u * u + v * v;
            if far >= 1.0 {
                continue;
            }
            let near = 1.0 - far.sqrt();
            let shown = mask.map_or(1.0, |mask| f32::from(mask.data()[n]) / 255.0);
            let share = near * near * strength * shown;
            for (part, light) in pixel.iter_mut().zip(colour) {
                let before = f32::from(*part);
                *part = (before + (light - before) * share + 0.5) as u8;
            }
        }
    }
}
