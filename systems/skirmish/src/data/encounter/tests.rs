//! Chance meetings: valid, of similar strength, and varied.

use std::collections::BTreeSet;

use characters::healing::RuleSet;
use dice::Dice;

use super::encounter;
use crate::{
    data::{Armoury, CoverKind, Light, Opening, Recruit, Scenario, Terrain, testing::recruit},
    testing::{armors, armoury, figures, weapons},
};

const BOTH: [RuleSet; 2] = [RuleSet::Classic, RuleSet::SecondEdition];

fn met(seed: u64, party: Vec<Recruit>, rules: RuleSet) -> Scenario {
    encounter(&armoury(), party, rules, &mut Dice::seeded(seed)).expect("there is a stock")
}

/// CT-CBT-11
#[test]
fn every_chance_meeting_can_be_fought() {
    let armoury = armoury();
    for (seed, rules) in (0..300).flat_map(|seed| BOTH.map(|rules| (seed, rules))) {
        let scenario = encounter(&armoury, Vec::new(), rules, &mut Dice::seeded(seed));
        let scenario = scenario.expect("there is a stock");
        assert_eq!(armoury.check_scenario(&scenario), Ok(()), "seed {seed}");
        assert_eq!(armoury.check_rules(&scenario, rules), Ok(()), "seed {seed}");
        assert_eq!(scenario.story.matches('.').count(), 1, "{}", scenario.story);
    }
}

#[test]
fn the_same_dice_bring_the_same_meeting() {
    assert_eq!(met(7, Vec::new(), RuleSet::Classic), met(7, Vec::new(), RuleSet::Classic));
    let stories: BTreeSet<String> =
        (0..100).map(|seed| met(seed, Vec::new(), RuleSet::Classic).story).collect();
    assert!(stories.len() > 80, "{}", stories.len());
}

/// One more or one fewer would not be nearer, unless eight are not enough.
#[test]
fn the_others_are_about_as_strong_as_the_party() {
    let armoury = armoury();
    for (seed, rules) in (0..300).flat_map(|seed| BOTH.map(|rules| (seed, rules))) {
        let scenario = met(seed, Vec::new(), rules);
        let worth = |side: usize| -> Vec<u32> {
            let fighters = scenario.forces[side].fighters.iter();
            fighters.map(|who| armoury.worth(who, rules)).collect()
        };
        let (ours, theirs) = (worth(0), worth(1));
        let wanted: u32 = ours.iter().sum();
        let apart = theirs.iter().sum::<u32>().abs_diff(wanted);
        let most = armoury.stock.iter().map(|who| armoury.worth(who, rules)).max().unwrap_or(0);
        assert!(apart <= most / 2 || theirs.len() == 8, "seed {seed}: {ours:?} {theirs:?}");
        assert!((2..=4).contains(&ours.len()));
    }
}

#[test]
fn a_party_of_ones_own_goes_as_it_is() {
    let party = vec![recruit("Ann"), recruit("Marine")];
    for seed in 0..50 {
        let scenario = met(seed, party.clone(), RuleSet::Classic);
        assert_eq!(scenario.forces[0].fighters, party);
        assert!(scenario.forces[1].npc && !scenario.forces[0].npc);
    }
}

/// CT-RNG-03, CT-RNG-04, CT-RNG-06, CT-RUL-67
#[test]
fn the_range_is_that_of_the_table_of_encounters() {
    for seed in 0..200 {
        let scenario = met(seed, Vec::new(), RuleSet::Classic);
        let Opening::At(range) = scenario.opening else { panic!("{:?}", scenario.opening) };
        let [ours, theirs] = [0, 1].map(|side| scenario.forces[side].at);
        let bands = theirs.nearest_band() - ours.nearest_band();
        let figures = &armoury().figures.classic;
        assert_eq!(bands, figures.opening_bands[range as usize] as i16, "seed {seed}");
        if scenario.ground.terrain == Terrain::Interior {
            assert!(bands <= 1, "2D - 5 comes to 7 at most, which is medium");
        }
    }
}

/// Every possible result of the dice occurs.
#[test]
fn there_is_every_terrain_and_light_and_beasts_come_only_outdoors() {
    let scenarios: Vec<Scenario> =
        (0..300).map(|seed| met(seed, Vec::new(), RuleSet::SecondEdition)).collect();
    let terrains: BTreeSet<Terrain> = scenarios.iter().map(|it| it.ground.terrain).collect();
    let lights: BTreeSet<Light> = scenarios.iter().map(|it| it.ground.light).collect();
    let covers: BTreeSet<CoverKind> =
        scenarios.iter().flat_map(|it| &it.ground.cover).map(|cover| cover.kind).collect();
    assert_eq!((terrains.len(), lights.len(), covers.len()), (15, 3, 4));
    let wild = |it: &&Scenario| it.forces[1].fighters[0].beast.is_some();
    let beasts: Vec<&Scenario> = scenarios.iter().filter(wild).collect();
    assert!((50..150).contains(&beasts.len()), "{}", beasts.len());
    for scenario in beasts {
        assert_ne!(scenario.ground.terrain, Terrain::Interior);
        let kinds: BTreeSet<Option<&str>> = scenario.forces[1]
            .fighters
            .iter()
            .map(|who| who.beast.as_ref().map(|beast| beast.kind.as_str()))
            .collect();
        assert_eq!(kinds.len(), 1, "a pack is of one kind");
    }
}

#[test]
fn without_a_stock_nobody_is_met() {
    let empty = Armoury::new(weapons(), armors(), Vec::new(), figures()).expect("sound tables");
    let none = encounter(&empty, Vec::new(), RuleSet::Classic, &mut Dice::seeded(1));
    assert_eq!(none, None);
}

/// Longer reach, harder hits and thicker armour all add worth.
#[test]
fn who_fights_better_is_worth_more() {
    let armoury = armoury();
    for rules in BOTH {
        let worth = |name: &str| armoury.worth(armoury.stocked(name).expect("in stock"), rules);
        assert!(worth("Trooper") > worth("Marine"));
        assert!(worth("Marine") > worth("Docker"));
        assert!(worth("Drum Ox") > worth("Dune Hound"));
        assert!(worth("Dune Hound") > worth("Lock Rat"));
    }
}
