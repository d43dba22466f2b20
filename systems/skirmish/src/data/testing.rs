//! The shipped tables, and a small quarrel to try them on.

use characters::{Characteristics, body::Body, sheet::Skills};
use ron::{Options, extensions::Extensions};

use super::{
    Aim, Armed, Armor, Armoury, Figures, Force, Gravity, Ground, Light, Opening, Recruit, Scenario,
    Surprise, Terrain, Weapon,
};
use crate::field::Place;

/// Reads one of the shipped files as the game does.
macro_rules! shipped {
    ($file:literal) => {
        Options::default()
            .with_default_extension(Extensions::IMPLICIT_SOME)
            .with_default_extension(Extensions::UNWRAP_NEWTYPES)
            .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
            .from_str(include_str!(concat!("../../../../assets/skirmish/", $file)))
            .expect("a shipped file")
    };
}

pub(crate) fn weapons() -> Vec<Weapon> {
    shipped!("weapons.ron")
}

pub(crate) fn armors() -> Vec<Armor> {
    shipped!("armor.ron")
}

pub(crate) fn stock() -> Vec<Recruit> {
    shipped!("stock.ron")
}

pub(crate) fn figures() -> Figures {
    shipped!("figures.ron")
}

/// Everything that is shipped.
pub(crate) fn armoury() -> Armoury {
    Armoury::new(weapons(), armors(), stock(), figures()).expect("sound tables")
}

/// Recruit with a pistol, in a jack.
pub(crate) fn recruit(name: &str) -> Recruit {
    Recruit {
        name: name.to_owned(),
        profile: Characteristics::new([7; 6]),
        skills: Skills::default(),
        service: None,
        weapons: vec![armed("Auto Pistol")],
        armor: vec!["Jack".to_owned()],
        gear: Vec::new(),
        mount: None,
        beast: None,
        at: None,
        leader: false,
        captive: false,
        untrained: false,
        body: Body::default(),
    }
}

pub(crate) fn armed(weapon: &str) -> Armed {
    Armed { weapon: weapon.to_owned(), magazines: 0, fittings: Vec::new() }
}

pub(crate) fn force(name: &str, fighters: &[&str]) -> Force {
    Force {
        name: name.to_owned(),
        briefing: String::new(),
        aim: Aim::Defeat,
        at: Place::band(0),
        fighters: fighters.iter().map(|name| recruit(name)).collect(),
        military: false,
        in_vehicle: false,
        npc: false,
        surveyed: Vec::new(),
    }
}

/// Two against one on a hundred metres.
pub(crate) fn scenario() -> Scenario {
    Scenario {
        id: "quarrel".to_owned(),
        name: "A Quarrel".to_owned(),
        story: String::new(),
        ground: Ground {
            terrain: Terrain::Clear,
            light: Light::Day,
            gravity: Gravity::Normal,
            vacuum: false,
            length: 100,
            open_ends: (true, true),
            cover: Vec::new(),
            difficult: Vec::new(),
        },
        surprise: Surprise::Thrown,
        opening: Opening::Placed,
        avoidable: false,
        forces: vec![force("Reds", &["Ann", "Bea"]), force("Blues", &["Cid"])],
        rounds: 20,
    }
}
