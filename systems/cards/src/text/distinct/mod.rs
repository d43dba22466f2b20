//! Different parts never print the same text, at length or in shorthand, and every text is English: checked
//! for every variant of the effect language, in thousands of small trees.

mod english;
mod every;

use std::{collections::BTreeMap, fmt::Debug};

use super::{
    ability::{ability, activated, heroic},
    condition::{condition, cost, trigger},
    effect::{Voice, one_sentence, sentences},
    filter::{Before, phrase},
    keyword::{keyword, keyword_reminder},
    requirement::{alternative, award, requirement},
    short::short,
};
use crate::data::{
    Ability, Activated, Card, CardBook, Effect, Face, Heroic, Persistent, Select, Skill, Subplot,
    Timing, Triggered,
};
use english::check_sentences;

/// Texts printed so far, each with its part, as printed and in shorthand.
#[derive(Default)]
struct Printed(BTreeMap<String, String>, BTreeMap<String, String>);

impl Printed {
    #[track_caller]
    fn add(&mut self, text: String, tree: &impl Debug) {
        let tree = format!("{tree:?}");
        let brief = short(&text);
        for (known, text) in [(&self.0, &text), (&self.1, &brief)] {
            if let Some(other) = known.get(text) {
                assert_eq!(other, &tree, "both print: {text}");
            }
        }
        self.1.insert(brief, tree.clone());
        self.0.insert(text, tree);
    }
}

/// The voices of all types of card with a text, with a card of each.
fn voices() -> Vec<(Voice, Card)> {
    let mut book = CardBook::default();
    book.add("faces", FACES).expect("sound cards");
    book.cards().map(|(_, card)| (Voice::of(&card.face), card.clone())).collect()
}

const FACES: &str = r#"[
    (id: "ship", name: "Ship", face: Ship(tonnage: 100, capabilities: [], initiative: 1, jump: 1,
        attack: 0, defense: 0, crew_slots: 1)),
    (id: "crew", name: "Crew", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 1)),
    (id: "ally", name: "Ally", face: Connection(cost: 1, ev: 1, subtype: Ally)),
    (id: "tool", name: "Tool", face: Gear(cost: 1, ev: 1, subtype: Tool)),
    (id: "hull", name: "Hull", face: Upgrade(cost: 1, ev: 1, subtype: Hull, structure: 1)),
    (id: "feat", name: "Feat", face: Heroic(cost: 1, ev: 2, skill: Pilot, trained: [Draw(You, 1)])),
]"#;

fn crew_voice() -> Voice {
    let found = voices().into_iter().find(|(_, card)| matches!(card.face, Face::Crew(_)));
    found.expect("there is one").0
}

#[test]
fn two_kinds_of_card_never_read_alike() {
    let mut printed = Printed::default();
    let filters = every::filters();
    assert!(filters.len() > 20_000, "{}", filters.len());
    for filter in filters {
        for before in [Before::A, Before::Target, Before::Each, Before::Number(2)] {
            let text = phrase(&filter, before);
            english::check_words(&text);
            printed.add(text, &(before, &filter));
        }
    }
}

#[test]
fn two_effects_never_read_alike() {
    let mut count = 0;
    for (voice, _) in voices() {
        let mut printed = Printed::default();
        for effect in every::effects() {
            let text = sentences(std::slice::from_ref(&effect), voice);
            check_sentences(&text);
            printed.add(text, &effect);
            count += 1;
        }
    }
    assert!(count > 10_000, "{count}");
}

#[test]
fn two_lists_of_effects_never_read_alike() {
    let mut printed = Printed::default();
    let mut joined = Printed::default();
    let effects = every::some_effects();
    let again = [Effect::Exert(Select::SameTarget), Effect::Ready(Select::SameTarget)];
    for one in &effects {
        for other in effects.iter().chain(&again) {
            let both = [one.clone(), other.clone()];
            let text = sentences(&both, crew_voice());
            check_sentences(&text);
            printed.add(text, &both);
            let text = one_sentence(&both, &[], crew_voice());
            assert!(text.ends_with('.') && !text.contains(". "), "{text}");
            joined.add(text, &both);
        }
        joined.add(one_sentence(std::slice::from_ref(one), &[], crew_voice()), &one);
    }
    assert!(printed.0.len() > 5_000, "{}", printed.0.len());
}

#[test]
fn two_conditions_prices_or_triggers_never_read_alike() {
    for (voice, _) in voices() {
        let mut printed = Printed::default();
        every::conditions().iter().for_each(|it| printed.add(condition(it, voice), it));
        every::costs().iter().for_each(|it| printed.add(cost(it, voice), it));
        every::triggers().iter().for_each(|it| printed.add(trigger(it), it));
        printed.0.keys().for_each(|text| english::check_words(text));
    }
}

