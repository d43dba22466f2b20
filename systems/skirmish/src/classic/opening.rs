//! The opening range (CT-RNG-02 to CT-RNG-06, CT-RNG-14).

use std::sync::Arc;

use bevy::prelude::{App, IntoSystemConfigs, OnEnter, Plugin, Query, Res, World};
use dice::{Distribution, Modifier, Odds, Pool, Throw};
use engine::Seat;

use super::{Stage, contact};
use crate::{
    data::{ClassicFigures, Ground, Opening, Terrain},
    event::Event,
    field::{Distance, Place, Range},
    fighter::{FighterId, Stand},
    state::{FieldRead, FieldWrite, FoughtBy},
};

/// The opening range (CT-RNG).
pub(super) struct RangePhase;

impl Plugin for RangePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Range), (stand_on_bands, find_range).chain());
    }
}

/// Moves everybody to the middle of a band (CT-MOV-01).
fn stand_on_bands(fought_by: Res<FoughtBy>, mut stands: Query<&mut Stand>) {
    for mut stand in &mut stands {
        stand.place = on_band(&fought_by.setup.scenario.ground, stand.place);
    }
}

/// Determines the opening range: set by the referee, or by everybody's place (CT-RNG-02,
/// CT-CBT-03), or thrown (CT-RNG-03).
fn find_range(world: &mut World) {
    let (throw, named) = match world.setup().scenario.opening {
        Opening::Placed => (None, None),
        Opening::At(range) => (None, Some(range)),
        Opening::Thrown => {
            let (throw, range) = thrown(world);
            (Some(throw), Some(range))
        }
    };
    if let Some(range) = named {
        draw_up(world, range);
    }
    let (distance, _) = nearest_of_all(world);
    let touching = named == Some(Range::Close);
    let (bands, range) = (distance.in_bands(), range_at(distance, touching));
    world.tell(Event::OpeningRange { throw, range, bands });
    if touching {
        touch_all(world);
    }
}

/// Throws 2D with the DM of the terrain, and reads the table (CT-RNG-03, CT-RNG-04).
fn thrown(world: &mut World) -> (Throw, Range) {
    let armoury = Arc::clone(world.armoury());
    let (figures, terrain) = (&armoury.figures.classic, world.ground().terrain);
    let dm = terrain_dm(figures, terrain);
    let modifier = Modifier::new("terrain", "CT-RNG-06", dm.into());
    let throw = Throw::roll(Pool::Dice(2), world.dice()).with([modifier]);
    let range = row(figures, throw.total());
    (throw, range)
}

/// DM of the terrain (CT-RNG-06), independent of the row of the same number in the table of ranges
/// (CT-RUL-57).
pub(super) fn terrain_dm(figures: &ClassicFigures, terrain: Terrain) -> i8 {
    figures.terrain.iter().find(|row| row.terrain == terrain).map_or(0, |row| row.dm)
}

/// Row of the table (CT-RNG-05); totals outside it use the first or the last row (CT-RUL-13).
pub(super) fn row(figures: &ClassicFigures, total: i32) -> Range {
    figures.encounter[(total.clamp(1, 13) - 1) as usize]
}

/// Computes the odds of each range, close to very long, for terrain with this DM (CT-RNG-03 to
/// CT-RNG-05).
pub fn odds(figures: &ClassicFigures, dm: i8) -> [Odds; 5] {
    let dice = Distribution::two_dice();
    Range::ALL.map(|range| dice.odds(|total| row(figures, total + i32::from(dm)) == range))
}

/// Draws up the sides. A whole party starts in one band (CT-RUL-67): the first at its place, each
/// of the others at this range beyond the one before, on its side in the scenario. Where the field
/// is too short for that all move up. Captives stay in place.
fn draw_up(world: &mut World, range: Range) {
    let apart = world.armoury().figures.classic.opening_bands[range as usize] as i16;
    let bands = bands(world, apart);
    for who in world.everybody() {
        if !world.fighter(who).captive {
            let band = bands[world.side(who).index()];
            world.of_mut::<Stand>(who).place = Place::band(band);
        }
    }
}

fn bands(world: &World, apart: i16) -> Vec<i16> {
    let forces = &world.setup().scenario.forces;
    let last = last_band(world.ground());
    let direction = match forces.get(1).is_some_and(|second| second.at < forces[0].at) {
        true => -apart,
        false => apart,
    };
    let beyond = |nth: usize| direction.saturating_mul(nth as i16);
    let start = on_band(world.ground(), forces[0].at).nearest_band();
    let farthest = start.saturating_add(beyond(forces.len().saturating_sub(1)));
    let start = start - (farthest - farthest.clamp(0, last));
    (0..forces.len()).map(|nth| start.saturating_add(beyond(nth)).clamp(0, last)).collect()
}

/// Puts all enemies in contact at close range (CT-RNG-07).
fn touch_all(world: &mut World) {
    for side in world.seats() {
        for one in world.able(side) {
            for other in contact::foes(world, one) {
                contact::set_contact(world, one, other, true);
            }
        }
    }
}

/// Range from a side to the nearest enemy (CT-ESC-06).
pub(super) fn range_to(world: &World, side: Seat) -> Range {
    let (distance, apart) = nearest(world, side).unwrap_or_default();
    range_at(distance, !apart)
}

/// Range at a distance; beyond 20 bands it counts as very long.
fn range_at(distance: Distance, touching: bool) -> Range {
    distance.range(touching).unwrap_or(Range::VeryLong)
}

/// Least distance between any two enemies.
fn nearest_of_all(world: &World) -> (Distance, bool) {
    let each = world.seats().into_iter().filter_map(|side| nearest(world, side));
    each.min().unwrap_or_default()
}

/// Least distance from a side to an enemy, and whether the two are not in contact.
fn nearest(world: &World, side: Seat) -> Option<(Distance, bool)> {
    let place = |who: FighterId| world.stand(who).place;
    let pairs = world.able(side).into_iter().flat_map(|one| {
        let foes = contact::foes(world, one).into_iter();
        foes.map(move |other| {
            (place(one).to(place(other)), !contact::is_contact(world, one, other))
        })
    });
    pairs.min()
}

/// Middle of the band that contains a place, clamped to the field (CT-MOV-01, CT-RUL-68).
pub(crate) fn on_band(ground: &Ground, place: Place) -> Place {
    Place::band(place.nearest_band().clamp(0, last_band(ground)))
}

/// Number of the last whole band; the first is 0.
pub(super) fn last_band(ground: &Ground) -> i16 {
    (ground.length / 25) as i16
}
