//! Interruptions: an effect in the middle of anything, for tests.

use bevy::prelude::World;
use engine::Seat;

use crate::{
    choice::CardId,
    data::Effect,
    state::{
        Agenda, Attempt, Bill, PendingChoice, Play, PlayKind, Step, StrikeSide, TableRead,
        TableWrite, Target, Task, Zone,
    },
};

/// Carries out an effect of this captain's ship, and plays on.
pub(crate) fn interrupt(world: &mut World, by: Seat, effect: Effect, on: Option<CardId>) {
    world.resource_mut::<PendingChoice>().choice = None;
    let targets = on.map(Target::Card).into_iter().collect();
    let card = world.captain(by).ship;
    let play = Play { seat: by, card, kind: PlayKind::Event, host: None, targets };
    let task = Task { play, effects: vec![effect], next: 0, aim: 0 };
    world.push(Step::Effects(Box::new(task)));
    super::run(world);
}

/// Whether an interruption is possible now: not during targeting, payment or assignment
/// (CCG-COST-8, CCG-TIM-16c, CCG-PIR-7) or marking (CCG-RND-6), nor within one effect or while
/// limits are enforced.
pub(crate) fn can_be_interrupted(world: &World) -> bool {
    let asking = world.resource::<Agenda>().steps.last();
    !matches!(
        asking,
        None | Some(
            Step::MarkDiscards(_)
                | Step::Target(_)
                | Step::PayCosts { .. }
                | Step::Pay(_)
                | Step::ForcedDiscard { .. }
                | Step::Strike(_)
                | Step::PlaceComplication { .. }
                | Step::MakeRoom { .. }
                | Step::Search { .. }
                | Step::PutIntoPlay { .. }
                | Step::LoseToken { .. }
                | Step::SetOff { .. }
                | Step::Trim { .. }
        )
    )
}

/// Cards on the table that the pending steps concern, with those they are attached to.
pub(crate) fn concerned(world: &World) -> Vec<CardId> {
    let steps = world.resource::<Agenda>().steps.iter();
    let mut cards: Vec<CardId> = steps.flat_map(|step| of_step(world, step)).collect();
    cards.extend(world.queue().0.iter().flat_map(|queued| of_play(&queued.play)));
    let hosts: Vec<CardId> = cards.iter().filter_map(|&id| world.host(id)).collect();
    cards.extend(hosts);
    cards.sort_unstable();
    cards.dedup();
    cards.retain(|&id| {
        let zone = world.zone(id);
        let is_ship = world.seats().iter().any(|&seat| world.captain(seat).ship == id);
        !is_ship && (zone == Zone::InPlay || super::attempts::is_in_a_slot(world, id))
    });
    cards
}

fn of_step(world: &World, step: &Step) -> Vec<CardId> {
    match step {
        Step::Target(play) | Step::PayCosts { play, .. } | Step::Enqueue(play) => of_play(play),
        Step::Effects(task) => of_play(&task.play),
        Step::SetOff { plays, .. } => plays.iter().flat_map(of_play).collect(),
        Step::Attempt(Attempt { card, .. })
        | Step::TakeRole(Attempt { card, .. })
        | Step::Engage(Attempt { card, .. })
        | Step::Subplots { card, .. }
        | Step::DiscardResolved(card)
        | Step::PickSkills { crew: card, .. } => vec![*card],
        Step::Complete(seat) | Step::Select(seat) => pursued(world, *seat),
        Step::CloseContract(slot) => world.slot(*slot).contract.into_iter().collect(),
        Step::Strike(strike) => {
            let hits = |side: &StrikeSide| side.hits.iter().map(|hit| hit.0).collect::<Vec<_>>();
            strike.sides.iter().flat_map(hits).collect()
        }
        Step::Pay(Bill { seat, .. }) => pursued(world, *seat),
        _ => Vec::new(),
    }
}

fn pursued(world: &World, seat: Seat) -> Vec<CardId> {
    let of_slot = world
        .slots()
        .filter(|slot| super::slots::pursuers(world, slot.no).any(|pursuer| pursuer == seat));
    of_slot.flat_map(|slot| slot.contract.into_iter().chain(slot.complications.clone())).collect()
}

fn of_play(play: &Play) -> Vec<CardId> {
    let performer = match play.kind {
        PlayKind::Heroic { crew, .. } => Some(crew),
        _ => None,
    };
    let targets = play.targets.iter().filter_map(|target| match target {
        Target::Card(id) => Some(*id),
        _ => None,
    });
    [play.card].into_iter().chain(play.host).chain(performer).chain(targets).collect()
}
