//! Paints card pictures and icons from recipes, with the same pixels on every platform.
//!
//! Headless and pure: no window, no clock, no files. All arithmetic is `+ - * /` and square roots,
//! and the painter is software, so a picture is the same on every machine; it is crisp at any size
//! because it is painted at that size.

mod auto;
mod canvas;
mod figure;
mod finish;
mod glow;
mod ground;
mod icon;
mod ink;
mod mark;
mod outline;
mod scatter;
mod sketch;
mod subject;
mod turn;

pub use icon::{Icon, Sign, icon};
pub use subject::{Side, Subject, picture_of};

use canvas::Canvas;
use ink::Ink;

/// Paints the picture at a size in pixels: row by row from the top, four bytes each: red, green,
/// blue, and 255 for opaque. Empty for a size of 0, or one that memory cannot hold.
pub fn paint(subject: &Subject, width: u32, height: u32) -> Vec<u8> {
    let (picture, [red, green, blue]) = (&subject.picture, subject.key);
    let key = Ink::rgb(red, green, blue);
    let Some(mut canvas) = Canvas::new(width, height, key, picture.light, u32::from(picture.seed))
    else {
        return Vec::new();
    };
    ground::paint(&mut canvas, picture.ground);
    figure::paint(&mut canvas, &picture.figure, picture.ground);
    mark::paint(&mut canvas, picture.mark);
    finish::pixels(&canvas.pixmap)
}
