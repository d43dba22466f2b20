//! Random actions in random order: checks the invariants after each.

use std::collections::BTreeMap;

use super::*;
use crate::body::{Augmentation, Luck, Spread};

/// Number of sequences for each rule set.
const SEQUENCES: u64 = 3_000;

/// Scores stay between 0 and their maximum, maxima never grow nor fall below 1, the dead neither
/// heal nor suffer, time never runs backward, the log is in order, and a refusal changes nothing
/// but dice.
#[test]
fn what_must_hold_holds_after_any_wounds_care_and_days() {
    let mut refused = 0;
    for seed in 0..SEQUENCES {
        for set in [RuleSet::SecondEdition, RuleSet::Classic] {
            refused += play(seed, set).1;
        }
    }
    assert!(refused > 10_000, "too tame: {refused} refusals");
}

#[test]
fn one_seed_tells_one_story_and_another_seed_another() {
    let stories: Vec<String> = (0..40)
        .map(|seed| {
            let set = if seed % 2 == 0 { RuleSet::SecondEdition } else { RuleSet::Classic };
            let (told, _) = play(seed, set);
            assert_eq!(told, play(seed, set).0, "seed {seed}");
            let lines = told.iter().map(|it| text::tell(&it.event, "Ada"));
            lines.collect::<Vec<_>>().join("\n")
        })
        .collect();
    assert!((1..stories.len()).all(|n| stories[n] != stories[n - 1]));
}

