//! Where and when pensions are paid (CT-RET-07).

use super::{
    AffairError, AffairEvent, AffairTables, Place, PortService, affair::JudgedAffair, purse,
};
use crate::sheet::{Career, Possessions};

/// Judges collection: all pensions due are paid together, at a port that pays (CT-RET-07,
/// CT-RUL-34).
pub(super) fn collecting(
    career: &Career,
    owned: &Possessions,
    place: &Place,
    tables: &AffairTables,
) -> Result<JudgedAffair, AffairError> {
    let credits = owned.pension_due;
    if career.pension == 0 && credits == 0 {
        return Err(AffairError::NoPension);
    }
    if !place.port.services(tables).contains(&PortService::Pensions) {
        return Err(AffairError::NotPaidHere(place.port.class));
    }
    if credits == 0 {
        let months = 12 - owned.months_of_year.min(11);
        return Err(AffairError::NothingWaits { months });
    }
    purse::can_take(owned, credits)?;
    Ok(JudgedAffair::CollectPension { credits })
}

pub(super) fn collect(owned: &mut Possessions, credits: u32) -> Vec<AffairEvent> {
    owned.pension_due = 0;
    purse::take(owned, credits);
    vec![AffairEvent::PensionCollected { credits }]
}
