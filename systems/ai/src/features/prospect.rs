//! Prospects of pursuing a contract: points, gaps, prices, chances.

use cards::{
    Activity, CaptainSeen, CardId, ComplicationSeen, ContractSeen, SlotNo,
    data::{Captains, Effect, Subplot, Token},
};

use super::{EvalContext, Needs, Supply, pool::power, tokens::MatchUp};

/// Prospect of a contract for one captain.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Prospect {
    /// Victory points, likely subplots included, less the loss to a competitor.
    pub vp: f32,
    /// Requirements that tokens and cards in play leave open.
    pub open: usize,
    /// Of these, requirements that cards in hand cannot fill either.
    pub gaps: usize,
    /// Credits for the cards in hand that fill the others.
    pub filling: f32,
    /// Expenses and cards that the requirements take.
    pub price: f32,
    /// Chance of completing it this round.
    pub chance: f32,
    /// Chance of completing it next round, if it stays.
    pub later: f32,
    /// Expected victory points, with a little less weight on the next round.
    pub promise: f32,
}

impl<'a> EvalContext<'a> {
    /// Tokens that a captain has this round, or will have once they are collected.
    pub fn supply(self, captain: &CaptainSeen) -> Supply {
        self.supply_less(captain, None)
    }

    /// Supply of a captain without the card `gone`.
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

    /// Requirements for `captain` of a contract and its visible complications.
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

    /// Adds the requirements for `captain` of a complication with a known face.
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

    /// Returns the contract that a captain pursues.
    pub fn pursued(self, captain: &CaptainSeen) -> Option<(SlotNo, &'a ContractSeen)> {
        let Activity::Pursuing(slot) = captain.activity else { return None };
        Some((slot, self.seen.slots[slot.index()].contract.as_ref()?))
    }

    /// Returns the prospect of a contract for a captain with this supply; `hand` says whether cards
    /// in hand may still be procured for it.
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
        let hidden = || contract.complications.iter().filter(|it| it.def.is_none());
        // Going through all complications is slow, and mostly nothing is hidden.
        let clear = if hidden().next().is_none() {
            1.0
        } else if gaps > 0 {
            0.0
        } else {
            let met = self.chance_of_clearing(captain, supply, &needs);
            hidden().map(|it| self.met_as_laid(met, it, contract, captain)).product()
        };
        let chance = if gaps == 0 { clear * CARE } else { 0.0 };
        let later = self.later(captain, gaps);
        let (price, vp) = (needs.price(), self.points(captain, contract));
        let promise = vp * (chance + (1.0 - chance) * later * self.judgement.patience);
        Prospect { vp, open, gaps, filling, price, chance, later, promise }
    }

    /// Chance of completing a contract with this many gaps next round: 0 unless more cards can be
    /// drawn.
    fn later(self, captain: &CaptainSeen, gaps: usize) -> f32 {
        let cards = f32::from(captain.deck_count) / A_HANDFUL;
        let fill = if gaps == 0 { 1.0 } else { cards.min(1.0) };
        power(self.judgement.hope, gaps) * fill * LATER
    }

    /// Victory points of the contract and its likely subplots.
    fn points(self, captain: &CaptainSeen, contract: &ContractSeen) -> f32 {
        let rivals = contract.pursuers.iter().any(|&seat| seat != captain.seat);
        let lost = if rivals { self.seen.constants.competition_loss } else { 0 };
        let subplots = self.card(contract.def).sides().map(|side| &side.contract.subplots);
        let extra: f32 = subplots.into_iter().flatten().map(subplot_points).sum();
        f32::from((contract.vp - lost).max(0)) + extra * self.judgement.subplot
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

    /// Chance that `captain` can meet a hidden complication, where one laid by chance is met as often as `met`.
    /// What a rival chose to lay there is harder, and what they chose themselves is easier. The first on a
    /// contract comes from its owner's deck, and nobody chose it (CCG-CSLOT-3).
    fn met_as_laid(
        self,
        met: f32,
        complication: &ComplicationSeen,
        contract: &ContractSeen,
        captain: &CaptainSeen,
    ) -> f32 {
        let chosen = self.judgement.chosen;
        match complication.owner {
            by if by == contract.owner => met,
            by if by == captain.seat => met + (1.0 - met) * chosen,
            _ => met * (1.0 - chosen),
        }
    }

    /// Number of open requirements that cards in hand would fill, and their price.
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

/// Chance that nothing unforeseen prevents a possible completion.
const CARE: f32 = 0.92;
/// Chance that a contract with no gaps can be completed in a later round.
const LATER: f32 = 0.6;
/// Cards in the deck that are enough to fill a gap soon.
const A_HANDFUL: f32 = 8.0;

fn subplot_points(subplot: &Subplot) -> f32 {
    let points = subplot.award.iter().map(|effect| match effect {
        Effect::Vp(Captains::You, points) => f32::from(*points),
        _ => 0.0,
    });
    points.sum()
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::Prospect;
    use crate::testing::{RIVAL, Table, YOU};

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

    /// CCG-CSLOT-3, CCG-ADV-1c
    #[test]
    fn a_hidden_complication_is_harder_where_a_rival_chose_to_lay_it_and_easier_where_one_did() {
        let chance = |contract: Seat, complication: Seat| {
            let table = Table::new().in_play(YOU, &["pilot"]).contract(0, "haul", &[None]);
            let table = table.with(|seen| {
                let laid = seen.slots[0].contract.as_mut().expect("a contract");
                laid.owner = contract;
                laid.complications[0].owner = complication;
            });
            prospect(&table, false).chance
        };
        let by_chance = chance(RIVAL, RIVAL);
        assert!(0.0 < chance(YOU, RIVAL) && chance(YOU, RIVAL) < by_chance);
        assert!(by_chance < chance(RIVAL, YOU));
        assert_eq!(chance(YOU, YOU), by_chance, "it came with the contract");
    }

    #[test]
    fn a_card_in_hand_fills_a_gap_for_its_cost() {
        let table = Table::new().contract(0, "haul", &[]).hand(&["passer-by", "pilot"]);
        let (without, with) = (prospect(&table, false), prospect(&table, true));
        assert_eq!((without.gaps, with.gaps), (1, 0));
        assert_eq!((without.filling, with.filling), (0.0, 2.0));
        assert!(with.promise > without.promise);
    }

    #[test]
    fn a_gap_never_closes_once_the_deck_is_empty() {
        let table = Table::new().contract(0, "haul", &[]);
        assert!(prospect(&table, true).promise > 0.0);
        let empty = table.with(|seen| seen.captains[YOU.index()].deck_count = 0);
        assert_eq!(prospect(&empty, true).promise, 0.0);
    }
}
