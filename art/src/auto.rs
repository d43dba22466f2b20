//! Derives recipes for cards without one, such as those in players' own packs, from face, subtype,
//! traits and id.

use cards::data::{
    Card, ConnectionKind, Crew, Face, GearKind, Skill, UpgradeKind,
    picture::{
        Bust, Dress, Emblem, Figure, Ground, Hair, Hat, Hull, Light, Mark, People, Picture,
        Quarter, Species, Station, Thing, Visage, World,
    },
};
use xxhash_rust::xxh3::xxh3_64;

use crate::{scatter::Scatter, subject::Side};

const WORLDS: [World; 7] =
    [World::Rock, World::Banded, World::Ice, World::Sea, World::City, World::Ringed, World::Ember];
const LIGHTS: [Light; 2] = [Light::Left, Light::Right];

/// Derives a recipe from the card: the same card always gives the same one.
pub(crate) fn picture(card: &Card, side: Side) -> Picture {
    let seed = seed(card) ^ u32::from(side == Side::Back);
    let mut pick = Scatter::new(seed);
    let (ground, figure, mark) = parts(card, side, &mut pick);
    Picture { ground, figure, mark, light: any(&mut pick, &LIGHTS), seed: (seed >> 8) as u16 }
}

/// A face is a person's, whose card has the same id in every campaign; anything else is a card's.
fn seed(card: &Card) -> u32 {
    let name = if matches!(card.face, Face::Crew(_)) { &card.name } else { &card.id };
    xxh3_64(name.as_bytes()) as u32
}

fn any<T: Copy>(pick: &mut Scatter, of: &[T]) -> T {
    of[pick.below(of.len())]
}

fn parts(card: &Card, side: Side, pick: &mut Scatter) -> (Ground, Figure, Mark) {
    let world = any(pick, &WORLDS);
    let space = any(
        pick,
        &[Ground::Void, Ground::Nebula, Ground::Orbit(world), Ground::Far(world), Ground::Belt],
    );
    match &card.face {
        Face::Ship(ship) => {
            (space, Figure::Ship(hull(ship.tonnage, ship.attack, pick)), Mark::None)
        }
        Face::Adventure(_) => adventure(side, space, pick),
        Face::Crew(crew) => {
            (Ground::Halo(emblem(crew)), Figure::Bust(bust(crew, pick)), Mark::None)
        }
        Face::Connection(connection) => self::connection(connection.subtype, pick),
        Face::Gear(gear) => {
            (Ground::Desk, Figure::Thing(gear_thing(gear.subtype, pick)), Mark::None)
        }
        Face::Upgrade(upgrade) => {
            (Ground::Void, Figure::Thing(upgrade_thing(upgrade.subtype, pick)), Mark::None)
        }
        Face::Event(_) => {
            let things = [
                Thing::Telegram,
                Thing::Stamp,
                Thing::Clock,
                Thing::Door,
                Thing::Letter,
                Thing::Coins,
                Thing::Newspaper,
            ];
            (
                any(pick, &[Ground::Desk, Ground::Hall, Ground::Racks]),
                Figure::Thing(any(pick, &things)),
                Mark::None,
            )
        }
        Face::Heroic(_) => {
            let marks = [
                Mark::Course,
                Mark::Arrow,
                Mark::Sparks,
                Mark::Brackets,
                Mark::Tracers,
                Mark::Reticle,
            ];
            (
                any(pick, &[space, Ground::Corridor, Ground::Window]),
                Figure::People(any(pick, &[People::One, People::Two, People::Few])),
                any(pick, &marks),
            )
        }
    }
}

fn hull(tonnage: u32, attack: i16, pick: &mut Scatter) -> Hull {
    match (tonnage, attack) {
        (0..=150, _) => any(pick, &[Hull::Courier, Hull::Skiff]),
        (_, 4..) => any(pick, &[Hull::Raider, Hull::Patrol, Hull::Cutter]),
        (151..=299, _) => any(pick, &[Hull::Surveyor, Hull::Cutter]),
        (300..=499, _) => any(pick, &[Hull::Freighter, Hull::Patrol]),
        (500.., _) => any(pick, &[Hull::Liner, Hull::Tanker, Hull::Barge]),
    }
}

fn adventure(side: Side, space: Ground, pick: &mut Scatter) -> (Ground, Figure, Mark) {
    match side {
        Side::Front => {
            let figures = [
                Figure::Ship(Hull::Freighter),
                Figure::Station(Station::Wheel),
                Figure::Ship(Hull::Courier),
                Figure::Station(Station::Spindle),
            ];
            (space, any(pick, &figures), any(pick, &[Mark::Course, Mark::None, Mark::Orbits]))
        }
        Side::Back => {
            let grounds =
                [Ground::Storm, Ground::Corridor, Ground::Hatch, Ground::Belt, Ground::Hall];
            (
                any(pick, &grounds),
                Figure::People(any(
                    pick,
                    &[People::One, People::Two, People::Suits, People::Queue],
                )),
                any(pick, &[Mark::None, Mark::Lightning, Mark::Sparks, Mark::Clock]),
            )
        }
    }
}

