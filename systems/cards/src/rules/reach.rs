//! Whether an attempt can still succeed, over all remaining requirements (CCG-CMP-3, CCG-CMP-3a).

use super::{attempts, costs, payment};
use crate::{
    choice::CardId,
    data::{Requirement, Token},
    state::{Attempt, TableRead},
};

/// Whether the captain can meet all remaining requirements of an attempt. Never certain before a
/// fight with an enemy ship.
pub(super) fn is_certain(
    table: &impl TableRead,
    attempt: &Attempt,
    requirements: &[Requirement],
) -> bool {
    let next = usize::from(attempt.next);
    !leads_to_a_fight(table, attempt)
        && has_tokens(table, attempt, &requirements[next..])
        && has_credits(table, attempt, &requirements[next..])
        && has_cards(table, attempt, requirements, next, &Taken::default())
}

fn leads_to_a_fight(table: &impl TableRead, attempt: &Attempt) -> bool {
    let is_contract = matches!(table.zone(attempt.card), crate::state::Zone::Contract(_));
    let sides = table.printed(attempt.card).sides();
    let has_enemy = sides.is_some_and(|sides| sides.complication.enemy.is_some());
    attempt.subplot.is_none() && !is_contract && has_enemy
}

fn has_tokens(table: &impl TableRead, attempt: &Attempt, left: &[Requirement]) -> bool {
    let wanted = left.iter().filter_map(|requirement| match requirement {
        Requirement::Token(token) => Some(*token),
        _ => None,
    });
    costs::covers(&table.captain(attempt.seat).pool, &wanted.collect::<Vec<Token>>())
}

fn has_credits(table: &impl TableRead, attempt: &Attempt, left: &[Requirement]) -> bool {
    let owed = left.iter().map(|requirement| match requirement {
        Requirement::Expense(owed) => u16::from(*owed),
        _ => 0,
    });
    let owed: u16 = owed.fold(0, u16::saturating_add);
    owed == 0 || payment::purse(table, attempt.seat) >= owed
}

/// Cards used by earlier requirements, when thinking ahead.
#[derive(Debug, Clone, Default)]
struct Taken {
    exerted: Vec<CardId>,
    /// Cards out of play, with those attached to them.
    gone: Vec<CardId>,
}

/// Whether there is a card for each remaining requirement that needs one.
fn has_cards(
    table: &impl TableRead,
    attempt: &Attempt,
    requirements: &[Requirement],
    next: usize,
    taken: &Taken,
) -> bool {
    let Some(requirement) = requirements.get(next) else { return true };
    let then = |taken: &Taken| has_cards(table, attempt, requirements, next + 1, taken);
    let standing = |filter| {
        let yours = attempts::yours(table, attempt.seat, filter).into_iter();
        yours.filter(|id| !taken.gone.contains(id))
    };
    match requirement {
        Requirement::Token(_) | Requirement::Expense(_) => then(taken),
        Requirement::Control(filter) => {
            // CCG-CMP-2f
            let alike = requirements[..=next].iter().filter(|it| *it == requirement).count();
            standing(filter).count() >= alike && then(taken)
        }
        Requirement::Exert(filter) => {
            let ready = |id: &CardId| !table.is_exerted(*id) && !taken.exerted.contains(id);
            standing(filter).filter(ready).any(|id| then(&taken.exerting(id)))
        }
        Requirement::Jettison(filter) => standing(filter).any(|id| then(&taken.losing(table, id))),
    }
}

impl Taken {
    fn exerting(&self, card: CardId) -> Taken {
        let mut taken = self.clone();
        taken.exerted.push(card);
        taken
    }

    fn losing(&self, table: &impl TableRead, card: CardId) -> Taken {
        let mut taken = self.clone();
        taken.gone.push(card);
        taken.gone.extend(table.attached(card));
        taken
    }
}
