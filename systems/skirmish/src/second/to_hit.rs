//! Plans of attacks: an Average check of DEX, or of STR or DEX in melee, with all its modifiers
//! (SE-CBT-06, SE-CBT-07, SE-RNG-13).

use bevy::prelude::World;
use characters::Characteristic;
use dice::{Modifier, Odds};
use tasks::check::Check;

use super::{
    Second,
    arms::{Arm, arm},
    artillery, legal, person, ranges, sight, traits, zero_g,
};
use crate::{
    choice::{Attack, Mode, Posture},
    data::{Gear, Reach, Trait},
    field::{Place, Range},
    fighter::FighterId,
    plan::{Cannot, Plan},
    state::FieldRead,
};

/// Plans an attack.
///
/// # Errors
/// It cannot be made.
pub(crate) fn plan(world: &World, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
    legal::may(world, by, attack)?;
    let arm = arm(world, by, attack.weapon)?;
    let check = check(world, by, attack)?;
    let target = i32::from(check.difficulty.0);
    let footing = zero_g::footing(world, by, attack);
    let ready = person::prepare_after(world, by, check, footing.is_some().into());
    let indirect = attack.mode == Mode::Indirect;
    let hits = ready.as_ref().map_or(Odds::NEVER, |ready| match indirect {
        true => artillery::odds(world, by, attack, ready),
        false => ready.odds().success,
    });
    Ok(Plan {
        pool: ready.as_ref().map_or(dice::Pool::Dice(2), |ready| ready.pool()),
        modifiers: ready.as_ref().map_or(Vec::new(), |ready| ready.modifiers()),
        target,
        odds: footing.as_ref().map_or(hits, |footing| footing.and(hits)),
        footing,
        scatters: indirect,
        throws: throws(&arm, attack.mode),
        damage: damage(world, by, &arm, attack.mode),
    })
}

/// Returns the check of an attack, legal or not; the penalty for reactions is added with the person
/// (SE-RCT-01).
///
/// # Errors
/// There is no such weapon.
pub(super) fn check(world: &World, by: FighterId, attack: &Attack) -> Result<Check, Cannot> {
    let arm = arm(world, by, attack.weapon)?;
    let mut check = Check::of(&person::name(characteristic(world, by, &arm)), &arm.second.skill);
    check.modifiers = modifiers(world, by, attack, &arm);
    check.boons = attack.boon.into();
    Ok(check)
}

/// Characteristic of an attack: DEX for a gun; in melee STR or DEX, whichever is higher (SE-CBT-06,
/// SE-CBT-07).
fn characteristic(world: &World, by: FighterId, arm: &Arm) -> Characteristic {
    match arm.second.reach {
        Reach::Melee => person::better(world, by, [Characteristic::Dex, Characteristic::Str]),
        Reach::Metres(_) => Characteristic::Dex,
    }
}

/// Modifiers, all of which stack (SE-RNG-13). The ranged table does not apply in melee (SE-RNG-08).
fn modifiers(world: &World, by: FighterId, attack: &Attack, arm: &Arm) -> Vec<Modifier> {
    let mut all = Vec::new();
    if let Reach::Metres(_) = arm.second.reach {
        // A target who has dived out of reach is still shot at, at the longest range.
        let range = legal::range(world, by, attack).unwrap_or(Range::VeryLong);
        all.extend(ranges::modifier(range, &world.armoury().figures.second));
        // Against a blast a dive reduces the damage instead (SE-TRT-12).
        let counts = |it: &Modifier| !(arm.blasts() && is_dive(it));
        all.extend(target_modifiers(world, by, attack.target).into_iter().filter(counts));
        if attack.mode.is_aimed() {
            all.extend(aim(world, by, attack.target, arm, attack.mode == Mode::Both));
        }
    }
    all.extend(traits::modifiers(world, by, attack));
    all
}

/// DM of the range of an attack, if its target were there; none in melee.
pub(super) fn range_dm(world: &World, by: FighterId, attack: &Attack, target: Place) -> i16 {
    let figures = &world.armoury().figures.second;
    let Ok(range) = legal::range_to(world, by, attack, target) else {
        return figures.extreme.into();
    };
    ranges::modifier(range, figures).map_or(0, |it| it.dm)
}