fn connection(kind: ConnectionKind, pick: &mut Scatter) -> (Ground, Figure, Mark) {
    match kind {
        ConnectionKind::Ally => {
            let bust = Bust {
                features: pick.below(10) as u8,
                hat: any(pick, &[Hat::None, Hat::Topper, Hat::Broad]),
                dress: any(pick, &[Dress::Tails, Dress::Coat, Dress::Shawl]),
                ..Bust::default()
            };
            (Ground::Halo(Emblem::Rays), Figure::Bust(bust), Mark::None)
        }
        ConnectionKind::Locale => {
            let quarters =
                [Quarter::Towers, Quarter::Domes, Quarter::Port, Quarter::Ruins, Quarter::Works];
            (Ground::Skyline(any(pick, &quarters)), Figure::Nothing, Mark::None)
        }
        ConnectionKind::Organization => (
            Ground::Hall,
            Figure::People(any(pick, &[People::Few, People::Crowd, People::Ranks])),
            Mark::None,
        ),
        ConnectionKind::Reputation => (
            Ground::Desk,
            Figure::Thing(any(pick, &[Thing::Newspaper, Thing::Letter, Thing::Book, Thing::Bell])),
            Mark::None,
        ),
    }
}

fn gear_thing(kind: GearKind, pick: &mut Scatter) -> Thing {
    match kind {
        GearKind::Armor => any(pick, &[Thing::VacSuit, Thing::HardSuit, Thing::Plate]),
        GearKind::Weapon => any(pick, &[Thing::Carbine, Thing::Pistol, Thing::Sword]),
        GearKind::Tool => {
            any(pick, &[Thing::ToolRoll, Thing::Spanner, Thing::SlideRule, Thing::Compass])
        }
        GearKind::Medkit => any(pick, &[Thing::SurgeryKit, Thing::TraumaBag]),
        GearKind::Vehicle => any(pick, &[Thing::Crawler, Thing::Sled]),
        GearKind::Burden => {
            any(pick, &[Thing::Satchel, Thing::Crate, Thing::Letter, Thing::Bottle])
        }
    }
}

fn upgrade_thing(kind: UpgradeKind, pick: &mut Scatter) -> Thing {
    match kind {
        UpgradeKind::Weapon => {
            any(pick, &[Thing::Turret, Thing::MissileRack, Thing::Barrels, Thing::Gun])
        }
        UpgradeKind::Drive => any(pick, &[Thing::Engines, Thing::Nozzle, Thing::Coils]),
        UpgradeKind::Hull => {
            any(pick, &[Thing::Plating, Thing::Belt, Thing::Bulkhead, Thing::Keel])
        }
        UpgradeKind::Electronics => {
            any(pick, &[Thing::Dish, Thing::Jammer, Thing::Transponder, Thing::Net])
        }
        UpgradeKind::Fitting => {
            any(pick, &[Thing::Pod, Thing::Bunks, Thing::Crane, Thing::Lockers])
        }
    }
}

/// Emblem of a crew's best skill.
fn emblem(crew: &Crew) -> Emblem {
    let best = crew.skills.iter().max_by_key(|(_, level)| **level).map(|(skill, _)| *skill);
    match best {
        Some(Skill::Pilot) => Emblem::Sails,
        Some(Skill::Navigation) => Emblem::Stars,
        Some(Skill::Engineering | Skill::Mechanical) => Emblem::Gear,
        Some(Skill::Gunnery) => Emblem::Sights,
        Some(Skill::Computer) => Emblem::Circuit,
        Some(Skill::Medical) => Emblem::Cross,
        Some(Skill::Steward) => Emblem::Petals,
        Some(Skill::Streetwise) => Emblem::Eye,
        Some(Skill::Leader | Skill::Tactics) => Emblem::Rays,
        Some(Skill::Admin) => Emblem::Columns,
        Some(Skill::Psionic) => Emblem::Waves,
        Some(Skill::JackOfAllTrades) => Emblem::Wheel,
        None => Emblem::Moon,
    }
}

fn bust(crew: &Crew, pick: &mut Scatter) -> Bust {
    let hairs = [
        Hair::Short,
        Hair::Bald,
        Hair::Bun,
        Hair::Long,
        Hair::Curls,
        Hair::Tail,
        Hair::Crest,
        Hair::Bob,
        Hair::Wild,
        Hair::Plait,
    ];
    let hats = [
        Hat::None,
        Hat::None,
        Hat::Peaked,
        Hat::Hood,
        Hat::Beret,
        Hat::Broad,
        Hat::Bandanna,
        Hat::Headset,
        Hat::Kepi,
    ];
    let dresses = [
        Dress::Coat,
        Dress::Uniform,
        Dress::Robe,
        Dress::Suit,
        Dress::Scarf,
        Dress::Shawl,
        Dress::Overalls,
    ];
    let faces = [
        Visage::Plain,
        Visage::Plain,
        Visage::Spectacles,
        Visage::Beard,
        Visage::Pipe,
        Visage::Earring,
    ];
    let species = match crew.species.as_str() {
        "Construct" => Species::Construct,
        "Halden" => Species::Halden,
        "Lissary" => Species::Lissary,
        "Orrun" => Species::Orrun,
        "Skeen" => Species::Skeen,
        _ => Species::Human,
    };
    let is_human = matches!(species, Species::Human);
    Bust {
        species,
        hair: any(pick, &hairs),
        hat: if is_human { any(pick, &hats) } else { Hat::None },
        dress: any(pick, &dresses),
        face: if is_human { any(pick, &faces) } else { Visage::Plain },
        features: pick.below(10) as u8,
    }
}
