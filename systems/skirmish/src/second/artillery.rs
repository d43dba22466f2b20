//! Artillery: fire at targets out of the gunner's sight, and the impact of its shells (SE-TRT-03 to
//! SE-TRT-06, SE-TRT-35).

use bevy::prelude::World;
use dice::{Distribution, Modifier, Odds, Pool, Throw};
use tasks::check::{Band, Check, Prepared};

use super::{Observing, Second, arms::arm, attack::Shot, damage, mishap, person, traits};
use crate::{
    choice::{Attack, FighterAction, Mode},
    data::{Gear, Light, SecondWeapon},
    event::Event,
    field::{Place, Range},
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Whether a fighter sees another in this light.
fn sees(world: &World, by: FighterId, other: FighterId) -> bool {
    let range = world.stand(by).place.to(world.stand(other).place).range(false);
    match world.ground().light {
        Light::Day => true,
        Light::Dim => range.is_some_and(|range| range <= Range::Medium),
        Light::Dark => range == Some(Range::Short) || world.kit(by).has(Gear::NightGoggles),
    }
}

/// Enemies whom a fighter can spot for a gunner of the side: those in plain sight, if both have a
/// comms link (SE-TRT-05).
pub(crate) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    let linked = |other: FighterId| world.kit(other).has(Gear::Comms);
    let gunner =
        |other: &FighterId| *other != who && linked(*other) && has_artillery(world, *other);
    if !linked(who) || !world.able(world.side(who)).iter().any(gunner) {
        return Vec::new();
    }
    let enemy = |other: &FighterId| {
        world.side(*other) != world.side(who)
            && traits::on_field(world, *other)
            && sees(world, who, *other)
    };
    world.everybody().into_iter().filter(enemy).map(FighterAction::Observe).collect()
}

fn has_artillery(world: &World, who: FighterId) -> bool {
    let count = u8::try_from(world.kit(who).weapons.len()).unwrap_or(u8::MAX);
    (0..count)
        .any(|nth| arm(world, who, nth).is_ok_and(|arm| arm.is_artillery() && !arm.held.broken))
}

/// Check of an observer (SE-TRT-05).
pub(super) fn spotting() -> Check {
    Check::of("INT", "Electronics (comms)")
}

/// Spots an enemy for the guns, a significant action: the first check of a chain whose next one is
/// the gunner's (SE-TRT-05, SE-EFF-08).
pub(crate) fn observe(world: &mut World, who: FighterId, target: FighterId) {
    let Some(check) = person::throw(world, who, spotting()) else { return };
    world.of_mut::<Second>(who).observing = Some(Observing { target, band: check.band });
    world.tell(Event::Observed { by: who, target, check });
}

/// The one observer for an indirect attack: the best of those who still see its target (SE-TRT-06).
fn observer(world: &World, by: FighterId, attack: &Attack) -> Option<(FighterId, Band)> {
    if attack.mode != Mode::Indirect || !world.kit(by).has(Gear::Comms) {
        return None;
    }
    let found = |who: FighterId| {
        let observing = world.of::<Second>(who).observing?;
        let holds = observing.target == attack.target && sees(world, who, attack.target);
        (who != by && holds).then_some((who, observing.band))
    };
    let observers = world.able(world.side(by)).into_iter().filter_map(found);
    // Of equal ones the first.
    observers.rev().max_by_key(|(_, band)| *band)
}

/// DMs of indirect fire and of the observer (SE-TRT-03, SE-TRT-05).
pub(super) fn modifiers(world: &World, by: FighterId, attack: &Attack) -> Vec<Modifier> {
    if attack.mode != Mode::Indirect {
        return Vec::new();
    }
    let dm = world.armoury().figures.second.indirect;
    let indirect = Modifier::new("indirect fire", "SE-TRT-03", dm.into());
    let observer = observer(world, by, attack).map(|(_, band)| {
        let dm = world.setup().healing.checks.chain_dms.of(band);
        Modifier::new(format!("observer: {band}"), "SE-TRT-05", dm)
    });
    std::iter::once(indirect).chain(observer).collect()
}

/// Whether the gun is registered on that place, so that its position is known exactly, seen or not
/// (SE-TRT-35).
fn is_surveyed(world: &World, shot: &Shot) -> bool {
    let at = world.stand(shot.target).place;
    let force = &world.setup().scenario.forces[world.side(shot.by).index()];
    force.surveyed.iter().any(|place| place.to(at).0 < 100)
}

/// Impact of a hit: on the target, unless its exact position is unknown (SE-TRT-04, SE-TRT-35).
pub(super) fn lands(world: &mut World, shot: &Shot) -> Place {
    let observed = spend(world, shot);
    let at = world.stand(shot.target).place;
    let blind = shot.attack.mode == Mode::Indirect && !observed && !is_surveyed(world, shot);
    if blind { scatter_blind(world, shot) } else { at }
}

/// Impact and effect of an indirect miss: off by a throw times ten or a hundred with an observer
/// (SE-TRT-06), otherwise as for a hit (SE-TRT-04). Direct fire simply misses, and so does fire at
/// a place that is known exactly (SE-TRT-35).
pub(crate) fn missed(world: &mut World, shot: &Shot) {
    let Ok(arm) = arm(world, shot.by, shot.attack.weapon) else { return };
    if shot.attack.mode != Mode::Indirect || !arm.is_artillery() {
        return;
    }
    let metres = metres_observed(arm.second);
    let at = match spend(world, shot) {
        true => scatter_observed(world, shot, metres),
        false if is_surveyed(world, shot) => return,
        false => scatter_blind(world, shot),
    };
    damage::land(world, shot, at);
}

