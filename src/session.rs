//! A game at one table: a person, computer captains, and a file that is never behind.
//!
//! The terminal and the window both play through a [`Session`]. It asks the rules, lets computer
//! captains decide, records every decision and saves the game; a view asks it what may be seen.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use captains::RandomCaptain;
use cards::{
    CardGame, Choice, Decision, Ending, Event, Move, Observation, Setup, SetupError, data::CardBook,
};
use play::{Game, Player, Refusal, Seat};

use crate::{
    data::{DeckError, Library},
    players::{self, Computer, PlayerKind, Rival},
    replay::{self, ReplayError},
    saves::{CARD_GAME, CardArtefact, SaveError, Saves, read_card_game},
};

/// What the person asked for when starting the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wishes {
    pub seed: Option<u64>,
    /// The person's deck: an id, a title or a file.
    pub deck: Option<String>,
    pub against: Option<Rival>,
    /// A new game, even though another is in progress.
    pub new: bool,
}

/// A session to play, and what to tell the person before it begins.
pub struct Opened {
    pub session: Session,
    pub resumed: bool,
    /// Saves that cannot be used; they were left where they are.
    pub unusable: Vec<SessionError>,
    /// A game in progress that waits while a new one is played.
    pub set_aside: Option<PathBuf>,
}

/// Why no game can be begun or resumed.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    #[error(transparent)]
    Deck(#[from] DeckError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("{}: no person plays in this game", .0.display())]
    NobodyHere(PathBuf),
    #[error("{}: `{name}` is not a captain this build knows", file.display())]
    UnknownPlayer { file: PathBuf, name: String },
}

/// One game with a person in it.
pub struct Session {
    game: CardGame,
    setup: Setup,
    seed: u64,
    decisions: Vec<Decision>,
    person: Seat,
    /// By seat.
    seated: Vec<Seated>,
    saves: Saves,
    file: PathBuf,
    trouble: Option<SaveError>,
}

/// Who decides for a seat.
enum Seated {
    Person,
    Mind(Computer),
    /// Dice seeded anew for each decision, so that a resumed game goes on as it would have.
    Random,
}

impl Wishes {
    /// Whether a new game begins whatever is in progress.
    pub fn mean_a_new_game(&self) -> bool {
        self.new || self.seed.is_some() || self.deck.is_some() || self.against.is_some()
    }
}

impl Session {
    /// Resumes the newest game in progress, or begins one when there is none that can be used or
    /// when the wishes ask for a new one. No file of another game is touched.
    ///
    /// # Errors
    /// No deck can be played, or a wish names one that cannot.
    pub fn open(library: &Library, saves: &Saves, wishes: &Wishes) -> Result<Opened, SessionError> {
        let in_progress = saves.in_progress();
        let new = wishes.mean_a_new_game();
        let mut unusable = Vec::new();
        for file in in_progress.iter().rev().filter(|_| !new) {
            match Session::resume(library, saves, file) {
                Ok(session) => {
                    return Ok(Opened { session, resumed: true, unusable, set_aside: None });
                }
                Err(fault) => unusable.push(fault),
            }
        }
        let session = Session::begin(library, saves, wishes)?;
        let set_aside = in_progress.last().filter(|_| new).cloned();
        Ok(Opened { session, resumed: false, unusable, set_aside })
    }

    /// Deals a new game into a file of its own.
    ///
    /// # Errors
    /// A deck is unknown or cannot be played.
    pub fn begin(
        library: &Library,
        saves: &Saves,
        wishes: &Wishes,
    ) -> Result<Session, SessionError> {
        let setup = new_setup(library, wishes)?;
        let seed = wishes.seed.unwrap_or_else(players::fresh_seed);
        let game = CardGame::new(&library.book, &setup, seed)?;
        let file = saves.next_file();
        let mut session = Session::seated(library, saves, file, game, (setup, seed, Vec::new()))?;
        session.keep();
        Ok(session)
    }

    /// Goes on with the game in `file`.
    ///
    /// # Errors
    /// The file cannot be used, or the game does not play as it was recorded.
    pub fn resume(library: &Library, saves: &Saves, file: &Path) -> Result<Session, SessionError> {
        let artefact = read_card_game(file)?;
        let game = replay::verified(library, file, &artefact)?;
        let played = (artefact.setup, artefact.seed, artefact.decisions);
        Session::seated(library, saves, file.to_owned(), game, played)
    }

    /// Whose eyes the session sees with.
    pub fn person(&self) -> Seat {
        self.person
    }

    /// What is asked now, of whoever it is; `None` once the game is over.
    pub fn choice(&self) -> Option<&Choice> {
        self.game.choice()
    }

