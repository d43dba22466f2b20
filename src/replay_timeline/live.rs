//! A card game among computer captains while they play it: a record that grows as it is watched.

use std::path::Path;

use ai::OptionScore;
use cards::{CardGame, Decision, Setup};
use engine::{Game, JournalHash};

use super::ReplayTimeline;
use crate::{
    data::{DeckError, Library},
    players::{Captains, Piece, UnknownCaptain},
    replay::ReplayError,
    saves::{CARD_GAME, CardArtefact, SaveError, Saves},
};

/// The captains of a game that is watched while it is played, and where it is kept once it is over.
pub struct LiveGame {
    captains: Captains,
    /// What they weighed, by decision.
    weighed: Vec<Vec<OptionScore>>,
    saves: Saves,
    trouble: Option<SaveError>,
}

/// Why a game cannot be watched.
#[derive(Debug, thiserror::Error)]
pub enum LiveError {
    #[error(transparent)]
    Deck(#[from] DeckError),
    #[error(transparent)]
    Deal(#[from] ReplayError),
    #[error(transparent)]
    Captain(#[from] UnknownCaptain),
    #[error("somebody is to play who is no computer captain")]
    Person,
}

impl LiveGame {
    /// Deals this game, and the record that it will be.
    ///
    /// # Errors
    /// A deck cannot be played, there is no such captain, or a person is among them.
    pub fn deal(
        library: &Library,
        saves: &Saves,
        setup: Setup,
        seed: u64,
    ) -> Result<(LiveGame, ReplayTimeline), LiveError> {
        let artefact = CardArtefact {
            game: CARD_GAME.to_owned(),
            setup,
            seed,
            decisions: Vec::new(),
            journal: JournalHash::default(),
            finished: false,
            taken_back: 0,
        };
        let timeline = ReplayTimeline::new(library, Path::new("this game"), artefact)?;
        let captains = Captains::of(library, timeline.book(), &timeline.artefact().setup, seed)?;
        if captains.person().is_some() {
            return Err(LiveError::Person);
        }
        let (saves, weighed) = (saves.clone(), Vec::new());
        Ok((LiveGame { captains, weighed, saves, trouble: None }, timeline))
    }

    /// Lets the captains think, while `go_on` says so, until it is known what is decided at the moment that
    /// is looked at. Whether there is more to think about.
    pub fn think_while(
        &mut self,
        timeline: &mut ReplayTimeline,
        mut go_on: impl FnMut() -> bool,
    ) -> bool {
        while timeline.at() >= timeline.len() && timeline.is_played() {
            if !go_on() {
                return true;
            }
            match self.captains.think(timeline.newest(), timeline.len()) {
                Piece::Chosen(decision) => self.take(timeline, decision),
                Piece::Unfinished => {}
                Piece::Nobody => return false,
            }
        }
        false
    }

    /// The record grows; once the game is over it is kept among the finished ones.
    fn take(&mut self, timeline: &mut ReplayTimeline, decision: Decision) {
        self.weighed.push(self.captains.weighed(decision.seat));
        timeline.add(decision);
        if timeline.artefact().finished {
            // The lock is let go of when nothing is written any more.
            let (file, _lock) = self.saves.claim_file();
            self.trouble = self.saves.finish(&file, timeline.artefact()).err();
        }
    }

    /// What was weighed for the decision of this number, from 0; nothing where no mind decided.
    pub fn weighed(&self, decision: usize) -> &[OptionScore] {
        self.weighed.get(decision).map_or(&[], Vec::as_slice)
    }

    /// Why the finished game is not on disk.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }
}

impl ReplayTimeline {
    /// Whether somebody is asked at the end of what is known.
    pub fn is_played(&self) -> bool {
        self.trouble().is_none() && self.newest().choice().is_some()
    }

    /// The game at the end of what is known.
    fn newest(&self) -> &CardGame {
        self.ahead.game()
    }

    /// The record goes on with this decision.
    fn add(&mut self, decision: Decision) {
        self.ahead.record_mut().artefact.decisions.push(decision);
        self.index();
        let game = self.newest();
        let (journal, finished) = (game.journal().hash(), game.choice().is_none());
        let artefact = &mut self.ahead.record_mut().artefact;
        (artefact.journal, artefact.finished) = (journal, finished);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        builder::testing::library,
        players::{PlayerKind, Rival, setup},
        replay,
        roster::testing,
        saves::read_card_game,
    };

    const RULE_OF_THUMB: Rival = Rival { kind: PlayerKind::Baseline, deck: None };

    fn dealt(captains: &[Rival], saves: &Saves) -> Result<(LiveGame, ReplayTimeline), LiveError> {
        let library = library();
        let setup = setup(&library, captains).expect("there are decks");
        LiveGame::deal(&library, saves, setup, 5)
    }

    #[test]
    fn a_game_is_known_as_far_as_it_is_looked_at_and_kept_once_it_is_over() {
        let folder = testing::folder("live-kept");
        let saves = Saves::at(folder);
        let (mut live, mut timeline) =
            dealt(&[RULE_OF_THUMB, RULE_OF_THUMB], &saves).expect("a game");
        while timeline.is_played() {
            assert!(!live.think_while(&mut timeline, || true));
            assert_eq!(timeline.len(), timeline.at() + 1, "only what comes next");
            assert!(timeline.is_open(), "nothing is to be kept from anybody");
            timeline.go_to(timeline.len());
        }
        assert!(live.trouble().is_none() && saves.in_progress().is_empty());
        let file = saves.finished().pop().expect("it is kept");
        let kept = read_card_game(&file).expect("a game");
        assert!(replay::verified(&library(), &file, &kept).is_ok());
        assert_eq!(kept, *timeline.artefact());
    }

    #[test]
    fn captains_think_no_longer_than_they_may() {
        let folder = testing::folder("live-pieces");
        let mind = || Rival { kind: PlayerKind::default(), deck: None };
        let (mut live, mut timeline) =
            dealt(&[mind(), mind()], &Saves::at(folder)).expect("a game");
        assert!(live.think_while(&mut timeline, || false));
        assert!(timeline.is_empty());
        assert!(!live.think_while(&mut timeline, || true));
        assert_eq!(timeline.len(), 1);
    }

    #[test]
    fn a_person_does_not_play_where_captains_are_watched() {
        let folder = testing::folder("live-person");
        let person = Rival { kind: PlayerKind::Person, deck: None };
        let refused = dealt(&[RULE_OF_THUMB, person], &Saves::at(folder));
        assert!(matches!(refused, Err(LiveError::Person)));
    }
}
