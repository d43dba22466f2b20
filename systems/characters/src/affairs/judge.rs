//! Judges an affair, then carries it out.

use dice::{Dice, Odds};

use super::{
    Affair, AffairError, AffairEvent, AffairTables, Place, affair::Deed, costs, passages, pensions,
    purse, ships, society,
};
use crate::sheet::Character;

/// Every affair possible for this person here and now, with the exact odds where dice decide.
pub fn open(
    person: &Character,
    place: &Place,
    tables: &AffairTables,
) -> Vec<(Affair, Option<Odds>)> {
    let judged = Affair::all().map(|affair| (affair, judge(person, affair, place, tables)));
    judged.filter_map(|(affair, deed)| Some((affair, odds(&deed.ok()?)))).collect()
}

/// Carries an affair out and returns the events. A refusal leaves the sheet as it was.
///
/// # Errors
/// The rule against it, or the thing missing for it.
pub fn carry_out(
    person: &mut Character,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
    dice: &mut Dice,
) -> Result<Vec<AffairEvent>, AffairError> {
    let deed = judge(person, affair, place, tables)?;
    let (career, owned) = (&mut person.career, &mut person.possessions);
    Ok(match deed {
        Deed::Buy { class, price } => passages::buy(owned, class, price),
        Deed::Cash { class, credits } => passages::cash(owned, class, credits),
        Deed::Travel { class, revival } => passages::travel(owned, career, class, revival, dice),
        Deed::Apply { vote } => society::apply(owned, vote, dice),
        Deed::Join { price } => society::join(owned, price),
        Deed::Settle { cost, credits, free } => costs::settle(owned, cost, credits, free),
        Deed::PayInstalment { credits } => ships::pay_instalment(owned, credits),
        Deed::CollectPension { credits } => pensions::collect(owned, credits),
    })
}

fn judge(
    person: &Character,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
) -> Result<Deed, AffairError> {
    let Character { career, possessions: owned, characteristics: scores, .. } = person;
    purse::at_liberty(career)?;
    match affair {
        Affair::Buy(class) => passages::buying(owned, tables, class),
        Affair::Cash(class) => passages::cashing(owned, tables, class),
        Affair::Travel(class) => passages::travelling(owned, *scores, place, tables, class),
        Affair::Apply => society::applying(owned, tables),
        Affair::Join => society::joining(owned, tables),
        Affair::PassMembershipOn => society::passing_on(owned),
        Affair::Settle(cost) => costs::settling(owned, place, tables, cost),
        Affair::PayInstalment => ships::paying(owned),
        Affair::SellShip => ships::selling(owned, tables),
        Affair::CollectPension => pensions::collecting(career, owned, place, tables),
    }
}

fn odds(deed: &Deed) -> Option<Odds> {
    match deed {
        Deed::Travel { revival, .. } => revival.as_ref()?.odds(),
        Deed::Apply { vote } => vote.odds(),
        Deed::Buy { .. }
        | Deed::Cash { .. }
        | Deed::Join { .. }
        | Deed::Settle { .. }
        | Deed::PayInstalment { .. }
        | Deed::CollectPension { .. } => None,
    }
}
