//! People of the library as crew cards, in a pack of the player's own.

use std::path::{Path, PathBuf};

use campaign::border;
use cards::data::{CardBook, DataError};
use characters::{body::Body, sheet::PersonRef};
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

/// The card as the text of a file, and its cost. It is of somebody in good health, since it outlasts
/// their wounds.
fn card(id: &str, who: PersonRef) -> Result<(String, u8), CrewError> {
    party::fit(who.identity, who.career, who.body)?;
    let unskilled = || CrewError::Unskilled(who.identity.styled());
    let well = Body::default();
    let who = PersonRef { body: &well, ..who };
    let card = border::crew_card(id, who, Vec::new()).ok_or_else(unskilled)?;
    let cost = card.cost().unwrap_or(0);
    Ok((format!("{:#}\n", json!({ "cards": [card] })), cost))
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
}
