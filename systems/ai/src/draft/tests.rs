use std::sync::Arc;

use cards::{
    data::{CardBook, Deck, Def},
    draft::{Choice, Part},
};
use engine::{Player, Seat};

use super::DraftMind;
use crate::{Level, OptionScore, Personality, testing::Table};

fn book() -> Arc<CardBook> {
    Table::new().pool.book
}

/// A deck with the ship and these cards.
fn deck(cards: &[(&str, u8)]) -> Deck {
    let book = book();
    let mut deck = Deck { ship: "packet".to_owned(), ..Deck::default() };
    for &(id, copies) in cards {
        let (_, card) = book.find(id).expect("a card of the tests");
        let list = match card.sides() {
            Some(_) => &mut deck.adventure,
            None => &mut deck.captain,
        };
        list.insert(id.to_owned(), copies);
    }
    deck
}

fn offer(why: Part, cards: &[&str]) -> Choice {
    let def = |id: &&str| book().find(id).expect("a card of the tests").0;
    Choice { seat: Seat(0), why, options: cards.iter().map(def).collect() }
}

fn mind(level: Level) -> DraftMind {
    DraftMind::new(book(), Personality::default(), level.shipped())
}

/// The card that a mind picks which weighs everything.
fn picked(deck: &Deck, why: Part, cards: &[&str]) -> String {
    let def = mind(Level::Lieutenant).decide(deck, &offer(why, cards));
    book().card(def).id.clone()
}

/// What a consideration moves a card by.
fn moved(deck: &Deck, cards: &[&str], nth: usize, name: &str) -> f32 {
    let scores = mind(Level::Lieutenant).explain(deck, &offer(Part::Captains, cards));
    let found = scores[nth].considerations.iter().find(|(it, _)| *it == name);
    found.unwrap_or_else(|| panic!("no `{name}`")).1
}

const BRINGS: &str = "brings what the contracts ask for";

#[test]
fn crew_who_can_do_what_the_contracts_ask_for_are_picked_before_others() {
    assert_eq!(picked(&deck(&[("haul", 2)]), Part::Captains, &["passer-by", "pilot"]), "pilot");
    let psionic = deck(&[("wonder", 2)]);
    let pilots = deck(&[("haul", 2)]);
    let brings = |deck: &Deck| moved(deck, &["pilot", "passer-by"], 0, BRINGS);
    assert!(brings(&pilots) > brings(&psionic), "the plan is the deck's own");
}

#[test]
fn what_the_deck_has_much_of_already_brings_it_less() {
    let (none, many) = (deck(&[("haul", 2)]), deck(&[("haul", 2), ("hawker", 3), ("pilot", 3)]));
    let brings = |deck: &Deck| moved(deck, &["pilot", "passer-by"], 0, BRINGS);
    assert!(brings(&none) > 1.5 * brings(&many));
}

#[test]
fn a_contract_that_the_ship_flies_by_itself_asks_for_nothing_and_is_picked_before_one_that_it_cannot()
 {
    // The packet has cargo and passengers, and nothing to fight with.
    let cards = ["blockade", "cruise"];
    assert_eq!(picked(&deck(&[]), Part::Adventures, &cards), "cruise");
    let hard = |nth: usize| moved(&deck(&[]), &cards, nth, "what it takes to do it");
    assert!(hard(0) < 0.0 && hard(1) == 0.0);
}

#[test]
fn what_there_are_too_few_of_is_preferred_to_more_of_the_same() {
    let events = deck(&[("haul", 2), ("windfall", 3), ("gauze", 3), ("flares", 3), ("charter", 3)]);
    let (few, many) = ("the deck has too few of its kind", "the deck has enough of its kind");
    let cards = ["pilot", "windfall"];
    assert!(moved(&events, &cards, 0, few) > 0.0 && moved(&events, &cards, 1, few) <= 0.0);
    assert!(moved(&events, &cards, 1, many) < 0.0);
}

#[test]
fn the_reasons_of_every_card_sum_up_to_its_score_and_the_best_is_picked() {
    for level in Level::ALL {
        let deck = deck(&[("haul", 2), ("cruise", 1), ("doctor", 1)]);
        let offer = offer(Part::Captains, &["pilot", "plating", "windfall", "gossip"]);
        let scores = mind(level).explain(&deck, &offer);
        for OptionScore { score, considerations, .. } in &scores {
            let sum: f32 = considerations.iter().map(|(_, moved)| moved).sum();
            assert!((score - 0.5 - sum).abs() < 1e-4, "{level}: {score} {considerations:?}");
        }
        let best = scores.iter().rev().max_by(|a, b| a.score.total_cmp(&b.score));
        let picked: Def = mind(level).decide(&deck, &offer);
        assert_eq!(best.map(|it| it.option), Some(picked), "{level}");
    }
}

#[test]
fn a_low_level_has_whims_and_a_high_one_has_none() {
    let whim = |level: Level| {
        let offer = offer(Part::Captains, &["pilot", "plating"]);
        let scores = mind(level).explain(&deck(&[("haul", 2)]), &offer);
        scores
            .iter()
            .flat_map(|it| &it.considerations)
            .any(|(name, moved)| *name == crate::noise::NOISE && *moved != 0.0)
    };
    assert!(whim(Level::Cadet));
    assert!(!whim(Level::Lieutenant));
}
