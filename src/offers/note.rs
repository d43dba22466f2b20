//! What an option costs and brings beside its price, as far as the person can know it.

use cards::{
    Activity, CaptainSeen, CardId, CardSeen, ContractSeen, Move, Observation, SlotNo, Why,
    data::{Ability, CardBook, ConnectionKind, Face, Keyword, Modifier, Requirement, Value},
    text,
};
use engine::Seat;

use super::attempt::{self, Attempt};

/// A remark on an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// What it costs or brings.
    Brings(String),
    /// Why it would fail as things stand. A later play or reaction may change that.
    Fails(String),
}

impl Note {
    /// The remark in words.
    pub fn words(&self) -> String {
        match self {
            Note::Brings(words) => words.clone(),
            Note::Fails(reason) => format!("fails as things stand: {reason}"),
        }
    }

    /// A remark with something more to say.
    pub(super) fn and(note: Option<Note>, more: &str) -> Note {
        match note {
            None => Note::Brings(more.to_owned()),
            Some(Note::Brings(words)) => Note::Brings(format!("{words}; {more}")),
            Some(Note::Fails(reason)) => Note::Fails(format!("{reason}; {more}")),
        }
    }
}

/// The remark on an option, if there is anything to say.
#[expect(clippy::wildcard_enum_match_arm, reason = "of every other move, its label says all")]
pub(super) fn of(chosen: Move, why: Why, seen: &Observation, book: &CardBook) -> Option<Note> {
    match chosen {
        Move::Pass => pass(why, seen, book).map(Note::Brings),
        Move::Attempt(card) => Attempt::of(card, seen, book)?.outlook(seen, book),
        Move::Complete => complete(seen, book),
        Move::Subplot { .. } => subplot(chosen, why, seen, book),
        Move::Spend(_) | Move::Jettison(_) | Move::Exert(_) => wasted(why, seen, book),
        Move::AcceptExpense => accept(why, seen, book),
        Move::Pursue(slot) => pursue(slot, seen, book).map(Note::Brings),
        Move::Piracy => Some(Note::Brings(format!("infamy +{}", seen.constants.infamy_gain))),
        Move::Strike(seat) => strike(seat, seen, book),
        Move::ExpendHand(card) => expend(card, why, seen),
        Move::Place(slot) => place(slot, seen).map(Note::Brings),
        Move::Procure(card) => procure(card, seen, book).map(Note::Brings),
        _ => None,
    }
}

/// The contract in a slot.
pub(super) fn contract(slot: SlotNo, seen: &Observation) -> Option<&ContractSeen> {
    seen.slots.get(slot.index())?.contract.as_ref()
}

/// The contract that the person pursues.
pub fn pursued(seen: &Observation) -> Option<&ContractSeen> {
    match attempt::me(seen)?.activity {
        Activity::Pursuing(slot) => contract(slot, seen),
        Activity::Uncommitted | Activity::Pirate => None,
    }
}

fn contract_name<'a>(contract: &ContractSeen, book: &'a CardBook) -> &'a str {
    book.card(contract.def).sides().map_or("the contract", |sides| sides.contract.name.as_str())
}

fn pass(why: Why, seen: &Observation, book: &CardBook) -> Option<String> {
    if let Why::Completing { slot } = why {
        let waits = contract_name(contract(slot, seen)?, book);
        return Some(format!("{waits} waits for another round"));
    }
    if why != Why::Resolving {
        return None;
    }
    let me = attempt::me(seen)?;
    if me.activity == Activity::Pirate {
        return me.struck.is_none().then(|| "no strike in this round".to_owned());
    }
    let contract = pursued(seen)?;
    let name = contract_name(contract, book);
    Some(match contract.complications.is_empty() {
        true => format!("then {name} can be completed"),
        false => format!("{name} waits for another round"),
    })
}

/// The points of a contract, or what it lacks (CCG-CPT-1).
fn complete(seen: &Observation, book: &CardBook) -> Option<Note> {
    let contract = pursued(seen)?;
    let sides = book.card(contract.def).sides()?;
    if let Some(missing) = attempt::missing(&sides.contract.requires, seen, book) {
        return Some(Note::Fails(missing));
    }
    let words = match (contract.pursuers.len(), contract.completed.is_empty()) {
        (0 | 1, true) => format!("{} VP", contract.vp),
        (_, true) => competed(contract, seen),
        (_, false) => format!("{} VP, for a rival has completed it too", shared(contract, seen)),
    };
    Some(Note::Brings(words))
}

fn subplot(chosen: Move, why: Why, seen: &Observation, book: &CardBook) -> Option<Note> {
    attempt::missing(way(chosen, why, seen, book)?, seen, book).map(Note::Fails)
}

/// What a subplot asks for by the alternative in question.
pub(super) fn way<'a>(
    chosen: Move,
    why: Why,
    seen: &Observation,
    book: &'a CardBook,
) -> Option<&'a [Requirement]> {
    let (Why::Subplots { card }, Move::Subplot { nth, by }) = (why, chosen) else { return None };
    let plot = Attempt::of(card, seen, book)?.subplots.get(usize::from(nth))?;
    plot.any_of.get(usize::from(by)).map(Vec::as_slice)
}

/// A requirement is met in vain where a later one cannot be.
fn wasted(why: Why, seen: &Observation, book: &CardBook) -> Option<Note> {
    attempt::missing(left(why, seen, book)?, seen, book).map(Note::Fails)
}

fn accept(why: Why, seen: &Observation, book: &CardBook) -> Option<Note> {
    let left = left(why, seen, book)?;
    if let Some(missing) = attempt::missing(left, seen, book) {
        return Some(Note::Fails(missing));
    }
    let Requirement::Expense(credits) = left.first()? else { return None };
    Some(Note::Brings(format!("expense {credits}")))
}

