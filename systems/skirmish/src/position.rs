//! Positions: a fight with a goal for one side, to be reached within a few rounds: a small one at its first
//! question, or a moment of one that was played.

use std::sync::Arc;

use characters::{
    healing::{HealingRules, RuleSet},
    text::count,
};
use dice::Dice;
use engine::{Game, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Decision, Skirmish, Snapshot,
    data::{Armoury, Scenario},
    fighter::FighterId,
    setup::{HouseRules, Setup, SetupError},
    state::FieldRead,
};

/// A fight at the question of one side: its first one, and the first side's, unless it is a moment of a fight
/// that was played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FightPosition {
    pub rules: RuleSet,
    #[serde(default)]
    pub house: HouseRules,
    pub scenario: Scenario,
    /// Seed of the dice up to the question; those after it are others.
    #[serde(default)]
    pub seed: u64,
    pub goal: FightGoal,
    /// Rounds within which it must be reached, that of the question included.
    #[serde(default = "three")]
    pub rounds: u16,
    /// How the question was come to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Box<PlayedMoment>>,
}

/// A moment of a fight that was played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedMoment {
    /// The side that is asked, and whose goal it is.
    pub side: Seat,
    /// The round of the question.
    pub round: u16,
    #[serde(default)]
    pub healing: HealingRules,
    /// Every decision from the fight's beginning to the question.
    pub before: Vec<Decision>,
}

const fn three() -> u16 {
    3
}

/// What the side wants that is asked; fighters go by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightGoal {
    /// Nobody able is left on the other sides, or they have given up or fled.
    Win,
    /// This fighter can fight no more, or has left the field.
    BringDown(String),
    /// This fighter is on the field and able after the last round, and the side has not given up.
    KeepUp(String),
}

/// Why a position cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FightFault {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("nobody is called `{0}` in this fight")]
    Nobody(String),
    #[error("the first side is not asked first; another seed may let it begin")]
    AnotherAsked,
    #[error("decision {0} before its question cannot be made: {1}")]
    Before(usize, Refusal),
    #[error("after the decisions before its question that side is not asked, or in another round")]
    AnotherMoment,
    #[error("a goal needs a round at least")]
    NoRound,
}

impl FightGoal {
    /// In a sentence.
    pub fn words(&self, rounds: u16) -> String {
        let within = count(rounds, "round");
        match self {
            FightGoal::Win => format!("Have nobody left to fight within {within}."),
            FightGoal::BringDown(who) => format!("Put {who} out of the fight within {within}."),
            FightGoal::KeepUp(who) => format!("Have {who} on their feet after {within}."),
        }
    }

    /// The fighter it is about, if any.
    fn who(&self) -> Option<&str> {
        match self {
            FightGoal::Win => None,
            FightGoal::BringDown(who) | FightGoal::KeepUp(who) => Some(who),
        }
    }
}

impl FightPosition {
    /// The side that is asked, and whose goal it is.
    pub fn asked(&self) -> Seat {
        self.moment.as_ref().map_or(Seat(0), |moment| moment.side)
    }

    /// The round of the question, from 1.
    pub fn round(&self) -> u16 {
        self.moment.as_ref().map_or(1, |moment| moment.round)
    }

    /// The fight at its question.
    ///
    /// # Errors
    /// It cannot be laid out, or somebody else is asked.
    pub fn fight(&self, armoury: &Arc<Armoury>) -> Result<Skirmish, FightFault> {
        if self.rounds == 0 {
            return Err(FightFault::NoRound);
        }
        let nobody = self.goal.who().filter(|who| self.find(who).is_none());
        if let Some(nobody) = nobody {
            return Err(FightFault::Nobody(nobody.to_owned()));
        }
        let mut fight = Skirmish::new(armoury, &self.setup(), self.seed)?;
        let before = self.moment.iter().flat_map(|moment| &moment.before);
        for (n, decision) in (1..).zip(before) {
            fight.decide(*decision).map_err(|refusal| FightFault::Before(n, refusal))?;
        }
        self.is_asked(&fight)?;
        Ok(fight)
    }

    fn setup(&self) -> Setup {
        let healing = self.moment.as_ref().map(|moment| moment.healing.clone());
        let (healing, scenario) = (healing.unwrap_or_default(), self.scenario.clone());
        Setup { rules: self.rules, house: self.house, healing, scenario }
    }

