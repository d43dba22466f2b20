//! Carrying others (FL-6), by either rule set.

use bevy::prelude::World;
use characters::healing::RuleSet;

use crate::{
    choice::FighterAction,
    data::Aim,
    event::Event,
    field::Distance,
    fighter::{Fighter, FighterId, Kind, Stand},
    state::{FieldRead, FieldWrite},
};

/// Options of a fighter with others who lie or are bound: take them up, put them down, cut their
/// bonds (FL-6). Only the living are carried, and only by people who carry nobody yet.
pub(crate) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    if world.fighter(who).kind != Kind::Person || !world.is_able(who) {
        return Vec::new();
    }
    if world.stand(who).carries.is_some() {
        return vec![FighterAction::PutDown];
    }
    let near = world.everybody().into_iter().filter(|&other| is_at_hand(world, who, other));
    near.flat_map(|other| about(world, who, other)).collect()
}

/// Carries out one of these; nothing happens if it is no longer possible because somebody else was
/// first.
pub(crate) fn do_it(world: &mut World, who: FighterId, deed: FighterAction) {
    if !options(world, who).contains(&deed) {
        return;
    }
    if let FighterAction::Carry(other) = deed {
        world.of_mut::<Stand>(who).carries = Some(other);
        world.tell(Event::TookUp { who, other });
        bring_along(world, who);
    } else if let FighterAction::Free(other) = deed {
        world.of_mut::<Fighter>(other).captive = false;
        world.tell(Event::Freed { who: other, by: who });
    } else if deed == FighterAction::PutDown {
        put_down(world, who);
    }
}

/// Moves a carried fighter along with the carrier, on the field or off it (FL-6).
pub(crate) fn bring_along(world: &mut World, who: FighterId) {
    let Stand { place, gone, carries } = *world.stand(who);
    let Some(other) = carries else { return };
    let mut stand = world.of_mut::<Stand>(other);
    stand.place = place;
    if let (None, Some(exit)) = (stand.gone, gone) {
        stand.gone = gone;
        world.tell(Event::Left { who: other, exit });
    }
}

/// Ends carrying where the carrier falls, or the carried fighter comes round.
pub(crate) fn settle(world: &mut World) {
    for who in world.everybody() {
        let Stand { gone, carries, .. } = *world.stand(who);
        let Some(other) = carries.filter(|_| gone.is_none()) else { continue };
        if !world.is_able(who) || !needs_help(world, other) {
            put_down(world, who);
        }
    }
}

fn put_down(world: &mut World, who: FighterId) {
    let mut stand = world.of_mut::<Stand>(who);
    let at = stand.place;
    if let Some(other) = stand.carries.take() {
        world.tell(Event::PutDown { who, other, at });
    }
}

fn about(world: &World, who: FighterId, other: FighterId) -> Vec<FighterAction> {
    let (comrade, captive) = (is_comrade(world, who, other), world.fighter(other).captive);
    let lies = !world.body(other).is_awake();
    let carry = (lies || comrade && captive).then_some(FighterAction::Carry(other));
    let free = (comrade && captive).then_some(FighterAction::Free(other));
    carry.into_iter().chain(free).collect()
}

/// Whether the other is of the same side, or the one whom the side has come for.
fn is_comrade(world: &World, who: FighterId, other: FighterId) -> bool {
    let side = world.side(who);
    let wanted = match world.setup().scenario.forces[side.index()].aim {
        Aim::Rescue { who, .. } => Some(FighterId(who)),
        Aim::Defeat | Aim::Hold { .. } | Aim::Reach { .. } => None,
        Aim::Protect { .. } | Aim::FirstBlood => None,
    };
    world.side(other) == side || wanted == Some(other)
}

/// Whether the other is a living person who lies or is bound, is carried by nobody, and is in the
/// same band; by the second edition, in reach of an arm.
fn is_at_hand(world: &World, who: FighterId, other: FighterId) -> bool {
    let (one, two) = (world.stand(who), world.stand(other));
    let all = world.everybody().into_iter();
    let reach = match world.setup().rules {
        RuleSet::Classic => Distance::bands(0),
        RuleSet::SecondEdition => Distance(world.armoury().figures.second.close_combat),
    };
    who != other
        && two.gone.is_none()
        && one.place.to(two.place) <= reach
        && world.fighter(other).kind == Kind::Person
        && !world.body(other).is_dead()
        && needs_help(world, other)
        && all.into_iter().all(|by| world.stand(by).carries != Some(other))
}

fn needs_help(world: &World, other: FighterId) -> bool {
    world.fighter(other).captive || !world.body(other).is_awake()
}
