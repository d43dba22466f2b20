//! Control: no captain pays with, uses, exerts, shifts or loses as a cost a card they do not
//! control (CCG-OWN-4, CCG-COST-11, CCG-COST-12).

use std::collections::BTreeMap;

use bevy::prelude::World;
use engine::Seat;

use super::Broken;
use crate::{
    choice::{CardId, Choice, Decision, Move, Why},
    event::{Event, Using},
    state::TableRead,
};

/// Control of each card by the journal, and the captain who is paying.
#[derive(Debug, Clone)]
pub(super) struct Control {
    owners: Vec<Seat>,
    controllers: BTreeMap<CardId, Seat>,
    /// Captain whose play is in targeting or payment; exerted cards are part of its price.
    player: Option<Seat>,
    /// Captain of the latest cost or expense.
    payer: Option<Seat>,
}

impl Control {
    pub fn of(world: &World) -> Control {
        let controllers = world.in_play().map(|id| (id, world.card(id).controller)).collect();
        let owners = world.card_ids().map(|id| world.card(id).owner).collect();
        Control { owners, controllers, player: None, payer: None }
    }

    /// Checks a decision against control of the cards it uses. `asked` is the choice it answers.
    pub fn decided(&mut self, asked: &Choice, decision: Decision) -> Result<(), Broken> {
        if decision.seat != asked.seat || !asked.options.contains(&decision.chosen) {
            return Ok(()); // out of turn
        }
        self.may(asked.seat, asked.why, decision.chosen)?;
        let is_play = matches!(
            decision.chosen,
            Move::Procure(_) | Move::Event(_) | Move::Heroic { .. } | Move::Ability { .. }
        );
        if is_play && asked.why != Why::Ordering {
            self.player = Some(asked.seat);
        }
        Ok(())
    }

    /// Checks every option of a choice against control of the cards it uses.
    pub fn offered(&self, choice: &Choice) -> Result<(), Broken> {
        choice.options.iter().try_for_each(|&option| self.may(choice.seat, choice.why, option))
    }

    fn may(&self, seat: Seat, why: Why, chosen: Move) -> Result<(), Broken> {
        match chosen {
            Move::Exert(card) => self.held(seat, card, "exerts"),
            Move::Jettison(card) if why != Why::Trimming => self.held(seat, card, "jettisons"),
            Move::JettisonExpendable(card) => self.held(seat, card, "pays with"),
            Move::Restore(card) => self.held(seat, card, "restores"),
            Move::Pick { crew, .. } => self.held(seat, crew, "picks a skill for"),
            Move::Heroic { crew, .. } => self.held(seat, crew, "performs with"),
            Move::Ability { card, .. } if why != Why::Ordering => self.held(seat, card, "uses"),
            Move::Shift { gear, to } => {
                self.held(seat, gear, "shifts")?;
                self.held(seat, to, "shifts gear to")
            }
            Move::Discard(card) | Move::ExpendHand(card) => self.own(seat, card, "gives up"),
            Move::Procure(card) | Move::Event(card) => self.own(seat, card, "plays"),
            _ => Ok(()),
        }
    }

    /// Reads one more event.
    pub fn read(&mut self, event: &Event) -> Result<(), Broken> {
        match event {
            Event::EnteredPlay { seat, card, .. } | Event::ControlPassed { card, seat } => {
                self.controllers.insert(card.id, *seat);
            }
            Event::CostIncurred { seat, .. } | Event::ExpenseIncurred { seat, .. } => {
                self.payer = Some(*seat);
            }
            Event::Expended { seat, card, .. } => {
                let payer = self.payer.unwrap_or(*seat);
                self.own(*seat, card.id, "expends")?;
                self.own(payer, card.id, "has paid for them with")?;
            }
            Event::Played { seat, card, using } => {
                self.player = None;
                self.played(*seat, card.id, *using)?;
            }
            Event::Eliminated { .. } | Event::StageBegan { .. } => self.player = None,
            _ => self.price(event)?,
        }
        Ok(())
    }

    fn played(&self, seat: Seat, card: CardId, using: Using) -> Result<(), Broken> {
        match using {
            Using::Ability(_) => self.held(seat, card, "uses"),
            Using::Heroic { crew, .. } => self.held(seat, crew.id, "performs with"),
            Using::Procuring | Using::Event => self.own(seat, card, "plays"),
        }
    }

    /// Checks cards that are exerted or leave as a cost.
    fn price(&self, event: &Event) -> Result<(), Broken> {
        match event {
            Event::Exerted { card } => {
                self.player.map_or(Ok(()), |seat| self.held(seat, card.id, "exerts"))
            }
            Event::CountersChanged { card, by: ..0, .. } => {
                self.player.map_or(Ok(()), |seat| self.held(seat, card.id, "spends counters of"))
            }
            Event::Jettisoned { card, rule, .. }
                if ["CCG-COST-12", "CCG-COST-13"].contains(&rule.0) =>
            {
                self.player.map_or(Ok(()), |seat| self.held(seat, card.id, "jettisons"))
            }
            Event::Jettisoned { card, rule, .. } if rule.0 == "CCG-KEY-8" => {
                self.payer.map_or(Ok(()), |seat| self.held(seat, card.id, "pays with"))
            }
            _ => Ok(()),
        }
    }

    fn held(&self, seat: Seat, card: CardId, deed: &'static str) -> Result<(), Broken> {
        let controller = self.controllers.get(&card).copied();
        if controller == Some(seat) {
            Ok(())
        } else {
            Err(Broken::NotControlled { seat, deed, card })
        }
    }

    fn own(&self, seat: Seat, card: CardId, deed: &'static str) -> Result<(), Broken> {
        let owner = self.owners.get(usize::from(card.0)).copied();
        if owner == Some(seat) { Ok(()) } else { Err(Broken::NotControlled { seat, deed, card }) }
    }

    /// Checks control in the world against the journal.
    pub fn check(&self, world: &World) -> Result<(), Broken> {
        let told = |id: CardId| self.controllers.get(&id) == Some(&world.card(id).controller);
        match world.in_play().find(|&id| !told(id)) {
            Some(id) => Err(Broken::Untold(id)),
            None => Ok(()),
        }
    }
}
