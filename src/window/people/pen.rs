//! One frame of a screen of people being drawn, and what was done on it.

use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Sense, Ui, pos2, vec2};
use characters::{data::Service, text};

use super::deed::Deed;
use crate::window::{
    paint::{self, CardType},
    theme::{self, size},
};

/// Draws one frame and collects what the person did on it.
pub struct Pen<'a> {
    pub ui: &'a mut Ui,
    pub deeds: Vec<Deed>,
}

impl<'a> Pen<'a> {
    pub fn new(ui: &'a mut Ui) -> Pen<'a> {
        Pen { ui, deeds: Vec::new() }
    }

    /// What to draw with.
    pub fn p(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Whether `rect` was clicked in this frame.
    pub fn clicked(&mut self, rect: Rect, name: impl std::hash::Hash) -> bool {
        self.ui.interact(rect, Id::new("people").with(name), Sense::CLICK).clicked()
    }

    /// Whether the pointer is over `rect`, and moving: only then it leads the highlight.
    pub fn led_to(&self, rect: Rect) -> bool {
        self.ui.rect_contains_pointer(rect) && self.ui.input(|input| input.pointer.is_moving())
    }

    /// The id of a rule; a click opens the rulebook there.
    pub fn rule(&mut self, at: Pos2, align: Align2, id: &str) -> Rect {
        let place = paint::say(&self.p(), at, align, id, size::TINY, theme::FAINT);
        let area = place.expand(4.0);
        if self.ui.rect_contains_pointer(area) {
            paint::say(&self.p(), at, align, id, size::TINY, theme::TYPE);
        }
        if self.clicked(area, ("rule", id, at.x as i32, at.y as i32)) {
            self.deeds.push(Deed::Rule(id.to_owned()));
        }
        place
    }

    /// A button with the key that does the same; at its left end.
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
        let key = paint::numeral(&p, at, Align2::LEFT_CENTER, key, size::HEAD, ink);
        let at = pos2((at.x + 20.0).max(key.right() + 8.0), at.y);
        let room = rect.right() - 8.0 - at.x;
        paint::fitted(&p, at, Align2::LEFT_CENTER, label, size::BODY, theme::TYPE, room, false);
        self.clicked(rect, ("button", label, rect.min.y as i32))
    }
}

/// The shape that stands for a service, beside its colour.
pub fn badge(service: Service) -> CardType {
    match service {
        Service::Navy => CardType::Ship,
        Service::Marines => CardType::Heroic,
        Service::Army => CardType::Gear,
        Service::Scouts => CardType::Event,
        Service::Merchants => CardType::Contract,
        Service::Other => CardType::Crew,
    }
}

/// `Cr5,000` or `−`.
pub fn money(credits: u32) -> String {
    text::credits(credits)
}

/// A line of keys at the bottom of `room`, and what was done last at its right end.
pub fn key_line(pen: &mut Pen, room: Rect, keys: Vec<(&str, &str, Deed)>, note: Option<&str>) {
    let p = pen.p();
    let mut x = room.left();
    for (key, words, deed) in keys {
        let at = pos2(x, room.bottom());
        let key = paint::strong(&p, at, Align2::LEFT_BOTTOM, key, size::SMALL, theme::QUIET);
        let at = pos2(key.right() + 6.0, room.bottom());
        let words = paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
        if pen.clicked(key.union(words).expand(3.0), ("foot", x as i32)) {
            pen.deeds.push(deed);
        }
        x = words.right() + 16.0;
    }
    if let Some(note) = note {
        let at = pos2(room.right(), room.bottom());
        let width = room.right() - x - 10.0;
        paint::fitted(&p, at, Align2::RIGHT_BOTTOM, note, size::SMALL, theme::TYPE, width, false);
    }
}
