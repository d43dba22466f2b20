//! Damage of hits (SE-DMG).

use std::sync::Arc;

use bevy::prelude::{App, In, Plugin, World};
use characters::Characteristic;
use dice::{Dice, Modifier, Pool, Throw};
use engine::AddSteps;
use serde::{Deserialize, Serialize};
use tasks::check::characteristic_dm;

use super::{
    Second, Step,
    arms::{Arm, arm},
    attack::Shot,
    kind, person, protection, sight, traits,
};
use crate::{
    choice::Mode,
    data::{Scale, SecondWeapon, Trait},
    event::{Cause, Event},
    field::Place,
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Damage (SE-DMG).
pub(super) struct Damage;

impl Plugin for Damage {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Damage, deal);
    }
}

/// Damage about to be thrown against one fighter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    pub who: FighterId,
    /// Name of the weapon.
    pub weapon: String,
    pub cause: Cause,
    /// Modifiers on the damage dice.
    pub adds: Vec<Modifier>,
    /// Origin of the attack, if cover helps against it.
    pub from: Option<Place>,
    /// Whether the attack was so good that it does at least a little damage (SE-DMG-05).
    pub sure: bool,
}

/// Applies a hit; a miss does nothing (SE-DMG-08).
pub(crate) fn hit(world: &mut World, shot: &Shot) {
    if shot.hit {
        let at = super::artillery::lands(world, shot);
        land(world, shot, at);
    }
}

/// Applies an attack at its impact, in one order for all weapons: blast or line, damage, fire, rads
/// (SE-TRT-34).
pub(super) fn land(world: &mut World, shot: &Shot, at: Place) {
    let Ok(arm) = arm(world, shot.by, shot.attack.weapon) else { return };
    let (weapon, second) = (&arm.held.name, &arm.second);
    let victims = traits::victims(world, second, shot.target, at);
    let mut steps = Vec::new();
    if second.hurts() {
        steps.extend(victims.iter().map(|&who| Step::Damage(harm(world, shot, &arm, who, at))));
    }
    if second.has(Trait::Fire) {
        let alight = |&who| Step::Alight { who, weapon: weapon.clone() };
        steps.extend(victims.iter().map(alight));
    }
    if second.has(Trait::Radiation) && shot.hit && victims.contains(&shot.target) {
        steps.extend(super::radiation::line(world, shot.by, shot.target, second));
    }
    if let Some(metres) = second.blast() {
        world.tell(Event::Blast { by: shot.by, at, metres });
    }
    world.then(steps);
}

/// Damage that one victim faces.
fn harm(world: &World, shot: &Shot, arm: &Arm, who: FighterId, at: Place) -> Harm {
    let (by, place) = (shot.by, world.stand(who).place);
    let source = if at == place { world.stand(by).place } else { at };
    Harm {
        who,
        weapon: arm.held.name.clone(),
        cause: if who == shot.target { Cause::Attack { by } } else { Cause::Blast { by } },
        adds: adds(world, shot, arm, who),
        from: (!arm.second.is_melee()).then_some(source),
        sure: shot.effect >= world.armoury().figures.second.sure_effect.into(),
    }
}

/// Modifiers in this order: Effect, unless the weapon is destructive, STR in melee, Auto in a burst
/// (SE-DMG-06).
fn adds(world: &World, shot: &Shot, arm: &Arm, who: FighterId) -> Vec<Modifier> {
    let effect = (!arm.second.destructive).then(|| {
        let relief = if arm.second.blast().is_some() { relief(world, who) } else { 0 };
        let effect = shot.effect.saturating_sub(relief).max(0);
        Modifier::new("Effect", "SE-DMG-01", i16::try_from(effect).unwrap_or(i16::MAX))
    });
    let strength = arm.second.is_melee().then(|| {
        let score = person::score(world, shot.by, Characteristic::Str);
        Modifier::new(format!("STR {score}"), "SE-DMG-03", characteristic_dm(score))
    });
    let auto = arm.second.auto().filter(|_| shot.attack.mode == Mode::Burst);
    let auto = auto.map(|x| Modifier::new(format!("Auto {x}"), "SE-TRT-08", x.into()));
    [effect, strength, auto].into_iter().flatten().collect()
}

/// Reduction of a blast's Effect for a fighter who has dived for cover: the same as the dive's DM
/// on attacks (SE-TRT-12).
fn relief(world: &World, who: FighterId) -> i32 {
    world.of::<Second>(who).dive.unsigned_abs().into()
}

/// Throws the damage, subtracts armour, and inflicts the rest (SE-DMG-04, SE-DMG-06), as stun if
/// the weapon stuns (SE-TRT-29); fire never does.
pub(super) fn deal(In(harm): In<Harm>, world: &mut World) {
    let armoury = Arc::clone(world.armoury());
    let Some(weapon) = armoury.weapon(&harm.weapon).and_then(|weapon| weapon.second.as_ref())
    else {
        return;
    };
    let tenfold = armoury.figures.second.destructive;
    let throw = roll(weapon, tenfold, world.dice()).with(harm.adds.clone());
    let armor = armor(world, &harm, weapon);
    let points = u16::try_from(throw.total().max(0)).unwrap_or(u16::MAX);
    let left = points.saturating_sub(armor).max(harm.sure.into());
    let Harm { who, cause, .. } = harm;
    let burns = cause == Cause::Fire;
    inflict(world, who, cause, throw, (armor, left), weapon.has(Trait::Stun) && !burns);
}

/// Records damage, and hurts the fighter if any gets through.
pub(super) fn inflict(
    world: &mut World,
    who: FighterId,
    cause: Cause,
    throw: Throw,
    (armor, left): (u16, u16),
    stun: bool,
) {
    world.tell(Event::Damage { who, throw, cause, armor, left });
    if left > 0 {
        world.then([Step::Suffer { who, points: left, stun }]);
    }
}

/// Throws the dice of a weapon, with the sum multiplied for a destructive one (SE-DMG-01,
/// SE-DMG-02, SE-TRT-33).
fn roll(weapon: &SecondWeapon, tenfold: u8, dice: &mut Dice) -> Throw {
    let mut throw = Throw::roll(Pool::Dice(weapon.damage.dice), dice);
    if weapon.damage.plus != 0 {
        throw = throw.with([Modifier::new("weapon", "SE-DMG-01", weapon.damage.plus.into())]);
    }
    if weapon.destructive {
        let more = throw.total().saturating_mul(i32::from(tenfold) - 1);
        let more = i16::try_from(more).unwrap_or(i16::MAX);
        throw = throw.with([Modifier::new("destructive", "SE-DMG-02", more)]);
    }
    throw
}

/// Worn armour and cover, less the weapon's penetration; fire has none (SE-DMG-06, SE-TRT-01).
fn armor(world: &World, harm: &Harm, weapon: &SecondWeapon) -> u16 {
    let worn = protection::worn(world, harm.who, |suit| suit.protection.into());
    if harm.cause == Cause::Fire {
        return worn;
    }
    let cover = harm.from.and_then(|from| sight::cover(world, harm.who, from));
    let cover = cover.map_or(0, |cover| protection::points(world, cover.kind));
    // Everybody on a field is of the scale of people.
    protection::pierced(worn.saturating_add(cover), weapon, Scale::Personal)
}