/// Dice of the widest scatter that is counted, so that its outcomes with those of other throws fit
/// in 64 bits. A wider one strikes less than once in a million times.
const WIDEST: u8 = 18;

/// Odds that an indirect attack strikes its target, over every fall of the attack and of what
/// decides where it comes down (SE-TRT-04, SE-TRT-06).
pub(super) fn odds(world: &World, by: FighterId, attack: &Attack, check: &Prepared) -> Odds {
    let Some(thrown) = Distribution::of(check.pool()) else { return Odds::NEVER };
    let fall = |natural: i32| natural + check.dm() - i32::from(check.difficulty().0);
    let falls =
        thrown.iter().map(|(natural, ways)| (ways, scatter(world, by, attack, fall(natural))));
    // Counted in outcomes of as many dice as the widest scatter has.
    let whole = 6_u64.pow(WIDEST.into());
    let struck = falls.map(|(ways, odds)| {
        let odds = odds.reduced();
        ways * odds.ways() * (whole / odds.of())
    });
    Odds::new(struck.sum(), thrown.outcomes() * whole)
}

/// Odds that an attack with this Effect comes down near enough to strike its target.
fn scatter(world: &World, by: FighterId, attack: &Attack, effect: i32) -> Odds {
    let Ok(arm) = arm(world, by, attack.weapon) else { return Odds::NEVER };
    let reach = i32::from(arm.second.blast().unwrap_or(0));
    let shot = Shot { by, target: attack.target, attack: *attack, effect, hit: effect >= 0 };
    let observed = observer(world, by, attack).is_some();
    let (dice, times, less) = match (shot.hit, observed, is_surveyed(world, &shot)) {
        _ if mishap::explodes(arm.second, effect) => return Odds::NEVER,
        (true, true, _) | (true, _, true) => return Odds::ALWAYS,
        (false, false, true) => return Odds::NEVER,
        (false, true, _) => (dice_observed(effect), metres_observed(arm.second), 0),
        (_, false, false) => (dice_blind(world, &shot), 1, effect),
    };
    let dice = Distribution::of(Pool::Dice(dice)).filter(|_| dice <= WIDEST);
    dice.map_or(Odds::NEVER, |dice| dice.odds(|total| (total - less) * times <= reach))
}

/// Dice of a blind scatter: one for each 100 m begun (SE-TRT-04).
fn dice_blind(world: &World, shot: &Shot) -> u8 {
    let distance = world.stand(shot.by).place.to(world.stand(shot.target).place);
    u8::try_from(distance.0.div_ceil(100 * 100)).unwrap_or(u8::MAX)
}

/// Dice of an observed scatter: one for each point of the Effect below 0 (SE-TRT-06).
fn dice_observed(effect: i32) -> u8 {
    u8::try_from(effect.saturating_neg()).unwrap_or(0)
}

/// Metres of each point of an observed scatter (SE-TRT-06).
fn metres_observed(weapon: &SecondWeapon) -> i32 {
    if weapon.artillery() == Some(true) { 100 } else { 10 }
}

/// Uses up the observation, which serves one attack; returns whether there was one.
pub(super) fn spend(world: &mut World, shot: &Shot) -> bool {
    let Some((who, _)) = observer(world, shot.by, &shot.attack) else { return false };
    world.of_mut::<Second>(who).observing = None;
    true
}

/// Scatters by a die of metres for each 100 m begun, less the Effect (SE-TRT-04).
fn scatter_blind(world: &mut World, shot: &Shot) -> Place {
    let count = dice_blind(world, shot);
    let less = i16::try_from(shot.effect.saturating_neg()).unwrap_or(i16::MIN);
    let throw = Throw::roll(Pool::Dice(count), world.dice()).with([Modifier::new(
        "Effect",
        "SE-TRT-04",
        less,
    )]);
    comes_down(world, shot, throw, 1)
}

/// Scatters by a die for each point of the Effect below 0, times `metres` (SE-TRT-06).
fn scatter_observed(world: &mut World, shot: &Shot, metres: i32) -> Place {
    let count = dice_observed(shot.effect);
    let throw = Throw::roll(Pool::Dice(count), world.dice());
    comes_down(world, shot, throw, metres)
}

/// Places the impact off the target; another die decides the side (SE-DAT-15).
fn comes_down(world: &mut World, shot: &Shot, throw: Throw, times: i32) -> Place {
    let target = world.stand(shot.target).place;
    let metres = throw.total().saturating_mul(times).clamp(0, u16::MAX.into());
    let side = (metres > 0).then(|| Throw::roll(Pool::Dice(1), world.dice()));
    let short = side.as_ref().is_some_and(|side| side.natural() % 2 == 1);
    let right = target >= world.stand(shot.by).place;
    let away = if right == short { -100 } else { 100 };
    let at = target.step(metres * away);
    let metres = u16::try_from(metres).unwrap_or(u16::MAX);
    world.tell(Event::Scatter { by: shot.by, throw, side, metres, at });
    at
}
