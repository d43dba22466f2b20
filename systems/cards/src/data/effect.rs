//! What a card can do. Closed on purpose: a new effect is a new variant here, and the compiler
//! then names every place that has to know it. A card's text is printed from this same tree.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ConnectionKind, GearKind, Modifier, Skill, Token, UpgradeKind, Value};

/// One consequence of a card (CCG-GEN-7). Effects of a list happen in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Effect {
    /// Cards from the top of the Captain's Deck to the hand.
    Draw(Captains, u8),
    /// Cards of their choice from the hand to the discard pile (CCG-VERB-2).
    Discard(Captains, u8),
    /// Victory points gained, or lost when below 0.
    Vp(Captains, i8),
    /// Infamy tokens gained, or lost when below 0.
    Infamy(Captains, i8),
    /// An expense that must be met now (CCG-EXP-1).
    Expense(Captains, u8),
    /// A token into your Resource Pool.
    Collect(Token),
    /// A token of this kind out of a Resource Pool, if there is one (CCG-VERB-3).
    DiscardToken(Captains, Token),
    /// Wounds on crew.
    Wound(Select, u8),
    /// Structure damage on upgrades.
    Damage(Select, u8),
    /// Wounds or structure damage taken off (CCG-VERB-9).
    Restore(Select, u8),
    /// The same, and it says that it works on Mechanical crew as well (CCG-KEY-15).
    RestoreMechanical(Select, u8),
    /// Turned to exerted (CCG-VERB-10).
    Exert(Select),
    /// Turned to ready (CCG-VERB-10).
    Ready(Select),
    /// Permanents to their owners' discard piles (CCG-VERB-5).
    Jettison(Select),
    /// Out of the game (CCG-VERB-6).
    Disperse(Select),
    /// Permanents to their owners' hands.
    Return(Select),
    /// Contracts or complications to their owners' adventure discard piles.
    DiscardAdventure(Select),
    /// See face-down complications yourself (CCG-VERB-8).
    Look(Select),
    /// A value changed for a time (CCG-MOD-1).
    Modify(Select, Modifier, Until),
    /// Cards played, or abilities on the queue, that will not happen (CCG-TIM-15).
    Cancel(Select),
    /// Random cards of your discard pile under your deck (CCG-KEY-17).
    Replenish(u8),
    /// This card goes under its owner's deck (CCG-KEY-17a).
    ReplenishThis,
    /// Permanents of others come under your control (CCG-OWN-3).
    TakeControl(Select, Until),
    /// Out of the game for a time, then back (CCG-VERB-6b).
    Remove(Select, Until),
    /// One such card from a pile of yours to your hand, shown to everyone (CCG-VERB-7).
    Search(Pile, Filter),
    /// The same, if you like, also once you have looked (CCG-VERB-7b).
    MaySearch(Pile, Filter),
    /// See the top cards of your deck yourself (CCG-VERB-8).
    LookAtTop(u8),
    /// A crew or connection from your hand into play, if you like, for nothing (CCG-PRC-1c).
    PutIntoPlay(Filter),
    /// Gear goes from the crew who carries it to another of its captain's.
    MoveGear(Select, Carrier),
    /// A contract is abandoned, like it or not: its penalty is an expense (RUL-38).
    Abandon(Captains),
    /// Counters onto cards (CCG-CTR-1).
    AddCounters(Select, u8),
}

impl Effect {
    /// Which cards it concerns; `None` for an effect on captains.
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

    /// Whom it concerns; `None` for an effect on cards, or on nobody but you.
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

/// A pile of your own that can be searched.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Pile {
    /// Your Captain's Deck, shuffled afterwards (CCG-VERB-7a).
    Deck,
    /// Your discard pile of captain's cards, left in its order (RUL-07).
    Discard,
}

/// The crew who gets a gear that moves.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Carrier {
    /// The crew whose ability it is.
    This,
    /// The crew who performs the heroic.
    Performer,
}

/// Whom an effect concerns.
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

/// Which cards an effect concerns.
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

/// A kind of card, with everything it must be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    pub kind: Kind,
    #[serde(default)]
    pub whose: Whose,
    /// All of these hold.
    #[serde(default)]
    pub having: Vec<Quality>,
}

/// What sort of card, in play or on the queue.
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

/// Whose card, seen from the effect's controller. For contracts and complications it is their
/// owner that counts, for everything else the controller.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Whose {
    #[default]
    Anyones,
    Yours,
    Opposing,
}

/// One thing a card must be to match a filter: a link in the rules' sense (CCG-LINK-1).
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
    /// A contract or complication with such a token among its requirements: a pair counts as each of its
    /// halves (CCG-CAP-4).
    Requires(Token),
    /// A contract or complication with a subplot that has such a requirement (CCG-LINK-4).
    SubplotRequires(Token),
    /// With at least so much of a value, as it is now.
    Least(Value, i16),
    /// With at least so much of a value printed on it (CCG-MOD-6).
    NativeLeast(Value, i16),
    /// The contract you pursue, or a complication on it.
    Pursued,
    /// Any card but the one that carries the effect.
    Another,
}

/// How long a change lasts.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub enum Until {
    EndOfPhase,
    EndOfRound,
    /// Until the card leaves play.
    WhileInPlay,
}