/// What an attempt still asks for, this requirement included; unknown where it may be a subplot's.
fn left<'a>(why: Why, seen: &Observation, book: &'a CardBook) -> Option<&'a [Requirement]> {
    let Why::Meeting { card, nth } = why else { return None };
    let attempt = Attempt::of(card, seen, book)?;
    attempt.subplots.is_empty().then_some(attempt.requires)?.get(usize::from(nth)..)
}

/// The points of a contract, and what neither ship nor crew has for it yet.
fn pursue(slot: SlotNo, seen: &Observation, book: &CardBook) -> Option<String> {
    let contract = contract(slot, seen)?;
    let sides = book.card(contract.def).sides()?;
    let points = match contract.pursuers.iter().any(|seat| *seat != seen.you) {
        true => competed(contract, seen),
        false => format!("{} VP", contract.vp),
    };
    Some(match attempt::unsupplied(&sides.contract.requires, seen) {
        Some(lacking) => format!("{points}; {lacking} still lacking aboard"),
        None => points,
    })
}

/// The points of a contract that somebody else is after as well (CCG-CPT-5).
fn competed(contract: &ContractSeen, seen: &Observation) -> String {
    format!("{} VP, or {} if a rival completes it too", contract.vp, shared(contract, seen))
}

fn shared(contract: &ContractSeen, seen: &Observation) -> i16 {
    (contract.vp - seen.constants.competition_loss).max(0)
}

/// Damage to the other ship and to one's own. One that does none is no success (CCG-PIR-4).
fn strike(at: Seat, seen: &Observation, book: &CardBook) -> Option<Note> {
    let (me, other) = (attempt::me(seen)?, seen.captains.get(at.index())?);
    if [me, other].into_iter().any(|captain| attempt::depends_on_role(captain, book)) {
        return None;
    }
    let (attack, defense) = (me.ship.attack, other.ship.defense);
    let answer = (other.ship.attack - me.ship.defense).max(0);
    if attack <= defense {
        let reason = format!("attack {attack} against defense {defense}");
        return Some(Note::Fails(format!("{reason}, and the answer does {answer} damage")));
    }
    Some(Note::Brings(format!("{} damage to them, {answer} to you", attack - defense)))
}

/// What a card pays beyond the sum is lost (CCG-EXP-4), and one that is worth nothing pays nothing.
fn expend(card: CardId, why: Why, seen: &Observation) -> Option<Note> {
    let (Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid }) = why else {
        return None;
    };
    let worth = seen.hand.iter().find(|held| held.id == card)?.ev;
    if worth == 0 {
        return Some(Note::Fails("it is worth nothing".to_owned()));
    }
    let lost = worth.checked_sub(owed.saturating_sub(paid)).filter(|lost| *lost > 0)?;
    Some(Note::Brings(format!("{lost} of it lost")))
}

/// Whom a complication there would hinder.
fn place(slot: SlotNo, seen: &Observation) -> Option<String> {
    let pursuers = &contract(slot, seen)?.pursuers;
    let name = |seat: &Seat| match *seat == seen.you {
        true => Some("you".to_owned()),
        false => seen.captains.get(seat.index()).map(|captain| captain.name.clone()),
    };
    let names: Vec<String> = pursuers.iter().filter_map(name).collect();
    (!names.is_empty()).then(|| format!("pursued by {}", names.join(" and ")))
}

/// What would have to make room for another crew or connection.
fn procure(card: CardId, seen: &Observation, book: &CardBook) -> Option<String> {
    let held = seen.hand.iter().find(|held| held.id == card)?;
    let me = attempt::me(seen)?;
    match &book.card(held.def).face {
        Face::Crew(_) => crew(held, me, book),
        Face::Connection(new) => connection(held, new.subtype, me, book),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Gear(_)
        | Face::Upgrade(_)
        | Face::Event(_)
        | Face::Heroic(_) => None,
    }
}

/// At most one connection of a kind, unless something in play makes it more (CCG-SLOT-4, CCG-SLOT-7).
fn connection(
    held: &CardSeen,
    kind: ConnectionKind,
    me: &CaptainSeen,
    book: &CardBook,
) -> Option<String> {
    let is_alike = |it: &&CardSeen| {
        matches!(&book.card(it.def).face, Face::Connection(it) if it.subtype == kind)
            && !it.keywords.contains(&Keyword::Trifling)
    };
    let abilities = me.in_play.iter().flat_map(|it| &book.card(it.def).abilities);
    let changes = abilities.filter_map(|ability| match ability {
        Ability::Persistent(persistent) => Some(&persistent.change),
        Ability::Activated(_) | Ability::Triggered(_) => None,
    });
    let is_more = |it: &Modifier| matches!(it, Modifier::Change(Value::ConnectionLimit(of), _) if *of == kind);
    let room = 1 + changes.flatten().filter(|it| is_more(it)).count();
    let is_full = me.in_play.iter().filter(is_alike).count() >= room && is_alike(&held);
    let name = text::connection_kind_name(kind);
    is_full.then(|| format!("no room for another {name}, so one of yours goes"))
}

/// Who would have to make room for another crew (CCG-SLOT-1, CCG-SLOT-1a).
fn crew(held: &CardSeen, me: &CaptainSeen, book: &CardBook) -> Option<String> {
    let printed = book.card(held.def);
    if me.in_play.iter().any(|it| book.card(it.def).name == printed.name) {
        return Some("one is aboard already, and one of them goes".to_owned());
    }
    let is_slotted = !held.keywords.contains(&Keyword::Trifling);
    let is_full = is_slotted && me.ship.crew_used >= me.ship.crew_slots;
    is_full.then(|| "no crew slot is free, so one of your crew goes".to_owned())
}
