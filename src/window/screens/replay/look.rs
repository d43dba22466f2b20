//! The moment of a record as a table: what this seat saw, and what is decided next.

use std::sync::Arc;

use cards::text;
use engine::{Game, Rulebook, Seat};

use crate::window::card_table::{
    spot,
    table::Decided,
    view::{Offer, Question, TableView},
};
use crate::{glossary::Glossary, replay_timeline::ReplayTimeline, words};

/// The rulebook and the glossary.
pub(super) type Books = (Arc<Rulebook>, Arc<Glossary>);

/// The table as this seat saw it. What is chosen next is the only option, so that it glows.
pub(super) fn look(
    timeline: &ReplayTimeline,
    seat: Seat,
    (rulebook, glossary): Books,
    version: u64,
) -> TableView {
    let (seen, book) = (timeline.game().observe(seat), timeline.book().clone());
    let question = timeline.next().and_then(|(decision, asked)| {
        let why = asked.why?;
        let mine = decision.seat == seat;
        let prompt = if mine { text::prompt(why, &seen, &book) } else { String::new() };
        let label = if mine {
            text::option(decision.chosen, &seen, &book)
        } else {
            text::deed(decision.seat, why, decision.chosen, &seen, &book)
        };
        let spots = spot::spots(decision.chosen, why);
        let offer = Offer {
            chosen: decision.chosen,
            label,
            price: 0,
            note: None,
            payment: Vec::new(),
            plan: Vec::new(),
            spots,
        };
        Some(Question { why, prompt, options: vec![offer], confirm: None, advised: None })
    });
    TableView {
        seen,
        book,
        is_persons: timeline.person().is_some(),
        rulebook,
        glossary,
        question,
        thinking: None,
        may_take_back: false,
        guided: None,
        version,
    }
}

/// The next decision, as the viewer may read it.
pub(super) fn decided(timeline: &ReplayTimeline, view: &TableView) -> Decided {
    let Some((decision, asked)) = timeline.next() else { return ended(timeline) };
    let mine = decision.seat == view.seen.you;
    let choice = timeline.game().choice().filter(|choice| choice.seat == decision.seat);
    let who = match mine && view.is_persons {
        true => "Your choice".to_owned(),
        false => view.name(decision.seat).to_owned(),
    };
    let chosen = match &view.question {
        Some(question) if mine => question.options[0].label.clone(),
        Some(question) => format!("{} {}.", view.name(decision.seat), question.options[0].label),
        // Nobody asked for it: to give up, or to be asked more.
        None => text::option(decision.chosen, &view.seen, &view.book),
    };
    Decided {
        who,
        asked: view.question.as_ref().map(|it| it.prompt.clone()).unwrap_or_default(),
        chosen,
        of: choice.filter(|_| mine).map_or(0, |choice| choice.options.len()),
        rule: asked.why.map(|why| why.rule().to_string()).unwrap_or_default(),
        has_reasons: timeline.is_open() && timeline.has_reasons(timeline.at()),
        because: String::new(),
    }
}

/// Nothing is decided yet: this captain thinks about it.
pub(super) fn thinking(name: &str) -> Decided {
    Decided { who: name.to_owned(), chosen: "thinking …".to_owned(), ..Decided::default() }
}

fn ended(timeline: &ReplayTimeline) -> Decided {
    let chosen = match (timeline.trouble(), timeline.is_indexed()) {
        (Some(trouble), _) => trouble.to_string(),
        (None, false) => "The record is read …".to_owned(),
        (None, true) => match words::ending(timeline.ending(), &timeline.names()) {
            words if timeline.ending().is_none() => format!("The record ends here, {words}."),
            words => format!("The game is over: {words}."),
        },
    };
    Decided { who: "The end".to_owned(), chosen, ..Decided::default() }
}
