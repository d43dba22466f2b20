//! Effects of time: tickets, pensions, payments, and years.

use serde::{Deserialize, Serialize};

use super::{AffairError, AffairEvent, AffairTables, Owner, purse};
use crate::sheet::{Career, Possessions};

/// State of a person while time passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passing {
    Awake,
    /// Frozen on a low passage; does not age (CT-PSG-06).
    Asleep,
}

const YEAR: u32 = 12;

/// Lets this many months pass. A member's tickets arrive, payments on a ship fall due, and each new
/// year brings a pension. The year starts at mustering out; the sheet keeps the months of an
/// unfinished one.
///
/// # Errors
/// They are dead, or still serve.
pub fn months_pass<'a>(
    owner: impl Into<Owner<'a>>,
    months: u16,
    passing: Passing,
    tables: &AffairTables,
) -> Result<Vec<AffairEvent>, AffairError> {
    let Owner { career, owned, .. } = owner.into();
    purse::at_liberty(career)?;
    let slept = grow_older(career, months, passing);
    let sent = tickets(owned, months, tables);
    let fallen_due = instalments(owned, months);
    let waits = pension(owned, career.pension, months);
    Ok([slept, sent, fallen_due, waits].into_iter().flatten().collect())
}

/// Adds the months to the age; a sleeper does not age (CT-PSG-06).
fn grow_older(career: &mut Career, months: u16, passing: Passing) -> Option<AffairEvent> {
    match passing {
        Passing::Asleep => Some(AffairEvent::Slept { months }),
        Passing::Awake => {
            career.months = career.months.saturating_add(months);
            None
        }
    }
}

/// Sends a ticket every two months, the first two months after joining (CT-TAS-04, CT-RUL-39).
fn tickets(owned: &mut Possessions, months: u16, tables: &AffairTables) -> Option<AffairEvent> {
    let every = u32::from(tables.travellers_aid.months.max(1));
    let membership = owned.travellers_aid.as_mut()?;
    let months = u32::from(membership.months) + u32::from(months);
    membership.months = (months % every) as u8;
    let (class, count) =
        (tables.travellers_aid.ticket, u16::try_from(months / every).unwrap_or(u16::MAX));
    owned.add_passages(class, count);
    (count > 0).then_some(AffairEvent::TicketsSent { class, count })
}

/// Adds the payments that fall due, at most those left (CT-SHP-03).
fn instalments(owned: &mut Possessions, months: u16) -> Option<AffairEvent> {
    let debt = owned.ship.as_ref()?.debt?;
    let before = owned.instalments_due;
    owned.instalments_due = before.saturating_add(months).min(debt.payments);
    let (payments, due) = (owned.instalments_due.saturating_sub(before), owned.instalments_due);
    let credits = debt.monthly.saturating_mul(due.into());
    (payments > 0).then_some(AffairEvent::InstalmentsDue { payments, credits })
}

/// Adds a year's pension at the start of each year; it waits until collected (CT-RET-07,
/// CT-RUL-34).
fn pension(owned: &mut Possessions, pension: u32, months: u16) -> Option<AffairEvent> {
    let months = u32::from(owned.months_of_year) + u32::from(months);
    owned.months_of_year = (months % YEAR) as u8;
    let fallen_due = pension.saturating_mul(months / YEAR);
    owned.pension_due = owned.pension_due.saturating_add(fallen_due);
    let waits = owned.pension_due;
    (fallen_due > 0).then_some(AffairEvent::PensionDue { credits: fallen_due, waits })
}
