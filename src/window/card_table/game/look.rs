//! The table as a session shows it.

use cards::Observation;

use crate::{
    session::Session,
    window::card_table::{
        marking,
        view::{Guided, Question, TableView},
    },
};

/// The table as the session shows it now.
pub(in crate::window) fn look(session: &Session, version: u64) -> TableView {
    let seen = session.observe();
    let question = question(session, &seen);
    let guided = guided(session, question.as_ref());
    TableView {
        seen,
        book: session.book().clone(),
        is_persons: true,
        rulebook: session.rulebook().clone(),
        glossary: session.glossary().clone(),
        question,
        thinking: session.thinking(),
        may_take_back: session.may_take_back(),
        guided,
        version,
    }
}

/// What is asked, with what a veteran would do where no guide speaks.
fn question(session: &Session, seen: &Observation) -> Option<Question> {
    let question = Question::new(session.asked()?, session.offers(), seen, session.book());
    let advised = if session.is_guided() { None } else { session.quick_advice() };
    Some(marking::prepare(Question { advised, ..question }, session, seen))
}

/// The lesson of a guided game, and the option that it is about.
fn guided(session: &Session, question: Option<&Question>) -> Option<Guided> {
    let coach = || question?.position(session.coached_move()?);
    session.is_guided().then(|| Guided { told: session.lesson(), coach: coach() })
}
