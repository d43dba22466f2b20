//! What an event is worth to a captain, and whether a change for a time can count.

use std::collections::BTreeMap;

use cards::{
    CardId, Event, Piece, Stage, Using,
    data::{Ability, CardBook, Effect, Face, Level, Modifier, Phase, Select, Until, Value},
};
use engine::Seat;

use super::Oracle;

/// What playing or using a card that way does, as printed.
pub(super) fn effects(book: &CardBook, card: Piece, using: Using) -> Vec<&Effect> {
    let printed = book.card(card.def);
    match (using, &printed.face) {
        (Using::Event, Face::Event(event)) => event.text.effects.iter().collect(),
        (Using::Heroic { level, .. }, Face::Heroic(heroic)) => {
            let (trained, expert) = (&heroic.trained, &heroic.expert);
            match level {
                Level::Trained => trained.iter().collect(),
                Level::Expert if heroic.as_above => trained.iter().chain(expert).collect(),
                Level::Expert => expert.iter().collect(),
            }
        }
        (Using::Ability(nth), _) => match printed.abilities.get(usize::from(nth)) {
            Some(Ability::Activated(activated)) => activated.effects.iter().collect(),
            Some(Ability::Triggered(triggered)) => triggered.effects.iter().collect(),
            Some(Ability::Persistent(_)) | None => Vec::new(),
        },
        (Using::Procuring | Using::Event | Using::Heroic { .. }, _) => Vec::new(),
    }
}

/// What the award of a subplot does, as printed on that side of its card.
pub(super) fn award(book: &CardBook, card: Piece, nth: u8, contract: bool) -> Vec<&Effect> {
    let sides = book.card(card.def).sides();
    let subplot = sides.and_then(|sides| sides.subplots(contract).get(usize::from(nth)));
    subplot.map_or(Vec::new(), |subplot| subplot.award.iter().collect())
}

/// Whether any of these effects clears the table as the end of a contract does.
pub(super) fn clears(effects: &[&Effect]) -> bool {
    let is_it = |effect: &&Effect| {
        matches!(effect, Effect::DiscardAdventure(_) | Effect::Abandon(_) | Effect::Remove(..))
    };
    effects.iter().any(is_it)
}

/// Whether the table is being settled after a contract or a complication: no award did that.
pub(super) fn is_settling(event: &Event) -> bool {
    matches!(
        event,
        Event::Uncommitted { .. }
            | Event::ContractOffered { .. }
            | Event::ComplicationPlaced { .. }
            | Event::AdventureDiscarded { .. }
            | Event::AdventureDeckReshuffled { .. }
    )
}

/// Whether all that a play does is to make ships stronger or weaker for a time.
pub(super) fn is_for_fights(effects: &[&Effect]) -> bool {
    !effects.is_empty() && effects.iter().all(|effect| fight_change(effect).is_some())
}

/// How long an effect changes how ships fight, and which; `None` for any other effect.
fn fight_change(effect: &Effect) -> Option<(&Select, Until)> {
    let Effect::Modify(select, modifier, until) = effect else { return None };
    let value = match modifier {
        Modifier::Change(value, _) | Modifier::Halve(value) => value,
        Modifier::Grant(..)
        | Modifier::Capability(_)
        | Modifier::Keyword(_)
        | Modifier::Trait(_)
        | Modifier::CannotReady
        | Modifier::RaiseSkill(_)
        | Modifier::LowerSkill(_)
        | Modifier::NoAbilities => return None,
    };
    matches!(value, Value::Attack | Value::Defense).then_some((select, *until))
}

/// Whether any of these effects is a change for a time that may still count, or undoes a play.
pub(super) fn may_count(oracle: &Oracle, seat: Seat, effects: &[&Effect]) -> bool {
    effects.iter().any(|effect| match fight_change(effect) {
        Some((select, until)) => may_fight(oracle, seat, select, until),
        None => matches!(effect, Effect::Modify(..) | Effect::Cancel(_)),
    })
}

/// Whether a ship that is changed may be in a fight before the time is over.
fn may_fight(oracle: &Oracle, seat: Seat, select: &Select, until: Until) -> bool {
    let stage = oracle.stage;
    if until == Until::EndOfPhase && stage.phase() != Phase::Resolution || stage > Stage::Resolving
    {
        return false;
    }
    if stage <= Stage::Activities {
        return true;
    }
    let own = *select == Select::YourShip;
    oracle.captains.iter().enumerate().any(|(nth, captain)| {
        let strikes = captain.is_pirate && !captain.struck;
        let meets = captain.pursues && own == (nth == seat.index());
        !captain.passed && (strikes || meets)
    })
}

/// Whether the round goes on with this event: nothing after it is what a play did.
pub(super) fn is_beyond(event: &Event) -> bool {
    matches!(
        event,
        Event::StageBegan { .. }
            | Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::AttemptBegan { .. }
            | Event::RequirementMet { .. }
            | Event::AttemptFailed { .. }
            | Event::ComplicationResolved { .. }
            | Event::ContractCompleted { .. }
            | Event::PiracyBegan { .. }
            | Event::PiracyExchanged { .. }
            | Event::PiracyEnded { .. }
            | Event::EnemyEngaged { .. }
    )
}

/// Whether an event is a gain for this captain, or a loss for another, and no price that somebody pays for
/// the next play.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else happens changes the table")]
pub(super) fn is_gain(
    event: &Event,
    by: Seat,
    effects: &[&Effect],
    controllers: &BTreeMap<CardId, Seat>,
) -> bool {
    let is_own = |card: &Piece| controllers.get(&card.id) == Some(&by);
    let others = |seat: &Seat| *seat != by;
    let does = |what: fn(&Effect) -> bool| effects.iter().any(|effect| what(effect));
    match event {
        Event::Targeted { .. }
        | Event::Spent { .. }
        | Event::CostIncurred { .. }
        | Event::Expended { .. }
        | Event::DeckShuffled { .. }
        | Event::TokenRefused { .. }
        | Event::SlotPassed { .. } => false,
        Event::Drew { cards, .. }
        | Event::LookedAtTop { cards, .. }
        | Event::Replenished { cards, .. } => !cards.is_empty(),
        Event::Restored { by, .. } => *by > 0,
        Event::CountersChanged { by, .. } => *by > 0,
        Event::Wounded { card, .. } | Event::Damaged { card, .. } => !is_own(card),
        Event::Exerted { card } => {
            !is_own(card) && does(|effect| matches!(effect, Effect::Exert(_)))
        }
        Event::Dispersed { card } => {
            !is_own(card) && does(|effect| matches!(effect, Effect::Disperse(_)))
        }
        Event::Discarded { seat, .. } => {
            others(seat) && does(|effect| matches!(effect, Effect::Discard(..)))
        }
        Event::TokenDiscarded { seat, .. } => {
            others(seat) && does(|effect| matches!(effect, Effect::DiscardToken(..)))
        }
        Event::Jettisoned { owner: seat, .. } | Event::ExpenseIncurred { seat, .. } => others(seat),
        Event::VpChanged { seat, by, .. } => others(seat) || *by > 0,
        Event::InfamyChanged { seat, by, .. } => others(seat) || *by < 0,
        _ => true,
    }
}
