//! `far-lanes decks show`: what is in a deck, its curves, what it can do, what is wrong with it.

use std::{collections::BTreeMap, io::Write};

use cards::{
    data::{Card, Deck},
    text,
};
use serde::Serialize;

use super::{deck, faults, ship_name};
use crate::{
    builder::{CapabilityCover, CardKind, Curve, Figures, SkillCover, text_of},
    cli::{failure::Failure, output::print_json},
    data::{Library, ListedDeck},
};

const MORE: &str = "\
Keys of --json:
  id, name, plan, ship, legal, faults (sentences)
  cards         an array: id, name, kind, copies, cost, ev (name, kind, cost and ev are null for a card
                of no pack that is here)
  cost_curve    captain's cards by cost, from 0 credits; ev_curve likewise by expense value
  mean_cost     credits; mean_ev likewise
  skills        an array: skill, trained and expert (copies of crew), asked and asked_expert (how often
                the deck's own contracts ask for it, at either level and for an expert)
  capabilities  an array: capability, ship (its icons), more (other cards), asked

Examples:
  far-lanes decks show red-ledger
  far-lanes decks show my-deck.ron --json
  far-lanes decks show red-ledger --text > list.txt";

/// Show what is in a deck, its curves, what its crew and ship can do, and what is wrong with it
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The deck's id, title or file
    deck: String,
    /// The plain list that `decks import` reads
    #[arg(long, conflicts_with = "json")]
    text: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown {
    id: String,
    name: String,
    plan: String,
    ship: String,
    legal: bool,
    faults: Vec<String>,
    cards: Vec<Held>,
    cost_curve: Vec<u32>,
    ev_curve: Vec<u32>,
    mean_cost: f64,
    mean_ev: f64,
    skills: Vec<Skilled>,
    capabilities: Vec<Capable>,
}

#[derive(Serialize)]
struct Held {
    id: String,
    name: Option<String>,
    kind: Option<&'static str>,
    copies: u8,
    cost: Option<u8>,
    ev: Option<u8>,
}

#[derive(Serialize)]
struct Skilled {
    skill: &'static str,
    trained: u32,
    expert: u32,
    asked: u32,
    asked_expert: u32,
}

#[derive(Serialize)]
struct Capable {
    capability: String,
    ship: u32,
    more: u32,
    asked: u32,
}

/// Shows a deck, legal or not.
pub fn run(library: &Library, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let listed = deck(library, &args.deck)?;
    if args.text {
        return Ok(write!(out, "{}", text_of(&listed.deck, &library.book))?);
    }
    let figures = Figures::of(&listed.deck, &library.book);
    if args.json {
        return print_json(out, &Shown::of(&listed, &figures, library));
    }
    let ListedDeck { id, deck, .. } = &listed;
    writeln!(out, "{} ({id}), with {}", deck.name, ship_name(&deck.ship, library))?;
    if !deck.plan.is_empty() {
        writeln!(out, "{}", deck.plan)?;
    }
    print_cards(deck, library, out)?;
    print_curve("Cost", "cr", &figures.cost, out)?;
    print_curve("Expense value", "EV", &figures.ev, out)?;
    print_skills(&figures.skills, out)?;
    print_capabilities(&figures.capabilities, out)?;
    writeln!(out)?;
    let faults = faults(&listed, library);
    if faults.is_empty() {
        writeln!(out, "It may be played.")?;
    }
    for fault in faults {
        writeln!(out, "It cannot be played: {fault}.")?;
    }
    Ok(())
}

fn print_cards(deck: &Deck, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    let mut groups: BTreeMap<Option<CardKind>, Vec<(String, u8, Option<&Card>)>> = BTreeMap::new();
    for (id, &copies) in deck.adventure.iter().chain(&deck.captain) {
        let card = library.book.find(id).map(|(_, card)| card);
        let name = card.map_or_else(|| id.clone(), |card| card.name.clone());
        groups.entry(card.map(CardKind::of)).or_default().push((name, copies, card));
    }
    for (kind, mut cards) in groups {
        let count: u32 = cards.iter().map(|(_, copies, _)| u32::from(*copies)).sum();
        let heading = kind.map_or("Of no pack that is here", CardKind::heading);
        writeln!(out, "\n{heading} ({count})")?;
        cards.sort_by_cached_key(|(name, _, card)| (card.map(Card::cost), name.clone()));
        for (name, copies, card) in cards {
            writeln!(out, "{}", format!("  {copies} {name:<42} {}", price(card)).trim_end())?;
        }
    }
    Ok(())
}

/// Cost and EV of a captain's card; what a contract is worth.
fn price(card: Option<&Card>) -> String {
    let Some(card) = card else { return String::new() };
    match (card.cost(), card.sides()) {
        (Some(cost), _) => format!("{cost} cr  EV {}", card.ev()),
        (None, Some(sides)) => format!("{} VP", sides.contract.vp),
        (None, None) => String::new(),
    }
}

fn print_curve(
    title: &str,
    unit: &str,
    curve: &Curve,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "\n{title}, {:.2} in the mean", curve.mean())?;
    for (at, count) in curve.totals().into_iter().enumerate() {
        writeln!(out, "{}", format!("  {at:>2} {unit}  {:<30} {count}", bar(count)).trim_end())?;
    }
    Ok(())
}

