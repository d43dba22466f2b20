//! Time in the sickbay (SE-DAT-17).

use bevy::prelude::{In, Query, Res, ResMut};

use super::{
    Day, PatientId,
    state::{Agenda, Clock, InForce},
    step::Step,
};
use crate::{
    body::{Body, Seconds},
    healing::{
        Refusal, RuleSet,
        live::{Due, next_due},
    },
};

/// The longest wait at a time: a hundred years.
const MOST: Seconds = Seconds::DAY.times(36_525);

/// The step of waiting so long.
///
/// # Errors
/// It is longer than a hundred years.
pub(super) fn waiting(clock: &Clock, wait: Seconds) -> Result<Step, Refusal> {
    let too_long = wait > MOST;
    if too_long {
        Err(Refusal::TooLong { most: MOST })
    } else {
        Ok(Step::Wait(clock.0.after(wait)))
    }
}

/// The next change of a patient; days end after everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Next {
    Due(Due),
    DayEnds,
}

impl Next {
    fn step(self, id: PatientId) -> Step {
        match self {
            Next::Due(due) => Step::due(id, due),
            Next::DayEnds => Step::EndDay(id),
        }
    }
}

/// Goes on to the next thing that is due by then, or lets everyone alive live until then. At one
/// second, the patients' numbers say who comes first.
pub(super) fn wait(
    In(until): In<Seconds>,
    mut patients: Query<(&PatientId, &mut Body, &Day)>,
    in_force: Res<InForce>,
    mut clock: ResMut<Clock>,
    mut agenda: ResMut<Agenda>,
) {
    let all = patients.iter().filter_map(|(&id, body, day)| {
        let (when, next) = next_of(body, day, &in_force)?;
        Some((when, id, next))
    });
    if let Some((when, id, next)) = all.min().filter(|(when, ..)| *when <= until) {
        clock.0 = when;
        agenda.push(Step::Wait(until));
        return agenda.push(next.step(id));
    }
    clock.0 = until;
    for (_, mut body, _) in &mut patients {
        if !body.is_dead() {
            body.time = until;
        }
    }
}

/// Next event due for a patient, and its time. Only the second edition counts days.
fn next_of(body: &Body, day: &Day, in_force: &InForce) -> Option<(Seconds, Next)> {
    let by_days = in_force.set == RuleSet::SecondEdition && !body.is_dead();
    let due = next_due(body, &in_force.rules, in_force.set);
    let due = due.map(|(when, due)| (when, Next::Due(due)));
    let day = day.ends().filter(|_| by_days).map(|when| (when, Next::DayEnds));
    due.into_iter().chain(day).min()
}
