//! Actions of a fighter, in a few words.

use super::{name, option::place, weapon};
use crate::{
    choice::{Attack, FighterAction, Gait, Mode, Posture},
    field::Place,
    fighter::FighterId,
    observe::Observation,
};

/// Describes an action, without the fighter's name.
pub(super) fn action(seen: &Observation, who: FighterId, action: FighterAction) -> String {
    let of = |other| if other == who { "themselves" } else { name(seen, other) };
    match action {
        FighterAction::Evade => "evade, and do nothing else".to_owned(),
        FighterAction::Close(gait) => format!("{} towards the enemy", self::gait(gait)),
        FighterAction::Open(gait) => format!("{} away from the enemy", self::gait(gait)),
        FighterAction::Stand => "stand".to_owned(),
        FighterAction::Attack(it) => attack(seen, who, it),
        FighterAction::Draw(nth) => format!("draw the {}", weapon(seen, who, nth)),
        FighterAction::Reload(nth) => format!("reload the {}", weapon(seen, who, nth)),
        FighterAction::Carry(other) => format!("take up {}", of(other)),
        FighterAction::PutDown => "put them down".to_owned(),
        FighterAction::Free(other) => format!("free {}", of(other)),
        FighterAction::Done => "nothing more".to_owned(),
        FighterAction::Aim(other) => format!("aim at {}", of(other)),
        FighterAction::Posture(to) => posture(to).to_owned(),
        FighterAction::Walk(to) => walk(seen, who, to),
        FighterAction::PickUp(_) => "pick up what lies here".to_owned(),
        FighterAction::Drop(nth) => format!("drop the {}", weapon(seen, who, nth)),
        FighterAction::Delay => "wait for a better moment".to_owned(),
        FighterAction::Grapple(other) => format!("grapple {}", of(other)),
        FighterAction::Lead => "lead the others".to_owned(),
        FighterAction::TakeBoon => "do the next thing as the leader says, with a boon".to_owned(),
        FighterAction::FirstAid(other) => format!("first aid for {}", of(other)),
        FighterAction::Douse(other) => format!("put out the fire on {}", of(other)),
        FighterAction::Observe(other) => format!("call the fall of shot on {}", of(other)),
    }
}

/// Whoever walks over the edge is gone from the fight, and reads it before.
fn walk(seen: &Observation, who: FighterId, to: Place) -> String {
    let zero_g = seen.ground.gravity == crate::data::Gravity::Zero;
    let own = seen.fighters.iter().find(|it| it.id == who);
    let rides = own.is_some_and(|it| it.mount.is_some() && it.carries.is_none());
    let verb = match (zero_g, rides) {
        (_, true) => "ride",
        (true, false) => "kick off",
        (false, false) => "move",
    };
    let field = Place(0)..=Place::metres(seen.ground.length.into());
    let edge = if field.contains(&to) { "" } else { ", off the field" };
    format!("{verb} to {}{edge}", place(to))
}

/// Writes `shoot Vey with the Rifle` or `weak blow at Vey with the Cutlass`.
fn attack(seen: &Observation, who: FighterId, attack: Attack) -> String {
    let (target, with) = (name(seen, attack.target), weapon(seen, who, attack.weapon));
    let boon = if attack.boon { ", with a boon" } else { "" };
    let words = match attack.mode {
        Mode::Single => format!("attack {target} with the {with}"),
        Mode::Weakened => format!("weak blow at {target} with the {with}"),
        Mode::Burst => format!("a burst at {target} with the {with}"),
        Mode::FullAuto => format!("full auto at {target} first, {with}"),
        Mode::Thrown => format!("throw the {with} at {target}"),
        Mode::Butt => format!("club {target} with the {with}"),
        Mode::Indirect => format!("lob the {with} at {target}, unseen"),
        Mode::Both => format!("attack {target} with both hands"),
    };
    format!("{words}{boon}")
}

/// Writes `walk`.
pub(super) fn gait(gait: Gait) -> &'static str {
    match gait {
        Gait::Walk => "walk",
        Gait::Run => "run",
        Gait::Ride => "ride",
    }
}

fn posture(to: Posture) -> &'static str {
    match to {
        Posture::Standing => "stand up",
        Posture::Crouching => "crouch",
        Posture::Prone => "lie down",
    }
}
