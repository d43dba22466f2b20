//! What an adviser saw happen when it tried an option out, beside the other options it tried.

use ai::{Difference, Foreseen, OptionScore};

/// The cause for which the option with this place is moved up (above 0) or down (below): what stands
/// otherwise at the end than after the other options, the one or two things that matter most. `None`
/// where nothing was tried, or nothing that was seen speaks that way.
pub(super) fn cause<M>(nth: usize, moved: f32, scores: &[OptionScore<M>]) -> Option<String> {
    let others = scores.iter().enumerate().filter(|(n, _)| *n != nth);
    let others = Foreseen::mean(others.filter_map(|(_, score)| score.foreseen.as_ref()))?;
    let all = scores[nth].foreseen?.apart_from(&others);
    let mut speaking = all.iter().filter(|it| it.effect * moved > 0.0);
    let first = speaking.next()?;
    // A second is told that matters half as much at least.
    let is_great = |it: &&Difference| it.effect.abs() * 2.0 >= first.effect.abs();
    let second = speaking.next().filter(is_great).map(|it| format!(" and {it}"));
    Some(format!("{first}{}", second.unwrap_or_default()))
}
