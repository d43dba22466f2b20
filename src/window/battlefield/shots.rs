//! Fights that are over, for pictures of what comes after: fought by minds on fixed seeds.

use ai::combat::Minds;
use characters::healing::RuleSet;
use engine::{Game, Seat};
use skirmish::{Decision, Setup, Skirmish};

use crate::skirmish::{
    Skirmishes,
    commander::{Commander, CommanderKind},
    session::{FightArtefact, FightOptions, Fights, artefact},
};
use crate::window::{common::data::GameData, error::WindowError};

/// Scenarios whose fights are in the picture of statistics, each by both rule sets.
const FOUGHT: [&str; 4] = ["duel-at-dawn", "customs-shed", "desert-ambush", "last-orders"];
/// The seed of pictures of fights.
pub const SEED: u64 = 5;

/// Keeps some finished fights.
///
/// # Errors
/// One cannot be fought, or the disk says no.
pub fn finish_some(game_data: &GameData) -> Result<(), WindowError> {
    let fights = Fights::at(&game_data.saves);
    for (n, id) in FOUGHT.into_iter().enumerate() {
        for (seed, rules) in (SEED..).zip([RuleSet::Classic, RuleSet::SecondEdition]) {
            let artefact = fought(game_data, id, rules, seed + n as u64)?;
            fights.keep(&fights.next_file(), &artefact)?;
        }
    }
    Ok(())
}

/// A whole fight by minds; it says that a person commanded the first side.
///
/// # Errors
/// There is no such fight, or it cannot be fought.
pub fn fought(
    game_data: &GameData,
    id: &str,
    rules: RuleSet,
    seed: u64,
) -> Result<FightArtefact, WindowError> {
    let none = WindowError::Drawing("there is no such fight");
    let all = Skirmishes::compile(&game_data.texts, &game_data.library.folder, None)?;
    let Some(scenario) = all.scenario(id).cloned() else { return Err(none) };
    let mut commanders = vec![CommanderKind::default(); scenario.forces.len()];
    let setup = Setup { rules, house: Default::default(), healing: Default::default(), scenario };
    let fight = Skirmish::new(&all.armoury, &setup, seed).map_err(|_| none)?;
    let fight = decided(fight, &all.minds, &commanders, seed);
    if let Some(first) = commanders.first_mut() {
        *first = CommanderKind::Person;
    }
    Ok(artefact(&FightOptions { setup, seed, commanders, sent: Vec::new() }, &fight))
}

/// The fight at its end.
fn decided(
    mut fight: Skirmish,
    minds: &Minds,
    commanders: &[CommanderKind],
    seed: u64,
) -> Skirmish {
    let seats = (0u8..).map(Seat).zip(commanders);
    let mut sides: Vec<Commander> =
        seats.map(|(seat, kind)| Commander::new(kind, minds, seed, seat, 0)).collect();
    while let Some(choice) = fight.choice() {
        let seat = choice.seat;
        let mind = sides.get_mut(seat.index());
        let Some(chosen) = mind.and_then(|mind| mind.decide(&fight, choice)) else { break };
        if fight.decide(Decision { seat, chosen }).is_err() {
            break;
        }
    }
    fight
}
