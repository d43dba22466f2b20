//! A deck that is being built, with everything it was before.

use cards::data::{Card, CardBook, Deck};

use super::kind::CardKind;

/// A deck and its history. What changes nothing leaves no trace in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    deck: Deck,
    before: Vec<Deck>,
    undone: Vec<Deck>,
}

/// More steps back than this nobody takes.
const STEPS: usize = 400;
/// More copies than this are a slip; far fewer are legal of most cards.
pub const MOST_COPIES: u8 = 99;

impl Draft {
    /// A deck to be changed.
    pub fn of(deck: Deck) -> Draft {
        Draft { deck, before: Vec::new(), undone: Vec::new() }
    }

    /// A deck with nothing in it.
    pub fn empty(name: &str) -> Draft {
        Draft::of(Deck { name: tidy(name), ..Deck::default() })
    }

    /// The deck as it is now.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How many copies of a card are in it; a ship is in it once.
    pub fn copies(&self, id: &str) -> u8 {
        copies(&self.deck, id)
    }

    /// One copy more; a ship takes the place of the one there is. Whether anything changed.
    pub fn add(&mut self, card: &Card) -> bool {
        self.set(card, self.copies(&card.id).saturating_add(1))
    }

    /// One copy fewer, wherever the id stands, be it of a card that is gone.
    pub fn remove(&mut self, id: &str) -> bool {
        self.change(|deck| {
            if deck.ship == id {
                deck.ship.clear();
                return;
            }
            for list in [&mut deck.adventure, &mut deck.captain] {
                if let Some(count) = list.get_mut(id) {
                    *count = count.saturating_sub(1);
                    if *count == 0 {
                        list.remove(id);
                    }
                    return;
                }
            }
        })
    }

    /// So many copies of a card, where it belongs (CCG-DECK-7, CCG-DECK-8); none takes it out.
    pub fn set(&mut self, card: &Card, count: u8) -> bool {
        let count = count.min(MOST_COPIES);
        self.change(|deck| {
            let list = match CardKind::of(card) {
                CardKind::Ship if count > 0 => return deck.ship.clone_from(&card.id),
                CardKind::Ship if deck.ship == card.id => return deck.ship.clear(),
                CardKind::Ship => return,
                CardKind::Adventure => &mut deck.adventure,
                CardKind::Crew
                | CardKind::Gear
                | CardKind::Upgrade
                | CardKind::Connection
                | CardKind::Event
                | CardKind::Heroic => &mut deck.captain,
            };
            if count == 0 {
                list.remove(&card.id);
            } else {
                list.insert(card.id.clone(), count);
            }
        })
    }

    /// Another name; an empty one is none.
    pub fn rename(&mut self, name: &str) -> bool {
        let name = tidy(name);
        !name.is_empty() && self.change(|deck| deck.name = name)
    }

    /// Another name and another plan, in one step.
    pub fn call(&mut self, name: &str, plan: &str) -> bool {
        let (name, plan) = (tidy(name), tidy(plan));
        self.change(|deck| {
            if !name.is_empty() {
                deck.name = name;
            }
            deck.plan = plan;
        })
    }

    /// Another name, which it has had all along: no step back knows another.
    pub fn call_always(&mut self, name: &str) {
        let name = tidy(name);
        let all = self.before.iter_mut().chain(&mut self.undone).chain([&mut self.deck]);
        all.for_each(|deck| deck.name.clone_from(&name));
    }

    /// Writes down which packs its cards are of; no step back comes of it.
    pub fn name_packs(&mut self, book: &CardBook) {
        self.deck = self.deck.clone().naming_packs(book);
    }

    /// Another plan, in one line.
    pub fn plan(&mut self, plan: &str) -> bool {
        let plan = tidy(plan);
        self.change(|deck| deck.plan = plan)
    }

    /// Everything out but name, plan and ship.
    pub fn clear(&mut self) -> bool {
        self.change(|deck| {
            deck.adventure.clear();
            deck.captain.clear();
        })
    }

    /// Takes the last change back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        step(&mut self.deck, &mut self.before, &mut self.undone)
    }

    /// Makes the change again that was taken back last. Whether there was one.
    pub fn redo(&mut self) -> bool {
        step(&mut self.deck, &mut self.undone, &mut self.before)
    }

    /// Whether there is a change to take back, and one to make again.
    pub fn steps(&self) -> (bool, bool) {
        (!self.before.is_empty(), !self.undone.is_empty())
    }

    fn change(&mut self, how: impl FnOnce(&mut Deck)) -> bool {
        let before = self.deck.clone();
        how(&mut self.deck);
        if self.deck == before {
            return false;
        }
        self.undone.clear();
        self.before.push(before);
        if self.before.len() > STEPS {
            self.before.remove(0);
        }
        true
    }
}

