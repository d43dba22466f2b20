//! People of the library as crew cards, in a pack of the player's own.

use std::path::{Path, PathBuf};

use cards::data::{CardBook, DataError, Level, Skill};
use characters::{
    Characteristic,
    data::Service,
    sheet::{Career, PersonRef, Skills},
};
use serde_json::json;

use crate::{
    data::MANIFEST,
    disk,
    roster::PersonFile,
    saves::{SaveError, write_whole},
    skirmish::party::{self, PartyError},
};

/// The folder's name of the pack that they go into.
pub const PACK: &str = "crew-of-mine";
/// How it describes itself.
const ABOUT: &str = "(\n    title: \"Crew of Mine\",\n    version: \"1\",\n    about: \"People of the library, \
                     signed on.\",\n)\n";

/// Why somebody is no crew.
#[derive(Debug, thiserror::Error)]
pub enum CrewError {
    #[error(transparent)]
    Unfit(#[from] PartyError),
    #[error("{0} has none of the skills that cards know")]
    Unskilled(String),
    #[error(transparent)]
    Card(#[from] DataError),
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// A person signed on: the card's id, its price in credits, its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    pub id: String,
    pub cost: u8,
    pub file: PathBuf,
}

/// Writes somebody as a crew card into the pack of crew under `packs`, in place of the card that was
/// written of them before.
///
/// # Errors
/// They are dead or out cold, or have no skill of use; or the disk says no.
pub fn sign_on(kept: &PersonFile, who: PersonRef, packs: &Path) -> Result<Signed, CrewError> {
    let id = format!("crew-{}", kept.id().to_lowercase());
    let (text, cost) = card(&id, who)?;
    let folder = packs.join(PACK);
    let (file, manifest) = (folder.join(format!("{id}.json")), folder.join(MANIFEST));
    CardBook::default().add(&file.display().to_string(), &text)?;
    if disk::look(&manifest).is_err() {
        write_whole(&manifest, ABOUT)?;
    }
    write_whole(&file, &text)?;
    Ok(Signed { id, cost, file })
}

/// The card as the text of a file, and its cost.
fn card(id: &str, who: PersonRef) -> Result<(String, u8), CrewError> {
    party::fit(who.identity, who.career, who.body)?;
    let skills = skills(who.skills);
    if skills.is_empty() {
        return Err(CrewError::Unskilled(who.identity.styled()));
    }
    let cost = skills.iter().map(|(_, level)| price(*level)).sum();
    let skills: serde_json::Map<String, serde_json::Value> =
        skills.iter().map(|(skill, level)| (format!("{skill:?}"), json!(level))).collect();
    let wounds = wounds(who.characteristics.get(Characteristic::End));
    let face = json!({ "Crew": {
        "cost": cost, "ev": 1, "species": "Human", "skills": skills, "wounds": wounds
    } });
    let (name, traits) = (who.identity.styled(), traits(who.career));
    let card = json!({ "id": id, "name": name, "traits": traits, "face": face });
    Ok((format!("{:#}\n", json!({ "cards": [card] })), cost))
}

/// Credits for a skill: what the shipped crew cost, near enough.
fn price(level: Level) -> u8 {
    match level {
        Level::Trained => 1,
        Level::Expert => 2,
    }
}

/// Their best two skills of those on cards, level 1 as trained and 2 as expert; three where none of
/// them is expert.
fn skills(learnt: &Skills) -> Vec<(Skill, Level)> {
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
fn on_cards(name: &str) -> Option<Skill> {
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

/// Wounds that somebody of this endurance takes.
fn wounds(endurance: u8) -> u8 {
    match endurance {
        0..=4 => 1,
        5..=8 => 2,
        9..=11 => 3,
        12.. => 4,
    }
}

/// Traits from their career, in words that other cards know.
fn traits(career: &Career) -> Vec<&'static str> {
    let served = match career.service {
        Some(Service::Navy | Service::Merchants) => Some("Spacer"),
        Some(Service::Marines) => Some("Marine"),
        Some(Service::Scouts) => Some("Scout"),
        Some(Service::Army | Service::Other) | None => None,
    };
    let officer = (career.rank > 0).then_some("Officer");
    served.into_iter().chain(officer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::testing;
    use cards::text;
    use characters::Character;

    /// The card in words.
    fn printed(person: &Character) -> String {
        let (text, _) = card("crew-mara", person.into()).expect("she can");
        let mut book = CardBook::default();
        book.add("mara.json", &text).expect("a sound card");
        let lines = book.cards().map(|(_, card)| text::full(card).join("\n"));
        lines.collect()
    }

    #[test]
    fn somebody_brings_their_best_skills_and_costs_what_they_are_worth() {
        let mut mara = testing::captain().character;
        let expected = "Baroness Mara Venn\nCrew \u{2014} Human\nCost 4 \u{b7} EV 1\n\
                        Expert Pilot, expert Navigation\nWounds 2\nTraits: Spacer, Officer";
        assert_eq!(printed(&mara), expected);
        let levels = [("Electronics", 1), ("Computer", 1), ("Steward", 1), ("Medical", 1)];
        mara.skills = testing::skills(&[&levels[..], &[("Tactics", 1), ("Vacc Suit", 3)]].concat());
        let seen = printed(&mara);
        let skills = "Cost 3 \u{b7} EV 1\nTrained Computer, trained Medical, trained Steward\n";
        assert!(seen.contains(skills), "{seen}");
    }

    #[test]
    fn the_dead_and_the_unskilled_stay_ashore() {
        let mut person = testing::captain().character;
        person.skills = testing::skills(&[("Vacc Suit", 2)]);
        let fault = card("x", (&person).into()).expect_err("of no use").to_string();
        assert_eq!(fault, "Baroness Mara Venn has none of the skills that cards know");
        person.career.fate = characters::sheet::Fate::Dead;
        let fault = card("x", (&person).into()).expect_err("gone").to_string();
        assert_eq!(fault, "Baroness Mara Venn is dead");
    }

    #[test]
    fn endurance_is_what_somebody_takes() {
        assert_eq!([0, 4, 5, 8, 9, 11, 12, 15].map(wounds), [1, 1, 2, 2, 3, 3, 4, 4]);
    }
}
