//! Which option is lit at first, and what the pointer points at.

use cards::{CardId, Choice, Move, Why, data::Skill};

use bevy_egui::egui::{Event, Pos2, vec2};

use super::{TableUi, first_thought};
use crate::offers;
use crate::window::{
    card_table::{
        game::look,
        marking::marks::Marking,
        spot::Spot,
        table::{self, LogView},
        view::{Question, TableView},
    },
    testing::{drawn_on, screen, session},
};

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

/// Shows these frames of a table of which another one is asked at `anew`; whether a face was pointed at after
/// each.
fn pointed(
    view: &mut TableView,
    table_ui: &mut TableUi,
    frames: Vec<Vec<Event>>,
    anew: usize,
) -> Vec<bool> {
    let mut seen = Vec::new();
    drawn_on(screen(), frames, |ui| {
        view.version += u64::from(seen.len() == anew);
        table_ui.follow(view);
        let log = LogView { lines: &[], news: 0, you: view.seen.you, trouble: None };
        let pen = table::draw(ui, view, table_ui, Marking::nothing(), &log, 0.0);
        let drawn = pen.drawn();
        _ = table_ui.remember(ui.ctx(), drawn);
        seen.push(table_ui.under.is_some());
    });
    seen
}

#[test]
fn a_pointer_that_rests_while_something_else_is_asked_points_at_nothing_until_it_moves() {
    let mut view = asked("pointing", Why::Procuring, procuring, Move::Pass);
    let mut table_ui = TableUi::default();
    pointed(&mut view, &mut table_ui, vec![Vec::new(); 2], 9);
    let held = Spot::Card(view.seen.hand[0].id);
    let place = table_ui.places.iter().find(|place| place.spot == held).expect("drawn").rect;
    let at = |to: Pos2| vec![Event::PointerMoved(to)];
    let frames = vec![
        vec![],
        at(place.center()),
        vec![],
        vec![],
        vec![],
        at(place.center() + vec2(1.0, 0.0)),
    ];
    let seen = pointed(&mut view, &mut TableUi::default(), frames, 4);
    assert_eq!(seen[2..], [true, true, false, true]);
}
