//! Abandoning a contract (CCG-ABN).

use engine::Seat;

use super::{slots, values};
use crate::{
    choice::SlotNo,
    data::Value,
    event::Event,
    state::{Activity, TableRead, TableWrite},
};

/// Credits to abandon the contract in a slot: its penalty with the changes of its face-up
/// complications (CCG-ABN-2, CCG-ABN-2a), raised to 0 only after all are added (CCG-MOD-4,
/// CCG-MOD-5).
pub(crate) fn penalty(table: &impl TableRead, no: SlotNo) -> u8 {
    let slot = table.slot(no);
    let Some(contract) = slot.contract else { return 0 };
    let counts_hidden = table.rules().facedown_penalty;
    let complications =
        slot.complications.iter().filter(|&&id| counts_hidden || table.is_face_up(id));
    let modifiers = complications.filter_map(|&id| table.printed(id).sides());
    let changes = modifiers.map(|sides| sides.complication.abandonment);
    let sum = changes.fold(0, i16::saturating_add);
    values::credits(values::value_with(table, contract, Value::AbandonmentPenalty, sum))
}

/// Ends the pursuit of `seat`, who has paid. After the last pursuer the contract leaves play
/// (CCG-ABN-3, CCG-ABN-4).
pub(super) fn abandon(table: &mut impl TableWrite, seat: Seat, no: SlotNo) {
    let penalty = penalty(table, no);
    table.commit(seat, Activity::Uncommitted);
    table.tell(Event::Abandoned { seat, slot: no, penalty });
    if slots::pursuers(table, no).next().is_none() {
        slots::discard_contract(table, no);
    }
}
