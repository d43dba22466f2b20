//! A stranger in the guided fight.

#[cfg(test)]
mod tests;

use std::{collections::BTreeSet, sync::Arc};

use ai::combat::{CombatMind, Level, Minds};
use characters::healing::HealingRules;
use dice::Dice;
use engine::{Decision, Game, Seat};
use skirmish::{Choice, FighterAction, Move, Observation, Skirmish};

use super::{Manner, Outcome, PATIENCE, read};
use crate::{
    guide::fight::{FightCourse, FightGuide, FightLesson, FightMoment},
    hints,
    skirmish::{commander::Commander, session::GuideError},
};

/// The person's seat.
const ME: Seat = Seat(0);

/// Somebody's way of answering; the dice are for whoever wanders.
struct Stranger {
    manner: Manner,
    veteran: CombatMind,
    luck: Dice,
}

impl Stranger {
    fn answer(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let first = choice.options[0];
        let ranked = |veteran: &mut CombatMind| hints::all(&veteran.explain(seen, choice));
        let taken = match self.manner {
            Manner::Obeys => ranked(&mut self.veteran).first().map(|it| it.option),
            Manner::Opposes => ranked(&mut self.veteran).last().map(|it| it.option),
            Manner::Passes => choice.options.iter().find(|it| is_idle(it)).copied(),
            Manner::Wanders => self.luck.pick(&choice.options).copied(),
        };
        taken.unwrap_or(first)
    }
}

fn is_idle(chosen: &Move) -> bool {
    matches!(
        chosen,
        Move::Do { deed: FighterAction::Stand | FighterAction::Done, .. } | Move::React(None)
    )
}

/// The guided fight on this seed, fought to its end; `told` hears of every lesson at its moment.
///
/// # Errors
/// There is none, or it cannot be set up with this armoury.
pub fn fight(
    guide: &Arc<FightGuide>,
    (minds, healing): (&Minds, &HealingRules),
    seed: u64,
    manner: Manner,
    mut told: impl FnMut(&FightLesson, &FightMoment<'_>),
) -> Result<Outcome, GuideError> {
    let fight_options = guide.fight_options(healing.clone())?;
    let mut fight = Skirmish::new(&minds.armoury, &fight_options.setup, seed)?;
    let seated = fight_options.commanders.iter().enumerate();
    let mut seated: Vec<Commander> =
        seated.map(|(n, kind)| Commander::new(kind, minds, seed, Seat(n as u8), 0)).collect();
    let veteran = minds.usual(Level::Veteran);
    let mut stranger = Stranger { manner, veteran, luck: Dice::seeded(seed) };
    let (mut course, mut decisions, mut ids) = (FightCourse::new(guide), 0, BTreeSet::new());
    while let Some(choice) = fight.choice().cloned().filter(|_| decisions < PATIENCE) {
        let events = fight.journal().events().len();
        let chosen = if choice.seat == ME {
            let (seen, known) = (&fight.observe(ME), &fight.known_to(ME));
            let moment = FightMoment { seen, choice: &choice, known, read: course.read(events) };
            read(&mut course, &moment, |lesson, moment| {
                ids.insert(lesson.id.clone());
                told(lesson, moment);
            });
            course.answered(events);
            decisions += 1;
            stranger.answer(seen, &choice)
        } else {
            let commander = seated.get_mut(choice.seat.index());
            let chosen = commander.and_then(|it| it.decide(&fight, &choice));
            chosen.unwrap_or(choice.options[0])
        };
        if fight.decide(Decision { seat: choice.seat, chosen }).is_err() {
            break;
        }
    }
    let won = fight.outcome().is_some_and(|outcome| outcome.winner == Some(ME));
    let length = fight.observe(ME).round.into();
    Ok(Outcome { seed, won, length, decisions, told: ids })
}