/// Random play reaches every kind of event.
#[test]
fn random_play_reaches_every_event() {
    let mut seen = BTreeMap::new();
    for seed in 0..SEQUENCES {
        for set in [RuleSet::SecondEdition, RuleSet::Classic] {
            for entry in play(seed, set).0 {
                let shown = format!("{:?}", entry.event);
                let name = shown.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
                *seen.entry(name).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(seen.len(), EVENTS, "{seen:#?}");
}

/// Number of kinds of events.
const EVENTS: usize = 35;

/// Plays one sequence; returns its log and the number of refusals.
fn play(seed: u64, set: RuleSet) -> (Vec<Entry>, usize) {
    let mut dice = Dice::seeded(seed);
    let rules = odd_rules(&mut dice);
    let mut bay = Sickbay::new(set, rules, Seconds(0), Dice::seeded(dice.fork()));
    let mut told = Vec::new();
    for _ in 0..=dice.below(2) {
        let (person, care) = (anybody(&mut dice), any_care(&mut dice));
        told.extend(bay.admit(person, care).expect("alive").1);
    }
    let mut refused = 0;
    for _ in 0..16 {
        let before = bay.clone();
        match anything(&mut bay, &mut dice) {
            Ok(entries) => {
                sound(&before, &bay, &entries, seed);
                told.extend(entries);
            }
            Err(refusal) => {
                assert_eq!(bay, before, "seed {seed}: {refusal}");
                refused += 1;
            }
        }
    }
    let order: Vec<Seconds> = told.iter().map(|entry| entry.at).collect();
    assert!(order.is_sorted(), "seed {seed}: {order:?}");
    (told, refused)
}

/// The default rules, with some of them changed.
fn odd_rules(dice: &mut Dice) -> HealingRules {
    let mut rules = HealingRules::default();
    let settings = [SurgeryFailure::Signed, SurgeryFailure::Nothing, SurgeryFailure::Harm];
    rules.medicine.surgery_failure = settings[dice.below(3) as usize];
    rules.medicine.augmentation_cuts_care = dice.below(2) == 0;
    rules.house.decline = dice.below(4) > 0;
    rules.house.too_hurt = dice.below(4) > 0;
    rules.classic.half_way_after_combat.is = dice.below(2) == 0;
    if dice.below(2) == 0 {
        rules.death.worst_loss = WorstLoss::Player;
    }
    rules
}

fn anybody(dice: &mut Dice) -> Character {
    let scores = std::array::from_fn(|_| dice.below(16) as u8);
    let mut person = patient(
        scores,
        std::array::from_fn(|n| {
            if dice.below(3) > 0 { 0 } else { dice.below(u32::from(scores[n]) + 3) as u8 }
        }),
    );
    person.body.luck = Luck { maximum: 2, current: 2 };
    if dice.below(3) == 0 {
        let (name, tl) = ("arm".to_owned(), dice.below(16) as u8);
        person.body.augmentations = vec![Augmentation { name, tl, of: vec![] }];
    }
    person
}

fn any_care(dice: &mut Dice) -> Care {
    let kind = if dice.below(2) == 0 { FacilityKind::SickBay } else { FacilityKind::Hospital };
    let care = Care::medical(kind, dice.below(16) as u8, dice.below(5) as u8);
    Care {
        rest: dice.below(3) > 0,
        facility: care.facility.filter(|_| dice.below(2) == 0),
        carer: care.carer.filter(|_| dice.below(2) == 0),
    }
}

fn any_attempt(dice: &mut Dice) -> Attempt {
    let healer = Healer { oneself: dice.below(5) == 0, ..medic(dice.below(5) as u8) };
    let spread = [Spread::MostDamagedFirst, Spread::Evenly][dice.below(2) as usize];
    Attempt { healer, spread, worst: None }
}

/// Tries a random action on a random patient.
fn anything(bay: &mut Sickbay, dice: &mut Dice) -> Result<Vec<Entry>, Refusal> {
    let id = PatientId(dice.below(3) as usize);
    let at = bay.clock();
    match dice.below(17) {
        0 | 1 if bay.rule_set() == RuleSet::Classic => {
            let groups = (0..=dice.below(4)).map(|_| dice.die()).collect();
            let place = if dice.below(2) == 0 { Placement::Random } else { Placement::Fullest };
            bay.blow(id, Blow { at, groups, place })
        }
        0..=2 => {
            let picks = [Pick::Fuller, Pick::Strength, Pick::Dexterity];
            let (damage, pick) = (dice.below(20) as u16, picks[dice.below(3) as usize]);
            let (stun, luck) = (dice.below(4) == 0, dice.below(3) as u8);
            bay.hit(id, Hit { at, damage, stun, pick, luck })
        }
        3 | 4 => bay.first_aid(id, any_attempt(dice)),
        5 => bay.attend(id, any_attempt(dice)),
        6 => bay.operate(id, any_attempt(dice)),
        7 => bay.set_care(id, any_care(dice)),
        8 => bay.act(id),
        9 => bay.disturb(id),
        10 => bay.gather(id, Gathering::PubCrawl),
        11 => bay.advance(Seconds(dice.below(600).into())),
        12 => moved(bay, id, dice),
        13 | 14 => saved(bay, id),
        15 => bay.advance(Seconds::HOUR.times(dice.below(30).into())),
        _ => bay.advance(Seconds::DAY.times(dice.below(40).into())),
    }
}

/// Discharges somebody, and admits them again if they live.
fn moved(bay: &mut Sickbay, id: PatientId, dice: &mut Dice) -> Result<Vec<Entry>, Refusal> {
    let (person, mut told) = bay.discharge(id)?;
    if !person.body.is_dead() {
        told.extend(bay.admit(person, any_care(dice))?.1);
    }
    Ok(told)
}

/// The best help for somebody: a good medic at once, and a good hospital.
fn saved(bay: &mut Sickbay, id: PatientId) -> Result<Vec<Entry>, Refusal> {
    let mut told = bay.set_care(id, Care::medical(FacilityKind::Hospital, 15, 4))?;
    let help = [Sickbay::first_aid, Sickbay::attend, Sickbay::operate, Sickbay::operate];
    for help in help {
        told.extend(help(bay, id, with_medic(4)).unwrap_or_default());
        told.extend(bay.advance(Seconds::HOUR)?);
    }
    Ok(told)
}

/// Checks the invariants between two moments.
#[track_caller]
fn sound(before: &Sickbay, after: &Sickbay, told: &[Entry], seed: u64) {
    assert!(before.clock() <= after.clock(), "seed {seed}");
    let within = |entry: &Entry| (before.clock()..=after.clock()).contains(&entry.at);
    assert!(told.iter().all(within), "seed {seed}: {told:?}");
    for (id, old) in before.patients() {
        let Ok(new) = after.patient(id) else { continue };
        let (old, new) = (&old.person, &new.person);
        let full = *new.characteristics;
        for which in crate::sheet::Characteristic::PHYSICAL {
            let (was, is) = (old.characteristics.get(which), full.get(which));
            assert!(is <= was && is >= was.min(1), "seed {seed}: {which} {was} to {is}");
            assert!(new.body.lost_of(which) <= is, "seed {seed}: {which}");
            assert!(new.body.current(full).get(which) <= is, "seed {seed}: {which}");
        }
        let stun = new.body.lost[2] + new.body.stun.points;
        assert!(stun <= full.get(crate::sheet::Characteristic::End), "seed {seed}");
        assert!(new.body.time >= old.body.time, "seed {seed}");
        if old.body.is_dead() {
            assert_eq!(old, new, "seed {seed}");
            assert!(!told.iter().any(|entry| entry.patient == id), "seed {seed}: {told:?}");
        }
    }
}
