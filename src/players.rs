//! Who sits where: the person, or a computer captain who decides for a seat.

use std::{str::FromStr, sync::Arc};

use captains::{Level, Mind, RandomCaptain};
use cards::{
    CaptainSetup, CardGame, Choice, Move, Setup,
    data::{CardBook, Deck},
};
use dice::Dice;
use play::{Game, Player, Seat};

use crate::{
    clock,
    data::{DeckError, Library, ListedDeck},
};

/// What captains are called, by seat.
const NAMES: [&str; 4] =
    ["Captain Imre Solvay", "Captain Adaeze Quill", "Captain Ruo Tarn", "Captain Bettine Oke"];

/// A computer captain; it can think on another thread.
pub enum Computer {
    Mind(Box<Mind>),
    Random(Box<RandomCaptain>),
}

impl Computer {
    /// Decides for whoever is asked, by what that seat may see. A random captain does not look.
    pub fn decide(&mut self, game: &CardGame, choice: &Choice) -> Move {
        match self {
            Computer::Mind(mind) => mind.decide(&game.observe(choice.seat), choice),
            Computer::Random(random) => random.pick(choice),
        }
    }
}

/// Who decides for a captain. Its name stands in every artefact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerKind {
    Person,
    /// A big-brain mind that weighs its options.
    Mind,
    /// Any option, each as likely as the next.
    Random,
}

/// A computer captain as the command line names it: `mind`, `random`, `mind:deck-name`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rival {
    pub kind: PlayerKind,
    pub deck: Option<String>,
}

/// Why nobody can be seated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a captain; there are `mind` and `random`, with a deck as in `mind:deck-name`"
)]
pub struct UnknownCaptain(pub String);

impl PlayerKind {
    /// Everybody who can sit at the table.
    pub const ALL: [PlayerKind; 3] = [PlayerKind::Person, PlayerKind::Mind, PlayerKind::Random];

    /// The word for it in artefacts and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            PlayerKind::Person => "person",
            PlayerKind::Mind => "mind",
            PlayerKind::Random => "random",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<PlayerKind> {
        PlayerKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl Rival {
    /// A mind that plays the deck of this name.
    pub fn mind_with(deck: &str) -> Rival {
        Rival { kind: PlayerKind::Mind, deck: Some(deck.to_owned()) }
    }
}

impl FromStr for Rival {
    type Err = UnknownCaptain;

    fn from_str(text: &str) -> Result<Rival, UnknownCaptain> {
        let (name, deck) = match text.split_once(':') {
            Some((name, deck)) => (name, Some(deck.to_owned())),
            None => (text, None),
        };
        match PlayerKind::named(name) {
            Some(kind) if kind != PlayerKind::Person => Ok(Rival { kind, deck }),
            _ => Err(UnknownCaptain(text.to_owned())),
        }
    }
}

/// Somebody to decide, with `luck` as their seed; nobody for a person.
pub fn computer(
    kind: PlayerKind,
    (library, book): (&Library, &Arc<CardBook>),
    luck: u64,
) -> Option<Computer> {
    match kind {
        PlayerKind::Person => None,
        PlayerKind::Mind => Some(mind(library, book)),
        PlayerKind::Random => Some(Computer::Random(Box::new(RandomCaptain::new(luck)))),
    }
}

/// A mind that knows the cards of its game and has the library's temper.
pub fn mind(library: &Library, book: &Arc<CardBook>) -> Computer {
    let temper = library.temper.clone();
    Computer::Mind(Box::new(Mind::new(book.clone(), temper, Level::default())))
}

/// A game's setup for one to four captains, each with the deck that was named or one that few
/// others have.
///
/// # Errors
/// A named deck is unknown or cannot be played, or there is none at all.
pub fn setup(library: &Library, captains: &[Rival]) -> Result<Setup, DeckError> {
    let named = |rival: &Rival| rival.deck.as_deref().map(|name| library.deck(name)).transpose();
    let named: Vec<Option<ListedDeck>> = captains.iter().map(named).collect::<Result<_, _>>()?;
    let mut taken: Vec<ListedDeck> = named.iter().flatten().cloned().collect();
    let mut seated = Vec::new();
    for (n, (rival, deck)) in captains.iter().zip(named).enumerate() {
        let deck = match deck {
            Some(deck) => deck,
            None => library.another_deck(&taken)?,
        };
        taken.push(deck.clone());
        seated.push(captain(Seat(n as u8), rival.kind, deck.deck));
    }
    let packs = library.book.packs_of(seated.iter().map(|captain| &captain.deck));
    Ok(Setup { captains: seated, constants: library.constants, packs })
}

/// Who sits at `seat`, under the name of that seat.
pub fn captain(seat: Seat, kind: PlayerKind, deck: Deck) -> CaptainSetup {
    let name = NAMES.get(seat.index()).copied().unwrap_or("Captain Nobody");
    CaptainSetup { name: name.to_owned(), player: kind.name().to_owned(), deck }
}

/// A seed nobody chose.
pub fn fresh_seed() -> u64 {
    // Small enough to be read aloud and typed again.
    u64::from(Dice::seeded(clock::whim()).below(1_000_000))
}

/// The seed of a computer captain's own dice, in a game of seed `seed`, from a decision on.
pub fn luck(seed: u64, seat: Seat, decisions: usize) -> u64 {
    let mut dice = Dice::seeded(seed);
    // Every seat and every decision starts somewhere else in the sequence, far from the others.
    let own = std::iter::repeat_with(|| dice.fork()).nth(seat.index()).unwrap_or(seed);
    own ^ (decisions as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
