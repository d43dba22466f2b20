//! The subjects of an event: captains and cards.

use cards::{Activity, Event, Piece, SlotNo, Using};
use engine::Seat;

/// Captains, cards and contract slots of one event, as far as its reader may know them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct About {
    /// Who did it, or whose it was.
    pub by: Option<Seat>,
    /// Everybody it concerns.
    pub captains: Vec<Seat>,
    pub cards: Vec<Piece>,
    pub slots: Vec<SlotNo>,
}

impl About {
    /// The subjects of `event`; cards that `viewer` may not know are left out.
    pub fn of(event: &Event, viewer: Option<Seat>) -> About {
        let mut about = everything(event);
        if viewer.is_some_and(|seat| !event.seen_by(seat)) {
            about.cards.clear();
        }
        about
    }

    fn by(seat: Seat) -> About {
        About { by: Some(seat), captains: vec![seat], ..About::default() }
    }

    fn cards(self, cards: &[Piece]) -> About {
        About { cards: cards.to_vec(), ..self }
    }

    fn in_slot(self, slot: SlotNo) -> About {
        About { slots: vec![slot], ..self }
    }
}

fn everything(event: &Event) -> About {
    match event {
        Event::RoundBegan { .. }
        | Event::StageBegan { .. }
        | Event::HarbourDues { .. }
        | Event::GameEnded { .. } => About::default(),
        Event::GameBegan { ships } => About::default().cards(ships),
        Event::Drew { seat, cards }
        | Event::Replenished { seat, cards }
        | Event::LookedAtTop { seat, cards } => About::by(*seat).cards(cards),
        Event::Readied { card }
        | Event::Exerted { card }
        | Event::Restored { card, .. }
        | Event::Dispersed { card }
        | Event::Removed { card }
        | Event::CameBack { card }
        | Event::CountersChanged { card, .. }
        | Event::Wounded { card, .. }
        | Event::Damaged { card, .. } => About::default().cards(&[*card]),
        Event::Discarded { seat, card }
        | Event::LookedAt { seat, card }
        | Event::Cancelled { seat, card }
        | Event::Fizzled { seat, card }
        | Event::ControlPassed { seat, card }
        | Event::Found { seat, card }
        | Event::Expended { seat, card, .. }
        | Event::AttemptBegan { seat, card }
        | Event::RequirementMet { seat, card, .. }
        | Event::AttemptFailed { seat, card, .. }
        | Event::ComplicationResolved { seat, card }
        | Event::ContractCompleted { seat, card }
        | Event::SubplotResolved { seat, card, .. }
        | Event::EnemyEngaged { seat, card, .. }
        | Event::AdventureDiscarded { owner: seat, card, .. }
        | Event::Jettisoned { owner: seat, card, .. }
        | Event::Returned { owner: seat, card }
        | Event::WentUnder { owner: seat, card }
        | Event::Orphaned { owner: seat, card }
        | Event::Spent { owner: seat, card } => About::by(*seat).cards(&[*card]),
        Event::FirstCaptain { seat, .. }
        | Event::AdventureDeckReshuffled { seat }
        | Event::Uncommitted { seat }
        | Event::CostIncurred { seat, .. }
        | Event::ExpenseIncurred { seat, .. }
        | Event::TokenCollected { seat, .. }
        | Event::TokenRefused { seat, .. }
        | Event::TokenDiscarded { seat, .. }
        | Event::DeckShuffled { seat }
        | Event::InfamyChanged { seat, .. }
        | Event::VpChanged { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Bankrupt { seat }
        | Event::Conceded { seat }
        | Event::Eliminated { seat } => About::by(*seat),
        Event::Played { seat, card, using } | Event::Resolved { seat, card, using } => {
            About::by(*seat).cards(&used(*card, using))
        }
        Event::Targeted { seat, card, target } => About::by(*seat).cards(&[*card, *target]),
        Event::EnteredPlay { seat, card, on } => {
            let all: Vec<Piece> = [Some(*card), *on].into_iter().flatten().collect();
            About::by(*seat).cards(&all)
        }
        Event::Shifted { gear, to } => About::default().cards(&[*gear, *to]),
        Event::ContractOffered { slot, card, owner }
        | Event::ComplicationPlaced { slot, card, owner, .. } => {
            About::by(*owner).cards(&[*card]).in_slot(*slot)
        }
        Event::ComplicationRevealed { slot, card } => {
            About::default().cards(&[*card]).in_slot(*slot)
        }
        Event::ActivityChosen { seat, activity } => match activity {
            Activity::Pursuing(slot) => About::by(*seat).in_slot(*slot),
            Activity::Uncommitted | Activity::Pirate => About::by(*seat),
        },
        Event::Abandoned { seat, slot, .. } => About::by(*seat).in_slot(*slot),
        Event::PiracyBegan { attacker, defender }
        | Event::PiracyExchanged { attacker, defender, .. }
        | Event::PiracyEnded { attacker, defender, .. } => {
            About { captains: vec![*attacker, *defender], ..About::by(*attacker) }
        }
        Event::SlotPassed { slot, to } => {
            let captains = to.iter().copied().collect();
            About { captains, ..About::default() }.in_slot(*slot)
        }
    }
}

/// A card, and the crew it is played with.
fn used(card: Piece, using: &Using) -> Vec<Piece> {
    match using {
        Using::Heroic { crew, .. } => vec![card, *crew],
        Using::Procuring | Using::Event | Using::Ability(_) => vec![card],
    }
}
