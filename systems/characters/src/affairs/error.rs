//! Reasons why an affair is refused.

use super::{Cost, PortClass, text::cost};
use crate::{
    data::Passage,
    sheet::ShipKind,
    text::{count, credits, passage},
};

/// The rule against an affair, or the thing missing for it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AffairError {
    /// CT-SUR-04
    #[error("the dead do nothing any more")]
    Dead,
    #[error("who still serves has no affairs of their own")]
    Serving,
    #[error("{} of the {} that {what} costs", credits(*.have), credits(*.need))]
    Credits { what: String, have: u32, need: u32 },
    #[error("the purse holds no more credits")]
    Full,
    /// CT-PSG-01
    #[error("no {} Passage is left", passage(*.0))]
    NoTicket(Passage),
    /// CT-TAS-01
    #[error("a member of the Travellers' Aid already")]
    Member,
    /// CT-TAS-07
    #[error("one can ask to join the Travellers' Aid once in a life, and has")]
    AppliedBefore,
    /// CT-TAS-06
    #[error("the Travellers' Aid takes money only from those it has accepted")]
    NotAccepted,
    /// CT-TAS-07
    #[error("membership of the Travellers' Aid is for life, and nobody else's")]
    ForLife,
    #[error("there is no membership to pass on")]
    NoMembership,
    /// CT-TAS-02
    #[error("the Travellers' Aid has no hostel at a port of class {0}")]
    NoHostel(PortClass),
    /// CT-TAS-03
    #[error("the hostels of the Travellers' Aid are for members and their guests")]
    NoGuest,
    /// CT-RET-05
    #[error("there is no pension")]
    NoPension,
    /// CT-RET-07
    #[error("pensions are not paid at a port of class {0}")]
    NotPaidHere(PortClass),
    /// CT-RET-07
    #[error("nothing waits; the next pension falls due in {}", count(*.months, "month"))]
    NothingWaits { months: u8 },
    #[error("there is no ship")]
    NoShip,
    /// CT-SHP-03
    #[error("nothing is owed on the ship now")]
    NothingOwed,
    /// CT-SHP-07
    #[error("the {} is on loan and cannot be sold", .0.name())]
    OnLoan(ShipKind),
    /// CT-SHP-06
    #[error("there is a {} already, and one ship is all there is", .0.name())]
    HasShip(ShipKind),
    /// CT-SHP-05
    #[error("the {} is nobody's to call back", .0.name())]
    NotOnLoan(ShipKind),
    #[error("the ship is called back already")]
    RecalledBefore,
    #[error("the ship was not called back")]
    NotRecalled,
    #[error("the rules give no price for {}; the referee has to name one", cost(*.0))]
    Unpriced(Cost),
    #[error("the rules say nothing about selling a {}; that is the referee's", .0.name())]
    NoRule(ShipKind),
    #[error("nothing was said")]
    Empty,
}
