//! Those who draft beside the person: who they are, what they drafted, and the games against them.
//!
//! Everybody drafts from the same cards, each from offers of their own. The person then meets them one after the
//! other, each with what they drafted.

use ai::Level;
use cards::{Setup, data::Deck, draft::DraftGame};
use dice::Dice;
use engine::Seat;

use super::{drafter::Drafter, drafting::Drafting, words};
use crate::{
    data::Library,
    players::{self, PlayerKind, UnknownCaptain},
};

/// How many draft beside the person.
pub const RIVALS: usize = 3;

/// A rival with what they drafted.
#[derive(Debug, Clone, PartialEq)]
pub struct Drafted {
    pub kind: PlayerKind,
    pub name: String,
    pub deck: Deck,
}

impl Drafted {
    /// How good they are: the level of a mind, the word for any other player.
    pub fn rank(&self) -> String {
        match &self.kind {
            PlayerKind::Mind { level, .. } => level.name().to_owned(),
            kind @ (PlayerKind::Person | PlayerKind::Baseline | PlayerKind::Random) => {
                kind.to_string()
            }
        }
    }
}

/// Everybody beside the person while they draft, a pick at a time. Their offers follow from the draft's seed.
pub struct Beside(Vec<Seated>);

/// A rival at work.
struct Seated {
    kind: PlayerKind,
    drafter: Drafter,
    game: DraftGame,
}

/// Who drafts beside the person in the draft of this seed: captains of this level, no two the same while there are
/// others.
pub fn rivals(library: &Library, seed: u64, level: Level) -> Vec<PlayerKind> {
    let mut dice = Dice::seeded(seed);
    let mut left = library.personas.clone();
    let mut mind = || {
        let nth = dice.below(left.len() as u32) as usize;
        let persona = (nth < left.len()).then(|| left.remove(nth));
        PlayerKind::Mind { persona, level }
    };
    (0..RIVALS).map(|_| mind()).collect()
}

impl Beside {
    /// Those beside the person of this draft, before their first pick.
    ///
    /// # Errors
    /// A rival is nobody that is known any more.
    pub fn of(drafting: &Drafting, library: &Library) -> Result<Beside, UnknownCaptain> {
        let book = drafting.game().book();
        let seated = drafting.rivals().iter().zip(1..).map(|(player, seat)| {
            let kind = PlayerKind::read(player, library)?;
            let seed = seed_of(drafting.seed(), seat);
            let drafter = Drafter::of(&kind, (library, book), seed);
            // The person drafts from the same cards: whoever sits beside them can.
            let game = DraftGame::new(book, seed);
            Ok(game.ok().map(|game| Seated { kind, drafter, game }))
        });
        Ok(Beside(seated.filter_map(Result::transpose).collect::<Result<_, _>>()?))
    }

    /// Has one pick made; whether there are more to come.
    pub fn step(&mut self) -> bool {
        self.0.iter_mut().any(|seated| seated.drafter.step(&mut seated.game))
    }

    /// Everybody with what they drafted so far: whole decks once there is no pick to come.
    pub fn rivals(&self) -> Vec<Drafted> {
        let each = self.0.iter().zip(1..).map(|(Seated { kind, game, .. }, seat)| {
            let name = players::captain(Seat(seat), kind, Deck::default()).name;
            let title = format!("Draft of {name}");
            Drafted { kind: kind.clone(), name, deck: finished(game, title) }
        });
        each.collect()
    }
}

/// Everybody beside the person, with what they drafted.
///
/// # Errors
/// A rival is nobody that is known any more.
pub fn drafted(drafting: &Drafting, library: &Library) -> Result<Vec<Drafted>, UnknownCaptain> {
    let mut beside = Beside::of(drafting, library)?;
    while beside.step() {}
    Ok(beside.rivals())
}

/// The deck of a draft under this name, with its plan in a sentence.
pub(super) fn finished(game: &DraftGame, name: String) -> Deck {
    let (deck, book) = (game.deck().clone(), game.book());
    let plan = words::plan(&deck, book);
    Deck { name, plan, ..deck }.naming_packs(book)
}

/// The game of the person's drafted deck against a rival's, the person in the first seat.
pub fn setup(drafting: &Drafting, rival: &Drafted, library: &Library) -> Setup {
    let me = players::captain(Seat(0), &PlayerKind::Person, drafting.deck());
    let other = players::captain(Seat(1), &rival.kind, rival.deck.clone());
    let packs = library.book.packs_of([&me.deck, &other.deck]);
    Setup { captains: vec![me, other], constants: library.constants, packs }
}

/// The seed of the game against the rival of this number, from 0.
pub fn game_seed(drafting: &Drafting, rival: usize) -> u64 {
    // Behind the seeds of all that draft.
    seed_of(drafting.seed(), (RIVALS + 1 + rival) as u8)
}

/// A seed of its own for everybody beside the person.
fn seed_of(seed: u64, seat: u8) -> u64 {
    let mut dice = Dice::seeded(seed);
    std::iter::repeat_with(|| dice.fork()).nth(seat.into()).unwrap_or(seed)
}
