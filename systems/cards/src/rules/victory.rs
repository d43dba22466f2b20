//! The six victory checks of a round (CCG-VIC).

use std::cmp::Reverse;

use bevy::prelude::{App, IntoSystemConfigs, OnEnter, OnExit, Plugin, Res};
use engine::Seat;

use super::{effects, stages, values};
use crate::{
    data::Value,
    event::Event,
    state::{
        Bill, Ending, EndingKind, Payment, Round, Seats, Stage, Step, TableRead, TableWrite,
        Tabletop,
    },
};

/// Closes each phase with a check (CCG-RND-5); the last one ends the round.
pub(crate) struct VictoryChecks;

impl Plugin for VictoryChecks {
    fn build(&self, app: &mut App) {
        for stage in Stage::ALL.into_iter().filter(|stage| stage.is_victory_check()) {
            app.add_systems(OnEnter(stage), check).add_systems(OnExit(stage), effects::end_phase);
        }
        app.add_systems(
            OnEnter(Stage::ResolutionCheck),
            end_round.run_if(nobody_has_won).after(check),
        )
        // CCG-RES-6: effects of the round end before anything of the next one (CCG-ADV-2z).
        .add_systems(
            OnExit(Stage::ResolutionCheck),
            (
                stages::stop_pirates,
                effects::end_round,
                stages::count_round,
                (stages::forget_deeds, stages::forget_uses, stages::forget_shifts),
            )
                .chain()
                .after(effects::end_phase),
        );
    }
}

/// Ends the game if somebody has enough points (CCG-VIC-1, CCG-VIC-3). The most points win, then
/// the highest initiative, then the place nearest to the first captain (CCG-VIC-4 to CCG-VIC-6).
///
/// CCG-RDY-6, CCG-ADV-3, CCG-PRC-2, CCG-ACT-2, CCG-RSC-2, CCG-SOLO-5; ties in points go by
/// initiative (CCG-VIC-5).
pub(super) fn check(mut table: Tabletop) {
    let table = &mut table;
    let order = table.initiative_order();
    let enough = |seat: &Seat| table.captain(*seat).vp >= values::threshold(table, *seat);
    let reached: Vec<Seat> = order.iter().copied().filter(enough).collect();
    if let Some(winner) = best(table, &reached) {
        end(table, Ending { kind: EndingKind::VictoryPoints, winner: Some(winner) });
    }
}

fn nobody_has_won(round: Res<Round>) -> bool {
    round.ending.is_none()
}

/// Ends a round without a winner: the last possible one ranks the captains (RUL-65), of whom one alone
/// is ahead of nobody and has lost (CCG-SOLO-8); a late one charges harbour dues.
fn end_round(mut table: Tabletop) {
    let table = &mut table;
    let order = table.initiative_order();
    if table.rules().round_cap.is_some_and(|cap| table.round().number >= cap) {
        let winner = best(table, &order).filter(|_| !table.is_solo());
        return end(table, Ending { kind: EndingKind::RoundCap, winner });
    }
    if let Some(credits) = harbour_dues(table) {
        owe_harbour_dues(table, order, credits);
    }
}

/// Harbour dues of a late round: 1 credit for the first, then twice as much each (FL-10).
fn harbour_dues(table: &impl TableRead) -> Option<u8> {
    let late = table.round().number.checked_sub(table.rules().harbour_dues?)?.checked_sub(1)?;
    Some(1_u8.checked_shl(late.into()).unwrap_or(u8::MAX))
}

/// Charges harbour dues, the fewest points first: if all go bankrupt, the best captain is the last
/// one in play.
fn owe_harbour_dues(table: &mut impl TableWrite, mut order: Seats, credits: u8) {
    table.tell(Event::HarbourDues { credits });
    order.reverse();
    order.sort_by_key(|&seat| rank(table, seat));
    let expense = Payment::Expense { together: false };
    table.push_all(order.into_iter().map(|seat| Step::Pay(Bill::new(seat, credits, expense))));
}

fn best(table: &impl TableRead, among: &[Seat]) -> Option<Seat> {
    among.iter().copied().min_by_key(|&seat| Reverse(rank(table, seat)))
}

/// Rank of a captain: points, then initiative (CCG-VIC-4, CCG-VIC-5).
fn rank(table: &impl TableRead, seat: Seat) -> (i16, i16) {
    let captain = table.captain(seat);
    (captain.vp, values::value(table, captain.ship, Value::Initiative))
}

/// Ends the game; nobody is asked any more.
pub(super) fn end(table: &mut impl TableWrite, ending: Ending) {
    table.round_mut().ending = Some(ending);
    table.pending_choice_mut().choice = None;
    table.tell(Event::GameEnded { ending });
}