/// Modifiers of cover, lying down and speed. A dive this round replaces the first two (SE-RCT-04,
/// SE-RCT-05).
pub(super) fn target_modifiers(world: &World, by: FighterId, target: FighterId) -> Vec<Modifier> {
    let figures = &world.armoury().figures.second;
    let second = world.of::<Second>(target);
    let mut all = Vec::new();
    if second.dive != 0 {
        let rule = if second.dive == figures.dive { "SE-RCT-04" } else { "SE-RCT-05" };
        all.push(Modifier::new("target dived for cover", rule, second.dive.into()));
    } else {
        if let Some(cover) = sight::cover(world, target, world.stand(by).place) {
            all.push(Modifier::new(cover.name.clone(), "SE-RNG-07", figures.in_cover.into()));
        }
        if second.posture == Posture::Prone {
            all.push(Modifier::new("target prone", "SE-RNG-08", figures.prone.into()));
        }
    }
    all.extend(speed(world, by, target));
    all
}

/// Whether it is the modifier of a dive, in cover or without.
pub(super) fn is_dive(modifier: &Modifier) -> bool {
    modifier.rule == "SE-RCT-04" || modifier.rule == "SE-RCT-05"
}

/// Modifier for each full 10 m a round by which the two differ in movement (SE-RNG-04).
fn speed(world: &World, by: FighterId, target: FighterId) -> Option<Modifier> {
    let moved = |who| world.of::<Second>(who).moved;
    let each = u32::from(world.armoury().figures.second.fast).max(1) * 100;
    let steps = moved(target).abs_diff(moved(by)) / each;
    (steps > 0).then(|| {
        let dm = -i16::try_from(steps).unwrap_or(i16::MAX);
        Modifier::new("target moves fast", "SE-RNG-04", dm)
    })
}

/// Modifiers of aiming, and of a laser sight with it (SE-RNG-01, SE-RNG-02).
fn aim(world: &World, by: FighterId, target: FighterId, arm: &Arm, both: bool) -> Vec<Modifier> {
    let figures = &world.armoury().figures.second;
    let aiming = world.of::<Second>(by).aim.filter(|aim| aim.at == target && aim.actions > 0);
    let Some(aiming) = aiming else { return Vec::new() };
    let dm = (i16::from(aiming.actions) * i16::from(figures.aim)).min(figures.aim_most.into());
    // Of two weapons used together only the first has it (SE-CBT-21).
    let name = if both { "aim, with the first" } else { "aim" };
    let mut all = vec![Modifier::new(name, "SE-RNG-01", dm)];
    if arm.held.fittings.contains(&Gear::LaserSight) {
        all.push(Modifier::new("laser sight", "SE-RNG-02", figures.laser_sight.into()));
    }
    all
}

/// Number of throws: one, one for each hand, or the Auto score (SE-CBT-17, SE-TRT-09).
pub(super) fn throws(arm: &Arm, mode: Mode) -> u8 {
    match mode {
        Mode::Both => 2,
        Mode::FullAuto => arm.auto().unwrap_or(1).max(1),
        Mode::Single
        | Mode::Weakened
        | Mode::Burst
        | Mode::Thrown
        | Mode::Butt
        | Mode::Indirect => 1,
    }
}

/// Damage of a hit before its Effect (SE-DMG-01, SE-DMG-02, SE-DMG-03): `3D+2, AP 5`.
fn damage(world: &World, by: FighterId, arm: &Arm, mode: Mode) -> String {
    let damage = arm.second.damage;
    let strength = match arm.second.reach {
        Reach::Melee => person::dm(world, by, Characteristic::Str),
        Reach::Metres(_) => 0,
    };
    let burst = arm.auto().filter(|_| mode == Mode::Burst).unwrap_or(0);
    let plus = i16::from(damage.plus) + strength + i16::from(burst);
    let mut words = format!("{}D", damage.dice);
    if plus != 0 {
        words.push_str(&format!("{plus:+}"));
    }
    if arm.second.destructive {
        let times = world.armoury().figures.second.destructive;
        words = format!("{}D x {times}", damage.dice);
    }
    for it in &arm.second.traits {
        if let Trait::Ap(points) = it {
            words.push_str(&format!(", AP {points}"));
        }
    }
    words
}
