//! A ship: its debt and its owner.

use super::{AffairError, AffairEvent, AffairTables, affair::JudgedAffair, purse};
use crate::sheet::{Debt, Possessions, Ship};

pub(super) fn ship(owned: &Possessions) -> Result<&Ship, AffairError> {
    owned.ship.as_ref().ok_or(AffairError::NoShip)
}

/// Judges one month's payment, for a month that has fallen due (CT-SHP-03).
pub(super) fn paying(owned: &Possessions) -> Result<JudgedAffair, AffairError> {
    let debt = ship(owned)?.debt.ok_or(AffairError::NothingOwed)?;
    if owned.instalments_due == 0 {
        return Err(AffairError::NothingOwed);
    }
    purse::can_pay(owned, "a month of the ship", debt.monthly)?;
    Ok(JudgedAffair::PayInstalment { credits: debt.monthly })
}

/// Refuses a sale: a ship on loan cannot be sold (CT-SHP-07), and no rule covers one's own ship.
pub(super) fn selling(
    owned: &Possessions,
    tables: &AffairTables,
) -> Result<JudgedAffair, AffairError> {
    let kind = ship(owned)?.kind;
    let on_loan = tables.ship(kind).on_loan;
    Err(if on_loan { AffairError::OnLoan(kind) } else { AffairError::NoRule(kind) })
}

/// Pays a month; after the last payment the ship is one's own.
pub(super) fn pay_instalment(owned: &mut Possessions, credits: u32) -> Vec<AffairEvent> {
    purse::pay(owned, credits);
    owned.instalments_due = owned.instalments_due.saturating_sub(1);
    let Some(ship) = &mut owned.ship else { return Vec::new() };
    let left = ship.debt.map_or(0, |debt| debt.payments.saturating_sub(1));
    ship.debt = ship.debt.filter(|_| left > 0).map(|debt| Debt { payments: left, ..debt });
    vec![AffairEvent::InstalmentPaid { credits, left }]
}
