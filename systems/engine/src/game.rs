//! The game loop: ask, decide, until the game is over.

use crate::{Choice, Decision, Journal, JournalHash, Refusal, Seat};

/// Game that anyone can play: a person, an AI, a script, a replay.
pub trait Game {
    /// Reason for a choice.
    type Why;
    /// Move of a seat.
    type Move: Clone + PartialEq;
    /// Event in the journal.
    type Event;
    /// Knowledge of one seat.
    type Observation;

    /// Returns the pending choice; `None` once the game is over.
    fn choice(&self) -> Option<&Choice<Self::Why, Self::Move>>;

    /// Carries out a decision. A game changes only through this.
    ///
    /// # Errors
    /// A decision that is not offered is refused and changes nothing.
    fn decide(&mut self, decision: Decision<Self::Move>) -> Result<(), Refusal>;

    /// Returns the journal of events.
    fn journal(&self) -> &Journal<Self::Event>;

    /// Returns the current knowledge of `seat`.
    fn observe(&self, seat: Seat) -> Self::Observation;
}

/// Player of a seat: it gets the observation and the choice, never the game.
pub trait Player<G: Game> {
    /// Picks one of the choice's options.
    fn decide(&mut self, seen: &G::Observation, choice: &Choice<G::Why, G::Move>) -> G::Move;
}

/// Lets `players` (one a seat) play until the game ends, and returns every decision made.
///
/// # Errors
/// A move that is not offered ends the run.
pub fn play_out<G: Game>(
    game: &mut G,
    players: &mut [Box<dyn Player<G> + '_>],
) -> Result<Vec<Decision<G::Move>>, Refusal> {
    let mut decisions = Vec::new();
    while let Some(choice) = game.choice() {
        let seat = choice.seat;
        let chosen = players[seat.index()].decide(&game.observe(seat), choice);
        decisions.push(Decision { seat, chosen: chosen.clone() });
        game.decide(Decision { seat, chosen })?;
    }
    Ok(decisions)
}

/// Replays `decisions` and returns the journal's hash.
///
/// # Errors
/// The index of the first decision that the game does not accept, and the reason.
pub fn replay<G: Game>(
    game: &mut G,
    decisions: &[Decision<G::Move>],
) -> Result<JournalHash, (usize, Refusal)> {
    for (n, decision) in decisions.iter().enumerate() {
        game.decide(decision.clone()).map_err(|refusal| (n, refusal))?;
    }
    Ok(game.journal().hash())
}
