//! A stranger who flies the guided short haul.

#[cfg(test)]
mod tests;

use std::{collections::BTreeSet, sync::Arc};

use campaign::{Campaign, Choice, Decision, Move, SetupError};
use dice::Dice;
use engine::Game;

use super::{Manner, Outcome, PATIENCE, read};
use crate::{
    campaign::{Agent, AgentKind, Charted, guided_setup},
    data::Library,
    guide::haul::{HaulCourse, HaulLesson, HaulMoment},
};

/// The guided short haul with these dice, flown to its end; `told` hears of every lesson at its moment. The games
/// inside its legs are played by dice, which is quick.
///
/// # Errors
/// It cannot be set up with these charts.
pub fn fly(
    (charted, library): (&Charted, &Arc<Library>),
    seed: u64,
    manner: Manner,
    mut told: impl FnMut(&HaulLesson, &HaulMoment<'_>),
) -> Result<Outcome, SetupError> {
    let guide = &library.guides.haul;
    let nobody = || SetupError::Unfit("nobody".to_owned());
    let setup = guided_setup(charted, library, guide).ok_or_else(nobody)?;
    let mut campaign = Campaign::new(&charted.book, &setup, seed)?;
    let mut coach = Agent::new(AgentKind::default(), charted, library, seed);
    let mut players = Agent::new(AgentKind::Random, charted, library, seed);
    let mut luck = Dice::seeded(seed);
    let (mut course, mut decisions, mut ids) = (HaulCourse::new(guide), 0, BTreeSet::new());
    while let Some(choice) = campaign.choice().cloned().filter(|_| decisions < PATIENCE) {
        let events = campaign.journal().events().len();
        if let Some(moment) = HaulMoment::of(&campaign, course.read(events)) {
            read(&mut course, &moment, |lesson, moment| {
                ids.insert(lesson.id.clone());
                told(lesson, moment);
            });
        }
        let decision = if campaign.inner().is_some() {
            players.decide(&campaign)
        } else {
            course.answered(events);
            decisions += 1;
            let chosen = answer(manner, &mut coach, &campaign, &choice, &mut luck);
            Some(Decision { seat: choice.seat, chosen })
        };
        if decision.is_none_or(|it| campaign.decide(it).is_err()) {
            break;
        }
    }
    let won = campaign.outcome() == Some(campaign::Outcome::Made);
    Ok(Outcome { seed, won, length: campaign.own().leg.into(), decisions, told: ids })
}

fn answer(
    manner: Manner,
    coach: &mut Agent,
    campaign: &Campaign,
    choice: &Choice,
    luck: &mut Dice,
) -> Move {
    let options = &choice.options;
    let mut advised = || coach.decide(campaign).map(|it| it.chosen);
    let taken = match manner {
        Manner::Obeys => advised(),
        Manner::Opposes => {
            let advised = advised();
            options.iter().rev().find(|it| Some(*it) != advised.as_ref()).cloned()
        }
        Manner::Passes => {
            options.iter().find(|it| matches!(it, Move::Sign(_) | Move::Decline)).cloned()
        }
        Manner::Wanders => luck.pick(options).cloned(),
    };
    taken.unwrap_or_else(|| options[0].clone())
}
