//! Attacks of opportunity on those who leave close combat (SE-RCT-08).

use bevy::prelude::{App, In, Plugin, World};
use dice::Modifier;
use engine::AddSteps;

use super::{Aimed, Second, Step, arms, attack, kind, person, to_hit};
use crate::{
    choice::{Attack, Mode, Move, Why},
    data::Reach,
    field::Place,
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Attacks of opportunity (SE-RCT-08).
pub(super) struct Opportunities;

impl Plugin for Opportunities {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Opportunity, strike_at_leaver);
    }
}

/// Enemies who are left behind in close combat and can strike.
pub(super) fn strikers(world: &World, leaver: FighterId, to: Place) -> Vec<FighterId> {
    let close = world.armoury().figures.second.close_combat;
    let from = world.stand(leaver).place;
    let left_behind = |&it: &FighterId| {
        let at = world.stand(it).place;
        at.to(from).0 <= close && at.to(to).0 > close
    };
    let all = world.everybody().into_iter();
    all.filter(left_behind).filter(|&it| strike(world, it, leaver).is_some()).collect()
}

/// Best blow with the weapons ready.
fn strike(world: &World, who: FighterId, leaver: FighterId) -> Option<Attack> {
    let melee =
        arms::ready(world, who).into_iter().filter(|(_, arm)| arm.second.reach == Reach::Melee);
    let blows = melee.filter_map(|(weapon, _)| {
        let attack = Attack { target: leaver, weapon, mode: Mode::Single, boon: false };
        Some((to_hit::plan(world, who, &attack).ok()?.odds, attack))
    });
    // Of equal ones a weapon in hand rather than bare hands.
    blows.rev().max_by_key(|(odds, _)| *odds).map(|(_, attack)| attack)
}

/// The blow at a leaver, with its modifier.
pub(super) fn aimed(world: &World, by: FighterId, leaver: FighterId) -> Option<Aimed> {
    let attack = strike(world, by, leaver)?;
    let dm = world.armoury().figures.second.opportunity;
    let dms = vec![Modifier::new("opportunity", "SE-RCT-08", dm.into())];
    Some(Aimed { by, attack, dms, answered: true })
}

/// Lets a fighter strike once at +2 before the other is gone, which counts as a reaction.
fn strike_at_leaver(In((who, leaver)): In<(FighterId, FighterId)>, world: &mut World) {
    let Some(aimed) = aimed(world, who, leaver) else { return };
    let (seat, why) = (world.side(who), Why::Opportunity { who, leaver });
    let options = |_: &World| vec![Move::Strike(true), Move::Strike(false)];
    let answer = world.ask(Step::Opportunity { who, leaver }, seat, why, options);
    if answer == Some(Move::Strike(true)) {
        person::pays(&mut world.of_mut::<Second>(who));
        attack::make(world, aimed);
    }
}
