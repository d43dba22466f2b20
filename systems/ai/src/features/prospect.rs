//! What comes of pursuing a contract: points, gaps, prices, chances.

use cards::{
    Activity, CaptainSeen, CardId, ContractSeen, SlotNo,
    data::{Captains, Effect, Subplot, Token},
};

use super::{EvalContext, Needs, Supply, pool::power, tokens::MatchUp};

/// A contract in one captain's eyes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Prospect {
    /// Victory points, likely subplots included, less what a competitor costs.
    pub vp: f32,
    /// Requirements that tokens and cards in play leave open.
    pub open: usize,
    /// Of these, what cards in hand cannot fill either.
    pub gaps: usize,
    /// Credits for the cards in hand that fill the others.
    pub filling: f32,
    /// Expenses and cards that the requirements take.
    pub price: f32,
    /// Chance of completing it this round.
    pub chance: f32,
    /// Chance of completing it next round, if it stays.
    pub later: f32,
}

impl Prospect {
    /// Victory points to hope for, those of the next round counting a little less.
    pub fn promise(&self) -> f32 {
        self.vp * (self.chance + (1.0 - self.chance) * self.later * PATIENCE)
    }
}

/// What a point of the next round is worth in this one.
const PATIENCE: f32 = 0.75;

impl<'a> EvalContext<'a> {
    /// The tokens that a captain has in this round, or will have if they are not in yet.
    pub fn supply(self, captain: &CaptainSeen) -> Supply {
        self.supply_less(captain, None)
    }

    /// The same, as if a card of the captain's were gone.
    pub fn supply_less(self, captain: &CaptainSeen, gone: Option<CardId>) -> Supply {
        let mut supply = Supply::of(&captain.pool);
        if self.tokens_are_in(captain) {
            return supply;
        }
        captain.ship.capabilities.iter().for_each(|&c| supply.add(Token::Capability(c)));
        for card in captain.in_play.iter().filter(|card| Some(card.id) != gone) {
            supply.add_skills(card.skills.iter().copied());
        }
        self.collected_by_abilities(captain, gone).for_each(|token| supply.add(token));
        supply
    }

    /// What the contract in a slot and all that can be seen on it ask of `captain`.
    pub fn needs(self, captain: &CaptainSeen, contract: &ContractSeen) -> Needs {
        let requires =
            self.card(contract.def).sides().map(|side| side.contract.requires.as_slice());
        let mut needs = Needs::of(self, captain, requires.unwrap_or_default());
        for complication in &contract.complications {
            let Some(def) = complication.def else { continue };
            self.add_complication(&mut needs, captain, def, complication.harm);
        }
        needs
    }

    /// Adds what a complication with a known face asks of `captain`.
    pub fn add_complication(
        self,
        needs: &mut Needs,
        captain: &CaptainSeen,
        def: cards::data::Def,
        harm: u8,
    ) {
        let Some(side) = self.card(def).sides() else { return };
        needs.add(self, captain, &side.complication.requires);
        if let Some(enemy) = &side.complication.enemy {
            needs.add_enemy(captain, enemy, harm);
        }
    }

    /// The contract that a captain pursues.
    pub fn pursued(self, captain: &CaptainSeen) -> Option<(SlotNo, &'a ContractSeen)> {
        let Activity::Pursuing(slot) = captain.activity else { return None };
        Some((slot, self.seen.slots[slot.index()].contract.as_ref()?))
    }

    /// The prospect of a contract for a captain with this supply; `hand` says whether cards in
    /// hand may still be procured for it.
    pub fn prospect(
        self,
        captain: &CaptainSeen,
        contract: &ContractSeen,
        supply: &Supply,
        hand: bool,
    ) -> Prospect {
        let needs = self.needs(captain, contract);
        let open = needs.open(supply);
        let (filled, filling) = if hand { self.fill(&needs, supply, open) } else { (0, 0.0) };
        let gaps = open - filled;
        let hidden = contract.complications.iter().filter(|c| c.def.is_none()).count();
        // Going through all complications there are takes long, and mostly nothing is hidden.
        let clear = match hidden {
            0 => 1.0,
            _ if gaps > 0 => 0.0,
            _ => power(self.chance_of_clearing(captain, supply, &needs), hidden),
        };
        let chance = if gaps == 0 { clear * CARE } else { 0.0 };
        let later = self.later(captain, gaps);
        let price = needs.price();
        Prospect { vp: self.points(captain, contract), open, gaps, filling, price, chance, later }
    }

