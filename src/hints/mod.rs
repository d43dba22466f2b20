//! Hints: the reasons for and against an option, the strongest first; for captains and combatants alike.

pub mod advisers;
pub(crate) mod compared;
mod outcome;

use std::borrow::Cow;

use ai::{Cause, OUTCOME, OptionScore};

/// An option as a mind sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint<M> {
    pub option: M,
    /// Its place among the options, from 0.
    pub nth: usize,
    /// From 0 to 1; the highest is taken.
    pub score: f32,
    /// Chance of winning after it, from 0 to 1, if the adviser tried it out in mind.
    pub chance: Option<f32>,
    /// The reasons for it, the strongest first.
    pub pros: Vec<Reason>,
    /// The reasons against it, the strongest first.
    pub cons: Vec<Reason>,
}

/// Something that speaks for or against an option.
#[derive(Debug, Clone, PartialEq)]
pub struct Reason {
    /// In words.
    pub name: Cow<'static, str>,
    /// How far it moves the option, above 0 and at most one half.
    pub weight: f32,
    /// What of the table it speaks of, where its words end with that.
    pub cause: Option<Cause>,
}

/// How many options are worth telling.
const BEST: usize = 3;
/// How many reasons are, for each.
const REASONS: usize = 4;
/// Reasons that weigh less than this are left out.
const SLIGHT: f32 = 0.0005;

/// Why an option is not to be taken that was tried and came to nothing.
const WASTED: &str = "brings nothing but its price";

/// The best options, the one that would be taken first.
pub fn best<M: Copy>(scores: &[OptionScore<M>]) -> Vec<Hint<M>> {
    let mut hints = hints(scores, REASONS);
    hints.retain(|it| !scores[it.nth].wasted);
    let spared = hints.split_first().and_then(|(first, rest)| compared::spared(first, rest));
    hints.truncate(BEST);
    // What nothing speaks for or against is worth telling only where nothing is better.
    let mut place = 0..;
    hints.retain(|it| place.next() == Some(0) || !it.is_all_one());
    if let Some((first, rest)) = hints.split_first_mut() {
        first.pros.extend(compared::outweighed(first, rest, scores).or(spared));
    }
    hints
}

/// Every option with every reason, the one that would be taken first.
pub fn all<M: Copy>(scores: &[OptionScore<M>]) -> Vec<Hint<M>> {
    hints(scores, usize::MAX)
}

/// Why a mind did what it did, from all that it weighed.
pub fn behind<M: Copy + PartialEq>(chosen: &M, scores: &[OptionScore<M>]) -> Option<Hint<M>> {
    let mut all = hints(scores, REASONS);
    let mut hint = all.remove(all.iter().position(|hint| hint.option == *chosen)?);
    all.retain(|it| !scores[it.nth].wasted);
    hint.pros.extend(compared::spared(&hint, &all));
    Some(hint)
}

/// Every option with so many reasons at most, the best first.
fn hints<M: Copy>(scores: &[OptionScore<M>], most: usize) -> Vec<Hint<M>> {
    let scores = apart(scores);
    let mut hints: Vec<Hint<M>> = (0..scores.len()).map(|nth| hint(nth, &scores, most)).collect();
    // Of equals the earlier stays in front: it is the one that a mind takes.
    hints.sort_by(|a, b| b.score.total_cmp(&a.score));
    hints
}

/// The same scores, but of how options play out only what sets them apart: that a game stands well
/// a reason that holds for every option counts for nothing. Options that were never tried have nothing to say here.
fn apart<M: Copy>(scores: &[OptionScore<M>]) -> Vec<OptionScore<M>> {
    let mut scores = scores.to_vec();
    let outcomes = || {
        let all = scores.iter().flat_map(|score| &score.considerations);
        all.filter(|(name, moved)| *name == OUTCOME && *moved != 0.0).map(|(_, moved)| *moved)
    };
    let usual = outcomes().sum::<f32>() / outcomes().count().max(1) as f32;
    for (name, moved) in scores.iter_mut().flat_map(|score| &mut score.considerations) {
        if *name == OUTCOME && *moved != 0.0 {
            *moved -= usual;
        }
    }
    scores
}

impl Reason {
    /// Its words, and apart from them what it speaks of.
    pub fn parted(&self) -> (&str, Option<&str>) {
        let Some(cause) = &self.cause else { return (&self.name, None) };
        let ends = format!(" ({cause})");
        (self.name.strip_suffix(&ends).unwrap_or(&self.name), Some(&cause.words))
    }
}

