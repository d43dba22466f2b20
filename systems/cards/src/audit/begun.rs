//! Remainders by the journal: procedures that began and did not end, and counts of a round.

use std::collections::BTreeMap;

use bevy::prelude::World;
use engine::Seat;

use super::Broken;
use crate::{
    choice::CardId,
    event::{Event, Using},
    state::TableRead,
};

/// Procedures that must still end, and actions of this round.
#[derive(Debug, Clone, Default)]
pub(super) struct Begun {
    plays: Vec<(Seat, CardId)>,
    attempt: Option<(Seat, CardId)>,
    fight: Option<(Seat, Seat)>,
    /// Abilities used in this round.
    used: BTreeMap<CardId, Vec<u8>>,
    shifted: Vec<CardId>,
    collected: BTreeMap<Seat, usize>,
}

impl Begun {
    /// Reads one more event. `owners` are the owners of all cards.
    pub fn read(&mut self, event: &Event, owners: &[Seat]) -> Result<(), Broken> {
        match event {
            Event::StageBegan { .. } => return self.stage_is_over(),
            Event::RoundBegan { .. } => {
                self.used.clear();
                self.shifted.clear();
                self.collected.clear();
            }
            Event::GameEnded { .. } => *self = Begun::default(),
            Event::Shifted { gear, .. } => self.shifted.push(gear.id),
            Event::TokenCollected { seat, .. } => *self.collected.entry(*seat).or_default() += 1,
            _ => self.follow(event, owners)?,
        }
        Ok(())
    }

    fn follow(&mut self, event: &Event, owners: &[Seat]) -> Result<(), Broken> {
        match event {
            Event::Played { seat, card, using } => {
                self.plays.push((*seat, card.id));
                if let Using::Ability(nth) = using {
                    self.used.entry(card.id).or_default().push(*nth);
                }
            }
            Event::Resolved { seat, card, .. }
            | Event::Cancelled { seat, card }
            | Event::Fizzled { seat, card }
            | Event::EnteredPlay { seat, card, .. } => self.play_is_over(*seat, card.id),
            Event::AttemptBegan { seat, card } => {
                return begin(&mut self.attempt, (*seat, card.id), "an attempt");
            }
            Event::AttemptFailed { .. }
            | Event::ComplicationResolved { .. }
            | Event::ContractCompleted { .. }
            | Event::SubplotResolved { .. } => self.attempt = None,
            Event::AdventureDiscarded { card, .. }
            | Event::Dispersed { card }
            | Event::Removed { card } => self.attempt = self.attempt.filter(|it| it.1 != card.id),
            Event::PiracyBegan { attacker, defender } => {
                return begin(&mut self.fight, (*attacker, *defender), "a fight");
            }
            Event::PiracyEnded { .. } => self.fight = None,
            Event::Eliminated { seat } => {
                self.plays.retain(|play| play.0 != *seat);
                // CCG-ELM-3: nobody goes on attempting a card that left with its owner.
                let is_theirs = |card: CardId| owners[usize::from(card.0)] == *seat;
                self.attempt = self.attempt.filter(|it| it.0 != *seat && !is_theirs(it.1));
            }
            _ => {}
        }
        Ok(())
    }

    fn play_is_over(&mut self, seat: Seat, card: CardId) {
        if let Some(at) = self.plays.iter().rposition(|play| *play == (seat, card)) {
            self.plays.remove(at);
        }
    }

    fn stage_is_over(&mut self) -> Result<(), Broken> {
        if !self.plays.is_empty() {
            return Err(left("a play", "the end of its stage"));
        }
        if self.attempt.is_some() {
            return Err(left("an attempt", "the end of its stage"));
        }
        if self.fight.is_some() {
            return Err(left("a fight", "the end of its stage"));
        }
        Ok(())
    }

    /// Checks that the table counts only actions of this round (CCG-TIM-14a, FL-2, CCG-RDY-5b,
    /// CCG-TOK-4).
    pub fn check(&self, world: &World) -> Result<(), Broken> {
        for id in world.in_play() {
            let condition = world.condition(id);
            let used = self.used.get(&id).map_or(&[][..], Vec::as_slice);
            let was_used =
                (0..8).all(|nth| condition.used & (1 << nth) == 0 || used.contains(&nth));
            if !was_used || usize::from(condition.uses) > used.len() {
                return Err(left("a use of an ability", "the end of the round"));
            }
            if world.is_shifted(id) && !self.shifted.contains(&id) {
                return Err(left("a shift of gear", "the end of the round"));
            }
        }
        let most = |seat| self.collected.get(&seat).copied().unwrap_or_default();
        let is_kept = |seat: Seat| world.captain(seat).pool.len() > most(seat);
        if world.seats().into_iter().any(is_kept) {
            return Err(left("a token", "the end of the round"));
        }
        Ok(())
    }
}

/// Begins a procedure, of which there is one at a time.
fn begin<T>(at: &mut Option<T>, new: T, what: &'static str) -> Result<(), Broken> {
    if at.replace(new).is_some() { Err(left(what, "the next one")) } else { Ok(()) }
}

fn left(what: &'static str, until: &'static str) -> Broken {
    Broken::Left { what, until }
}
