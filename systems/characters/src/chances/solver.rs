//! Looks at every moment that can follow, and takes the best answer at each question.

use std::{collections::BTreeMap, sync::Arc};

use dice::{Dice, Probability, every_fall};
use engine::Table;

use super::{
    goal::Goal,
    moment::Moment,
    relevance::{Key, Relevance},
};
use crate::{
    Setup,
    choice::Move,
    data::Tables,
    life,
    plugin::LifePlugin,
    sheet::Fate,
    state::{Agenda, Chance, Log, Stage},
};

/// Chances of moments, for one set of goals. `None` stands for a fraction too long.
pub(super) struct Solver<'a> {
    world: Table<LifePlugin>,
    tables: Arc<Tables>,
    goals: &'a [Goal],
    by_term: u8,
    relevance: Relevance,
    known: BTreeMap<Key, Probability>,
}

/// What a step leads to.
enum Next {
    Asks(Vec<Move>),
    Falls(Vec<(Moment, Probability)>),
}

impl<'a> Solver<'a> {
    pub fn new(tables: &Arc<Tables>, (goals, by_term): (&'a [Goal], u8), terms: u8) -> Solver<'a> {
        let mut world = Table::empty();
        life::lay_out(&mut world, Arc::clone(tables), &Setup::default(), Dice::seeded(0));
        let relevance = Relevance::new(tables, goals, (terms, by_term));
        let (tables, known) = (Arc::clone(tables), BTreeMap::new());
        Solver { world, tables, goals, by_term, relevance, known }
    }

    /// The answers of the question that is asked here, each with its chance; empty where none is.
    pub fn answers(&mut self, moment: &Moment) -> Option<Vec<(Move, Probability)>> {
        match self.next(moment, None)? {
            Next::Falls(_) => Some(Vec::new()),
            Next::Asks(options) => {
                let chance = |option: Move| Some((option.clone(), self.after(moment, option)?));
                options.into_iter().map(chance).collect()
            }
        }
    }

    /// The chance of a moment.
    fn chance(&mut self, moment: &Moment) -> Option<Probability> {
        if let Some(reached) = self.decided(moment) {
            return Some(if reached { Probability::ALWAYS } else { Probability::NEVER });
        }
        let key = self.relevance.key(moment, &self.tables);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let chance = match self.next(moment, None)? {
            Next::Asks(options) => self.best(moment, options)?,
            Next::Falls(falls) => self.mean(falls)?,
        };
        self.known.insert(key, chance);
        Some(chance)
    }

    fn best(&mut self, moment: &Moment, options: Vec<Move>) -> Option<Probability> {
        let mut best = Probability::NEVER;
        for option in options {
            best = best.max(self.after(moment, option)?);
        }
        Some(best)
    }

    /// The chance after an answer.
    fn after(&mut self, moment: &Moment, answer: Move) -> Option<Probability> {
        match self.next(moment, Some(answer))? {
            Next::Falls(falls) => self.mean(falls),
            Next::Asks(_) => Some(Probability::NEVER), // cannot be: it has its answer
        }
    }

    fn mean(&mut self, falls: Vec<(Moment, Probability)>) -> Option<Probability> {
        let mut sum = Probability::NEVER;
        for (moment, likely) in falls {
            sum = sum.plus(likely.times(self.chance(&moment)?)?)?;
        }
        Some(sum)
    }

    /// Whether the goals are reached, where nothing later can change that.
    fn decided(&self, now: &Moment) -> Option<bool> {
        let is_open = match now.career.fate {
            Fate::Dead => return Some(false),
            Fate::Free(_) => {
                now.stage != Stage::Over && self.goals.iter().any(Goal::comes_at_the_end)
            }
            // The last term has ended, and another one would begin.
            Fate::Serving => {
                let is_next = now.stage == Stage::Reenlistment && now.steps.is_empty();
                !is_next || now.career.terms < self.by_term
            }
        };
        let reached = || self.goals.iter().all(|goal| goal.is_reached(now));
        (!is_open).then(reached)
    }

    /// Runs one step with every fall of its dice; like moments are one.
    fn next(&mut self, moment: &Moment, answer: Option<Move>) -> Option<Next> {
        let world = &mut self.world;
        let falls = every_fall(|dice| {
            world.insert_resource(Chance(dice));
            moment.lay(world, answer.clone());
            engine::advance::<LifePlugin>(world);
            world.insert_resource(Log::default());
            let options = world.resource_mut::<Agenda>().choice.take().map(|it| it.options);
            let dice = world.resource::<Chance>().0.clone();
            ((options, Moment::read(world)), dice)
        })?;
        let mut all: Vec<(Key, Moment, Probability)> = Vec::new();
        for ((options, moment), likely) in falls {
            if let Some(options) = options {
                return Some(Next::Asks(options));
            }
            let moment = moment?;
            let key = self.relevance.key(&moment, &self.tables);
            match all.iter_mut().find(|(known, ..)| *known == key) {
                Some((_, _, sum)) => *sum = sum.plus(likely)?,
                None => all.push((key, moment, likely)),
            }
        }
        Some(Next::Falls(all.into_iter().map(|(_, moment, likely)| (moment, likely)).collect()))
    }
}
