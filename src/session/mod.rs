//! A game at one table: a person, computer captains, and a file that is never behind.
//!
//! The terminal and the window both play through a [`Session`]. It asks the rules, lets computer
//! captains decide, records every decision and saves the game; a view asks it what may be seen.

pub mod flow;
mod guided;
mod input;
mod opening;
mod taking_back;
mod thinking;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{
    CardGame, Choice, Decision, Ending, Event, Move, Observation, Setup,
    data::{CardBook, Constants},
};
use engine::{Game, Refusal, Rulebook, Seat};

use crate::{
    data::PackChange,
    disk::Lock,
    explain::{self, Entry, Record, RivalPlay, SeatController},
    glossary::Glossary,
    guide::cards::CardCourse,
    hints::advisers::{Adviser, Thought},
    logbook::{Bookmark, Line, Reader},
    players::Computer,
    saves::{CARD_GAME, CardArtefact, LastSeen, SaveError, Saves},
};
pub use opening::{GameOptions, Opened, SessionError};
pub use taking_back::Price;
pub use thinking::Progress;

/// One game with a person in it.
pub struct Session {
    game: CardGame,
    setup: Setup,
    seed: u64,
    decisions: Vec<Decision>,
    /// The person's decisions that were taken back; the last of these is made again first.
    undone: Vec<Move>,
    /// How often they took one back that had shown them something.
    taken_back: u32,
    person: Seat,
    rulebook: Arc<Rulebook>,
    glossary: Arc<Glossary>,
    /// What an input of the person settles besides.
    flow: flow::Flow,
    /// The lessons that are told beside the game, in a guided one.
    course: Option<CardCourse>,
    /// Who advises at once, in a guided game and where something is proposed.
    coach: Adviser,
    /// By seat.
    seated: Vec<Seated>,
    /// Likewise: how they decide, as everybody may know.
    controllers: Vec<SeatController>,
    advisers: Vec<Adviser>,
    /// The observation that the thinking captain looks at, and the number of decisions before it.
    looked: Option<(usize, Observation)>,
    saves: Saves,
    file: PathBuf,
    /// Keeps other programs away from the file.
    lock: Option<Lock>,
    last_seen: LastSeen,
    trouble: Option<SaveError>,
    changed: Vec<PackChange>,
}

/// Who decides for a seat.
enum Seated {
    Person,
    Mind(Computer),
    /// Dice seeded anew for each decision, so that a resumed game goes on as it would have.
    Random,
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
        let news = self.events().iter().skip(from);
        news.filter_map(|event| cards::text::tell(event, Some(self.person), &names, book)).collect()
    }

    /// The whole log with all that its lines speak of.
    pub fn lines(&self) -> Vec<Line> {
        let names = self.names();
        let reader = Reader { viewer: self.person, names: &names, book: self.book() };
        let mut mark = Bookmark::default();
        self.events().iter().filter_map(|event| reader.read(event, &mut mark)).collect()
    }

    /// The person decides. The game is saved, and the next choice may be anybody's: call
    /// [`Session::advance`].
    ///
    /// # Errors
    /// The decision is not offered; nothing has changed.
    pub fn decide(&mut self, chosen: Move) -> Result<(), Refusal> {
        let told = self.lesson();
        self.make(Decision { seat: self.person, chosen })?;
        self.undone.clear();
        if let Some(told) = told {
            self.tick(&told.lesson);
        }
        self.keep();
        self.keep_the_course();
        Ok(())
    }

    /// The whole game so far as one piece.
    pub fn artefact(&self) -> CardArtefact {
        CardArtefact {
            game: CARD_GAME.to_owned(),
            setup: self.setup.clone(),
            seed: self.seed,
            decisions: self.decisions.clone(),
            journal: self.game.journal().hash(),
            finished: self.ending().is_some(),
            taken_back: self.taken_back,
        }
    }

    /// Where the game is kept; among the finished ones once it is over.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Why the newest state is not on disk; `None` when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Saves the game now. Every decision does so too; this tries again after trouble. Where another
    /// program has written in its file, that is left alone, and the game goes on in another.
    pub fn keep(&mut self) {
        let artefact = self.artefact();
        let in_progress = !self.file.starts_with(self.saves.finished_folder());
        if in_progress && self.last_seen.is_past(&self.file) {
            let (file, lock) = self.saves.claim_file();
            (self.file, self.lock) = (file, Some(lock));
        }
        let kept = if artefact.finished && in_progress {
            self.saves.finish(&self.file, &artefact).map(|finished| self.file = finished)
        } else {
            self.saves.keep(&self.file, &artefact)
        };
        self.trouble = kept.err();
        if self.trouble.is_none() {
            self.last_seen = LastSeen::of(&self.file);
        }
    }

    /// Lets other programs go on with the game: nobody decides anything here until it is resumed.
    pub fn release(&mut self) {
        self.lock = None;
    }

    /// The option that `computer` would choose in the person's place.
    pub fn advice(&self, computer: &mut Computer, choice: &Choice) -> Move {
        computer.decide(&self.game, choice)
    }

    /// Who can be asked for advice; the usual adviser first. In a guided game that is the coach alone:
    /// what is proposed and what is explained is one opinion.
    pub fn advisers(&self) -> &[Adviser] {
        if self.is_guided() { std::slice::from_ref(&self.coach) } else { &self.advisers }
    }

    /// Puts what the person is asked to an adviser, who sees what the person sees; nothing while
    /// somebody else is asked.
    pub fn seek(&self, adviser: &Adviser) -> Option<Thought> {
        let choice = self.asked()?.clone();
        Some(adviser.asked(self.book(), self.observe(), choice))
    }

    /// Each rival's last play and its reasons, as far as the person can tell.
    pub fn rival_plays(&self) -> Vec<RivalPlay> {
        explain::public(self.record(), &self.controllers, self.person)
    }

    /// Every decision of the computer captains' that is worth telling, with all they saw; nothing
    /// before the game is over.
    pub fn reasons(&self) -> Vec<Entry> {
        if self.ending().is_none() {
            return Vec::new();
        }
        explain::full(self.record(), &self.controllers)
    }

    fn record(&self) -> Record<'_> {
        let (setup, seed, decisions) = (&self.setup, self.seed, &self.decisions);
        Record { book: self.game.book(), setup, seed, decisions }
    }

    fn make(&mut self, decision: Decision) -> Result<(), Refusal> {
        let read = self.events().len();
        self.game.decide(decision)?;
        if decision.seat == self.person {
            self.heed(read);
        }
        self.decisions.push(decision);
        Ok(())
    }
}
