//! What leads a record forth and back.

/// An action of somebody who watches a record, of whichever game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaybackAction {
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
    /// See it with the eyes of the next.
    Sit,
    /// Tell why the next decision is made, or no longer.
    Why,
    /// Make a puzzle of this moment.
    Puzzle,
    Leave,
}
