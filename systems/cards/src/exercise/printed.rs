//! The printed parts of a card that can come up in play.

use std::fmt;

use crate::data::{Card, ContractSide, Face, Level, Subplot};

/// A part of a card that somebody can use, or that happens by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Printed {
    /// The card itself: it enters play, or is an event that takes effect.
    Card,
    /// The effects of a heroic for a crew at this level.
    Heroic(Level),
    /// Its n-th ability, counted from 0.
    Ability(u8),
    Contract,
    Complication,
    /// An alternative of a subplot on one of its sides, both counted from 0.
    Subplot {
        contract: bool,
        nth: u8,
        by: u8,
    },
}

impl Printed {
    /// All parts of a card. A ship is in play from the start, so only its abilities count.
    pub fn all(card: &Card) -> Vec<Printed> {
        let abilities = (0..card.abilities.len()).map(|nth| Printed::Ability(nth as u8));
        faces(card).into_iter().chain(abilities).collect()
    }
}

fn faces(card: &Card) -> Vec<Printed> {
    match &card.face {
        Face::Ship(_) => Vec::new(),
        Face::Adventure(sides) => {
            let ContractSide { subplots, .. } = &sides.contract;
            let both = [Printed::Contract, Printed::Complication].into_iter();
            let subplots = ways(subplots, true).chain(ways(&sides.complication.subplots, false));
            both.chain(subplots).collect()
        }
        Face::Heroic(heroic) => {
            let expert = (!heroic.expert.is_empty()).then_some(Printed::Heroic(Level::Expert));
            [Printed::Heroic(Level::Trained)].into_iter().chain(expert).collect()
        }
        Face::Crew(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_) | Face::Event(_) => {
            vec![Printed::Card]
        }
    }
}

fn ways(subplots: &[Subplot], contract: bool) -> impl Iterator<Item = Printed> {
    subplots.iter().enumerate().flat_map(move |(nth, subplot)| {
        let ways = 0..subplot.any_of.len() as u8;
        ways.map(move |by| Printed::Subplot { contract, nth: nth as u8, by })
    })
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Printed::Card => f.write_str("the card itself"),
            Printed::Heroic(Level::Trained) => f.write_str("the text for the trained"),
            Printed::Heroic(Level::Expert) => f.write_str("the text for experts"),
            Printed::Ability(nth) => write!(f, "ability {}", nth + 1),
            Printed::Contract => f.write_str("the contract"),
            Printed::Complication => f.write_str("the complication"),
            Printed::Subplot { contract, nth, by } => {
                let side = if *contract { "contract" } else { "complication" };
                write!(f, "subplot {} of the {side}, way {}", nth + 1, by + 1)
            }
        }
    }
}
