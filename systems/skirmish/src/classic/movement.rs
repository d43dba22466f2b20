//! How far one goes, and where to (CT-MOV-01 to CT-MOV-08, CT-MOV-13 to CT-MOV-21).

use bevy::prelude::World;

use super::{
    Classic, blows, contact,
    line::{Line, Mover, Way},
    opening,
};
use crate::{
    carry,
    choice::{Deed, Gait},
    data::Aim,
    event::{Event, Exit},
    field::Place,
    fighter::{FighterId, Kind, Stand},
    state::{Look, Touch},
};

/// How somebody can go: who carries walks (FL-6), who rides need not run, and a run takes a blow of
/// the allowance, so it cannot be had without one (CT-MOV-15, CT-RUL-16).
pub(super) fn gaits(world: &World, who: FighterId) -> Vec<Gait> {
    let carries = world.stand(who).carries.is_some();
    let faster = match world.kit(who).mount.is_some() {
        true => Some(Gait::Ride),
        false => Some(Gait::Run).filter(|_| blows::can_strike(world, who)),
    };
    let mut gaits = vec![Gait::Walk];
    gaits.extend(faster.filter(|_| !carries));
    let mut least = 0;
    gaits.retain(|&gait| {
        let farther = steps(world, who, gait) > least;
        least = least.max(steps(world, who, gait));
        farther
    });
    gaits
}

/// Bands of a round (CT-MOV-03 to CT-MOV-05); a beast's speed is its own (CT-MOV-06).
pub(super) fn steps(world: &World, who: FighterId, gait: Gait) -> u8 {
    let armoury = world.armoury();
    let figures = &armoury.figures.classic;
    let speed = match &world.fighter(who).kind {
        Kind::Person => None,
        Kind::Beast(beast) => Some(beast.speed),
    };
    match gait {
        Gait::Walk => figures.walk.min(speed.unwrap_or(u8::MAX)),
        Gait::Run => speed.unwrap_or(figures.run),
        Gait::Ride => figures.ride,
    }
}

/// Whether there is anywhere to go away from the enemy, or anybody to be shaken off.
pub(super) fn can_open(world: &World, who: FighterId) -> bool {
    let line = line(world);
    let free = away(world, &line, who).is_some_and(|way| line.has_room(who, way));
    free || line.is_in_contact(who)
}

/// Everybody moves as ordered, all at once; who evades or stands does not (CT-MOV-07, CT-MOV-20,
/// CT-RUL-62).
pub(super) fn move_all(world: &mut World) {
    let before = line(world);
    let movers = movers(world, &before);
    spend_blows(world);
    let mut line = before.clone();
    line.move_all(&movers);
    for (&who, &band) in &line.bands {
        settle(world, who, before.bands[&who], band);
    }
    settle_contacts(world, &line);
    for &who in &line.gone {
        leave(world, who, Exit::OverTheEdge);
    }
    for who in out_of_range(world, &line, &movers) {
        leave(world, who, Exit::OutOfRange);
    }
}

/// Everybody who is on the field, and who of those able touches whom: nobody is held by those who
/// have fallen.
fn line(world: &World) -> Line {
    let ground = world.ground();
    let on_field = world.everybody().into_iter().filter(|&who| world.stand(who).gone.is_none());
    let bands = on_field.map(|who| (who, world.stand(who).place.nearest_band()));
    let able = world.everybody().into_iter().filter(|&who| world.is_able(who));
    let pairs = able.flat_map(|one| {
        let touching = world.of::<Classic>(one).touching.iter();
        touching
            .filter(move |&&other| one < other && world.is_able(other))
            .map(move |&it| (one, it))
    });
    Line {
        bands: bands.collect(),
        contacts: pairs.collect(),
        last: opening::last_band(ground),
        open: ground.open_ends,
        ..Line::default()
    }
}

fn movers(world: &World, line: &Line) -> Vec<Mover> {
    let ordered = world.everybody().into_iter().filter(|&who| world.is_able(who));
    let mover = |who| {
        let (way, gait) = way(world, line, who)?;
        Some(Mover { who, way, steps: steps(world, who, gait) })
    };
    ordered.filter_map(mover).collect()
}

