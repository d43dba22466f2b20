//! The Procurement Phase (CCG-PRC).

use bevy::prelude::{App, In, OnEnter, Plugin};
use engine::{AddSteps, Seat};

use super::{openings, plays};
use crate::{
    choice::{Move, Why},
    state::{Stage, Step, TableRead, TableWrite, Tabletop, kind},
};

/// The Procurement Phase (CCG-PRC): captains put cards into play.
pub(crate) struct ProcurementPhase;

impl Plugin for ProcurementPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Procuring), lay_out_procuring)
            .add_step(kind::Procure, procure);
    }
}

/// Queues each captain in turn, for all their procurements (CCG-PRC-1a).
pub(super) fn lay_out_procuring(mut table: Tabletop) {
    let table = &mut table;
    table.push_for_each(|seat| [Step::any_time(Some(seat)), Step::Procure(seat)]);
}

/// Asks for one more permanent from hand or one more play open now, until the captain is done.
/// Actions for this phase are included (CCG-TIM-10a).
///
/// Events and heroics are not procured (CCG-PRC-1i). A procured card goes through the queue
/// (CCG-PRC-1k).
pub(super) fn procure(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    let options = |table: &Tabletop| {
        let hand = table.piles(seat).hand.iter().copied().map(Move::Procure);
        let procured = hand.filter(|&chosen| openings::is_open(table, seat, chosen));
        let plays =
            openings::anytime(table, seat).into_iter().chain(openings::actions(table, seat));
        procured.chain(plays).chain([Move::Done]).collect()
    };
    let Some(chosen) = table.ask(Step::Procure(seat), seat, Why::Procuring, options) else {
        return;
    };
    if let Some(play) = plays::from_move(table, seat, chosen) {
        table.push(Step::Procure(seat));
        plays::begin(table, play);
    }
}
