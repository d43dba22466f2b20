//! A life at a crossroads, in words.

use characters::{
    Characteristic,
    chances::LifePosition,
    text::{count, credits, option, prompt},
};

use super::shown::{OddsRules, Share, Shown};
use crate::{data::LifeQuestion, puzzles::words::percent};

/// How the chances of lives are found.
const EXACTLY: &str = "Every fall of the dice was followed by the rules, with the best answer to each later \
                       question.";

/// What is asked.
pub(super) fn shown(life: &LifeQuestion, rules: &OddsRules) -> Shown {
    let person = &life.person;
    let sheet = person.person(&rules.tables);
    Shown {
        goal: person.goal(&rules.tables),
        facts: facts(person, rules),
        scores: Some(scores(person)),
        field: None,
        prompt: prompt(person.why(), &sheet.career),
        rule: person.why().rule(),
        answers: answers(life),
        how: EXACTLY.to_owned(),
    }
}

fn answers(life: &LifeQuestion) -> Vec<Share> {
    let share = |(answer, chance): &(_, dice::Probability)| {
        let share = chance.per_ten_thousand();
        Share {
            words: option(answer),
            is_good: life.good.contains(answer),
            share,
            within: (share, share),
            told: told(*chance),
        }
    };
    life.answers.iter().map(share).collect()
}

/// A chance as it is told: `41.67 of a hundred (5/12)`.
pub(super) fn told(chance: dice::Probability) -> String {
    format!("{} of a hundred{}", percent(chance.per_ten_thousand()), fraction(chance))
}

/// The fraction, where it is short enough to be read.
fn fraction(chance: dice::Probability) -> String {
    let text = chance.to_string();
    if text.len() > 24 { String::new() } else { format!(" ({text})") }
}

/// Who is asked: service and rank, skills and money.
fn facts(person: &LifePosition, rules: &OddsRules) -> Vec<String> {
    let sheet = person.person(&rules.tables);
    let age = sheet.career.age();
    let mut facts = vec![format!("{}, aged {age}, {}", person.name, service(person, rules))];
    let skills: Vec<String> =
        person.skills.iter().map(|(name, level)| format!("{name}-{level}")).collect();
    if !skills.is_empty() {
        facts.push(skills.join(", "));
    }
    if person.credits > 0 {
        facts.push(format!("{} so far", credits(person.credits)));
    }
    facts
}

fn scores(person: &LifePosition) -> Vec<(&'static str, u8)> {
    Characteristic::ALL.map(|which| (which.label(), person.profile.get(which))).to_vec()
}

fn service(person: &LifePosition, rules: &OddsRules) -> String {
    let Some(service) = person.service else { return "before enlistment".to_owned() };
    let rank = match rules.tables.service(service).rank(person.rank) {
        Some(title) => format!("{title} (rank {})", person.rank),
        None => "without a rank".to_owned(),
    };
    let drafted = if person.drafted { ", drafted" } else { "" };
    format!("{service}, {rank}, {} served{drafted}", count(person.terms, "term"))
}
