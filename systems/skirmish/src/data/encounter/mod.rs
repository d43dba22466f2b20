//! Chance meetings: place, light, opponents and reason by the dice (CT-CBT-11).

mod ground;
mod others;
mod words;

#[cfg(test)]
mod tests;

use characters::healing::RuleSet;
use dice::Dice;

use super::{Armoury, Force, Opening, Recruit, Scenario, Surprise, Terrain};

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
    let ours = "Get through this.".to_owned();
    let forces = vec![
        Force { briefing: ours, ..Force::new("Your party", places.0, party) },
        Force { briefing: told.briefing, npc: true, ..Force::new(told.others, places.1, others) },
    ];
    Some(Scenario {
        story: told.story,
        surprise: Surprise::Thrown,
        opening: Opening::At(range),
        avoidable: true,
        rounds: 80,
        ..Scenario::new("encounter", &told.name, ground, forces)
    })
}
