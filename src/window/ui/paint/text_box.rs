//! A text box: words that must be whole, with the size that makes them so.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Vec2, pos2,
    text::{LayoutJob, TextFormat},
};

use crate::window::ui::theme;

/// Rows stand this far apart, as a share of the size of type: a text box is dense.
const LEADING: f32 = 1.1;

/// Words set in rows, which are all there.
#[derive(Clone)]
pub struct TextBox {
    galley: Arc<Galley>,
}

impl TextBox {
    /// Sets words in rows of that width.
    pub fn new(p: &Painter, words: &str, points: f32, width: f32, ink: Color32) -> TextBox {
        let format = TextFormat {
            font_id: FontId::proportional(points),
            color: ink,
            line_height: Some(points * LEADING),
            ..TextFormat::default()
        };
        let mut job = LayoutJob::single_section(words.to_owned(), format);
        job.wrap.max_width = width;
        TextBox { galley: p.layout_job(job) }
    }

    /// The first of these words and sizes that is no taller than the room; else the last.
    pub fn fitting<'a>(
        p: &Painter,
        trials: impl IntoIterator<Item = (&'a str, f32)>,
        room: Vec2,
        ink: Color32,
    ) -> TextBox {
        let mut set = TextBox::new(p, "", theme::size::TINY, room.x, ink);
        for (words, points) in trials {
            set = TextBox::new(p, words, points, room.x, ink);
            if set.height() <= room.y && set.galley.size().x <= room.x + 0.5 {
                break;
            }
        }
        set
    }

    /// How tall it stands.
    pub fn height(&self) -> f32 {
        if self.galley.is_empty() { 0.0 } else { self.galley.size().y }
    }

    /// How wide its widest row is.
    pub fn width(&self) -> f32 {
        self.galley.size().x
    }

    /// Draws it from its top left; returns where it stands.
    pub fn draw(&self, p: &Painter, at: Pos2) -> Rect {
        p.galley(at, self.galley.clone(), Color32::WHITE);
        Rect::from_min_size(at, self.galley.size())
    }
}

/// The share of a text's ground that hides what lies below.
pub const GROUND: f32 = 0.86;

/// A ground for words that stand on a picture.
pub fn ground_for_text(p: &Painter, rect: Rect) {
    let rect =
        Rect::from_min_max(rect.min.floor(), pos2(rect.right().ceil(), rect.bottom().ceil()));
    p.rect_filled(rect, CornerRadius::same(3), theme::faded(theme::SPACE, GROUND));
}
