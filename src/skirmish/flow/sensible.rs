//! Questions with one sensible answer are not asked.

use skirmish::{Choice, FighterId, Move, Observation, Why};

/// The only sensible answer to a question, if there is one.
pub fn answer(seen: &Observation, choice: &Choice) -> Option<Move> {
    if let Why::Wound { who, points } = choice.why {
        return holds(seen, choice, who, points.into());
    }
    let Why::Damage { who, points } = choice.why else { return None };
    holds(seen, choice, who, points)
}

/// Where one characteristic can take the points and every other one would drop to 0, it does: at 0
/// somebody falls, and wounds count for nothing else before the fight is over.
fn holds(seen: &Observation, choice: &Choice, who: FighterId, points: u16) -> Option<Move> {
    let own = seen.fighters.iter().find(|it| it.id == who)?.own.as_ref()?;
    let stays = |option: &&Move| matches!(option, Move::Lose(which) if u16::from(own.now.get(*which)) > points);
    let mut staying = choice.options.iter().filter(stays);
    let first = staying.next()?;
    staying.next().is_none().then_some(*first)
}
