//! Differences of solo play (CCG-SOLO).

use super::slots;
use crate::{choice::SlotNo, state::TableRead};

/// Slots for an unseen complication: the contract worth most with room (CCG-SOLO-2a), or without
/// any room the one worth least (CCG-SOLO-2b). The captain chooses among equals (CCG-SOLO-2c).
pub(super) fn slots_for_unseen(table: &impl TableRead) -> Vec<SlotNo> {
    let all = slots::with_room(table);
    let is_free = |no: &SlotNo| table.slot(*no).complications.len() < slots::room(table, *no);
    let free: Vec<SlotNo> = all.iter().copied().filter(is_free).collect();
    let vp = |no: &SlotNo| slots::vp(table, *no);
    let (among, worth) = if free.is_empty() {
        (&all, all.iter().map(vp).min())
    } else {
        (&free, free.iter().map(vp).max())
    };
    among.iter().copied().filter(|no| Some(vp(no)) == worth).collect()
}
