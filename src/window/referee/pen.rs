//! One frame of a screen being drawn, and what was done on it.

use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Sense, Ui, pos2, vec2};

use crate::window::{
    paint,
    theme::{self, size},
};

/// What a person can do on a screen that shows rules.
pub trait Reads {
    /// Look a rule up.
    fn rule(id: &str) -> Self;
}

/// Draws one frame and collects what the person did on it.
pub struct Pen<'a, D> {
    pub ui: &'a mut Ui,
    pub deeds: Vec<D>,
}

impl<'a, D: Reads> Pen<'a, D> {
    pub fn new(ui: &'a mut Ui) -> Pen<'a, D> {
        Pen { ui, deeds: Vec::new() }
    }

    /// What to draw with.
    pub fn p(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Whether `rect` was clicked in this frame.
    pub fn clicked(&mut self, rect: Rect, name: impl std::hash::Hash) -> bool {
        self.ui.interact(rect, Id::new("referee").with(name), Sense::CLICK).clicked()
    }

    /// The id of a rule; a click opens the rulebook there.
    pub fn rule(&mut self, at: Pos2, align: Align2, id: &str) -> Rect {
        let place = paint::say(&self.p(), at, align, id, size::TINY, theme::FAINT);
        let area = place.expand(3.0);
        if self.ui.rect_contains_pointer(area) {
            paint::say(&self.p(), at, align, id, size::TINY, theme::TYPE);
        }
        if self.clicked(area, ("rule", id, at.x as i32, at.y as i32)) {
            self.deeds.push(D::rule(id));
        }
        place
    }

    /// A button with the key that does the same at its left end.
    pub fn button(&mut self, rect: Rect, key: &str, label: &str, lit: bool) -> bool {
        let over = self.ui.rect_contains_pointer(rect);
        let (fill, line) = match (lit, over) {
            (true, _) => (theme::NOW_GROUND, theme::NOW),
            (false, true) => (theme::RAISED, theme::QUIET),
            (false, false) => (theme::PANEL, theme::RULE),
        };
        let p = self.p();
        paint::plate(&p, rect, fill, line);
        let at = rect.left_center() + vec2(10.0, 0.0);
        let ink = if lit { theme::TYPE } else { theme::QUIET };
        let key = paint::strong(&p, at, Align2::LEFT_CENTER, key, size::SMALL, ink);
        let at = pos2(key.right() + if key.width() > 0.0 { 8.0 } else { 0.0 }, at.y);
        let room = rect.right() - 8.0 - at.x;
        let ink = if lit || over { theme::TYPE } else { theme::QUIET };
        paint::fitted(&p, at, Align2::LEFT_CENTER, label, size::BODY, ink, room, lit);
        self.clicked(rect, ("button", label, rect.min.x as i32, rect.min.y as i32))
    }

    /// Keys in a row that are good for something now, to be clicked as well.
    pub fn foot(&mut self, left: Pos2, keys: Vec<(&str, &str, D)>) {
        let (p, mut x) = (self.p(), left.x);
        for (key, words, deed) in keys {
            let at = pos2(x, left.y);
            let key = paint::strong(&p, at, Align2::LEFT_BOTTOM, key, size::SMALL, theme::QUIET);
            let at = pos2(key.right() + 6.0, left.y);
            let words = paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
            if self.clicked(key.union(words).expand(3.0), ("foot", x as i32)) {
                self.deeds.push(deed);
            }
            x = words.right() + 18.0;
        }
    }
}