    /// What the person is asked now; `None` while somebody else is.
    pub fn asked(&self) -> Option<&Choice> {
        self.choice().filter(|choice| choice.seat == self.person)
    }

    /// The table as the person may see it.
    pub fn observe(&self) -> Observation {
        self.game.observe(self.person)
    }

    /// The card pool of the game.
    pub fn book(&self) -> &Arc<CardBook> {
        self.game.book()
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

    /// What happened from the event with number `from` on, in sentences the person may read.
    pub fn log(&self, from: usize) -> Vec<String> {
        let (names, book) = (self.names(), self.book());
        let news = self.events().iter().skip(from);
        news.filter_map(|event| cards::text::tell(event, Some(self.person), &names, book)).collect()
    }

    /// The person decides. The game is saved, and the next choice may be anybody's: call
    /// [`Session::advance`] or [`Session::step`].
    ///
    /// # Errors
    /// The decision is not offered; nothing has changed.
    pub fn decide(&mut self, chosen: Move) -> Result<(), Refusal> {
        self.make(Decision { seat: self.person, chosen })?;
        self.keep();
        Ok(())
    }

    /// Lets the computer captain who is asked decide once. Returns false, and does nothing, when
    /// the person is asked or the game is over.
    pub fn step(&mut self) -> bool {
        let moved = self.think();
        if moved {
            self.keep();
        }
        moved
    }

    /// Lets computer captains decide until the person is asked or the game is over.
    pub fn advance(&mut self) {
        let mut moved = false;
        while self.think() {
            moved = true;
        }
        if moved {
            self.keep();
        }
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
        }
    }

    /// Where the game is kept; among the finished ones once it is over.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Why the newest state is not on disk; `None` when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Saves the game now. Every decision does so too; this tries again after trouble.
    pub fn keep(&mut self) {
        let artefact = self.artefact();
        let in_progress = !self.file.starts_with(self.saves.finished_folder());
        let kept = if artefact.finished && in_progress {
            self.saves.finish(&self.file, &artefact).map(|finished| self.file = finished)
        } else {
            self.saves.keep(&self.file, &artefact)
        };
        self.trouble = kept.err();
    }

    fn make(&mut self, decision: Decision) -> Result<(), Refusal> {
        self.game.decide(decision)?;
        self.decisions.push(decision);
        Ok(())
    }

    /// One decision of a computer captain, if one is asked.
    fn think(&mut self) -> bool {
        let Some(choice) = self.game.choice() else { return false };
        let seat = choice.seat;
        let first = choice.options.first().copied();
        let chosen = match self.seated.get_mut(seat.index()) {
            None | Some(Seated::Person) => return false,
            Some(Seated::Mind(mind)) => mind.decide(&self.game.observe(seat), choice),
            Some(Seated::Random) => {
                let luck = players::luck(self.seed, seat, self.decisions.len());
                RandomCaptain::new(luck).decide(&self.game.observe(seat), choice)
            }
        };
        // A captain who answers with what was not offered still has to answer.
        let answered = self.make(Decision { seat, chosen }).is_ok();
        answered || first.is_some_and(|chosen| self.make(Decision { seat, chosen }).is_ok())
    }

    fn seated(
        library: &Library,
        saves: &Saves,
        file: PathBuf,
        game: CardGame,
        (setup, seed, decisions): (Setup, u64, Vec<Decision>),
    ) -> Result<Session, SessionError> {
        let mut person = None;
        let mut seated = Vec::new();
        for (n, captain) in setup.captains.iter().enumerate() {
            let name = captain.player.clone();
            let kind = PlayerKind::named(&name);
            let kind = kind.ok_or(SessionError::UnknownPlayer { file: file.clone(), name })?;
            seated.push(match kind {
                PlayerKind::Person => Seated::Person,
                PlayerKind::Mind => Seated::Mind(players::mind(library)),
                PlayerKind::Random => Seated::Random,
            });
            person = person.or((kind == PlayerKind::Person).then_some(Seat(n as u8)));
        }
        let person = person.ok_or_else(|| SessionError::NobodyHere(file.clone()))?;
        let saves = saves.clone();
        let trouble = None;
        Ok(Session { game, setup, seed, decisions, person, seated, saves, file, trouble })
    }
}

/// The person against a computer captain, each with the deck that was asked for or any other.
fn new_setup(library: &Library, wishes: &Wishes) -> Result<Setup, SessionError> {
    let against = wishes.against.clone().unwrap_or(Rival { kind: PlayerKind::Mind, deck: None });
    let me = Rival { kind: PlayerKind::Person, deck: wishes.deck.clone() };
    Ok(players::setup(library, &[me, against])?)
}
