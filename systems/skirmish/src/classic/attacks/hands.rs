//! What hands do besides attacking: drawing, reloading, and carrying.

use bevy::prelude::{In, World};

use crate::{
    carry,
    choice::Deed,
    classic::Classic,
    event::Event,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite},
};

/// Everybody does what they declared instead of an attack, in the order of their numbers: what
/// [`options`](super::declare::options) offers beside attacks is carried out here.
pub(super) fn handle(_: In<()>, world: &mut World) {
    for who in world.everybody() {
        match world.of::<Classic>(who).action {
            Some(Deed::Draw(nth)) => draw(world, who, nth),
            Some(Deed::Reload(nth)) => reload(world, who, nth),
            Some(deed) => carry::do_it(world, who, deed),
            None => {}
        }
    }
}

/// Takes a weapon to hand instead of what was there. It can be used freely from the next round.
pub(super) fn draw(world: &mut World, who: FighterId, nth: u8) {
    let mut kit = world.of_mut::<Kit>(who);
    kit.in_hand = vec![nth];
    let Some(weapon) = kit.weapon(nth).map(|held| held.name.clone()) else { return };
    world.tell(Event::Drew { who, weapon });
}

/// What was thrown is gone; its place in the list stays, since others are known by theirs.
pub(super) fn let_go(kit: &mut Kit, nth: u8) {
    kit.in_hand.retain(|&held| held != nth);
    if let Some(held) = kit.weapons.get_mut(usize::from(nth)) {
        held.broken = true;
    }
}

/// A round of changing magazines: as many as the weapon says, one at least (M-02). What was left in
/// the old one is gone with it. Whoever reloads something else begins anew.
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
