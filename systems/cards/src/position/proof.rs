//! Proofs that a decision is good or bad, by playing on.

use engine::{Decision, Game};
use serde::{Deserialize, Serialize};

use super::{Claim, Fault, Line, Position, decide, fits};
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

/// Limit of questions, more than any round has.
const MANY: usize = 500;

/// Plays the line to the end of the round and checks its claims; every decision in it, quiet answers
/// included.
pub(super) fn play(
    position: &Position,
    game: &mut CardGame,
    proof: &Proof,
) -> Result<Vec<Decision<Move>>, Fault> {
    let mut line = proof.line.iter().peekable();
    let mut made = Vec::new();
    while let Some(choice) = asked(position, game, line.peek().is_some(), made.len()) {
        let fits = |(name, said): &&Line| fits(position, game, choice, name, said);
        let decision = match line.next_if(fits) {
            Some((name, said)) => decide(position, game, name, said)?,
            None => answer_quietly(game)?,
        };
        made.push(decision);
    }
    if let Some((name, said)) = line.next() {
        return Err(Fault::LineOpen(said.clone(), name.clone()));
    }
    proof.shows.iter().try_for_each(|claim| claim.check(position, game))?;
    Ok(made)
}

/// Plays an answer to the question, and then on to the end of the round: as `line` goes, as far as that
/// can still be done, and quietly where it cannot.
pub(super) fn play_on(
    position: &Position,
    game: &mut CardGame,
    answer: Move,
    line: &[Line],
) -> Result<Vec<Decision<Move>>, Fault> {
    let mut line = line.to_vec();
    let mut made = Vec::new();
    while let Some(choice) = asked(position, game, false, made.len()) {
        let seat = choice.seat;
        let fitting = line.iter().position(|(name, said)| fits(position, game, choice, name, said));
        let decision = match (made.is_empty(), fitting) {
            (true, _) => chosen(game, Decision { seat, chosen: answer })?,
            (false, Some(nth)) => {
                let (name, said) = line.remove(nth);
                decide(position, game, &name, &said)?
            }
            (false, None) => answer_quietly(game)?,
        };
        made.push(decision);
    }
    Ok(made)
}

/// The next question of a line after so many decisions; none once the round is over and nothing of it is
/// open.
pub(super) fn asked<'a>(
    position: &Position,
    game: &'a CardGame,
    is_open: bool,
    made: usize,
) -> Option<&'a Choice> {
    let is_over = !is_open && game.round() != position.round;
    game.choice().filter(|_| !is_over && made < MANY)
}

pub(super) fn answer_quietly(game: &mut CardGame) -> Result<Decision<Move>, Fault> {
    let choice = game.choice().ok_or(Fault::NobodyAsked)?;
    let quiet = quiet(game, choice).ok_or(Fault::NobodyAsked)?;
    let seat = choice.seat;
    chosen(game, Decision { seat, chosen: quiet })
}

pub(super) fn chosen(
    game: &mut CardGame,
    decision: Decision<Move>,
) -> Result<Decision<Move>, Fault> {
    game.decide(decision).map_err(|_| Fault::NobodyAsked)?;
    Ok(decision)
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
