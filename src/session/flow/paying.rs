//! A play and what pays for it, in one input; and all that an adviser would procure.

use ai::Mind;
use cards::{CardId, Choice, Move, Observation, Why, data::Keyword};
use engine::Player;

use super::{
    plan::bill,
    steps::{Proposal, steps},
};
use crate::offers;

/// More plays than any hand has cards.
const MOST: usize = 40;

/// Plays in this order, each followed by what `adviser` would pay for it, by what can be seen now.
/// Those that cost nothing, and those that cannot be paid by what is known, stand alone.
pub fn with_payment(
    adviser: &mut Mind,
    seen: &Observation,
    choice: &Choice,
    plays: &[Move],
) -> Vec<Move> {
    let mut thought = Thought::new(seen, choice, plays);
    for &chosen in plays {
        thought.play(adviser, chosen);
    }
    thought.moves
}

/// All that `adviser` would procure now with what they would pay for it, and the end of procuring;
/// nothing where they would not procure.
pub(super) fn procure(adviser: &mut Mind, seen: &Observation, choice: &Choice) -> Option<Proposal> {
    let mut thought = Thought::new(seen, choice, &[]);
    for _ in 0..MOST {
        let chosen = adviser.decide(&thought.seen, &thought.choice);
        if chosen == Move::Done {
            thought.moves.push(chosen);
            break;
        }
        if !matches!(chosen, Move::Procure(_)) {
            break;
        }
        thought.play(adviser, chosen);
    }
    let procures = matches!(thought.moves.first(), Some(Move::Procure(_)));
    procures.then_some(Proposal { moves: thought.moves })
}

/// Where credits for a play may come from.
#[derive(Debug, Clone, Copy)]
struct Purse {
    hand: bool,
    deck: bool,
}

/// A table on which plays are tried in thought.
struct Thought<'a> {
    seen: Observation,
    choice: Choice,
    /// Plays that come in any case: their cards pay for nothing.
    plays: &'a [Move],
    moves: Vec<Move>,
}

impl<'a> Thought<'a> {
    fn new(seen: &Observation, choice: &Choice, plays: &'a [Move]) -> Thought<'a> {
        Thought { seen: seen.clone(), choice: choice.clone(), plays, moves: Vec::new() }
    }

    /// Makes a play and pays for it.
    fn play(&mut self, adviser: &mut Mind, chosen: Move) {
        let (price, purse) = (self.price(chosen), self.purse(chosen));
        self.leave_hand(chosen);
        self.moves.push(chosen);
        if price > 0 && !self.has_two_bills(chosen) {
            self.pay(adviser, chosen, price, purse);
        }
        self.forget_dear(chosen);
    }

    fn price(&self, chosen: Move) -> u8 {
        let nth = self.choice.options.iter().position(|option| *option == chosen);
        nth.and_then(|nth| self.seen.prices.get(nth)).copied().unwrap_or(0)
    }

    /// What may pay for a play: a card with Cash is paid for from the hand alone, one with Equity from
    /// the deck alone (CCG-KEY-3, CCG-KEY-7).
    fn purse(&self, chosen: Move) -> Purse {
        let (Move::Procure(card) | Move::Event(card) | Move::Heroic { card, .. }) = chosen else {
            return Purse { hand: true, deck: true };
        };
        let keywords = self.seen.hand.iter().find(|held| held.id == card).map(|it| &it.keywords);
        let has = |keyword| keywords.is_some_and(|all| all.contains(&keyword));
        Purse { hand: !has(Keyword::Equity), deck: !has(Keyword::Cash) }
    }

    /// Whether the price is a penalty and then another sum, which are paid one after the other
    /// (CCG-EXP-4a).
    fn has_two_bills(&self, chosen: Move) -> bool {
        let is_penalty =
            || offers::pursued(&self.seen).is_some_and(|contract| contract.penalty > 0);
        matches!(chosen, Move::Pursue(_) | Move::Piracy) && is_penalty()
    }

    /// What is procured is in play from now on; other cards are on their way to the discard pile.
    fn leave_hand(&mut self, chosen: Move) {
        let (Move::Procure(card) | Move::Event(card) | Move::Heroic { card, .. }) = chosen else {
            return;
        };
        let Some(nth) = self.seen.hand.iter().position(|held| held.id == card) else { return };
        let held = self.seen.hand.remove(nth);
        let me = self.seen.you;
        let mine = self.seen.captains.iter_mut().find(|captain| captain.seat == me);
        if let (Move::Procure(_), Some(captain)) = (chosen, mine) {
            captain.in_play.push(held);
        }
    }

    fn pay(&mut self, adviser: &mut Mind, chosen: Move, price: u8, purse: Purse) {
        let (owed, paid) = (price, 0);
        let is_cost = matches!(
            chosen,
            Move::Procure(_)
                | Move::Event(_)
                | Move::Heroic { .. }
                | Move::Ability { .. }
                | Move::Choose(_)
        );
        let why =
            if is_cost { Why::Paying { owed, paid } } else { Why::MeetingExpense { owed, paid } };
        let mut payment = Choice { seat: self.choice.seat, why, options: self.sources(purse) };
        let mut seen = self.seen.clone();
        seen.prices = vec![0; payment.options.len()];
        let moves = steps(adviser, &mut seen, &mut payment);
        if is_paid(payment.why) || moves.contains(&Move::ExpendDeck) {
            self.moves.extend(moves);
            (self.seen.hand, self.seen.purse) = (seen.hand, seen.purse);
        }
    }

    /// What can pay: the hand without what is to be played, and the deck (CCG-EXP-2, CCG-EXP-6).
    fn sources(&self, purse: Purse) -> Vec<Move> {
        let is_played = |card: CardId| self.plays.iter().any(|play| play.cards().contains(&card));
        let hand = self.seen.hand.iter().filter(|_| purse.hand).map(|held| held.id);
        let hand = hand.filter(|&card| !is_played(card));
        let has_deck =
            purse.deck && offers::me(&self.seen).is_some_and(|captain| captain.deck_count > 0);
        hand.map(Move::ExpendHand).chain(has_deck.then_some(Move::ExpendDeck)).collect()
    }

    /// What cannot be done any more after a play is no option.
    fn forget_dear(&mut self, chosen: Move) {
        let (hand, purse) = (&self.seen.hand, self.seen.purse);
        let held = |option: &Move| {
            let Move::Procure(card) = option else { return true };
            hand.iter().any(|it| it.id == *card)
        };
        let priced = self.choice.options.iter().copied().zip(self.seen.prices.iter().copied());
        let (options, prices) = priced
            .filter(|(option, price)| {
                *option != chosen && held(option) && u16::from(*price) <= purse
            })
            .unzip();
        (self.choice.options, self.seen.prices) = (options, prices);
    }
}

fn is_paid(why: Why) -> bool {
    bill(why).is_some_and(|[owed, paid]| paid >= owed)
}
