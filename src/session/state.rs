//! A game in progress: what it is made of, and what a view may ask of it.

use std::{path::PathBuf, sync::Arc};

use cards::{
    CardGame, Choice, Decision, Ending, Event, Move, Observation, Setup,
    data::{CardBook, Constants},
};
use engine::{Game, Refusal, Rulebook, Seat};

use super::flow::Flow;
use crate::{
    data::PackChange,
    disk::Lock,
    explain::SeatController,
    glossary::Glossary,
    guide::cards::CardCourse,
    hints::advisers::Adviser,
    logbook::{Bookmark, Line, Reader},
    players::Captains,
    saves::{LastSeen, SaveError, Saves},
};

/// One game with a person in it.
pub struct Session {
    pub(super) game: CardGame,
    pub(super) setup: Setup,
    pub(super) seed: u64,
    pub(super) decisions: Vec<Decision>,
    /// The person's decisions that were taken back; the last of these is made again first.
    pub(super) undone: Vec<Move>,
    /// How often they took one back that had shown them something.
    pub(super) taken_back: u32,
    pub(super) person: Seat,
    pub(super) rulebook: Arc<Rulebook>,
    pub(super) glossary: Arc<Glossary>,
    /// What an input of the person settles besides.
    pub(super) flow: Flow,
    /// The lessons that are told beside the game, in a guided one.
    pub(super) course: Option<CardCourse>,
    /// Who advises at once, in a guided game and where something is proposed.
    pub(super) coach: Adviser,
    /// Who decides for the other seats.
    pub(super) captains: Captains,
    /// By seat: how they decide, as everybody may know.
    pub(super) controllers: Vec<SeatController>,
    pub(super) advisers: Vec<Adviser>,
    pub(super) saves: Saves,
    pub(super) file: PathBuf,
    /// Keeps other programs away from the file.
    pub(super) lock: Option<Lock>,
    pub(super) last_seen: LastSeen,
    pub(super) trouble: Option<SaveError>,
    pub(super) changed: Vec<PackChange>,
}

impl Session {
    /// Whose eyes the session sees with.
    pub fn person(&self) -> Seat {
        self.person
    }

    /// The current question, to whichever seat; `None` once the game is over.
    pub fn choice(&self) -> Option<&Choice> {
        self.game.choice()
    }

    /// The current question to the person; `None` while it is another seat's.
    pub fn asked(&self) -> Option<&Choice> {
        self.choice().filter(|choice| choice.seat == self.person)
    }

    /// The table as the person may see it.
    pub fn observe(&self) -> Observation {
        self.game.observe(self.person)
    }

    /// Packs that have changed since the game was last played; it goes on with them as they are.
    pub fn changed_packs(&self) -> &[PackChange] {
        &self.changed
    }

    /// The card pool of the game.
    pub fn book(&self) -> &Arc<CardBook> {
        self.game.book()
    }

    /// Every rule in words.
    pub fn rulebook(&self) -> &Arc<Rulebook> {
        &self.rulebook
    }

    /// Every word of the table, explained.
    pub fn glossary(&self) -> &Arc<Glossary> {
        &self.glossary
    }

    /// The numbers that this game is played by.
    pub fn constants(&self) -> Constants {
        self.setup.constants
    }

    /// The captains' names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.setup.captains.iter().map(|captain| captain.name.clone()).collect()
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    /// Everything that happened, from the deal on. A view shows an event only as far as
    /// [`Event::seen_by`] allows; [`Session::log`] sees to that.
    pub fn events(&self) -> &[Event] {
        self.game.journal().events()
    }

    /// Whether nobody has decided anything yet.
    pub fn is_just_dealt(&self) -> bool {
        self.decisions.is_empty()
    }

    /// The events from number `from` on, in sentences the person may read.
    pub fn log(&self, from: usize) -> Vec<String> {
        let (names, book) = (self.names(), self.book());
        let mut chronicle = cards::text::Chronicle::default();
        let told = |event| chronicle.tell(event, Some(self.person), &names, book);
        // What is told of an event depends on what came before it.
        let all: Vec<Option<String>> = self.events().iter().map(told).collect();
        all.into_iter().skip(from).flatten().collect()
    }

    /// The whole log with all that its lines speak of.
    pub fn lines(&self) -> Vec<Line> {
        let names = self.names();
        let reader = Reader { viewer: Some(self.person), names: &names, book: self.book() };
        let mut mark = Bookmark::default();
        self.events().iter().filter_map(|event| reader.read(event, &mut mark)).collect()
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn make(&mut self, decision: Decision) -> Result<(), Refusal> {
        let read = self.events().len();
        self.game.decide(decision)?;
        if decision.seat == self.person {
            self.heed(read);
        }
        self.decisions.push(decision);
        Ok(())
    }
}
