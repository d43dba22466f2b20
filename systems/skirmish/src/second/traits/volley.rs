//! Several attacks of one action: full automatic fire, and a weapon in each hand (SE-TRT-09,
//! SE-CBT-17).

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

use super::{
    super::{Second, attack, dual},
    attacks,
};
use crate::{
    choice::{Attack, Mode, Move, Why},
    field::Distance,
    fighter::FighterId,
    second,
    state::{Look, Step, Touch},
};

/// Attacks that are still to be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    pub by: FighterId,
    /// As the next one is made, but for its target.
    pub attack: Attack,
    /// Who was attacked already.
    pub targets: Vec<FighterId>,
    /// How many are still to be made.
    pub left: u8,
}

/// The attacks that come after the first, if there are any. Nobody's boon serves twice.
pub(crate) fn follow(world: &mut World, by: FighterId, attack: &Attack) {
    let count = attacks(world, by, attack);
    if count < 2 || world.of::<Second>(by).volley {
        return;
    }
    let other = dual::other_hand(world, by, attack.weapon).filter(|_| attack.mode == Mode::Both);
    let weapon = other.unwrap_or(attack.weapon);
    let attack = Attack { weapon, boon: false, ..*attack };
    world.of_mut::<Second>(by).volley = true;
    push(world, Volley { by, attack, targets: vec![attack.target], left: count - 1 });
}

fn push(world: &mut World, volley: Volley) {
    world.push(step(volley));
}

fn step(volley: Volley) -> Step {
    Step::Second(second::Step::Traits(super::Step::Next(volley)))
}

/// The next of several attacks: each is thrown, and reacted to, alone.
pub(super) fn next(world: &mut World, volley: Volley) {
    let (by, left) = (volley.by, volley.left);
    let targets = if left == 0 { Vec::new() } else { targets(world, &volley) };
    if targets.is_empty() {
        world.of_mut::<Second>(by).volley = false;
        return;
    }
    let options = targets.into_iter().map(Move::At).collect();
    let (seat, why) = (world.side(by), Why::NextTarget { who: by, left });
    let answer = world.ask(step(volley.clone()), seat, why, options);
    let Some(Move::At(target)) = answer else { return };
    let attack = Attack { target, ..volley.attack };
    let targets = volley.targets.into_iter().chain([target]).collect();
    push(world, Volley { targets, left: left - 1, ..volley });
    attack::declare(world, by, attack);
}

/// Who can be attacked next. In full automatic fire all targets stand within so many metres of
/// each other (SE-TRT-09).
pub(super) fn targets(world: &World, volley: &Volley) -> Vec<FighterId> {
    let spread = Distance::metres(world.armoury().figures.second.spread.into());
    let apart = |one: FighterId, other| world.stand(one).place.to(world.stand(other).place);
    let near = |who: FighterId| {
        volley.attack.mode != Mode::FullAuto
            || volley.targets.iter().all(|&other| apart(who, other) <= spread)
    };
    let possible = |target| attack::possible(world, volley.by, &Attack { target, ..volley.attack });
    world.everybody().into_iter().filter(|&who| near(who) && possible(who)).collect()
}
