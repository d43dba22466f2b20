//! What rollouts saw happen: how captains stood when they ended, and what of it sets an option apart.

use cards::{Observation, data::CardBook};

use super::{
    difference::Difference,
    evaluation::{Standing, rivals},
};

/// Something that rollouts are looked at for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aspect {
    ToGo,
    Cards,
    InPlay,
    Infamy,
    RivalToGo,
    RivalCards,
    RivalInPlay,
    RivalInfamy,
    Won,
    Lost,
}

impl Aspect {
    const ALL: [Aspect; 10] = [
        Aspect::ToGo,
        Aspect::Cards,
        Aspect::InPlay,
        Aspect::Infamy,
        Aspect::RivalToGo,
        Aspect::RivalCards,
        Aspect::RivalInPlay,
        Aspect::RivalInfamy,
        Aspect::Won,
        Aspect::Lost,
    ];
}

/// How things stood when rollouts of an option ended, on average: for the captain, for the rival who
/// was nearest to victory, and how often the game was over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Foreseen([f32; Aspect::ALL.len()]);

impl Foreseen {
    /// How things stand at the end of a rollout; `won` where the game is over and somebody has won.
    pub(crate) fn of(seen: &Observation, won: Option<bool>, book: &CardBook) -> Foreseen {
        let mine = Standing::of(&seen.captains[seen.you.index()], book);
        let rivals = rivals(seen).map(|rival| Standing::of(rival, book));
        let nearest = rivals.min_by(|a, b| a.to_go.total_cmp(&b.to_go)).unwrap_or_default();
        let [a, b] = [mine, nearest].map(|it| [it.to_go, it.cards, it.in_play, it.infamy]);
        let ends = [Some(true), Some(false)].map(|end| f32::from(u8::from(won == end)));
        Foreseen([a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3], ends[0], ends[1]])
    }

    /// The average of several; `None` of none.
    pub fn mean<'a>(all: impl IntoIterator<Item = &'a Foreseen>) -> Option<Foreseen> {
        let (mut sums, mut count) = ([0.0; Aspect::ALL.len()], 0.0);
        for Foreseen(values) in all {
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            count += 1.0;
        }
        (count > 0.0).then(|| Foreseen(sums.map(|sum| sum / count)))
    }

    /// All that is otherwise than after the others, what matters most first.
    pub fn apart_from(&self, others: &Foreseen) -> Vec<Difference> {
        let apart = |aspect: Aspect| {
            let mut without = *self;
            without.0[aspect as usize] = others.value(aspect);
            let more = self.value(aspect) - others.value(aspect);
            Difference { aspect, more, effect: self.chance() - without.chance() }
        };
        let mut all: Vec<Difference> = Aspect::ALL.map(apart).into();
        all.retain(|difference| difference.words().is_some());
        all.sort_by(|a, b| b.effect.abs().total_cmp(&a.effect.abs()));
        all
    }

    fn value(&self, aspect: Aspect) -> f32 {
        self.0[aspect as usize]
    }

    /// The chance of winning from such a table, from 0 to 1.
    fn chance(&self) -> f32 {
        let [to_go, cards, in_play, infamy, rivals @ .., won, lost] = self.0;
        let mine = Standing { to_go, cards, in_play, infamy };
        let [to_go, cards, in_play, infamy] = rivals;
        let rival = Standing { to_go, cards, in_play, infamy };
        won + (1.0 - won - lost).max(0.0) * mine.chance_against(rival)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{RIVAL, Table, YOU};

    fn after(table: &Table) -> Foreseen {
        Foreseen::of(&table.seen, None, &table.pool.book)
    }

    /// What sets the first table apart from the second, in words.
    fn told(this: &Table, other: &Table) -> Vec<String> {
        after(this).apart_from(&after(other)).iter().map(Difference::to_string).collect()
    }

    #[test]
    fn what_differs_is_told_as_it_is() {
        let plain = Table::new();
        assert_eq!(told(&plain, &plain), [""; 0]);
        let points = Table::new().with(|seen| seen.captains[0].vp += 3);
        assert_eq!(told(&points, &plain), ["3 points more by the round's end"]);
        assert_eq!(told(&plain, &points), ["3 points fewer by the round's end"]);
        let theirs = Table::new().with(|seen| seen.captains[1].vp += 1);
        assert_eq!(told(&plain, &theirs), ["1 point fewer for a rival"]);
        let infamy = Table::new().with(|seen| seen.captains[0].infamy = 2);
        assert_eq!(told(&infamy, &plain), ["2 infamy more"]);
        let crew = Table::new().in_play(YOU, &["pilot"]);
        let worth = crew.pool.book.card(crew.seen.captains[0].in_play.last().expect("crew").def);
        let worth = worth.cost().expect("a price");
        assert_eq!(told(&crew, &plain), [format!("what is in play worth {worth} more")]);
    }

    #[test]
    fn what_moves_the_chance_most_is_told_first() {
        let this = Table::new().with(|seen| {
            seen.captains[0].vp += 4;
            seen.captains[0].infamy = 1;
        });
        let differences = after(&this).apart_from(&after(&Table::new()));
        let effects: Vec<bool> = differences.iter().map(|it| it.effect > 0.0).collect();
        assert_eq!(effects, [true, false]);
        assert!(differences[0].to_string().starts_with("4 points"));
    }

    #[test]
    fn a_game_that_is_won_outweighs_every_standing() {
        let table = Table::new().in_play(RIVAL, &["pilot"]);
        let of = |won| Foreseen::of(&table.seen, won, &table.pool.book);
        let half = Foreseen::mean([&of(Some(true)), &of(None)]).expect("two of them");
        let told = half.apart_from(&of(None))[0].to_string();
        assert_eq!(told, "wins this round 50 times in 100 more");
    }
}
