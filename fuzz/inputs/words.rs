//! Typed lines: queries, tasks, names of captains and commanders, house rules.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use cards::data::Constants;
use characters::{Characteristics, data::Service, wish::Wish};
use dice::Dice;
use engine::Seat;
use far_lanes::{
    builder,
    logbook::LogFilter,
    players::{PlayerKind, Rival},
    roster,
    skirmish::commander::CommanderKind,
    words,
};
use tasks::{check, ugm};

use super::{
    people::somebody,
    shipped::{library, life_tables, seed, text},
};

/// The line above the deck builder's pool: what is understood can be asked of every card.
pub fn card_query(bytes: &[u8]) {
    let text = text(bytes);
    match builder::Query::parse(&text) {
        Ok(query) => {
            let asked = library().book.cards().skip(bytes.len() % 40).step_by(40);
            let found = asked.filter(|(_, card)| query.fits(card) || query.is_empty()).count();
            assert!(!query.is_empty() || found > 1);
        }
        Err(fault) => within(fault.column, &text, &fault),
    }
}

/// The line above the library of people.
pub fn people_query(bytes: &[u8]) {
    let text = text(bytes);
    match roster::Query::parse(&text) {
        Ok(query) => _ = query.fits(&somebody().into(), life_tables()),
        Err(fault) => within(fault.column, &text, &fault),
    }
}

/// A task as referees write it down, prepared and thrown: its exact odds add up.
pub fn task(bytes: &[u8]) {
    let text = text(bytes);
    round_trip::<ugm::Difficulty>(&text);
    _ = text.parse::<check::Difficulty>().map(|difficulty| difficulty.to_string());
    match text.parse::<ugm::Descriptor>() {
        Ok(task) => {
            assert_eq!(task.to_string().parse().as_ref(), Ok(&task), "{task}");
            thrown(task, seed(bytes));
        }
        Err(fault) => within(fault.column, &text, &fault),
    }
}

fn thrown(descriptor: ugm::Descriptor, seed: u64) {
    let person = descriptor.person(Some(seed as u8), (seed >> 8) as u8);
    let Ok(prepared) = ugm::Task::from(descriptor).prepare(&person, &ugm::UgmRules::default())
    else {
        return;
    };
    _ = prepared.odds().to_string();
    _ = prepared.throw(&mut Dice::seeded(seed)).to_string();
}

/// Names: captains as `WHO[/LEVEL][:DECK]`, commanders, levels, services, profiles, wishes, decks,
/// house rules, words of the glossary, the rulebook and the log.
pub fn named(bytes: &[u8]) {
    let text = text(bytes);
    captain(&text);
    round_trip::<CommanderKind>(&text);
    round_trip::<ai::Level>(&text);
    round_trip::<ai::combat::Level>(&text);
    round_trip::<Service>(&text);
    round_trip::<Characteristics>(&text);
    if let Ok(wish) = Wish::parse(life_tables(), &text) {
        Service::ALL.into_iter().for_each(|service| _ = wish.check(life_tables(), service));
    }
    house_rule(&text);
    looked_up(&text);
}

fn captain(text: &str) {
    if let Ok(kind) = PlayerKind::read(text, library()) {
        assert_eq!(PlayerKind::read(&kind.to_string(), library()).as_ref(), Ok(&kind));
    }
    if let Ok(rival) = Rival::read(text, library()) {
        _ = rival.deck.map(|deck| library().decks.iter().any(|listed| listed.id == deck));
    }
}

fn house_rule(text: &str) {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let mut constants = Constants::default();
    if constants.set(name, value).is_ok() {
        let now = constants.get(name).expect("it was set");
        let mut again = Constants::default();
        assert_eq!(again.set(name, &now), Ok(()));
        assert_eq!(again, constants);
    }
}

fn looked_up(text: &str) {
    let (rules, names) = (&library().rulebook, ["Quill".to_owned(), "İda".to_owned()]);
    let entries = rules.find(text).into_iter().chain(rules.search(text)).take(3);
    entries.for_each(|entry| _ = words::rule(entry, rules, &library().constants));
    _ = words::defined(text, &library().glossary);
    _ = LogFilter::read(text, &names, Seat(0));
    let all: Vec<_> = library().book.cards().map(|(_, card)| card).collect();
    _ = words::cards_like(text, &all);
}

/// A parsed line prints as a line that parses the same.
fn round_trip<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        let printed = read.to_string();
        let again = printed.parse::<T>().ok();
        assert_eq!(again, Some(read), "`{text}` was printed as `{printed}`");
    }
}

/// An error names a place in the text, or right behind it, and says something.
fn within(column: usize, text: &str, fault: &impl Display) {
    assert!((1..=text.chars().count() + 1).contains(&column), "column {column}: {fault}");
    assert!(!fault.to_string().is_empty());
}
