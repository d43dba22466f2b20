//! Movement of everybody (CT-MOV-01, CT-MOV-07, CT-MOV-08).

use bevy::prelude::{App, IntoSystemConfigs, OnEnter, Plugin, World};

use super::{
    Classic, Stage, blows, contact, gaits, heading,
    line::{Line, Mover, Way},
    opening,
};
use crate::{
    carry,
    choice::FighterAction,
    event::{Event, Exit},
    field::Place,
    fighter::{FighterId, Stand},
    state::{FieldRead, FieldWrite, Fighters, JournalWriter},
};

/// Movement (CT-MOV).
pub(super) struct MovementPhase;

impl Plugin for MovementPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::Movement),
            (spend_blows.run_if(blows::are_counted), move_all).chain(),
        );
    }
}

/// Spends a blow for every run, unless blows cost nothing (CT-MOV-04, CT-MOV-15, CT-MOV-19,
/// CT-SUP-07).
fn spend_blows(mut fighters: Fighters<(&FighterId, &mut Classic)>, mut journal: JournalWriter) {
    fighters.for_each(|(who, mut classic)| {
        if classic.order.is_some_and(FighterAction::is_run) {
            journal.tell(classic.spend_blow(*who));
        }
    });
}

/// Moves everybody as ordered, all at once (CT-MOV-07).
fn move_all(world: &mut World) {
    let before = line(world);
    let movers = movers(world, &before);
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

/// Line of everybody on the field, with the contacts of able fighters: the fallen hold nobody.
pub(super) fn line(world: &World) -> Line {
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

/// Fighters whose order moves them.
fn movers(world: &World, line: &Line) -> Vec<Mover> {
    let ordered = world.everybody().into_iter().filter(|&who| world.is_able(who));
    let mover = |who| {
        let (way, gait) = heading::way(world, line, who)?;
        Some(Mover { who, way, steps: gaits::steps(world, who, gait) })
    };
    ordered.filter_map(mover).collect()
}

/// Puts a fighter, and anybody they carry, in their new place.
fn settle(world: &mut World, who: FighterId, before: i16, band: i16) {
    let order = world.of::<Classic>(who).order;
    let (Some(FighterAction::Close(gait) | FighterAction::Open(gait)), true) =
        (order, before != band)
    else {
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

/// Fighters who have gone more than 20 bands away from the nearest enemy and so escape (CT-MOV-08,
/// CT-RUL-06); standing there is not enough.
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
