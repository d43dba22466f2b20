//! Triggered abilities; never on the queue (CCG-TIM-6).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{attempts, filter, subplots, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Ability, Token, Trigger, Triggered},
    state::{Play, PlayKind, Standing, Step, TableRead, TableWrite, Tabletop, kind},
};

/// Triggers abilities (CCG-TIM-6, FL-3).
pub(crate) struct Triggers;

impl Plugin for Triggers {
    fn build(&self, app: &mut App) {
        app.add_step(kind::SetOff, in_chosen_order);
    }
}

/// An event that can trigger abilities of a captain.
#[derive(Debug, Clone, Copy)]
pub(super) enum Occasion {
    ContractResolved,
    ComplicationResolved,
    SubplotResolved {
        card: CardId,
        nth: u8,
    },
    PiracySucceeded,
    AttackedByPirate,
    TokensCollected,
    Discarded,
    TransientPlayed,
    /// This card, still in play, is about to be jettisoned.
    Jettisoned(CardId),
    Dispersed,
}

/// Triggers every ability of `seat` that waits for this.
pub(super) fn set_off(table: &mut impl TableWrite, seat: Seat, what: Occasion) {
    let plays = waiting(table, seat, what);
    if !plays.is_empty() {
        table.push(Step::SetOff { seat, plays });
    }
}

/// Steps to trigger everyone's abilities that wait for this, in initiative order.
pub(super) fn of_everyone(table: &impl TableRead, what: Occasion) -> Vec<Step> {
    let order = table.initiative_order().into_iter();
    let each = order.map(|seat| (seat, waiting(table, seat, what)));
    let some = each.filter(|(_, plays)| !plays.is_empty());
    some.map(|(seat, plays)| Step::SetOff { seat, plays }).collect()
}

fn waiting(table: &impl TableRead, seat: Seat, what: Occasion) -> Vec<Play> {
    let mut plays = Vec::new();
    for (&Standing { id: card, host, .. }, abilities) in values::abilities_of(table, seat) {
        for (nth, ability) in abilities.iter().enumerate() {
            let Ability::Triggered(triggered) = ability else { continue };
            let kind = PlayKind::Triggered(nth as u8);
            if is_set_off(table, seat, card, triggered, what) && !is_under_way(table, card, kind) {
                plays.push(Play { seat, card, kind, host, targets: vec![] });
            }
        }
    }
    plays
}

fn is_set_off(
    table: &impl TableRead,
    seat: Seat,
    card: CardId,
    triggered: &Triggered,
    what: Occasion,
) -> bool {
    let fits = match (&triggered.on, what) {
        (Trigger::ContractResolved, Occasion::ContractResolved)
        | (Trigger::ComplicationResolved, Occasion::ComplicationResolved)
        | (Trigger::PiracySucceeded, Occasion::PiracySucceeded)
        | (Trigger::AttackedByPirate, Occasion::AttackedByPirate)
        | (Trigger::TokensCollected, Occasion::TokensCollected)
        | (Trigger::Discarded, Occasion::Discarded)
        | (Trigger::TransientPlayed, Occasion::TransientPlayed)
        | (Trigger::Dispersed, Occasion::Dispersed) => true,
        (Trigger::SubplotResolved(link), Occasion::SubplotResolved { card, nth }) => {
            link.is_none_or(|token| subplot_requires(table, card, nth, token))
        }
        (Trigger::Jettisoned(such), Occasion::Jettisoned(leaving)) => {
            filter::matches(table, seat, Some(card), such, leaving, filter::Depth::Now)
        }
        _ => false,
    };
    fits && triggered.when.as_ref().is_none_or(|condition| {
        filter::holds(table, seat, Some(card), condition, filter::Depth::Now)
    })
}

/// Whether a subplot requires a token; its icons are not its card's (CCG-LINK-2, CCG-LINK-4).
fn subplot_requires(table: &impl TableRead, card: CardId, nth: u8, token: Token) -> bool {
    let subplot = subplots::of(table, card).get(usize::from(nth));
    let asked = subplot.into_iter().flat_map(|subplot| subplot.any_of.iter().flatten());
    attempts::is_in_a_slot(table, card)
        && asked.into_iter().any(|requirement| filter::asks_for(requirement, token))
}

/// FL-1: whether the ability is still taking effect, with its task on the agenda. It does not
/// trigger itself, so that no chain is endless.
fn is_under_way(table: &impl TableRead, card: CardId, kind: PlayKind) -> bool {
    table.agenda().steps.iter().any(|step| match step {
        Step::Effects(task) => task.play.card == card && task.play.kind == kind,
        _ => false,
    })
}

/// Triggers abilities in the order of their captain's choice (FL-3).
pub(super) fn in_chosen_order(In((seat, mut plays)): In<(Seat, Vec<Play>)>, mut table: Tabletop) {
    let table = &mut table;
    let as_move = |play: &Play| match play.kind {
        PlayKind::Triggered(nth) => Move::Ability { card: play.card, nth },
        _ => Move::Done,
    };
    let options = |_: &_| plays.iter().map(as_move).collect();
    let step = Step::SetOff { seat, plays: plays.clone() };
    let Some(chosen) = table.ask(step, seat, Why::Ordering, options) else { return };
    let Some(at) = plays.iter().position(|play| as_move(play) == chosen) else { return };
    let play = plays.remove(at);
    if !plays.is_empty() {
        table.push(Step::SetOff { seat, plays });
    }
    table.push(Step::Target(play));
}
