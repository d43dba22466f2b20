//! Abilities: effects with a timing, a price, a condition.

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
    /// Must hold, or the ability is off (CCG-TIM-6a).
    #[serde(default)]
    pub when: Option<Condition>,
    /// Never a target: persistent abilities choose nothing.
    pub on: Select,
    pub change: Vec<Modifier>,
}

/// Needs a cost or a card play, and goes on the queue (CCG-TIM-4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activated {
    #[serde(default)]
    pub timing: Timing,
    /// The phases it is limited to; none named is no restriction (CCG-TIM-8).
    #[serde(default)]
    pub during: Vec<Phase>,
    /// Once a round (CCG-TIM-14).
    #[serde(default)]
    pub limited: bool,
    #[serde(default)]
    pub when: Option<Condition>,
    /// Paid before the effect is queued (CCG-COST-9). Empty for events, which have a credit cost.
    #[serde(default)]
    pub cost: Vec<Cost>,
    pub effects: Vec<Effect>,
}

/// Reads the text of an event: one without a timing of its own is a reaction (CCG-TIM-12).
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

/// Happens by itself, at once, when something happens to its controller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    pub on: Trigger,
    #[serde(default)]
    pub when: Option<Condition>,
    pub effects: Vec<Effect>,
}

/// When an activated effect may be generated (CCG-TIM-9).
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
    /// At any time when nothing is on the queue (CCG-TIM-13): what an ability is that names no timing.
    #[default]
    Anytime,
}

/// What a triggered ability waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Trigger {
    ContractResolved,
    ComplicationResolved,
    /// A subplot, or only one with such a token among its requirements (CCG-LINK-2).
    SubplotResolved(Option<Token>),
    /// You discard a card from your hand (CCG-VERB-2).
    Discarded,
    /// You play an event or a heroic, cancelled or not (CCG-TIM-15a).
    TransientPlayed,
    /// Such a card is jettisoned (CCG-VERB-5).
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
    /// A card you control is jettisoned.
    JettisonAnother(Filter),
    /// Cards from your hand, discarded.
    Discard(u8),
    /// A token from your pool.
    Spend(Token),
    /// Counters off this card (CCG-CTR-1).
    RemoveCounters(u8),
}

/// Something that holds or does not, seen from a card's controller.
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
    /// This card has at least so many counters on it.
    Counters(u8),
    /// Your ship is the attacker of a fight that is going on.
    Attacking,
    /// Your ship is the defender of a fight that is going on.
    Defending,
}

/// A change to a card's values, or to what it has (CCG-MOD-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Modifier {
    /// A value goes up or down (CCG-MOD-2).
    Change(Value, i8),
    /// A crew has this skill at this level at least (CCG-SKL-5).
    Grant(Skill, Level),
    /// A ship has one capability icon more.
    Capability(Capability),
    Keyword(Keyword),
    Trait(String),
    /// It is not readied by any effect or rule (CCG-GEN-3).
    CannotReady,
    /// A value is halved after all it gains and loses, and rounded up (CCG-MOD-3).
    Halve(Value),
    /// A crew is a level better at a skill, up to expert (CCG-SKL-5a).
    RaiseSkill(Skill),
    /// A crew is a level worse at a skill, down to none (CCG-SKL-5a).
    LowerSkill(Skill),
    /// Its text is blank: no abilities, no keywords. Only for a time.
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
    /// Gear of a subtype that a crew can carry.
    GearLimit(GearKind),
    /// Connections of a subtype; on a ship, those its captain can keep.
    ConnectionLimit(ConnectionKind),
    /// Wounds a crew takes before it is lost.
    WoundCapacity,
    /// Damage an upgrade takes before it is lost.
    StructureCapacity,
    /// Credits to procure cards; on a ship, for everything its captain procures.
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
