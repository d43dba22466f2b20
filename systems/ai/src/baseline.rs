//! A frozen baseline captain, greedy and short-sighted, to measure minds against.
//!
//! It has one simple rule for every question and uses only the observation. It shares no judgement
//! with [`Mind`](crate::Mind), so that it stays the same while minds change; do not improve it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a rule names the moves its question offers; no other is offered with it"
)]

use std::{cmp::Reverse, sync::Arc};

use cards::{
    CaptainSeen, CardGame, CardId, CardSeen, Choice, ContractSeen, Move, Observation, Role, Why,
    data::{CardBook, ComplicationSide, Face, Keyword, Level, Requirement, Token},
};
use engine::Player;

/// EV kept in reserve against purchases that can wait.
const NEST_EGG: i32 = 10;

/// Baseline captain: takes the option that looks best at the moment, by rules that fit on a page.
#[derive(Debug, Clone)]
pub struct BaselineCaptain {
    book: Arc<CardBook>,
}

impl BaselineCaptain {
    /// Creates a captain who knows these cards.
    pub fn new(book: Arc<CardBook>) -> BaselineCaptain {
        BaselineCaptain { book }
    }
}

impl Player<CardGame> for BaselineCaptain {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let view = TableView { book: &self.book, seen };
        let prices = seen.prices.iter().copied().chain(std::iter::repeat(0));
        let options = choice.options.iter().zip(prices);
        // Of equals, the one listed first.
        let best = options.min_by_key(|&(&option, price)| {
            Reverse(view.value(choice.why, option, i32::from(price)))
        });
        best.map_or(Move::Pass, |(&option, _)| option)
    }
}

/// The table as this captain sees it.
#[derive(Clone, Copy)]
struct TableView<'a> {
    book: &'a CardBook,
    seen: &'a Observation,
}

