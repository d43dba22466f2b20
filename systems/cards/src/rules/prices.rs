//! Prices of a captain's options in credits.

use engine::Seat;

use super::{abandon, adventure, plays, targets, values};
use crate::{
    choice::{Move, Why},
    data::{Cost, Value},
    state::{Activity, Play, PlayKind, TableRead},
};

/// Total credits for an activity; `None` when the ship cannot reach it.
fn activity(table: &impl TableRead, seat: Seat, activity: Activity) -> Option<u8> {
    let [leaving, taking_up] = activity_sums(table, seat, activity)?;
    Some(leaving.saturating_add(taking_up))
}

/// Credits for an activity: the penalty of the old one, then the price of the new one (CCG-ADV-2b
/// to CCG-ADV-2m); `None` when the ship cannot reach it.
///
/// A change of contract costs both (CCG-ADV-2f), one after the other (CCG-EXP-4a).
pub(super) fn activity_sums(
    table: &impl TableRead,
    seat: Seat,
    activity: Activity,
) -> Option<[u8; 2]> {
    let before = table.activity(seat);
    if before == activity {
        return Some([0, 0]); // CCG-ADV-2e
    }
    let leaving = match before {
        Activity::Pursuing(slot) => abandon::penalty(table, slot),
        Activity::Uncommitted | Activity::Pirate => 0,
    };
    let taking_up = match activity {
        Activity::Pursuing(slot) => {
            adventure::jumps(table, seat, slot)?.saturating_mul(table.rules().jump_cost)
        }
        Activity::Pirate => table.rules().piracy_cost,
        Activity::Uncommitted => 0,
    };
    Some(match table.rules().lump_activity_cost {
        true => [leaving.saturating_add(taking_up), 0],
        false => [leaving, taking_up],
    })
}

/// Credits for one option of a pending choice; 0 for free ones.
pub(crate) fn price(table: &impl TableRead, seat: Seat, why: Why, chosen: Move) -> u8 {
    match chosen {
        Move::Pursue(slot) => activity(table, seat, Activity::Pursuing(slot)).unwrap_or(0),
        Move::Piracy => activity(table, seat, Activity::Pirate).unwrap_or(0),
        Move::Uncommitted => activity(table, seat, Activity::Uncommitted).unwrap_or(0),
        Move::Restore(_) => table.rules().restore_cost,
        Move::Choose(card) if matches!(why, Why::Targeting { .. }) => {
            targets::concealment(table, seat, card)
        }
        Move::Strike(at) => targets::concealment(table, seat, table.captain(at).ship),
        Move::Procure(_) | Move::Event(_) | Move::Heroic { .. } | Move::Ability { .. } => {
            plays::from_move(table, seat, chosen).map_or(0, |play| credits(table, &play, 0))
        }
        _ => 0,
    }
}

/// Credits to play a card or use an ability (CCG-COST-6), with `more` for Concealed targets. All
/// parts are added before the sum is raised to 0 (CCG-COST-7).
pub(super) fn credits(table: &impl TableRead, play: &Play, more: u8) -> u8 {
    let Play { seat, card, .. } = *play;
    match play.kind {
        PlayKind::Procuring => values::procure_cost(table, seat, card), // it targets nothing
        PlayKind::Heroic { .. } => {
            values::play_cost(table, seat, card, Value::HeroicCost, more.into())
        }
        _ => fixed_credits(table, play).saturating_add(more),
    }
}

/// Credits for a play whose price no card changes.
fn fixed_credits(table: &impl TableRead, play: &Play) -> u8 {
    let Play { card, .. } = *play;
    match play.kind {
        PlayKind::Event => table.printed(card).cost().unwrap_or(0),
        PlayKind::Ability(nth) => plays::ability(table, card, nth).map_or(0, |ability| {
            let credits = ability.cost.iter().map(|cost| match cost {
                Cost::Credits(n) => *n,
                _ => 0,
            });
            credits.fold(0, u8::saturating_add)
        }),
        PlayKind::Procuring
        | PlayKind::Heroic { .. }
        | PlayKind::Triggered(_)
        | PlayKind::Award { .. } => 0,
    }
}
