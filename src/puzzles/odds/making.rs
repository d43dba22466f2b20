//! A puzzle of a moment in a fight: combatants play the likely answers out, and the goal is the one that they
//! matter most for.

use std::{path::Path, sync::Arc};

use ai::combat::{Level, Minds};
use engine::Game;
use skirmish::{
    Choice, Condition, Move, Observation, Skirmish,
    position::{FightGoal, FightPosition, PlayedMoment},
    text,
};

use super::{fight::within, played::Played};
use crate::{
    data::{About, FightQuestion, OddsQuestion, WrittenPuzzle},
    hints,
    puzzles::making::{Making, NoPuzzle, called, title},
    skirmish::session::FightArtefact,
};

/// Rounds within which the goal is to be reached.
const ROUNDS: u16 = 3;
/// How many answers there are to choose from at most.
const ANSWERS: usize = 4;
/// How often each answer is tried out to find the goal, with other dice than those that count.
const TRIALS: u32 = 40;
const TRIAL_DICE: u64 = 1 << 32;
/// How often each answer is played out for what is stated of it.
const PLAYS: u32 = 200;

/// A puzzle of a fight that is being made.
pub struct FightMaking {
    question: FightQuestion,
    played: Played,
    goals: Vec<FightGoal>,
    /// How often each goal was reached after each answer in the trials.
    tried: Vec<Vec<u32>>,
    /// Plays so far.
    done: u32,
}

impl FightMaking {
    /// A puzzle of what is asked after so many decisions of a fight that is over; the name of the `file` and
    /// that number make the name it is called by.
    ///
    /// # Errors
    /// There is nothing to answer.
    pub fn begin(
        fight: &Skirmish,
        artefact: &FightArtefact,
        (file, at): (&Path, usize),
        minds: &Arc<Minds>,
    ) -> Result<FightMaking, NoPuzzle> {
        let choice = fight.choice().ok_or(NoPuzzle::NobodyAsked)?;
        let seen = fight.observe(choice.seat);
        let made = artefact.decisions.get(at).map(|decision| decision.chosen);
        let answers = likely(&seen, choice, made, minds);
        if answers.len() < 2 {
            return Err(NoPuzzle::OneAnswer);
        }
        let position = position(artefact, fight, choice, at);
        let about = About {
            id: called(file, at),
            title: title(&text::prompt(&seen, choice), fight.round()),
            story: story(&position),
            look: String::new(),
            idea: String::new(),
        };
        let answers = answers.into_iter().map(|answer| (answer, 0)).collect();
        let question =
            FightQuestion { about, fight: position, plays: PLAYS, good: Vec::new(), answers };
        let played = Played::new(&question, minds).map_err(|_| NoPuzzle::NotAnew)?;
        let goals = goals(&seen);
        let tried = vec![vec![0; question.answers.len()]; goals.len()];
        Ok(FightMaking { question, played, goals, tried, done: 0 })
    }

    fn answers(&self) -> u32 {
        self.question.answers.len() as u32
    }

    /// Plays one answer out and notes which goals are reached.
    fn try_out(&mut self, nth: usize, dice: u64) {
        let (answer, _) = self.question.answers[nth];
        let Some(fight) = self.played.play(answer, TRIAL_DICE + dice) else { return };
        for (goal, reached) in self.goals.iter().zip(&mut self.tried) {
            reached[nth] += u32::from(self.question.fight.reaches(goal, &fight));
        }
    }

    /// Takes the goal for which the best answer was furthest ahead of the others.
    fn take_goal(&mut self) {
        let lead = |reached: &Vec<u32>| {
            let (best, all) = (reached.iter().max().copied().unwrap_or(0), reached.len() as u32);
            best * all - reached.iter().sum::<u32>()
        };
        let of = self.goals.iter().zip(&self.tried).rev();
        let goal = of.max_by_key(|(_, reached)| lead(reached)).map(|(goal, _)| goal.clone());
        self.question.fight.goal = goal.unwrap_or(FightGoal::Win);
    }

    /// Plays one answer out for what is stated of it.
    fn count(&mut self, nth: usize, dice: u64) {
        let (answer, _) = self.question.answers[nth];
        let Some(fight) = self.played.play(answer, dice) else { return };
        self.question.answers[nth].1 += u32::from(self.question.fight.is_reached(&fight));
    }

