//! A fight in a terminal: the field by places, numbered options with their odds, one answer a line.

mod answer;
mod field;
mod table;

use std::{
    io::{self, BufRead, Write},
    sync::Arc,
};

use play::{Game, Seat};
use skirmish::{Decision, Move, Setup, Skirmish, data::Armoury};

use crate::skirmish::commander::{Commander, CommanderKind};
use answer::Answer;
use table::Table;

/// Fights one fight, question by question, and says what it leaves behind.
///
/// # Errors
/// Nothing can be written any more, or the setup is none.
pub fn fight(
    armoury: &Arc<Armoury>,
    setup: &Setup,
    seed: u64,
    kinds: Vec<CommanderKind>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let begin = || Skirmish::new(armoury, setup, seed).map_err(io::Error::other);
    let seat =
        |n: usize, made: usize| Commander::new(&kinds[n], armoury, seed, Seat(n as u8), made);
    let mut commanders: Vec<Commander> = (0..kinds.len()).map(|n| seat(n, 0)).collect();
    let persons = kinds.iter().filter(|kind| **kind == CommanderKind::Person).count();
    let mut table = Table::new(input, out, persons > 1);
    let mut fight = begin()?;
    table.greet(&fight, &kinds, seed)?;
    while let Some(choice) = fight.choice().cloned() {
        if let Some(chosen) = commanders[choice.seat.index()].decide(&fight, &choice) {
            decide(&mut fight, choice.seat, chosen);
            continue;
        }
        match table.ask(&fight, &choice)? {
            Answer::Choose(chosen) => decide(&mut fight, choice.seat, chosen),
            Answer::Undo => {
                let decisions = fight.decisions().to_vec();
                let kept = decisions.len() - fight.undoable().min(1);
                fight = begin()?;
                decisions.iter().take(kept).for_each(|it| decide(&mut fight, it.seat, it.chosen));
            }
            Answer::Rest => {
                let n = choice.seat.index();
                let stand_in = CommanderKind::default();
                commanders[n] = Commander::new(&stand_in, armoury, seed, choice.seat, n);
            }
            Answer::Leave => return table.leave(seed),
        }
    }
    table.end(&fight, seed)
}

fn decide(fight: &mut Skirmish, seat: Seat, chosen: Move) {
    let _ = fight.decide(Decision { seat, chosen }); // offered, and so accepted
}
