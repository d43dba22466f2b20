//! What sets the option that is named first apart from the others, where its own reasons do not tell.

use std::{borrow::Cow, cmp::Ordering};

use ai::{OUTCOME, OptionScore};

use super::{Hint, Reason};

/// Between a reason and the better chance of another option that it is taken for in spite of.
pub(crate) const OUTWEIGHS: &str = " outweighs ";

/// Before a reason that speaks more against the other.
const AGAINST_OTHER: &str = "less of what speaks against the other: ";

/// Before what speaks against the next best option.
pub(crate) const NEXT_BEST: &str = "the next best has against it: ";

/// What speaks for an option of which nothing else does.
const LEAST: &str = "less speaks against it than against the next best";

/// Why an option is named first though another that is named wins more often: what speaks most for it
/// besides.
pub(super) fn outweighed<M>(
    first: &Hint<M>,
    rest: &[Hint<M>],
    scores: &[OptionScore<M>],
) -> Option<Reason> {
    let hundredths = |hint: &Hint<M>| hint.chance.map(|chance| (chance * 100.0).round());
    let likelier = |one: &&Hint<M>, other: &&Hint<M>| one.chance.partial_cmp(&other.chance);
    let best = rest.iter().max_by(|a, b| likelier(a, b).unwrap_or(Ordering::Equal))?;
    let more = hundredths(best)? - hundredths(first)?;
    let [own, others] = [first, best].map(|hint| &scores[hint.nth].considerations);
    let besides = own.iter().zip(others).filter(|((name, _), _)| *name != OUTCOME);
    let apart = besides.map(|(&(name, own), &(_, other))| (name, own, own - other));
    let (name, own, weight) = apart.max_by(|(.., a), (.., b)| a.total_cmp(b))?;
    let what = if own > 0.0 { name.to_owned() } else { format!("{AGAINST_OTHER}{name}") };
    let words = || format!("{what}{OUTWEIGHS}{more:.0} in 100 more that another option wins");
    (more > 0.0 && weight > 0.0).then(|| Reason { name: Cow::Owned(words()), weight, cause: None })
}

/// Why an option is taken that nothing speaks for: what speaks most against the next best of the others, of
/// which none is better.
pub(super) fn spared<M>(hint: &Hint<M>, rest: &[Hint<M>]) -> Option<Reason> {
    let next = rest.first().filter(|next| hint.pros.is_empty() && next.score < hint.score)?;
    let worst = next.cons.first()?;
    if hint.cons.first().is_some_and(|own| own.name == worst.name) {
        let weight = hint.score - next.score;
        return Some(Reason { name: Cow::Borrowed(LEAST), weight, cause: None });
    }
    let name = Cow::Owned(format!("{NEXT_BEST}{}", worst.name));
    Some(Reason { name, ..worst.clone() })
}
