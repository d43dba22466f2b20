//! The pen of the screens of people, and small things that many of them draw.

use bevy_egui::egui::{Align2, Rect};
use characters::{data::Service, text};

use super::career_ui::CareerAction;
use crate::window::ui::{
    card_type::CardType,
    compact, paint,
    pen::{self, Reads},
    theme::{self, size},
};

/// Draws one frame of a screen of people.
pub type Pen<'a> = pen::Pen<'a, CareerAction>;

impl Reads for CareerAction {
    fn rule(id: &str) -> CareerAction {
        CareerAction::Rule(id.to_owned())
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
pub fn key_line(
    pen: &mut Pen,
    room: Rect,
    keys: Vec<(&str, &str, CareerAction)>,
    note: Option<&str>,
) {
    let x = pen.foot(room.left_bottom(), 16.0, keys);
    if let Some(note) = note.filter(|_| !compact::is_on(pen.ui.ctx())) {
        let (p, at) = (pen.p(), room.right_bottom());
        let width = room.right() - x - 10.0;
        paint::fitted(&p, at, Align2::RIGHT_BOTTOM, note, size::SMALL, theme::TYPE, width, false);
    }
}
