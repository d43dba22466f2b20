//! What an adviser saw happen when it tried an option out, beside the other options it tried.

use ai::{Difference, OptionScore};

/// The cause for which the option with this place is moved up (above 0) or down (below): what stands
/// otherwise at the end than after the other options and matters most; where nothing that was seen speaks
/// that way, how much likelier a win is. `None` where nothing was tried, or where it is too little to be told.
pub(super) fn cause<M>(nth: usize, moved: f32, scores: &[OptionScore<M>]) -> Option<String> {
    seen_apart(moved, &scores[nth].apart).or_else(|| likelier(nth, moved, scores))
}

/// By how much the chance of winning is apart from that of the other options that were tried.
fn likelier<M>(nth: usize, moved: f32, scores: &[OptionScore<M>]) -> Option<String> {
    let others = scores.iter().enumerate().filter(|(n, _)| *n != nth);
    let others: Vec<f32> = others.filter_map(|(_, score)| score.chance).collect();
    let usual = others.iter().sum::<f32>() / others.len() as f32;
    let more = scores[nth].chance.filter(|_| !others.is_empty())? - usual;
    let hundredths = (more.abs() * 100.0).round();
    let than = if more > 0.0 { "more" } else { "fewer" };
    let is_told = hundredths > 0.0 && more * moved > 0.0;
    is_told.then(|| format!("wins {hundredths:.0} in 100 {than} than the others"))
}

fn seen_apart(moved: f32, apart: &[Difference]) -> Option<String> {
    apart.iter().find(|it| it.effect * moved > 0.0).map(Difference::to_string)
}
