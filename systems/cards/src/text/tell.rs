//! Events as sentences of a log.

use engine::Seat;

use super::{
    Chronicle,
    names::{contract_side, slot_name},
    teller::{
        Teller, activity_chosen, changed, clash, enemy_left, infamy_changed, passed, phase_began,
    },
    words::{capital, count, token_card},
};
use crate::{
    data::CardBook,
    event::{Event, Piece, Using},
};

/// The sentence of `event` for `viewer`, or for one who may know all; `None` if it is not worth a
/// line.
///
/// Cards that the viewer may not know stay unnamed (CCG-ZONE-9, CCG-ZONE-13). Of an event alone that is every
/// adventure card something is aimed at: a [`Chronicle`] knows which lie open.
pub fn tell(
    event: &Event,
    viewer: Option<Seat>,
    names: &[String],
    book: &CardBook,
) -> Option<String> {
    sentence(event, &Chronicle::default(), viewer, names, book)
}

pub(super) fn sentence(
    event: &Event,
    chronicle: &Chronicle,
    viewer: Option<Seat>,
    names: &[String],
    book: &CardBook,
) -> Option<String> {
    let open = viewer.is_none_or(|seat| event.seen_by(seat));
    let told = Teller { viewer, names, book, open, chronicle }.clause(event)?;
    Some(format!("{}.", capital(&told)))
}

