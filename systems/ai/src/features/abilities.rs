//! Worth of abilities to their controller, for the rest of the game.

use cards::{
    CaptainSeen, CardId, CardSeen,
    data::{
        Ability, Activated, Card, Condition, Cost, Def, Effect, Face, Modifier, Persistent, Select,
        Token, Trigger, Triggered, Value,
    },
};

use super::{EvalContext, Supply, likely_gain};

impl<'a> EvalContext<'a> {
    /// Tokens that a captain's abilities collect automatically in the Resource Phase, except those
    /// of the card `gone`.
    pub fn collected_by_abilities(
        self,
        captain: &CaptainSeen,
        gone: Option<CardId>,
    ) -> impl Iterator<Item = Token> {
        let defs = less(captain, gone).map(|card| card.def).chain([captain.ship.def]);
        let abilities = defs.flat_map(move |def| &self.card(def).abilities);
        let triggered = abilities.filter_map(|ability| match ability {
            Ability::Triggered(triggered) if triggered.on == Trigger::TokensCollected => {
                Some(triggered)
            }
            Ability::Triggered(_) | Ability::Persistent(_) | Ability::Activated(_) => None,
        });
        let on =
            triggered.filter(move |triggered| self.holds(captain, gone, triggered.when.as_ref()));
        on.flat_map(|triggered| collected(&triggered.effects))
    }

    /// Tokens that a captain could still collect this round by using cards in play.
    pub fn within_reach(self, captain: &'a CaptainSeen) -> Supply {
        let mut supply = Supply::default();
        for card in captain.in_play.iter().filter(|card| !self.is_spent(card)) {
            for ability in &self.card(card.def).abilities {
                if let Ability::Activated(activated) = ability {
                    collected(&activated.effects).for_each(|token| supply.add(token));
                }
            }
        }
        supply
    }

    /// Whether the card or its bearer is exerted.
    fn is_spent(self, card: &CardSeen) -> bool {
        let host = card.on.and_then(|on| self.card_seen(on));
        card.exerted || host.is_some_and(|host| host.exerted)
    }

    /// Whether a condition holds for a captain; `None` always does.
    fn holds(
        self,
        captain: &CaptainSeen,
        gone: Option<CardId>,
        condition: Option<&Condition>,
    ) -> bool {
        let Some(condition) = condition else { return true };
        match condition {
            Condition::Control(number, filter) => {
                let nobody = cards::CardId(u16::MAX);
                let all = self.all(filter, captain.seat, nobody);
                all.filter(|t| t.whose() == captain.seat).count() >= usize::from(*number)
            }
            Condition::Infamy(infamy) => captain.infamy >= *infamy,
            Condition::Pursuing => self.pursued(captain).is_some(),
            Condition::Pirate => captain.activity == cards::Activity::Pirate,
            Condition::SucceededAtPiracy => captain.struck == Some(true),
            Condition::Behind => {
                let others = self.seen.captains.iter().filter(|c| c.seat != captain.seat && !c.out);
                others.into_iter().all(|other| other.vp > captain.vp)
            }
            // The asking card is unknown here: any of the captain's with enough counters will do.
            Condition::Counters(least) => less(captain, gone).any(|c| c.counters >= *least),
            Condition::First => self.seen.first == captain.seat,
            // A fight resolves at once; between fights nobody is in one.
            Condition::Attacking | Condition::Defending => false,
        }
    }

    /// Tokens that a card in play adds each round.
    pub fn brought_by(self, def: Def) -> Supply {
        let card = self.card(def);
        let mut supply = Supply::default();
        if let Face::Crew(crew) = &card.face {
            supply.add_skills(crew.skills.iter().map(|(&skill, &level)| (skill, level)));
        }
        if let Face::Event(event) = &card.face {
            collected(&event.text.effects).for_each(|token| supply.add(token));
        }
        for ability in &card.abilities {
            match ability {
                Ability::Persistent(persistent) => granted(persistent).for_each(|t| supply.add(t)),
                Ability::Activated(activated) => {
                    collected(&activated.effects).for_each(|token| supply.add(token));
                }
                Ability::Triggered(triggered) => {
                    if triggered.on == Trigger::TokensCollected {
                        collected(&triggered.effects).for_each(|token| supply.add(token));
                    }
                }
            }
        }
        supply
    }

    /// Worth of a card's abilities besides tokens, if they last to the end of the game.
    pub fn standing_worth(self, card: &'a Card) -> f32 {
        let worth = card.abilities.iter().map(|ability| match ability {
            Ability::Persistent(persistent) => self.persistent_worth(persistent),
            Ability::Activated(activated) => self.activated_worth(activated),
            Ability::Triggered(triggered) => self.triggered_worth(triggered),
        });
        worth.sum::<f32>() * self.horizon()
    }

    /// Share of a whole game that a card put into play now will still see.
    pub fn horizon(self) -> f32 {
        self.rounds_left() / A_WHOLE_GAME
    }