    fn is_asked(&self, fight: &Skirmish) -> Result<(), FightFault> {
        let is_asked = fight.choice().is_some_and(|choice| choice.seat == self.asked());
        match (&self.moment, is_asked) {
            (None, false) => Err(FightFault::AnotherAsked),
            (Some(moment), true) if moment.round == fight.round() => Ok(()),
            (Some(_), _) => Err(FightFault::AnotherMoment),
            (None, true) => Ok(()),
        }
    }

    /// Whether the last round is over, or the fight is.
    pub fn is_over(&self, fight: &Skirmish) -> bool {
        fight.is_over() || self.is_after(fight.round())
    }

    /// Whether a round comes after the last one in which the goal can be reached.
    pub fn is_after(&self, round: u16) -> bool {
        round >= self.round().saturating_add(self.rounds)
    }

    /// Whether the goal is reached, once it is over.
    pub fn is_reached(&self, fight: &Skirmish) -> bool {
        self.reaches(&self.goal, fight)
    }

    /// Whether another goal is reached, once it is over.
    pub fn reaches(&self, goal: &FightGoal, fight: &Skirmish) -> bool {
        let asked = self.asked();
        let is_able = |who: &str| self.find(who).is_some_and(|it| fight.world.is_able(it));
        let surrendered = || fight.world.course().sides[asked.index()].surrendered;
        match goal {
            FightGoal::KeepUp(who) => is_able(who) && !surrendered(),
            FightGoal::BringDown(who) => !is_able(who),
            FightGoal::Win => {
                let won = fight.outcome().is_some_and(|outcome| outcome.winner == Some(asked));
                let others = fight.world.seats().into_iter().filter(|side| *side != asked);
                won || others.into_iter().all(|side| fight.world.able(side).is_empty())
            }
        }
    }

    fn find(&self, who: &str) -> Option<FighterId> {
        let all = self.scenario.forces.iter().flat_map(|force| &force.fighters);
        all.zip(0..).find(|(recruit, _)| recruit.name == who).map(|(_, nth)| FighterId(nth))
    }
}

