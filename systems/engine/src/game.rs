//! The loop itself: ask, decide, until nobody is asked any more.

use crate::{Choice, Decision, Journal, JournalHash, Refusal, Seat};

/// A game that can be played by anyone: a person, a mind, a script, a replay.
pub trait Game {
    /// Why somebody is asked.
    type Why;
    /// Anything a seat may do.
    type Move: Clone + PartialEq;
    /// Something that happened.
    type Event;
    /// What one seat may know.
    type Observation;

    /// Whose choice it is and what is open to them; `None` once the game is over.
    fn choice(&self) -> Option<&Choice<Self::Why, Self::Move>>;

    /// The only way a game changes.
    ///
    /// # Errors
    /// A decision that is not offered is refused and changes nothing.
    fn decide(&mut self, decision: Decision<Self::Move>) -> Result<(), Refusal>;

    /// What has happened.
    fn journal(&self) -> &Journal<Self::Event>;

    /// What `seat` may know now.
    fn observe(&self, seat: Seat) -> Self::Observation;
}

/// Somebody who can answer for a seat: it gets the observation and the choice, never the game.
pub trait Player<G: Game> {
    /// One of the choice's options.
    fn decide(&mut self, seen: &G::Observation, choice: &Choice<G::Why, G::Move>) -> G::Move;
}

/// Lets `players` (one a seat) play until the game ends, and returns every decision made.
///
/// # Errors
/// A player who answers with something that was not offered ends the run.
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

/// Makes `decisions` once more and returns the journal's hash.
///
/// # Errors
/// The number of the first decision that the game does not accept, and why.
pub fn replay<G: Game>(
    game: &mut G,
    decisions: &[Decision<G::Move>],
) -> Result<JournalHash, (usize, Refusal)> {
    for (n, decision) in decisions.iter().enumerate() {
        game.decide(decision.clone()).map_err(|refusal| (n, refusal))?;
    }
    Ok(game.journal().hash())
}
