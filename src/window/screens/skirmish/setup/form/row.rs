//! The rows of the page.

/// The rows of the page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Row {
    Continue,
    Scenario(usize),
    Rules,
    Command,
    Against,
    People,
    House,
    Seed,
    #[default]
    Begin,
}
