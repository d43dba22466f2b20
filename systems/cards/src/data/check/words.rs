//! Traits and species of cards: those given, and those asked for.

use super::super::{
    Ability, Activated, Card, Condition, Cost, Effect, Face, Filter, Keyword, Modifier, Quality,
    Requirement, Select, Subplot, Trigger,
};

/// Traits and species that a card has or gives.
pub(in super::super) fn given(card: &Card) -> Vec<&str> {
    traits(card).into_iter().chain(species(card)).collect()
}

/// The species of a crew.
pub(in super::super) fn species(card: &Card) -> Option<&str> {
    if let Face::Crew(crew) = &card.face { Some(&crew.species) } else { None }
}

/// The traits that a card has or gives.
pub(in super::super) fn traits(card: &Card) -> Vec<&str> {
    let mut words: Vec<&str> = card.traits.iter().map(String::as_str).collect();
    if let Face::Adventure(sides) = &card.face {
        words.extend(sides.contract.traits.iter().map(String::as_str));
        words.extend(sides.complication.traits.iter().map(String::as_str));
    }
    words.extend(granted(card));
    words
}

/// The traits that a card gives to others or to itself.
pub(in super::super) fn granted(card: &Card) -> impl Iterator<Item = &str> {
    let lasting = effects(card).into_iter().filter_map(|effect| match effect {
        Effect::Modify(_, change, _) => Some(change),
        _ => None,
    });
    let persistent = card.abilities.iter().flat_map(|ability| match ability {
        Ability::Persistent(text) => &text.change[..],
        _ => &[],
    });
    persistent.chain(lasting).filter_map(|change| match change {
        Modifier::Trait(name) => Some(name.as_str()),
        _ => None,
    })
}

/// Traits and species that a card asks for.
pub(in super::super) fn wanted(card: &Card) -> Vec<&str> {
    let qualities = filters(card).into_iter().flat_map(|filter| &filter.having);
    let asked = qualities.filter_map(|quality| match quality {
        Quality::Trait(name) | Quality::Species(name) => Some(name.as_str()),
        _ => None,
    });
    let countered = card.keywords.iter().filter_map(|keyword| match keyword {
        Keyword::Countermeasure(name) => Some(name.as_str()),
        _ => None,
    });
    asked.chain(countered).collect()
}

fn activated(card: &Card) -> Vec<&Activated> {
    let event = match &card.face {
        Face::Event(event) => Some(&event.text),
        _ => None,
    };
    let abilities = card.abilities.iter().filter_map(|ability| match ability {
        Ability::Activated(text) => Some(text),
        _ => None,
    });
    event.into_iter().chain(abilities).collect()
}

fn subplots(card: &Card) -> Vec<&Subplot> {
    let sides = card.sides().into_iter();
    sides
        .flat_map(|sides| sides.contract.subplots.iter().chain(&sides.complication.subplots))
        .collect()
}

/// Every effect in every text of a card.
fn effects(card: &Card) -> Vec<&Effect> {
    let mut all: Vec<&Effect> =
        activated(card).into_iter().flat_map(|text| &text.effects).collect();
    all.extend(subplots(card).into_iter().flat_map(|subplot| &subplot.award));
    if let Face::Heroic(heroic) = &card.face {
        all.extend(heroic.trained.iter().chain(&heroic.expert));
    }
    for ability in &card.abilities {
        if let Ability::Triggered(text) = ability {
            all.extend(&text.effects);
        }
    }
    all
}

/// Every filter in every text of a card.
fn filters(card: &Card) -> Vec<&Filter> {
    let mut all: Vec<&Filter> = effects(card).into_iter().filter_map(of_effect).collect();
    for text in activated(card) {
        all.extend(text.when.as_ref().and_then(of_condition));
        all.extend(text.cost.iter().filter_map(of_cost));
    }
    for ability in &card.abilities {
        match ability {
            Ability::Persistent(text) => {
                all.extend(text.when.as_ref().and_then(of_condition));
                all.extend(of_select(&text.on));
            }
            Ability::Triggered(text) => {
                all.extend(text.when.as_ref().and_then(of_condition));
                if let Trigger::Jettisoned(filter) = &text.on {
                    all.push(filter);
                }
            }
            Ability::Activated(_) => {}
        }
    }
    all.extend(requirements(card).into_iter().filter_map(of_requirement));
    all
}

fn requirements(card: &Card) -> Vec<&Requirement> {
    let Some(sides) = card.sides() else { return Vec::new() };
    let own = sides.contract.requires.iter().chain(&sides.complication.requires);
    let subplots = subplots(card).into_iter().flat_map(|subplot| subplot.any_of.iter().flatten());
    own.chain(subplots).collect()
}

fn of_effect(effect: &Effect) -> Option<&Filter> {
    match effect {
        Effect::Search(_, filter) | Effect::MaySearch(_, filter) | Effect::PutIntoPlay(filter) => {
            Some(filter)
        }
        _ => of_select(effect.select()?),
    }
}

fn of_select(select: &Select) -> Option<&Filter> {
    match select {
        Select::Target(filter) | Select::Each(filter) => Some(filter),
        _ => None,
    }
}

fn of_condition(condition: &Condition) -> Option<&Filter> {
    if let Condition::Control(_, filter) = condition { Some(filter) } else { None }
}

fn of_cost(cost: &Cost) -> Option<&Filter> {
    match cost {
        Cost::ExertAnother(filter) | Cost::JettisonAnother(filter) => Some(filter),
        _ => None,
    }
}

fn of_requirement(requirement: &Requirement) -> Option<&Filter> {
    match requirement {
        Requirement::Jettison(filter)
        | Requirement::Exert(filter)
        | Requirement::Control(filter) => Some(filter),
        _ => None,
    }
}
