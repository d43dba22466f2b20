//! Another life: which one begins, and what becomes of the one in hand.

/// What begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextLife {
    /// A life with another seed.
    Another,
    /// The one in hand from its beginning.
    SameDice,
}

/// What becomes of the life in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftLife {
    /// The person goes to the library.
    Kept,
    /// It waits in its file.
    Waits,
    /// It is lost.
    Gone,
}
