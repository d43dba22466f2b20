//! Fights played out from their question by computer combatants, with other dice each time.

use std::sync::Arc;

use ai::combat::{CombatMind, Level, Minds};
use dice::Dice;
use engine::{Game, Player};
use skirmish::{
    Decision, Event, Move, Skirmish, Snapshot,
    position::{FightFault, FightPosition},
    text,
};

use crate::data::FightQuestion;

/// More decisions than any such fight has.
const MANY: usize = 2000;

/// A fight at its question, and who plays it out: a veteran of the usual temper for every side.
pub struct Played {
    position: FightPosition,
    plays: u32,
    fight: Skirmish,
    question: Snapshot,
    minds: Arc<Minds>,
    veteran: CombatMind,
}

impl Played {
    /// Lays the fight out.
    ///
    /// # Errors
    /// It cannot be laid out.
    pub fn new(asked: &FightQuestion, minds: &Arc<Minds>) -> Result<Played, FightFault> {
        let position = asked.fight.clone();
        let mut fight = position.fight(&minds.armoury)?;
        // What led to a moment of a fight is not told again with what comes of it.
        if position.moment.is_some() {
            fight.forget_events();
        }
        let (question, plays) = (fight.snapshot(), asked.plays);
        let veteran = minds.usual(Level::Veteran);
        Ok(Played { position, plays, fight, question, minds: Arc::clone(minds), veteran })
    }

    /// The fight at its question.
    pub fn fight(&self) -> &Skirmish {
        &self.fight
    }

    /// An answer in words, as the side reads it that is asked.
    pub fn words(&self, answer: Move) -> String {
        text::option(&self.fight.observe(self.position.asked()), &answer)
    }

    /// How often the goal is reached after an answer; `None` if it is not on offer.
    pub fn reached(&mut self, answer: Move) -> Option<u32> {
        let mut reached = 0;
        for seed in 0..self.plays {
            let fight = self.play(answer, seed.into())?;
            reached += u32::from(self.position.is_reached(&fight));
        }
        Some(reached)
    }

    /// What happens after an answer with the dice of one seed, and whether the goal is reached.
    pub fn one(&mut self, answer: Move, seed: u64) -> Option<(Vec<String>, bool)> {
        let fight = self.play(answer, seed)?;
        let names = fight.names();
        let over = |event: &&Event| matches!(event, Event::RoundBegan { round, .. } if self.position.is_after(*round));
        let events = fight.told().map(|(event, _)| event).take_while(|event| !over(event));
        let lines = events.filter_map(|event| text::line(&names, event)).collect();
        Some((lines, self.position.is_reached(&fight)))
    }

    /// The fight once its rounds are over after an answer, with the dice of one seed; `None` if the answer
    /// is not on offer.
    pub fn play(&mut self, answer: Move, seed: u64) -> Option<Skirmish> {
        let (question, dice) = (self.question.clone(), Dice::seeded(seed));
        let mut fight = Skirmish::restore_with(&self.minds.armoury, question, dice);
        fight.decide(Decision { seat: self.position.asked(), chosen: answer }).ok()?;
        for _ in 0..MANY {
            let Some(choice) = fight.choice().filter(|_| !self.position.is_over(&fight)) else {
                break;
            };
            let chosen = self.veteran.decide(&fight.observe(choice.seat), choice);
            let decision = Decision { seat: choice.seat, chosen };
            fight.decide(decision).ok()?;
        }
        Some(fight)
    }
}
