//! The larger parts of the table.

/// A larger part of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    Rail,
    Rivals,
    Contracts,
    Mine,
    Hand,
    Prompt,
    Options,
    Log,
    /// One's own plate.
    Plate,
    /// One's own tokens.
    Pool,
}
