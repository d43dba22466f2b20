//! Attacks: declared, answered by the target, thrown (SE-CBT-06, SE-CBT-07, SE-RCT-09).

use bevy::prelude::{App, In, Plugin, World};
use dice::Modifier;
use engine::AddSteps;
use serde::{Deserialize, Serialize};
use tasks::check::{Check, Prepared};

use super::{
    Second, Step, arms::arm, artillery, damage, dual, kind, leadership, legal, mishap, person,
    to_hit, zero_g,
};
use crate::{
    choice::{Attack, Mode, Move, Why},
    event::{AttackReport, Event},
    field::Range,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite, Fighters},
};

/// Attacks (SE-CBT-06, SE-CBT-07).
pub(super) struct Attacks;

impl Plugin for Attacks {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Volley, volley)
            .add_step(kind::Throw, throw)
            .add_step(kind::AimSpent, spend_aim);
    }
}

/// Attack after its throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    pub by: FighterId,
    pub target: FighterId,
    pub attack: Attack,
    pub effect: i32,
    pub hit: bool,
}

/// Attack before its throw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aimed {
    pub by: FighterId,
    pub attack: Attack,
    /// Modifiers added since it was declared.
    pub dms: Vec<Modifier>,
    /// Whether its target may react.
    pub answered: bool,
}

/// Declares an attack in the fighter's own turn.
pub(crate) fn declare(world: &mut World, by: FighterId, attack: Attack) {
    make(world, Aimed { by, attack, dms: Vec::new(), answered: true });
}

/// Spends ammunition and boon whatever the dice say; then queues one throw, one for each hand, or
/// as many as the Auto score (SE-CBT-17, SE-TRT-07 to SE-TRT-09).
pub(super) fn make(world: &mut World, aimed: Aimed) {
    let Aimed { by, attack, .. } = aimed;
    if !zero_g::holds(world, by, &attack) {
        return;
    }
    spend(world, by, &attack);
    match attack.mode {
        Mode::FullAuto => {
            let left =
                arm(world, by, attack.weapon).map_or(0, |arm| to_hit::throws(&arm, attack.mode));
            world.then([Step::Volley { aimed, left, at: Vec::new() }]);
        }
        Mode::Both => dual::both(world, aimed),
        Mode::Single
        | Mode::Weakened
        | Mode::Burst
        | Mode::Thrown
        | Mode::Butt
        | Mode::Indirect => {
            world.then([Step::React(aimed)]);
        }
    }
}

/// Makes an attack without a reaction (SE-GRP-07).
pub(crate) fn unanswered(world: &mut World, by: FighterId, attack: Attack) {
    make(world, Aimed { by, attack, dms: Vec::new(), answered: false });
}

fn spend(world: &mut World, by: FighterId, attack: &Attack) {
    for nth in legal::hands_of(world, by, attack) {
        let shots = arm(world, by, nth).map_or(0, |arm| arm.shots(attack.mode));
        if let Some(held) = world.of_mut::<Kit>(by).weapons.get_mut(usize::from(nth)) {
            held.loaded = held.loaded.saturating_sub(shots);
        }
    }
    if attack.boon {
        leadership::spend_boon(world, by);
    }
}

/// Makes the next attack of full automatic fire: at its declared target, then at targets of the
/// shooter's choice, all of them within 6 m of each other (SE-TRT-09).
fn volley(In((aimed, left, mut at)): In<(Aimed, u8, Vec<FighterId>)>, world: &mut World) {
    let by = aimed.by;
    // The weapon may have blown up (SE-TRT-15).
    let broken = arm(world, by, aimed.attack.weapon).is_ok_and(|arm| arm.held.broken);
    if left == 0 || broken || !legal::takes_part(world, by) {
        return;
    }
    let mut attack = aimed.attack;
    if !at.is_empty() {
        let (seat, why) = (world.side(by), Why::NextTarget { who: by, left });
        let options =
            |world: &World| next_targets(world, &aimed, &at).into_iter().map(Move::At).collect();
        let step = Step::Volley { aimed: aimed.clone(), left, at: at.clone() };
        let Some(Move::At(target)) = world.ask(step, seat, why, options) else { return };
        attack = Attack { target, boon: false, ..attack };
    }
    at.push(attack.target);
    let one = Aimed { attack, ..aimed.clone() };
    world.then([Step::React(one), Step::Volley { aimed, left: left - 1, at }]);
}

fn next_targets(world: &World, aimed: &Aimed, at: &[FighterId]) -> Vec<FighterId> {
    let spread = u32::from(world.armoury().figures.second.spread) * 100;
    let place = |who: FighterId| world.stand(who).place;
    let near = |&who: &FighterId| at.iter().all(|&hit| place(hit).to(place(who)).0 <= spread);
    let reached = |&target: &FighterId| {
        legal::reaches(world, aimed.by, &Attack { target, ..aimed.attack }).is_ok()
    };
    world.everybody().into_iter().filter(near).filter(reached).collect()
}

/// Throws the attack and applies its results: to the weapon first (SE-TRT-34).
fn throw(In(aimed): In<Aimed>, world: &mut World) {
    let Aimed { by, attack, .. } = aimed;
    if !legal::takes_part(world, by) || legal::is_out(world, attack.target) {
        return;
    }
    let Ok(check) = to_hit::check(world, by, &attack) else { return };
    let Some(shot) = thrown(world, &aimed, check) else { return };
    match mishap::after(world, &shot) {
        true => {}
        false if shot.hit => damage::hit(world, &shot),
        false => artillery::missed(world, &shot),
    }
}

/// The throw of an attack as it would be made now, after `checks` others of the same fighter.
pub(super) fn ready(world: &World, aimed: &Aimed, checks: u8) -> Option<Prepared> {
    let mut check = to_hit::check(world, aimed.by, &aimed.attack).ok()?;
    check.modifiers.extend(aimed.dms.iter().cloned());
    person::prepare_after(world, aimed.by, check, checks)
}

fn thrown(world: &mut World, aimed: &Aimed, mut check: Check) -> Option<Shot> {
    let Aimed { by, attack, .. } = *aimed;
    check.modifiers.extend(aimed.dms.iter().cloned());
    let result = person::throw(world, by, check)?;
    let (effect, hit, target) = (result.effect, result.success(), attack.target);
    let arm = arm(world, by, attack.weapon).ok()?;
    let rule = if arm.second.is_melee() { "SE-CBT-06" } else { "SE-CBT-07" };
    let weapon = arm.held.name.clone();
    let range = legal::range(world, by, &attack).unwrap_or(Range::VeryLong);
    let throw = result.throw;
    let mode = attack.mode;
    let report = AttackReport { by, target, weapon, mode, range, throw, hit, rule };
    world.tell(Event::Attacked(Box::new(report)));
    Some(Shot { by, target, attack, effect, hit })
}

/// Ends aiming after an attack (SE-CBT-09, SE-CBT-21).
fn spend_aim(In(who): In<FighterId>, mut fighters: Fighters<&mut Second>) {
    fighters.of_mut(who).aim = None;
}
