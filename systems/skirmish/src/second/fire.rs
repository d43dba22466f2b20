//! Fires on fighters (SE-TRT-17 to SE-TRT-20).

use bevy::prelude::{App, In, OnEnter, Plugin, Res, ResMut, World};
use dice::{Modifier, Pool, Target, Throw};
use engine::AddSteps;
use tasks::check::Check;

use super::{Second, Stage, Step, damage, damage::Harm, kind, person, traits};
use crate::{
    choice::FighterAction,
    data::{Gear, SecondWeapon},
    event::{Cause, Event},
    fighter::FighterId,
    state::{Agenda, FieldRead, FieldWrite, Fighters, FoughtBy, JournalWriter, Presence},
};

/// Fires, which burn at the beginning of each round (SE-TRT-17).
pub(super) struct FirePhase;

impl Plugin for FirePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Fires), lay_out_fires)
            .add_step(kind::Alight, alight)
            .add_step(kind::Burn, burn);
    }
}

/// Sets a fighter on fire. Of several fires only the fiercest burns (SE-TRT-17, SE-TRT-18).
fn alight(
    In((who, weapon)): In<(FighterId, String)>,
    fought_by: Res<FoughtBy>,
    mut fighters: Fighters<&mut Second>,
    mut journal: JournalWriter,
) {
    let armoury = &fought_by.armoury;
    let record = |name: &str| armoury.weapon(name).and_then(|weapon| weapon.second.as_ref());
    let fierce = |name: &str| record(name).map_or(0, average);
    let mut second = fighters.of_mut(who);
    let burning = second.fire.as_deref();
    if burning.is_some_and(|burning| fierce(burning) >= fierce(&weapon)) {
        return;
    }
    second.fire = Some(weapon);
    journal.tell(Event::CaughtFire { who });
}

/// Twice the average damage of a weapon.
fn average(weapon: &SecondWeapon) -> i32 {
    let twice = 7 * i32::from(weapon.damage.dice) + 2 * i32::from(weapon.damage.plus);
    if weapon.destructive { 10 * twice } else { twice }
}

/// Queues the fires of a round (SE-TRT-17).
fn lay_out_fires(
    fighters: Fighters<(&FighterId, Presence, &Second)>,
    mut agenda: ResMut<Agenda<Step>>,
) {
    let all = fighters.in_order();
    let burning = all.filter(|(_, it, second)| second.fire.is_some() && it.is_on_field());
    agenda.then(burning.map(|(&who, ..)| Step::Burn(who)));
}

/// Runs a round of one fire: first it may burn out, otherwise it does damage (SE-TRT-17,
/// SE-TRT-19).
fn burn(In(who): In<FighterId>, world: &mut World) {
    let Some(weapon) = world.of::<Second>(who).fire.clone() else { return };
    let target = Target::at_least(world.armoury().figures.second.burn_out.into());
    let throw = Throw::roll(Pool::Dice(2), world.dice()).needing(target);
    if !ends(world, who, None, throw) {
        let cause = Cause::Fire;
        let adds = Vec::new();
        let harm = Harm { who, weapon, cause, adds, from: None, sure: false };
        damage::deal(In(harm), world);
    }
}

/// Ends a fire if the throw succeeds; returns whether it did.
fn ends(world: &mut World, who: FighterId, by: Option<FighterId>, throw: Throw) -> bool {
    let out = throw.success() == Some(true);
    if out {
        world.of_mut::<Second>(who).fire = None;
    }
    world.tell(Event::FireOut { who, by, throw, out });
    out
}

/// Options to put out a fire: on oneself, or on a comrade within reach (SE-TRT-20).
pub(crate) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    let reach = world.armoury().figures.second.close_combat;
    let here = world.stand(who).place;
    let near = |other: &FighterId| {
        world.side(*other) == world.side(who)
            && traits::on_field(world, *other)
            && world.of::<Second>(*other).fire.is_some()
            && here.to(world.stand(*other).place).0 <= reach
    };
    world.everybody().into_iter().filter(near).map(FighterAction::Douse).collect()
}

/// Check to put out a fire: DEX, easier with an extinguisher (SE-TRT-20).
pub(super) fn check(world: &World, who: FighterId) -> Check {
    let mut check = Check::on("DEX");
    if world.kit(who).has(Gear::Extinguisher) {
        let dm = world.armoury().figures.second.extinguisher;
        check.modifiers.push(Modifier::new("extinguisher", "SE-TRT-20", dm.into()));
    }
    check
}

/// Tries to put out a fire, a significant action.
pub(crate) fn douse(world: &mut World, who: FighterId, other: FighterId) {
    let check = check(world, who);
    let Some(check) = person::throw(world, who, check) else { return };
    ends(world, other, Some(who), check.throw);
}
