//! A row that is turned through its values.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    paint,
    pen::{Pen, Reads},
    theme::{self, size},
};

/// A row with one of several values.
pub struct TurnRow<'a> {
    pub label: &'a str,
    pub value: &'a str,
    pub selected: bool,
    /// Whether there is another value to turn to.
    pub turns: bool,
    /// Room for the label.
    pub indent: f32,
}

impl TurnRow<'_> {
    /// Draws it; how far it was turned by a click.
    pub fn draw<D: Reads>(&self, pen: &mut Pen<D>, rect: Rect) -> Option<isize> {
        let p = pen.p();
        let (fill, line) = if self.selected {
            (theme::now_ground(), theme::now())
        } else {
            (theme::PANEL, theme::RULE)
        };
        paint::plate(&p, rect, fill, line);
        if self.selected {
            p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
        }
        let at = pos2(rect.left() + 14.0, rect.center().y);
        paint::caption(&p, at, Align2::LEFT_CENTER, self.label, size::TINY, theme::QUIET);
        let room = rect.width() - self.indent - 62.0;
        let at = pos2(rect.left() + self.indent + 24.0, rect.center().y);
        let ink = if self.turns { theme::TYPE } else { theme::FAINT };
        paint::fitted(&p, at, Align2::LEFT_CENTER, self.value, size::BODY, ink, room, false);
        self.arrows(pen, rect)
    }

    /// The two arrows; what lies between them turns on as well.
    fn arrows<D: Reads>(&self, pen: &mut Pen<D>, rect: Rect) -> Option<isize> {
        let left = pos2(rect.left() + self.indent - 10.0, rect.top());
        let left = Rect::from_min_size(left, vec2(30.0, rect.height()));
        let right = rect.with_min_x(rect.right() - 34.0);
        let middle = Rect::from_min_max(left.right_top(), right.left_bottom());
        let mut turned = None;
        for (place, sign, steps) in [(left, "‹", -1), (right, "›", 1), (middle, "", 1)] {
            let bright = self.selected || pen.ui.rect_contains_pointer(place);
            let ink = if bright { theme::TYPE } else { theme::FAINT };
            let shown = if self.turns { sign } else { "" };
            paint::strong(&pen.p(), place.center(), Align2::CENTER_CENTER, shown, 20.0, ink);
            if pen.clicked(place, (self.label, sign)) {
                turned = Some(steps);
            }
        }
        turned
    }
}
