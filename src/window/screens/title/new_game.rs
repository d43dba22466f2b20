//! The page on which a game is set up: who sits there, with which decks, by which numbers and seed.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use cards::{Setup, data::Constants};

use super::opponent::Opponent;
#[cfg(target_arch = "wasm32")]
use crate::disk;
use crate::window::ui::{
    compact, keys,
    menu::{self, Done, How, Row, Sort},
    paint, sky,
    steps::around,
    theme::{self, size},
};
use crate::{
    data::{DeckError, Library},
    players::{self, Rival},
    session::GameOptions,
};

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

/// A row of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Begin,
    Mine,
    /// Who plays the first seat: the person, or a captain whom they watch.
    Player,
    PlayerLevel,
    Rivals,
    Captain(usize),
    Level(usize),
    Deck(usize),
    HouseRules,
    Seed,
    Back,
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
        let rows = items.iter().zip(&values).map(|(&item, value)| row(item, value));
        let rows: Vec<Row> = rows.collect();
        self.selected = self.selected.min(items.len() - 1);
        menu::draw_rows(ui, list, HEIGHT, &rows, &mut self.selected, &mut self.seed)
    }

    fn items(&self, library: &Library) -> Vec<Item> {
        let mut items = vec![Item::Begin, Item::Player];
        if self.instead.is_some_and(|it| it.has_level(library)) {
            items.push(Item::PlayerLevel);
        }
        items.extend([Item::Mine, Item::Rivals]);
        for chair in 0..self.rivals {
            items.push(Item::Captain(chair));
            if self.chairs[chair].has_level(library) {
                items.push(Item::Level(chair));
            }
            items.push(Item::Deck(chair));
        }
        items.extend([Item::HouseRules, Item::Seed, Item::Back]);
        items
    }

    fn value(&self, item: Item, library: &Library) -> String {
        match item {
            Item::Begin => self.in_words(library),
            Item::Mine => {
                library.decks.get(self.mine).map_or("no deck", |it| &it.deck.name).to_owned()
            }
            Item::Player => self.player_in_words(library),
            Item::PlayerLevel => self.instead.map_or("", |it| it.level_in_words()).to_owned(),
            Item::Rivals => ["none: a solo game", "one", "two", "three"][self.rivals].to_owned(),
            Item::Captain(chair) => self.chairs[chair].name(library).to_owned(),
            Item::Level(chair) => self.chairs[chair].level_in_words().to_owned(),
            Item::Deck(chair) => self.chairs[chair].deck_in_words(library),
            Item::HouseRules => {
                let changed = self.constants.is_some_and(|now| now != library.constants);
                if changed { "some are changed" } else { "as published" }.to_owned()
            }
            Item::Seed => "a new one each game".to_owned(),
            Item::Back => String::new(),
        }
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

    /// Whether the person only watches.
    pub fn is_watched(&self) -> bool {
        self.instead.is_some()
    }

    fn player_in_words(&self, library: &Library) -> String {
        match &self.instead {
            None => "you".to_owned(),
            Some(captain) => format!("{}, and you watch", captain.name(library)),
        }
    }

    /// Through the person and every captain.
    fn turn_player(&mut self, steps: isize, library: &Library) {
        let captains = Opponent::count(library);
        let now = self.instead.map_or(0, |it| it.who() + 1);
        let level = self.instead.unwrap_or_default();
        let next = around(now, steps, captains + 1).checked_sub(1);
        self.instead = next.map(|who| level.as_captain(who));
    }

    /// The game in a few words: who plays.
    pub fn in_words(&self, library: &Library) -> String {
        if self.is_watched() {
            return ["watch one", "watch two", "watch three", "watch four"][self.rivals].to_owned();
        }
        let chairs = &self.chairs[..self.rivals];
        match chairs {
            [] => "alone".to_owned(),
            [one] if one.has_level(library) => {
                format!("against {}, {}", one.name(library), one.level_in_a_word())
            }
            [one] => format!("against one who {}", one.name(library)),
            several => format!("against {} rivals", ["", "", "two", "three"][several.len()]),
        }
    }

    /// The ship of one's own deck.
    pub fn ship<'a>(&self, library: &'a Library) -> &'a str {
        library.decks.get(self.mine).map_or("", |deck| &deck.deck.ship)
    }

    /// The next game is played with the deck of this number.
    pub fn take_deck(&mut self, n: usize) {
        self.mine = n;
    }

    /// Hands the person their deck as a file; returns what to tell them.
    #[cfg(target_arch = "wasm32")]
    fn hand_out(&self, library: &Library) -> Vec<String> {
        let Some(listed) = library.decks.get(self.mine) else { return Vec::new() };
        let read = disk::read_text(&listed.file);
        match read.and_then(|text| disk::hand_over(&listed.file, &text)) {
            Ok(()) => vec![format!("It is in {}.", disk::handed_to(&listed.file))],
            Err(fault) => vec![fault.to_string()],
        }
    }

    /// The page as what a game is begun with.
    pub fn game_options(&self, library: &Library) -> GameOptions {
        let chairs = self.chairs[..self.rivals].iter().enumerate();
        let rivals = chairs.map(|(nth, chair)| chair.rival(self.mine + 1 + nth, library)).collect();
        GameOptions {
            seed: self.seed.parse().ok(),
            deck: library.decks.get(self.mine).map(|listed| listed.id.clone()),
            against: Some(rivals),
            constants: self.constants,
            new: true,
        }
    }

    /// The page as the game that captains play, which is watched.
    ///
    /// # Errors
    /// A deck cannot be played.
    pub fn watched(&self, library: &Library) -> Result<Setup, DeckError> {
        let game_options = self.game_options(library);
        let captain = self.instead.unwrap_or_default().rival(self.mine, library);
        let first = Rival { deck: game_options.deck, ..captain };
        let captains = [vec![first], game_options.against.unwrap_or_default()].concat();
        let setup = players::setup(library, &captains)?;
        Ok(Setup { constants: self.constants.unwrap_or(setup.constants), ..setup })
    }

    /// The seed that was typed, or one that nobody chose.
    pub fn seed(&self) -> u64 {
        self.seed.parse().unwrap_or_else(|_| players::fresh_seed())
    }

    /// Who the captain of the selected row is, in its area.
    fn portrait(&self, p: &egui::Painter, mut area: Rect, item: Item, library: &Library) {
        let chair = match item {
            Item::Captain(chair) | Item::Level(chair) | Item::Deck(chair) => self.chairs.get(chair),
            Item::Player | Item::PlayerLevel => self.instead.as_ref(),
            Item::Begin
            | Item::Mine
            | Item::Rivals
            | Item::HouseRules
            | Item::Seed
            | Item::Back => None,
        };
        let Some(chair) = chair else { return };
        let [name, character, portrait] = chair.portrait(library);
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
        if chair.has_level(library) {
            say(chair.level_in_full(), size::BODY, theme::now(), false);
        }
    }
}

