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
    /// From 0 to 1; the highest is taken.
    pub score: f32,
    /// What speaks for it, the strongest first.
    pub pros: Vec<&'static str>,
    /// What speaks against it, likewise.
    pub cons: Vec<&'static str>,
}

/// How many options are worth telling.
const BEST: usize = 3;
/// How many reasons are, for each.
const REASONS: usize = 4;
/// What moves an option by less than this moves nobody.
const SLIGHT: f32 = 0.0005;

/// What a veteran would do here who knows no more than this side: the best first.
pub fn of_a_veteran(armoury: &Arc<Armoury>, seen: &Observation, choice: &Choice) -> Vec<Counsel> {
    let mut mind = CombatMind::new(armoury.clone(), Temper::default(), Level::Veteran);
    let mut scores: Vec<(usize, OptionScore<Move>)> =
        mind.explain(seen, choice).into_iter().enumerate().collect();
    // Of equals the earlier stays in front: it is the one that a mind takes.
    scores.sort_by(|(_, a), (_, b)| b.score.total_cmp(&a.score));
    let counsels = scores.iter().take(BEST).map(|(nth, score)| counsel(*nth, score));
    // What nothing speaks for or against is worth telling only where nothing is better.
    let told = |(place, it): &(usize, Counsel)| *place == 0 || !it.is_all_one();
    counsels.enumerate().filter(told).map(|(_, it)| it).collect()
}

/// Why a mind did what it did, from all that it weighed.
pub fn behind(chosen: &Move, scores: &[OptionScore<Move>]) -> Option<Counsel> {
    let nth = scores.iter().position(|score| score.option == *chosen)?;
    Some(counsel(nth, &scores[nth]))
}

impl Counsel {
    /// Whether nothing speaks for or against it.
    fn is_all_one(&self) -> bool {
        self.pros.is_empty() && self.cons.is_empty()
    }

    /// `for it: hurt it does; against it: shots it takes`
    pub fn words(&self) -> String {
        if self.is_all_one() {
            return "nothing speaks for or against it".to_owned();
        }
        let sides = [("for it", &self.pros), ("against it", &self.cons)];
        let sides = sides.iter().filter(|(_, reasons)| !reasons.is_empty());
        let words = sides.map(|(side, reasons)| format!("{side}: {}", reasons.join(", ")));
        words.collect::<Vec<_>>().join("; ")
    }
}

fn counsel(nth: usize, score: &OptionScore<Move>) -> Counsel {
    let mut reasons = score.considerations.clone();
    reasons.retain(|(_, moved)| moved.abs() >= SLIGHT);
    reasons.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    reasons.truncate(REASONS);
    let names = |speaks: fn(f32) -> bool| {
        reasons.iter().filter(|(_, moved)| speaks(*moved)).map(|(name, _)| *name).collect()
    };
    let (pros, cons) = (names(|moved| moved > 0.0), names(|moved| moved < 0.0));
    Counsel { option: score.option, nth, score: score.score, pros, cons }
}
