//! What rollouts saw happen: how captains stood when they ended, and what of it sets an option apart.

use super::difference::Difference;
use crate::value::{Advantage, Standings, ValueModel};

/// Something that rollouts are looked at for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aspect {
    /// Numbers of the captain.
    Own(Number),
    /// Numbers of the rival who was nearest to victory.
    Rival(Number),
    Won,
    Lost,
}

/// A number that is told, and stands for others that go with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    ToGo,
    Cards,
    InPlay,
    Promise,
    Harm,
}

impl Number {
    const ALL: [Number; 5] =
        [Number::ToGo, Number::Cards, Number::InPlay, Number::Promise, Number::Harm];

    /// The number itself.
    fn told(self, of: &Advantage) -> f32 {
        match self {
            Number::ToGo => of.to_go,
            Number::Cards => of.cards,
            Number::InPlay => of.in_play,
            Number::Promise => of.promise + of.hand_promise,
            Number::Harm => of.harm,
        }
    }

    /// The same captain with this number, and those that go with it, of another standing.
    fn swapped(self, of: Advantage, from: &Advantage) -> Advantage {
        match self {
            Number::ToGo => Advantage { to_go: from.to_go, ..of },
            Number::Cards => {
                let Advantage { cards, hand, scarcity, purse, .. } = *from;
                Advantage { cards, hand, scarcity, purse, ..of }
            }
            Number::InPlay => {
                let Advantage { in_play, worth, skills, guns, .. } = *from;
                Advantage { in_play, worth, skills, guns, ..of }
            }
            Number::Promise => {
                let Advantage { promise, choice, hand_promise, pursuit, .. } = *from;
                let Advantage { finish, hand_finish, .. } = *from;
                Advantage { promise, choice, hand_promise, pursuit, finish, hand_finish, ..of }
            }
            Number::Harm => Advantage { harm: from.harm, ..of },
        }
    }

    /// 1 where more of it is better for whoever has it, -1 where it is worse.
    fn sense(self) -> f32 {
        match self {
            Number::Cards | Number::InPlay | Number::Promise => 1.0,
            Number::ToGo | Number::Harm => -1.0,
        }
    }
}

impl Aspect {
    fn all() -> impl Iterator<Item = Aspect> {
        let numbers = || Number::ALL.into_iter();
        let ends = [Aspect::Won, Aspect::Lost];
        numbers().map(Aspect::Own).chain(numbers().map(Aspect::Rival)).chain(ends)
    }

    /// 1 where more of it is better for the captain, -1 where it is worse.
    fn sense(self) -> f32 {
        match self {
            Aspect::Own(number) => number.sense(),
            Aspect::Rival(number) => -number.sense(),
            Aspect::Won => 1.0,
            Aspect::Lost => -1.0,
        }
    }
}

/// How things stood when rollouts of an option ended, on average: for the captain, for the rival who
/// was nearest to victory, and how often the game was over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Foreseen {
    standings: Standings,
    won: f32,
    lost: f32,
}

impl Foreseen {
    /// How things stand at the end of a rollout; `won` where the game is over and somebody has won.
    pub(crate) fn of(all: &[Standings], won: Option<bool>) -> Foreseen {
        let nearest = all.iter().min_by(|a, b| a.theirs.to_go.total_cmp(&b.theirs.to_go));
        let standings = nearest.copied().unwrap_or_default();
        let [won, lost] = [true, false].map(|end| f32::from(u8::from(won == Some(end))));
        Foreseen { standings, won, lost }
    }

