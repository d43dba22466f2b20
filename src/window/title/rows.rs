//! The rows of the title, what they are set to, and what a new game is begun with.

use bevy_egui::egui::{self, Rect, pos2, vec2};

use super::Title;
#[cfg(target_arch = "wasm32")]
use crate::disk;
#[cfg(target_arch = "wasm32")]
use crate::window::keys;
use crate::{
    data::Library,
    session::Wishes,
    window::{
        menu::{self, Done, How, Row, Sort},
        paint,
        theme::{self, size},
    },
};

/// The rows, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Continue,
    /// The guided first game.
    Learn,
    New,
    Rivals,
    Mine,
    Theirs,
    Rival,
    Level,
    Decks,
    HouseRules,
    Seed,
    Life,
    People,
    Referee,
    Sickbay,
    /// A file that the browser is asked for.
    File,
    Skirmish,
    Quit,
}

pub(super) fn rows(
    ui: &mut egui::Ui,
    list: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
) -> Option<(Item, How)> {
    let deck =
        |n: usize| library.decks.get(n).map_or("no deck", |listed| listed.deck.name.as_str());
    let in_progress = title.in_progress.clone();
    let changed = title.constants.is_some_and(|now| now != library.constants);
    let changed = if changed { "some are changed" } else { "as published" };
    let turn = |label, value| Row { label, value, sort: Sort::Turn };
    let mut items = vec![
        (Item::New, Row { label: "New game", value: "", sort: Sort::Press }),
        (Item::Rivals, turn("Rivals", title.rivals_in_words())),
        (Item::Mine, turn("Your deck", deck(title.mine))),
    ];
    if title.rivals() > 0 {
        items.push((Item::Theirs, turn("Rival's deck", deck(title.theirs))));
        items.push((Item::Rival, turn("Rival", title.opponent.name(library))));
        if title.opponent.has_level(library) {
            items.push((Item::Level, turn("Rival's level", title.opponent.level_in_words())));
        }
    }
    let learn = Row { label: "Learn to play", value: "a short guided game", sort: Sort::Press };
    if title.is_new_here && !library.guide.lessons.is_empty() {
        items.insert(0, (Item::Learn, learn));
    } else if !library.guide.lessons.is_empty() {
        items.push((Item::Learn, learn));
    }
    let built = "your decks and the cards there are";
    items.extend([
        (Item::Decks, Row { label: "Deck builder", value: built, sort: Sort::Press }),
        (Item::HouseRules, Row { label: "House rules", value: changed, sort: Sort::Press }),
        (Item::Seed, Row { label: "Seed", value: "a new one each game", sort: Sort::Field }),
        (Item::Life, Row { label: "A life", value: life, sort: Sort::Press }),
        (Item::People, Row { label: "The library of people", value: "", sort: Sort::Press }),
        (
            Item::Referee,
            Row { label: "The Referee's desk", value: "any task or check", sort: Sort::Press },
        ),
        (Item::Sickbay, Row { label: "Sickbay", value: "wounds and time", sort: Sort::Press }),
        (Item::Skirmish, Row { label: "Skirmish", value: "a fight", sort: Sort::Press }),
    ]);
    // A page is closed by the browser.
    if cfg!(target_arch = "wasm32") {
        let from = Row {
            label: "Open a file",
            value: "a game, a life, a person, a deck",
            sort: Sort::Press,
        };
        items.push((Item::File, from));
    } else {
        items.push((Item::Quit, Row { label: "Quit", value: "", sort: Sort::Press }));
    }
    if let Some((_, value)) = &in_progress {
        items.insert(0, (Item::Continue, Row { label: "Continue", value, sort: Sort::Press }));
    }
    let (which, rows): (Vec<Item>, Vec<Row>) = items.into_iter().unzip();
    let (mut lit, mut seed) = (title.lit, title.seed.clone());
    let height = (list.height() / rows.len() as f32 / 1.14).min(menu::TITLE_ROW);
    let done = menu::draw_rows(ui, list, height, &rows, &mut lit, &mut seed);
    (title.lit, title.seed) = (lit, seed);
    if let Some(Item::Rival | Item::Level) = which.get(title.lit) {
        portrait(ui.painter(), list, library, title);
    }
    #[cfg(target_arch = "wasm32")]
    if ui.input(|input| keys::struck(input, egui::Key::S)) {
        hand_out_a_deck(which[lit], library, title);
    }
    done.map(|Done { row, how }| (which[row], how))
}

