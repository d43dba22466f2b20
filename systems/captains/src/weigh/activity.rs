//! What to do this round: which contract to pursue, or to go pirating, or to wait.

use cards::{Activity as Doing, Move, SlotNo};

use super::{Asked, credits, points, truth};
use crate::sense::{Prospect, Sight, Supply};

considerations! {
    /// What speaks for and against an activity.
    Activity {
        promise: "victory points to hope for",
        winning: "would win the game",
        price: "credits it takes",
        gaps: "requirements nobody can meet yet",
        rivalry: "a rival pursues it too",
        habit: "carries on",
        plunder: "worth of a strike",
        infamy: "infamy it brings",
        ruin: "risk of ruin",
        idleness: "a round of doing nothing",
    }
}

pub(crate) fn weigh(asked: Asked) -> Activity {
    match asked.option {
        Move::Pursue(slot) => pursuing(asked, slot),
        Move::Piracy => piracy(asked),
        _ => Activity {
            idleness: 1.0,
            price: credits(asked.price() * asked.sight.thrift()),
            ruin: asked.sight.ruin(asked.price()),
            ..Activity::default()
        },
    }
}

fn pursuing(asked: Asked, slot: SlotNo) -> Activity {
    let sight = asked.sight;
    let Some(contract) = &sight.seen.slots[slot.index()].contract else { return Activity::default() };
    let me = sight.me();
    let prospect = sight.prospect(me, contract, &whole_supply(sight), true);
    let spending = asked.price() + (prospect.filling + prospect.price) * expected(&prospect);
    let enough = f32::from(me.vp) + prospect.vp >= f32::from(me.threshold);
    Activity {
        promise: points(prospect.promise()),
        winning: truth(enough) * prospect.chance,
        price: credits(spending * sight.thrift()),
        gaps: prospect.gaps as f32 / 4.0,
        rivalry: truth(contract.pursuers.iter().any(|&seat| seat != me.seat)),
        habit: truth(me.activity == Doing::Pursuing(slot)),
        ruin: sight.ruin(asked.price() + prospect.price),
        ..Activity::default()
    }
}

/// Tokens to be had this round, those of abilities still to be used included.
fn whole_supply(sight: Sight) -> Supply {
    sight.supply(sight.me()).and(&sight.within_reach(sight.me()))
}

/// Share of the expected spending that will really be asked this round.
fn expected(prospect: &Prospect) -> f32 {
    if prospect.gaps == 0 { 0.8 } else { 0.3 }
}

fn piracy(asked: Asked) -> Activity {
    let sight = asked.sight;
    // As a pirate some ships fight better; what the ship is now is the least of it.
    let strikes = sight.rivals().map(|rival| sight.strike_worth(sight.me(), rival));
    let strike = strikes.fold(0.0, f32::max);
    Activity {
        plunder: credits(strike),
        infamy: truth(true),
        price: credits(asked.price() * sight.thrift()),
        ruin: sight.ruin(asked.price()),
        ..Activity::default()
    }
}
