//! The players of a game: the person, or a computer captain for a seat.

mod captains;
mod computer;
mod kind;

use std::sync::Arc;

use ai::Level;
use cards::{
    CaptainSetup, Setup,
    data::{CardBook, Deck},
};
use dice::Dice;
use engine::Seat;

pub use captains::{Captains, Piece};
pub use computer::{AgentPool, Computer, SeatedAgent, computer};
pub use kind::{PlayerKind, Rival, UnknownCaptain};

use crate::{
    clock,
    data::{DeckError, Library, ListedDeck},
};

/// The names of captains without one of their own, by seat.
const NAMES: [&str; 4] =
    ["Captain Leonie Marsh", "Captain Tobias Wren", "Captain Sunniva Falk", "Captain Aurel Pike"];

/// A mind that knows the cards of its game and has the library's personality, at the usual level.
pub fn mind(library: &Library, book: &Arc<CardBook>) -> Computer {
    Computer::mind(library, book, None, Level::default())
}

/// A game's setup for one to four captains, each with the deck that was named, or their favourite, or
/// one that few others have.
///
/// # Errors
/// A named deck is unknown or cannot be played, or there is none at all.
pub fn setup(library: &Library, captains: &[Rival]) -> Result<Setup, DeckError> {
    let named: Vec<Option<ListedDeck>> =
        captains.iter().map(|rival| rival.wants(library)).collect::<Result<_, _>>()?;
    let mut taken: Vec<ListedDeck> = named.iter().flatten().cloned().collect();
    let mut seated = Vec::new();
    for (n, (rival, deck)) in captains.iter().zip(named).enumerate() {
        let deck = match deck {
            Some(deck) => deck,
            None => library.another_deck(&taken)?,
        };
        taken.push(deck.clone());
        seated.push(captain(Seat(n as u8), &rival.kind, deck.deck));
    }
    let packs = library.book.packs_of(seated.iter().map(|captain| &captain.deck));
    Ok(Setup { captains: seated, constants: library.constants, packs })
}

/// Who sits at `seat`, under a name of their own or that of the seat.
pub fn captain(seat: Seat, kind: &PlayerKind, deck: Deck) -> CaptainSetup {
    let usual = NAMES.get(seat.index()).copied().unwrap_or("Captain Nobody");
    let name = kind.persona().map_or(usual, |persona| &persona.name);
    CaptainSetup { name: name.to_owned(), player: kind.to_string(), deck }
}

/// A seed nobody chose.
pub fn fresh_seed() -> u64 {
    // Small enough to be read aloud and typed again.
    u64::from(Dice::seeded(clock::entropy()).below(1_000_000))
}

/// The seed of a computer captain's own dice, in a game of seed `seed`, from a decision on.
pub fn luck(seed: u64, seat: Seat, decisions: usize) -> u64 {
    let mut dice = Dice::seeded(seed);
    // Every seat and every decision starts somewhere else in the sequence, far from the others.
    let own = std::iter::repeat_with(|| dice.fork()).nth(seat.index()).unwrap_or(seed);
    own ^ (decisions as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
