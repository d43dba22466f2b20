//! Setting type: single lines, wrapped text that ends in an ellipsis, captions, large numerals.
//!
//! What has no room at its size is set a little smaller, and ends in an ellipsis only if that does not help.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Vec2, pos2, text::LayoutJob,
    text::TextFormat, text::TextWrapping, vec2,
};

use crate::window::ui::theme;

/// One line of type; returns where it stands.
pub fn say(p: &Painter, at: Pos2, align: Align2, text: &str, size: f32, colour: Color32) -> Rect {
    let galley = line(p, text, size, colour, 0.0, f32::INFINITY, 1);
    set(p, at, align, galley, colour)
}

/// One line of heavier type.
pub fn strong(
    p: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    size: f32,
    colour: Color32,
) -> Rect {
    let galley = line(p, text, size, colour, 0.0, f32::INFINITY, 1);
    heavy_set(p, align.anchor_size(at, galley.size()), galley, colour, size)
}

/// A small label in spaced capitals.
pub fn caption(
    p: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    size: f32,
    colour: Color32,
) -> Rect {
    let galley = line(p, &text.to_uppercase(), size, colour, size * 0.12, f32::INFINITY, 1);
    set(p, at, align, galley, colour)
}

/// How wide a [`caption`] is.
pub fn caption_width(p: &Painter, text: &str, size: f32) -> f32 {
    let (text, spacing) = (text.to_uppercase(), size * 0.12);
    line(p, &text, size, Color32::WHITE, spacing, f32::INFINITY, 1).size().x
}

/// A large number, heavy.
pub fn numeral(
    p: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    size: f32,
    colour: Color32,
) -> Rect {
    strong(p, at, align, text, size, colour)
}

/// One line of type cut to `width` with an ellipsis; heavy when `heavy`.
pub fn fitted(
    p: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    size: f32,
    colour: Color32,
    width: f32,
    heavy: bool,
) -> Rect {
    let galley = whole(size, |size| line(p, text, size, colour, 0.0, width, 1));
    let place = align.anchor_size(at, galley.size());
    if heavy {
        return heavy_set(p, place, galley, colour, size);
    }
    set(p, at, align, galley, colour)
}

/// One line of type along the top of `area`, cut to its width; returns where it stands.
pub fn along(p: &Painter, area: Rect, text: &str, size: f32, colour: Color32) -> Rect {
    fitted(p, area.left_top(), Align2::LEFT_TOP, text, size, colour, area.width(), false)
}

/// The short line below a heading, from this corner; returns where it is.
pub fn underline(p: &Painter, corner: Pos2) -> Rect {
    let line = Rect::from_min_size(corner, vec2(72.0, 4.0));
    p.rect_filled(line, 0.0, theme::now());
    line
}

/// Wrapped type from the top left of `area`, as many rows as fit; returns the height used.
pub fn flow(p: &Painter, area: Rect, text: &str, size: f32, colour: Color32, heavy: bool) -> f32 {
    let galley = whole(size, |size| {
        let rows = (area.height() / (size * 1.18)).floor().max(1.0) as usize;
        line(p, text, size, colour, 0.0, area.width(), rows)
    });
    let height = galley.size().y;
    if heavy {
        heavy_set(p, Rect::from_min_size(area.min, galley.size()), galley, colour, size);
    } else {
        p.galley(area.min, galley, colour);
    }
    height
}

/// A name in heavy type from the top left of `area`, as small as it must be for no word of it to be cut;
/// returns the height used.
pub fn name(p: &Painter, area: Rect, text: &str, size: f32, colour: Color32) -> f32 {
    flow(p, area, text, name_size(p, area.size(), text, size), colour, true)
}

