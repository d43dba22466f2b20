//! Demand: how often the contracts within a captain's reach ask for each token.

use cards::{
    Observation,
    data::{Adventure, Def, Requirement, Token},
};

use super::{Pool, pool::power, tokens::Source};

/// Requested tokens; for each, its number among equal ones on a contract, and how many times an
/// average contract asks for it.
///
/// Lists side by side on purpose. As one list of pairs, LLVM 22 gets the numbers wrong on x86-64 at
/// `opt-level` 2 and 3: pushing a token of three bytes together with a constant adds what the
/// register held before to the number, which then differs from run to run.
#[derive(Debug, Clone, Default)]
pub(crate) struct Demand {
    asked: Vec<Token>,
    nth: Vec<u8>,
    times: Vec<f32>,
}

/// Weight of the contracts on the table against those of the captain's own deck.
const TABLE_SHARE: f32 = 0.4;
/// Weight of an unknown complication against a contract.
const COMPLICATION_SHARE: f32 = 0.7;
/// Worth of a source that could only replace another.
const RIVALRY: f32 = 0.4;

impl Demand {
    /// Demand of the contracts on the table, of the captain's own deck, and of an unknown
    /// complication.
    pub fn of(seen: &Observation, pool: &Pool) -> Demand {
        let mut demand = Demand::default();
        let lying: Vec<Def> =
            seen.slots.iter().filter_map(|slot| Some(slot.contract.as_ref()?.def)).collect();
        demand.count_all(&seen.adventures, 1.0 - TABLE_SHARE, pool);
        demand.count_all(&lying, TABLE_SHARE, pool);
        demand.add(&pool.complications, COMPLICATION_SHARE);
        demand
    }

    fn count_all(&mut self, contracts: &[Def], share: f32, pool: &Pool) {
        let each = share / contracts.len().max(1) as f32;
        for Adventure { contract, .. } in
            contracts.iter().filter_map(|def| pool.book.card(*def).sides())
        {
            self.count(&contract.requires, each);
        }
    }

    /// Adds one list of requirements.
    pub fn count(&mut self, requires: &[Requirement], times: f32) {
        for (n, requirement) in requires.iter().enumerate() {
            let Requirement::Token(token) = requirement else { continue };
            let before = requires[..n].iter().filter(|other| *other == requirement).count();
            self.ask(*token, before as u8 + 1, times);
        }
    }

    fn add(&mut self, other: &Demand, share: f32) {
        for (n, times) in other.times.iter().enumerate() {
            self.ask(other.asked[n], other.nth[n], times * share);
        }
    }

    fn ask(&mut self, token: Token, nth: u8, times: f32) {
        let known = (0..self.asked.len()).find(|&n| self.asked[n] == token && self.nth[n] == nth);
        match known {
            Some(at) => self.times[at] += times,
            None => {
                self.asked.push(token);
                self.nth.push(nth);
                self.times.push(times);
            }
        }
    }

    /// Number of times that an average contract asks for something that `source` meets and `have`
    /// does not; each time counts less where other sources could meet it too.
    pub fn use_of(&self, source: Source, have: &[Source]) -> f32 {
        let met = (0..self.asked.len()).filter(|&n| source.meets(self.asked[n]));
        met.map(|n| {
            let others = have.iter().filter(|other| other.meets(self.asked[n])).count();
            self.times[n] * share(others, self.nth[n].into())
        })
        .sum()
    }
}

/// Share of worth of one more source for the n-th of a kind, beside `others`: 1 where it is the
/// missing one, 0 where more are still missing.
fn share(others: usize, nth: usize) -> f32 {
    if others + 1 < nth { 0.0 } else { power(RIVALRY, others + 1 - nth) }
}

#[cfg(test)]
mod tests {
    use cards::data::{Capability, Level, Skill, Token};

    use super::{Demand, Source};
    use crate::testing::Table;

    const CARGO: Token = Token::Capability(Capability::Cargo);

    fn demand(brought: &[&str], lying: &[&str]) -> Demand {
        let mut table = Table::new();
        for (slot, name) in lying.iter().enumerate() {
            table = table.contract(slot as u8, name, &[]);
        }
        let def = |name: &&str| table.pool.book.find(name).expect("a card of the tests").0;
        table.seen.adventures = brought.iter().map(def).collect();
        Demand::of(&table.seen, &table.pool)
    }

    fn times(demand: &Demand, token: Token) -> i32 {
        let known = (0..demand.asked.len()).filter(|&n| demand.asked[n] == token);
        known.map(|n| (demand.times[n] * 1000.0).round() as i32).sum()
    }

    /// Holds in every build profile only with [`Demand`] as it is.
    #[test]
    fn demand_counts_what_one_brought_what_lies_there_and_what_may_come_every_time_alike() {
        for _ in 0..3 {
            let demand = demand(&["haul", "cruise"], &["haul"]);
            let trained = |skill| Token::Skill(skill, Level::Trained);
            assert_eq!(times(&demand, CARGO), 600 + 400);
            assert_eq!(times(&demand, trained(Skill::Pilot)), 300 + 400 + 175);
            assert_eq!(times(&demand, trained(Skill::Medical)), 175);
            assert_eq!(times(&demand, Token::Capability(Capability::Military)), 0);
        }
    }

    #[test]
    fn the_source_that_lacks_is_worth_more_than_one_that_could_stand_in() {
        let demand = demand(&["wonder"], &[]);
        let psionic = Source::Token(Token::Skill(Skill::Psionic, Level::Expert));
        let worth = |have: usize| demand.use_of(psionic, &vec![psionic; have]);
        assert!(worth(0) < worth(2), "three are asked for, and the last of them closes it");
        assert!(worth(3) < worth(2));
        assert!(worth(9) < worth(3));
    }
}
