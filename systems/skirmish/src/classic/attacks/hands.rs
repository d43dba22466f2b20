//! Actions of the hands besides attacks: drawing, reloading, and carrying.

use bevy::prelude::{In, World};

use crate::{
    carry,
    choice::FighterAction,
    classic::Classic,
    event::Event,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite},
};

/// Carries out every declared action that is no attack, in the order of fighters' numbers: those
/// that [`options`](super::declare::options) offers besides attacks.
pub(super) fn handle(_: In<()>, world: &mut World) {
    for who in world.everybody() {
        match world.of::<Classic>(who).action {
            Some(FighterAction::Draw(nth)) => draw(world, who, nth),
            Some(FighterAction::Reload(nth)) => reload(world, who, nth),
            Some(deed) => carry::do_it(world, who, deed),
            None => {}
        }
    }
}

/// Draws a weapon in place of the one in hand. It can be used freely from the next round.
pub(super) fn draw(world: &mut World, who: FighterId, nth: u8) {
    let mut kit = world.of_mut::<Kit>(who);
    kit.in_hand = vec![nth];
    let Some(weapon) = kit.weapon(nth).map(|held| held.name.clone()) else { return };
    world.tell(Event::Drew { who, weapon });
}

/// Removes a thrown weapon; its place in the list stays, since the others are known by their
/// numbers.
pub(super) fn let_go(kit: &mut Kit, nth: u8) {
    kit.in_hand.retain(|&held| held != nth);
    if let Some(held) = kit.weapons.get_mut(usize::from(nth)) {
        held.broken = true;
    }
}

/// Spends a round on changing magazines; the weapon sets the number of rounds, at least one (M-02).
/// Shots left in the old magazine are lost. Reloading another weapon starts over.
fn reload(world: &mut World, who: FighterId, nth: u8) {
    let Some(held) = world.kit(who).weapon(nth) else { return };
    let Some(arm) = world.armoury().weapon(&held.name) else { return };
    let (weapon, magazine) = (arm.name.clone(), arm.magazine);
    let rounds = arm.classic.as_ref().map_or(1, |row| row.reload.max(1));
    let under_way = world.of::<Classic>(who).reloading.filter(|&(_, weapon)| weapon == nth);
    let left = under_way.map_or(rounds, |(left, _)| left).saturating_sub(1);
    world.of_mut::<Classic>(who).reloading = (left > 0).then_some((left, nth));
    if left > 0 {
        return world.tell(Event::Reloading { who, weapon, left });
    }
    world.of_mut::<Kit>(who).reload(nth, magazine);
    world.tell(Event::Reloaded { who, weapon });
}
