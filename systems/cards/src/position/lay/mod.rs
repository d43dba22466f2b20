//! Rearranges a newly dealt game.

mod loose;
mod piles;

use bevy::prelude::World;
use engine::{Journal, Seat};

use self::{
    loose::{Loose, clear},
    piles::lay_rest,
};
use super::{CaptainAt, CardAt, Doing, Fault, Position, SlotAt, said::is_called};
use crate::{
    CardGame, CardId, SlotNo,
    data::Face,
    rules,
    state::{Activity, Ids, Log, Round, TableRead, TableWrite, Zone},
};

/// Lays out the table and begins the stage.
pub(super) fn lay_out(position: &Position, game: &mut CardGame) -> Result<(), Fault> {
    let world = game.world_mut();
    let mut loose = clear(world);
    for captain in &position.captains {
        let seat = position.seat(&captain.name)?;
        lay_captain(world, &mut loose, seat, captain)?;
    }
    // A card attached to a rival's card needs it in play first.
    for captain in &position.captains {
        let seat = position.seat(&captain.name)?;
        for at in &captain.play {
            attach(position, world, seat, at)?;
        }
    }
    lay_slots(position, world, &mut loose)?;
    for captain in &position.captains {
        let seat = position.seat(&captain.name)?;
        lay_rest(world, &mut loose, seat, captain)?;
        world.commit(seat, activity(position, captain.doing)?);
    }
    let Round { ending, .. } = *world.round();
    *world.round_mut() = Round {
        number: position.round,
        first: position.seat(&position.first)?,
        acting: None,
        broke: Vec::new(),
        fight: None,
        closing: false,
        ending,
    };
    world.insert_resource(Log(Journal::default()));
    rules::begin_anew(world, position.stage);
    Ok(())
}

fn lay_captain(
    world: &mut World,
    loose: &mut Loose,
    seat: Seat,
    at: &CaptainAt,
) -> Result<(), Fault> {
    let hand = loose.take_all(world, seat, &at.hand)?;
    hand.iter().for_each(|&id| world.put(id, Zone::Hand));
    world.piles_mut(seat).hand = hand.clone();
    for name in &at.shown {
        let mut held = hand.iter().copied().filter(|&id| is_called(world.printed(id), name));
        let shown = held.find(|&id| world.condition(id).known_by == 0);
        rules::remember(world, shown.ok_or_else(|| Fault::NoCard(name.clone()))?);
    }
    for card in &at.play {
        let id = loose.take(world, seat, &card.card)?;
        if !world.printed(id).is_permanent() {
            return Err(Fault::Misplaced(card.card.clone()));
        }
        world.put(id, Zone::InPlay);
        world.enter(id, None);
        world.set_exerted(id, card.exerted);
        world.set_harm(id, card.harm);
        world.condition_mut(id).counters = card.counters;
    }
    let captain = world.captain_mut(seat);
    (captain.vp, captain.infamy) = (at.vp, at.infamy);
    captain.pool.clone_from(&at.pool);
    Ok(())
}

/// Attaches gear to crew, and upgrades to ships.
fn attach(position: &Position, world: &mut World, seat: Seat, at: &CardAt) -> Result<(), Fault> {
    let named = |id: CardId, name: &str| is_called(world.printed(id), name);
    let own =
        world.controlled(seat).find(|&id| world.zone(id) == Zone::InPlay && named(id, &at.card));
    let Some(id) = own else { return Ok(()) };
    let host = match (&world.printed(id).face, &at.on) {
        (Face::Upgrade(_), None) => Some(world.captain(seat).ship),
        (Face::Upgrade(_), Some(captain)) => Some(world.captain(position.seat(captain)?).ship),
        (Face::Gear(_), Some(crew)) => {
            let all = world.controlled(seat).chain(world.in_play());
            let mut crews = all.filter(|&id| matches!(world.printed(id).face, Face::Crew(_)));
            crews.find(|&id| named(id, crew))
        }
        (Face::Gear(_), None) => None,
        _ => return Ok(()),
    };
    let host = host.ok_or_else(|| Fault::NoHost {
        card: at.card.clone(),
        host: at.on.clone().unwrap_or_default(),
    })?;
    world.attach(id, host);
    Ok(())
}

fn lay_slots(position: &Position, world: &mut World, loose: &mut Loose) -> Result<(), Fault> {
    if position.slots.len() != world.resource::<Ids>().slots.len() {
        return Err(Fault::Slots(position.slots.len()));
    }
    for (no, at) in position.slots.iter().enumerate() {
        lay_slot(position, world, loose, SlotNo(no as u8), at)?;
    }
    Ok(())
}

fn lay_slot(
    position: &Position,
    world: &mut World,
    loose: &mut Loose,
    no: SlotNo,
    at: &SlotAt,
) -> Result<(), Fault> {
    let contract = loose.take(world, position.seat(&at.of)?, &at.contract)?;
    world.put(contract, Zone::Contract(no));
    let mut complications = Vec::new();
    for on in &at.complications {
        let id = loose.take(world, position.seat(&on.of)?, &on.card)?;
        world.put(id, Zone::Complication { slot: no, face_up: on.face_up });
        let mut known_by = 0;
        for name in &on.seen_by {
            known_by |= 1 << position.seat(name)?.0;
        }
        world.set_harm(id, on.harm);
        world.condition_mut(id).known_by = known_by;
        complications.push(id);
    }
    let slot = world.slot_mut(no);
    (slot.contract, slot.complications) = (Some(contract), complications);
    slot.completed.clear();
    slot.claimed = false;
    Ok(())
}

fn activity(position: &Position, doing: Doing) -> Result<Activity, Fault> {
    match doing {
        Doing::Nothing => Ok(Activity::Uncommitted),
        Doing::Pirate => Ok(Activity::Pirate),
        Doing::Pursuing(no) if (1..=position.slots.len()).contains(&no.into()) => {
            Ok(Activity::Pursuing(SlotNo(no - 1)))
        }
        Doing::Pursuing(no) => Err(Fault::NoSlot(no)),
    }
}
