//! Takes decisions back: free as long as nothing new was seen, marked beyond that.

use cards::{CardGame, Decision};

use super::state::Session;

/// The price of taking the last decision back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// Nothing: it has shown the person nothing, and nobody has answered it.
    Free,
    /// The game says from then on that something was taken back.
    Mark,
}

impl Session {
    /// The price of taking the person's last decision back; `None` while there is none, and once
    /// the game is over.
    pub fn price_of_taking_back(&self) -> Option<Price> {
        self.before_the_last().map(|(_, _, price)| price)
    }

    /// Whether there is anything to take back.
    pub fn may_take_back(&self) -> bool {
        self.last_of_person().is_some()
    }

    /// Takes the person's last decision back, with all that followed, at that price; the game is
    /// saved as it is then. What it cost, if there was one to take back.
    pub fn take_back(&mut self) -> Option<Price> {
        let (last, game, price) = self.before_the_last()?;
        self.game = game;
        self.undone.push(self.decisions[last].chosen);
        self.decisions.truncate(last);
        self.captains.look_again();
        self.flow.forget();
        self.taken_back += u32::from(price == Price::Mark);
        self.keep();
        Some(price)
    }

    /// How many decisions can be made again as they were.
    pub fn to_make_again(&self) -> usize {
        self.undone.len()
    }

    /// Makes the decision again that was taken back last, if the person is asked; whether it did. The
    /// next choice may be anybody's: call [`Session::advance`].
    pub fn make_again(&mut self) -> bool {
        if self.asked().is_none() {
            return false;
        }
        let Some(chosen) = self.undone.pop() else { return false };
        let made = self.make(Decision { seat: self.person, chosen }).is_ok();
        if !made {
            self.undone.clear();
        }
        self.keep();
        made
    }

    /// How often the person took something back that had shown them something new.
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    fn last_of_person(&self) -> Option<usize> {
        let is_theirs = |decision: &Decision| decision.seat == self.person;
        self.decisions.iter().rposition(is_theirs).filter(|_| self.ending().is_none())
    }

    /// The number of the person's last decision, the same game before it, and what going back costs.
    fn before_the_last(&self) -> Option<(usize, CardGame, Price)> {
        let last = self.last_of_person()?;
        let mut game = CardGame::new(self.game.book(), &self.setup, self.seed).ok()?;
        engine::replay(&mut game, &self.decisions[..last]).ok()?;
        let is_answered = last + 1 < self.decisions.len();
        let free = !is_answered && !self.game.has_shown_news(&game, self.person);
        Some((last, game, if free { Price::Free } else { Price::Mark }))
    }
}
