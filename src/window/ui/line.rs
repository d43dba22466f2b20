//! A line that is typed in, and what is wrong with it under the very column.

use bevy_egui::egui::{Align2, Color32, FontId, Id, Rect, Stroke, pos2};

use crate::window::ui::{
    paint,
    pen::{Pen, Reads, Typing},
    theme::{self, size},
};

/// A field with its name at the left.
pub struct Line<'a> {
    pub name: &'a str,
    /// Room for the name.
    pub indent: f32,
    /// The placeholder while it is empty.
    pub hint: &'a str,
    /// How many characters it takes.
    pub limit: usize,
    /// Whether the keyboard writes here.
    pub selected: bool,
    /// Type of one width, of this size, so that columns can be pointed at; else the usual type.
    pub columns: Option<f32>,
    /// The first character that is wrong, and how many are.
    pub wrong: Option<(usize, usize)>,
}

impl Line<'_> {
    /// Draws it and takes in what is typed; whether it was clicked.
    pub fn draw<D: Reads>(&self, pen: &mut Pen<D>, rect: Rect, text: &mut String) -> bool {
        let p = pen.p();
        let line = if self.selected { theme::now() } else { theme::RULE };
        paint::plate(&p, rect, theme::SPACE, line);
        if self.selected {
            p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
        }
        let at = pos2(rect.left() + 14.0, rect.center().y);
        paint::caption(&p, at, Align2::LEFT_CENTER, self.name, size::TINY, theme::QUIET);
        let font = self.columns.map_or(FontId::proportional(size::BODY), FontId::monospace);
        let half = font.size * 0.72;
        let place = Rect::from_min_max(
            pos2(rect.left() + self.indent, rect.center().y - half),
            pos2(rect.right() - 8.0, rect.center().y + half),
        );
        let typing = Typing {
            id: Id::new("desk line").with(self.name),
            font: font.clone(),
            hint: self.hint,
            limit: self.limit,
            selected: self.selected,
        };
        let clicked = typing.put(pen.ui, place, text);
        if let (Some((from, count)), Some(_)) = (self.wrong, self.columns) {
            let wide = |chars: usize| {
                let before = "0".repeat(chars);
                p.layout_no_wrap(before, font.clone(), Color32::WHITE).size().x
            };
            let (left, right) = (place.left() + wide(from), place.left() + wide(from + count));
            let y = rect.bottom() - 4.0;
            p.hline(left..=right.min(rect.right() - 4.0), y, Stroke::new(2.5, theme::now()));
        }
        clicked
    }

    /// Where a column is, from the left of the field.
    pub fn column(&self, pen: &Pen<impl Reads>, rect: Rect, chars: usize) -> f32 {
        let font = FontId::monospace(self.columns.unwrap_or(size::BODY));
        let text = "0".repeat(chars);
        let wide = pen.ui.painter().layout_no_wrap(text, font, Color32::WHITE).size().x;
        rect.left() + self.indent + wide
    }
}
