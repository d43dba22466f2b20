//! The people in the staged fights.

use characters::Characteristic;
use skirmish::{
    Condition, FighterId, Hurt, Observation, Posture, Seen,
    data::{
        Aim, Armed, Cover, CoverKind, Force, Gravity, Ground, Light, Opening, Recruit, Scenario,
        Surprise, Terrain,
    },
    field::Place,
};

/// Somebody with a weapon in hand, others besides, and something to wear.
pub fn recruit(name: &str, profile: &str, at: f32, weapons: &[&str], armor: &[&str]) -> Recruit {
    let armed =
        |weapon: &&str| Armed { weapon: (*weapon).to_owned(), magazines: 2, fittings: Vec::new() };
    Recruit {
        name: name.to_owned(),
        profile: profile.parse().unwrap_or_else(|_| characters::Characteristics::new([7; 6])),
        skills: weapons.first().map(|weapon| (*weapon, 2)).into_iter().collect(),
        service: None,
        weapons: weapons.iter().map(armed).collect(),
        armor: armor.iter().map(|it| (*it).to_owned()).collect(),
        gear: Vec::new(),
        mount: None,
        beast: None,
        at: Some(place(at)),
        leader: false,
        captive: false,
        untrained: false,
        body: Default::default(),
    }
}

pub fn place(metres: f32) -> Place {
    Place((metres * 100.0) as i32)
}

pub fn force(name: &str, aim: Aim, fighters: Vec<Recruit>) -> Force {
    Force {
        name: name.to_owned(),
        briefing: String::new(),
        aim,
        at: Place(0),
        fighters,
        military: false,
        npc: false,
        surveyed: Vec::new(),
        in_vehicle: false,
    }
}

pub fn ground(terrain: Terrain, light: Light, length: u16) -> Ground {
    Ground {
        terrain,
        light,
        gravity: Gravity::Normal,
        vacuum: false,
        length,
        open_ends: (true, true),
        cover: Vec::new(),
        difficult: Vec::new(),
    }
}

pub fn cover(name: &str, kind: CoverKind, at: f32) -> Cover {
    Cover { name: name.to_owned(), kind, at: place(at) }
}

pub fn scenario(name: &str, ground: Ground, forces: Vec<Force>) -> Scenario {
    Scenario {
        id: "demo".to_owned(),
        name: name.to_owned(),
        story: String::new(),
        ground,
        surprise: Surprise::Nobody,
        opening: Opening::Placed,
        avoidable: false,
        forces,
        rounds: 40,
    }
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
