//! What of a moment can still matter to the goals. Moments that agree in it have the same chance, so
//! that one of them is enough.

use super::{goal::Goal, moment::Moment};
use crate::{
    data::{Service, Tables, Throw2D},
    sheet::{Characteristic, Fate},
    state::{Stage, Step},
};

/// All that matters of a moment.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    stage: Stage,
    steps: Vec<Step>,
    fate: Fate,
    service: Option<Service>,
    /// Draftees get no commission in their first term (CT-DRF-03).
    is_drafted_now: bool,
    rank: u8,
    terms: u8,
    /// Age, where a goal has one, and credits.
    months: u16,
    credits: u32,
    scores: [u8; 6],
    levels: Vec<u8>,
    had: Vec<u8>,
    cash_rolls: u8,
    risen: (bool, bool),
    owns: (bool, bool),
}

/// Reads what matters, for these goals.
pub(super) struct Relevance {
    /// Skills that matter by level.
    skills: Vec<String>,
    has_age: bool,
    has_credits: bool,
    has_things: bool,
    /// The highest score that any throw asks for, and what age can take before the last term ends:
    /// more than both together makes no difference.
    enough: u8,
}

const GAMBLING: &str = "Gambling";

impl Relevance {
    pub fn new(tables: &Tables, goals: &[Goal], (terms, by_term): (u8, u8)) -> Relevance {
        let mut skills: Vec<String> = goals.iter().filter_map(skill).collect();
        let has_credits = goals.iter().any(|goal| matches!(goal, Goal::Credits(_)));
        if has_credits {
            skills.push(GAMBLING.to_owned());
        }
        Relevance {
            skills,
            has_age: goals.iter().any(|goal| matches!(goal, Goal::OutBefore(_))),
            has_credits,
            has_things: goals.iter().any(|it| matches!(it, Goal::Ship(_) | Goal::TravellersAid)),
            enough: highest_need(tables).saturating_add(losses(tables, terms, by_term)),
        }
    }

    pub fn key(&self, now: &Moment, tables: &Tables) -> Key {
        let (career, owned) = (&now.career, &now.possessions);
        let (is_out, is_first) = (career.fate != Fate::Serving, career.terms == 0);
        Key {
            stage: now.stage,
            steps: now.steps.clone(),
            fate: career.fate,
            service: career.service,
            is_drafted_now: career.drafted && is_first,
            rank: career.rank,
            terms: career.terms,
            months: if self.has_age { career.months } else { 0 },
            credits: if self.has_credits { owned.credits } else { 0 },
            // Nothing is thrown against a score after service.
            scores: if is_out { [0; 6] } else { self.scores(now, tables) },
            levels: self.skills.iter().map(|it| now.skills.level(it).unwrap_or(0)).collect(),
            had: now.record.had.clone(),
            cash_rolls: now.record.cash_rolls,
            risen: (now.record.commissioned, now.record.promoted),
            owns: (
                self.has_things && owned.ship.is_some(),
                self.has_things && owned.travellers_aid.is_some(),
            ),
        }
    }

    /// The scores that a throw of the present service, age or a table can ask for.
    fn scores(&self, now: &Moment, tables: &Tables) -> [u8; 6] {
        let services: Vec<Service> =
            now.career.service.map_or(Service::ALL.to_vec(), |service| vec![service]);
        let need = tables.figures.advanced_education_2.0;
        let is_asked = |which: Characteristic| {
            which == need
                || Characteristic::PHYSICAL.contains(&which)
                || services.iter().any(|&service| asks_for(tables, service, which))
        };
        Characteristic::ALL.map(|which| match is_asked(which) {
            true => now.scores.get(which).min(self.enough),
            false => 0,
        })
    }
}

fn skill(goal: &Goal) -> Option<String> {
    match goal {
        Goal::Skill(skill, _) => Some(skill.clone()),
        Goal::Live
        | Goal::Rank(_)
        | Goal::Service(_)
        | Goal::OutBefore(_)
        | Goal::Credits(_)
        | Goal::Pension
        | Goal::Ship(_)
        | Goal::TravellersAid => None,
    }
}

/// The throws of a service that have modifiers.
fn throws_of(tables: &Tables, service: Service) -> impl Iterator<Item = &Throw2D> {
    let table = tables.service(service);
    let of_all = [&table.enlistment, &table.survival].into_iter();
    of_all.chain(&table.commission).chain(&table.promotion)
}

fn asks_for(tables: &Tables, service: Service, which: Characteristic) -> bool {
    throws_of(tables, service).flat_map(|throw| &throw.dms).any(|dm| dm.need.0 == which)
}

fn highest_need(tables: &Tables) -> u8 {
    let throws = Service::ALL.into_iter().flat_map(|service| throws_of(tables, service));
    let needs = throws.flat_map(|throw| &throw.dms).map(|dm| dm.need.1);
    needs.max().unwrap_or(0).max(tables.figures.advanced_education_2.1)
}

/// The most that age can take from one score in these terms. Tables take standing only from the Other,
/// who have no throw that asks for it.
fn losses(tables: &Tables, after: u8, by_term: u8) -> u8 {
    let from = (after + 1).max(tables.figures.ageing_from);
    let of_term = |term| tables.ageing.losses(term).iter().map(|loss| loss.by).max().unwrap_or(0);
    (from..=by_term.max(from)).map(of_term).sum()
}
