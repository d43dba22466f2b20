//! A fight at its question, in words.

use characters::text::count;
use engine::Game;
use skirmish::{Condition, Hurt, Observation, Seen, field::Place, position::FightFault, text};

use super::{
    played::Played,
    shown::{Field, OddsRules, Share, Shown},
};
use crate::{data::FightQuestion, puzzles::words::percent};

/// Of a hundred such intervals this many hold the true chance; and the deviations that make it so.
const SURE: u8 = 99;
const DEVIATIONS: f64 = 2.5758;

/// Dice that are tried for a way to be told.
const DICE: u64 = 100;

/// What is asked.
///
/// # Errors
/// The fight cannot be laid out.
pub(super) fn shown(fight: &FightQuestion, rules: &OddsRules) -> Result<Shown, FightFault> {
    let played = Played::new(fight, &rules.minds)?;
    let seen = played.fight().observe(fight.fight.asked());
    let choice = played.fight().choice();
    let prompt = choice.map(|choice| text::prompt(&seen, choice)).unwrap_or_default();
    Ok(Shown {
        goal: fight.fight.goal.words(fight.fight.rounds),
        facts: seen.fighters.iter().map(|it| fact(&seen, it)).collect(),
        scores: None,
        field: Some(field(&seen)),
        prompt,
        rule: choice.map(|choice| choice.why.rule()).unwrap_or_default(),
        answers: fight.answers.iter().map(|it| share(fight, &played, it)).collect(),
        how: how(fight),
    })
}

/// What happens after an answer with the first dice that bear it out: reach the goal after a
/// good answer, miss it after another one.
pub(super) fn one_way(fight: &FightQuestion, rules: &OddsRules, n: usize) -> Vec<String> {
    let Some(&(answer, _)) = fight.answers.get(n) else { return Vec::new() };
    let Ok(mut played) = Played::new(fight, &rules.minds) else { return Vec::new() };
    let is_good = fight.good.contains(&answer);
    let mut ways = (0..DICE).filter_map(|seed| played.one(answer, seed));
    let Some((mut lines, is_reached)) = ways.find(|(_, reached)| *reached == is_good) else {
        return Vec::new();
    };
    let end = if is_reached { "The goal is reached." } else { "The goal is missed." };
    lines.push(end.to_owned());
    lines
}

fn how(fight: &FightQuestion) -> String {
    format!(
        "Veterans of the usual temper played each answer out {} times, with other dice each time. The true \
         chance lies in the lighter part of a bar in {SURE} of a hundred cases; what your own dice would \
         have done does not count.",
        fight.plays
    )
}

fn share(
    fight: &FightQuestion,
    played: &Played,
    (answer, reached): &(skirmish::Move, u32),
) -> Share {
    Share {
        words: played.words(*answer),
        is_good: fight.good.contains(answer),
        share: fight.share(*reached),
        within: within(fight, *reached),
        told: told(fight, *reached),
    }
}

/// A number of plays as it is told: `61.20 of a hundred (612 of 1000; 57.18 to 65.08)`.
pub(super) fn told(fight: &FightQuestion, reached: u32) -> String {
    let (least, most) = within(fight, reached);
    let (share, plays) = (percent(fight.share(reached)), fight.plays);
    let (least, most) = (percent(least), percent(most));
    format!("{share} of a hundred ({reached} of {plays}; {least} to {most})")
}

/// The least and most that the chance can be, by Wilson's interval, in hundredths of a hundredth.
pub(super) fn within(fight: &FightQuestion, reached: u32) -> (u16, u16) {
    let n = f64::from(fight.plays.max(1));
    let (share, z) = (f64::from(reached.min(fight.plays)) / n, DEVIATIONS);
    let middle = share + z * z / (2.0 * n);
    let reach = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    let figure = |share: f64| (share.clamp(0.0, 1.0) * 10_000.0).round() as u16;
    (figure((middle - reach) / whole), figure((middle + reach) / whole))
}

/// Who stands where, with what, and how they are: `Ada, at 0 m: Rifle; lightly hurt`.
fn fact(seen: &Observation, fighter: &Seen) -> String {
    let side = if fighter.side == seen.seat { "" } else { " (against you)" };
    let armed = [fighter.in_hand.join(", "), fighter.armor.join(", ")];
    let armed: Vec<&str> = armed.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    let cover = fighter.cover.and_then(|nth| seen.ground.cover.get(usize::from(nth)));
    let behind = cover.map(|cover| format!(", behind {}", cover.name)).unwrap_or_default();
    let name = &fighter.name;
    let mut words =
        format!("{name}{side}, at {}{behind}: {}", metres(fighter.place), armed.join(", "));
    words.extend(state(fighter).map(|state| format!("; {state}")));
    words.extend(own(fighter).map(|own| format!("; {own}")));
    words
}

fn field(seen: &Observation) -> Field {
    let at = |place: Place| place.0 / 100;
    let figures = seen.fighters.iter();
    let cover = seen.ground.cover.iter();
    Field {
        metres: seen.ground.length.into(),
        figures: figures.map(|it| (it.name.clone(), at(it.place), it.side == seen.seat)).collect(),
        cover: cover.map(|it| (it.name.clone(), at(it.at))).collect(),
    }
}

fn metres(place: Place) -> String {
    Place(0).to(place).to_string()
}

fn state(fighter: &Seen) -> Option<&'static str> {
    match (fighter.condition, fighter.hurt) {
        (Condition::Helpless, _) => Some("helpless"),
        (Condition::Unconscious, _) => Some("unconscious"),
        (Condition::Dead, _) => Some("dead"),
        (Condition::Gone(_), _) => Some("gone"),
        (Condition::Able, Hurt::Lightly) => Some("lightly hurt"),
        (Condition::Able, Hurt::Badly) => Some("badly hurt"),
        (Condition::Able, Hurt::Unhurt) => None,
    }
}

/// What a side knows of its own people: profile, skills, shots left.
fn own(fighter: &Seen) -> Option<String> {
    let own = fighter.own.as_ref()?;
    let skills = own.skills.iter().map(|(skill, level)| format!("{skill}-{level}"));
    let skills: Vec<String> = skills.collect();
    let shots = own.kit.in_hand.first().and_then(|nth| own.kit.weapon(*nth));
    let shots = shots.filter(|held| held.loaded > 0).map(|held| count(held.loaded, "shot"));
    let parts = [Some(own.now.to_string()), Some(skills.join(", ")), shots];
    Some(parts.into_iter().flatten().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", "))
}
