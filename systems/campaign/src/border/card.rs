//! A person as a crew card.

use std::collections::BTreeMap;

use cards::{
    Event,
    data::{Ability, Card, Crew, Deck, Face, Level, Skill},
};
use characters::{
    Characteristic,
    data::Service,
    sheet::{Career, PersonRef, Skills},
};

use crate::{data::CampaignBook, state::PersonId};

/// The beginning of the id of every card that is a person.
pub const CREW: &str = "aboard-";

/// Copies of a title in a deck.
const COPIES: u8 = 3;

/// The id of a person's card.
pub fn id_on_card(person: PersonId) -> String {
    format!("{CREW}{}", person.0)
}

/// The person whose card this is.
pub fn person_of(card: &str) -> Option<PersonId> {
    card.strip_prefix(CREW)?.parse().ok().map(PersonId)
}

/// Somebody as a crew card, with these abilities; `None` for those without a skill that cards know.
/// Price, skills, wounds and traits come from the sheet, wounds from the body as it is now.
pub fn crew_card(id: &str, who: PersonRef, abilities: Vec<Ability>) -> Option<Card> {
    let skills = levels(who.skills);
    if skills.is_empty() {
        return None;
    }
    let cost = skills.iter().map(|(_, level)| price(*level)).sum();
    let wounds = capacity(who.body.current(*who.characteristics).get(Characteristic::End)).into();
    let species = "Human".to_owned();
    let face = Crew { cost, ev: 1, species, skills: skills.into_iter().collect(), wounds };
    Some(Card {
        id: id.to_owned(),
        name: who.identity.styled(),
        traits: traits(who.career).into_iter().map(str::to_owned).collect(),
        keywords: Vec::new(),
        abilities,
        counter: None,
        flavor: String::new(),
        picture: None,
        face: Face::Crew(face),
    })
}

/// Credits for a skill: what the shipped crew cost, near enough.
fn price(level: Level) -> u8 {
    match level {
        Level::Trained => 1,
        Level::Expert => 2,
    }
}

/// Somebody's best two skills of those on cards, level 1 as trained and 2 as expert; three where
/// none of them is expert.
pub fn levels(learnt: &Skills) -> Vec<(Skill, Level)> {
    let level = |levels: u8| if levels > 1 { Level::Expert } else { Level::Trained };
    let mut known: Vec<(Skill, u8)> = Vec::new();
    for (name, levels) in learnt.iter().filter(|(_, levels)| *levels > 0) {
        let Some(skill) = on_cards(name) else { continue };
        match known.iter_mut().find(|(other, _)| *other == skill) {
            Some((_, best)) => *best = levels.max(*best),
            None => known.push((skill, levels)),
        }
    }
    known.sort_by_key(|(skill, levels)| (u8::MAX - levels, *skill));
    let best = known.first().map_or(Level::Trained, |(_, levels)| level(*levels));
    known.truncate(if best == Level::Expert { 2 } else { 3 });
    known.into_iter().map(|(skill, levels)| (skill, level(levels))).collect()
}

/// The skill of cards that a skill of people is; Electronics is folded into Computer.
pub fn on_cards(name: &str) -> Option<Skill> {
    Some(match name {
        "Administration" => Skill::Admin,
        "Computer" | "Electronics" => Skill::Computer,
        "Engineering" => Skill::Engineering,
        "Gunnery" => Skill::Gunnery,
        "Jack of All Trades" => Skill::JackOfAllTrades,
        "Leader" => Skill::Leader,
        "Mechanical" => Skill::Mechanical,
        "Medical" => Skill::Medical,
        "Navigation" => Skill::Navigation,
        "Pilot" => Skill::Pilot,
        "Steward" => Skill::Steward,
        "Streetwise" => Skill::Streetwise,
        "Tactics" => Skill::Tactics,
        _ => return None,
    })
}

/// Wounds that the card of somebody of this endurance takes.
pub fn capacity(endurance: u8) -> u8 {
    match endurance {
        0..=4 => 1,
        5..=8 => 2,
        9..=11 => 3,
        12.. => 4,
    }
}

/// Traits from a career, in words that other cards know.
pub fn traits(career: &Career) -> Vec<&'static str> {
    let served = match career.service {
        Some(Service::Navy | Service::Merchants) => Some("Spacer"),
        Some(Service::Marines) => Some("Marine"),
        Some(Service::Scouts) => Some("Scout"),
        Some(Service::Army | Service::Other) | None => None,
    };
    let officer = (career.rank > 0).then_some("Officer");
    served.into_iter().chain(officer).collect()
}

/// Cards of everybody who can work, as the text of a file.
pub(crate) fn crew_text(book: &CampaignBook, able: &[(PersonId, PersonRef)]) -> String {
    let cards: Vec<Card> =
        able.iter().filter_map(|(id, who)| card_aboard(book, *id, *who)).collect();
    serde_json::to_string(&cards).expect("cards are plain data")
}

fn card_aboard(book: &CampaignBook, id: PersonId, who: PersonRef) -> Option<Card> {
    let taught = who.career.service.and_then(|service| book.charts.abilities.get(&service));
    crew_card(&id_on_card(id), who, taught.cloned().unwrap_or_default())
}

/// The ship's deck with these people in the places of its crew: three copies of each, as far as
/// there is room. Hands of the dock fill what is left, so that it has always sixty cards.
pub(crate) fn manned(deck: &Deck, book: &CampaignBook, able: &[(PersonId, PersonRef)]) -> Deck {
    let is_crew =
        |id: &str| matches!(book.cards.find(id), Some((_, it)) if matches!(it.face, Face::Crew(_)));
    let crew: Vec<(String, u8)> =
        deck.captain.iter().filter(|(id, _)| is_crew(id)).map(|(id, n)| (id.clone(), *n)).collect();
    let mut places: u8 = crew.iter().map(|(_, copies)| copies).sum();
    let mut manned = deck.clone();
    manned.captain.retain(|id, _| !is_crew(id));
    for (id, who) in able.iter().filter(|(_, who)| !levels(who.skills).is_empty()) {
        let copies = COPIES.min(places);
        places -= copies;
        if copies > 0 && card_aboard(book, *id, *who).is_some() {
            manned.captain.insert(id_on_card(*id), copies);
        }
    }
    for (id, copies) in crew {
        let copies = copies.min(places);
        places -= copies;
        if copies > 0 {
            manned.captain.insert(id, copies);
        }
    }
    manned
}

/// Wounds that each person's card took in a game, less those that were restored.
pub fn wounds_of(events: &[Event], book: &cards::data::CardBook) -> BTreeMap<PersonId, u8> {
    let mut wounds = BTreeMap::<PersonId, u8>::new();
    for event in events {
        let (Event::Wounded { card, by } | Event::Restored { card, by }) = event else { continue };
        let heals = matches!(event, Event::Restored { .. });
        let Some(person) = person_of(&book.card(card.def).id) else { continue };
        let now = wounds.entry(person).or_default();
        *now = if heals { now.saturating_sub(*by) } else { now.saturating_add(*by) };
    }
    wounds.retain(|_, wounds| *wounds > 0);
    wounds
}
