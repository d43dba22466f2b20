//! The index of cards in play beside their own components, in order of entering.

use bevy::prelude::Resource;
use engine::Seat;
use serde::{Deserialize, Serialize};

use super::CardType;
use crate::{
    choice::CardId,
    data::{Ability, Card, Def, Keyword, Modifier, Persistent, Quality, Select, Value},
};

/// Cards in play in order of entering: ships, and permanents of all captains.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct InPlay {
    pub cards: Vec<Standing>,
    /// Those of them with persistent abilities: all that can change a value.
    pub changing: Vec<Changing>,
    /// Kinds of changes that may begin or end while no card enters or leaves.
    restless: Kinds,
}

/// A card in play with what rules ask of it in the middle of a step. [`TableWrite`](super::TableWrite) keeps it
/// equal to the card's components: its [`CardState`](super::CardState), the marker of its type, and
/// [`Attached`](super::Attached).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Standing {
    pub id: CardId,
    /// Its face, which is visible and so does not change.
    pub def: Def,
    pub controller: Seat,
    pub card_type: CardType,
    /// The card it is attached to.
    pub host: Option<CardId>,
}

/// A card in play that changes others or itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Changing {
    pub id: CardId,
    pub def: Def,
    pub kinds: Kinds,
    restless: Kinds,
}

/// A set of kinds of changes, one bit each. Most cards change other kinds than the one in question,
/// and the bits show this faster than their texts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kinds(u32);

impl InPlay {
    /// The changes that such a card makes, if any.
    pub fn changes_by(card: &Standing, printed: &Card) -> Option<Changing> {
        let (kinds, restless) = (Kinds::of_all(printed, |_| true), Kinds::of_all(printed, turns));
        let changing = Changing { id: card.id, def: card.def, kinds, restless };
        (kinds != Kinds::default()).then_some(changing)
    }

    pub fn enter(&mut self, card: Standing, changing: Option<Changing>) {
        self.cards.push(card);
        self.restless = changing.iter().fold(self.restless, |all, it| all.with(it.restless));
        self.changing.extend(changing);
    }

    /// Whether it was in.
    pub fn leave(&mut self, id: CardId) -> bool {
        let before = self.cards.len();
        self.cards.retain(|card| card.id != id);
        self.changing.retain(|card| card.id != id);
        let restless = self.changing.iter().map(|card| card.restless);
        self.restless = restless.fold(Kinds::default(), Kinds::with);
        self.cards.len() < before
    }

    /// Whether limits or capacities may change while cards stay where they are.
    pub fn is_restless(&self) -> bool {
        self.restless.touch(Kinds::LIMITS)
    }

    pub fn get_mut(&mut self, id: CardId) -> Option<&mut Standing> {
        self.cards.iter_mut().find(|card| card.id == id)
    }
}

/// Whether an ability can begin or cease to change something while cards stay where they are.
fn turns(ability: &Persistent) -> bool {
    let by_state = |quality: &Quality| {
        use Quality::{Damaged, Exerted, FaceDown, FaceUp, Pursued, Ready};
        matches!(quality, Exerted | Ready | Damaged | FaceDown | FaceUp | Pursued)
    };
    let chosen = matches!(&ability.on, Select::Each(such) if such.having.iter().any(by_state));
    chosen || ability.when.is_some()
}

impl Kinds {
    pub const SKILL: Kinds = Kinds(1);
    pub const CAPABILITY: Kinds = Kinds(1 << 1);
    pub const KEYWORD: Kinds = Kinds(1 << 2);
    pub const TRAIT: Kinds = Kinds(1 << 3);
    pub const READYING: Kinds = Kinds(1 << 4);
    const BLANK: Kinds = Kinds(1 << 5);
    /// Changes to whether a card counts against a limit.
    const TRIFLING: Kinds = Kinds(1 << 24);
    /// Changes to a card's worth toward a cost.
    pub const EXPENDABLE: Kinds = Kinds(1 << 25);
    /// Changes to whether other cards can change it (CCG-KEY-14b).
    pub const INVULNERABLE: Kinds = Kinds(1 << 26);
    /// Changes to limits, to cards that count against them, and to capacities for harm.
    const LIMITS: Kinds = Kinds(0b11_1111 << 12 | Kinds::TRIFLING.0);

    /// Changes to a value.
    pub fn of_value(value: Value) -> Kinds {
        let no = match value {
            Value::Attack => 6,
            Value::Defense => 7,
            Value::Jump => 8,
            Value::Initiative => 9,
            Value::Tonnage => 10,
            Value::HandSize => 11,
            Value::CrewSlots => 12,
            Value::UpgradeSlots(_) => 13,
            Value::GearLimit(_) => 14,
            Value::ConnectionLimit(_) => 15,
            Value::WoundCapacity => 16,
            Value::StructureCapacity => 17,
            Value::ProcureCost => 18,
            Value::HeroicCost => 19,
            Value::Distance => 20,
            Value::AbandonmentPenalty => 21,
            Value::Vp => 22,
            Value::VictoryThreshold => 23,
        };
        Kinds(1 << no)
    }

    pub fn of(change: &Modifier) -> Kinds {
        match change {
            Modifier::Change(value, _) | Modifier::Halve(value) => Kinds::of_value(*value),
            Modifier::Grant(..) | Modifier::RaiseSkill(_) | Modifier::LowerSkill(_) => Kinds::SKILL,
            Modifier::Capability(_) => Kinds::CAPABILITY,
            Modifier::Keyword(Keyword::Trifling | Keyword::Hindrance) => {
                Kinds::KEYWORD.with(Kinds::TRIFLING)
            }
            Modifier::Keyword(Keyword::Expendable(_)) => Kinds::KEYWORD.with(Kinds::EXPENDABLE),
            Modifier::Keyword(Keyword::Invulnerable(_)) => Kinds::KEYWORD.with(Kinds::INVULNERABLE),
            Modifier::Keyword(_) => Kinds::KEYWORD,
            Modifier::Trait(_) => Kinds::TRAIT,
            Modifier::CannotReady => Kinds::READYING,
            Modifier::NoAbilities => Kinds::BLANK,
        }
    }

    /// All changes by the persistent abilities of a card that `such` selects.
    fn of_all(card: &Card, such: impl Fn(&Persistent) -> bool) -> Kinds {
        let persistent = card.abilities.iter().filter_map(|ability| match ability {
            Ability::Persistent(persistent) => Some(persistent),
            Ability::Activated(_) | Ability::Triggered(_) => None,
        });
        let changes = persistent.filter(|it| such(it)).flat_map(|persistent| &persistent.change);
        changes.map(Kinds::of).fold(Kinds::default(), Kinds::with)
    }

    fn with(self, more: Kinds) -> Kinds {
        Kinds(self.0 | more.0)
    }

    pub fn touch(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }
}
