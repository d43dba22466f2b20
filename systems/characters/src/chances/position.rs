//! A person at a crossroads, as an author writes it.

use std::sync::Arc;

use dice::Probability;
use serde::{Deserialize, Serialize};

use super::{
    goal::{self, Goal},
    moment::Moment,
    solver::Solver,
};
use crate::{
    body::Body,
    choice::{Move, Why},
    data::{Due, Service, Tables},
    sheet::{Career, Character, Characteristics, Fate, Identity, Left, Possessions, Skills},
    state::{Record, Stage, Step},
};

/// A person at a question, their goals, and the term by whose end they must be reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LifePosition {
    pub name: String,
    /// STR to SOC, such as `878A75`.
    pub profile: Characteristics,
    /// None before enlistment.
    #[serde(default)]
    pub service: Option<Service>,
    #[serde(default)]
    pub drafted: bool,
    #[serde(default)]
    pub rank: u8,
    /// Completed terms.
    #[serde(default)]
    pub terms: u8,
    #[serde(default)]
    pub skills: Skills,
    #[serde(default)]
    pub credits: u32,
    /// Rolls for cash already made.
    #[serde(default)]
    pub cash_rolls: u8,
    pub asks: Crossroads,
    pub goals: Vec<Goal>,
    /// The term by whose end they must be reached, counted from 1; who serves on then has failed
    /// what only comes with leaving.
    pub by_term: u8,
}

/// Questions at which a person can be put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Crossroads {
    Enlisting,
    Commission,
    Promotion,
    /// With this many rolls to follow.
    Rolling {
        more: u8,
    },
    Reenlisting,
    /// With this many rolls to follow.
    MusteringOut {
        more: u8,
    },
}

/// Why a person cannot be put there, or their chances cannot be told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    #[error("a life stands before enlistment or in a service, not both")]
    Service,
    #[error("there is no rank {rank} in the {service}")]
    Rank { service: Service, rank: u8 },
    #[error(
        "the goals must be reached by the end of a term from {least} to {most}, not of term {by_term}"
    )]
    Term { by_term: u8, least: u8, most: u8 },
    #[error("there is no goal")]
    NoGoal,
    #[error("nothing is asked there: {0:?}")]
    NotAsked(Crossroads),
    #[error("its chances are fractions too long to be exact; fewer terms make them shorter")]
    TooLong,
}

impl LifePosition {
    /// Its question, as a life asks it.
    pub const fn why(&self) -> Why {
        match self.asks {
            Crossroads::Enlisting => Why::Enlisting,
            Crossroads::Commission => Why::Commission,
            Crossroads::Promotion => Why::Promotion,
            Crossroads::Rolling { more } => Why::Rolling { more },
            Crossroads::Reenlisting => Why::Reenlisting,
            Crossroads::MusteringOut { more } => Why::MusteringOut { more },
        }
    }

    /// The person's sheet at the question.
    pub fn person(&self, tables: &Tables) -> Character {
        Character {
            identity: Identity { name: self.name.clone(), ..Identity::default() },
            characteristics: self.profile,
            skills: self.skills.clone(),
            career: self.career(tables),
            possessions: self.possessions(),
            body: Body::default(),
        }
    }

    /// What is to be reached, in a sentence.
    pub fn goal(&self, tables: &Tables) -> String {
        let goals: Vec<String> =
            self.goals.iter().map(|goal| goal.words(self.service, tables)).collect();
        let terms = self.by_term.saturating_sub(self.terms);
        goal::sentence(&goals, (!self.is_out()).then_some(terms))
    }

    /// Every answer with its exact chance that all goals are reached, where each later question gets
    /// the answer that is best then.
    ///
    /// # Errors
    /// There can be no such person, they are not asked this, or the fractions are too long.
    pub fn chances(&self, tables: &Arc<Tables>) -> Result<Vec<(Move, Probability)>, PositionFault> {
        self.check(tables)?;
        let moment = self.moment(tables);
        let mut solver = Solver::new(tables, (&self.goals, self.by_term), self.terms);
        let answers = solver.answers(&moment).ok_or(PositionFault::TooLong)?;
        if answers.is_empty() { Err(PositionFault::NotAsked(self.asks)) } else { Ok(answers) }
    }

    fn check(&self, tables: &Tables) -> Result<(), PositionFault> {
        if self.service.is_none() != (self.asks == Crossroads::Enlisting) {
            return Err(PositionFault::Service);
        }
        if self.goals.is_empty() {
            return Err(PositionFault::NoGoal);
        }
        if let Some(service) = self.service.filter(|it| self.rank > tables.service(*it).top_rank())
        {
            return Err(PositionFault::Rank { service, rank: self.rank });
        }
        let (by_term, least) = (self.by_term, self.terms);
        let most = tables.figures.terms + 1;
        let is_far = by_term < least || by_term > most;
        if is_far { Err(PositionFault::Term { by_term, least, most }) } else { Ok(()) }
    }

    fn career(&self, tables: &Tables) -> Career {
        let figures = &tables.figures;
        let is_out = self.is_out();
        let pays = self.service.is_some_and(|service| tables.service(service).pension);
        let born = Career::at(figures.start_age);
        Career {
            service: self.service,
            drafted: self.drafted,
            terms: self.terms,
            rank: self.rank,
            months: born.months + u16::from(self.terms) * u16::from(figures.term_years) * 12,
            fate: if is_out { Fate::Free(Left::Chose) } else { Fate::Serving },
            pension: if is_out && pays { figures.pension(self.terms) } else { 0 },
        }
    }

    const fn is_out(&self) -> bool {
        matches!(self.asks, Crossroads::MusteringOut { .. })
    }

    fn possessions(&self) -> Possessions {
        Possessions { credits: self.credits, ..Possessions::default() }
    }

    fn moment(&self, tables: &Tables) -> Moment {
        let (stage, steps) = self.agenda();
        Moment {
            scores: self.profile,
            skills: self.skills.clone(),
            career: self.career(tables),
            possessions: self.possessions(),
            record: self.record(tables),
            stage,
            steps,
        }
    }

    fn agenda(&self) -> (Stage, Vec<Step>) {
        match self.asks {
            Crossroads::Enlisting => (Stage::Enlistment, vec![Step::Enlist]),
            Crossroads::Commission => (Stage::Commission, vec![Step::Commission]),
            Crossroads::Promotion => (Stage::Promotion, vec![Step::Promotion]),
            Crossroads::Rolling { more } => {
                (Stage::Skills, (0..=more).map(|more| Step::Roll { more }).collect())
            }
            Crossroads::Reenlisting => (Stage::Reenlistment, vec![Step::Reenlist]),
            Crossroads::MusteringOut { more } => {
                (Stage::MusteringOut, (0..=more).map(|more| Step::MusterOut { more }).collect())
            }
        }
    }

    /// Automatic gains come once (CT-AUT-02): those of earlier terms were had.
    fn record(&self, tables: &Tables) -> Record {
        let served = self.service.filter(|_| self.terms > 0);
        let automatic = served.map_or(&[][..], |service| &tables.service(service).automatic);
        let was_due = |due| match due {
            Due::FirstTerm => true,
            Due::Rank(least) => self.rank >= least,
        };
        let had = (0..).zip(automatic).filter(|(_, entry)| was_due(entry.due));
        let had = had.map(|(n, _)| n).collect();
        Record { had, cash_rolls: self.cash_rolls, ..Record::default() }
    }
}
