//! Questions with one sensible answer are not asked.

use cards::{Choice, Move, Observation, Why, data::CardBook};

use crate::offers;

/// The answer to a question that is not worth one of the person's: an adviser's where it is only about
/// tokens, which are gone after the round in any case (CCG-RES-5), or about the order of one's own
/// abilities; to leave subplots that would all fail; the expense that the attempt itself has named.
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
    let is_subplot = matches!(why, Why::Subplots { .. });
    if !is_subplot && !matches!(why, Why::Meeting { .. }) {
        return None;
    }
    if !has_hope(seen, choice, book) {
        return is_subplot.then_some(Move::Done);
    }
    if !attempting || !(is_subplot || accepts(choice) || is_about_tokens(choice)) {
        return None;
    }
    let chosen =
        if !is_subplot && accepts(choice) { Move::AcceptExpense } else { advise(seen, choice) };
    let is_cheap = !is_subplot || offers::takes_tokens_alone(chosen, why, seen, book);
    let fails = chosen == Move::Refuse || is_hopeless(chosen, seen, choice, book);
    (is_cheap && !fails).then_some(chosen)
}

/// Whether there is nothing to it but to take on the expense.
fn accepts(choice: &Choice) -> bool {
    choice.options.iter().all(|option| matches!(option, Move::AcceptExpense | Move::Refuse))
}

/// Whether this move would fail as things stand.
pub(super) fn is_hopeless(
    chosen: Move,
    seen: &Observation,
    choice: &Choice,
    book: &CardBook,
) -> bool {
    let offers = || offers::of(choice, seen, book);
    let attempts = matches!(chosen, Move::Attempt(_) | Move::Complete | Move::Subplot { .. });
    attempts
        && offers().iter().any(|it| it.chosen == chosen && offers::is_hopeless(it.note.as_ref()))
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
