//! Plays other than actions, on anybody's turn (CCG-TIM-13, CCG-TIM-13a).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{openings, plays, queue};
use crate::{
    choice::{Move, Why},
    state::{Step, TableRead, TableWrite, Tabletop, kind},
};

/// Plays at any time (FL-4).
pub(crate) struct AnyTime;

impl Plugin for AnyTime {
    fn build(&self, app: &mut App) {
        app.add_step(kind::FreePlays, free_plays).add_step(kind::AnyTime, offer);
    }
}

/// Plays for this phase, actions included (CCG-TIM-10a), one after another until the captain passes
/// (CCG-TIM-8, CCG-TIM-13); with full control, all plays possible at any time (FL-4).
///
/// Also tokens that have a price (CCG-RSC-1f).
pub(super) fn free_plays(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    let options = |table: &Tabletop| {
        let all = table.captain(seat).full_control;
        let plays = if all { openings::anytime } else { openings::seasonal }(table, seat);
        plays.into_iter().chain(openings::actions(table, seat)).chain([Move::Pass]).collect()
    };
    let Some(chosen) = table.ask(Step::FreePlays(seat), seat, Why::Reacting, options) else {
        return;
    };
    if let Some(play) = plays::from_move(table, seat, chosen) {
        table.push(Step::FreePlays(seat));
        plays::begin(table, play);
    }
}

/// CCG-TIM-13a: every captain with full control may play something, except the one whose turn comes
/// next, who is asked anyway. A play restarts the series of questions (CCG-TIM-7a).
pub(super) fn offer(In((before, mut passed)): In<(Option<Seat>, Vec<Seat>)>, mut table: Tabletop) {
    let table = &mut table;
    table.round_mut().acting = before;
    if !table.is_someone_asked_more() {
        return; // as nearly always: spares reckoning who comes first
    }
    let order = queue::priority(table).into_iter();
    let next = order
        .filter(|&seat| table.captain(seat).full_control && Some(seat) != before)
        .find(|seat| !passed.contains(seat));
    let Some(seat) = next else { return };
    let options =
        |table: &Tabletop| openings::anytime(table, seat).into_iter().chain([Move::Pass]).collect();
    let step = Step::AnyTime { before, passed: passed.clone() };
    let Some(chosen) = table.ask(step, seat, Why::AnyTime, options) else { return };
    match plays::from_move(table, seat, chosen) {
        Some(play) => {
            table.push(Step::any_time(before));
            plays::begin(table, play);
        }
        None => {
            passed.push(seat);
            table.push(Step::AnyTime { before, passed });
        }
    }
}