    /// Chance of completing a contract with so many gaps next round: none unless cards still come.
    fn later(self, captain: &CaptainSeen, gaps: usize) -> f32 {
        let cards = f32::from(captain.deck_count) / A_HANDFUL;
        let fill = if gaps == 0 { 1.0 } else { cards.min(1.0) };
        power(self.judgement.hope, gaps) * fill * LATER
    }

    /// Victory points that the contract brings, and likely subplots.
    fn points(self, captain: &CaptainSeen, contract: &ContractSeen) -> f32 {
        let rivals = contract.pursuers.iter().any(|&seat| seat != captain.seat);
        let lost = if rivals { self.seen.constants.competition_loss } else { 0 };
        let subplots = self.card(contract.def).sides().map(|side| &side.contract.subplots);
        let extra: f32 = subplots.into_iter().flatten().map(subplot_points).sum();
        f32::from((contract.vp - lost).max(0)) + extra * SUBPLOT_SHARE
    }

    /// Chance that an unknown complication can be met beside everything else.
    fn chance_of_clearing(self, captain: &CaptainSeen, supply: &Supply, needs: &Needs) -> f32 {
        let mut base = MatchUp::new(supply);
        for &token in &needs.tokens {
            base.add(token);
        }
        let unknown = &self.pool.unknown;
        let servers: Vec<u64> = unknown.tokens.iter().map(|&token| base.servers(token)).collect();
        let mut pairs = base.clone();
        let met = unknown.all.iter().filter(|asking| {
            let beats = |enemy| super::fleet::engage(captain, enemy).0 >= enemy.structure;
            if asking.cards || !asking.enemy.as_ref().is_none_or(beats) {
                return false;
            }
            pairs.clone_from(&base);
            asking.tokens.iter().all(|&token| pairs.serve(servers[token]))
        });
        met.count() as f32 / unknown.all.len().max(1) as f32
    }

    /// How many of the open requirements cards in hand would fill, and for how much.
    fn fill(self, needs: &Needs, supply: &Supply, open: usize) -> (usize, f32) {
        let (mut have, mut left, mut credits) = (supply.clone(), open, 0.0);
        for card in &self.seen.hand {
            if left == 0 {
                break;
            }
            let more = self.brought_by(card.def);
            let with = have.and(&more);
            let then = needs.open(&with);
            if then < left && credits + f32::from(card.cost) <= f32::from(self.seen.purse) {
                (have, left, credits) = (with, then, credits + f32::from(card.cost));
            }
        }
        (open - left, credits)
    }
}

/// Chance that nothing unforeseen prevents what can be seen to be possible.
const CARE: f32 = 0.92;
/// Chance that a contract with no gaps can be completed in a round to come.
const LATER: f32 = 0.6;
/// Cards in the deck that are as good as any number for filling a gap soon.
const A_HANDFUL: f32 = 8.0;
/// Share of a subplot's points that is counted on.
const SUBPLOT_SHARE: f32 = 0.4;

fn subplot_points(subplot: &Subplot) -> f32 {
    let points = subplot.award.iter().map(|effect| match effect {
        Effect::Vp(Captains::You, points) => f32::from(*points),
        _ => 0.0,
    });
    points.sum()
}

#[cfg(test)]
mod tests {
    use super::Prospect;
    use crate::testing::{Table, YOU};

    fn prospect(table: &Table, hand: bool) -> Prospect {
        let context = table.context();
        let (_, contract) = context.contracts().next().expect("a contract");
        context.prospect(context.me(), contract, &context.supply(context.me()), hand)
    }

    #[test]
    fn an_unknown_complication_lowers_the_chance_and_a_hopeless_one_ends_it() {
        let chance = |lying: &[Option<&str>]| {
            prospect(&Table::new().contract(0, "cruise", lying), false).chance
        };
        assert!(chance(&[]) > chance(&[None]));
        assert!(chance(&[None]) > chance(&[Some("cruise")]));
        assert_eq!(chance(&[Some("cruise")]), 0.0);
    }

    #[test]
    fn a_card_in_hand_fills_a_gap_for_its_cost() {
        let table = Table::new().contract(0, "haul", &[]).hand(&["passer-by", "pilot"]);
        let (without, with) = (prospect(&table, false), prospect(&table, true));
        assert_eq!((without.gaps, with.gaps), (1, 0));
        assert_eq!((without.filling, with.filling), (0.0, 2.0));
        assert!(with.promise() > without.promise());
    }

    #[test]
    fn a_gap_never_closes_once_the_deck_is_empty() {
        let table = Table::new().contract(0, "haul", &[]);
        assert!(prospect(&table, true).promise() > 0.0);
        let empty = table.with(|seen| seen.captains[YOU.index()].deck_count = 0);
        assert_eq!(prospect(&empty, true).promise(), 0.0);
    }
}