    /// The average of several; `None` of none.
    pub fn mean<'a>(all: impl IntoIterator<Item = &'a Foreseen>) -> Option<Foreseen> {
        let all: Vec<&Foreseen> = all.into_iter().collect();
        let count = all.len() as f32;
        let mean = |of: fn(&Foreseen) -> f32| all.iter().map(|it| of(it)).sum::<f32>() / count;
        let side = |of: fn(&Foreseen) -> Advantage| {
            Advantage::mean(&all.iter().map(|it| of(it)).collect::<Vec<_>>())
        };
        let standings = Standings {
            phase: mean(|it| it.standings.phase),
            mine: side(|it| it.standings.mine),
            theirs: side(|it| it.standings.theirs),
        };
        (count > 0.0).then(|| Foreseen {
            standings,
            won: mean(|it| it.won),
            lost: mean(|it| it.lost),
        })
    }

    /// All that is otherwise than after the others and speaks as one would expect, what matters most to this
    /// judge first.
    pub fn apart_from(&self, others: &Foreseen, judge: &ValueModel) -> Vec<Difference> {
        let apart = |aspect: Aspect| {
            let more = self.told(aspect) - others.told(aspect);
            let effect = self.chance(judge) - self.with(aspect, others).chance(judge);
            Difference { aspect, more, effect }
        };
        let mut all: Vec<Difference> = Aspect::all().map(apart).collect();
        all.retain(|it| it.words().is_some() && it.effect * it.more * it.aspect.sense() > 0.0);
        all.sort_by(|a, b| b.effect.abs().total_cmp(&a.effect.abs()));
        all
    }

    fn told(&self, aspect: Aspect) -> f32 {
        match aspect {
            Aspect::Own(number) => number.told(&self.standings.mine),
            Aspect::Rival(number) => number.told(&self.standings.theirs),
            Aspect::Won => self.won,
            Aspect::Lost => self.lost,
        }
    }

    /// The same with one thing as it was after others.
    fn with(&self, aspect: Aspect, others: &Foreseen) -> Foreseen {
        let (mut this, from) = (*self, &others.standings);
        match aspect {
            Aspect::Own(number) => {
                this.standings.mine = number.swapped(this.standings.mine, &from.mine);
            }
            Aspect::Rival(number) => {
                this.standings.theirs = number.swapped(this.standings.theirs, &from.theirs);
            }
            Aspect::Won => this.won = others.won,
            Aspect::Lost => this.lost = others.lost,
        }
        this
    }

    /// The chance of winning from such a table, from 0 to 1.
    fn chance(&self, judge: &ValueModel) -> f32 {
        self.won + (1.0 - self.won - self.lost).max(0.0) * judge.chance([&self.standings])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{RIVAL, Table, YOU};

    fn after(table: &Table) -> Foreseen {
        Foreseen::of(&Standings::of(&table.seen, &table.pool), None)
    }

    /// What sets the first apart from the second, in words.
    fn told(this: &Foreseen, other: &Foreseen) -> Vec<String> {
        let all = this.apart_from(other, &ValueModel::default());
        all.iter().map(Difference::to_string).collect()
    }

    #[test]
    fn what_differs_is_told_as_it_is() {
        let plain = after(&Table::new());
        assert_eq!(told(&plain, &plain), [""; 0]);
        let points = after(&Table::new().with(|seen| seen.captains[0].vp += 3));
        assert_eq!(told(&points, &plain), ["3 points more by the round's end"]);
        assert_eq!(told(&plain, &points), ["3 points fewer by the round's end"]);
        let theirs = after(&Table::new().with(|seen| seen.captains[1].vp += 1));
        assert_eq!(told(&plain, &theirs), ["1 point fewer for a rival"]);
        let crew = Table::new().in_play(YOU, &["pilot"]);
        let worth = crew.pool.book.card(crew.seen.captains[0].in_play.last().expect("crew").def);
        let worth = worth.cost().expect("a price");
        let told = told(&after(&crew), &plain);
        assert!(told.contains(&format!("what is in play worth {worth} more")), "{told:?}");
    }

    #[test]
    fn contracts_that_come_within_reach_are_told() {
        let offered = || Table::new().contract(0, "haul", &[]);
        let told = told(&after(&offered().in_play(YOU, &["pilot"])), &after(&offered()));
        assert!(told.iter().any(|it| it.ends_with("more within reach")), "{told:?}");
    }

    #[test]
    fn what_moves_the_chance_most_is_told_first_and_never_against_what_it_means() {
        let table = Table::new().with(|seen| {
            seen.captains[0].vp += 4;
            seen.captains[0].deck_count -= 1;
        });
        let all = after(&table).apart_from(&after(&Table::new()), &ValueModel::default());
        let told: Vec<String> = all.iter().map(Difference::to_string).collect();
        assert!(told[0].starts_with("4 points more"), "{told:?}");
        assert!(all.iter().all(|it| it.effect.abs() <= all[0].effect.abs()));
        let fewer = all.iter().filter(|it| it.to_string().contains("fewer left"));
        assert!(fewer.into_iter().all(|it| it.effect < 0.0), "{told:?}");
    }

    #[test]
    fn a_game_that_is_won_outweighs_every_standing() {
        let table = Table::new().in_play(RIVAL, &["pilot"]);
        let standings = Standings::of(&table.seen, &table.pool);
        let of = |won| Foreseen::of(&standings, won);
        let half = Foreseen::mean([&of(Some(true)), &of(None)]).expect("two of them");
        assert_eq!(told(&half, &of(None))[0], "50 in 100 likelier to win this round");
    }
}
