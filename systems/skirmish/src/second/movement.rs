//! Movement (SE-CBT-12 to SE-CBT-14).

use bevy::prelude::{App, In, Plugin, World};
use engine::AddSteps;

use super::{Second, Step, kind, legal, opportunity, saddle};
use crate::{
    carry,
    choice::{Gait, Posture},
    event::{Event, Exit},
    field::Place,
    fighter::{FighterId, Kind, Stand},
    state::{FieldRead, FieldWrite},
};

/// Movement (SE-CBT-12).
pub(super) struct Movement;

impl Plugin for Movement {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Go, go);
    }
}

/// Centimetres past an open end at which a fighter has left.
const BEYOND: i32 = 100;

/// Centimetres of a move over easy ground; a quarter when prone (SE-CBT-12, SE-CBT-14, SE-DAT-13).
/// A rider moves as far as the mount (FL-8).
pub(super) fn stride(world: &World, who: FighterId) -> u32 {
    let on_foot = match &world.fighter(who).kind {
        Kind::Person => world.armoury().figures.second.movement,
        Kind::Beast(beast) => beast.metres,
    };
    let whole = u32::from(saddle::metres(world, who).unwrap_or(on_foot)) * 100;
    match world.of::<Second>(who).posture {
        Posture::Standing | Posture::Crouching => whole,
        Posture::Prone => whole / 4,
    }
}

/// Farthest place to the right (1) or to the left (-1) with this many centimetres of easy ground;
/// difficult ground takes twice as much (SE-CBT-13). It ends at the end of the field, or a metre
/// beyond an open end.
pub(super) fn reach(world: &World, who: FighterId, way: i32, mut left: u32) -> Place {
    let mut at = world.stand(who).place;
    loop {
        let cost = if is_difficult(world, at, at.step(way)) { 2 } else { 1 };
        let steps = (left / cost).min(to_next_edge(world, at, way));
        if steps == 0 {
            return on_field_or_beyond(world, at);
        }
        (at, left) = (at.step(way * steps as i32), left - steps * cost);
    }
}

/// Centimetres this way to where the ground changes or ends.
fn to_next_edge(world: &World, at: Place, way: i32) -> u32 {
    let (least, most) = bounds(world);
    let spans = world.ground().difficult.iter().flat_map(|span| [span.from, span.to]);
    let ahead = spans.chain([least, most]).map(|edge| (edge.0 - at.0) * way);
    ahead.filter(|&ahead| ahead > 0).min().unwrap_or(0).unsigned_abs()
}

fn is_difficult(world: &World, from: Place, to: Place) -> bool {
    world.ground().difficult.iter().any(|span| span.contains(from) && span.contains(to))
}

/// First and last place that anybody can go to.
fn bounds(world: &World) -> (Place, Place) {
    let ground = world.ground();
    let beyond = |open: bool| if open { BEYOND } else { 0 };
    let end = Place::metres(ground.length.into());
    (Place(-beyond(ground.open_ends.0)), end.step(beyond(ground.open_ends.1)))
}

/// Clamps a place that is not fully past an open end to the field.
fn on_field_or_beyond(world: &World, at: Place) -> Place {
    let (least, most) = bounds(world);
    if at == least || at == most { at } else { on_field(world, at) }
}

fn on_field(world: &World, at: Place) -> Place {
    at.clamp(Place(0), Place::metres(world.ground().length.into()))
}

/// Starts a walk. Enemies left behind in close combat may strike first (SE-RCT-08).
pub(super) fn walk(world: &mut World, who: FighterId, to: Place) {
    let strikers = opportunity::strikers(world, who, to);
    let strikes = strikers.into_iter().map(|by| Step::Opportunity { who: by, leaver: who });
    world.then(strikes.chain([Step::Go { who, to }]));
}

/// Completes the walk, along with anybody carried, unless the fighter has fallen on the way.
pub(super) fn go(In((who, to)): In<(FighterId, Place)>, world: &mut World) {
    if !legal::takes_part(world, who) {
        return;
    }
    let from = world.stand(who).place;
    world.of_mut::<Second>(who).moved += to.0 - from.0;
    let gait = if saddle::metres(world, who).is_some() { Gait::Ride } else { Gait::Walk };
    world.tell(Event::Moved { who, from, to, gait });
    let off = on_field(world, to) != to;
    let mut stand = world.of_mut::<Stand>(who);
    stand.place = to;
    if off {
        stand.gone = Some(Exit::OverTheEdge);
        world.tell(Event::Left { who, exit: Exit::OverTheEdge });
    }
    carry::bring_along(world, who);
}
