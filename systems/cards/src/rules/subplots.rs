//! Subplots: optional extras with awards of their own (CCG-SUB).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{
    attempts,
    triggers::{self, Occasion},
};
use crate::{
    choice::{CardId, Move, Why},
    data::Subplot,
    event::Event,
    state::{Attempt, Play, PlayKind, Step, TableRead, TableWrite, Tabletop, Zone, kind},
};

/// Resolves subplots (CCG-SUB).
pub(crate) struct Subplots;

impl Plugin for Subplots {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Subplots, offer);
    }
}

/// The subplots on the visible side of a card.
pub(super) fn of(table: &impl TableRead, card: CardId) -> &[Subplot] {
    let Some(sides) = table.printed(card).sides() else { return &[] };
    sides.subplots(matches!(table.zone(card), Zone::Contract(_)))
}

/// Offers subplots: some, all or none, each once by one of its alternatives (CCG-SUB-1, CCG-SUB-3).
///
/// Only right after their card is resolved (CCG-SUB-5), and to each captain who completed it
/// (CCG-CPT-3).
pub(super) fn offer(In((seat, card, tried)): In<(Seat, CardId, u8)>, mut table: Tabletop) {
    let table = &mut table;
    if !attempts::is_in_a_slot(table, card) {
        return;
    }
    let options = |table: &Tabletop| {
        let open = of(table, card).iter().enumerate().filter(|(nth, _)| tried & (1 << nth) == 0);
        let ways = open.flat_map(|(nth, subplot)| {
            (0..subplot.any_of.len()).map(move |by| Move::Subplot { nth: nth as u8, by: by as u8 })
        });
        ways.chain([Move::Done]).collect()
    };
    let step = Step::Subplots { seat, card, tried };
    if let Some(Move::Subplot { nth, by }) = table.ask(step, seat, Why::Subplots { card }, options)
    {
        table.push(Step::Subplots { seat, card, tried: tried | (1 << nth) });
        attempts::begin(table, Attempt { seat, card, subplot: Some((nth, by)), next: 0 });
    }
}

/// Claims the award of a subplot (CCG-SUB-4).
pub(super) fn resolved(table: &mut impl TableWrite, seat: Seat, card: CardId, nth: u8) {
    let contract = matches!(table.zone(card), Zone::Contract(_));
    let piece = table.piece(card);
    table.tell(Event::SubplotResolved { seat, card: piece, nth, contract });
    triggers::set_off(table, seat, Occasion::SubplotResolved { card, nth });
    let kind = PlayKind::Award { nth, contract };
    table.push(Step::Target(Play { seat, card, kind, host: None, targets: vec![] }));
}
