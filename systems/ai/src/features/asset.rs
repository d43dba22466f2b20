//! Worth of cards: in play to their controller, in hand to their captain.

use cards::{
    CaptainSeen, CardSeen,
    data::{Ability, Cost, Face, Token},
};

use super::{EvalContext, Prospect, Supply, Thing, likely_gain};

impl<'a> EvalContext<'a> {
    /// Worth of a thing in play to its controller.
    pub fn worth(self, thing: Thing) -> f32 {
        match thing {
            Thing::Card(card) => self.worth_in_play(card),
            Thing::Ship(_) => SHIP,
            Thing::Contract(..) | Thing::Complication(..) | Thing::Queued(_) => 0.0,
        }
    }

    /// Worth of a thing in play, apart from the contract its captain pursues now.
    pub fn lasting_worth(self, thing: Thing) -> f32 {
        let Thing::Card(card) = thing else { return self.worth(thing) };
        let printed = self.card(card.def);
        let tokens = self.token_worth(&self.brought_by(card.def), &Supply::default());
        self.judgement.replacing * f32::from(printed.cost().unwrap_or(0))
            + tokens
            + self.standing_worth(printed)
    }

    /// Computes the value that [`EvalContext::worth_in_play`] caches.
    pub(super) fn weigh_in_play(self, card: &CardSeen) -> f32 {
        let printed = self.card(card.def);
        let captain = self.captain(card.controller);
        let rest = self.supply_less(captain, Some(card.id));
        let mut own = self.brought_by(card.def);
        if !card.skills.is_empty() {
            own = Supply::default();
            own.add_skills(card.skills.iter().copied());
        }
        let tokens = self.token_worth(&own, &rest);
        let needed = self.pursuit_worth(captain, &rest, &own);
        let cost = f32::from(printed.cost().unwrap_or(0));
        let burden = card.owner != card.controller;
        let stored = self.stored_worth(card);
        let worth = self.judgement.replacing * cost
            + tokens
            + needed
            + self.standing_worth(printed)
            + stored;
        if burden { -worth } else { worth }
    }

    /// Worth of the counters on a card: their share of what they buy once there are enough of them.
    fn stored_worth(self, card: &CardSeen) -> f32 {
        let each = self.card(card.def).abilities.iter().map(|ability| {
            let Ability::Activated(activated) = ability else { return 0.0 };
            let price = activated.cost.iter().map(|cost| match cost {
                Cost::RemoveCounters(counters) => *counters,
                _ => 0,
            });
            let price = price.fold(0, u8::saturating_add);
            let share = f32::from(card.counters.min(price)) / f32::from(price.max(1));
            share * self.likely(&activated.effects)
        });
        each.fold(0.0, f32::max)
    }

    /// Gain of putting a hand card into play, less what it would push out, before its cost.
    pub fn worth_procured(self, card: &CardSeen) -> f32 {
        let printed = self.card(card.def);
        let own = self.brought_by(card.def);
        let gain = self.token_worth(&own, &self.own_pursuit().0)
            + self.own_pursuit_worth(&own)
            + self.standing_worth(printed).abs();
        gain - self.pushed_out(card)
    }

    /// Worth of keeping a hand card over any other: the likely gain of playing it, less its cost.
    pub fn worth_in_hand(self, card: &CardSeen) -> f32 {
        let cost = f32::from(card.cost);
        let gain = match &self.card(card.def).face {
            Face::Crew(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_) => {
                self.worth_procured(card)
            }
            Face::Event(event) => {
                self.likely(&event.text.effects)
                    + self.own_pursuit_worth(&self.brought_by(card.def))
            }
            Face::Heroic(heroic) => {
                let performer = self
                    .me()
                    .in_play
                    .iter()
                    .any(|crew| crew.skills.iter().any(|(skill, _)| *skill == heroic.skill));
                let gain = self.likely(&heroic.trained).max(self.likely(&heroic.expert));
                if performer { gain } else { gain * self.judgement.unperformed }
            }
            Face::Ship(_) | Face::Adventure(_) => 0.0,
        };
        (gain - cost * self.thrift()).max(0.0) * self.judgement.keeping
    }