impl<M> Hint<M> {
    /// Whether nothing speaks for or against it.
    pub fn is_all_one(&self) -> bool {
        self.pros.is_empty() && self.cons.is_empty()
    }

    /// `wins 62 in 100`; nothing where it was not tried.
    pub fn chance_words(&self) -> Option<String> {
        self.chance.map(|chance| format!("wins {:.0} in 100", chance * 100.0))
    }

    /// `wins 62 in 100; for it: hurt it does; against it: shots it takes`
    pub fn words(&self) -> String {
        let chance = self.chance_words().map(|words| format!("{words}; ")).unwrap_or_default();
        if self.is_all_one() {
            return format!("{chance}nothing speaks for or against it");
        }
        let sides = [("for it", &self.pros), ("against it", &self.cons)];
        let sides = sides.iter().filter(|(_, reasons)| !reasons.is_empty());
        let names =
            |reasons: &[Reason]| reasons.iter().map(|it| &*it.name).collect::<Vec<_>>().join(", ");
        let words = sides.map(|(side, reasons)| format!("{side}: {}", names(reasons)));
        chance + &words.collect::<Vec<_>>().join("; ")
    }
}

/// The option with this place, with so many reasons at most.
fn hint<M: Copy>(nth: usize, scores: &[OptionScore<M>], most: usize) -> Hint<M> {
    let score = &scores[nth];
    if score.wasted {
        let cons = vec![Reason { name: Cow::Borrowed(WASTED), weight: 0.5, cause: None }];
        let OptionScore { option, score, chance, .. } = *score;
        return Hint { option, nth, score, chance, pros: Vec::new(), cons };
    }
    let mut reasons = score.considerations.clone();
    reasons.retain(|(_, moved)| moved.abs() >= SLIGHT);
    reasons.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    reasons.truncate(most);
    let those = |speaks: fn(f32) -> bool| -> Vec<Reason> {
        let those = reasons.iter().filter(|(_, moved)| speaks(*moved));
        let seen = |moved| move || outcome::cause(nth, moved, scores);
        let named = |&(name, moved)| reason(name, moved, score.cause.as_ref(), seen(moved));
        those.filter_map(named).collect()
    };
    let (pros, cons) = (those(|moved| moved > 0.0), those(|moved| moved < 0.0));
    Hint { option: score.option, nth, score: score.score, chance: score.chance, pros, cons }
}

/// A consideration in words, with what it speaks of; of how an option plays out, what was seen to happen, and
/// nothing where that is too little to be told.
fn reason(
    name: &'static str,
    moved: f32,
    cause: Option<&Cause>,
    seen: impl Fn() -> Option<String>,
) -> Option<Reason> {
    let cause = cause.filter(|cause| cause.consideration == name).cloned();
    let name = match &cause {
        _ if name == OUTCOME => Cow::Owned(seen()?),
        Some(cause) => Cow::Owned(format!("{name} ({cause})")),
        None => Cow::Borrowed(name),
    };
    Some(Reason { name, weight: moved.abs(), cause })
}

#[cfg(test)]
mod tests {
    use cards::data::Def;

    use super::*;

