//! Chance meetings: place, light, opponents and reason by the dice (CT-CBT-11).

mod ground;
mod others;
mod words;

#[cfg(test)]
mod tests;

use characters::healing::RuleSet;
use dice::Dice;

use super::{Aim, Armoury, Force, Opening, Recruit, Scenario, Surprise, Terrain};
use crate::field::Place;

/// Creates a chance meeting of this party with others of about its worth; an empty party gets stock
/// people. `None` if nobody is in stock.
///
/// Terrain and light are thrown, and the range by the table of encounters (CT-RNG-03 to CT-RNG-06),
/// which both rule sets use here. Surprise is thrown when the fight begins.
pub fn encounter(
    armoury: &Armoury,
    party: Vec<Recruit>,
    rules: RuleSet,
    dice: &mut Dice,
) -> Option<Scenario> {
    let terrain = *dice.pick(&Terrain::ALL)?;
    let light = ground::light(dice);
    let party = if party.is_empty() { others::party(armoury, dice)? } else { party };
    let others = others::others(armoury, &party, terrain, rules, dice)?;
    let (range, places) = ground::meeting(armoury, terrain, dice);
    let ground = ground::lie(terrain, light, places, dice);
    let told = words::tell(&ground, &others, dice);
    let forces = vec![
        force("Your party", "Get through this.".to_owned(), party, places.0),
        Force { npc: true, ..force(&told.others, told.briefing, others, places.1) },
    ];
    let scenario = Scenario {
        id: "encounter".to_owned(),
        name: told.name,
        story: told.story,
        ground,
        surprise: Surprise::Thrown,
        opening: Opening::At(range),
        avoidable: true,
        forces,
        rounds: 80,
    };
    Some(scenario)
}

fn force(name: &str, briefing: String, fighters: Vec<Recruit>, at: Place) -> Force {
    Force {
        name: name.to_owned(),
        briefing,
        aim: Aim::Defeat,
        at,
        fighters,
        military: false,
        in_vehicle: false,
        npc: false,
        surveyed: Vec::new(),
    }
}