impl Skirmish {
    /// A fight that goes on from a snapshot with other dice: whatever is thrown from now on is thrown
    /// anew.
    pub fn restore_with(armoury: &Arc<Armoury>, snapshot: Snapshot, dice: Dice) -> Skirmish {
        let mut snapshot = snapshot;
        snapshot.set_dice(dice);
        Skirmish::restore(armoury, snapshot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Move,
        data::{Armed, Force, Ground, Recruit, Terrain},
        field::Place,
        testing::armoury,
    };

    fn side(name: &str, metres: i32, profile: &str) -> Force {
        let weapons = vec![Armed::new("Revolver", 1)];
        let profile = profile.parse().expect("six digits");
        let fighter = Recruit { weapons, ..Recruit::new(name, profile) };
        Force::new(format!("{name}'s side"), Place::metres(metres), vec![fighter])
    }

    fn position(goal: FightGoal) -> FightPosition {
        let sides = vec![side("Ada", 0, "777777"), side("Odo", 25, "777777")];
        let mut scenario = Scenario::new("a", "A", Ground::new(Terrain::Clear, 50), sides);
        scenario.surprise = crate::data::Surprise::Nobody;
        let (rules, house) = (RuleSet::Classic, HouseRules::default());
        FightPosition { rules, house, scenario, seed: 3, goal, rounds: 2, moment: None }
    }

    /// Everybody takes the first option, which is never to give up.
    fn played(position: &FightPosition, seed: u64) -> Skirmish {
        let fight = position.fight(&armoury()).expect("it is laid out");
        let (question, dice) = (fight.snapshot(), Dice::seeded(seed));
        let mut fight = Skirmish::restore_with(&armoury(), question, dice);
        while let Some(choice) = fight.choice().filter(|_| !position.is_over(&fight)) {
            let decision = Decision { seat: choice.seat, chosen: choice.options[0] };
            fight.decide(decision).expect("it was offered");
        }
        fight
    }

    #[test]
    fn a_fight_goes_on_from_its_question_with_the_dice_it_is_given() {
        let position = position(FightGoal::Win);
        let hash = |seed| played(&position, seed).journal().hash();
        assert_eq!(hash(1), hash(1));
        assert!((2..20).any(|seed| hash(seed) != hash(1)), "other dice, other fights");
    }

    #[test]
    fn it_is_over_after_its_rounds_and_goals_of_both_sides_exclude_each_other() {
        let down = position(FightGoal::BringDown("Odo".to_owned()));
        let up = position(FightGoal::KeepUp("Odo".to_owned()));
        let mut reached = 0;
        for seed in 0..40 {
            let fight = played(&down, seed);
            assert!(fight.round() <= 3 && down.is_over(&fight), "{}", fight.round());
            assert_ne!(down.is_reached(&fight), up.is_reached(&fight), "seed {seed}");
            reached += u32::from(down.is_reached(&fight));
        }
        assert!((1..40).contains(&reached), "{reached}");
    }

    #[test]
    fn whoever_gives_up_keeps_nobody_up() {
        let position = position(FightGoal::KeepUp("Ada".to_owned()));
        let mut fight = position.fight(&armoury()).expect("it is laid out");
        assert!(position.is_reached(&fight), "so far");
        let given_up = Decision { seat: Seat(0), chosen: Move::Surrender };
        fight.decide(given_up).expect("it is on offer");
        assert!(position.is_over(&fight) && !position.is_reached(&fight));
    }

    /// The moment after so many decisions of a fight in which everybody takes the first option.
    fn moment_after(decisions: usize) -> FightPosition {
        let start = FightPosition { rounds: 20, ..position(FightGoal::Win) };
        let mut fight = start.fight(&armoury()).expect("it is laid out");
        let mut before = Vec::new();
        for _ in 0..decisions {
            let choice = fight.choice().expect("it goes on");
            let decision = Decision { seat: choice.seat, chosen: choice.options[0] };
            before.push(decision);
            fight.decide(decision).expect("it was offered");
        }
        let side = fight.choice().expect("it goes on").seat;
        let (round, healing) = (fight.round(), HealingRules::default());
        let moment = Some(Box::new(PlayedMoment { side, round, healing, before }));
        FightPosition { rounds: 2, moment, ..start }
    }

    #[test]
    fn a_moment_of_a_played_fight_asks_whoever_was_asked_then_and_counts_rounds_from_there() {
        for decisions in 1..=3 {
            let position = moment_after(decisions);
            let fight = position.fight(&armoury()).expect("it is laid out");
            assert_eq!(fight.choice().map(|choice| choice.seat), Some(position.asked()));
            assert_eq!((fight.round(), position.is_over(&fight)), (position.round(), false));
            assert!(!position.is_after(position.round() + 1));
            assert!(position.is_after(position.round() + 2));
        }
    }

    #[test]
    fn a_moment_whose_decisions_lead_elsewhere_is_refused() {
        let fault = |change: fn(&mut PlayedMoment)| {
            let mut position = moment_after(3);
            change(position.moment.as_mut().expect("a moment"));
            position.fight(&armoury()).err()
        };
        assert_eq!(fault(|moment| moment.round += 1), Some(FightFault::AnotherMoment));
        assert_eq!(fault(|moment| moment.side = Seat(7)), Some(FightFault::AnotherMoment));
        let refused = fault(|moment| moment.before[1].seat = Seat(7));
        assert!(matches!(refused, Some(FightFault::Before(2, _))), "{refused:?}");
    }

    #[test]
    fn positions_that_cannot_be_are_refused_with_their_reason() {
        let fault = |position: FightPosition| position.fight(&armoury()).err();
        let nobody = position(FightGoal::KeepUp("Eve".to_owned()));
        assert_eq!(fault(nobody), Some(FightFault::Nobody("Eve".to_owned())));
        let short = FightPosition { rounds: 0, ..position(FightGoal::Win) };
        assert_eq!(fault(short), Some(FightFault::NoRound));
        let mut avoided = position(FightGoal::Win);
        avoided.scenario.surprise = crate::data::Surprise::By(1);
        avoided.scenario.avoidable = true;
        assert_eq!(fault(avoided), Some(FightFault::AnotherAsked));
    }
}
