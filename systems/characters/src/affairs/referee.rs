//! Actions of the referee alone: ships handed over and called back, lands.

use super::{AffairError, AffairEvent, AffairTables, Owner, purse, ships};
use crate::sheet::{Career, Identity, Possessions, ShipKind};

/// Gives a ship of this kind, with its debt. Nobody has two (CT-SHP-06, CT-RUL-05).
///
/// # Errors
/// They have one, are dead, or still serve.
pub fn give_ship<'a>(
    owner: impl Into<Owner<'a>>,
    kind: ShipKind,
    tables: &AffairTables,
) -> Result<Vec<AffairEvent>, AffairError> {
    let Owner { career, owned, .. } = owner.into();
    purse::at_liberty(career)?;
    if let Some(ship) = &owned.ship {
        return Err(AffairError::HasShip(ship.kind));
    }
    owned.ship = Some(tables.ship(kind).ship());
    Ok(vec![AffairEvent::ShipGiven { kind }])
}

/// Calls a ship on loan back to duty, with its pilot (CT-SHP-05).
///
/// # Errors
/// There is no ship on loan, or it is on duty already.
pub fn recall_ship<'a>(
    owner: impl Into<Owner<'a>>,
    tables: &AffairTables,
) -> Result<Vec<AffairEvent>, AffairError> {
    let Owner { career, owned, .. } = owner.into();
    let (kind, recalled) = lent(career, owned, tables)?;
    if recalled {
        return Err(AffairError::RecalledBefore);
    }
    mark(owned, true);
    Ok(vec![AffairEvent::Recalled { kind }])
}

/// Ends the duty of a ship on loan.
///
/// # Errors
/// There is no ship on loan, or it was not called back.
pub fn release_ship<'a>(
    owner: impl Into<Owner<'a>>,
    tables: &AffairTables,
) -> Result<Vec<AffairEvent>, AffairError> {
    let Owner { career, owned, .. } = owner.into();
    let (kind, recalled) = lent(career, owned, tables)?;
    if !recalled {
        return Err(AffairError::NotRecalled);
    }
    mark(owned, false);
    Ok(vec![AffairEvent::Released { kind }])
}

fn lent(
    career: &Career,
    owned: &Possessions,
    tables: &AffairTables,
) -> Result<(ShipKind, bool), AffairError> {
    purse::at_liberty(career)?;
    let ship = ships::ship(owned)?;
    let lent = tables.ship(ship.kind).on_loan;
    if lent { Ok((ship.kind, ship.recalled)) } else { Err(AffairError::NotOnLoan(ship.kind)) }
}

fn mark(owned: &mut Possessions, recalled: bool) {
    if let Some(ship) = &mut owned.ship {
        ship.recalled = recalled;
    }
}

/// Grants lands, in the referee's words; they never come by themselves (CT-TTL-03, CT-RUL-23).
///
/// # Errors
/// The words are empty, or the person is dead or still serves.
pub fn grant_lands(
    identity: &mut Identity,
    career: &Career,
    lands: &str,
) -> Result<Vec<AffairEvent>, AffairError> {
    purse::at_liberty(career)?;
    let lands = lands.trim();
    if lands.is_empty() {
        return Err(AffairError::Empty);
    }
    let notes = &mut identity.notes;
    if !notes.is_empty() {
        notes.push('\n');
    }
    notes.push_str(lands);
    Ok(vec![AffairEvent::LandsGranted { lands: lands.to_owned() }])
}
