//! Those who came out of the library go back to it, with their wounds and what they found.

use std::path::PathBuf;

use skirmish::{Aftermath, Fate, FighterId, Survivor};

use crate::people::shelf::{Entry, Shelf, ShelfError};

/// Somebody of the library who took part: their number on the field, and their file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    pub fighter: FighterId,
    pub file: PathBuf,
}

/// Writes what the fight has done to everybody who was sent into it (CT-CBT-14, CT-END-04). The
/// first of the winning side takes the loot; the wounded wait for the sickbay.
///
/// # Errors
/// A file can no longer be read or written; the others have been.
pub fn come_home(
    shelf: &Shelf,
    aftermath: &Aftermath,
    sent: &[Sent],
) -> Result<Vec<Entry>, ShelfError> {
    let finder = sent.iter().position(|it| wins(aftermath, it));
    let mut home = Vec::new();
    let mut trouble = None;
    for (n, it) in sent.iter().enumerate() {
        let Some(survivor) = aftermath.fighters.get(it.fighter.index()) else { continue };
        let loot: &[String] = if finder == Some(n) { &aftermath.loot } else { &[] };
        match shelf.change(&it.file, |person| bring(survivor, loot, &mut person.character)) {
            Ok(entry) => home.push(entry),
            Err(fault) => trouble = Some(fault),
        }
    }
    trouble.map_or(Ok(home), Err)
}

fn wins(aftermath: &Aftermath, sent: &Sent) -> bool {
    let survivor = aftermath.fighters.get(sent.fighter.index());
    survivor.is_some_and(|it| {
        Some(it.side) == aftermath.outcome.winner
            && matches!(it.fate, Fate::Unhurt | Fate::Wounded | Fate::Unconscious)
    })
}

/// Wounds, and weapons as they are now: those that broke or were lost are gone.
fn bring(survivor: &Survivor, loot: &[String], person: &mut characters::Character) {
    person.characteristics = survivor.full;
    person.body = survivor.body.clone();
    let taken = matches!(survivor.fate, Fate::Captured);
    let held = survivor.kit.weapons.iter().filter(|held| !held.broken && !taken);
    let kept: Vec<String> = held.map(|held| held.name.clone()).collect();
    person.possessions.weapons.retain(|owned| kept.contains(owned));
    person.possessions.weapons.extend(loot.iter().cloned());
}
