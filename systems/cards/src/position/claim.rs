//! Claims about the end of a round: whether they hold, and how they read.

use serde::{Deserialize, Serialize};

use super::{Fault, Position};
use crate::{CardGame, state::TableRead};

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

impl Claim {
    /// The claim as a sentence without its full stop.
    pub fn words(&self) -> String {
        let s = |n: i64| if n == 1 { "" } else { "s" };
        match self {
            Claim::Wins(name) => format!("{name} wins the game"),
            Claim::GoesOn => "the game goes on".to_owned(),
            Claim::Out(name) => format!("{name} is out of the game"),
            Claim::Vp(name, vp) => format!("{name} has {vp} victory point{}", s((*vp).into())),
            Claim::Purse(name, n) => {
                format!("{name} has {n} credit{} in hand and deck", s((*n).into()))
            }
            Claim::InPlay(name, card) => format!("{name} has {card} in play"),
            Claim::NotInPlay(name, card) => format!("{name} has no {card} in play"),
            Claim::Infamy(name, n) => format!("{name} has {n} infamy"),
        }
    }

    /// Whether it is at least as good, for the captain who is asked, as it says: their own points count
    /// upward and those of others downward.
    pub(super) fn is_kept(&self, position: &Position, game: &CardGame) -> Result<bool, Fault> {
        let world = game.look();
        let mine = |name: &String| *name == position.asked;
        let better = |name: &String, is: i32, said: i32| {
            if mine(name) { is >= said } else { is <= said }
        };
        let winner = game.ending().and_then(|ending| ending.winner);
        let asked = position.seat(&position.asked)?;
        let has_won = winner == Some(asked);
        Ok(match self {
            Claim::GoesOn => has_won || (winner.is_none() && !world.is_out(asked)),
            Claim::Vp(name, vp) => {
                let is = world.captain(position.seat(name)?).vp;
                has_won || better(name, is.into(), (*vp).into())
            }
            Claim::Purse(name, purse) => {
                let is = crate::rules::purse(world, position.seat(name)?);
                has_won || better(name, is.into(), (*purse).into())
            }
            Claim::Infamy(name, infamy) => {
                let is = world.captain(position.seat(name)?).infamy;
                has_won || !better(name, is.into(), i32::from(*infamy)) || is == *infamy
            }
            Claim::Wins(_) | Claim::Out(_) | Claim::InPlay(..) | Claim::NotInPlay(..) => {
                self.check(position, game).is_ok()
            }
        })
    }

    /// Checks it.
    pub(super) fn check(&self, position: &Position, game: &CardGame) -> Result<(), Fault> {
        let world = game.look();
        let winner = game.ending().and_then(|ending| ending.winner);
        let ends = game.ending().map_or_else(|| "goes on".to_owned(), |end| format!("{end:?}"));
        let (holds, is) = match self {
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
            Claim::InPlay(name, card) => {
                (has(position, game, name, card)?, "not in play".to_owned())
            }
            Claim::NotInPlay(name, card) => {
                (!has(position, game, name, card)?, "in play".to_owned())
            }
        };
        if holds { Ok(()) } else { Err(Fault::NotShown(self.clone(), is)) }
    }
}

fn has(position: &Position, game: &CardGame, name: &str, card: &str) -> Result<bool, Fault> {
    let world = game.look();
    let mut own = world.controlled(position.seat(name)?);
    Ok(own.any(|id| super::said::is_called(world.printed(id), card)))
}
