//! Many games as every way of counting them needs them.

use std::io::Write;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{
    cli::{
        failure::Failure,
        many::{Means, Speed},
        output::print_json,
    },
    data::Library,
    parallel::Work,
    results::fingerprint,
    simulate::Plan,
};

/// The games, what they are played with, and how the person wants them carried out and told.
pub(super) struct Run<'a> {
    pub plan: &'a Plan,
    pub library: &'a Library,
    pub means: &'a Means,
    /// Whether the figures go out as one JSON object.
    pub json: bool,
}

impl Run<'_> {
    /// Plays all games and hands each to `take`, in their order. A file of results is called after `name`.
    ///
    /// # Errors
    /// The first game that went wrong, or the file of results cannot be used.
    pub fn carry_out<W: Work>(
        &self,
        work: &W,
        name: &str,
        mut take: impl FnMut(W::Piece),
    ) -> Result<Speed, Failure>
    where
        W::Piece: Serialize + DeserializeOwned,
        Failure: From<W::Error>,
    {
        self.means.carry_out(work, &which(self.plan, name), "games", |piece, _| {
            take(piece);
            Ok(())
        })
    }

    /// Prints the figures, in words where no JSON is asked for.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn tell<F: Serialize, O: Write>(
        &self,
        figures: &F,
        out: &mut O,
        words: impl FnOnce(&F, &mut O) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if self.json { print_json(out, figures) } else { words(figures, out) }
    }
}

/// Everything that decides the results.
fn which(plan: &Plan, name: &str) -> Value {
    let captains: Vec<_> =
        plan.setup.captains.iter().map(|it| format!("{}:{}", it.player, it.deck.name)).collect();
    json!({
        "run": name,
        "games": plan.games,
        "seed": plan.seed,
        "captains": captains,
        "cards_and_rules": fingerprint(&plan.setup),
    })
}
