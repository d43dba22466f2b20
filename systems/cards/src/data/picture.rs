//! A card's picture as a recipe of a few words, which the rules never read.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod person;
mod thing;

pub use person::{Bust, Dress, Hair, Hat, Species, Visage};
pub use thing::Thing;

/// A place, a figure in it, and a few thin lines over both. Omitted parts are not drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Picture {
    /// The background.
    pub ground: Ground,
    /// The main subject.
    pub figure: Figure,
    /// Thin lines as on an instrument.
    pub mark: Mark,
    /// Direction of the light.
    pub light: Light,
    /// Seed of the details, such as stars and crowds.
    pub seed: u16,
}

/// The place of a picture, from space to a desk.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Ground {
    /// Stars.
    #[default]
    Void,
    Nebula,
    /// A world from close by, its edge below.
    Orbit(World),
    /// A whole world, to one side.
    Far(World),
    /// Rocks, near and far.
    Belt,
    /// A star, close.
    Sun,
    Eclipse,
    Comet,
    /// Ground under a sky.
    Surface(Terrain),
    Skyline(Quarter),
    /// A hangar with a bright door.
    Dock,
    Corridor,
    /// A round hatch.
    Hatch,
    /// A room with a wide window on space.
    Window,
    /// A table in a pool of light.
    Desk,
    /// A disc behind a head, engraved with a trade.
    Halo(Emblem),
    /// A sea chart of space.
    Chart,
    Storm,
    /// Deep water or heavy gas.
    Deep,
    /// A hall of columns.
    Hall,
    /// A wall of lockers or files.
    Racks,
    /// Bars before a cell.
    Bars,
    /// Rows of seats, seen from the stage.
    Stage,
}

/// Kinds of world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum World {
    Rock,
    Banded,
    Ice,
    Sea,
    City,
    Ringed,
    Ember,
}

/// Kinds of ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Terrain {
    Plain,
    Dunes,
    Crags,
    Ice,
    Fields,
}

/// Shapes on the horizon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Quarter {
    Towers,
    Domes,
    Port,
    Ruins,
    Stair,
    Works,
}

/// The trade engraved on a disc.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Emblem {
    Moon,
    Wheel,
    Stars,
    Gear,
    Cross,
    Sights,
    Columns,
    Waves,
    Circuit,
    Rays,
    Sails,
    Eye,
    Books,
    Petals,
}

/// The main subject.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Figure {
    #[default]
    Nothing,
    /// A ship in profile.
    Ship(Hull),
    /// One ship ahead, one behind.
    Chase(Hull, Hull),
    /// Many of a kind.
    Fleet(Hull),
    Station(Station),
    /// A head and shoulders in silhouette.
    Bust(Bust),
    /// One object, large.
    Thing(Thing),
    /// Three of an object.
    Things(Thing),
    People(People),
    Blast,
    Wreck,
}

/// The build of a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Hull {
    Courier,
    Freighter,
    Raider,
    Surveyor,
    Patrol,
    Liner,
    Barge,
    Lifeboat,
    Skiff,
    Missile,
    Cutter,
    Tanker,
}

/// The build of a station.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Station {
    Wheel,
    Spindle,
    Docks,
    Beacon,
    Derelict,
    Telescope,
}

/// People as small figures with long shadows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum People {
    One,
    Two,
    Few,
    Queue,
    Crowd,
    Ranks,
    Children,
    Suits,
}

/// Thin lines over a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Mark {
    #[default]
    None,
    /// A line of travel, with its burns.
    Course,
    Orbits,
    Reticle,
    /// A red beam.
    Beam,
    Tracers,
    Sweep,
    Waves,
    Lightning,
    Rain,
    Smoke,
    Flag,
    Stamp,
    Cut,
    Clock,
    Brackets,
    Arrow,
    Sparks,
    /// Crossed out, in red.
    Void,
}

/// Direction of the light.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Light {
    #[default]
    Left,
    Right,
    /// Faint, from behind.
    Behind,
}
