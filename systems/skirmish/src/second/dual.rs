//! Dual wielding: a weapon in each hand (SE-CBT-17).

use bevy::prelude::{App, In, Plugin, World};
use dice::Modifier;
use engine::AddSteps;

use super::{Step, attack::Aimed, kind, legal};
use crate::{
    choice::{Attack, Mode, Move, Why},
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Dual wielding (SE-CBT-17).
pub(super) struct DualWielding;

impl Plugin for DualWielding {
    fn build(&self, app: &mut App) {
        app.add_step(kind::OtherHand, attack_with_other_hand);
    }
}

/// DM for using both.
pub(super) fn modifier(world: &World, attack: &Attack) -> Option<Modifier> {
    let dm = world.armoury().figures.second.dual_wielding;
    (attack.mode == Mode::Both).then(|| Modifier::new("both hands", "SE-CBT-17", dm.into()))
}

/// Queues one attack for each hand: first with the declared weapon at the declared target, then
/// with the other. A boon serves one of them, and so does an aim (SE-CBT-21).
pub(super) fn both(world: &mut World, aimed: Aimed) {
    let other = world.kit(aimed.by).in_hand.iter().copied().find(|&it| it != aimed.attack.weapon);
    let second = other.map(|weapon| {
        let attack = Attack { weapon, boon: false, ..aimed.attack };
        Step::OtherHand(Aimed { attack, ..aimed.clone() })
    });
    let spent = Step::AimSpent(aimed.by);
    world.then([Step::React(aimed), spent].into_iter().chain(second));
}

/// Attacks with the other hand a target of the fighter's choice, if any is left.
fn attack_with_other_hand(In(aimed): In<Aimed>, world: &mut World) {
    let by = aimed.by;
    let options = |world: &World| targets(world, &aimed).into_iter().map(Move::At).collect();
    let (seat, why) = (world.side(by), Why::NextTarget { who: by, left: 1 });
    let step = Step::OtherHand(aimed.clone());
    let Some(Move::At(target)) = world.ask(step, seat, why, options) else { return };
    let attack = Attack { target, ..aimed.attack };
    world.then([Step::React(Aimed { attack, ..aimed })]);
}

/// Targets in reach of that weapon, whether or not the first one reached them.
fn targets(world: &World, aimed: &Aimed) -> Vec<FighterId> {
    let alone = |target| Attack { target, mode: Mode::Single, ..aimed.attack };
    let reached = |&who: &FighterId| {
        legal::takes_part(world, aimed.by) && legal::reaches(world, aimed.by, &alone(who)).is_ok()
    };
    world.everybody().into_iter().filter(reached).collect()
}
