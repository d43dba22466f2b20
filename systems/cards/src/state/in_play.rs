//! What is in play, at a glance: an index beside the cards' own entities.

use bevy::prelude::Resource;
use play::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    choice::CardId,
    data::{Ability, Card, Def, Modifier, Value},
};

/// Cards in play in order of entering: ships, and permanents whoever controls them.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct InPlay {
    pub cards: Vec<Standing>,
    /// Those of them with persistent abilities: all that a value has to look at.
    pub changing: Vec<Changing>,
}

/// A card in play with what the rules ask of it most; [`Touch`](super::Touch) keeps it true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Standing {
    pub id: CardId,
    /// A face that lies open stays what it is.
    pub def: Def,
    pub controller: Seat,
    /// What it is attached to.
    pub host: Option<CardId>,
}

/// A card in play that changes others or itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Changing {
    pub id: CardId,
    pub def: Def,
    pub kinds: Kinds,
}

/// Kinds of changes, a bit for each. Most cards change something else than what is asked for, which
/// is cheaper to see than what they say.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kinds(u32);

impl InPlay {
    pub fn enter(&mut self, card: Standing, printed: &Card) {
        self.cards.push(card);
        let kinds = Kinds::on(printed);
        if kinds != Kinds::default() {
            self.changing.push(Changing { id: card.id, def: card.def, kinds });
        }
    }

    pub fn leave(&mut self, id: CardId) {
        self.cards.retain(|card| card.id != id);
        self.changing.retain(|card| card.id != id);
    }

    pub fn get_mut(&mut self, id: CardId) -> Option<&mut Standing> {
        self.cards.iter_mut().find(|card| card.id == id)
    }
}

impl Kinds {
    pub const SKILL: Kinds = Kinds(1);
    pub const CAPABILITY: Kinds = Kinds(1 << 1);
    pub const KEYWORD: Kinds = Kinds(1 << 2);
    pub const TRAIT: Kinds = Kinds(1 << 3);
    pub const READYING: Kinds = Kinds(1 << 4);
    const BLANK: Kinds = Kinds(1 << 5);

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

    fn of(change: &Modifier) -> Kinds {
        match change {
            Modifier::Change(value, _) | Modifier::Halve(value) => Kinds::of_value(*value),
            Modifier::Grant(..) | Modifier::RaiseSkill(_) | Modifier::LowerSkill(_) => Kinds::SKILL,
            Modifier::Capability(_) => Kinds::CAPABILITY,
            Modifier::Keyword(_) => Kinds::KEYWORD,
            Modifier::Trait(_) => Kinds::TRAIT,
            Modifier::CannotReady => Kinds::READYING,
            Modifier::NoAbilities => Kinds::BLANK,
        }
    }

    /// All that a card's persistent abilities change.
    fn on(card: &Card) -> Kinds {
        let persistent = card.abilities.iter().filter_map(|ability| match ability {
            Ability::Persistent(persistent) => Some(persistent),
            Ability::Activated(_) | Ability::Triggered(_) => None,
        });
        let changes = persistent.flat_map(|persistent| &persistent.change);
        changes.fold(Kinds::default(), |kinds, change| Kinds(kinds.0 | Kinds::of(change).0))
    }

    pub fn touch(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }
}
