//! The card pool in an order, and what a query finds in it.

use std::cmp::Reverse;

use cards::data::{Card, CardBook, Def};

use super::{kind::CardKind, query::Query};

/// By what the pool is ordered; the name decides where all else is equal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sort {
    /// In the order of a deck list.
    #[default]
    Type,
    Name,
    /// Cheapest first; what has no cost comes last.
    Cost,
    /// Dearest to expend first.
    Ev,
}

impl Sort {
    /// Every order.
    pub const ALL: [Sort; 4] = [Sort::Type, Sort::Name, Sort::Cost, Sort::Ev];

    /// As it is asked for.
    pub const fn word(self) -> &'static str {
        match self {
            Sort::Type => "type",
            Sort::Name => "name",
            Sort::Cost => "cost",
            Sort::Ev => "ev",
        }
    }

    /// The order with this name.
    pub fn named(word: &str) -> Option<Sort> {
        Sort::ALL.into_iter().find(|sort| sort.word() == word)
    }
}

/// The cards of the type `kind`, or of all types, that `query` finds, in order.
pub fn found(book: &CardBook, query: &Query, kind: Option<CardKind>, sort: Sort) -> Vec<Def> {
    let fits = |card: &Card| kind.is_none_or(|it| CardKind::of(card) == it) && query.fits(card);
    let mut all: Vec<(Def, &Card)> = book.cards().filter(|(_, card)| fits(card)).collect();
    all.sort_by_cached_key(|(_, card)| key(card, sort));
    all.into_iter().map(|(def, _)| def).collect()
}

fn key(card: &Card, sort: Sort) -> (u8, u8, Reverse<u8>, String) {
    let cost = card.cost().unwrap_or(u8::MAX);
    let kind = CardKind::of(card) as u8;
    let name = card.name.to_lowercase();
    match sort {
        Sort::Type => (kind, cost, Reverse(0), name),
        Sort::Name => (0, 0, Reverse(0), name),
        Sort::Cost => (cost, kind, Reverse(0), name),
        Sort::Ev => (u8::from(card.cost().is_none()), 0, Reverse(card.ev()), name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::testing::library;

    fn costs(sort: Sort) -> Vec<Option<u8>> {
        let book = library().book;
        let all = found(&book, &Query::default(), None, sort);
        assert_eq!(all.len(), book.cards().count());
        all.into_iter().map(|def| book.card(def).cost()).collect()
    }

    #[test]
    fn the_pool_is_ordered_by_cost_with_cards_that_have_none_at_the_end() {
        let costs = costs(Sort::Cost);
        let with: Vec<u8> = costs.iter().flatten().copied().collect();
        assert!(with.is_sorted());
        assert!(costs[..with.len()].iter().all(Option::is_some));
    }

    #[test]
    fn a_type_narrows_what_is_found() {
        let book = library().book;
        let ships = found(&book, &Query::default(), Some(CardKind::Ship), Sort::Name);
        let names: Vec<&str> = ships.iter().map(|&def| book.card(def).name.as_str()).collect();
        assert!(names.is_sorted() && names.contains(&"Fair Copy"), "{names:?}");
        assert!(ships.iter().all(|&def| CardKind::of(book.card(def)) == CardKind::Ship));
    }

    #[test]
    fn every_order_has_a_name_that_leads_back_to_it() {
        for sort in Sort::ALL {
            assert_eq!(Sort::named(sort.word()), Some(sort));
        }
        assert_eq!(Sort::named("colour"), None);
    }
}