    fn persistent_worth(self, persistent: &Persistent) -> f32 {
        let share = if persistent.when.is_some() { self.judgement.conditional } else { 1.0 };
        let points = persistent.change.iter().map(|change| match change {
            Modifier::Change(value, by) => {
                a_point_of(*value, self.judgement.victory_point) * f32::from(*by)
            }
            Modifier::Halve(value) => -2.0 * a_point_of(*value, self.judgement.victory_point),
            Modifier::Keyword(_) => 0.5,
            Modifier::RaiseSkill(_) => 1.0,
            Modifier::Grant(..) | Modifier::Capability(_) | Modifier::Trait(_) => 0.0,
            Modifier::CannotReady | Modifier::LowerSkill(_) | Modifier::NoAbilities => -0.5,
        });
        let sign = if concerns_opponents(&persistent.on) { -1.0 } else { 1.0 };
        points.sum::<f32>() * share * sign
    }

    fn activated_worth(self, activated: &Activated) -> f32 {
        let price: f32 = activated.cost.iter().map(|cost| price_of(self, cost)).sum();
        let gain: f32 =
            activated.effects.iter().filter(|e| !is_token(e)).map(|e| likely_gain(self, e)).sum();
        let uses = if activated.cost.iter().any(is_final) { 1.0 } else { self.judgement.uses };
        let share = if activated.when.is_some() { self.judgement.conditional } else { 1.0 };
        (gain - price).max(0.0) * uses * share
    }

    fn triggered_worth(self, triggered: &Triggered) -> f32 {
        let gain: f32 =
            triggered.effects.iter().filter(|e| !is_token(e)).map(|e| likely_gain(self, e)).sum();
        let times = match triggered.on {
            Trigger::ContractResolved | Trigger::ComplicationResolved => 3.0,
            Trigger::SubplotResolved(_) | Trigger::Dispersed | Trigger::PiracySucceeded => 1.0,
            Trigger::Discarded | Trigger::TransientPlayed => 4.0,
            Trigger::Jettisoned(_) => 2.0,
            Trigger::AttackedByPirate => 0.5,
            Trigger::TokensCollected => 4.0,
        };
        let share = if triggered.when.is_some() { self.judgement.conditional } else { 1.0 };
        gain * times * share
    }
}

/// Rounds of a full game.
const A_WHOLE_GAME: f32 = 10.0;

/// Worth of a point of a value to its captain over a whole game.
fn a_point_of(value: Value, victory_point: f32) -> f32 {
    match value {
        Value::Attack => 1.2,
        Value::Defense => 1.5,
        Value::Jump => 2.0,
        Value::Initiative => 0.4,
        Value::Tonnage => 0.0,
        Value::HandSize => 1.0,
        Value::CrewSlots => 1.5,
        Value::UpgradeSlots(_) => 0.5,
        Value::WoundCapacity | Value::StructureCapacity => 0.4,
        Value::ProcureCost => -4.0,
        Value::HeroicCost => -1.0,
        Value::GearLimit(_) | Value::ConnectionLimit(_) => 0.3,
        Value::Vp => victory_point,
        Value::Distance => -1.0,
        Value::AbandonmentPenalty => -0.3,
        Value::VictoryThreshold => -victory_point,
    }
}

fn price_of(context: EvalContext, cost: &Cost) -> f32 {
    match cost {
        Cost::Credits(credits) => f32::from(*credits),
        Cost::Exert => 0.2,
        Cost::Jettison | Cost::Disperse => 1.0,
        Cost::ExertAnother(_) => 0.3,
        Cost::JettisonAnother(_) => 3.0,
        Cost::Discard(cards) => f32::from(*cards) * context.pool.usual_ev,
        Cost::Spend(_) => 0.8,
        Cost::RemoveCounters(counters) => 0.3 * f32::from(*counters),
    }
}

/// Whether a cost takes the card itself.
fn is_final(cost: &Cost) -> bool {
    matches!(cost, Cost::Jettison | Cost::Disperse)
}

fn is_token(effect: &Effect) -> bool {
    matches!(effect, Effect::Collect(_))
}

fn concerns_opponents(on: &Select) -> bool {
    match on {
        Select::Target(filter) | Select::Each(filter) => {
            filter.whose == cards::data::Whose::Opposing
        }
        Select::This | Select::Host | Select::Performer | Select::YourShip | Select::SameTarget => {
            false
        }
    }
}

/// Captain's cards in play, except the card `gone`.
fn less(captain: &CaptainSeen, gone: Option<CardId>) -> impl Iterator<Item = &CardSeen> {
    captain.in_play.iter().filter(move |card| Some(card.id) != gone)
}

fn collected(effects: &[Effect]) -> impl Iterator<Item = Token> + '_ {
    effects.iter().filter_map(|effect| match effect {
        Effect::Collect(token) => Some(*token),
        _ => None,
    })
}

fn granted(persistent: &Persistent) -> impl Iterator<Item = Token> + '_ {
    persistent.change.iter().filter_map(|change| match change {
        Modifier::Grant(skill, level) => Some(Token::Skill(*skill, *level)),
        Modifier::Capability(capability) => Some(Token::Capability(*capability)),
        Modifier::Change(..)
        | Modifier::Keyword(_)
        | Modifier::Trait(_)
        | Modifier::CannotReady
        | Modifier::Halve(_)
        | Modifier::RaiseSkill(_)
        | Modifier::LowerSkill(_)
        | Modifier::NoAbilities => None,
    })
}
