//! The checker finds what is false, and minds say nothing that is.

use ai::Cause;
use cards::{
    CardGame, Choice, Move, Why,
    data::{Level, Requirement, Skill, Token},
};
use engine::Game;

use super::{Explained, Truth, claims::check, is_unexplained};
use crate::{
    data::{Library, find_folder},
    hints::{Hint, Reason},
    parallel::Work,
    players::{self, Rival},
    simulate::Plan,
};

fn hint(option: cards::Move, chance: f32, pros: &[&'static str]) -> Hint<cards::Move> {
    let reason = |&name: &&'static str| Reason { name: name.into(), weight: 0.1, cause: None };
    let pros = pros.iter().map(reason).collect();
    Hint { option, nth: 0, score: 0.5, chance: Some(chance), pros, cons: Vec::new() }
}

#[test]
fn an_option_named_first_wins_most_often_or_says_why_it_is_first() {
    use cards::Move::{Done, Pass};
    assert!(is_unexplained(&[hint(Done, 0.3, &["a"]), hint(Pass, 0.4, &[])]));
    assert!(!is_unexplained(&[hint(Done, 0.4, &["a"]), hint(Pass, 0.3, &[])]));
    let says = "a outweighs 10 in 100 more that another option wins";
    assert!(!is_unexplained(&[hint(Done, 0.3, &[says]), hint(Pass, 0.4, &[])]));
}

#[test]
fn minds_give_no_false_reason() {
    let library = Library::read(&find_folder().expect("assets")).expect("the shipped assets");
    for (level, games) in [("lieutenant", 8), ("commander", 1)] {
        let captain =
            |deck: &str| Rival::read(&format!("mind/{level}:{deck}"), &library).expect("a captain");
        let captains = ["honest-freight", "red-ledger"].map(captain);
        let setup = players::setup(&library, &captains).expect("shipped decks");
        let plan = Plan { games, seed: 1, setup, record: None, check: false };
        let work = Explained(plan.games(&library));
        for game in 0..games {
            let told = work.piece(&mut work.tool(), game).expect("a game is played");
            assert!(told.claims > 0, "{level}: {told:?}");
            assert!(told.false_claims.is_empty(), "{level}: {told:?}");
            assert_eq!(told.unexplained, 0, "{level}: {told:?}");
        }
    }
}

#[test]
fn what_a_reason_is_about_is_looked_up_on_the_table() {
    let library = Library::read(&find_folder().expect("assets")).expect("the shipped assets");
    let captain = |deck: &str| Rival::read(&format!("mind:{deck}"), &library).expect("a captain");
    let captains = ["honest-freight", "red-ledger"].map(captain);
    let setup = players::setup(&library, &captains).expect("shipped decks");
    let book = library.cards_of(&setup.packs);
    let game = CardGame::new(&book, &setup, 1).expect("a game");
    let asked = game.choice().expect("a question");
    let seen = game.observe(asked.seat);
    let slot = &seen.slots[0];
    let contract = slot.contract.as_ref().expect("a contract").def;
    let sides = book.card(contract).sides().expect("two sides");
    let asks_for = sides.contract.requires.iter().find_map(|requirement| {
        let Requirement::Token(token) = requirement else { return None };
        Some(*token)
    });
    let choice = Choice {
        why: Why::ChoosingActivity,
        options: vec![Move::Pursue(slot.slot)],
        ..asked.clone()
    };
    let lacks = |token| {
        let consideration = "requirements nobody can meet yet";
        let cause = Cause { consideration, tokens: vec![token], contract, words: String::new() };
        let reason = Reason { name: consideration.into(), weight: 0.1, cause: Some(cause) };
        check(&reason, (&seen, &choice, 0), &book)
    };
    assert_eq!(lacks(asks_for.expect("it asks for a token")), Truth::True);
    assert_eq!(lacks(Token::Skill(Skill::Psionic, Level::Expert)), Truth::False, "nobody asks");
}
