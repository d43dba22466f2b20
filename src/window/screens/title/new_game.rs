//! The page on which a game is set up: who sits there, with which decks, by which numbers and seed.

mod game;
mod item;
mod layout;
mod portrait;
#[cfg(test)]
mod tests;
mod values;

use bevy_egui::egui::{self, Rect};
use cards::data::Constants;

use super::opponent::Opponent;
use crate::{
    data::Library,
    window::ui::{
        keys,
        menu::{self, Done, How, Row},
        steps::around,
    },
};
use item::Item;
use layout::{HEIGHT, plan};

/// The game to come.
#[derive(Debug)]
pub(super) struct NewGame {
    pub selected: usize,
    seed: String,
    /// The number of one's own deck.
    mine: usize,
    rivals: usize,
    chairs: [Opponent; 3],
    /// The captain who plays in the person's place, where they only watch.
    instead: Option<Opponent>,
    /// The house rules, once somebody has looked at them.
    pub constants: Option<Constants>,
}

impl Default for NewGame {
    fn default() -> NewGame {
        let chairs = [Opponent::default(), Opponent::persona(1), Opponent::persona(2)];
        NewGame {
            selected: 0,
            seed: String::new(),
            mine: 0,
            rivals: 1,
            chairs,
            instead: None,
            constants: None,
        }
    }
}

/// A request that the page passes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wanted {
    Begin,
    HouseRules,
    Back,
    /// One's own deck was handed out as a file: what is to be said of it.
    #[cfg(target_arch = "wasm32")]
    Told(Vec<String>),
}

impl NewGame {
    /// Draws the page and turns what is turned on it.
    pub fn draw(&mut self, ui: &mut egui::Ui, all: Rect, library: &Library) -> Option<Wanted> {
        let (list, beside) = plan(ui, all);
        let items = self.items(library);
        let done = self.rows(ui, list, &items, library);
        self.portrait(ui.painter(), beside, items[self.selected], library);
        #[cfg(target_arch = "wasm32")]
        if items[self.selected] == Item::Mine && ui.input(|input| keys::struck(input, egui::Key::S))
        {
            return Some(Wanted::Told(self.hand_out(library)));
        }
        if ui.input(|input| keys::struck(input, egui::Key::Escape)) {
            return Some(Wanted::Back);
        }
        let Done { row, how } = done?;
        self.use_row(items[row], how, library)
    }

    fn rows(
        &mut self,
        ui: &mut egui::Ui,
        list: Rect,
        items: &[Item],
        library: &Library,
    ) -> Option<Done> {
        let values: Vec<String> = items.iter().map(|&item| self.value(item, library)).collect();
        let rows = items.iter().zip(&values).map(|(item, value)| item.row(value));
        let rows: Vec<Row> = rows.collect();
        self.selected = self.selected.min(items.len() - 1);
        menu::draw_rows(ui, list, HEIGHT, &rows, &mut self.selected, &mut self.seed)
    }

    fn items(&self, library: &Library) -> Vec<Item> {
        let mut items = vec![Item::Begin, Item::Player];
        let instead = self.instead.filter(|captain| captain.has_level(library));
        items.extend(instead.map(|_| Item::PlayerLevel));
        items.extend([Item::Mine, Item::Rivals]);
        items.extend((0..self.rivals).flat_map(|chair| self.items_of(chair, library)));
        items.extend([Item::HouseRules, Item::Seed, Item::Back]);
        items
    }

    /// The rows of the rival in this chair.
    fn items_of(&self, chair: usize, library: &Library) -> impl Iterator<Item = Item> {
        let level = self.chairs[chair].has_level(library).then_some(Item::Level(chair));
        [Some(Item::Captain(chair)), level, Some(Item::Deck(chair))].into_iter().flatten()
    }

    fn use_row(&mut self, item: Item, how: How, library: &Library) -> Option<Wanted> {
        let steps = if let How::Turned(steps) = how { steps } else { 0 };
        match item {
            Item::Begin | Item::Seed => return Some(Wanted::Begin),
            Item::HouseRules => return Some(Wanted::HouseRules),
            Item::Back => return Some(Wanted::Back),
            Item::Player => self.turn_player(steps, library),
            Item::PlayerLevel => self.instead.iter_mut().for_each(|it| it.turn_level(steps)),
            Item::Mine => self.mine = around(self.mine, steps, library.decks.len()),
            Item::Rivals => self.rivals = around(self.rivals, steps, 4),
            Item::Captain(chair) => self.chairs[chair].turn(steps, library),
            Item::Level(chair) => self.chairs[chair].turn_level(steps),
            Item::Deck(chair) => self.chairs[chair].turn_deck(steps, library),
        }
        None
    }

    /// Through the person and every captain.
    fn turn_player(&mut self, steps: isize, library: &Library) {
        let captains = Opponent::count(library);
        let now = self.instead.map_or(0, |it| it.who() + 1);
        let level = self.instead.unwrap_or_default();
        let next = around(now, steps, captains + 1).checked_sub(1);
        self.instead = next.map(|who| level.as_captain(who));
    }
}
