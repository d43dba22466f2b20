//! The people in the staged fights.

use characters::Characteristic;
use skirmish::{
    Condition, FighterId, Hurt, Observation, Posture, Seen,
    data::{
        Aim, Armed, Cover, CoverKind, Force, Ground, Light, Recruit, Scenario, Surprise, Terrain,
    },
    field::Place,
};

/// Somebody with a weapon in hand, others besides, and something to wear.
pub fn recruit(name: &str, profile: &str, at: f32, weapons: &[&str], armor: &[&str]) -> Recruit {
    let profile = profile.parse().unwrap_or_else(|_| characters::Characteristics::new([7; 6]));
    Recruit {
        skills: weapons.first().map(|weapon| (*weapon, 2)).into_iter().collect(),
        weapons: weapons.iter().map(|&weapon| Armed::new(weapon, 2)).collect(),
        armor: armor.iter().map(|it| (*it).to_owned()).collect(),
        at: Some(place(at)),
        ..Recruit::new(name, profile)
    }
}

pub fn place(metres: f32) -> Place {
    Place((metres * 100.0) as i32)
}

pub fn force(name: &str, aim: Aim, fighters: Vec<Recruit>) -> Force {
    Force { aim, ..Force::new(name, Place(0), fighters) }
}

pub fn ground(terrain: Terrain, light: Light, length: u16) -> Ground {
    Ground { light, open_ends: (true, true), ..Ground::new(terrain, length) }
}

pub fn cover(name: &str, kind: CoverKind, at: f32) -> Cover {
    Cover { name: name.to_owned(), kind, at: place(at) }
}

pub fn scenario(name: &str, ground: Ground, forces: Vec<Force>) -> Scenario {
    let scenario = Scenario::new("demo", name, ground, forces);
    Scenario { surprise: Surprise::Nobody, rounds: 40, ..scenario }
}

/// Somebody on the field, to be changed.
pub fn of(seen: &mut Observation, who: u8) -> Option<&mut Seen> {
    seen.fighters.iter_mut().find(|it| it.id == FighterId(who))
}

/// Takes points off somebody, and shows it.
pub fn hurt(seen: &mut Observation, who: u8, lost: [u8; 3]) {
    let Some(it) = of(seen, who) else { return };
    it.hurt = if lost.iter().sum::<u8>() > 10 { Hurt::Badly } else { Hurt::Lightly };
    if let Some(own) = it.own.as_deref_mut() {
        own.body.lost = lost;
        for (which, points) in Characteristic::PHYSICAL.into_iter().zip(lost) {
            own.now.lose(which, points);
        }
    }
}

pub fn becomes(seen: &mut Observation, who: u8, condition: Condition) {
    if let Some(it) = of(seen, who) {
        it.condition = condition;
        it.hurt = Hurt::Badly;
    }
}

pub fn holds(seen: &mut Observation, who: u8, posture: Posture) {
    if let Some(it) = of(seen, who) {
        it.posture = posture;
    }
}

pub fn behind(seen: &mut Observation, who: u8, cover: u8) {
    if let Some(it) = of(seen, who) {
        it.cover = Some(cover);
    }
}
