//! The sorts of face that cards have: each has a colour and a shape of its own.

/// The nine sorts of face a table shows: the eight card types, adventure cards by their side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardType {
    Ship,
    Contract,
    Complication,
    Crew,
    Connection,
    Gear,
    Upgrade,
    Event,
    Heroic,
}

impl CardType {
    /// Its name as printed.
    pub fn word(self) -> &'static str {
        match self {
            CardType::Ship => "Ship",
            CardType::Contract => "Contract",
            CardType::Complication => "Complication",
            CardType::Crew => "Crew",
            CardType::Connection => "Connection",
            CardType::Gear => "Gear",
            CardType::Upgrade => "Upgrade",
            CardType::Event => "Event",
            CardType::Heroic => "Heroic",
        }
    }
}
