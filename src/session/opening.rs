//! Begins a session: with a game in progress or a new one, and seats the players.

use std::path::{Path, PathBuf};

use cards::{CardGame, Decision, Setup, SetupError, data::Constants};

use super::{flow::Flow, state::Session};
use crate::{
    data::{DeckError, Library},
    explain,
    guide::cards::CardCourse,
    hints::advisers,
    players::{self, Captains, PlayerKind, Rival, UnknownCaptain},
    replay::{self, ReplayError},
    saves::{self, LastSeen, SaveError, Saves, read_card_game},
};

/// Options that a person chose for a new game.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct GameOptions {
    pub seed: Option<u64>,
    /// The person's deck: an id, a title or a file.
    pub deck: Option<String>,
    /// Who else sits at the table; nobody in solo play.
    pub against: Option<Vec<Rival>>,
    /// The house rules; those of the assets where none are named.
    pub constants: Option<Constants>,
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
    #[error("the guided game cannot be dealt: {0}")]
    Guide(String),
    #[error("{}: {fault}", file.display())]
    UnknownPlayer { file: PathBuf, fault: UnknownCaptain },
}

impl GameOptions {
    /// Whether a new game begins even if one is in progress.
    pub fn mean_a_new_game(&self) -> bool {
        self.new
            || self.seed.is_some()
            || self.deck.is_some()
            || self.against.is_some()
            || self.constants.is_some()
    }
}

impl Session {
    /// Resumes the newest game in progress, or begins one when there is none that can be used or
    /// when the options ask for a new one. No file of another game is touched.
    ///
    /// # Errors
    /// No deck can be played, or a wish names one that cannot.
    pub fn open(
        library: &Library,
        saves: &Saves,
        game_options: &GameOptions,
    ) -> Result<Opened, SessionError> {
        let in_progress = saves.in_progress();
        let new = game_options.mean_a_new_game();
        let mut unusable = Vec::new();
        for file in in_progress.iter().rev().filter(|_| !new) {
            match Session::resume(library, saves, file) {
                Ok(session) => {
                    return Ok(Opened { session, resumed: true, unusable, set_aside: None });
                }
                Err(fault) => unusable.push(fault),
            }
        }
        let session = Session::begin(library, saves, game_options)?;
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
        game_options: &GameOptions,
    ) -> Result<Session, SessionError> {
        let setup = new_setup(library, game_options)?;
        let seed = game_options.seed.unwrap_or_else(players::fresh_seed);
        Session::deal(library, saves, setup, seed)
    }

    /// Deals this very game into a file of its own.
    ///
    /// # Errors
    /// A deck cannot be played, or nobody's seat is a person's.
    pub fn deal(
        library: &Library,
        saves: &Saves,
        setup: Setup,
        seed: u64,
    ) -> Result<Session, SessionError> {
        let game = CardGame::new(&library.cards_of(&setup.packs), &setup, seed)?;
        let (file, lock) = saves.claim_file();
        let session = Session::seated(library, saves, file, game, (setup, seed, Vec::new()))?;
        let mut session = Session { lock: Some(lock), ..session };
        session.keep();
        Ok(session)
    }

    /// Goes on with the game in `file`.
    ///
    /// # Errors
    /// Another program has it open, the file cannot be used, or the game does not play as it was
    /// recorded: with the same packs it has to come out alike; with packs that have changed, every
    /// decision has to be possible still.
    pub fn resume(library: &Library, saves: &Saves, file: &Path) -> Result<Session, SessionError> {
        // First of all: what is read is not written by anybody else from here on.
        let lock = Some(saves::lock(file)?);
        let mut artefact = read_card_game(file)?;
        let (game, changed) = replay::resumed(library, file, &artefact)?;
        artefact.setup.packs = library.packs_now(&artefact.setup.packs);
        let played = (artefact.setup, artefact.seed, artefact.decisions);
        let session = Session::seated(library, saves, file.to_owned(), game, played)?;
        Ok(Session { changed, lock, taken_back: artefact.taken_back, ..session })
    }

    fn seated(
        library: &Library,
        saves: &Saves,
        file: PathBuf,
        game: CardGame,
        (setup, seed, decisions): (Setup, u64, Vec<Decision>),
    ) -> Result<Session, SessionError> {
        let captains = Captains::of(library, game.book(), &setup, seed)
            .map_err(|fault| SessionError::UnknownPlayer { file: file.clone(), fault })?;
        let person = captains.person().ok_or_else(|| SessionError::NobodyHere(file.clone()))?;
        let saves = saves.clone();
        let (trouble, changed) = (None, Vec::new());
        let (rulebook, glossary) = (library.rulebook.clone(), library.glossary.clone());
        let course = CardCourse::resume(&library.guides.cards, &saves, &file);
        let (controllers, advisers) =
            (explain::controllers(library, &setup), advisers::advisers(library));
        Ok(Session {
            game,
            setup,
            seed,
            decisions,
            undone: Vec::new(),
            flow: Flow::default(),
            taken_back: 0,
            person,
            rulebook,
            glossary,
            course,
            coach: advisers::coach(library),
            captains,
            controllers,
            advisers,
            saves,
            last_seen: LastSeen::of(&file),
            file,
            lock: None,
            trouble,
            changed,
        })
    }
}

/// The person and the wanted rivals: one computer captain by default.
fn new_setup(library: &Library, game_options: &GameOptions) -> Result<Setup, SessionError> {
    let mind = || vec![Rival { kind: PlayerKind::default(), deck: None }];
    let me = Rival { kind: PlayerKind::Person, deck: game_options.deck.clone() };
    let captains = [vec![me], game_options.against.clone().unwrap_or_else(mind)].concat();
    let mut setup = players::setup(library, &captains)?;
    setup.constants = game_options.constants.unwrap_or(setup.constants);
    Ok(setup)
}
