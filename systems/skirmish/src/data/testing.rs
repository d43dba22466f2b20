//! A small quarrel to try the tables on.

use characters::Characteristics;

use super::{Armed, Force, Ground, Recruit, Scenario, Terrain};
use crate::field::Place;

/// Recruit with a pistol, in a jack.
pub(crate) fn recruit(name: &str) -> Recruit {
    Recruit {
        weapons: vec![Armed::new("Auto Pistol", 0)],
        armor: vec!["Jack".to_owned()],
        ..Recruit::new(name, Characteristics::new([7; 6]))
    }
}

pub(crate) fn force(name: &str, fighters: &[&str]) -> Force {
    Force::new(name, Place::band(0), fighters.iter().map(|name| recruit(name)).collect())
}

/// Two against one on a hundred metres.
pub(crate) fn scenario() -> Scenario {
    let ground = Ground { open_ends: (true, true), ..Ground::new(Terrain::Clear, 100) };
    let forces = vec![force("Reds", &["Ann", "Bea"]), force("Blues", &["Cid"])];
    Scenario { rounds: 20, ..Scenario::new("quarrel", "A Quarrel", ground, forces) }
}
