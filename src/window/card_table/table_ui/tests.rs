//! Which option is lit at first.

use cards::{CardId, Choice, Move, Why, data::Skill};

use super::first_thought;
use crate::window::card_table::{
    game::look,
    view::{Question, TableView},
};
use crate::{offers, window::testing::session};

/// A table that asks this, where an adviser would do that.
fn asked(name: &str, why: Why, options: fn(&TableView) -> Vec<Move>, advised: Move) -> TableView {
    let mut view = look(&session(name), 1);
    let choice = Choice { seat: view.seen.you, why, options: options(&view) };
    let offers = offers::of(&choice, &view.seen, &view.book);
    let question = Question::new(&choice, offers, &view.seen, &view.book);
    view.question = Some(Question { advised: Some(advised), ..question });
    view
}

fn lit(view: &TableView) -> Option<Move> {
    Some(view.question.as_ref()?.options.get(first_thought(view))?.chosen)
}

fn procuring(view: &TableView) -> Vec<Move> {
    let each = view.seen.hand.iter().map(|held| Move::Procure(held.id));
    each.chain([Move::Pass]).collect()
}

/// CCG-PRC-1a
#[test]
fn where_an_adviser_would_leave_it_at_that_passing_is_lit() {
    let view = asked("passing", Why::Procuring, procuring, Move::Pass);
    assert_eq!(lit(&view), Some(Move::Pass));
}

/// CCG-PRC-1a: the lit option is not to play the game for them.
#[test]
fn where_an_adviser_would_do_something_the_first_that_can_succeed_is_lit() {
    let view = asked("doing", Why::Procuring, procuring, Move::Pass);
    let held: Vec<CardId> = view.seen.hand.iter().map(|held| held.id).collect();
    let other = asked("doing", Why::Procuring, procuring, Move::Procure(held[1]));
    assert_eq!(lit(&other), Some(Move::Procure(held[0])));
}

/// CCG-JOT-2
#[test]
fn of_a_dozen_skills_the_one_that_is_needed_is_lit() {
    let (crew, left) = (CardId(1), 1);
    let pick = |skill| Move::Pick { crew, skill };
    let skills = |_: &TableView| {
        let picks = Skill::ALL.iter().map(|&skill| Move::Pick { crew: CardId(1), skill });
        picks.chain([Move::Done]).collect()
    };
    let view = asked("picking", Why::Picking { crew, left }, skills, pick(Skill::Steward));
    assert_eq!(lit(&view), Some(pick(Skill::Steward)));
}
