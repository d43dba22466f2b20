//! Affairs of a person with their mustering-out benefits: tickets, the Travellers' Aid, ships,
//! pensions, titles.
//!
//! One door: [`carry_out`] judges an [`Affair`] of an [`Owner`] and changes them only if nothing
//! stands against it; [`open`] lists what it would accept, with exact odds where dice decide. Time goes by
//! through [`months_pass`]. What only the referee can do stands in [`referee`], and how somebody is
//! called in [`naming`]. How long a trip takes, and what the rules give no price for, is the
//! referee's to say.

mod affair;
mod costs;
mod error;
mod event;
mod figures;
mod judge;
mod months;
pub mod naming;
mod owner;
mod passages;
mod pensions;
mod place;
mod purse;
pub mod referee;
mod ships;
mod society;
mod tables;
#[cfg(test)]
pub(crate) mod tests;
pub mod text;

pub use affair::Affair;
pub use error::AffairError;
pub use event::AffairEvent;
pub use figures::{
    AffairFigures, Application, FreeOf, Instalments, LowPassage, Pensions, ShipTable, TravellersAid,
};
pub use judge::{carry_out, open};
pub use months::{Passing, months_pass};
pub use owner::Owner;
pub use passages::revival;
pub use place::{Cost, Place, Port, PortClass, PortService};
pub use tables::{AffairFault, AffairTables};
