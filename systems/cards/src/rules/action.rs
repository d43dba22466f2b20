//! The Action Phase (CCG-ACT).

use bevy::prelude::{App, In, OnEnter, Plugin};
use engine::{AddSteps, Seat};

use super::{openings, plays};
use crate::{
    choice::{Move, Why},
    event::Event,
    state::{Stage, Step, TableRead, TableWrite, Tabletop, kind},
};

/// The Action Phase (CCG-ACT): one action at a time, until all pass in a row.
pub(crate) struct ActionPhase;

impl Plugin for ActionPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Acting), lay_out_acting).add_step(kind::Act, act);
    }
}

/// Begins the actions with the first captain (CCG-ACT-1a).
pub(super) fn lay_out_acting(mut table: Tabletop) {
    let table = &mut table;
    push_turn(table, table.round().first, Vec::new());
}

fn push_turn(table: &mut impl TableWrite, seat: Seat, passed: Vec<Seat>) {
    table.push_all([Step::any_time(Some(seat)), Step::Act { seat, passed }]);
}

/// One turn of the acting captain: an action or a pass (CCG-ACT-1b, CCG-ACT-1m). Other plays keep
/// the turn (CCG-ACT-1p). The stage ends once all have passed in a row (CCG-ACT-1n, CCG-ACT-1o).
pub(super) fn act(In((seat, mut passed)): In<(Seat, Vec<Seat>)>, mut table: Tabletop) {
    let table = &mut table;
    if table.seats().iter().all(|seat| passed.contains(seat)) {
        return;
    }
    if table.is_out(seat) {
        return push_turn(table, table.clockwise_of(seat), passed); // CCG-ELM-11
    }
    table.round_mut().acting = Some(seat);
    let options = |table: &Tabletop| {
        let actions = openings::actions(table, seat).into_iter();
        actions.chain(openings::anytime(table, seat)).chain([Move::Pass]).collect()
    };
    let step = Step::Act { seat, passed: passed.clone() };
    let Some(chosen) = table.ask(step, seat, Why::Acting, options) else { return };
    match chosen {
        Move::Pass => {
            table.tell(Event::Passed { seat, eligible: None });
            passed.push(seat);
            push_turn(table, table.clockwise_of(seat), passed);
        }
        _ if openings::is_action(table, chosen) => {
            push_turn(table, table.clockwise_of(seat), Vec::new());
        }
        _ => push_turn(table, seat, passed),
    }
    if let Some(play) = plays::from_move(table, seat, chosen) {
        plays::begin(table, play);
    }
}
