//! Returns people to the library after a fight, with their wounds and their finds.

use std::path::PathBuf;

use characters::{Character, sheet::Possessions};
use skirmish::{
    Aftermath, Fate, FighterId, Survivor,
    data::{Recruit, Scenario},
};

use crate::roster::{Roster, RosterError, RosterFolder};

/// Somebody of the library who took part: their number on the field, and their file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    pub fighter: FighterId,
    pub file: PathBuf,
}

/// Writes what the fight has done to everybody who was sent into it (CT-CBT-14, CT-END-04). The
/// first of the winning side takes the loot; the wounded wait for the sickbay. They come home in the
/// order in which they were sent.
///
/// # Errors
/// A file can no longer be read or written; the others have been.
pub fn come_home(
    library: &RosterFolder,
    scenario: &Scenario,
    aftermath: &Aftermath,
    sent: &[Sent],
) -> Result<Roster, RosterError> {
    let began: Vec<&Recruit> = scenario.forces.iter().flat_map(|it| &it.fighters).collect();
    let finder = sent.iter().position(|it| wins(aftermath, it));
    let mut home = Roster::default();
    let mut trouble = None;
    for (n, it) in sent.iter().enumerate() {
        let nth = it.fighter.index();
        let Some((survivor, began)) = aftermath.fighters.get(nth).zip(began.get(nth)) else {
            continue;
        };
        let loot: &[String] = if finder == Some(n) { &aftermath.loot } else { &[] };
        match library.change(&it.file, |person| {
            let Character { characteristics, body, possessions, .. } = &mut person.character;
            (*characteristics, *body) = (survivor.full, survivor.body.clone());
            bring(survivor, began, loot, possessions);
        }) {
            Ok(entry) => _ = home.add(entry),
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

/// Weapons as they are now.
fn bring(survivor: &Survivor, began: &Recruit, loot: &[String], owned: &mut Possessions) {
    let owned = &mut owned.weapons;
    for weapon in lost(survivor, began) {
        if let Some(nth) = owned.iter().position(|name| *name == weapon) {
            owned.remove(nth);
        }
    }
    owned.extend(loot.iter().cloned());
}

/// Weapons that were taken along and broke, lie elsewhere, or are the captors' now. What stayed at
/// home is not among them.
fn lost(survivor: &Survivor, began: &Recruit) -> Vec<String> {
    let taken = matches!(survivor.fate, Fate::Captured);
    let mut lost: Vec<String> = began.weapons.iter().map(|it| it.weapon.clone()).collect();
    for held in survivor.kit.weapons.iter().filter(|held| !held.broken && !taken) {
        if let Some(nth) = lost.iter().position(|name| *name == held.name) {
            lost.remove(nth);
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use engine::Game;
    use skirmish::{Setup, Skirmish, data::Armed};

    use super::*;
    use crate::skirmish::Skirmishes;

    /// How the first of the duel came out of it, as things stand before a blow has fallen.
    fn survivor() -> (Survivor, Recruit) {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let all = Skirmishes::read(&assets, None).expect("the shipped tables");
        let mut scenario = all.scenario("duel-at-dawn").expect("it is shipped").clone();
        scenario.rounds = 1;
        let arms = ["Foil", "Dagger", "Foil"].map(|weapon| Armed::new(weapon, 0));
        scenario.forces[0].fighters[0].weapons = arms.into();
        let began = scenario.forces[0].fighters[0].clone();
        let (rules, house, healing) = Default::default();
        let setup = Setup { rules, house, healing, scenario };
        let mut fight = Skirmish::new(&all.armoury, &setup, 4).expect("it can be fought");
        while let Some(choice) = fight.choice() {
            let last = choice.options[choice.options.len() - 1];
            let decision = engine::Decision { seat: choice.seat, chosen: last };
            fight.decide(decision).expect("it is offered");
        }
        (fight.aftermath().expect("it is over").fighters.remove(0), began)
    }

    #[test]
    fn what_broke_is_lost_once_and_what_stayed_at_home_is_not() {
        let (mut survivor, began) = survivor();
        survivor.fate = Fate::Wounded;
        assert_eq!(lost(&survivor, &began), [""; 0]);
        survivor.kit.weapons[0].broken = true;
        assert_eq!(lost(&survivor, &began), ["Foil"]);
        survivor.fate = Fate::Captured;
        assert_eq!(lost(&survivor, &began), ["Foil", "Dagger", "Foil"]);
    }
}
