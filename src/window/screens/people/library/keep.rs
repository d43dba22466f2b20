//! Why a sheet in the library was not changed.

use characters::affairs::{AffairError, naming::NameError};

use crate::roster::RosterError;

/// Why a sheet was not changed.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    #[error(transparent)]
    Roster(#[from] RosterError),
    #[error(transparent)]
    Affair(#[from] AffairError),
    #[error(transparent)]
    Name(#[from] NameError),
}
