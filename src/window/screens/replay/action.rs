//! The actions of somebody who watches a replay.

use engine::Seat;

use crate::window::card_table::table_ui::TableAction;

/// An action of somebody who watches a replay.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ReplayAction {
    /// Run, or stop.
    Run,
    /// So many speeds faster.
    Faster(isize),
    /// So many decisions on.
    Step(isize),
    /// So many rounds on.
    Round(isize),
    /// After so many decisions.
    GoTo(usize),
    /// To the next decision of a rival that can be told why, or to the one before.
    Rival(isize),
    /// See it as this captain does.
    Sit(Seat),
    /// Tell why the next decision is made, or no longer.
    Why,
    /// An action that any table has.
    At(TableAction),
    Leave,
}
