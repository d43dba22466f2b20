//! What was learned, and how true it is in games that nothing was learned from.

use ai::value::{Example, Position, Provenance, ValueModel, fit};
use engine::JournalHash;

use super::Game;
use crate::simulate::and_journal;

/// One game of so many is held out, by its seed: by its number it could fall into step with tables or decks.
const HELD_OUT: u64 = 5;
/// Steps of the stated chance that are told apart.
const BINS: usize = 10;

/// A model, and how it does in games that were held out.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    pub model: ValueModel,
    pub games: usize,
    pub held_out: HeldOut,
}

/// How true stated chances are in held-out games.
#[derive(Debug, Clone, PartialEq)]
pub struct HeldOut {
    pub games: usize,
    pub positions: usize,
    /// Mean of minus the logarithm of the chance stated for what came about; 0 is perfect.
    pub log_loss: f64,
    /// The same for who states the mean of all results.
    pub log_loss_of_mean: f64,
    /// Mean of the square of what is between chance and result, from 0 to 1; 0 is perfect.
    pub brier: f64,
    /// By the stated chance, from 0 to 1 in equal steps.
    pub bins: Vec<Bin>,
}

/// Positions whose stated chance is about the same.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Bin {
    pub positions: usize,
    /// Mean stated chance, from 0 to 1.
    pub stated: f64,
    /// Share of them that were won.
    pub won: f64,
}

/// Learns from most of the games and looks at the others. `command` is for the provenance.
pub fn learn(games: &[Game], command: &str) -> Report {
    let part = |held_out: bool| -> Vec<Example> {
        let games = games.iter().filter(|game| is_held_out(game) == held_out);
        games.flat_map(|game| game.examples.iter().cloned()).collect()
    };
    let lessons = part(false);
    let journal = games.iter().fold(JournalHash::default(), |all, it| and_journal(all, it.journal));
    let provenance = Provenance {
        command: command.to_owned(),
        positions: lessons.len() as u32,
        journal: journal.to_string(),
    };
    let model = fit(&lessons, provenance);
    let count = games.iter().filter(|game| is_held_out(game)).count();
    let held_out = HeldOut::of(&part(true), count, |it| it.chance(&model));
    Report { model, games: games.len(), held_out }
}

fn is_held_out(game: &Game) -> bool {
    game.seed.is_multiple_of(HELD_OUT)
}

impl HeldOut {
    /// Holds what `chance` states against what came about.
    pub fn of(tests: &[Example], games: usize, chance: impl Fn(&Position) -> f32) -> HeldOut {
        let stated = tests.iter().map(|it| (chance(&it.position).into(), it.won.into()));
        let stated: Vec<(f64, f64)> = stated.collect();
        let mean = |of: &dyn Fn(f64, f64) -> f64| {
            let sum: f64 = stated.iter().map(|&(chance, won)| of(chance, won)).sum();
            sum / stated.len().max(1) as f64
        };
        let usual = mean(&|_, won| won);
        HeldOut {
            games,
            positions: stated.len(),
            log_loss: mean(&log_loss),
            log_loss_of_mean: mean(&|_, won| log_loss(usual, won)),
            brier: mean(&|chance, won| (chance - won) * (chance - won)),
            bins: bins(&stated),
        }
    }
}

fn log_loss(chance: f64, won: f64) -> f64 {
    // Nobody is infinitely wrong.
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -won * chance.ln() - (1.0 - won) * (1.0 - chance).ln()
}

fn bins(stated: &[(f64, f64)]) -> Vec<Bin> {
    let mut bins = vec![Bin::default(); BINS];
    for &(chance, won) in stated {
        let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
        bin.positions += 1;
        bin.stated += chance;
        bin.won += won;
    }
    for bin in &mut bins {
        let count = bin.positions.max(1) as f64;
        (bin.stated, bin.won) = (bin.stated / count, bin.won / count);
    }
    bins
}

#[cfg(test)]
mod tests {
    use ai::value::Advantage;

    use super::*;

    fn example(phase: f32, won: f32) -> Example {
        Example { position: Position { phase, advantages: vec![Advantage::default()] }, won }
    }

    #[test]
    fn what_is_stated_is_held_against_what_came_about_bin_by_bin() {
        let tests = [example(0.25, 0.0), example(0.25, 1.0), example(1.0, 1.0), example(1.0, 0.5)];
        let held_out = HeldOut::of(&tests, 2, |it| it.phase);
        let bin = |nth: usize| held_out.bins[nth];
        assert_eq!(bin(2), Bin { positions: 2, stated: 0.25, won: 0.5 });
        assert_eq!(bin(9), Bin { positions: 2, stated: 1.0, won: 0.75 });
        assert_eq!(held_out.bins.iter().map(|bin| bin.positions).sum::<usize>(), 4);
        let brier = (0.0625 + 0.5625 + 0.0 + 0.25) / 4.0;
        assert!((held_out.brier - brier).abs() < 1e-9, "{}", held_out.brier);
    }

    #[test]
    fn who_states_what_comes_about_loses_nothing() {
        let tests = [example(0.0, 0.0), example(1.0, 1.0)];
        let perfect = HeldOut::of(&tests, 1, |it| it.phase);
        assert!(perfect.log_loss < 1e-5 && perfect.brier == 0.0, "{perfect:?}");
        assert!((perfect.log_loss_of_mean - 2.0_f64.ln()).abs() < 1e-9);
    }

    #[test]
    fn some_games_are_held_out_and_all_are_in_the_provenance() {
        let game = |nth: u64| Game {
            seed: nth,
            journal: JournalHash(nth),
            examples: vec![example(0.5, (nth % 2) as f32)],
        };
        let games: Vec<Game> = (0..10).map(game).collect();
        let report = learn(&games, "here");
        assert_eq!((report.held_out.games, report.held_out.positions), (2, 2));
        assert_eq!(report.model.provenance.positions, 8);
        assert_eq!(report.model.provenance.command, "here");
        assert_ne!(learn(&games[1..], "here").model.provenance, report.model.provenance);
        assert_eq!(learn(&games, "here"), report);
    }
}
