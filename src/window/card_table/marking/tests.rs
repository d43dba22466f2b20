//! Marking without a window: what is marked at first, what keys and clicks do to it, what is answered.

mod by_key;
mod drawn;
mod sums;

use ai::Mind;
use bevy::prelude::*;
use bevy_egui::egui::{Key, Ui};
use cards::{CardId, Choice, Move, Why, data::Skill};
use engine::Player;

use super::*;
use crate::window::card_table::{
    game::look,
    keys,
    marking::{purpose::Purpose, sum::Sum},
    spot::Spot,
    table::{self, LogView},
    table_ui::{Drag, TableDialog, TableUi},
    view::Question,
};
use crate::{
    builder::testing::library,
    guide::Interface,
    hints::advisers,
    offers,
    session::flow::takes_several,
    window::testing::{frames, key, session, written},
};

fn adviser() -> Mind {
    let library = library();
    advisers::coach(&library).mind(&library.book)
}

/// A table with its marks.
struct Marked {
    view: TableView,
    marking: Marking,
    table_ui: TableUi,
}

impl Marked {
    fn of(view: TableView) -> Marked {
        let marking = view.question.as_ref().map(Marking::proposed).unwrap_or_default();
        let mut table_ui = TableUi::default();
        table_ui.follow(&view);
        Marked { view, marking, table_ui }
    }

    /// A table at which the cards of the hand are worth so much, and this is asked; `plan` is proposed.
    fn asked(name: &str, worths: &[u8], why: Why, plan: fn(&TableView) -> Vec<Move>) -> Marked {
        let mut view = look(&session(name), 1);
        view.seen.hand.truncate(worths.len());
        view.seen.hand.iter_mut().zip(worths).for_each(|(held, &worth)| held.ev = worth);
        let pays = !matches!(why, Why::ForcedDiscard { .. } | Why::Discarding { .. });
        let answer = |card| if pays { Move::ExpendHand(card) } else { Move::Discard(card) };
        let mut options: Vec<Move> = view.seen.hand.iter().map(|held| answer(held.id)).collect();
        options.extend(pays.then_some(Move::ExpendDeck));
        let (seat, seen) = (view.seen.you, &view.seen);
        let purpose = Purpose::of(why, &options).expect("several can be named");
        let choice = Choice { seat, why, options };
        let mut offers = offers::of(&choice, seen, &view.book);
        let plan = plan(&view);
        if !plan.is_empty() {
            offers.push(offers::proposed(plan, seen, &view.book));
        }
        let question = Question::new(&choice, offers, seen, &view.book);
        view.question = Some(question.with_marks(purpose, seen, || None));
        Marked::of(view)
    }

    /// Takes option `n` as a click or a key does; what the game hears of it.
    fn take(&mut self, n: usize) -> Option<TableAction> {
        let action = self.marking.meant(TableAction::Take(n), &self.view, &self.table_ui)?;
        if let TableAction::Mark(n) = action {
            self.marking.toggle(n);
            return None;
        }
        Some(action)
    }

    /// What the answer would be, and what the table says of it.
    fn told(&self) -> (bool, String) {
        let sum = self.marking.sum(&self.view).expect("something can be marked");
        let lacks = sum.lacks().map_or_else(String::new, |lacks| format!("; {lacks}"));
        (sum.is_whole(), format!("{}{lacks}", sum.words()))
    }

    fn struck(&self, which: Key) -> Vec<TableAction> {
        frames(vec![vec![key(which)]], |ctx| keys::at_table(ctx, &self.view, &self.table_ui))
    }

    fn confirm(&self) -> usize {
        self.view.question.as_ref().and_then(|it| it.confirm).expect("several can be named")
    }
}

fn no_plan(_: &TableView) -> Vec<Move> {
    Vec::new()
}

fn first_two(view: &TableView) -> Vec<Move> {
    view.seen.hand.iter().take(2).map(|held| Move::ExpendHand(held.id)).collect()
}

const BILL: Why = Why::Paying { owed: 4, paid: 0 };

#[test]
fn what_an_adviser_would_do_is_marked_at_first_and_one_answer_makes_all_of_its_decisions() {
    let mut session = session("proposal");
    loop {
        let choice = session.asked().expect("the game goes on").clone();
        if takes_several(choice.why) && session.proposal().is_some() {
            break;
        }
        let chosen = adviser().decide(&session.observe(), &choice);
        session.decide(chosen).expect("it is offered");
        session.advance();
    }
    let proposed = session.proposal().expect("several cards").moves;
    let mut table = Marked::of(look(&session, 1));
    let Some(TableAction::Answer(moves)) = table.take(table.confirm()) else {
        panic!("the marks are a whole answer")
    };
    assert_eq!(moves.len(), proposed.len());
    assert!(proposed.iter().all(|it| moves.contains(it)), "{moves:?} for {proposed:?}");
    let before = session.artefact().decisions.len();
    session.put_in(&moves).expect("it is offered");
    let made = &session.artefact().decisions[before..];
    // A bill is met as soon as the cards of the deck turn out to be enough.
    let same = made.iter().zip(&moves).filter(|(made, wanted)| made.chosen == **wanted).count();
    assert!(same > 1 && same == made.len().min(moves.len()), "{made:?} for {moves:?}");
}

/// CCG-RDY-2b
#[test]
fn a_card_is_marked_by_taking_it_and_by_taking_it_again_no_longer() {
    let mut table = Marked::of(look(&session("toggle"), 1));
    let first = table.marking.has(0);
    assert_eq!(table.take(0), None, "the game hears nothing of it");
    assert_eq!(table.marking.has(0), !first);
    table.take(0);
    assert_eq!(table.marking.has(0), first);
}

/// CCG-RDY-2b
#[test]
fn to_discard_nothing_is_an_answer_of_its_own() {
    let mut table = Marked::of(look(&session("nothing"), 1));
    let none = keys::finishing(&table.view).expect("nothing has to go");
    assert_eq!(table.take(none), Some(TableAction::Take(none)));
    table.marking = Marking::default();
    assert_eq!(table.take(table.confirm()), Some(TableAction::Take(none)), "nothing is marked");
}

/// FL-4
#[test]
fn with_full_control_cards_are_asked_for_one_by_one() {
    let mut session = session("control");
    session.put_in(&[Move::FullControl(true)]).expect("always offered");
    let question = look(&session, 1).question.expect("the same question");
    assert_eq!(question.confirm, None);
    assert!((0..question.options.len()).all(|n| !question.can_mark(n)));
}
