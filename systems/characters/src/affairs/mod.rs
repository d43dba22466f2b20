//! Affairs after a career: tickets, the Travellers' Aid, ships, pensions, titles.
//!
//! [`carry_out`] judges an [`Affair`] and changes the sheet only if it is allowed. [`open`] lists
//! the affairs it would accept, with exact odds where dice decide. [`months_pass`] lets time pass.
//! [`referee`] holds the actions of the referee alone, and [`naming`] names and titles. The referee
//! says how long a trip takes, and sets the prices that the rules leave open.

mod affair;
mod costs;
mod error;
mod event;
mod figures;
mod judge;
mod months;
pub mod naming;
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
pub use passages::revival;
pub use place::{Cost, Place, Port, PortClass, PortService};
pub use tables::{AffairFault, AffairTables};
