//! The draft as a game: it offers, somebody picks, until the deck is whole.

use std::sync::Arc;

use dice::Dice;
use engine::{Game, Journal, Refusal, Seat};

use super::{Choice, Decision, DraftError, Event, OFFERED, Part, pool::Pool};
use crate::data::{CardBook, Deck, Def};

/// One captain's draft. It offers cards of the whole book.
#[derive(Debug, Clone)]
pub struct DraftGame {
    book: Arc<CardBook>,
    dice: Dice,
    deck: Deck,
    choice: Option<Choice>,
    journal: Journal<Event>,
}

impl DraftGame {
    /// The draft of this seed from these cards, with its first offer.
    ///
    /// # Errors
    /// No legal deck can be made of the cards.
    pub fn new(book: &Arc<CardBook>, seed: u64) -> Result<DraftGame, DraftError> {
        let deck = Deck::default();
        for part in Part::ALL {
            let (pool, wanted) = (Pool::of(book, &deck, part), part.wanted());
            let open = pool.open();
            match part {
                _ if pool.suffices() => {}
                Part::Ship => return Err(DraftError::NoShip),
                Part::Adventures => return Err(DraftError::FewAdventures { open, wanted }),
                Part::Captains => return Err(DraftError::FewCaptains { open, wanted }),
            }
        }
        let (book, dice) = (Arc::clone(book), Dice::seeded(seed));
        let mut game = DraftGame { book, dice, deck, choice: None, journal: Journal::default() };
        game.offer();
        Ok(game)
    }

    /// The cards that are drafted from.
    pub fn book(&self) -> &Arc<CardBook> {
        &self.book
    }

    /// The deck so far; whole and legal once nothing is offered any more. It has no name yet.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Copies that a pick of this card would bring now; 0 of a card that is not offered.
    pub fn copies(&self, card: Def) -> u8 {
        let Some(choice) = self.choice.as_ref().filter(|it| it.options.contains(&card)) else {
            return 0;
        };
        let pool = Pool::of(&self.book, &self.deck, choice.why);
        pool.copies(choice.why, self.book.card(card)) as u8
    }

    /// Lays out the next offer. Where one card alone may come, it comes unasked.
    fn offer(&mut self) {
        self.choice = None;
        while let Some((part, candidates)) = self.candidates() {
            let options = drawn(candidates, &self.book, &mut self.dice);
            self.journal.tell(Event::Offered(options.clone()));
            match options[..] {
                [] => return,
                [only] => self.take(part, only),
                _ => return self.choice = Some(Choice { seat: Seat(0), why: part, options }),
            }
        }
    }

    /// The first part that is not whole, and what may be picked for it.
    fn candidates(&self) -> Option<(Part, Vec<Def>)> {
        Part::ALL.into_iter().find_map(|part| {
            let pool = Pool::of(&self.book, &self.deck, part);
            (!pool.is_done()).then(|| (part, pool.candidates(part)))
        })
    }

    fn take(&mut self, part: Part, def: Def) {
        let card = self.book.card(def);
        // No more than a deck's limit of copies, which is a byte.
        let copies = Pool::of(&self.book, &self.deck, part).copies(part, card) as u8;
        let list = match part {
            Part::Ship => None,
            Part::Adventures => Some(&mut self.deck.adventure),
            Part::Captains => Some(&mut self.deck.captain),
        };
        match list {
            None => self.deck.ship.clone_from(&card.id),
            Some(list) => *list.entry(card.id.clone()).or_default() += copies,
        }
        self.journal.tell(Event::Picked { card: def, copies });
    }
}

/// Up to [`OFFERED`] of the candidates, each as likely as the next, no two of one title.
fn drawn(mut candidates: Vec<Def>, book: &CardBook, dice: &mut Dice) -> Vec<Def> {
    let mut offer = Vec::new();
    while offer.len() < OFFERED {
        let Some(&def) = dice.pick(&candidates) else { break };
        let title = &book.card(def).name;
        candidates.retain(|&other| book.card(other).name != *title);
        offer.push(def);
    }
    offer
}

impl Game for DraftGame {
    type Why = Part;
    type Move = Def;
    type Event = Event;
    /// Whoever drafts knows the offer and their own deck so far, and nothing of what is to come.
    type Observation = Deck;

    fn choice(&self) -> Option<&Choice> {
        self.choice.as_ref()
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        let choice = self.choice.as_ref().ok_or(Refusal::GameOver)?;
        choice.check(&decision)?;
        self.take(choice.why, decision.chosen);
        self.offer();
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.journal
    }

    fn observe(&self, _: Seat) -> Deck {
        self.deck.clone()
    }
}
