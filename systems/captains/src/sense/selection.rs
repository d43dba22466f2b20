//! Which cards an effect concerns, if it concerns any.

use cards::data::{Effect, Select};

/// The selection of an effect on cards; `None` for one on captains.
pub(crate) fn selection(effect: &Effect) -> Option<&Select> {
    match effect {
        Effect::Wound(select, _)
        | Effect::Damage(select, _)
        | Effect::Restore(select, _)
        | Effect::Exert(select)
        | Effect::Ready(select)
        | Effect::Jettison(select)
        | Effect::Disperse(select)
        | Effect::Return(select)
        | Effect::DiscardAdventure(select)
        | Effect::Look(select)
        | Effect::Modify(select, _, _)
        | Effect::Cancel(select) => Some(select),
        Effect::Draw(..)
        | Effect::Discard(..)
        | Effect::Vp(..)
        | Effect::Infamy(..)
        | Effect::Expense(..)
        | Effect::Collect(_)
        | Effect::DiscardToken(..)
        | Effect::Replenish(_) => None,
    }
}
