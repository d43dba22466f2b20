//! The opponent of the next game: a captain, their level, their deck.

use ai::Level;

use crate::{
    data::Library,
    players::{PlayerKind, Rival},
    window::ui::steps::around,
};

/// A rival's chair as it is set.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Opponent {
    /// The steady mind, then the personas as the library lists them, then chance.
    who: usize,
    level: Level,
    /// The number of a deck; their own choice where none is named.
    deck: Option<usize>,
}

/// What each level is, and how it plays, in a few words.
const LEVELS: [&str; 5] = [
    "cadet: goes where the fancy leads",
    "ensign: acts on a whim now and then",
    "lieutenant: weighs everything",
    "commander: looks ahead",
    "admiral: tries many a move in mind",
];

impl Opponent {
    /// The persona of this number, from 1 on, with what they like to play.
    pub fn persona(nth: usize) -> Opponent {
        Opponent { who: nth, ..Opponent::default() }
    }

    /// How many there are to choose from.
    pub fn count(library: &Library) -> usize {
        library.personas.len() + 2
    }

    /// The number of this captain, from 0 on.
    pub fn who(&self) -> usize {
        self.who
    }

    /// Another captain at the same level.
    pub fn as_captain(self, who: usize) -> Opponent {
        Opponent { who, ..self }
    }

    pub fn turn(&mut self, steps: isize, library: &Library) {
        self.who = around(self.who, steps, Opponent::count(library));
    }

    pub fn turn_level(&mut self, steps: isize) {
        self.level = Level::ALL[around(self.level as usize, steps, Level::ALL.len())];
    }

    /// Through every deck, and their own choice.
    pub fn turn_deck(&mut self, steps: isize, library: &Library) {
        let now = self.deck.map_or(0, |deck| deck + 1);
        self.deck = around(now, steps, library.decks.len() + 1).checked_sub(1);
    }

    /// Chance has no level.
    pub fn has_level(&self, library: &Library) -> bool {
        self.who <= library.personas.len()
    }

    pub fn name<'a>(&self, library: &'a Library) -> &'a str {
        match self.who.checked_sub(1).map(|nth| library.personas.get(nth)) {
            None => "a steady captain",
            Some(Some(persona)) => &persona.name,
            Some(None) => "plays at random",
        }
    }

    /// The level in a few words.
    pub fn level_in_words(&self) -> &'static str {
        LEVELS[self.level as usize]
    }

    /// The level in a word.
    pub fn level_in_a_word(&self) -> &'static str {
        let words = self.level_in_words();
        words.split(':').next().unwrap_or(words)
    }

    /// Their deck, in words.
    pub fn deck_in_words(&self, library: &Library) -> String {
        let listed = |nth: Option<usize>| Some(&library.decks.get(nth?)?.deck.name);
        match (listed(self.deck), listed(self.favourite(library))) {
            (Some(named), _) => named.clone(),
            (None, Some(own)) => format!("{own}, their own choice"),
            (None, None) => "whichever comes next".to_owned(),
        }
    }

    /// Their portrait in words: name, personality, story.
    pub fn portrait<'a>(&self, library: &'a Library) -> [&'a str; 3] {
        let persona = self.who.checked_sub(1).and_then(|nth| library.personas.get(nth));
        let character: &str = match persona {
            Some(persona) => &persona.character,
            None if self.who == 0 => &library.personality.character,
            None => "Takes any option, each as likely as the next.",
        };
        [self.name(library), character, persona.map_or("", |persona| &persona.portrait)]
    }

    /// The play of a level, in a sentence.
    pub fn level_in_full(&self) -> &'static str {
        self.level.character()
    }

    /// The number of the deck they play best, if they have one that is here.
    fn favourite(&self, library: &Library) -> Option<usize> {
        let persona = library.personas.get(self.who.checked_sub(1)?)?;
        library.decks.iter().position(|deck| deck.id == persona.deck)
    }

    /// Them as a game is begun with; without a deck of their own they take that of number `next`.
    pub fn rival(&self, next: usize, library: &Library) -> Rival {
        let own = self.deck.or_else(|| self.favourite(library));
        let nth = own.unwrap_or(next % library.decks.len().max(1));
        let deck = library.decks.get(nth).map(|listed| listed.id.clone());
        Rival { deck, kind: self.kind(library) }
    }

    fn kind(&self, library: &Library) -> PlayerKind {
        if !self.has_level(library) {
            return PlayerKind::Random;
        }
        let persona = self.who.checked_sub(1).and_then(|nth| library.personas.get(nth)).cloned();
        PlayerKind::Mind { persona, level: self.level }
    }
}

#[cfg(test)]
mod tests;