fn step(deck: &mut Deck, from: &mut Vec<Deck>, to: &mut Vec<Deck>) -> bool {
    let Some(other) = from.pop() else { return false };
    to.push(std::mem::replace(deck, other));
    true
}

/// How many copies of a card a deck has, in whichever list; a ship is in it once.
pub fn copies(deck: &Deck, id: &str) -> u8 {
    let of = |list: &std::collections::BTreeMap<String, u8>| list.get(id).copied().unwrap_or(0);
    let ship = u8::from(!id.is_empty() && deck.ship == id);
    ship.saturating_add(of(&deck.adventure)).saturating_add(of(&deck.captain))
}

/// Every card of a deck that a pack has, with its copies; the ship first.
pub fn cards<'a>(deck: &'a Deck, book: &'a CardBook) -> impl Iterator<Item = (&'a Card, u8)> {
    let lists = deck.adventure.iter().chain(&deck.captain).map(|(id, &count)| (id, count));
    let all = std::iter::once((&deck.ship, 1)).chain(lists);
    all.filter_map(|(id, count)| Some((book.find(id)?.1, count)))
}

/// Words with one space between them, on one line.
fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().take(400).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::testing::library;

    #[test]
    fn a_card_goes_where_it_belongs() {
        let book = library().book;
        let mut draft = Draft::empty("  A   new\nname ");
        assert_eq!(draft.deck().name, "A new name");
        for id in ["odo-lanterman", "odo-lanterman", "find-the-heir", "fair-copy"] {
            assert!(draft.add(book.find(id).expect(id).1));
        }
        assert_eq!(draft.deck().captain["odo-lanterman"], 2);
        assert_eq!(draft.deck().adventure["find-the-heir"], 1);
        assert_eq!((draft.deck().ship.as_str(), draft.copies("fair-copy")), ("fair-copy", 1));
        assert!(draft.add(book.find("second-opinion").expect("a ship").1));
        assert_eq!(draft.copies("fair-copy"), 0);
        assert!(!draft.add(book.find("second-opinion").expect("a ship").1), "it is that already");
    }

    #[test]
    fn the_last_copy_taken_out_leaves_no_line_and_a_card_that_is_gone_can_be_taken_out() {
        let book = library().book;
        let mut draft = Draft::empty("A deck");
        draft.add(book.find("odo-lanterman").expect("a crew").1);
        assert!(draft.remove("odo-lanterman"));
        assert!(draft.deck().captain.is_empty());
        assert!(!draft.remove("odo-lanterman"));
        let mut deck = draft.deck().clone();
        deck.captain.insert("moon-cheese".to_owned(), 2);
        deck.ship = "cheese-boat".to_owned();
        let mut draft = Draft::of(deck);
        assert!(draft.remove("moon-cheese") && draft.remove("cheese-boat"));
        assert_eq!((draft.copies("moon-cheese"), draft.deck().ship.as_str()), (1, ""));
    }

    #[test]
    fn every_change_can_be_taken_back_and_made_again() {
        let book = library().book;
        let mut draft = Draft::empty("A deck");
        let mut states = vec![draft.deck().clone()];
        let odo = book.find("odo-lanterman").expect("a crew").1;
        let changes: [fn(&mut Draft, &Card) -> bool; 5] = [
            |draft, card| draft.add(card),
            |draft, card| draft.set(card, 7),
            |draft, _| draft.rename("Another"),
            |draft, _| draft.plan("To win"),
            |draft, _| draft.clear(),
        ];
        for change in changes {
            assert!(change(&mut draft, odo));
            states.push(draft.deck().clone());
        }
        assert!(!draft.clear(), "there is nothing left to clear");
        for state in states.iter().rev().skip(1) {
            assert!(draft.undo());
            assert_eq!(draft.deck(), state);
        }
        assert!(!draft.undo());
        for state in &states[1..] {
            assert!(draft.redo());
            assert_eq!(draft.deck(), state);
        }
        assert!(!draft.redo());
        draft.undo();
        draft.rename("A third");
        assert_eq!(draft.steps(), (true, false), "a new change forgets what was undone");
    }

    #[test]
    fn a_deck_keeps_its_name_where_the_new_one_is_empty() {
        let mut draft = Draft::empty("A deck");
        assert!(!draft.rename("  \n"));
        assert_eq!(draft.deck().name, "A deck");
    }
}
