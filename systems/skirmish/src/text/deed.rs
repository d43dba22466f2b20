//! Actions of a fighter, in a few words.

use super::{name, option::place, weapon};
use crate::{
    choice::{Attack, Deed, Gait, Mode, Posture},
    fighter::FighterId,
    observe::Observation,
};

/// Describes an action, without the fighter's name.
pub(super) fn deed(seen: &Observation, who: FighterId, deed: Deed) -> String {
    let of = |other| if other == who { "themselves" } else { name(seen, other) };
    match deed {
        Deed::Evade => "evade, and do nothing else".to_owned(),
        Deed::Close(gait) => format!("{} towards the enemy", self::gait(gait)),
        Deed::Open(gait) => format!("{} away from the enemy", self::gait(gait)),
        Deed::Stand => "stand".to_owned(),
        Deed::Attack(it) => attack(seen, who, it),
        Deed::Draw(nth) => format!("draw the {}", weapon(seen, who, nth)),
        Deed::Reload(nth) => format!("reload the {}", weapon(seen, who, nth)),
        Deed::Carry(other) => format!("take up {}", of(other)),
        Deed::PutDown => "put them down".to_owned(),
        Deed::Free(other) => format!("free {}", of(other)),
        Deed::Done => "nothing more".to_owned(),
        Deed::Aim(other) => format!("aim at {}", of(other)),
        Deed::Posture(to) => posture(to).to_owned(),
        Deed::Walk(to) => walk(seen, who, place(to)),
        Deed::PickUp(_) => "pick up what lies here".to_owned(),
        Deed::Drop(nth) => format!("drop the {}", weapon(seen, who, nth)),
        Deed::Delay => "wait for a better moment".to_owned(),
        Deed::Grapple(other) => format!("grapple {}", of(other)),
        Deed::Lead => "lead the others".to_owned(),
        Deed::TakeBoon => "do the next thing as the leader says, with a boon".to_owned(),
        Deed::FirstAid(other) => format!("first aid for {}", of(other)),
        Deed::Douse(other) => format!("put out the fire on {}", of(other)),
        Deed::Observe(other) => format!("call the fall of shot on {}", of(other)),
    }
}

fn walk(seen: &Observation, who: FighterId, to: String) -> String {
    let zero_g = seen.ground.gravity == crate::data::Gravity::Zero;
    let own = seen.fighters.iter().find(|it| it.id == who);
    let rides = own.is_some_and(|it| it.mount.is_some() && it.carries.is_none());
    let verb = match (zero_g, rides) {
        (_, true) => "ride",
        (true, false) => "kick off",
        (false, false) => "move",
    };
    format!("{verb} to {to}")
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
