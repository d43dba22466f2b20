//! Effects of cards. The enum is closed on purpose: a new effect is a new variant, and the compiler
//! then names every place that must handle it. Card texts are printed from the same tree.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ConnectionKind, GearKind, Modifier, Skill, Token, UpgradeKind, Value};

/// One effect of a card (CCG-GEN-7). The effects of a list happen in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Effect {
    /// Draw cards from the top of the Captain's Deck.
    Draw(Captains, u8),
    /// Discard cards of their choice from hand (CCG-VERB-2).
    Discard(Captains, u8),
    /// Gain victory points, or lose them when below 0.
    Vp(Captains, i8),
    /// Gain infamy tokens, or lose them when below 0.
    Infamy(Captains, i8),
    /// Meet an expense now (CCG-EXP-1).
    Expense(Captains, u8),
    /// Add a token to your Resource Pool.
    Collect(Token),
    /// Remove a token of this kind from a Resource Pool, if there is one (CCG-VERB-3).
    DiscardToken(Captains, Token),
    /// Wound crew.
    Wound(Select, u8),
    /// Deal structure damage to upgrades.
    Damage(Select, u8),
    /// Remove wounds or structure damage (CCG-VERB-9).
    Restore(Select, u8),
    /// The same, explicitly also on Mechanical crew (CCG-KEY-15).
    RestoreMechanical(Select, u8),
    /// Exert cards (CCG-VERB-10).
    Exert(Select),
    /// Ready cards (CCG-VERB-10).
    Ready(Select),
    /// Jettison permanents to their owners' discard piles (CCG-VERB-5).
    Jettison(Select),
    /// Remove cards from the game (CCG-VERB-6).
    Disperse(Select),
    /// Return permanents to their owners' hands.
    Return(Select),
    /// Discard contracts or complications to their owners' adventure discard piles.
    DiscardAdventure(Select),
    /// Look at face-down complications yourself (CCG-VERB-8).
    Look(Select),
    /// Change a value for a time (CCG-MOD-1).
    Modify(Select, Modifier, Until),
    /// Cancel cards played or abilities on the queue (CCG-TIM-15).
    Cancel(Select),
    /// Put random cards of your discard pile under your deck (CCG-KEY-17).
    Replenish(u8),
    /// Put this card under its owner's deck (CCG-KEY-17a).
    ReplenishThis,
    /// Take control of others' permanents (CCG-OWN-3).
    TakeControl(Select, Until),
    /// Remove cards from the game for a time (CCG-VERB-6b).
    Remove(Select, Until),
    /// Take a matching card from a pile of yours to your hand, shown to everyone (CCG-VERB-7).
    Search(Pile, Filter),
    /// The same, optionally, even after having looked (CCG-VERB-7b).
    MaySearch(Pile, Filter),
    /// Look at the top cards of your deck yourself (CCG-VERB-8).
    LookAtTop(u8),
    /// Put a crew or connection from your hand into play, optionally and for free (CCG-PRC-1c).
    PutIntoPlay(Filter),
    /// Move gear to another crew of the same captain.
    MoveGear(Select, Carrier),
    /// Force a captain to abandon their contract; the penalty is an expense (RUL-38).
    Abandon(Captains),
    /// Put counters on cards (CCG-CTR-1).
    AddCounters(Select, u8),
}

impl Effect {
    /// Cards concerned; `None` for an effect on captains.
    pub fn select(&self) -> Option<&Select> {
        match self {
            Effect::Wound(select, _)
            | Effect::Damage(select, _)
            | Effect::Restore(select, _)
            | Effect::RestoreMechanical(select, _)
            | Effect::Exert(select)
            | Effect::Ready(select)
            | Effect::Jettison(select)
            | Effect::Disperse(select)
            | Effect::Return(select)
            | Effect::DiscardAdventure(select)
            | Effect::Look(select)
            | Effect::Modify(select, ..)
            | Effect::TakeControl(select, _)
            | Effect::Remove(select, _)
            | Effect::MoveGear(select, _)
            | Effect::AddCounters(select, _)
            | Effect::Cancel(select) => Some(select),
            Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::Vp(..)
            | Effect::Infamy(..)
            | Effect::Expense(..)
            | Effect::Collect(_)
            | Effect::DiscardToken(..)
            | Effect::Replenish(_)
            | Effect::ReplenishThis
            | Effect::Search(..)
            | Effect::MaySearch(..)
            | Effect::LookAtTop(_)
            | Effect::PutIntoPlay(_)
            | Effect::Abandon(_) => None,
        }
    }

