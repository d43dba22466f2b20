//! The figures of many fights.

use characters::healing::text;
use serde::Serialize;

use super::{
    account::Outcome,
    fight_account::{Casualties, FightAccount},
    figures::{Line, Streak, line, short},
};

/// All figures of fights of one person against computers. Fights of several persons, and fights that nobody
/// commanded in person, are in none of them but their own.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct FightFigures {
    pub all: FightTally,
    /// By rule set, the one fought by most first; likewise the next two.
    pub rule_sets: Vec<Line<FightTally>>,
    pub scenarios: Vec<Line<FightTally>>,
    /// By the person's own side.
    pub sides: Vec<Line<FightTally>>,
    pub streak: Streak,
    /// Fights of several persons.
    pub shared: u32,
    /// Fights that no person commanded in.
    pub watched: u32,
}

/// How some fights went.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FightTally {
    pub fights: u32,
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    /// Of the person's own side.
    pub own: Casualties,
    /// Of all other sides.
    pub others: Casualties,
    rounds: u64,
}

impl FightFigures {
    /// The figures of these fights, the oldest first.
    pub fn of<'a>(fights: impl IntoIterator<Item = &'a FightAccount>) -> FightFigures {
        let mut figures = FightFigures::default();
        fights.into_iter().for_each(|fight| figures.count(fight));
        for lines in [&mut figures.rule_sets, &mut figures.scenarios, &mut figures.sides] {
            lines.sort_by(|a, b| b.tally.fights.cmp(&a.tally.fights).then(a.name.cmp(&b.name)));
        }
        figures
    }

    fn count(&mut self, fight: &FightAccount) {
        let (Some(outcome), Some(mine)) = (fight.outcome(), fight.mine()) else {
            let apart = if fight.persons.is_empty() { &mut self.watched } else { &mut self.shared };
            *apart += 1;
            return;
        };
        let mut others = Casualties::default();
        fight.others().for_each(|side| others.add(side.casualties));
        let add = |tally: &mut FightTally| {
            tally.add(outcome, fight.rounds, (mine.casualties, others));
        };
        add(&mut self.all);
        self.streak.add(outcome);
        add(line(&mut self.rule_sets, text::rule_set(fight.rules)));
        add(line(&mut self.scenarios, &fight.scenario));
        add(line(&mut self.sides, &mine.name));
    }
}

impl FightTally {
    fn add(&mut self, outcome: Outcome, rounds: u16, (own, others): (Casualties, Casualties)) {
        self.fights += 1;
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Lost => self.lost += 1,
            Outcome::Drawn => self.drawn += 1,
        }
        self.own.add(own);
        self.others.add(others);
        self.rounds += u64::from(rounds);
    }

    /// The share of fights that were won, from 0 to 1; a draw is half a win.
    pub fn rate(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / self.count()
    }

    /// Rounds a fight.
    pub fn mean_rounds(&self) -> f64 {
        self.rounds as f64 / self.count()
    }

    fn count(&self) -> f64 {
        f64::from(self.fights.max(1))
    }
}

impl Serialize for FightTally {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct TallyFields {
            fights: u32,
            won: u32,
            lost: u32,
            drawn: u32,
            rate: f64,
            mean_rounds: f64,
            own: Casualties,
            others: Casualties,
        }
        let FightTally { fights, won, lost, drawn, own, others, .. } = *self;
        let (rate, mean_rounds) = (short(self.rate()), short(self.mean_rounds()));
        TallyFields { fights, won, lost, drawn, rate, mean_rounds, own, others }.serialize(out)
    }
}