const HEIGHT: f32 = 31.0;
/// Room for all that is said of a captain; where there is less, it is said in short.
const PORTRAIT: f32 = 240.0;

/// Draws the name of the page; where its rows stand, and who the captain is.
fn plan(ui: &egui::Ui, all: Rect) -> (Rect, Rect) {
    if compact::is_on(ui.ctx()) {
        let page = compact::Page::draw(ui.painter(), all, "A new game", 112.0);
        return (page.rows, page.note);
    }
    heading(ui.painter(), all);
    let list = Rect::from_min_size(all.min + vec2(96.0, 150.0), vec2(560.0, 540.0));
    (list, Rect::from_min_size(list.right_top() + vec2(48.0, 6.0), vec2(440.0, 300.0)))
}

fn row(item: Item, value: &str) -> Row<'_> {
    let (label, sort) = match item {
        Item::Begin => ("Begin", Sort::Press),
        Item::Player => ("Who plays", Sort::Turn),
        Item::PlayerLevel => ("   level", Sort::Turn),
        Item::Mine => ("   deck", Sort::Turn),
        Item::Rivals => ("Rivals", Sort::Turn),
        Item::Captain(0) => ("Rival", Sort::Turn),
        Item::Captain(1) => ("Second rival", Sort::Turn),
        Item::Captain(_) => ("Third rival", Sort::Turn),
        Item::Level(_) => ("   level", Sort::Turn),
        Item::Deck(_) => ("   deck", Sort::Turn),
        Item::HouseRules => ("House rules", Sort::Press),
        Item::Seed => ("Seed", Sort::Field),
        Item::Back => ("Back", Sort::Press),
    };
    Row { label, value, sort }
}

fn heading(p: &egui::Painter, all: Rect) {
    sky::sky(p, all);
    let at = all.min + vec2(94.0, 52.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "A new game", size::NUMERAL, theme::TYPE);
    let at = pos2(at.x + 2.0, name.bottom() + 10.0);
    paint::underline(p, at);
    let at = pos2(all.left() + 96.0, all.bottom() - 26.0);
    let words = if cfg!(target_arch = "wasm32") {
        "↑ ↓ move · ← → change · Enter begins · S saves your deck as a file · Esc goes back"
    } else {
        "↑ ↓ move · ← → change · Enter begins · Esc goes back"
    };
    paint::say(p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
}

#[cfg(test)]
mod tests;
