//! Abilities: effects with a timing, a price and a condition.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    Capability, ConnectionKind, Effect, Filter, GearKind, Keyword, Level, Phase, Select, Skill,
    Token, UpgradeKind,
};

/// An effect produced by the text of a card in play (CCG-GEN-7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Ability {
    Persistent(Persistent),
    Activated(Activated),
    Triggered(Triggered),
}

/// Always on while its condition holds; never on the queue (CCG-TIM-6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Persistent {
    /// Condition for the ability to be on (CCG-TIM-6a).
    #[serde(default)]
    pub when: Option<Condition>,
    /// Cards affected; never a target, since persistent abilities choose nothing.
    pub on: Select,
    pub change: Vec<Modifier>,
}

/// Needs a cost or a card play, and goes on the queue (CCG-TIM-4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activated {
    #[serde(default)]
    pub timing: Timing,
    /// Phases to which it is limited; empty for no limit (CCG-TIM-8).
    #[serde(default)]
    pub during: Vec<Phase>,
    /// Usable once a round (CCG-TIM-14).
    #[serde(default)]
    pub limited: bool,
    #[serde(default)]
    pub when: Option<Condition>,
    /// Price, paid before the effect is queued (CCG-COST-9). Empty for events, which have a credit
    /// cost.
    #[serde(default)]
    pub cost: Vec<Cost>,
    pub effects: Vec<Effect>,
}

/// Reads the text of an event; one without a timing of its own is a reaction (CCG-TIM-12).
pub(super) fn event_text<'de, D: Deserializer<'de>>(text: D) -> Result<Activated, D::Error> {
    #[derive(Deserialize)]
    #[serde(rename = "Activated", deny_unknown_fields)]
    struct EventText {
        #[serde(default = "reaction")]
        timing: Timing,
        #[serde(default)]
        during: Vec<Phase>,
        #[serde(default)]
        limited: bool,
        #[serde(default)]
        when: Option<Condition>,
        #[serde(default)]
        cost: Vec<Cost>,
        effects: Vec<Effect>,
    }
    let EventText { timing, during, limited, when, cost, effects } = EventText::deserialize(text)?;
    Ok(Activated { timing, during, limited, when, cost, effects })
}

fn reaction() -> Timing {
    Timing::Reaction
}

/// Happens by itself, at once, upon an event of its controller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    pub on: Trigger,
    #[serde(default)]
    pub when: Option<Condition>,
    pub effects: Vec<Effect>,
}

/// Timing of an activated effect (CCG-TIM-9).
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Timing {
    /// By the acting captain only (CCG-TIM-10).
    Action,
    /// An action for which the crew who carries this gear exerts (CCG-ACT-1d).
    Use,
    /// At any time, even while something is on the queue (CCG-TIM-11).
    Reaction,
    /// At any time when nothing is on the queue (CCG-TIM-13); the default of abilities.
    #[default]
    Anytime,
}

/// Event that sets off a triggered ability.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Trigger {
    ContractResolved,
    ComplicationResolved,
    /// A subplot, or only one with this token among its requirements (CCG-LINK-2).
    SubplotResolved(Option<Token>),
    /// You discard a card from your hand (CCG-VERB-2).
    Discarded,
    /// You play an event or a heroic, cancelled or not (CCG-TIM-15a).
    TransientPlayed,
    /// A card of this kind is jettisoned (CCG-VERB-5).
    Jettisoned(Filter),
    /// Any card is dispersed (CCG-VERB-6d).
    Dispersed,
    PiracySucceeded,
    /// Another captain's piracy against you has been resolved.
    AttackedByPirate,
    /// The end of Resource stage 1, once tokens are collected.
    TokensCollected,
}

/// One part of an ability's price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Cost {
    /// Paid by expending (CCG-COST-1).
    Credits(u8),
    /// This card exerts (CCG-COST-13).
    Exert,
    /// This card is jettisoned.
    Jettison,
    /// This card is dispersed (CCG-VERB-6a).
    Disperse,
    /// Another card you control exerts.
    ExertAnother(Filter),
    /// Another card you control is jettisoned.
    JettisonAnother(Filter),
    /// Discard cards from your hand.
    Discard(u8),
    /// Discard a token from your pool.
    Spend(Token),
    /// Remove counters from this card (CCG-CTR-1).
    RemoveCounters(u8),
}

/// A condition, from the point of view of a card's controller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Condition {
    /// You control at least this many such cards.
    Control(u8, Filter),
    /// You have at least this much infamy.
    Infamy(u8),
    /// You pursue a contract.
    Pursuing,
    /// You have declared piracy this round.
    Pirate,
    /// Your piracy of this round has succeeded (CCG-PIR-4).
    SucceededAtPiracy,
    /// You have fewer victory points than every opposing captain.
    Behind,
    /// You are the first captain of this round.
    First,
    /// This card has at least this many counters on it.
    Counters(u8),
    /// Your ship is the attacker in the present fight.
    Attacking,
    /// Your ship is the defender in the present fight.
    Defending,
}

/// A change to a card's values or properties (CCG-MOD-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Modifier {
    /// Raises or lowers a value (CCG-MOD-2).
    Change(Value, i8),
    /// Gives a crew this skill, at least at this level (CCG-SKL-5).
    Grant(Skill, Level),
    /// Gives a ship one more capability icon.
    Capability(Capability),
    Keyword(Keyword),
    Trait(String),
    /// Prevents readying by any effect or rule (CCG-GEN-3).
    CannotReady,
    /// Halves a value after all other changes, rounded up (CCG-MOD-3).
    Halve(Value),
    /// Raises a crew's skill by a level, up to expert (CCG-SKL-5a).
    RaiseSkill(Skill),
    /// Lowers a crew's skill by a level, down to none (CCG-SKL-5a).
    LowerSkill(Skill),
    /// Blanks its text, so that it has no abilities and keywords. Only for a time.
    NoAbilities,
}

/// A number printed on a card or kept by a captain.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Value {
    Attack,
    Defense,
    Jump,
    Initiative,
    Tonnage,
    HandSize,
    CrewSlots,
    UpgradeSlots(UpgradeKind),
    /// Gear of this subtype that a crew can carry.
    GearLimit(GearKind),
    /// Connections of this subtype; on a ship, those its captain can keep.
    ConnectionLimit(ConnectionKind),
    /// Wounds a crew takes before it is lost.
    WoundCapacity,
    /// Damage an upgrade takes before it is lost.
    StructureCapacity,
    /// Credits to procure cards; on a ship, for all its captain's procurements.
    ProcureCost,
    /// Credits to play heroics; on a ship, for all its captain's heroics.
    HeroicCost,
    Distance,
    AbandonmentPenalty,
    /// Victory points of a contract.
    Vp,
    /// Victory points a captain needs; on a ship, for its captain.
    VictoryThreshold,
}