impl Teller<'_> {
    fn clause(&self, event: &Event) -> Option<String> {
        let who = |seat: &Seat| self.who(*seat);
        let name = |card: &Piece| self.name(card);
        let told = match event {
            Event::GameBegan { ships } => self.began(ships),
            Event::RoundBegan { round } => format!("round {round} began"),
            Event::StageBegan { stage } => return phase_began(*stage),
            Event::Drew { seat, cards } => return self.drew(*seat, cards),
            Event::Exerted { card } => format!("{} was exerted", name(card)),
            Event::Discarded { seat, card } => format!("{} discarded {}", who(seat), name(card)),
            Event::FirstCaptain { seat, chosen_by } => self.first(*seat, *chosen_by),
            Event::Restored { card, by } => format!("{} was restored by {by}", name(card)),
            Event::Shifted { gear, to } => format!("{} was moved to {}", name(gear), name(to)),
            Event::ContractOffered { slot, card, .. } => {
                let contract = contract_side(card.def, self.book);
                format!("{contract} came up as a contract in {}", slot_name(*slot))
            }
            Event::ComplicationPlaced { slot, card, by, .. } => self.placed(*slot, card, *by),
            Event::ComplicationRevealed { slot, card } => {
                format!("{} was revealed in {}", self.complication(card), slot_name(*slot))
            }
            Event::LookedAt { seat, card } => {
                format!("{} looked at {}", who(seat), self.complication(card))
            }
            Event::AdventureDeckReshuffled { seat } => {
                format!("{} reshuffled {} adventure deck", who(seat), self.their(*seat))
            }
            Event::AdventureDiscarded { card, face_up: true, .. }
                if self.chronicle.is_in_effect() =>
            {
                format!("{} was discarded", self.target(card))
            }
            Event::AdventureDiscarded { card, face_up: false, .. } if self.open => {
                format!("{} was discarded", self.complication(card))
            }
            Event::AdventureDiscarded { owner, face_up: false, .. } => {
                format!("{} face-down complication was discarded", self.whose(*owner))
            }
            Event::ActivityChosen { seat, activity } => {
                format!("{} {}", who(seat), activity_chosen(*activity))
            }
            Event::Abandoned { seat, slot, penalty } => self.abandoned(*seat, *slot, *penalty),
            Event::Uncommitted { seat } => {
                let are = if self.is_viewer(*seat) { "are" } else { "is" };
                format!("{} {are} free for another contract", who(seat))
            }
            Event::Played { seat, card, using } => self.played(*seat, card, using),
            Event::Targeted { card, target, .. } => {
                format!("{} was aimed at {}", name(card), self.target(target))
            }
            Event::Resolved { using: Using::Procuring, .. } => return None,
            Event::Resolved { card, .. } => format!("{} took effect", name(card)),
            Event::Cancelled { seat, card } => {
                format!("{} {} was cancelled", self.whose(*seat), name(card))
            }
            Event::Fizzled { card, .. } => {
                // Another effect of the same card may still be carried out.
                format!("{} had no target, and what needed one did nothing", name(card))
            }
            Event::EnteredPlay { card, on: Some(on), .. } => {
                format!("{} was attached to {}", name(card), name(on))
            }
            Event::Jettisoned { card, .. } => format!("{} was jettisoned", name(card)),
            Event::Dispersed { card } => format!("{} was dispersed", name(card)),
            Event::Returned { owner, card } => {
                format!("{} returned to {} hand", name(card), self.whose(*owner))
            }
            Event::Wounded { card, by } => format!("{} took {}", name(card), count(*by, "wound")),
            Event::Damaged { card, by } => format!("{} took {by} damage", name(card)),
            Event::ExpenseIncurred { seat, credits } => {
                format!("{} had to meet an expense of {}", who(seat), count(*credits, "credit"))
            }
            Event::Expended { seat, card, ev, from_deck } => {
                let from = if *from_deck { " from the deck" } else { "" };
                format!("{} expended {} (EV {ev}){from}", who(seat), name(card))
            }
            Event::Replenished { seat, cards } => {
                let cards = count(cards.len() as i64, "card");
                format!("{} put {cards} under {} deck", who(seat), self.their(*seat))
            }
            Event::TokenDiscarded { seat, token, rule } => return self.spent(*seat, *token, *rule),
            Event::InfamyChanged { seat, by, now } => infamy_changed(&self.who(*seat), *by, *now),
            Event::VpChanged { seat, by, now, .. } => {
                changed(&self.who(*seat), (*by).into(), "VP", (*now).into())
            }
            Event::Passed { seat, eligible } => {
                format!("{} passed{}", who(seat), passed(*eligible))
            }
            Event::AttemptFailed { seat, card, contract } => {
                format!("{} failed an attempt at {}", who(seat), self.side(card, *contract))
            }
            Event::ComplicationResolved { seat, card } => {
                format!("{} resolved {}", who(seat), self.complication(card))
            }
            Event::ContractCompleted { seat, card } => {
                format!("{} completed {}", who(seat), contract_side(card.def, self.book))
            }
            Event::SubplotResolved { seat, card, contract, .. } => {
                format!("{} resolved a subplot of {}", who(seat), self.side(card, *contract))
            }
            Event::PiracyBegan { attacker, defender } => {
                format!("{} struck at {}", who(attacker), who(defender))
            }
            Event::PiracyExchanged { attacker, defender, attack, answer } => format!(
                "{} inflicted {}; {} answered with {}",
                who(attacker),
                clash(*attack),
                who(defender),
                clash(*answer)
            ),
            Event::PiracyEnded { attacker, success, .. } => {
                let end = if *success { "succeeded" } else { "failed" };
                format!("{} piracy {end}", self.whose(*attacker))
            }
            Event::EnemyEngaged { seat, card, attack, answer, structure_left, .. } => {
                let enemy = self.complication(card);
                let fight = format!("{} inflicted {} on {enemy}", who(seat), clash(*attack));
                format!("{fight} and took {}; {}", clash(*answer), enemy_left(*structure_left))
            }
            Event::Bankrupt { seat } => format!("{} went bankrupt", who(seat)),
            Event::Conceded { seat } => format!("{} conceded", who(seat)),
            Event::Eliminated { seat } => format!("{} left the game", who(seat)),
            Event::ControlPassed { card, seat } => {
                format!("{} passed under {} control", name(card), self.whose(*seat))
            }
            Event::Removed { card } => format!("{} was removed for a time", name(card)),
            Event::CameBack { card } => format!("{} came back", name(card)),
            Event::Found { seat, card } => format!("{} found {}", who(seat), name(card)),
            Event::DeckShuffled { seat } => {
                format!("{} shuffled {} deck", who(seat), self.their(*seat))
            }
            Event::LookedAtTop { seat, cards } => self.looked_at_top(*seat, cards),
            Event::WentUnder { owner, card } => {
                format!("{} went under {} deck", name(card), self.whose(*owner))
            }
            Event::CountersChanged { card, by, now } => self.counters(card, *by, *now),
            Event::Orphaned { owner, card } => {
                format!("{} went to {} discard pile", self.name(card), self.whose(*owner))
            }
            Event::SlotPassed { slot, to: Some(seat) } => {
                format!("{} passed to {}", slot_name(*slot), self.who(*seat))
            }
            Event::SlotPassed { slot, to: None } => {
                format!("{} now goes to whoever has the fewest VP", slot_name(*slot))
            }
            Event::TokenRefused { seat, token } => {
                format!("{} did without {}", who(seat), token_card(*token))
            }
            Event::GameEnded { ending } => self.ended(*ending),
            Event::HarbourDues { credits } => {
                let credits = count(u16::from(*credits), "credit");
                format!("Harbour dues of {credits} are owed by everybody")
            }
            Event::Readied { .. }
            | Event::AdventureDiscarded { face_up: true, .. }
            | Event::EnteredPlay { on: None, .. }
            | Event::Spent { .. }
            | Event::CostIncurred { .. }
            | Event::TokenCollected { .. }
            | Event::AttemptBegan { .. }
            | Event::RequirementMet { .. } => return None,
        };
        Some(told)
    }
}
