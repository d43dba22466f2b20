//! What may be offered: cards of which the deck may have one more, and after which it can still become whole.

use std::collections::BTreeMap;

use super::Part;
use crate::data::{Card, CardBook, Deck, Def};

/// The cards of one part that could be picked, with what each would bring.
pub(super) struct Pool<'a> {
    /// Cards of the part that the deck still lacks.
    lacking: usize,
    cards: Vec<(Def, &'a Card)>,
    /// By title: copies are counted together whichever card they are of (CCG-DECK-10a).
    titles: BTreeMap<&'a str, Title>,
}

/// The copies of one title.
#[derive(Debug, Clone, Copy, Default)]
struct Title {
    have: usize,
    /// The least limit of those in the deck; `None` while there is none.
    limit: Option<usize>,
    /// The greatest limit of any card of the title.
    most: usize,
}

impl Title {
    /// Copies of a card with this limit that may still come.
    fn room(self, limit: usize) -> usize {
        self.limit.unwrap_or(limit).min(limit).saturating_sub(self.have)
    }

    /// Copies that may still come, of whichever card of the title.
    fn open(self) -> usize {
        self.room(self.most)
    }

    /// After so many copies of a card with this limit.
    fn after(self, limit: usize, copies: usize) -> Title {
        let least = self.limit.unwrap_or(limit).min(limit);
        Title { have: self.have + copies, limit: Some(least), ..self }
    }
}

impl<'a> Pool<'a> {
    /// The pool of a part for a deck so far.
    pub fn of(book: &'a CardBook, deck: &Deck, part: Part) -> Pool<'a> {
        let cards: Vec<_> = book.cards().filter(|(_, card)| part.has(card)).collect();
        let mut titles: BTreeMap<&str, Title> = BTreeMap::new();
        let mut lacking = part.wanted();
        for (_, card) in &cards {
            let (limit, have) = (part.limit(card), part.copies(deck, &card.id));
            let title = titles.entry(&card.name).or_default();
            title.most = title.most.max(limit);
            if have > 0 {
                *title = title.after(limit, have);
            }
            lacking = lacking.saturating_sub(have);
        }
        Pool { lacking, cards, titles }
    }

    /// Whether the deck has all cards of this part.
    pub fn is_done(&self) -> bool {
        self.lacking == 0
    }

    /// Copies that a deck may still have, over all titles.
    pub fn open(&self) -> usize {
        self.titles.values().fold(0, |sum, title| sum.saturating_add(title.open()))
    }

    /// Whether whatever is still lacking can be had.
    pub fn suffices(&self) -> bool {
        self.open() >= self.lacking
    }

    /// The cards that may be picked, in the order of the book.
    ///
    /// Two cards of one title may have limits of their own (RUL-77); the lower closes the title for the other.
    /// Where the pool is so small that this would leave too few, the lower one is not offered.
    pub fn candidates(&self, part: Part) -> Vec<Def> {
        let open = self.open();
        let may_come = |(_, card): &&(Def, &Card)| {
            let (title, limit) = (self.title(card), part.limit(card));
            let copies = self.copies(part, card);
            let left = open - title.open() + title.after(limit, copies).open();
            copies > 0 && left + copies >= self.lacking
        };
        self.cards.iter().filter(may_come).map(|(def, _)| *def).collect()
    }

    /// Copies that a pick of this card brings: of an adventure all that may be, of others one.
    pub fn copies(&self, part: Part, card: &Card) -> usize {
        let most = match part {
            Part::Adventures => self.lacking,
            Part::Ship | Part::Captains => self.lacking.min(1),
        };
        self.title(card).room(part.limit(card)).min(most)
    }

    fn title(&self, card: &Card) -> Title {
        self.titles.get(card.name.as_str()).copied().unwrap_or_default()
    }
}

impl Part {
    /// Whether the card is of this part (CCG-DECK-7, CCG-DECK-8).
    fn has(self, card: &Card) -> bool {
        match self {
            Part::Ship => card.sides().is_none() && card.cost().is_none(),
            Part::Adventures => card.sides().is_some(),
            Part::Captains => card.cost().is_some(),
        }
    }

    /// Most copies of a card in a deck (CCG-DECK-4 to CCG-DECK-6); there is one ship (CCG-DECK-1).
    fn limit(self, card: &Card) -> usize {
        match self {
            Part::Ship => 1,
            // A list counts its copies of a card in a byte.
            Part::Adventures | Part::Captains => card.copies().into(),
        }
    }

    /// Copies of a card that a deck has.
    fn copies(self, deck: &Deck, id: &str) -> usize {
        let list = match self {
            Part::Ship => return usize::from(deck.ship == id),
            Part::Adventures => &deck.adventure,
            Part::Captains => &deck.captain,
        };
        list.get(id).copied().unwrap_or(0).into()
    }
}
