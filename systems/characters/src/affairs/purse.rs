//! Money in and out.

use super::AffairError;
use crate::sheet::{Character, Fate};

/// Who can have affairs: the living who do not serve any more, or never did.
///
/// # Errors
/// They are dead (CT-SUR-04), or serve.
pub(super) fn at_liberty(person: &Character) -> Result<(), AffairError> {
    match person.career.fate {
        Fate::Dead => Err(AffairError::Dead),
        Fate::Serving if person.career.service.is_some() => Err(AffairError::Serving),
        Fate::Serving | Fate::Free(_) => Ok(()),
    }
}

/// Whether there is enough for something.
pub(super) fn can_pay(person: &Character, what: &str, need: u32) -> Result<(), AffairError> {
    let have = person.possessions.credits;
    let short = || AffairError::Credits { what: what.to_owned(), have, need };
    if have < need { Err(short()) } else { Ok(()) }
}

/// Whether so much more can be counted.
pub(super) fn can_take(person: &Character, credits: u32) -> Result<(), AffairError> {
    person.possessions.credits.checked_add(credits).map(|_| ()).ok_or(AffairError::Full)
}

/// Takes what was found to be there.
pub(super) fn pay(person: &mut Character, credits: u32) {
    let purse = &mut person.possessions.credits;
    *purse = purse.saturating_sub(credits);
}

/// Adds what was found to have room.
pub(super) fn take(person: &mut Character, credits: u32) {
    let purse = &mut person.possessions.credits;
    *purse = purse.saturating_add(credits);
}
