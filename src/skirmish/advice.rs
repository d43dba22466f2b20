//! What moves a computer combatant: a veteran's advice, and the reasons behind what one did.

use std::sync::Arc;

use captains::{
    OptionScore,
    combat::{CombatMind, Level, Temper},
};
use skirmish::{Choice, Move, Observation, data::Armoury};

/// An option as a mind sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Counsel {
    pub option: Move,
    /// Its place among the options, from 0.
    pub nth: usize,
    /// From 0 to 100; the highest is taken.
    pub points: i32,
    /// What moves it up or down, by so many points; the strongest first.
    pub reasons: Vec<(&'static str, i32)>,
}

/// How many options are worth telling.
const BEST: usize = 3;
/// How many reasons are, for each.
const REASONS: usize = 4;

/// What a veteran would do here who knows no more than this side: the best first.
pub fn of_a_veteran(armoury: &Arc<Armoury>, seen: &Observation, choice: &Choice) -> Vec<Counsel> {
    let mut mind = CombatMind::new(armoury.clone(), Temper::default(), Level::Veteran);
    let mut scores: Vec<(usize, OptionScore<Move>)> =
        mind.explain(seen, choice).into_iter().enumerate().collect();
    // Of equals the earlier stays in front: it is the one that a mind takes.
    scores.sort_by(|(_, a), (_, b)| b.score.total_cmp(&a.score));
    scores.iter().take(BEST).map(|(nth, score)| counsel(*nth, score)).collect()
}

/// Why a mind did what it did, from all that it weighed.
pub fn behind(chosen: &Move, scores: &[OptionScore<Move>]) -> Option<Counsel> {
    let nth = scores.iter().position(|score| score.option == *chosen)?;
    Some(counsel(nth, &scores[nth]))
}

impl Counsel {
    /// `+12 hurt it does, −3 shots it takes`
    pub fn words(&self) -> String {
        if self.reasons.is_empty() {
            return "nothing speaks for or against it".to_owned();
        }
        let reason = |(name, points): &(&str, i32)| {
            let sign = if *points < 0 { '−' } else { '+' };
            format!("{sign}{} {name}", points.abs())
        };
        self.reasons.iter().map(reason).collect::<Vec<_>>().join(", ")
    }
}

fn counsel(nth: usize, score: &OptionScore<Move>) -> Counsel {
    let mut reasons: Vec<(&str, i32)> =
        score.considerations.iter().map(|(name, moved)| (*name, points(*moved))).collect();
    reasons.retain(|(_, points)| *points != 0);
    reasons.sort_by_key(|(_, points)| -points.abs());
    reasons.truncate(REASONS);
    Counsel { option: score.option, nth, points: points(score.score), reasons }
}

fn points(share: f32) -> i32 {
    (share * 100.0).round() as i32
}
