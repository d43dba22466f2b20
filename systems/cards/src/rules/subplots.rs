//! Subplots: optional extras with awards of their own (CCG-SUB).

use bevy::prelude::{App, In, Plugin, World};
use play::{AddSteps, Seat};

use super::{
    attempts,
    triggers::{self, Occasion},
};
use crate::{
    choice::{CardId, Move, Why},
    data::Subplot,
    event::Event,
    state::{Attempt, Look, Place, Play, PlayKind, Step, Touch, kind},
};

/// Subplots are resolved (CCG-SUB).
pub(crate) struct Subplots;

impl Plugin for Subplots {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Subplots, offer);
    }
}

/// The subplots of the side that a card shows.
pub(super) fn of(world: &World, card: CardId) -> &[Subplot] {
    let Some(sides) = world.printed(card).sides() else { return &[] };
    match world.place(card) {
        Place::Contract(_) => &sides.contract.subplots,
        _ => &sides.complication.subplots,
    }
}

/// CCG-SUB-1, CCG-SUB-3: some, all or none, each by one of its alternatives, once.
///
/// Right after their card is resolved and never otherwise (CCG-SUB-5), to each who completed it
/// (CCG-CPT-3).
pub(super) fn offer(In((seat, card, tried)): In<(Seat, CardId, u8)>, world: &mut World) {
    if !attempts::is_in_a_slot(world, card) {
        return;
    }
    let options = |world: &World| {
        let open = of(world, card).iter().enumerate().filter(|(nth, _)| tried & (1 << nth) == 0);
        let ways = open.flat_map(|(nth, subplot)| {
            (0..subplot.any_of.len()).map(move |by| Move::Subplot { nth: nth as u8, by: by as u8 })
        });
        ways.chain([Move::Done]).collect()
    };
    let step = Step::Subplots { seat, card, tried };
    if let Some(Move::Subplot { nth, by }) = world.ask(step, seat, Why::Subplots { card }, options)
    {
        world.push(Step::Subplots { seat, card, tried: tried | (1 << nth) });
        attempts::begin(world, Attempt { seat, card, subplot: Some((nth, by)), next: 0 });
    }
}

/// CCG-SUB-4: the award is claimed.
pub(super) fn resolved(world: &mut World, seat: Seat, card: CardId, nth: u8) {
    let contract = matches!(world.place(card), Place::Contract(_));
    let piece = world.piece(card);
    world.tell(Event::SubplotResolved { seat, card: piece, nth, contract });
    triggers::set_off(world, seat, Occasion::SubplotResolved { card, nth });
    let kind = PlayKind::Award { nth, contract };
    world.push(Step::Target(Play { seat, card, kind, host: None, targets: vec![] }));
}
