//! Random fights: every fight ends, and its invariants hold throughout.

use super::*;
use crate::{Stand, classic::orders, field::Range};

/// Random fight of any kind: sizes, aims, beasts, riders, captives, ends of the field, two or three
/// sides.
pub fn any(dice: &mut Dice) -> Scenario {
    let count = 2 + dice.below(2) as i16;
    let forces = (0..count).map(|nth| any_side(dice, nth)).collect();
    let mut scenario = Scenario { rounds: 30, ..scenario(forces) };
    scenario.ground.length = [12, 60, 300, 1000][dice.below(4) as usize];
    scenario.ground.open_ends = (dice.below(2) == 0, dice.below(2) == 0);
    scenario.avoidable = dice.below(2) == 0;
    scenario.surprise =
        [Surprise::Thrown, Surprise::Nobody, Surprise::By(1)][dice.below(3) as usize];
    let at = Opening::At(Range::ALL[dice.below(5) as usize]);
    scenario.opening = [Opening::Thrown, Opening::Placed, at][dice.below(3) as usize];
    scenario
}

fn any_side(dice: &mut Dice, nth: i16) -> Force {
    let count = 1 + dice.below(4) as usize;
    let mut fighters = people(count);
    match dice.below(6) {
        0 => fighters = (0..count).map(|_| beast(nth as u8 * 2)).collect(),
        1 => fighters[0].mount = Some("horse".to_owned()),
        2 => fighters[0].leader = true,
        _ => {}
    }
    fighters.push(Recruit { captive: true, ..person("bound") });
    let aims = [
        Aim::Defeat,
        Aim::Hold { from: Place::band(0), to: Place::band(3), rounds: 9 },
        Aim::Reach { place: Place::band(9 - nth * 9), count: 1 },
        Aim::Rescue { who: 0, to: Place::band(0) },
        Aim::Protect { who: 0, rounds: 12 },
        Aim::FirstBlood,
    ];
    let aim = aims[dice.below(6) as usize];
    let at = dice.below(12) as i16;
    Force { aim, npc: dice.below(2) == 0, ..side(at, fighters) }
}

#[test]
fn random_decisions_always_end_and_break_nothing() {
    for seed in 0..200 {
        let mut dice = Dice::seeded(seed);
        let setup = setup(any(&mut dice));
        let mut fight = Skirmish::new(&tables::armoury(), &setup, seed).expect("it is sound");
        for _ in 0..5_000 {
            hold(&fight, seed);
            let Some(choice) = fight.choice().cloned() else { break };
            assert!(choice.options.len() > 1, "seed {seed}: {choice:?}");
            let chosen = *dice.pick(&choice.options).expect("there are options");
            fight.decide(Decision { seat: choice.seat, chosen }).expect("it was offered");
            hurt_somebody(&mut fight, &mut dice);
        }
        assert!(fight.is_over() && fight.outcome().is_some(), "seed {seed} goes on for ever");
        leave_once(&fight, seed);
    }
}

/// Asserts that nobody leaves twice, and that the end comes last.
#[track_caller]
fn leave_once(fight: &Skirmish, seed: u64) {
    for who in fight.world.everybody() {
        let left = |event: &&Event| matches!(event, Event::Left { who: it, .. } if *it == who);
        assert!(events(fight).iter().filter(left).count() < 2, "seed {seed}: {who:?}");
    }
    let ends = |event: &&Event| matches!(event, Event::Ended(_));
    assert_eq!(events(fight).iter().filter(ends).count(), 1, "seed {seed}");
    assert!(matches!(events(fight).last(), Some(Event::Ended(_))), "seed {seed}");
}

/// Sometimes strikes a fighter down between two decisions.
fn hurt_somebody(fight: &mut Skirmish, dice: &mut Dice) {
    let all = fight.world.everybody();
    if dice.below(30) > 0 || fight.is_over() {
        return;
    }
    let asked = fight.choice().is_some_and(|choice| choice.why == Why::Attacks);
    let who = all[dice.below(all.len() as u32) as usize];
    // Fighters who are asked for an action right now stay up: only attacks hurt, after all have
    // chosen.
    if !asked && !fight.world.body(who).is_dead() && fight.world.of::<Classic>(who).order.is_some()
    {
        wound(&mut fight.world, who.0, [dice.die(), dice.die(), dice.die()]);
    }
}

/// Asserts the invariants of every moment.
#[track_caller]
fn hold(fight: &Skirmish, seed: u64) {
    let world = &fight.world;
    for who in world.everybody() {
        let Stand { place, carries, .. } = *world.stand(who);
        assert_eq!(place, Place::band(place.nearest_band()), "seed {seed}: between two bands");
        let last = world.ground().length / 25;
        assert!((0..=last as i16).contains(&place.nearest_band()), "seed {seed}: off the field");
        for &other in &world.of::<Classic>(who).touching {
            assert!(touching(fight, other.0).contains(&who.0), "seed {seed}: one-sided contact");
            assert_eq!(world.stand(other).place, place, "seed {seed}: contact over bands");
            assert_ne!(world.side(other), world.side(who), "seed {seed}: contact of friends");
        }
        if let Some(other) = carries {
            assert_eq!(world.stand(other).place, place, "seed {seed}: carried from afar");
        }
    }
    let Some(choice) = fight.choice() else { return };
    assert_eq!(fight.outcome(), None, "seed {seed}: asked after the end");
    for option in &choice.options {
        if let Move::Do { who, deed } = *option {
            assert!(world.is_able(who), "seed {seed}: {who:?} is out of it");
            assert_eq!(world.side(who), choice.seat, "seed {seed}");
            let listed = orders::statuses(world, who).contains(&deed);
            assert!(listed || choice.why != Why::Orders, "seed {seed}: {deed:?}");
        }
    }
}

/// The same seed and decisions give the same fight.
#[test]
fn the_same_decisions_give_the_same_journal() {
    let play = |seed| {
        let mut dice = Dice::seeded(seed);
        let setup = setup(any(&mut dice));
        let mut fight = Skirmish::new(&tables::armoury(), &setup, seed).expect("it is sound");
        while let Some(choice) = fight.choice().cloned() {
            let chosen = *dice.pick(&choice.options).expect("there are options");
            fight.decide(Decision { seat: choice.seat, chosen }).expect("it was offered");
        }
        fight.journal().hash()
    };
    for seed in 0..20 {
        assert_eq!(play(seed), play(seed), "seed {seed}");
    }
}
