//! Options in words: how a file names an option of a table, and where on the table it is.

use engine::Game;

use super::{Position, Said};
use crate::{CardGame, CardId, Move, SlotNo, state::TableRead};
use engine::Seat;

/// The words for this option: by name where a name means it alone, or copies in a hand; by its number else.
pub(super) fn said(position: &Position, game: &CardGame, option: Move) -> Said {
    let options = game.choice().map_or(&[][..], |choice| &choice.options);
    let said = by_name(position, game, option);
    let meant =
        |said: &Said| options.iter().filter(|&&other| said.fits(position, game, other)).count();
    let is_of_a_hand = matches!(
        option,
        Move::Discard(_) | Move::Procure(_) | Move::Event(_) | Move::ExpendHand(_)
    );
    match said {
        Some(said) if meant(&said) == 1 || is_of_a_hand => said,
        Some(_) | None => {
            let nth = options.iter().position(|&other| other == option).unwrap_or_default();
            Said::Option(u8::try_from(nth + 1).unwrap_or(u8::MAX))
        }
    }
}

/// The words for this option by the names of cards and captains; none for what is never listed.
fn by_name(position: &Position, game: &CardGame, option: Move) -> Option<Said> {
    let card = |id: CardId| game.look().printed(id).name.clone();
    let who = |seat: Seat| position.name_of(seat);
    let no = |slot: SlotNo| slot.0 + 1;
    Some(match option {
        Move::Concede | Move::FullControl(_) => return None,
        Move::Done => Said::Done,
        Move::Pass => Said::Pass,
        Move::Discard(id) => Said::Discard(card(id)),
        Move::First(seat) => Said::First(who(seat)),
        Move::Restore(id) => Said::Restore(card(id)),
        Move::Shift { gear, to } => Said::Shift(card(gear), card(to)),
        Move::Place(slot) => Said::Place(no(slot)),
        // A card on a contract goes by either side, and so does another copy beside it.
        Move::Drop(_) | Move::Attempt(_) => return None,
        Move::Uncommitted => Said::Uncommitted,
        Move::Pursue(slot) => Said::Pursue(no(slot)),
        Move::Piracy => Said::Piracy,
        Move::Procure(id) => Said::Procure(card(id)),
        Move::Event(id) => Said::Event(card(id)),
        Move::Heroic { card: id, crew, level } => Said::Heroic(card(id), card(crew), level),
        Move::Ability { card: id, .. } => Said::Ability(card(id)),
        Move::Choose(id) => Said::Choose(card(id)),
        Move::ChooseQueued(nth) => Said::ChooseQueued(nth + 1),
        Move::ChooseCaptain(seat) => Said::ChooseCaptain(who(seat)),
        Move::ExpendHand(id) => Said::ExpendHand(card(id)),
        Move::ExpendDeck => Said::ExpendDeck,
        Move::JettisonExpendable(id) => Said::JettisonExpendable(card(id)),
        Move::Jettison(id) => Said::Jettison(card(id)),
        Move::Exert(id) => Said::Exert(card(id)),
        Move::Spend(token) => Said::Spend(token),
        Move::AcceptExpense => Said::AcceptExpense,
        Move::Refuse => Said::Refuse,
        Move::RefuseToken(token) => Said::RefuseToken(token),
        Move::Pick { crew, skill } => Said::Pick(card(crew), skill),
        Move::Strike(seat) => Said::Strike(who(seat)),
        Move::Engage(role) => Said::Engage(role),
        Move::Complete => Said::Complete,
        Move::Subplot { nth, by } => Said::Subplot(nth + 1, by + 1),
        Move::Hit(id) => Said::Hit(card(id)),
        Move::Charge => Said::Charge,
    })
}

/// Where on the table such an answer is: the words after "Look at".
pub fn place(answer: Move) -> &'static str {
    match answer {
        Move::Discard(_) | Move::Procure(_) | Move::Event(_) | Move::Heroic { .. } => "your hand",
        Move::ExpendHand(_) => "your hand, which can pay",
        Move::ExpendDeck => "your deck, which can pay",
        Move::Place(_) | Move::Pursue(_) | Move::Complete => "the contracts",
        Move::Attempt(_) | Move::Subplot { .. } | Move::Drop(_) => "what lies on the contracts",
        Move::First(_) | Move::ChooseCaptain(_) | Move::Strike(_) | Move::Piracy => {
            "the other captains"
        }
        Move::Restore(_)
        | Move::Shift { .. }
        | Move::Ability { .. }
        | Move::Jettison(_)
        | Move::JettisonExpendable(_)
        | Move::Exert(_)
        | Move::Pick { .. }
        | Move::Engage(_) => "what is in play on your side",
        Move::Choose(_) | Move::Hit(_) | Move::Charge => "what is in play on both sides",
        Move::ChooseQueued(_) => "what waits on the queue",
        Move::Spend(_) | Move::RefuseToken(_) => "your tokens",
        Move::Done
        | Move::Pass
        | Move::Uncommitted
        | Move::Refuse
        | Move::AcceptExpense
        | Move::Concede
        | Move::FullControl(_) => "what happens if you do nothing",
    }
}