    /// The puzzle, where some answers are clearly ahead of the others.
    fn settle(&self) -> Result<WrittenPuzzle, NoPuzzle> {
        let mut question = self.question.clone();
        question.answers.sort_by_key(|(_, reached)| std::cmp::Reverse(*reached));
        let bounds: Vec<_> =
            question.answers.iter().map(|(_, reached)| within(&question, *reached)).collect();
        let clear = bounds.windows(2).position(|pair| pair[0].0 > pair[1].1);
        let count = clear.ok_or(NoPuzzle::AllAlike)? + 1;
        question.good = question.answers[..count].iter().map(|(answer, _)| *answer).collect();
        question.about.look = self.look(&question.good);
        question.about.idea = idea(&question, count);
        // The best answer does not stand first for everybody to see.
        question.answers.sort_by_key(|(answer, _)| self.place(*answer));
        Ok(WrittenPuzzle::Odds(Box::new(OddsQuestion::Fight(question))))
    }

    /// An answer's place among all that can be done.
    fn place(&self, answer: Move) -> Option<usize> {
        let choice = self.played.fight().choice()?;
        choice.options.iter().position(|option| *option == answer)
    }

    /// The first hint: who acts in the good answers.
    fn look(&self, good: &[Move]) -> String {
        let names = self.played.fight().names();
        match good.iter().find_map(Move::doer) {
            Some(who) => format!("Look at what {} can do.", names.fighter(who)),
            None => "Compare where each answer leaves your side two rounds from now.".to_owned(),
        }
    }
}

impl Making for FightMaking {
    fn go_on(&mut self) -> Option<Result<WrittenPuzzle, NoPuzzle>> {
        let (dice, nth) = (self.done / self.answers(), self.done % self.answers());
        if dice == TRIALS && nth == 0 {
            self.take_goal();
        }
        match dice.checked_sub(TRIALS) {
            None => self.try_out(nth as usize, dice.into()),
            Some(dice) if dice < PLAYS => self.count(nth as usize, dice.into()),
            Some(_) => return Some(self.settle()),
        }
        self.done += 1;
        None
    }

    fn progress(&self) -> Option<u32> {
        Some(self.done * 100 / (self.answers() * (TRIALS + PLAYS)))
    }
}

/// The answers that a veteran thinks best, and the one that was given.
fn likely(seen: &Observation, choice: &Choice, made: Option<Move>, minds: &Minds) -> Vec<Move> {
    let scores = minds.usual(Level::Veteran).explain(seen, choice);
    let best = hints::all(&scores).into_iter().map(|hint| hint.option);
    let mut answers: Vec<Move> = best.take(ANSWERS).collect();
    if let Some(made) = made.filter(|made| !answers.contains(made)) {
        answers.truncate(ANSWERS - 1);
        answers.push(made);
    }
    answers
}

fn position(
    artefact: &FightArtefact,
    fight: &Skirmish,
    choice: &Choice,
    at: usize,
) -> FightPosition {
    let setup = artefact.setup.fight();
    let before = artefact.decisions.iter().take(at).copied().collect();
    let (side, round, healing) = (choice.seat, fight.round(), setup.healing.clone());
    FightPosition {
        rules: setup.rules,
        house: setup.house,
        scenario: setup.scenario.clone(),
        seed: artefact.seed,
        goal: FightGoal::Win,
        rounds: ROUNDS,
        moment: Some(Box::new(PlayedMoment { side, round, healing, before })),
    }
}

/// Everything that the side may want: that nobody is left against it, that somebody falls or stands.
fn goals(seen: &Observation) -> Vec<FightGoal> {
    let is_only = |name: &str| seen.fighters.iter().filter(|it| it.name == name).count() == 1;
    let able = seen.fighters.iter().filter(|it| it.condition == Condition::Able);
    let about = able.filter(|it| is_only(&it.name)).map(|it| match it.side == seen.seat {
        true => FightGoal::KeepUp(it.name.clone()),
        false => FightGoal::BringDown(it.name.clone()),
    });
    std::iter::once(FightGoal::Win).chain(about).collect()
}

fn story(position: &FightPosition) -> String {
    format!("A moment of a fight that was fought: {}.", position.scenario.name)
}

fn idea(question: &FightQuestion, good: usize) -> String {
    let (plays, reached) = (question.plays, |nth: usize| question.answers[nth].1);
    format!(
        "Played on {plays} times by veterans, the goal is reached {} times after the best answer, and {} \
         after the best of the others. Nothing is proven.",
        reached(0),
        reached(good)
    )
}
