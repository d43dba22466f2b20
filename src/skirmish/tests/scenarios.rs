//! The shipped scenarios: all of them sound, each its own, and for either rule set.

use std::collections::BTreeSet;

use characters::healing::RuleSet;
use skirmish::{
    Setup,
    data::{Aim, Opening, Recruit, Scenario, Surprise},
    field::{Distance, Place},
};

use super::shipped;
use crate::{
    parallel::Work,
    skirmish::batch::{Openings, Plan},
};

fn scenarios() -> Vec<Scenario> {
    let shipped = shipped();
    let problems: Vec<String> = shipped.problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems, [""; 0]);
    shipped.scenarios.into_iter().map(|listed| listed.scenario).collect()
}

fn fighters(scenario: &Scenario) -> impl Iterator<Item = &Recruit> {
    scenario.forces.iter().flat_map(|force| &force.fighters)
}

#[test]
fn there_are_ten_and_none_is_left_out() {
    let scenarios = scenarios();
    let ids: Vec<&str> = scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    assert_eq!(
        ids,
        [
            "beast-hunt",
            "boarding",
            "customs-shed",
            "desert-ambush",
            "duel-at-dawn",
            "grav-bikes",
            "hold-the-lock",
            "last-orders",
            "night-raid",
            "rescue"
        ]
    );
    for (listed, id) in shipped().scenarios.iter().zip(ids) {
        assert_eq!(listed.file.file_stem().and_then(|stem| stem.to_str()), Some(id));
        assert!(!listed.own);
    }
}

/// Nobody is called like somebody else, and no story or briefing is told twice.
#[test]
fn each_is_its_own() {
    let scenarios = scenarios();
    let all = |words: fn(&Scenario) -> Vec<&str>| {
        let told: Vec<&str> = scenarios.iter().flat_map(words).collect();
        let unique: BTreeSet<&str> = told.iter().copied().collect();
        assert_eq!(told.len(), unique.len(), "{told:?}");
    };
    all(|scenario| vec![&scenario.name]);
    all(|scenario| vec![&scenario.story]);
    all(|scenario| scenario.forces.iter().map(|force| force.briefing.as_str()).collect());
    all(|scenario| fighters(scenario).map(|who| who.name.as_str()).collect());
    for scenario in &scenarios {
        let sentences = scenario.story.matches(['.', '?', '!']).count();
        assert!((3..=5).contains(&sentences), "{}: {sentences} sentences", scenario.id);
    }
}

#[test]
fn either_rule_set_can_play_each() {
    let shipped = shipped();
    for scenario in scenarios() {
        for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
            assert_eq!(shipped.armoury.check_rules(&scenario, rules), Ok(()), "{}", scenario.id);
        }
    }
}

/// Whole bands for parties, or a few metres beside one, which the classic rules do not count: so
/// nobody is moved far when they take their places.
#[test]
fn parties_start_in_the_middle_of_a_band() {
    for scenario in scenarios() {
        assert_eq!(scenario.ground.length % 25, 0, "{}", scenario.id);
        let parties = scenario.forces.iter().map(|force| force.at);
        for at in parties.chain(fighters(&scenario).filter_map(|who| who.at)) {
            let beside = at.to(Place::band(at.nearest_band()));
            assert!(beside <= Distance::metres(5), "{}", scenario.id);
        }
    }
}

#[test]
fn one_to_six_fight_for_a_side_and_people_have_one_leader() {
    for force in scenarios().iter().flat_map(|scenario| &scenario.forces) {
        assert!((1..=6).contains(&force.fighters.len()), "{}", force.name);
        let leaders = force.fighters.iter().filter(|who| who.leader).count();
        let people = force.fighters.iter().any(|who| who.beast.is_none());
        assert_eq!(leaders, usize::from(people), "{}", force.name);
    }
}

/// The second edition is hard on those without any level (SE-DAT-03); one in a weapon is one in all
/// that take the same skill.
#[test]
fn everybody_has_a_level_in_what_they_bring() {
    let shipped = shipped();
    let weapon = |name: &str| shipped.armoury.weapon(name).and_then(|it| it.second.as_ref());
    let aliases = &shipped.armoury.figures.second.skills;
    let knows = |who: &Recruit, skill: &str| {
        who.skills.iter().any(|(learnt, _)| {
            let alias = |(second, classic): &(String, String)| second == skill && classic == learnt;
            weapon(learnt).is_some_and(|it| it.skill == skill) || aliases.iter().any(alias)
        })
    };
    let fighters: Vec<Recruit> = scenarios().iter().flat_map(fighters).cloned().collect();
    for who in fighters.iter().chain(&shipped.armoury.stock) {
        for armed in &who.weapons {
            let known = weapon(&armed.weapon).is_some_and(|it| knows(who, &it.skill));
            assert!(known, "{} with the {}", who.name, armed.weapon);
        }
    }
}

/// Whoever sits down to one of them wants to fight it: no side is out of it, by surprise, by flight
/// or by its morale, before it has decided something. `far-lanes skirmish --all-decide` shows it
/// over any number of seeds.
#[test]
fn no_shipped_fight_is_over_before_every_side_has_decided_something() {
    let shipped = shipped();
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        for commander in ["mind", "random"] {
            let setup = |scenario| {
                let (house, healing) = Default::default();
                Setup { rules, house, healing, scenario }
            };
            let plan = Plan {
                minds: shipped.minds.clone(),
                setups: scenarios().into_iter().map(setup).collect(),
                games: 300,
                seed: 11,
                commanders: vec![commander.parse().expect("a commander")],
                check: false,
                record: None,
            };
            let openings = Openings(plan.fights());
            for game in 0..plan.games {
                let opening = openings.piece(&mut (), game).unwrap_or_else(|it| panic!("{it}"));
                assert!(opening.decisions >= 2 || opening.given_up, "one each: {opening:?}");
            }
        }
    }
}

/// Every aim, a surprise and none, every kind of opening, a fight of three sides. Surprise by the
/// dice, or without a term, and leaving before it begins are for chance meetings and scenarios of
/// one's own: there a fight may be over before it was one.
#[test]
fn together_they_show_everything_that_a_scenario_can_be() {
    let scenarios = scenarios();
    let kinds: BTreeSet<&str> = scenarios
        .iter()
        .flat_map(|scenario| &scenario.forces)
        .map(|force| match force.aim {
            Aim::Defeat => "defeat",
            Aim::Hold { .. } => "hold",
            Aim::Reach { .. } => "reach",
            Aim::Rescue { .. } => "rescue",
            Aim::Protect { .. } => "protect",
            Aim::FirstBlood => "first blood",
        })
        .collect();
    assert_eq!(kinds.len(), 6, "{kinds:?}");
    let any = |is_it: fn(&Scenario) -> bool| assert!(scenarios.iter().any(is_it));
    any(|it| it.surprise == Surprise::Nobody);
    any(|it| matches!(it.surprise, Surprise::Until { .. }));
    any(|it| it.opening == Opening::Thrown);
    any(|it| matches!(it.opening, Opening::At(_)));
    any(|it| it.opening == Opening::Placed);
    any(|it| it.forces.len() == 3);
    any(|it| fighters(it).any(|who| who.captive));
    any(|it| fighters(it).any(|who| who.beast.is_some()));
    any(|it| fighters(it).any(|who| who.mount.is_some()));
}
