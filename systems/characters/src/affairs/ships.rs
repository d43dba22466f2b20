//! A ship: its debt, and whose it is.

use super::{AffairError, AffairEvent, AffairTables, affair::Deed, purse};
use crate::sheet::{Character, Debt, Ship};

pub(super) fn ship(person: &Character) -> Result<&Ship, AffairError> {
    person.possessions.ship.as_ref().ok_or(AffairError::NoShip)
}

/// Month by month, for what has fallen due (CT-SHP-03).
pub(super) fn paying(person: &Character) -> Result<Deed, AffairError> {
    let debt = ship(person)?.debt.ok_or(AffairError::NothingOwed)?;
    if person.possessions.instalments_due == 0 {
        return Err(AffairError::NothingOwed);
    }
    purse::can_pay(person, "a month of the ship", debt.monthly)?;
    Ok(Deed::PayInstalment { credits: debt.monthly })
}

/// What is on loan cannot be sold (CT-SHP-07). About a ship of one's own the rules say nothing.
pub(super) fn selling(person: &Character, tables: &AffairTables) -> Result<Deed, AffairError> {
    let kind = ship(person)?.kind;
    let on_loan = tables.ship(kind).on_loan;
    Err(if on_loan { AffairError::OnLoan(kind) } else { AffairError::NoRule(kind) })
}

/// With the last payment the ship is one's own.
pub(super) fn pay_instalment(person: &mut Character, credits: u32) -> Vec<AffairEvent> {
    purse::pay(person, credits);
    let owned = &mut person.possessions;
    owned.instalments_due = owned.instalments_due.saturating_sub(1);
    let Some(ship) = &mut owned.ship else { return Vec::new() };
    let left = ship.debt.map_or(0, |debt| debt.payments.saturating_sub(1));
    ship.debt = ship.debt.filter(|_| left > 0).map(|debt| Debt { payments: left, ..debt });
    vec![AffairEvent::InstalmentPaid { credits, left }]
}
