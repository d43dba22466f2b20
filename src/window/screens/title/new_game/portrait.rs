//! Who the captain of the selected row is.

use bevy_egui::egui::{self, Rect};

use super::{NewGame, item::Item};
use crate::{
    data::Library,
    window::{
        screens::title::opponent::Opponent,
        ui::{
            paint,
            theme::{self, size},
        },
    },
};

/// Room for all that is said of a captain; where there is less, it is said in short.
const PORTRAIT: f32 = 240.0;

impl NewGame {
    /// Says who the captain of the selected row is, in its area.
    pub(super) fn portrait(&self, p: &egui::Painter, area: Rect, item: Item, library: &Library) {
        if let Some(captain) = self.captain(item) {
            draw(p, area, captain, library);
        }
    }

    /// The captain whom a row is about.
    fn captain(&self, item: Item) -> Option<&Opponent> {
        match item {
            Item::Captain(chair) | Item::Level(chair) | Item::Deck(chair) => self.chairs.get(chair),
            Item::Player | Item::PlayerLevel => self.instead.as_ref(),
            Item::Begin
            | Item::Mine
            | Item::Rivals
            | Item::HouseRules
            | Item::Seed
            | Item::Back => None,
        }
    }
}

fn draw(p: &egui::Painter, mut area: Rect, captain: &Opponent, library: &Library) {
    let [name, character, portrait] = captain.portrait(library);
    let small = area.height() < PORTRAIT;
    let (head, body) = if small { (size::HEAD, size::BODY) } else { (size::TITLE, size::HEAD) };
    let mut say = |text: &str, size: f32, ink, heavy| {
        area.min.y += paint::flow(p, area, text, size, ink, heavy) + body - 6.0;
    };
    say(name, head, theme::TYPE, true);
    say(character, body, theme::TYPE, false);
    if !portrait.is_empty() && !small {
        say(portrait, size::BODY, theme::QUIET, false);
    }
    if captain.has_level(library) {
        say(captain.level_in_full(), size::BODY, theme::now(), false);
    }
}
