//! Moves in words: cards and captains by name, slots from 1.

use serde::{Deserialize, Serialize};

use super::Position;
use crate::{
    CardGame, CardId, Move, Role, SlotNo, Why,
    data::{Card, Level, Skill, Token},
    state::TableRead,
};
use engine::{Game, Seat};

/// A [`Move`] by names. For two copies of a card, its name means either.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    Done,
    Pass,
    Discard(String),
    First(String),
    Restore(String),
    Shift(String, String),
    Place(u8),
    Drop(String),
    Uncommitted,
    Pursue(u8),
    Piracy,
    Procure(String),
    Event(String),
    /// The card, the crew, the level.
    Heroic(String, String, Level),
    /// Any ability of this card.
    Ability(String),
    Choose(String),
    /// The n-th play on the queue, from the bottom, from 1.
    ChooseQueued(u8),
    ChooseCaptain(String),
    ExpendHand(String),
    ExpendDeck,
    JettisonExpendable(String),
    Jettison(String),
    Exert(String),
    Spend(Token),
    AcceptExpense,
    Refuse,
    RefuseToken(Token),
    Pick(String, Skill),
    Attempt(String),
    Strike(String),
    Engage(Role),
    Complete,
    /// The n-th subplot by its n-th alternative, both from 1.
    Subplot(u8, u8),
    Hit(String),
    Charge,
    /// The n-th option, from 1: where a name would mean several.
    Option(u8),
}

impl Said {
    /// Whether these words mean `option` of `game`.
    pub(super) fn fits(&self, position: &Position, game: &CardGame, option: Move) -> bool {
        let is = |name: &str, id: CardId| is_called(game.look().printed(id), name);
        let who = |name: &str, seat: Seat| position.seat(name).is_ok_and(|named| named == seat);
        let at = |no: u8, slot: SlotNo| no == slot.0 + 1;
        let nth =
            |no: u8| game.choice().and_then(|it| it.options.get(usize::from(no).wrapping_sub(1)));
        match (self, option) {
            (Said::Option(no), option) => nth(*no) == Some(&option),
            (Said::Done, Move::Done)
            | (Said::Pass, Move::Pass)
            | (Said::Uncommitted, Move::Uncommitted)
            | (Said::Piracy, Move::Piracy)
            | (Said::ExpendDeck, Move::ExpendDeck)
            | (Said::AcceptExpense, Move::AcceptExpense)
            | (Said::Refuse, Move::Refuse)
            | (Said::Complete, Move::Complete)
            | (Said::Charge, Move::Charge) => true,
            (Said::Discard(name), Move::Discard(id))
            | (Said::Restore(name), Move::Restore(id))
            | (Said::Drop(name), Move::Drop(id))
            | (Said::Procure(name), Move::Procure(id))
            | (Said::Event(name), Move::Event(id))
            | (Said::Ability(name), Move::Ability { card: id, .. })
            | (Said::Choose(name), Move::Choose(id))
            | (Said::ExpendHand(name), Move::ExpendHand(id))
            | (Said::JettisonExpendable(name), Move::JettisonExpendable(id))
            | (Said::Jettison(name), Move::Jettison(id))
            | (Said::Exert(name), Move::Exert(id))
            | (Said::Attempt(name), Move::Attempt(id))
            | (Said::Hit(name), Move::Hit(id)) => is(name, id),
            (Said::First(name), Move::First(seat))
            | (Said::ChooseCaptain(name), Move::ChooseCaptain(seat))
            | (Said::Strike(name), Move::Strike(seat)) => who(name, seat),
            (Said::Place(no), Move::Place(slot)) | (Said::Pursue(no), Move::Pursue(slot)) => {
                at(*no, slot)
            }
            (Said::Shift(what, whom), Move::Shift { gear, to }) => is(what, gear) && is(whom, to),
            (Said::Heroic(what, whom, how), Move::Heroic { card, crew, level }) => {
                is(what, card) && is(whom, crew) && *how == level
            }
            (Said::ChooseQueued(no), Move::ChooseQueued(nth)) => *no == nth + 1,
            (Said::Spend(said), Move::Spend(token))
            | (Said::RefuseToken(said), Move::RefuseToken(token)) => *said == token,
            (Said::Pick(whom, what), Move::Pick { crew, skill }) => {
                is(whom, crew) && *what == skill
            }
            (Said::Engage(said), Move::Engage(role)) => *said == role,
            (Said::Subplot(no, way), Move::Subplot { nth, by }) => (*no, *way) == (nth + 1, by + 1),
            _ => false,
        }
    }
}

/// Whether `name` is the card's: its own, or that of either side of an adventure card.
pub(super) fn is_called(card: &Card, name: &str) -> bool {
    let sides = card.sides().map(|sides| [&sides.contract.name, &sides.complication.name]);
    card.name == name || sides.is_some_and(|names| names.iter().any(|side| *side == name))
}

/// The options on offer, for the author of one that is not.
pub(super) fn list(game: &CardGame) -> String {
    let Some(choice) = game.choice() else { return String::new() };
    let seen = game.observe(choice.seat);
    let options = choice.options.iter();
    let said = options.map(|&option| crate::text::option(option, &seen, game.book()));
    said.collect::<Vec<_>>().join("; ")
}

macro_rules! questions {
    ($($name:ident),+ $(,)?) => {
        /// Kind of a question: a [`Why`] without its details.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Question { $($name),+ }

        impl Question {
            /// The kind of this question.
            pub fn of(why: Why) -> Question {
                match why { $(Why::$name { .. } => Question::$name),+ }
            }
        }
    };
}

questions! {
    Discarding, ChooseFirst, Restoring, Shifting, Placing, PlacingUnseen, MakingRoom,
    ChoosingActivity, Procuring, Attaching, Acting, Reacting, AnyTime, Targeting, Paying,
    MeetingExpense, PayingCost, Trimming, Receiving, Picking, Resolving, Completing, TakingRole,
    Meeting, Subplots, Assigning, ForcedDiscard, Searching, PuttingIntoPlay, LosingToken, Ordering,
}