fn way(world: &World, line: &Line, who: FighterId) -> Option<(Way, Gait)> {
    let order = world.of::<Classic>(who).order;
    if let Some(Deed::Close(gait)) = order {
        return Some((Way::Towards(contact::nearest(world, who)?), gait));
    }
    let Some(Deed::Open(gait)) = order else { return None };
    Some((Way::Away(away(world, line, who)?), gait))
}

/// Which way leads away from the nearest enemy (CT-MOV-17, CT-RUL-68): to the left (-1) or to the
/// right (1). Of one in the same band either way does: then towards what the side is after, if that
/// is a place; otherwise back to where it came from; and never into a wall.
fn away(world: &World, line: &Line, who: FighterId) -> Option<i16> {
    let nearest = contact::nearest(world, who)?;
    let (at, enemy) = (world.stand(who).place, world.stand(nearest).place);
    if at != enemy {
        return Some(if at < enemy { -1 } else { 1 });
    }
    let wanted = goal(world, who).filter(|&goal| goal != at);
    let direction = match wanted {
        Some(goal) if goal < at => -1,
        Some(_) => 1,
        None => homeward(world, who, nearest),
    };
    Some(if line.has_room(who, direction) { direction } else { -direction })
}

/// The place that somebody's side wants to get to.
fn goal(world: &World, who: FighterId) -> Option<Place> {
    match world.setup().scenario.forces[world.side(who).index()].aim {
        Aim::Reach { place, .. } | Aim::Rescue { to: place, .. } => {
            Some(opening::on_band(world.ground(), place))
        }
        Aim::Defeat | Aim::Hold { .. } | Aim::Protect { .. } | Aim::FirstBlood => None,
    }
}

/// The end of the field that is a side's own: where it stood, as seen from the enemy.
fn homeward(world: &World, who: FighterId, enemy: FighterId) -> i16 {
    let home = |who| {
        let side = world.side(who);
        (world.setup().scenario.forces[side.index()].at, side)
    };
    if home(who) < home(enemy) { -1 } else { 1 }
}

/// Who runs spends a blow (CT-MOV-04, CT-MOV-15, CT-MOV-19).
fn spend_blows(world: &mut World) {
    for who in world.everybody() {
        let order = world.of::<Classic>(who).order;
        if matches!(order, Some(Deed::Close(Gait::Run) | Deed::Open(Gait::Run))) {
            blows::spend(world, who);
        }
    }
}

/// Puts somebody where they have come to, and whom they carry.
fn settle(world: &mut World, who: FighterId, before: i16, band: i16) {
    let order = world.of::<Classic>(who).order;
    let (Some(Deed::Close(gait) | Deed::Open(gait)), true) = (order, before != band) else {
        return;
    };
    let (from, to) = (Place::band(before), Place::band(band));
    world.of_mut::<Stand>(who).place = to;
    world.tell(Event::Moved { who, from, to, gait });
    carry::bring_along(world, who);
}

fn settle_contacts(world: &mut World, line: &Line) {
    for one in world.everybody() {
        for other in world.of::<Classic>(one).touching.clone() {
            if one < other && !line.contacts.contains(&(one, other)) {
                contact::set_contact(world, one, other, false);
            }
        }
    }
    for &(one, other) in &line.contacts {
        contact::set_contact(world, one, other, true);
    }
}

/// Who has gone more than 20 bands away from the nearest enemy has escaped (CT-MOV-08, CT-RUL-06);
/// who only stands there has not.
fn out_of_range(world: &World, line: &Line, movers: &[Mover]) -> Vec<FighterId> {
    let most = world.armoury().figures.classic.out_of_range;
    let opened =
        movers.iter().filter(|it| matches!(it.way, Way::Away(_)) && !line.gone.contains(&it.who));
    let is_out = |&who: &FighterId| {
        let foes = contact::foes(world, who).into_iter();
        foes.map(|foe| line.apart(who, foe)).min().is_some_and(|nearest| nearest > most)
    };
    opened.map(|it| it.who).filter(is_out).collect()
}

fn leave(world: &mut World, who: FighterId, exit: Exit) {
    world.of_mut::<Stand>(who).gone = Some(exit);
    world.tell(Event::Left { who, exit });
    carry::bring_along(world, who);
}
