//! Actions of the winner of a grapple (SE-GRP-03 to SE-GRP-09).

use bevy::prelude::{In, World};
use dice::{Modifier, Pool, Throw};

use super::{
    super::{Second, Step, arms, arms::Arm, attack, bodies, damage, protection, zero_g},
    let_go, taking,
};
use crate::{
    choice::{Attack, Grip, Mode, Move, Posture, Why},
    data::Class,
    event::{Cause, Event},
    field::Place,
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Asks the winner for an action and carries it out.
pub(super) fn grip(
    In((winner, loser, effect)): In<(FighterId, FighterId, i32)>,
    world: &mut World,
) {
    let options = |world: &World| grips(world, winner, loser).into_iter().map(Move::Grip).collect();
    let step = Step::Grip { winner, loser, effect };
    let (seat, why) = (world.side(winner), Why::Grapple { winner, loser });
    let Some(Move::Grip(grip)) = world.ask(step, seat, why, options) else { return };
    world.tell(Event::Gripped { winner, loser, grip });
    match grip {
        Grip::Prone => bodies::lay_down(world, loser),
        Grip::Disarm => taking::disarm(world, winner, loser, effect),
        Grip::Throw => fling(world, winner, loser),
        Grip::Hurt => hurt(world, winner, loser, effect),
        Grip::Attack(weapon) => {
            // An aim at somebody else is over as well (SE-CBT-09).
            world.then([Step::AimSpent(winner)]);
            attack::unanswered(world, winner, strike(loser, weapon));
        }
        Grip::Drag(to) => drag(world, winner, loser, to),
        Grip::Release => step_away(world, winner, loser),
        Grip::Hold => {}
    }
}

/// Actions open to the winner.
fn grips(world: &World, winner: FighterId, loser: FighterId) -> Vec<Grip> {
    let stands = world.of::<Second>(loser).posture != Posture::Prone;
    let armed = taking::weapon(world, loser).is_some();
    let prone = stands.then_some(Grip::Prone);
    let disarm = armed.then_some(Grip::Disarm);
    let small = arms::ready(world, winner).into_iter().filter(|(_, arm)| is_small(arm));
    let small = small.map(|(nth, _)| Grip::Attack(nth));
    let grips = prone.into_iter().chain(disarm).chain([Grip::Throw, Grip::Hurt]).chain(small);
    grips.chain(drags(world, winner)).chain([Grip::Release, Grip::Hold]).collect()
}

/// Whether a weapon is small: pistols, blades, claws and others that take one hand, whole and
/// loaded (SE-GRP-07).
fn is_small(arm: &Arm) -> bool {
    let small = match arm.weapon.class {
        Class::Natural => true,
        Class::Brawling | Class::Blade | Class::Polearm | Class::Gun | Class::Thrown => {
            arm.weapon.hands == 1
        }
    };
    small && !arm.held.broken && arm.held.loaded >= arm.shots(Mode::Single)
}

/// The winner's attack with a small weapon (SE-GRP-07).
pub(in crate::second) fn strike(target: FighterId, weapon: u8) -> Attack {
    Attack { target, weapon, mode: Mode::Single, boon: false }
}

/// Places to drag to: every whole metre in reach, either way, on the field (SE-GRP-08).
fn drags(world: &World, winner: FighterId) -> Vec<Grip> {
    let here = world.stand(winner).place;
    let most = i32::from(world.armoury().figures.second.drag);
    let places = (-most..=most).filter(|&metres| metres != 0).map(|it| here.step(100 * it));
    places.filter(|&to| zero_g::on_field(world, to) == to).map(Grip::Drag).collect()
}

/// Throws the loser 1D metres away for 1D damage less armour; the loser lies, and the grapple is
/// over (SE-GRP-05).
fn fling(world: &mut World, winner: FighterId, loser: FighterId) {
    let throw = Throw::roll(Pool::Dice(1), world.dice());
    let to = away(world, winner, loser, 100 * throw.total());
    let_go(world, loser);
    world.of_mut::<crate::Stand>(loser).place = to;
    world.tell(Event::Flung { who: loser, throw, to });
    bodies::lay_down(world, loser);
    let throw = Throw::roll(Pool::Dice(1), world.dice());
    let armor = protection::worn(world, loser, |suit| suit.protection.into());
    let left = points(&throw).saturating_sub(armor);
    damage::inflict(world, loser, Cause::Grapple { by: winner }, throw, (armor, left), false);
}

/// Does damage of 2 and the Effect, ignoring armour (SE-GRP-06).
fn hurt(world: &mut World, winner: FighterId, loser: FighterId, effect: i32) {
    let effect = i16::try_from(effect).unwrap_or(0);
    let adds =
        [Modifier::new("grip", "SE-GRP-06", 2), Modifier::new("Effect", "SE-GRP-06", effect)];
    let throw = Throw::roll(Pool::Dice(0), world.dice()).with(adds);
    let left = points(&throw);
    damage::inflict(world, loser, Cause::Grapple { by: winner }, throw, (0, left), false);
}

fn points(throw: &Throw) -> u16 {
    u16::try_from(throw.total().max(0)).unwrap_or(u16::MAX)
}

/// Moves both, keeping their distance (SE-GRP-08).
fn drag(world: &mut World, winner: FighterId, loser: FighterId, to: Place) {
    let by = to.0 - world.stand(winner).place.0;
    let follows = world.stand(loser).place.step(by);
    zero_g::move_to(world, winner, to);
    zero_g::move_to(world, loser, follows);
}

/// Ends the grapple and takes the winner out of close combat before anybody can strike (SE-GRP-09).
fn step_away(world: &mut World, winner: FighterId, loser: FighterId) {
    let_go(world, winner);
    let reach = i32::try_from(world.armoury().figures.second.close_combat).unwrap_or(0);
    let apart = 100 * (reach / 100 + 1);
    let there = world.stand(loser).place;
    let from = world.stand(winner).place;
    let side = if from < there { -apart } else { apart };
    let free = [there.step(side), there.step(-side)];
    let to = free.into_iter().find(|&to| zero_g::on_field(world, to) == to);
    zero_g::move_to(world, winner, to.unwrap_or(from));
}

/// Place this many centimetres on from a fighter, away from another; to the right where both are at
/// the same place.
fn away(world: &World, from: FighterId, who: FighterId, far: i32) -> Place {
    let here = world.stand(who).place;
    let right = here >= world.stand(from).place;
    zero_g::on_field(world, here.step(if right { far } else { -far }))
}
