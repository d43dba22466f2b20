//! One frame of a screen of people being drawn, and what was done on it.

use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Sense, Ui};
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
        let at = rect.left_center() + bevy_egui::egui::vec2(10.0, 0.0);
        let ink = if lit { theme::TYPE } else { theme::QUIET };
        let key = paint::numeral(&p, at, Align2::LEFT_CENTER, key, size::HEAD, ink);
        let at = bevy_egui::egui::pos2((at.x + 20.0).max(key.right() + 8.0), at.y);
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
