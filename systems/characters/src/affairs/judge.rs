//! The one door: judged first, then done.

use dice::{Dice, Odds};

use super::{
    Affair, AffairError, AffairEvent, AffairTables, Place, affair::Deed, costs, passages, pensions,
    purse, ships, society,
};
use crate::sheet::Character;

/// Everything this person can do here now, with the exact odds of success where dice decide.
pub fn open(
    person: &Character,
    place: &Place,
    tables: &AffairTables,
) -> Vec<(Affair, Option<Odds>)> {
    let judged = Affair::all().map(|affair| (affair, judge(person, affair, place, tables)));
    judged.filter_map(|(affair, deed)| Some((affair, odds(&deed.ok()?)))).collect()
}

/// Does it, and says what happened. The sheet changes only if it can be done.
///
/// # Errors
/// What stands against it, or what is missing for it.
pub fn carry_out(
    person: &mut Character,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
    dice: &mut Dice,
) -> Result<Vec<AffairEvent>, AffairError> {
    let deed = judge(person, affair, place, tables)?;
    Ok(match deed {
        Deed::Buy { class, price } => passages::buy(person, class, price),
        Deed::Cash { class, credits } => passages::cash(person, class, credits),
        Deed::Travel { class, revival } => passages::travel(person, class, revival, dice),
        Deed::Apply { vote } => society::apply(person, vote, dice),
        Deed::Join { price } => society::join(person, price),
        Deed::Settle { cost, credits, free } => costs::settle(person, cost, credits, free),
        Deed::PayInstalment { credits } => ships::pay_instalment(person, credits),
        Deed::CollectPension { credits } => pensions::collect(person, credits),
    })
}

fn judge(
    person: &Character,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
) -> Result<Deed, AffairError> {
    purse::at_liberty(person)?;
    match affair {
        Affair::Buy(class) => passages::buying(person, tables, class),
        Affair::Cash(class) => passages::cashing(person, tables, class),
        Affair::Travel(class) => passages::travelling(person, place, tables, class),
        Affair::Apply => society::applying(person, tables),
        Affair::Join => society::joining(person, tables),
        Affair::PassMembershipOn => society::passing_on(person),
        Affair::Settle(cost) => costs::settling(person, place, tables, cost),
        Affair::PayInstalment => ships::paying(person),
        Affair::SellShip => ships::selling(person, tables),
        Affair::CollectPension => pensions::collecting(person, place, tables),
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
