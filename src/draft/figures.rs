//! The figures of a trial; the same for any number of threads.

use std::ops::RangeInclusive;

use engine::JournalHash;
use serde::Serialize;

use super::trial::{Bout, Trial};
use crate::balance::{Criterion, PairScore, PairShare};

/// The share of games that drafted decks are to win against the ready ones.
const MATCHED: RangeInclusive<f64> = 0.40..=0.60;

/// All figures of a trial.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures {
    pub seed: u64,
    pub drafters: String,
    pub captains: String,
    pub drafts: usize,
    pub games: usize,
    /// What drafted decks won. A deck is one sample, whatever it won against all: its games have its luck in common.
    pub drafted: PairShare,
    /// Against each ready deck, in their order.
    pub against: Vec<AgainstDeck>,
    pub criteria: Vec<Criterion>,
    /// Of all games in their order.
    pub journal_hash: JournalHash,
}

/// What drafted decks won against one ready deck.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct AgainstDeck {
    pub id: String,
    pub drafted: PairShare,
}

/// The running counts, so that no game need be kept.
pub struct Tally<'a> {
    trial: &'a Trial,
    drafted: PairScore,
    against: Vec<PairScore>,
    drafts: usize,
    journal: JournalHash,
}

impl<'a> Tally<'a> {
    /// Of a trial none of whose games has been played.
    pub fn new(trial: &'a Trial) -> Tally<'a> {
        let against = vec![PairScore::default(); trial.decks().len()];
        let (drafted, journal) = (PairScore::default(), JournalHash::default());
        Tally { trial, drafted, against, drafts: 0, journal }
    }

    /// The deck that comes next in the trial.
    pub fn add(&mut self, bout: &Bout) {
        let pairs = bout.scores.iter().map(|[first, second]| (first + second) / 2.0);
        for (score, pair) in self.against.iter_mut().zip(pairs.clone()) {
            score.add(pair);
        }
        self.drafted.add(pairs.sum::<f64>() / bout.scores.len().max(1) as f64);
        self.drafts += 1;
        self.journal = self.journal.then(&bout.journal.0.to_le_bytes());
    }

    /// The results.
    pub fn figures(&self) -> Figures {
        let Trial { seed, drafters, captains, .. } = self.trial;
        let decks = self.trial.decks();
        let drafted = self.drafted.share();
        let of = |(deck, score): (&crate::data::ListedDeck, &PairScore)| AgainstDeck {
            id: deck.id.clone(),
            drafted: score.share(),
        };
        let criterion = Criterion {
            what: "drafted decks against the ready ones".to_owned(),
            wanted: "40 to 60 %",
            found: drafted.rate,
            passed: MATCHED.contains(&drafted.rate),
        };
        Figures {
            seed: *seed,
            drafters: drafters.to_string(),
            captains: captains.to_string(),
            drafts: self.drafts,
            games: self.drafts * decks.len() * 2,
            drafted,
            against: decks.iter().zip(&self.against).map(of).collect(),
            criteria: vec![criterion],
            journal_hash: self.journal,
        }
    }
}