fn print_skills(skills: &[SkillCover], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\nSkills: crew who have them (* an expert), and how often contracts ask")?;
    for cover in skills {
        let bars = bar(cover.trained) + &"*".repeat(cover.expert as usize);
        let lacks = if cover.lacks() { "  nobody can" } else { "" };
        let asked = format!("asked {}{lacks}", cover.asked);
        writeln!(out, "  {:<18} {bars:<14} {:>2}  {asked}", name(cover), cover.crew())?;
    }
    Ok(())
}

fn name(cover: &SkillCover) -> &'static str {
    text::skill_name(cover.skill)
}

fn print_capabilities(all: &[CapabilityCover], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\nCapabilities: icons of the ship and of other cards (+), and how often asked")?;
    for cover in all {
        let bars = bar(cover.ship) + &"+".repeat(cover.more as usize);
        let lacks = if cover.lacks() { "  nothing serves" } else { "" };
        let (count, asked) = (cover.ship + cover.more, cover.asked);
        let name = format!("{:?}", cover.basic);
        writeln!(out, "  {name:<18} {bars:<14} {count:>2}  asked {asked}{lacks}")?;
    }
    Ok(())
}

fn bar(count: u32) -> String {
    "#".repeat(count as usize)
}

impl Shown {
    fn of(listed: &ListedDeck, figures: &Figures, library: &Library) -> Shown {
        let deck = &listed.deck;
        let round = |mean: f64| (mean * 100.0).round() / 100.0;
        Shown {
            id: listed.id.clone(),
            name: deck.name.clone(),
            plan: deck.plan.clone(),
            ship: ship_name(&deck.ship, library),
            legal: listed.faults.is_empty(),
            faults: faults(listed, library),
            cards: held(deck, library),
            cost_curve: figures.cost.totals(),
            ev_curve: figures.ev.totals(),
            mean_cost: round(figures.cost.mean()),
            mean_ev: round(figures.ev.mean()),
            skills: figures.skills.iter().map(Skilled::of).collect(),
            capabilities: figures.capabilities.iter().map(Capable::of).collect(),
        }
    }
}

fn held(deck: &Deck, library: &Library) -> Vec<Held> {
    let of = |(id, &copies): (&String, &u8)| {
        let card = library.book.find(id).map(|(_, card)| card);
        Held {
            id: id.clone(),
            name: card.map(|card| card.name.clone()),
            kind: card.map(|card| CardKind::of(card).word()),
            copies,
            cost: card.and_then(Card::cost),
            ev: card.map(Card::ev),
        }
    };
    deck.adventure.iter().chain(&deck.captain).map(of).collect()
}

impl Skilled {
    fn of(cover: &SkillCover) -> Skilled {
        let SkillCover { trained, expert, asked, asked_expert, .. } = *cover;
        Skilled { skill: name(cover), trained, expert, asked, asked_expert }
    }
}

impl Capable {
    fn of(cover: &CapabilityCover) -> Capable {
        let CapabilityCover { basic, ship, more, asked } = *cover;
        Capable { capability: format!("{basic:?}"), ship, more, asked }
    }
}
