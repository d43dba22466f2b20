//! A line that can be typed in.

use bevy_egui::egui::{Align2, FontId, Id, Rect, pos2};

use super::pen::Pen;
use crate::window::ui::{
    compact, paint,
    pen::Typing,
    theme::{self, size},
};

/// A field with its name at the left.
pub struct Line<'a> {
    pub name: &'a str,
    /// The placeholder while it is empty.
    pub hint: &'a str,
    /// How many characters it takes.
    pub limit: usize,
    /// Whether the keyboard writes here.
    pub selected: bool,
}

impl Line<'_> {
    /// Draws it and takes in what is typed; whether it was clicked.
    pub fn draw(&self, pen: &mut Pen, rect: Rect, text: &mut String) -> bool {
        let p = pen.p();
        let line = if self.selected { theme::now() } else { theme::RULE };
        paint::plate(&p, rect, theme::SPACE, line);
        let mut left = rect.left() + 12.0;
        if !self.name.is_empty() {
            let at = pos2(left, rect.center().y);
            paint::caption(&p, at, Align2::LEFT_CENTER, self.name, size::TINY, theme::QUIET);
            left += if compact::is_on(p.ctx()) { 72.0 } else { 126.0 };
        }
        let place = Rect::from_min_max(
            pos2(left, rect.center().y - 10.0),
            pos2(rect.right() - 10.0, rect.center().y + 11.0),
        );
        Typing {
            id: Id::new("line").with(self.name).with(self.hint),
            font: FontId::proportional(size::HEAD),
            hint: self.hint,
            limit: self.limit,
            selected: self.selected,
        }
        .put(pen.ui, place, text)
    }
}