    /// Captains concerned; `None` for an effect on cards, or on you alone.
    pub fn captains(&self) -> Option<Captains> {
        match self {
            Effect::Draw(who, _)
            | Effect::Discard(who, _)
            | Effect::Vp(who, _)
            | Effect::Infamy(who, _)
            | Effect::Expense(who, _)
            | Effect::DiscardToken(who, _)
            | Effect::Abandon(who) => Some(*who),
            Effect::Collect(_)
            | Effect::Wound(..)
            | Effect::Damage(..)
            | Effect::Restore(..)
            | Effect::RestoreMechanical(..)
            | Effect::Exert(_)
            | Effect::Ready(_)
            | Effect::Jettison(_)
            | Effect::Disperse(_)
            | Effect::Return(_)
            | Effect::DiscardAdventure(_)
            | Effect::Look(_)
            | Effect::Modify(..)
            | Effect::Cancel(_)
            | Effect::Replenish(_)
            | Effect::ReplenishThis
            | Effect::TakeControl(..)
            | Effect::Remove(..)
            | Effect::Search(..)
            | Effect::MaySearch(..)
            | Effect::LookAtTop(_)
            | Effect::PutIntoPlay(_)
            | Effect::MoveGear(..)
            | Effect::AddCounters(..) => None,
        }
    }
}

/// A pile of your own to search.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Pile {
    /// Your Captain's Deck, shuffled afterwards (CCG-VERB-7a).
    Deck,
    /// Your discard pile of captain's cards, left in its order (RUL-07).
    Discard,
}

/// The crew who receives a moved gear.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Carrier {
    /// The crew whose ability it is.
    This,
    /// The crew who performs the heroic.
    Performer,
}

/// The captains that an effect concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Captains {
    /// The effect's controller.
    You,
    /// One opposing captain, targeted (CCG-TIM-16).
    TargetOpponent,
    /// Every opposing captain (CCG-GEN-9).
    EachOpponent,
    /// Everybody at the table.
    Everyone,
}

/// The cards that an effect concerns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Select {
    /// The card that carries the effect (CCG-GEN-6).
    This,
    /// The card this one is attached to (CCG-ATT-1).
    Host,
    /// The crew who performs the heroic (CCG-ACT-1e).
    Performer,
    /// The ship of the effect's controller.
    YourShip,
    /// One card of this kind, chosen when the effect is announced (CCG-TIM-16c).
    Target(Filter),
    /// The same card that the previous effect of the list targeted.
    SameTarget,
    /// Every card of this kind; nothing is targeted (CCG-TIM-16).
    Each(Filter),
}

/// A kind of card, with all its required qualities.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    pub kind: Kind,
    #[serde(default)]
    pub whose: Whose,
    /// Required qualities; all must hold.
    #[serde(default)]
    pub having: Vec<Quality>,
}

/// Kind of card, in play or on the queue.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Kind {
    Crew,
    Gear,
    Upgrade,
    Connection,
    /// Connection, crew, gear or upgrade (CCG-TYPE-11).
    Permanent,
    Ship,
    Contract,
    Complication,
    /// An event on the queue.
    PlayedEvent,
    /// A heroic action on the queue.
    PlayedHeroic,
    /// A permanent being procured, on the queue.
    ProcuredCard,
    /// A permanent's ability on the queue.
    UsedAbility,
    /// Anything on the queue.
    AnythingQueued,
}

/// Captain of the card, seen from the effect's controller. Contracts and complications count
/// by owner, all else by controller.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Whose {
    #[default]
    Anyones,
    Yours,
    Opposing,
}

/// A required quality of a card in a filter: a link in the rules' sense (CCG-LINK-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Quality {
    Trait(String),
    Species(String),
    /// Any species but human (CCG-ATTR-13).
    NonHuman,
    Human,
    /// A crew with this skill at either level.
    Skill(Skill),
    Gear(GearKind),
    Upgrade(UpgradeKind),
    Connection(ConnectionKind),
    Exerted,
    Ready,
    /// Has wounds or structure damage.
    Damaged,
    FaceDown,
    FaceUp,
    /// A contract or complication with this token among its requirements; a pair counts as each of
    /// its halves (CCG-CAP-4).
    Requires(Token),
    /// A contract or complication with a subplot that requires this token (CCG-LINK-4).
    SubplotRequires(Token),
    /// At least this much of a value, at present.
    Least(Value, i16),
    /// At least this much of a value, as printed (CCG-MOD-6).
    NativeLeast(Value, i16),
    /// The contract you pursue, or a complication on it.
    Pursued,
    /// Any card but the one that carries the effect.
    Another,
}

/// Duration of a change.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Until {
    EndOfPhase,
    EndOfRound,
    /// Until the card leaves play.
    WhileInPlay,
}