#[test]
fn two_requirements_or_subplots_never_read_alike() {
    let mut printed = Printed::default();
    let every = every::requirements();
    for one in &every {
        english::check_words(&requirement(one));
        printed.add(alternative(std::slice::from_ref(one)), &[one]);
        let others = every.iter().take_while(|other| *other != one);
        others.for_each(|other| {
            printed.add(alternative(&[other.clone(), one.clone()]), &[other, one]);
        });
        printed.add(alternative(&[one.clone(), one.clone()]), &[one, one]);
    }
    let mut awards = Printed::default();
    for effect in every::some_effects() {
        let plot = Subplot { any_of: vec![vec![every[0].clone()]], award: vec![effect] };
        awards.add(award(&plot), &plot.award);
    }
}

#[test]
fn two_keywords_never_read_alike() {
    let (mut words, mut reminders) = (Printed::default(), Printed::default());
    for word in every::keywords() {
        words.add(keyword(&word), &word);
        check_sentences(&keyword_reminder(&word));
        reminders.add(keyword_reminder(&word), &word);
    }
}

#[test]
fn two_abilities_never_read_alike() {
    let voice = crew_voice();
    let mut printed = Printed::default();
    let mut add = |one: Ability| {
        let text = ability(&one, voice);
        check_sentences(&text);
        printed.add(text, &one);
    };
    let effects = every::some_effects();
    let (triggers, changes) = (every::triggers(), every::changes());
    let conditions = [None].into_iter().chain(every::conditions().into_iter().map(Some));
    for (m, when) in conditions.enumerate() {
        // All of them without a condition, and every seventeenth with each condition.
        let (first, step) = if m == 0 { (0, 1) } else { (m % 17, 17) };
        for (n, on) in triggers.iter().cloned().enumerate().skip(first).step_by(step) {
            let effects = vec![effects[n % effects.len()].clone()];
            add(Ability::Triggered(Triggered { on, when: when.clone(), effects }));
        }
        for (on, change) in changes.iter().skip(first).step_by(step).cloned() {
            add(Ability::Persistent(Persistent { when: when.clone(), on, change }));
        }
    }
    for active in every_activated() {
        add(Ability::Activated(active));
    }
    assert!(printed.0.len() > 20_000, "{}", printed.0.len());
}

/// Headings, prices, conditions and effects in many combinations.
fn every_activated() -> Vec<Activated> {
    let effects = every::some_effects();
    let (costs, conditions) = (every::costs(), every::conditions());
    let mut all = Vec::new();
    for (n, cost) in costs.iter().enumerate() {
        for (m, timing) in every::TIMINGS.into_iter().enumerate() {
            for (during, limited) in
                every::phases().into_iter().zip([false, true].into_iter().cycle())
            {
                let second = costs.get(n + m + 1).cloned();
                let when = conditions.get((n + m) % (2 * conditions.len())).cloned();
                let effect = effects[(n + 7 * m) % effects.len()].clone();
                all.push(Activated {
                    timing,
                    during,
                    limited,
                    when,
                    cost: [cost.clone()].into_iter().chain(second).collect(),
                    effects: vec![effect],
                });
            }
        }
    }
    all
}

#[test]
fn two_events_or_heroics_never_read_alike() {
    let (voice, _) = voices().pop().expect("a heroic comes last");
    let effects = every::some_effects();
    let (mut events, mut heroics) = (Printed::default(), Printed::default());
    for (n, effect) in effects.iter().enumerate() {
        let trained = vec![effect.clone()];
        for expert in [vec![], vec![effects[(n + 1) % effects.len()].clone()]] {
            for as_above in [false, true] {
                let (during, skill) = (vec![], Skill::Pilot);
                let (trained, expert) = (trained.clone(), expert.clone());
                let feat = Heroic { cost: 1, ev: 2, skill, during, trained, expert, as_above };
                let lines = heroic(&feat, voice);
                lines.iter().for_each(|line| check_sentences(line));
                heroics.add(lines.join("\n"), &feat);
            }
        }
        for timing in every::TIMINGS {
            let (during, limited, when, cost) = (vec![], false, None, vec![]);
            let effects = trained.clone();
            let event = Activated { timing, during, limited, when, cost, effects };
            if timing != Timing::Use {
                events.add(activated(&event, voice), &event);
            }
        }
    }
}
