//! Money in and out.

use super::AffairError;
use crate::sheet::{Career, Fate, Possessions};

/// Checks that a person may have affairs: alive, and out of service or never in one.
///
/// # Errors
/// They are dead (CT-SUR-04), or serve.
pub(super) fn at_liberty(career: &Career) -> Result<(), AffairError> {
    match career.fate {
        Fate::Dead => Err(AffairError::Dead),
        Fate::Serving if career.service.is_some() => Err(AffairError::Serving),
        Fate::Serving | Fate::Free(_) => Ok(()),
    }
}

/// Checks that there is money enough.
pub(super) fn can_pay(owned: &Possessions, what: &str, need: u32) -> Result<(), AffairError> {
    let have = owned.credits;
    let short = || AffairError::Credits { what: what.to_owned(), have, need };
    if have < need { Err(short()) } else { Ok(()) }
}

/// Checks that the sum fits into the purse.
pub(super) fn can_take(owned: &Possessions, credits: u32) -> Result<(), AffairError> {
    owned.credits.checked_add(credits).map(|_| ()).ok_or(AffairError::Full)
}

/// Takes out a sum that [`can_pay`] has checked.
pub(super) fn pay(owned: &mut Possessions, credits: u32) {
    owned.credits = owned.credits.saturating_sub(credits);
}

/// Adds a sum that [`can_take`] has checked.
pub(super) fn take(owned: &mut Possessions, credits: u32) {
    owned.credits = owned.credits.saturating_add(credits);
}