    /// Worth of the tokens that `own` brings each round, beside the tokens in `have`.
    fn token_worth(self, own: &Supply, have: &Supply) -> f32 {
        let use_of = |&source| self.demand().use_of(source, have.sources());
        own.sources().iter().map(use_of).sum::<f32>() * self.judgement.useful_token * self.horizon()
    }

    /// Worth of `own` tokens, beside `have`, for the contract that a captain pursues.
    pub fn pursuit_worth(self, captain: &'a CaptainSeen, have: &Supply, own: &Supply) -> f32 {
        let Some((_, contract)) = self.pursued(captain) else { return 0.0 };
        self.gained(
            self.prospect(captain, contract, have, false),
            self.prospect(captain, contract, &have.and(own), false),
        )
    }

    /// Worth of `more` tokens for the captain's own contract.
    fn own_pursuit_worth(self, more: &Supply) -> f32 {
        let (have, before) = self.own_pursuit();
        let (Some(before), Some((_, contract))) = (before, self.pursued(self.me())) else {
            return 0.0;
        };
        self.gained(*before, self.prospect(self.me(), contract, &have.and(more), false))
    }

    fn gained(self, before: Prospect, after: Prospect) -> f32 {
        let closing = if before.open > after.open {
            self.judgement.closing * before.vp / before.open as f32
        } else {
            0.0
        };
        (after.promise - before.promise + closing).max(0.0) * self.judgement.victory_point
    }

    /// Worth of one more token now to a captain.
    pub fn collecting_worth(self, captain: &'a CaptainSeen, token: Token) -> f32 {
        self.pursuit_worth(captain, &self.supply(captain), &Supply::of(&[token]))
    }

    fn likely(self, effects: &[cards::data::Effect]) -> f32 {
        effects.iter().map(|effect| likely_gain(self, effect)).sum()
    }

    /// Worth of the card that a limit would force out for `card`.
    fn pushed_out(self, card: &CardSeen) -> f32 {
        let mine = &self.me().in_play;
        let least = |alike: &dyn Fn(&CardSeen) -> bool, room: i16| {
            let rivals: Vec<f32> =
                mine.iter().filter(|c| alike(c)).map(|c| self.worth_in_play(c)).collect();
            let full = rivals.len() as i16 >= room;
            if full { rivals.into_iter().fold(f32::MAX, f32::min) } else { 0.0 }
        };
        match &self.card(card.def).face {
            Face::Crew(_) => {
                let twin = mine.iter().any(|other| other.def == card.def);
                let ship = &self.me().ship;
                let is_crew = |c: &CardSeen| matches!(self.card(c.def).face, Face::Crew(_));
                if twin { TWIN } else { least(&is_crew, ship.crew_slots) }
            }
            Face::Connection(new) => least(
                &|c| matches!(&self.card(c.def).face, Face::Connection(old) if old.subtype == new.subtype),
                1,
            ),
            Face::Upgrade(new) => least(
                &|c| matches!(&self.card(c.def).face, Face::Upgrade(old) if old.subtype == new.subtype),
                self.upgrade_slots(new.subtype),
            ),
            Face::Gear(new) => {
                let is_alike = |c: &CardSeen| matches!(&self.card(c.def).face, Face::Gear(old) if old.subtype == new.subtype);
                let mut crew =
                    mine.iter().filter(|c| matches!(self.card(c.def).face, Face::Crew(_)));
                let all_carry =
                    crew.all(|crew| mine.iter().any(|c| c.on == Some(crew.id) && is_alike(c)));
                least(&is_alike, if all_carry { 1 } else { i16::MAX })
            }
            Face::Ship(_) | Face::Adventure(_) | Face::Event(_) | Face::Heroic(_) => 0.0,
        }
    }

    fn upgrade_slots(self, kind: cards::data::UpgradeKind) -> i16 {
        match &self.card(self.me().ship.def).face {
            Face::Ship(ship) => ship.upgrade_slots.get(&kind).copied().unwrap_or(0),
            Face::Adventure(_)
            | Face::Crew(_)
            | Face::Connection(_)
            | Face::Gear(_)
            | Face::Upgrade(_)
            | Face::Event(_)
            | Face::Heroic(_) => 0,
        }
    }
}

/// Worth of a ship: more than anything that can happen to it.
const SHIP: f32 = 10.0;
/// Penalty for a second crew of one name, which cannot stand beside the first (CCG-SLOT-1a).
const TWIN: f32 = 50.0;
