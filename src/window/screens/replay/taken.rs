//! A puzzle of the moment that is watched, made while it goes on being watched.

use std::time::Duration;

use super::watching::Watching;
use crate::window::common::data::GameData;
use crate::{
    clock::Instant,
    puzzles::{Making, OwnPuzzles},
};

/// How long the captain may think about it in one frame.
const PATIENCE: Duration = Duration::from_millis(6);

/// How far a puzzle of a moment is.
#[derive(Default)]
pub(super) enum Taken {
    #[default]
    Nothing,
    /// A captain thinks about the answers.
    Making(Box<Making>),
    /// What came of it, in words.
    Told(String),
}

impl Taken {
    /// What is told of it.
    pub(super) fn words(&self) -> Option<&str> {
        match self {
            Taken::Nothing => None,
            Taken::Making(_) => {
                Some("A puzzle is made of this: a captain thinks about the answers …")
            }
            Taken::Told(words) => Some(words),
        }
    }
}

impl Watching {
    /// Begins a puzzle of this moment.
    pub(super) fn take_puzzle(&mut self, game_data: &GameData) {
        self.taken = match self.player.timeline.puzzle(&game_data.library) {
            Ok(making) => Taken::Making(Box::new(making)),
            Err(none) => Taken::Told(format!("No puzzle: {none}.")),
        };
    }

    /// Goes on with a puzzle for a moment; whether there is more to think about.
    pub(super) fn go_on_with_puzzle(&mut self, game_data: &GameData) -> bool {
        let Taken::Making(making) = &mut self.taken else { return false };
        let began = Instant::now();
        let made = loop {
            match making.go_on() {
                Some(made) => break made,
                None if began.elapsed() >= PATIENCE => return true,
                None => {}
            }
        };
        let known = &game_data.library.puzzles;
        let own = OwnPuzzles::of(&game_data.saves);
        self.taken = Taken::Told(match made.map(|position| own.keep(position, known)) {
            Ok(Ok(_)) => "It is a puzzle now, among your own: Puzzles on the title.".to_owned(),
            Ok(Err(fault)) => format!("The puzzle could not be kept: {fault}."),
            Err(none) => format!("No puzzle: {none}."),
        });
        false
    }
}
