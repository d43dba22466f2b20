//! The table of a puzzle as the captain sees it who is asked, and the decision that comes next in a line.

use std::sync::Arc;

use cards::{CardGame, Decision, text};
use engine::{Game, Rulebook, Seat};

use crate::window::card_table::{
    spot,
    table::Decided,
    view::{LogLine, Offer, Question, TableView},
};
use crate::{
    glossary::Glossary,
    logbook::{Bookmark, Reader},
    puzzles::Attempt,
};

/// A game, and who looks at it.
pub(super) struct TableOf<'a> {
    pub game: &'a CardGame,
    pub seat: Seat,
    pub names: Vec<String>,
}

impl<'a> TableOf<'a> {
    /// The table of the question.
    pub fn asked(attempt: &'a Attempt) -> TableOf<'a> {
        let (game, seat) = (attempt.game(), attempt.choice().seat);
        TableOf { game, seat, names: attempt.names() }
    }

    /// The next decision of a line, as it is read beside the table.
    pub fn next(&self, next: Decision, view: &TableView) -> Decided {
        let mine = next.seat == self.seat;
        let question = view.question.as_ref();
        let label = question.map_or("", |question| &question.options[0].label);
        let who = if mine { "You" } else { view.name(next.seat) };
        let chosen = if mine { label.to_owned() } else { format!("{who} {label}.") };
        Decided {
            who: format!("Next: {who}"),
            asked: question.map(|question| question.prompt.clone()).unwrap_or_default(),
            chosen,
            rule: question.map(|question| question.why.rule().to_string()).unwrap_or_default(),
            ..Decided::default()
        }
    }

    /// The decision as the only option, so that its places glow.
    pub fn question(&self, next: Decision, view: &TableView) -> Option<Question> {
        let (seen, book) = (&view.seen, &view.book);
        let why = self.game.choice()?.why;
        let mine = next.seat == self.seat;
        let prompt = if mine { text::prompt(why, seen, book) } else { String::new() };
        let label = match mine {
            true => text::option(next.chosen, seen, book),
            false => text::deed(next.seat, why, next.chosen, seen, book),
        };
        let spots = spot::spots(next.chosen, why);
        let (payment, plan) = (Vec::new(), Vec::new());
        let chosen = next.chosen;
        let offer = Offer { chosen, label, price: 0, note: None, payment, plan, spots };
        Some(Question { why, prompt, options: vec![offer], confirm: None, advised: None })
    }
}

/// The table and its log; nothing is asked there yet.
pub(super) fn look(
    table: &TableOf,
    (rulebook, glossary): (Arc<Rulebook>, Arc<Glossary>),
    version: u64,
) -> (TableView, Vec<LogLine>) {
    let (seen, book) = (table.game.observe(table.seat), table.game.book().clone());
    let reader = Reader { viewer: Some(table.seat), names: &table.names, book: &book };
    let mut mark = Bookmark::default();
    let events = table.game.journal().events().iter();
    let lines = events.filter_map(|event| LogLine::of(event, &reader, &mut mark)).collect();
    let (question, thinking, guided) = (None, None, None);
    let may_take_back = false;
    let view = TableView {
        seen,
        book,
        is_persons: true,
        rulebook,
        glossary,
        question,
        thinking,
        may_take_back,
        guided,
        version,
    };
    (view, lines)
}
