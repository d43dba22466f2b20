//! The game that the page describes.

use cards::Setup;

use super::NewGame;
#[cfg(target_arch = "wasm32")]
use crate::disk;
use crate::{
    data::{DeckError, Library, ListedDeck},
    players::{self, Rival},
    session::GameOptions,
};

impl NewGame {
    /// Whether the person only watches.
    pub fn is_watched(&self) -> bool {
        self.instead.is_some()
    }

    /// One's own deck.
    pub(super) fn deck<'a>(&self, library: &'a Library) -> Option<&'a ListedDeck> {
        library.decks.get(self.mine)
    }

    /// The ship of one's own deck.
    pub fn ship<'a>(&self, library: &'a Library) -> &'a str {
        self.deck(library).map_or("", |listed| &listed.deck.ship)
    }

    /// The next game is played with the deck of this number.
    pub fn take_deck(&mut self, n: usize) {
        self.mine = n;
    }

    /// Hands the person their deck as a file; returns what to tell them.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn hand_out(&self, library: &Library) -> Vec<String> {
        let Some(listed) = self.deck(library) else { return Vec::new() };
        let read = disk::read_text(&listed.file);
        match read.and_then(|text| disk::hand_over(&listed.file, &text)) {
            Ok(()) => vec![format!("It is in {}.", disk::handed_to(&listed.file))],
            Err(fault) => vec![fault.to_string()],
        }
    }

    /// The page as what a game is begun with.
    pub fn game_options(&self, library: &Library) -> GameOptions {
        GameOptions {
            seed: self.seed.parse().ok(),
            deck: self.deck(library).map(|listed| listed.id.clone()),
            against: Some(self.against(library)),
            constants: self.constants,
            new: true,
        }
    }

    /// Those whom the game is played against.
    fn against(&self, library: &Library) -> Vec<Rival> {
        let chairs = self.chairs[..self.rivals].iter().enumerate();
        chairs.map(|(nth, chair)| chair.rival(self.mine + 1 + nth, library)).collect()
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
}
