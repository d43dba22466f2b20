//! A play: a card or an ability from its announcement on, with its costs and effects (CCG-TIM,
//! CCG-COST).

use std::borrow::Cow;

use engine::Seat;

use super::{prices, targets};
use crate::{
    choice::{CardId, Move},
    data::{Ability, Activated, Cost, Effect, Face, Heroic, Level},
    state::{Play, PlayKind, Step, TableRead, TableWrite, Target, Zone},
};

/// The play that a move would begin; `None` for other moves.
pub(super) fn from_move(table: &impl TableRead, seat: Seat, chosen: Move) -> Option<Play> {
    let (card, kind) = match chosen {
        Move::Procure(card) => (card, PlayKind::Procuring),
        Move::Event(card) => (card, PlayKind::Event),
        Move::Heroic { card, crew, level } => (card, PlayKind::Heroic { crew, level }),
        Move::Ability { card, nth } => (card, PlayKind::Ability(nth)),
        _ => return None,
    };
    Some(Play { seat, card, kind, host: table.host(card), targets: Vec::new() })
}

/// Announces a play: out of the hand, then targeted, paid and queued (CCG-TIM-16c).
///
/// Anything with a price goes through the queue (CCG-TIM-5).
pub(super) fn begin(table: &mut impl TableWrite, play: Play) {
    let from_hand = table.zone(play.card) == Zone::Hand;
    if from_hand {
        super::moves::take_from_hand(table, play.seat, play.card);
        table.put(play.card, Zone::Queue);
    }
    table.push(Step::Target(play));
}

/// The n-th ability of a card, if it is an activated one.
pub(super) fn ability(table: &impl TableRead, card: CardId, nth: u8) -> Option<&Activated> {
    match table.printed(card).abilities.get(usize::from(nth))? {
        Ability::Activated(activated) => Some(activated),
        Ability::Persistent(_) | Ability::Triggered(_) => None,
    }
}

/// The effects of a play; none for a procured card.
pub(super) fn effects<'w>(table: &'w impl TableRead, play: &Play) -> Cow<'w, [Effect]> {
    let printed = table.printed(play.card);
    match (play.kind, &printed.face) {
        (PlayKind::Event, Face::Event(event)) => Cow::from(&event.text.effects),
        (PlayKind::Heroic { level, .. }, Face::Heroic(heroic)) => heroic_effects(heroic, level),
        (PlayKind::Ability(nth) | PlayKind::Triggered(nth), _) => {
            match &printed.abilities[usize::from(nth)] {
                Ability::Activated(activated) => Cow::from(&activated.effects),
                Ability::Triggered(triggered) => Cow::from(&triggered.effects),
                Ability::Persistent(_) => Cow::default(),
            }
        }
        (PlayKind::Award { nth, contract }, Face::Adventure(sides)) => {
            let (a, b) = (&sides.contract.subplots, &sides.complication.subplots);
            Cow::from(&(if contract { a } else { b })[usize::from(nth)].award)
        }
        _ => Cow::default(),
    }
}

/// The effects of a heroic at a level (CCG-ACT-1g to CCG-ACT-1i).
fn heroic_effects(heroic: &Heroic, level: Level) -> Cow<'_, [Effect]> {
    use Level::{Expert, Trained};
    match level {
        Trained => Cow::from(&heroic.trained),
        Expert if heroic.as_above => heroic.trained.iter().chain(&heroic.expert).cloned().collect(),
        Expert => Cow::from(&heroic.expert),
    }
}

/// Total credits for a play: its own price, plus those for concealed targets (CCG-KEY-4) and `more`
/// for another such target.
pub(super) fn total_credits(table: &impl TableRead, play: &Play, more: u8) -> u8 {
    let concealed = play.targets.iter().map(|target| match (target, play.kind) {
        (Target::Card(_), PlayKind::Procuring) => 0,
        (Target::Card(id), _) => targets::concealment(table, play.seat, *id),
        _ => 0,
    });
    prices::credits(table, play, concealed.fold(more, u8::saturating_add))
}

/// The price of a play, in the order of payment; its credits are computed elsewhere.
pub(super) fn costs<'w>(table: &'w impl TableRead, play: &Play) -> &'w [Cost] {
    match play.kind {
        PlayKind::Ability(nth) => {
            ability(table, play.card, nth).map_or(&[], |ability| &ability.cost)
        }
        PlayKind::Event => match &table.printed(play.card).face {
            Face::Event(event) => &event.text.cost,
            _ => &[],
        },
        PlayKind::Procuring
        | PlayKind::Heroic { .. }
        | PlayKind::Triggered(_)
        | PlayKind::Award { .. } => &[],
    }
}
