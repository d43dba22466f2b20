//! The chance to win of every captain, round by round, as each of them saw it.

use ai::value::{FeatureExtractor, ValueModel};
use cards::CardGame;
use engine::{Game as _, Seat};

use crate::{
    replay::ReplayError,
    replay_timeline::{CardRecording, Pass, Recording as _},
};

/// Everybody's chance to win when a round begins.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundChances {
    pub round: u16,
    /// By seat, from 0 to 1, by what that captain may see; 0 for who is out. They need not add up to 1.
    pub chances: Vec<f32>,
}

/// The chances at the beginning of each round but the first, in which nobody has done anything yet. There are
/// none of a person's game that is not over: a rival's chance tells of their hand.
///
/// # Errors
/// The record cannot be played again.
pub fn chances(
    mut pass: Pass<CardRecording>,
    model: &ValueModel,
) -> Result<Vec<RoundChances>, ReplayError> {
    let (mut rounds, mut round) = (Vec::new(), 1);
    if !pass.record().is_open() {
        return Ok(rounds);
    }
    let captains = pass.record().artefact().setup.captains.len();
    let extractor = FeatureExtractor::new(pass.game().book().clone());
    while pass.next().is_some() {
        pass.step()?;
        let game = pass.game();
        if game.round() > round && game.choice().is_some() {
            round = game.round();
            let chances =
                (0..captains).map(|seat| chance(game, Seat(seat as u8), &extractor, model));
            rounds.push(RoundChances { round, chances: chances.collect() });
        }
    }
    Ok(rounds)
}

fn chance(game: &CardGame, seat: Seat, extractor: &FeatureExtractor, model: &ValueModel) -> f32 {
    let seen = game.glance(seat);
    let is_out = seen.captains[seat.index()].out;
    if is_out { 0.0 } else { extractor.position(&seen).chance(model) }
}
