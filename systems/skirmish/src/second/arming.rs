//! Drawing, reloading, dropping and picking up (SE-CBT-03, SE-CBT-11, SE-CBT-15).

use bevy::prelude::World;

use super::{
    Second,
    arms::{Arm, arm},
    dropping,
};
use crate::{
    choice::FighterAction,
    event::Event,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite},
};

/// Hands of a fighter.
const HANDS: u8 = 2;

/// Options to draw, reload or pick up, a minor action each. A weapon that reloads without an action
/// is offered too, for free.
pub(super) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    let kit = world.kit(who);
    let all = 0..kit.weapons.len() as u8;
    let arms = all.filter_map(|nth| Some((nth, arm(world, who, nth).ok()?)));
    let mut deeds = Vec::new();
    for (nth, arm) in arms.filter(|(_, arm)| arm.weapon.hands > 0 && !arm.held.broken) {
        match kit.holds(nth) {
            false => deeds.push(FighterAction::Draw(nth)),
            true if can_reload(&arm) => deeds.push(FighterAction::Reload(nth)),
            true => {}
        }
    }
    deeds.extend(in_reach(world, who).into_iter().map(FighterAction::PickUp));
    deeds
}

fn can_reload(arm: &Arm) -> bool {
    let full = arm.weapon.magazine.map_or(0, |magazine| magazine.shots);
    arm.held.loaded < full && arm.held.magazines > 0
}

/// Numbers of weapons on the ground within reach; none for a fighter who carries as many as can be
/// numbered.
fn in_reach(world: &World, who: FighterId) -> Vec<u8> {
    if world.kit(who).weapons.len() >= usize::from(u8::MAX) {
        return Vec::new();
    }
    let close = world.armoury().figures.second.close_combat;
    let here = world.stand(who).place;
    let lying = world.course().dropped.iter().enumerate();
    let near = lying.filter(|(_, weapon)| weapon.at.to(here).0 <= close);
    near.filter_map(|(nth, _)| u8::try_from(nth).ok()).collect()
}

/// Options to drop weapons in hand, a free action (SE-CBT-03).
pub(super) fn droppable(world: &World, who: FighterId) -> Vec<FighterAction> {
    let kit = world.kit(who);
    let takes_a_hand = |nth: &u8| arm(world, who, *nth).is_ok_and(|arm| arm.weapon.hands > 0);
    kit.in_hand.iter().copied().filter(takes_a_hand).map(FighterAction::Drop).collect()
}

/// Draws a weapon, beside the ones in hand if all fit, otherwise in their place.
pub(super) fn draw(world: &mut World, who: FighterId, nth: u8) {
    let hands = |nth: u8| arm(world, who, nth).map_or(0, |arm| arm.weapon.hands);
    let mut in_hand = world.kit(who).in_hand.clone();
    in_hand.retain(|&it| it != nth && hands(it) > 0);
    let held: u8 = in_hand.iter().map(|&it| hands(it)).sum();
    if held + hands(nth) > HANDS {
        in_hand.clear();
    }
    in_hand.push(nth);
    world.of_mut::<Kit>(who).in_hand = in_hand;
    if let Some(held) = world.kit(who).weapon(nth) {
        let weapon = held.name.clone();
        world.tell(Event::Drew { who, weapon });
    }
}

/// Spends one of the actions to reload; the last of them loads the magazine (SE-CBT-11). Another
/// weapon in between starts over.
pub(super) fn reload(world: &mut World, who: FighterId, nth: u8) {
    let Ok(arm) = arm(world, who, nth) else { return };
    let begun = world.of::<Second>(who).reloading.filter(|(weapon, _)| *weapon == nth);
    let left = begun.map_or(arm.second.reload, |(_, left)| left).saturating_sub(1);
    let (weapon, magazine) = (arm.held.name.clone(), arm.weapon.magazine);
    if left > 0 {
        world.of_mut::<Second>(who).reloading = Some((nth, left));
        return world.tell(Event::Reloading { who, weapon, left });
    }
    world.of_mut::<Second>(who).reloading = None;
    world.of_mut::<Kit>(who).reload(nth, magazine);
    world.tell(Event::Reloaded { who, weapon });
}

/// Picks up a weapon, into a hand if one is free.
pub(super) fn pick_up(world: &mut World, who: FighterId, nth: u8) {
    if usize::from(nth) >= world.course().dropped.len() {
        return;
    }
    let held = world.course_mut().dropped.remove(nth.into()).held;
    let weapon = held.name.clone();
    dropping::give(world, who, held);
    world.of_mut::<Second>(who).reloading = None;
    world.tell(Event::PickedUp { who, weapon });
}

/// Drops a weapon on the ground.
pub(super) fn put_down(world: &mut World, who: FighterId, nth: u8) {
    dropping::drop(world, who, nth);
    world.of_mut::<Second>(who).reloading = None;
}
