//! A share of a long run: every Nth of its pieces, so that N machines do as much each.

use std::{fmt, str::FromStr};

use serde_json::Value;

/// One of so many shares of a run, written `2/8`: the second of eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// Which one, from 0.
    nth: usize,
    /// How many shares there are.
    of: usize,
}

/// The text names no share of a run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no share of a run; it is written as in 2/8, the second of eight")]
pub struct ShardError(String);

/// The keys that a share's file has in its first line beside those of the whole run.
pub(super) const SHARD: &str = "shard";
pub(super) const PIECES: &str = "pieces";

impl Shard {
    /// Its number, from 0.
    pub(super) fn nth(self) -> usize {
        self.nth
    }

    /// How many shares there are.
    pub(super) fn of(self) -> usize {
        self.of
    }

    /// How many of all pieces are in it.
    pub fn share_of(self, pieces: usize) -> usize {
        pieces.saturating_sub(self.nth).div_ceil(self.of)
    }

    /// The number among all pieces of its `nth`, both from 0.
    pub fn piece(self, nth: usize) -> usize {
        self.nth + nth * self.of
    }

    /// Its own out of something for each piece.
    pub fn of_all<T>(self, all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        all.skip(self.nth).step_by(self.of)
    }

    /// Says in the first line of a file which share of how many pieces it has; the whole run says nothing.
    pub fn mark(self, run: &Value, pieces: usize) -> Value {
        let mut run = run.clone();
        if let (true, Some(run)) = (self.of > 1, run.as_object_mut()) {
            run.insert(SHARD.to_owned(), self.to_string().into());
            run.insert(PIECES.to_owned(), pieces.into());
        }
        run
    }
}

impl Default for Shard {
    /// All of a run.
    fn default() -> Shard {
        Shard { nth: 0, of: 1 }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.nth + 1, self.of)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let numbers = text.split_once('/').and_then(|(nth, of)| {
            Some((nth.parse::<u32>().ok()? as usize, of.parse::<u32>().ok()? as usize))
        });
        match numbers {
            Some((nth, of)) if (1..=of).contains(&nth) => Ok(Shard { nth: nth - 1, of }),
            _ => Err(ShardError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_shares_together_have_every_piece_once() {
        for (pieces, of) in [(0, 3), (1, 3), (10, 3), (12, 4), (5, 9)] {
            let mut all: Vec<usize> = (0..of)
                .flat_map(|nth| {
                    let shard = Shard { nth, of };
                    let own: Vec<usize> =
                        (0..shard.share_of(pieces)).map(|n| shard.piece(n)).collect();
                    assert_eq!(own, shard.of_all(0..pieces).collect::<Vec<_>>());
                    own
                })
                .collect();
            all.sort_unstable();
            assert_eq!(all, (0..pieces).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_share_reads_as_it_is_written_and_nothing_else_is_one() {
        for text in ["1/1", "2/8", "8/8"] {
            assert_eq!(text.parse::<Shard>().map(|shard| shard.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "2", "0/8", "9/8", "1/0", "-1/2", "a/b", "1/2/3"] {
            assert_eq!(text.parse::<Shard>(), Err(ShardError(text.to_owned())));
        }
    }
}
