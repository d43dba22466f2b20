//! Costs: nothing at some scout bases, otherwise the referee's price.

use super::{
    AffairError, AffairEvent, AffairTables, Cost, Place, affair::JudgedAffair, purse, ships,
    society,
};
use crate::sheet::Possessions;

/// Judges whether a cost can be settled here. Hostels charge a fair price (CT-TAS-03). Scout bases
/// fuel the ships of their service, and some maintain them (CT-SHP-08). The holder of a ship pays
/// everything else (CT-SHP-09).
pub(super) fn settling(
    owned: &Possessions,
    place: &Place,
    tables: &AffairTables,
    cost: Cost,
) -> Result<JudgedAffair, AffairError> {
    let free = match cost {
        Cost::Hostel => society::may_stay(owned, place, tables).map(|()| false)?,
        Cost::Fuel | Cost::Maintenance | Cost::Crew | Cost::Upkeep => {
            is_free(owned, place, tables, cost)?
        }
    };
    let price = place.prices.get(&cost).copied().ok_or(AffairError::Unpriced(cost));
    let credits = if free { 0 } else { price? };
    purse::can_pay(owned, super::text::cost(cost), credits)?;
    Ok(JudgedAffair::Settle { cost, credits, free })
}

fn is_free(
    owned: &Possessions,
    place: &Place,
    tables: &AffairTables,
    cost: Cost,
) -> Result<bool, AffairError> {
    let port = place.port;
    let offers = &tables.ship(ships::ship(owned)?.kind).free;
    let here = offers
        .iter()
        .filter(|offer| offer.ports.as_ref().is_none_or(|classes| classes.contains(&port.class)));
    Ok(port.scout_base && here.into_iter().any(|offer| offer.cost == cost))
}

pub(super) fn settle(
    owned: &mut Possessions,
    cost: Cost,
    credits: u32,
    free: bool,
) -> Vec<AffairEvent> {
    purse::pay(owned, credits);
    vec![AffairEvent::Settled { cost, credits, free }]
}
