//! Questions with one sensible answer are not asked.

use cards::{Choice, Move, Observation, Why, data::CardBook};

use crate::offers;

/// The answer to a question that is not worth one of the person's: an adviser's where it is only about
/// tokens, which are gone after the round in any case (CCG-RES-5), or about the order of one's own
/// abilities; to leave subplots that would all fail.
///
/// `attempting` says whether the person has begun the attempt that tokens are asked for.
pub(super) fn answer(
    seen: &Observation,
    choice: &Choice,
    book: &CardBook,
    attempting: bool,
    advise: impl FnOnce(&Observation, &Choice) -> Move,
) -> Option<Move> {
    let why = choice.why;
    if why == Why::Ordering {
        return Some(advise(seen, choice));
    }
    if matches!(why, Why::Subplots { .. }) {
        return (!has_hope(seen, choice, book)).then_some(Move::Done);
    }
    let meets = matches!(why, Why::Meeting { .. }) && attempting && is_about_tokens(choice);
    let chosen = (meets && has_hope(seen, choice, book)).then(|| advise(seen, choice));
    chosen.filter(|chosen| *chosen != Move::Refuse)
}

fn is_about_tokens(choice: &Choice) -> bool {
    choice.options.iter().all(|option| matches!(option, Move::Spend(_) | Move::Refuse))
}

/// Whether something can be done that would not fail as things stand.
fn has_hope(seen: &Observation, choice: &Choice, book: &CardBook) -> bool {
    let offers = offers::of(choice, seen, book);
    let ends = |chosen| offers::is_idle(chosen) || chosen == Move::Refuse;
    offers.iter().any(|it| !ends(it.chosen) && !offers::is_hopeless(it.note.as_ref()))
}