/// The size at which no word of a name is cut in that much room.
pub fn name_size(p: &Painter, room: Vec2, text: &str, size: f32) -> f32 {
    let words = || text.split_inclusive([' ', '-']).map(str::trim_end);
    let longest = |size| words().map(|word| wide(p, word, size)).fold(0.0, f32::max);
    let is_whole = |size: f32| {
        let fits = tall(p, text, size, room.x) <= room.y;
        fits && longest(theme::reading(size)) <= room.x
    };
    // A point of a screen that is drawn larger has more pixels.
    let smallest = SMALLEST / p.ctx().pixels_per_point().clamp(1.0, 1.5);
    let sizes = (0..).map(|step| size - 0.5 * step as f32).take_while(|size| *size > smallest);
    sizes.into_iter().find(|size| is_whole(*size)).unwrap_or(smallest)
}

/// Type that is smaller than this cannot be read on a screen of a pixel a point.
const SMALLEST: f32 = 7.5;

/// Wrapped type in the middle of `area`'s height, as many rows as fit.
pub fn centred(p: &Painter, area: Rect, text: &str, size: f32, colour: Color32) {
    let galley = whole(size, |size| {
        let rows = ((area.height() + 1.0) / (size * 1.14)).floor().max(1.0) as usize;
        line(p, text, size, colour, 0.0, area.width(), rows)
    });
    let at = pos2(area.left(), area.center().y - galley.size().y / 2.0);
    p.galley(at, galley, colour);
}

/// How tall `text` stands when wrapped to `width`.
pub fn tall(p: &Painter, text: &str, size: f32, width: f32) -> f32 {
    line(p, text, theme::reading(size), Color32::WHITE, 0.0, width, usize::MAX).size().y
}

/// Text in large type, where the settings want it, else at its own size, else a little smaller: the first
/// that is whole. Where none is, it is cut at its own size.
fn whole(size: f32, set: impl Fn(f32) -> Arc<Galley>) -> Arc<Galley> {
    let smallest = (size * 0.8).max(size.min(LEAST));
    let smaller = (1..).map(|step| size - 0.5 * step as f32).take_while(|size| *size >= smallest);
    let sizes = [theme::reading(size), size].into_iter().chain(smaller);
    let whole = sizes.map(&set).find(|galley| !galley.elided);
    whole.unwrap_or_else(|| set(size))
}

/// Type is not made smaller than this to be whole.
const LEAST: f32 = 8.5;

/// How wide one line of type is.
pub fn wide(p: &Painter, text: &str, size: f32) -> f32 {
    line(p, text, size, Color32::WHITE, 0.0, f32::INFINITY, 1).size().x
}

pub(super) fn line(
    p: &Painter,
    text: &str,
    size: f32,
    colour: Color32,
    spacing: f32,
    width: f32,
    rows: usize,
) -> Arc<Galley> {
    let font_id = FontId::new(size, FontFamily::Proportional);
    let format = TextFormat {
        font_id,
        color: colour,
        extra_letter_spacing: spacing,
        ..TextFormat::default()
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping {
        max_width: width,
        max_rows: rows,
        break_anywhere: rows == 1,
        overflow_character: Some('…'),
    };
    p.layout_job(job)
}

/// Sets type a few whole pixels wide, because a part of a pixel is rounded away.
pub(super) fn heavy_set(
    p: &Painter,
    place: Rect,
    galley: Arc<Galley>,
    colour: Color32,
    size: f32,
) -> Rect {
    let dot = 1.0 / p.ctx().pixels_per_point();
    let weight = (size / dot * 0.03).round().clamp(1.0, 4.0) as u8;
    for n in 0..=weight {
        p.galley(place.min + Vec2::new(dot * f32::from(n), 0.0), galley.clone(), colour);
    }
    place
}

fn set(p: &Painter, at: Pos2, align: Align2, galley: Arc<Galley>, colour: Color32) -> Rect {
    let place = align.anchor_size(at, galley.size());
    let corner = pos2(place.min.x, place.min.y);
    p.galley(corner, galley, colour);
    place
}
