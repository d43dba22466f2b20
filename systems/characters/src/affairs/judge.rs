//! Judges an affair, then carries it out.

use dice::{Dice, Odds};

use super::{
    Affair, AffairError, AffairEvent, AffairTables, Owner, Place, affair::JudgedAffair, costs,
    passages, pensions, purse, ships, society,
};
use crate::sheet::{Career, Characteristics, Possessions};

/// Every affair possible for this person here and now, with the exact odds where dice decide.
pub fn open(
    career: &Career,
    owned: &Possessions,
    scores: Characteristics,
    place: &Place,
    tables: &AffairTables,
) -> Vec<(Affair, Option<Odds>)> {
    let judge = |affair| judge(career, owned, scores, affair, place, tables);
    let judged = Affair::all().map(|affair| (affair, judge(affair)));
    judged.filter_map(|(affair, deed)| Some((affair, odds(&deed.ok()?)))).collect()
}

/// Does it, and says what happened. Nothing changes unless it can be done.
///
/// # Errors
/// Obstacle to an affair, or its missing requirement.
pub fn carry_out<'a>(
    owner: impl Into<Owner<'a>>,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
    dice: &mut Dice,
) -> Result<Vec<AffairEvent>, AffairError> {
    let Owner { career, owned, scores } = owner.into();
    let deed = judge(career, owned, scores, affair, place, tables)?;
    Ok(match deed {
        JudgedAffair::Buy { class, price } => passages::buy(owned, class, price),
        JudgedAffair::Cash { class, credits } => passages::cash(owned, class, credits),
        JudgedAffair::Travel { class, revival } => {
            passages::travel(owned, career, class, revival, dice)
        }
        JudgedAffair::Apply { vote } => society::apply(owned, vote, dice),
        JudgedAffair::Join { price } => society::join(owned, price),
        JudgedAffair::Settle { cost, credits, free } => costs::settle(owned, cost, credits, free),
        JudgedAffair::PayInstalment { credits } => ships::pay_instalment(owned, credits),
        JudgedAffair::CollectPension { credits } => pensions::collect(owned, credits),
    })
}

fn judge(
    career: &Career,
    owned: &Possessions,
    scores: Characteristics,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
) -> Result<JudgedAffair, AffairError> {
    purse::at_liberty(career)?;
    match affair {
        Affair::Buy(class) => passages::buying(owned, tables, class),
        Affair::Cash(class) => passages::cashing(owned, tables, class),
        Affair::Travel(class) => passages::travelling(owned, scores, place, tables, class),
        Affair::Apply => society::applying(owned, tables),
        Affair::Join => society::joining(owned, tables),
        Affair::PassMembershipOn => society::passing_on(owned),
        Affair::Settle(cost) => costs::settling(owned, place, tables, cost),
        Affair::PayInstalment => ships::paying(owned),
        Affair::SellShip => ships::selling(owned, tables),
        Affair::CollectPension => pensions::collecting(career, owned, place, tables),
    }
}

fn odds(deed: &JudgedAffair) -> Option<Odds> {
    match deed {
        JudgedAffair::Travel { revival, .. } => revival.as_ref()?.odds(),
        JudgedAffair::Apply { vote } => vote.odds(),
        JudgedAffair::Buy { .. }
        | JudgedAffair::Cash { .. }
        | JudgedAffair::Join { .. }
        | JudgedAffair::Settle { .. }
        | JudgedAffair::PayInstalment { .. }
        | JudgedAffair::CollectPension { .. } => None,
    }
}