impl TableView<'_> {
    /// Value of an option, comparable only within one question.
    fn value(self, why: Why, option: Move, price: i32) -> i32 {
        match (why, option) {
            // Done or Pass has value 0, which other options must beat.
            (_, Move::Done | Move::Pass) => 0,
            (Why::Discarding { over: 0 }, _) => -1,
            (Why::Discarding { .. } | Why::ForcedDiscard { .. }, Move::Discard(card)) => {
                -self.keep(card)
            }
            (Why::ChooseFirst, Move::First(seat)) => i32::from(seat == self.seen.you),
            (Why::Restoring, Move::Restore(card)) => self.keep(card) - price,
            // Gear stays in place, triggers resolve as listed, and all tokens are taken.
            (Why::Shifting | Why::Ordering | Why::Receiving, _) => -1,
            // Plays nothing out of turn, and on its own turn only what costs next to nothing.
            (Why::Reacting | Why::AnyTime, _) => -1,
            (Why::Acting, _) => 3 - 2 * price,
            (Why::Placing { .. } | Why::PlacingUnseen, Move::Place(slot)) => {
                let contract = self.seen.slots[slot.index()].contract.as_ref();
                contract.map_or(0, |it| self.mischief(it))
            }
            // Drops the easiest complication, unless it is in its own way.
            (Why::MakingRoom { slot }, Move::Drop(card)) => {
                let contract = self.seen.slots[slot.index()].contract.as_ref();
                let mine = contract.is_some_and(|it| it.pursuers.contains(&self.seen.you));
                let hard = self.lying(card).map_or(1, |it| 1 + it.requires.len() as i32);
                hard * if mine { 1 } else { -1 }
            }
            (Why::ChoosingActivity, Move::Pursue(slot)) => {
                let contract = self.seen.slots[slot.index()].contract.as_ref();
                contract.map_or(0, |it| self.promise(it)) - price
            }
            (Why::ChoosingActivity, Move::Piracy) => 4 * self.edge() - price,
            (Why::ChoosingActivity, _) => 0,
            (Why::Procuring, Move::Procure(card)) => self.bargain(card, price),
            (Why::Procuring, _) => -1,
            (Why::Attaching { card }, Move::Choose(on)) => self.bearer(card, on),
            (Why::Targeting { .. }, Move::ChooseCaptain(seat)) if seat == self.seen.you => -100,
            (Why::Targeting { .. }, Move::ChooseCaptain(seat)) => {
                self.seen.captains[seat.index()].vp.into()
            }
            // Targets a rival's cards before its own, the best of them first.
            (Why::Targeting { .. }, Move::Choose(card)) => {
                let mine = self.card(card).is_some_and(|it| it.controller == self.seen.you);
                self.keep(card) * if mine { -1 } else { 1 }
            }
            (Why::Targeting { .. }, _) => -1,
            (Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid }, _) => {
                self.payment(option, i32::from(owed) - i32::from(paid))
            }
            (Why::PayingCost { .. } | Why::Meeting { .. } | Why::LosingToken, _) => {
                -self.sacrifice(option)
            }
            (Why::Trimming, Move::Jettison(card)) => -self.keep(card),
            (Why::Picking { .. }, Move::Pick { skill, .. }) => {
                1 + self.wanted(Token::Skill(skill, Level::Trained))
            }
            (Why::Resolving, Move::Attempt(card)) => 1 - 2 * i32::from(self.stands(card)),
            (Why::Resolving, Move::Strike(_)) => self.edge(),
            (Why::Resolving | Why::Completing { .. }, Move::Complete) => {
                let open = self.pursued().map_or(1, |it| self.open(self.requires(it)));
                1 - 2 * open
            }
            (Why::TakingRole { .. }, Move::Engage(role)) => {
                let ship = &self.me().ship;
                i32::from((role == Role::Attacker) == (ship.attack >= ship.defense))
            }
            (Why::Subplots { card }, Move::Subplot { nth, by }) => self.subplot(card, nth, by),
            // Damage goes where it costs the most, otherwise into the rival's purse.
            (Why::Assigning { .. }, Move::Hit(card)) => self.keep(card),
            (Why::Assigning { .. }, _) => 1,
            (Why::Searching { .. } | Why::PuttingIntoPlay { .. }, Move::Choose(card)) => {
                1 + self.keep(card)
            }
            // No other move answers these questions.
            (_, _) => -1,
        }
    }

    fn me(&self) -> &CaptainSeen {
        &self.seen.captains[self.seen.you.index()]
    }

    fn contracts(&self) -> impl Iterator<Item = &ContractSeen> {
        self.seen.slots.iter().filter_map(|slot| slot.contract.as_ref())
    }

    fn pursued(&self) -> Option<&ContractSeen> {
        self.contracts().find(|it| it.pursuers.contains(&self.seen.you))
    }

    /// Finds a card in hand, in a pile being searched, or in play.
    fn card(&self, id: CardId) -> Option<&CardSeen> {
        let in_play = self.seen.captains.iter().flat_map(|captain| &captain.in_play);
        self.seen.hand.iter().chain(&self.seen.searching).chain(in_play).find(|it| it.id == id)
    }

    /// Tokens in the pool, or those that ship and unexerted crew will provide.
    fn tokens(&self) -> Vec<Token> {
        let me = self.me();
        let crew = me.in_play.iter().filter(|card| !card.exerted).flat_map(|card| &card.skills);
        let skills = crew.map(|&(skill, level)| Token::Skill(skill, level));
        let ship = me.ship.capabilities.iter().map(|&it| Token::Capability(it));
        let mut tokens =
            if me.pool.is_empty() { ship.chain(skills).collect() } else { me.pool.clone() };
        tokens.sort_unstable();
        tokens
    }

    /// Number of these requirements that cannot be met, by counting tokens.
    fn open<'r>(&self, requires: impl IntoIterator<Item = &'r Requirement>) -> i32 {
        let (mut tokens, mut open) = (self.tokens(), 0);
        for requirement in requires {
            let met = match requirement {
                Requirement::Token(wanted) => {
                    let found = tokens.iter().position(|token| token.meets(*wanted));
                    found.map(|at| tokens.remove(at)).is_some()
                }
                Requirement::Expense(credits) => u16::from(*credits) + 6 < self.seen.purse,
                Requirement::Jettison(_) | Requirement::Exert(_) | Requirement::Control(_) => {
                    !self.me().in_play.is_empty()
                }
            };
            open += i32::from(!met);
        }
        open
    }

    /// Requirements of a contract without its complications.
    fn requires(&self, contract: &ContractSeen) -> &[Requirement] {
        let sides = self.book.card(contract.def).sides();
        sides.map_or(&[], |sides| &sides.contract.requires)
    }

    /// Complication side printed on the known complication with this number.
    fn lying(&self, card: CardId) -> Option<&ComplicationSide> {
        let mut lying = self.contracts().flat_map(|it| &it.complications);
        let def = lying.find(|it| it.id == card)?.def?;
        Some(&self.book.card(def).sides()?.complication)
    }

    /// Whether a complication is in the way; an unknown one is not, until it has been tried.
    fn stands(&self, card: CardId) -> bool {
        let Some(side) = self.lying(card) else { return false };
        let enemy = side.enemy.as_ref();
        enemy.is_some_and(|it| it.defense >= self.me().ship.attack) || self.open(&side.requires) > 0
    }

    fn promise(&self, contract: &ContractSeen) -> i32 {
        let lying = || contract.complications.iter();
        let known = lying().filter_map(|it| self.lying(it.id)).flat_map(|side| &side.requires);
        let open = self.open(known.chain(self.requires(contract)));
        let unknown = lying().filter(|it| it.def.is_none()).count() as i32;
        let enemies = lying().filter_map(|it| self.lying(it.id)?.enemy.as_ref()).count() as i32;
        3 * i32::from(contract.vp) - 7 * open - unknown - 2 * enemies
    }

    /// Margin of this captain's attack over the weakest rival's defense, less the damage in return.
    fn edge(&self) -> i32 {
        let ship = &self.me().ship;
        let rivals = self.seen.captains.iter().filter(|it| it.seat != self.seen.you && !it.out);
        let edge = rivals.map(|it| {
            let answer = (it.ship.attack - ship.defense).max(0);
            i32::from(ship.attack - it.ship.defense - answer)
        });
        edge.max().unwrap_or(0)
    }

    /// Number of requirements of the contracts on the table that such a token would meet.
    fn wanted(&self, token: Token) -> i32 {
        let asked = self.contracts().flat_map(|it| self.requires(it));
        let met = |it: &&Requirement| matches!(it, Requirement::Token(want) if token.meets(*want));
        asked.filter(met).count() as i32
    }

    /// Worth of keeping a card: its price, and its skills that contracts ask for. The price of a
    /// card played once does not count, so that it is spent first.
    fn keep(&self, id: CardId) -> i32 {
        let Some(card) = self.card(id) else { return 1 };
        let printed = self.book.card(card.def);
        let skills =
            card.skills.iter().map(|&(skill, level)| self.wanted(Token::Skill(skill, level)));
        let price = if printed.is_permanent() { printed.cost().unwrap_or(0) } else { 0 };
        i32::from(price) + 3 * skills.sum::<i32>()
    }

    /// Gain from procuring a card above its cost, while there is more than the nest egg: crew above
    /// all, cheap upgrades, and free cards.
    fn bargain(&self, id: CardId, price: i32) -> i32 {
        let Some(card) = self.card(id) else { return -1 };
        let me = self.me();
        let spare = i32::from(self.seen.purse) - price - i32::from(card.ev);
        let room = me.ship.crew_used < me.ship.crew_slots;
        let twin = me.in_play.iter().any(|it| it.def == card.def);
        match &self.book.card(card.def).face {
            _ if twin || spare < NEST_EGG => -1,
            Face::Crew(_) if room => 8 + self.keep(id) - 2 * price,
            Face::Upgrade(_) => 4 - 2 * price,
            Face::Connection(_) | Face::Gear(_) => 1 - 2 * price,
            _ => -1,
        }
    }

    /// Attaches hindrances to rivals, and other gear to the own crew with the highest worth.
    fn bearer(&self, gear: CardId, on: CardId) -> i32 {
        let hinders = self.card(gear).is_some_and(|it| it.keywords.contains(&Keyword::Hindrance));
        let mine = self.card(on).is_none_or(|it| it.controller == self.seen.you);
        (10 + self.keep(on)) * if mine == hinders { -1 } else { 1 }
    }

    fn payment(&self, option: Move, left: i32) -> i32 {
        match option {
            Move::ExpendHand(card) => {
                let ev = self.card(card).map_or(0, |it| i32::from(it.ev));
                2 * ev.min(left) - 2 * (ev - left).max(0) - self.keep(card)
            }
            Move::ExpendDeck => 0,
            _ => -self.sacrifice(option),
        }
    }

    /// Cost of giving this up.
    fn sacrifice(&self, option: Move) -> i32 {
        match option {
            Move::Spend(token) => self.wanted(token),
            Move::Exert(card) => 2 + self.keep(card),
            Move::AcceptExpense => 10,
            Move::Discard(card) | Move::ExpendHand(card) => 2 + self.keep(card),
            Move::Jettison(card) | Move::JettisonExpendable(card) => 20 + self.keep(card),
            _ => 1000,
        }
    }

    /// Tries a subplot where the contract could still be completed afterwards.
    fn subplot(&self, card: CardId, nth: u8, by: u8) -> i32 {
        let of_contract = self.contracts().find(|it| it.id == card);
        let subplots = match of_contract {
            Some(contract) => self.book.card(contract.def).sides().map(|it| &it.contract.subplots),
            None => self.lying(card).map(|it| &it.subplots),
        };
        let found = subplots.and_then(|it| it.get(usize::from(nth))?.any_of.get(usize::from(by)));
        let ahead = self.pursued().filter(|it| it.id != card).map(|it| self.requires(it));
        let both = ahead.unwrap_or(&[]).iter().chain(found.into_iter().flatten());
        1 - 2 * self.open(both)
    }

    /// Value of a contract as the place for a complication.
    fn mischief(&self, contract: &ContractSeen) -> i32 {
        let mine = contract.pursuers.contains(&self.seen.you);
        let theirs = !mine && !contract.pursuers.is_empty();
        i32::from(contract.vp) + 20 * i32::from(theirs) - 40 * i32::from(mine)
    }
}