    fn score(option: u8, considerations: &[(&'static str, f32)]) -> OptionScore<u8> {
        let score = 0.5 + considerations.iter().map(|(_, moved)| moved).sum::<f32>();
        OptionScore {
            option,
            score,
            considerations: considerations.to_vec(),
            cause: None,
            chance: None,
            apart: Vec::new(),
            wasted: false,
        }
    }

    #[test]
    fn what_is_worth_nothing_is_not_advised_and_says_why_not() {
        let scores =
            [OptionScore { wasted: true, ..score(0, &[("a", 0.3)]) }, score(1, &[("a", 0.1)])];
        let options: Vec<u8> = best(&scores).iter().map(|it| it.option).collect();
        assert_eq!(options, [1]);
        let told = behind(&0, &scores).expect("an option");
        assert_eq!(told.words(), "against it: brings nothing but its price");
    }

    #[test]
    fn the_best_come_first_and_of_equals_the_earlier() {
        let scores = [score(0, &[("a", 0.1)]), score(1, &[("a", 0.2)]), score(2, &[("a", 0.2)])];
        let options: Vec<u8> = best(&scores).iter().map(|it| it.option).collect();
        assert_eq!(options, [1, 2, 0]);
    }

    #[test]
    fn what_moves_nobody_is_left_out_and_the_strongest_reason_is_named_first() {
        let told = &best(&[score(0, &[("a", 0.1), ("b", -0.2), ("c", 0.3), ("d", 0.0001)])])[0];
        assert_eq!(told.words(), "for it: c, a; against it: b");
    }

    #[test]
    fn a_reason_ends_with_what_it_speaks_of() {
        let words = "Steward for Touring Company".to_owned();
        let cause = Cause { consideration: "a", tokens: Vec::new(), contract: Def(0), words };
        let told = OptionScore { cause: Some(cause), ..score(0, &[("a", 0.2), ("b", 0.1)]) };
        let told = &best(&[told])[0];
        assert_eq!(told.words(), "for it: a (Steward for Touring Company), b");
        let parts: Vec<_> = told.pros.iter().map(Reason::parted).collect();
        assert_eq!(parts, [("a", Some("Steward for Touring Company")), ("b", None)]);
    }

    #[test]
    fn the_chance_of_winning_is_told_where_it_was_tried() {
        let tried = OptionScore { chance: Some(0.616), ..score(0, &[("a", 0.1)]) };
        assert_eq!(best(&[tried])[0].words(), "wins 62 in 100; for it: a");
    }

    #[test]
    fn how_options_play_out_speaks_only_where_it_sets_them_apart() {
        let alike = [score(0, &[(OUTCOME, 0.3), ("a", 0.1)]), score(1, &[(OUTCOME, 0.3)])];
        assert_eq!(best(&alike)[0].words(), "for it: a");
        let tried = |option, chance: f32| OptionScore {
            chance: Some(chance),
            ..score(option, &[(OUTCOME, chance)])
        };
        let told = |scores: &[OptionScore<u8>]| -> Vec<String> {
            best(scores).iter().map(Hint::words).collect()
        };
        assert_eq!(
            told(&[tried(0, 0.2), tried(1, 0.3), score(2, &[])]),
            [
                "wins 30 in 100; for it: wins 10 in 100 more than the others",
                "wins 20 in 100; against it: wins 10 in 100 fewer than the others",
            ]
        );
        // What is too little to be told is no reason.
        assert_eq!(
            told(&[tried(0, 0.301), tried(1, 0.3)]),
            ["wins 30 in 100; nothing speaks for or against it",]
        );
    }

    #[test]
    fn who_names_an_option_first_that_wins_less_often_than_the_next_says_for_what() {
        let tried = |option, chance: f32, other| OptionScore {
            chance: Some(chance),
            ..score(option, &[(OUTCOME, chance), ("b", other)])
        };
        let told = best(&[tried(0, 0.30, 0.0), tried(1, 0.28, 0.1)]);
        assert_eq!((told[0].option, told[1].option), (1, 0));
        let words = told[0].words();
        assert!(words.contains("b outweighs 2 in 100 more"), "{words}");
        assert!(!told[1].words().contains("outweighs"), "{}", told[1].words());
    }

    #[test]
    fn an_option_that_nothing_speaks_for_says_what_speaks_against_the_next_best() {
        let scores =
            [score(0, &[]), score(1, &[("a", -0.2)]), score(2, &[("b", -0.1), ("c", 0.05)])];
        let words = "for it: the next best has against it: b";
        assert_eq!(best(&scores)[0].words(), words);
        assert_eq!(behind(&0, &scores).expect("an option").words(), words);
        let scores = [score(0, &[("a", -0.1)]), score(1, &[("a", -0.2)])];
        let words =
            "for it: less speaks against it than against the next best; against it: a".to_owned();
        assert_eq!(best(&scores)[0].words(), words);
        let wasted = [score(0, &[]), OptionScore { wasted: true, ..score(1, &[]) }];
        assert_eq!(best(&wasted)[0].words(), "nothing speaks for or against it");
        let told = behind(&1, &[score(0, &[("a", -0.1)]), score(1, &[]), score(2, &[("b", 0.1)])]);
        assert_eq!(told.expect("an option").words(), "nothing speaks for or against it");
    }

    #[test]
    fn where_nothing_speaks_for_anything_one_option_is_told() {
        let told = best(&[score(0, &[]), score(1, &[])]);
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].words(), "nothing speaks for or against it");
    }
}
