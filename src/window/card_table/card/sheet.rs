//! The text of a card that is shown large, before anything is drawn.

use cards::{
    CardId, CardSeen, ContractSeen,
    data::{Adventure, Card, Level, Skill},
    text,
};
use characters::text::count;

use crate::window::{
    card_table::{
        spot::{self, Look, Side},
        view::TableView,
    },
    ui::card_type::CardType,
};

/// One face in words.
pub struct Sheet {
    pub kind: CardType,
    pub name: String,
    pub line: String,
    /// The large number at the top right.
    pub vp: Option<i16>,
    pub skills: Vec<(Skill, Level)>,
    pub lines: Vec<String>,
    /// The meaning of its keywords.
    pub reminders: Vec<String>,
    pub flavor: String,
    /// How it stands now.
    pub now: Vec<String>,
    /// Credits to play it, and its expense value.
    pub price: Option<(u8, u8)>,
    /// Whether this is the side that counts here.
    pub used: bool,
}

/// The faces that `look` shows: one, or both sides of an adventure card.
pub fn sheets(look: Look, view: &TableView) -> Vec<Sheet> {
    let card = view.card(look.def);
    match card.sides() {
        Some(sides) => vec![contract(sides, look, view), complication(sides, look)],
        None => vec![single(card, look, view)],
    }
}

/// The faces of a card that lies on no table, as they are printed.
pub fn printed_sheets(card: &Card) -> Vec<Sheet> {
    match card.sides() {
        Some(sides) => vec![contract_side(sides), complication_side(sides)],
        None => vec![face(card)],
    }
}

fn single(card: &Card, look: Look, view: &TableView) -> Sheet {
    let live = look.id.and_then(|id| find(view, id));
    let now = live.map(|seen| card_now(seen, view)).or_else(|| Some(ship_now(look.id?, view)));
    let cost = live.map(|seen| seen.cost).filter(|&cost| cost > 0).or(card.cost());
    let price = cost.map(|cost| (cost, card.ev()));
    Sheet { now: now.unwrap_or_default(), price, ..face(card) }
}

fn face(card: &Card) -> Sheet {
    Sheet {
        kind: CardType::of(card),
        name: card.name.clone(),
        line: text::type_line(card),
        vp: None,
        skills: card.skills(),
        lines: printed(card),
        reminders: card.keywords.iter().map(text::keyword_reminder).collect(),
        flavor: card.flavor.clone(),
        now: Vec::new(),
        price: card.cost().map(|cost| (cost, card.ev())),
        used: true,
    }
}

/// Everything printed but what has a place of its own: title, type, price, colour.
fn printed(card: &Card) -> Vec<String> {
    let lines = text::full(card);
    let is_price = |line: &String| line.starts_with("Cost ");
    let is_flavor = |line: &String| !card.flavor.is_empty() && line.contains(card.flavor.as_str());
    lines.into_iter().skip(2).filter(|line| !is_price(line) && !is_flavor(line)).collect()
}

fn contract(sides: &Adventure, look: Look, view: &TableView) -> Sheet {
    let side = &sides.contract;
    let mut contracts = view.seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    let live = contracts.find(|contract| Some(contract.id) == look.id);
    Sheet {
        vp: Some(live.map_or(side.vp, |contract| contract.vp)),
        now: live.map(|contract| contract_now(contract, view)).unwrap_or_default(),
        used: look.side != Side::Complication,
        ..contract_side(sides)
    }
}

fn contract_side(sides: &Adventure) -> Sheet {
    let side = &sides.contract;
    let line = titled(CardType::Contract, &side.traits);
    Sheet {
        vp: Some(side.vp),
        lines: text::contract_text(side).into_iter().chain(text::places(sides)).collect(),
        ..Sheet::of_side(CardType::Contract, &side.name, line, &side.flavor)
    }
}

fn complication(sides: &Adventure, look: Look) -> Sheet {
    Sheet { used: look.side != Side::Contract, ..complication_side(sides) }
}

fn complication_side(sides: &Adventure) -> Sheet {
    let side = &sides.complication;
    let line = titled(CardType::Complication, &side.traits);
    let lines = text::complication_text(side);
    Sheet { lines, ..Sheet::of_side(CardType::Complication, &side.name, line, &side.flavor) }
}

impl Sheet {
    /// What every side of an adventure card says.
    fn of_side(kind: CardType, name: &str, line: String, flavor: &str) -> Sheet {
        Sheet {
            kind,
            name: name.to_owned(),
            line,
            vp: None,
            skills: Vec::new(),
            lines: Vec::new(),
            reminders: Vec::new(),
            flavor: flavor.to_owned(),
            now: Vec::new(),
            price: None,
            used: true,
        }
    }
}

fn titled(kind: CardType, traits: &[String]) -> String {
    if traits.is_empty() {
        return kind.word().to_owned();
    }
    format!("{} — {}", kind.word(), traits.join(", "))
}

/// The differences from the printed card.
fn card_now(seen: &CardSeen, view: &TableView) -> Vec<String> {
    let mut lines = Vec::new();
    if seen.exerted {
        lines.push("Exerted.".to_owned());
    }
    if seen.harm > 0 {
        lines.push(format!("{} of {} harm taken.", seen.harm, seen.capacity));
    }
    if seen.counters > 0 {
        lines.push(format!("{} on it.", text::counters(view.card(seen.def), seen.counters)));
    }
    if let Some(host) = seen.on.and_then(|on| name(view, on)) {
        lines.push(format!("Attached to {host}."));
    }
    if seen.controller != seen.owner {
        lines.push(format!("Controlled by {}.", view.name(seen.controller)));
    }
    let printed = view.card(seen.def).skills();
    let gained = seen.skills.iter().filter(|skill| !printed.contains(skill));
    lines.extend(gained.map(|&(skill, level)| {
        format!("Now has {}.", text::token(cards::data::Token::Skill(skill, level)))
    }));
    lines
}

fn ship_now(id: CardId, view: &TableView) -> Vec<String> {
    let ship = view.seen.captains.iter().map(|captain| &captain.ship).find(|ship| ship.id == id);
    let Some(ship) = ship else { return Vec::new() };
    vec![
        format!(
            "Attack {}, defense {}, jump {}, initiative {}.",
            ship.attack, ship.defense, ship.jump, ship.initiative
        ),
        format!("{} of {} crew slots used.", ship.crew_used, ship.crew_slots),
    ]
}

fn contract_now(contract: &ContractSeen, view: &TableView) -> Vec<String> {
    let reach = match contract.jumps {
        Some(0) => "Your ship is there without a jump.".to_owned(),
        Some(1) => "1 jump for your ship.".to_owned(),
        Some(jumps) => format!("{jumps} jumps for your ship."),
        None => "Out of your ship's reach.".to_owned(),
    };
    let mut lines =
        vec![reach, format!("Abandoning it costs {}.", count(contract.penalty, "credit"))];
    lines.extend(contract.pursuers.iter().map(|&seat| match seat == view.seen.you {
        true => "You pursue it.".to_owned(),
        false => format!("{} pursues it.", view.name(seat)),
    }));
    lines
}

fn find(view: &TableView, id: CardId) -> Option<&CardSeen> {
    let in_play = view.seen.captains.iter().flat_map(|captain| &captain.in_play);
    view.seen.hand.iter().chain(in_play).find(|card| card.id == id)
}

fn name(view: &TableView, id: CardId) -> Option<&str> {
    spot::look_at_card(id, &view.seen).map(|look| view.card(look.def).name.as_str())
}
