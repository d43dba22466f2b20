//! The resource tokens that a card gives, and those that it asks for.

use cards::data::{Ability, Card, Effect, Face, Modifier, Requirement, Subplot, Token};

/// The tokens it gives: skills of crew, icons of ships, grants of its text.
pub fn given(card: &Card) -> Vec<Token> {
    let mut tokens = printed(card);
    tokens.extend(card.abilities.iter().flat_map(of_ability));
    match &card.face {
        Face::Event(event) => tokens.extend(event.text.effects.iter().filter_map(of_effect)),
        Face::Heroic(feat) => {
            tokens.extend(feat.trained.iter().chain(&feat.expert).filter_map(of_effect));
        }
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Crew(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Upgrade(_) => {}
    }
    tokens
}

/// The tokens printed on it as icons or skills (CCG-RES-1).
pub fn printed(card: &Card) -> Vec<Token> {
    match &card.face {
        Face::Ship(ship) => ship.capabilities.iter().map(|&it| Token::Capability(it)).collect(),
        Face::Crew(crew) => crew.skills.iter().map(|(&it, &at)| Token::Skill(it, at)).collect(),
        Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Upgrade(_)
        | Face::Event(_)
        | Face::Heroic(_) => Vec::new(),
    }
}

/// The tokens that its contract side asks for, subplots aside.
pub fn contract_asks(card: &Card) -> Vec<Token> {
    card.sides().map(|sides| in_list(&sides.contract.requires)).unwrap_or_default()
}

/// Everything it asks for: either side of an adventure with its subplots, the skill of a heroic.
pub fn asked(card: &Card) -> Vec<Token> {
    let mut tokens = contract_asks(card);
    if let Some(sides) = card.sides() {
        tokens.extend(in_list(&sides.complication.requires));
        let subplots = sides.contract.subplots.iter().chain(&sides.complication.subplots);
        tokens.extend(subplots.flat_map(of_subplot));
    }
    if let Face::Heroic(feat) = &card.face {
        tokens.push(Token::Skill(feat.skill, cards::data::Level::Trained));
        if !feat.expert.is_empty() {
            tokens.push(Token::Skill(feat.skill, cards::data::Level::Expert));
        }
    }
    tokens
}

fn in_list(list: &[Requirement]) -> Vec<Token> {
    list.iter().filter_map(of_requirement).collect()
}

fn of_subplot(subplot: &Subplot) -> impl Iterator<Item = Token> {
    subplot.any_of.iter().flatten().filter_map(of_requirement)
}

fn of_requirement(requirement: &Requirement) -> Option<Token> {
    match requirement {
        Requirement::Token(token) => Some(*token),
        Requirement::Jettison(_)
        | Requirement::Exert(_)
        | Requirement::Expense(_)
        | Requirement::Control(_) => None,
    }
}

fn of_ability(ability: &Ability) -> Vec<Token> {
    match ability {
        Ability::Persistent(always) => always.change.iter().filter_map(of_modifier).collect(),
        Ability::Activated(active) => active.effects.iter().filter_map(of_effect).collect(),
        Ability::Triggered(set_off) => set_off.effects.iter().filter_map(of_effect).collect(),
    }
}

fn of_effect(effect: &Effect) -> Option<Token> {
    if let Effect::Modify(_, modifier, _) = effect {
        return of_modifier(modifier);
    }
    if let Effect::Collect(token) = effect { Some(*token) } else { None }
}

fn of_modifier(modifier: &Modifier) -> Option<Token> {
    match modifier {
        Modifier::Grant(skill, level) => Some(Token::Skill(*skill, *level)),
        Modifier::Capability(capability) => Some(Token::Capability(*capability)),
        Modifier::RaiseSkill(skill) => Some(Token::Skill(*skill, cards::data::Level::Expert)),
        Modifier::Change(..)
        | Modifier::Keyword(_)
        | Modifier::Trait(_)
        | Modifier::CannotReady
        | Modifier::Halve(_)
        | Modifier::LowerSkill(_)
        | Modifier::NoAbilities => None,
    }
}
