//! Proofs that a decision is good or bad, by playing on.

use engine::{Decision, Game};
use serde::{Deserialize, Serialize};

use super::{Fault, Line, Position, decide};
use crate::{Activity, CardGame, Choice, Move, SlotNo, state::TableRead};

/// Decisions from the position's question on, and claims about the end of the round.
///
/// Other questions get quiet answers: pass, stay with the activity, pay from the deck, and go on
/// with what was begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    pub line: Vec<Line>,
    pub shows: Vec<Claim>,
}

/// A claim about the end of the round or of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Claim {
    /// This captain wins the game.
    Wins(String),
    /// The game goes on.
    GoesOn,
    /// This captain is eliminated.
    Out(String),
    Vp(String, i16),
    /// This captain's EV in hand and deck.
    Purse(String, u16),
    /// This captain has this card in play.
    InPlay(String, String),
    /// This captain does not have this card in play.
    NotInPlay(String, String),
    Infamy(String, u8),
}

/// Limit of questions, more than any round has.
const MANY: usize = 500;

/// Plays the line and checks its claims.
pub(super) fn play(position: &Position, game: &mut CardGame, proof: &Proof) -> Result<(), Fault> {
    let mut line = proof.line.iter().peekable();
    for _ in 0..MANY {
        let is_over = line.peek().is_none() && game.round() != position.round;
        let Some(choice) = game.choice().filter(|_| !is_over) else { break };
        let next = line.next_if(|(name, said)| {
            position.seat(name) == Ok(choice.seat)
                && choice.options.iter().any(|&option| said.fits(position, game, option))
        });
        match next {
            Some((name, said)) => decide(position, game, name, said)?,
            None => answer_quietly(game)?,
        }
    }
    if let Some((name, said)) = line.next() {
        return Err(Fault::LineOpen(said.clone(), name.clone()));
    }
    proof.shows.iter().try_for_each(|claim| check(position, game, claim))
}

fn answer_quietly(game: &mut CardGame) -> Result<(), Fault> {
    let choice = game.choice().ok_or(Fault::NobodyAsked)?;
    let chosen = quiet(game, choice).ok_or(Fault::NobodyAsked)?;
    let seat = choice.seat;
    game.decide(Decision { seat, chosen }).map_err(|_| Fault::NobodyAsked)
}

fn quiet(game: &CardGame, choice: &Choice) -> Option<Move> {
    let stay = match game.look().activity(choice.seat) {
        Activity::Pursuing(SlotNo(no)) => Move::Pursue(SlotNo(no)),
        Activity::Uncommitted | Activity::Pirate => Move::Uncommitted,
    };
    let wanted = [Move::Pass, Move::Done, stay, Move::ExpendDeck];
    let mut quiet = wanted.into_iter().filter(|wanted| choice.options.contains(wanted));
    let mut others = choice.options.iter().copied().filter(|&other| other != Move::Refuse);
    quiet.next().or_else(|| others.next())
}

fn check(position: &Position, game: &CardGame, claim: &Claim) -> Result<(), Fault> {
    let world = game.look();
    let winner = game.ending().and_then(|ending| ending.winner);
    let ends = game.ending().map_or_else(|| "goes on".to_owned(), |end| format!("{end:?}"));
    let (holds, is) = match claim {
        Claim::Wins(name) => (winner == Some(position.seat(name)?), ends),
        Claim::GoesOn => (game.ending().is_none(), ends),
        Claim::Out(name) => (world.is_out(position.seat(name)?), "still in".to_owned()),
        Claim::Vp(name, vp) => {
            let is = world.captain(position.seat(name)?).vp;
            (is == *vp, is.to_string())
        }
        Claim::Infamy(name, infamy) => {
            let is = world.captain(position.seat(name)?).infamy;
            (is == *infamy, is.to_string())
        }
        Claim::Purse(name, purse) => {
            let is = crate::rules::purse(world, position.seat(name)?);
            (is == *purse, is.to_string())
        }
        Claim::InPlay(name, card) => (has(position, game, name, card)?, "not in play".to_owned()),
        Claim::NotInPlay(name, card) => (!has(position, game, name, card)?, "in play".to_owned()),
    };
    if holds { Ok(()) } else { Err(Fault::NotShown(claim.clone(), is)) }
}

fn has(position: &Position, game: &CardGame, name: &str, card: &str) -> Result<bool, Fault> {
    let world = game.look();
    let mut own = world.controlled(position.seat(name)?);
    Ok(own.any(|id| super::said::is_called(world.printed(id), card)))
}
