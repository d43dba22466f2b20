//! Carries out attacks: drawing, footing, shots and blows spent, throws, hits.

use bevy::prelude::{In, World};
use dice::{Target, Throw};

use super::hands;
use crate::{
    choice::{Attack, FighterAction, Mode},
    classic::{Classic, blows, group, noise, to_hit, wounds, zero_g},
    event::{AttackReport, Event},
    field::Range,
    fighter::{FighterId, Kit},
    plan::{Footing, Plan},
    state::{FieldRead, FieldWrite},
};

/// Attack with all its throws and costs.
struct Volley {
    by: FighterId,
    attack: Attack,
    throws: Vec<(Attack, Plan, Range)>,
    weapon: String,
    /// Dice of wounds of each hit.
    wounds: u8,
    draws: bool,
    shots: u8,
    is_full_blow: bool,
    loud: bool,
    /// Throw to keep control first (CT-ATK-12).
    footing: Option<Footing>,
    /// Skill that parries it, if it is a blow.
    parried: Option<String>,
}

/// Makes these attacks against the state in which they were declared (CT-CBT-09, CT-RUL-50): all of
/// it is read before the first attack changes anything.
pub(super) fn fire(In(who): In<Vec<FighterId>>, world: &mut World) {
    let volleys: Vec<Volley> = who.into_iter().filter_map(|by| volley(world, by)).collect();
    for volley in volleys {
        loose(world, &volley);
    }
}

/// Prepares an attack; `None` for a fighter who does not attack, or no longer can.
fn volley(world: &World, by: FighterId) -> Option<Volley> {
    let Some(FighterAction::Attack(attack)) = world.of::<Classic>(by).action else { return None };
    let plan = to_hit::plan(world, by, &attack).ok()?;
    let armoury = world.armoury();
    let it = to_hit::Wielded::of(world.kit(by), armoury, &attack).ok()?;
    let own = vec![(attack, plan.clone()); plan.throws.into()];
    let all = own.into_iter().chain(group::attacks(world, by, &attack));
    let placed = |(attack, plan): (Attack, Plan)| {
        Some((attack, plan, to_hit::range(world, by, attack.target)?))
    };
    Some(Volley {
        by,
        attack,
        throws: all.filter_map(placed).collect(),
        weapon: it.held.name.clone(),
        wounds: it.row.wounds,
        draws: !it.ready,
        shots: to_hit::shots(world, attack.mode, &it),
        is_full_blow: it.is_blow() && is_full(attack.mode) && !blows::are_free(world),
        loud: noise::is_loud(it.row.sound, it.held, world.ground().vacuum),
        parried: to_hit::parried_with(world, by, &attack),
        footing: plan.footing,
    })
}

/// Whether it is a blow of full strength, one of those that END allows (M-04).
fn is_full(mode: Mode) -> bool {
    match mode {
        Mode::Single | Mode::Butt => true,
        Mode::Weakened | Mode::Thrown => false,
        Mode::Burst | Mode::FullAuto | Mode::Indirect | Mode::Both => false,
    }
}

fn loose(world: &mut World, volley: &Volley) {
    let by = volley.by;
    if volley.draws {
        hands::draw(world, by, volley.attack.weapon);
    }
    if volley.footing.as_ref().is_some_and(|footing| !zero_g::holds(world, by, footing)) {
        return;
    }
    spend(world, volley);
    for (attack, plan, range) in &volley.throws {
        strike(world, volley, attack, plan, *range);
    }
    if let Some(skill) = &volley.parried {
        remember(world, by, volley.attack.target, skill);
    }
}

/// Lets the attacker's side learn how well the target parries with it (CT-ATK-10).
fn remember(world: &mut World, by: FighterId, target: FighterId, skill: &str) {
    let met = (world.side(by), skill.to_owned());
    let parried = &mut world.of_mut::<Classic>(target).parried;
    if !parried.contains(&met) {
        parried.push(met);
    }
}

/// Spends shots, blows and thrown blades; a shot may be heard.
fn spend(world: &mut World, volley: &Volley) {
    let Volley { by, attack, .. } = *volley;
    let mut kit = world.of_mut::<Kit>(by);
    if let Some(held) = kit.weapons.get_mut(usize::from(attack.weapon)) {
        held.loaded = held.loaded.saturating_sub(volley.shots);
    }
    if attack.mode == Mode::Thrown {
        hands::let_go(&mut kit, attack.weapon);
    }
    let mut classic = world.of_mut::<Classic>(by);
    classic.loud = volley.loud;
    // Using a weapon interrupts its reloading.
    classic.reloading = classic.reloading.filter(|&(_, weapon)| weapon != attack.weapon);
    if volley.is_full_blow && blows::can_strike(world, by) {
        blows::spend(world, by);
    }
}

/// Makes one throw: 8 or more with every modifier hits (CT-ATK-04), and throws the wounds
/// (CT-CBT-07).
fn strike(world: &mut World, volley: &Volley, attack: &Attack, plan: &Plan, range: Range) {
    let throw = Throw::roll(plan.pool, world.dice())
        .with(plan.modifiers.clone())
        .needing(Target::at_least(plan.target));
    let hit = throw.success() == Some(true);
    let (by, target, mode) = (volley.by, attack.target, attack.mode);
    let weapon = volley.weapon.clone();
    world.tell(Event::Attacked(Box::new(AttackReport {
        by,
        target,
        weapon,
        mode,
        range,
        throw,
        hit,
        rule: "CT-ATK-04",
    })));
    if hit {
        wounds::land(world, target, by, volley.wounds);
    }
}
