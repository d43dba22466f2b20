//! A stranger who lives the guided life.

#[cfg(test)]
mod tests;

use std::{collections::BTreeSet, sync::Arc};

use characters::{Choice, Life, Move, SetupError, data::Tables};
use dice::Dice;
use engine::{Decision, Game};

use super::{Manner, Outcome, PATIENCE, read};
use crate::guide::life::{LifeCourse, LifeGuide, LifeLesson, LifeMoment, proposal};

/// The guided life with these dice, lived to its end; `told` hears of every lesson at its moment.
///
/// # Errors
/// It cannot be set up with these tables.
pub fn live(
    guide: &Arc<LifeGuide>,
    tables: &Arc<Tables>,
    seed: u64,
    manner: Manner,
    mut told: impl FnMut(&LifeLesson, &LifeMoment<'_>),
) -> Result<Outcome, SetupError> {
    let mut life = Life::new(tables, &guide.setup(), seed)?;
    let mut luck = Dice::seeded(seed);
    let (mut course, mut decisions, mut ids) = (LifeCourse::new(guide), 0, BTreeSet::new());
    while let Some(choice) = life.choice().cloned().filter(|_| decisions < PATIENCE) {
        let (person, events) = (&life.character(), life.journal().events());
        let moment =
            LifeMoment { person, choice: &choice, events, read: course.read(events.len()) };
        read(&mut course, &moment, |lesson, moment| {
            ids.insert(lesson.id.clone());
            told(lesson, moment);
        });
        course.answered(events.len());
        decisions += 1;
        let chosen = answer(manner, &life, &choice, seed, &mut luck);
        if life.decide(Decision { seat: choice.seat, chosen }).is_err() {
            break;
        }
    }
    let (won, length) = (life.is_alive() && life.is_over(), life.character().career.age().into());
    Ok(Outcome { seed, won, length, decisions, told: ids })
}

fn answer(manner: Manner, life: &Life, choice: &Choice, seed: u64, luck: &mut Dice) -> Move {
    let options = &choice.options;
    let proposed = || proposal(life, seed);
    let taken = match manner {
        Manner::Obeys => proposed(),
        Manner::Opposes => {
            let proposed = proposed();
            options.iter().rev().find(|it| Some(*it) != proposed.as_ref()).cloned()
        }
        Manner::Passes => options.iter().find(|it| matches!(it, Move::Skip | Move::Leave)).cloned(),
        Manner::Wanders => luck.pick(options).cloned(),
    };
    taken.unwrap_or_else(|| options[0].clone())
}