/// Hands the person the deck of the row as a file.
#[cfg(target_arch = "wasm32")]
fn hand_out_a_deck(row: Item, library: &Library, title: &mut Title) {
    let nth = match row {
        Item::Mine => title.mine,
        Item::Theirs => title.theirs,
        Item::Continue
        | Item::Learn
        | Item::New
        | Item::Rivals
        | Item::Rival
        | Item::Level
        | Item::Decks
        | Item::HouseRules
        | Item::Seed
        | Item::Life
        | Item::People
        | Item::Referee
        | Item::Sickbay
        | Item::File
        | Item::Skirmish
        | Item::Quit => return,
    };
    let Some(listed) = library.decks.get(nth) else { return };
    match disk::read_text(&listed.file).and_then(|text| disk::hand_over(&listed.file, &text)) {
        Ok(()) => title.notes = vec![format!("It is in {}.", disk::handed_to(&listed.file))],
        Err(fault) => title.notes = vec![fault.to_string()],
    }
}

/// Who the rival is, beside the rows.
fn portrait(p: &egui::Painter, list: Rect, library: &Library, title: &Title) {
    let [name, character, portrait] = title.opponent.portrait(library);
    let at = pos2(list.right() + 48.0, list.top() + 6.0);
    let mut area = Rect::from_min_size(at, vec2(440.0, 300.0));
    let mut say = |text: &str, size: f32, ink, heavy| {
        area.min.y += paint::flow(p, area, text, size, ink, heavy) + 10.0;
    };
    say(name, size::TITLE, theme::TYPE, true);
    say(character, size::HEAD, theme::TYPE, false);
    if !portrait.is_empty() {
        say(portrait, size::BODY, theme::QUIET, false);
    }
    if title.opponent.has_level(library) {
        say(title.opponent.level_in_full(), size::BODY, theme::NOW, false);
    }
}

impl Title {
    pub(super) fn turn(&mut self, item: Item, steps: isize, library: &Library) {
        let around = |n: usize| {
            let count = library.decks.len().max(1) as isize;
            (n as isize + steps).rem_euclid(count) as usize
        };
        match item {
            Item::Mine => self.mine = around(self.mine),
            Item::Theirs => self.theirs = around(self.theirs),
            Item::Rivals => self.more = (self.more + 1 + steps).rem_euclid(4) - 1,
            Item::Rival => {
                self.opponent.turn(steps, library);
                self.theirs = self.opponent.favourite(library).unwrap_or(self.theirs);
            }
            Item::Level => self.opponent.turn_level(steps),
            Item::Continue
            | Item::Learn
            | Item::New
            | Item::Decks
            | Item::HouseRules
            | Item::Seed
            | Item::Life
            | Item::People
            | Item::Referee
            | Item::Sickbay
            | Item::File
            | Item::Skirmish
            | Item::Quit => {}
        }
    }

    fn rivals(&self) -> usize {
        (1 + self.more).max(0) as usize
    }

    fn rivals_in_words(&self) -> &'static str {
        ["none: a solo game", "one", "two", "three"][self.rivals().min(3)]
    }

    /// The next game is played with the deck of this number, and not against it.
    pub fn take_deck(&mut self, n: usize, library: &Library) {
        self.mine = n;
        if self.theirs == n {
            self.turn(Item::Theirs, 1, library);
        }
    }

    /// The rows as what a new game is begun with.
    pub(super) fn wishes(&self, library: &Library) -> Wishes {
        let id = |n: usize| library.decks.get(n).map(|listed| listed.id.clone());
        Wishes {
            seed: self.seed.parse().ok(),
            deck: id(self.mine),
            against: Some(self.opponent.rivals(self.rivals(), self.theirs, library)),
            constants: self.constants,
            new: true,
        }
    }
}
