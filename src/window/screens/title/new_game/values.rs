//! The value at the right of every row, and the game in a few words.

use super::{NewGame, item::Item};
use crate::{data::Library, window::screens::title::opponent::Opponent};

impl NewGame {
    pub(super) fn value(&self, item: Item, library: &Library) -> String {
        match item {
            Item::Begin => self.in_words(library),
            Item::Mine => self.deck(library).map_or("no deck", |it| &it.deck.name).to_owned(),
            Item::Player => self.player_in_words(library),
            Item::PlayerLevel => self.instead.map_or("", |it| it.level_in_words()).to_owned(),
            Item::Rivals => ["none: a solo game", "one", "two", "three"][self.rivals].to_owned(),
            Item::Captain(chair) => self.chairs[chair].name(library).to_owned(),
            Item::Level(chair) => self.chairs[chair].level_in_words().to_owned(),
            Item::Deck(chair) => self.chairs[chair].deck_in_words(library),
            Item::HouseRules => self.house_rules_in_words(library).to_owned(),
            Item::Seed => "a new one each game".to_owned(),
            Item::Back => String::new(),
        }
    }

    fn house_rules_in_words(&self, library: &Library) -> &'static str {
        let changed = self.constants.is_some_and(|now| now != library.constants);
        if changed { "some are changed" } else { "as published" }
    }

    fn player_in_words(&self, library: &Library) -> String {
        match &self.instead {
            None => "you".to_owned(),
            Some(captain) => format!("{}, and you watch", captain.name(library)),
        }
    }

    /// The game in a few words: who plays.
    pub fn in_words(&self, library: &Library) -> String {
        if self.is_watched() {
            return ["watch one", "watch two", "watch three", "watch four"][self.rivals].to_owned();
        }
        match &self.chairs[..self.rivals] {
            [] => "alone".to_owned(),
            [one] => against(one, library),
            several => format!("against {} rivals", ["", "", "two", "three"][several.len()]),
        }
    }
}

fn against(captain: &Opponent, library: &Library) -> String {
    let name = captain.name(library);
    match captain.has_level(library) {
        true => format!("against {name}, {}", captain.level_in_a_word()),
        false => format!("against one who {name}"),
    }
}
