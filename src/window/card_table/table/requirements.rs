//! What a side asks for: its tokens, how each stands, and the rest.

use cards::data::{Requirement, Token};

use crate::window::card_table::tokens::Standing;

/// Sorts requirements into tokens and the rest.
pub(super) fn sorted(requires: &[Requirement]) -> (Vec<Token>, Vec<&Requirement>) {
    let token =
        |it: &Requirement| if let Requirement::Token(token) = it { Some(*token) } else { None };
    let others = requires.iter().filter(|it| token(it).is_none());
    (requires.iter().filter_map(token).collect(), others.collect())
}

/// How each token asked for stands: met by the pool, coming from ship and crew, or missing.
pub(super) fn standing(asked: &[Token], pool: &[Token], supply: &[Token]) -> Vec<Standing> {
    let (mut pool, mut supply) = (pool.to_vec(), supply.to_vec());
    let take = |from: &mut Vec<Token>, wanted: Token| {
        let exact = from.iter().position(|&have| have == wanted);
        let found = exact.or_else(|| from.iter().position(|have| have.meets(wanted)))?;
        Some(from.swap_remove(found))
    };
    asked
        .iter()
        .map(|&wanted| match take(&mut pool, wanted) {
            Some(_) => Standing::There,
            None if take(&mut supply, wanted).is_some() => Standing::Coming,
            None => Standing::Missing,
        })
        .collect()
}

#[cfg(test)]
mod tests;
