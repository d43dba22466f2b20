//! Offers, decks and reasons of a draft, as lines of text.

use cards::{
    data::{Card, CardBook, Deck, Def, Face},
    text,
};

use super::{super::paint::Paint, DraftTable};
use crate::{
    draft::{Drafting, words},
    hints::Hint,
    words::cards_like,
};

/// The question, and the cards of the offer with all that they say.
pub fn offer(drafting: &Drafting, paint: Paint) -> Vec<String> {
    let Some(offer) = drafting.offer() else { return Vec::new() };
    let (deck, book) = (drafting.game().deck(), drafting.game().book());
    let asked = words::asked(offer.why, deck);
    let mut lines = vec![String::new(), format!("{}. [FL-11]", paint.bold(&asked))];
    for (n, &def) in offer.options.iter().enumerate() {
        let said = said(book.card(def));
        let (name, rest) = said.split_first().map_or(("", &[][..]), |(name, rest)| (name, rest));
        let number = paint.accent(&format!("{:>4}", n + 1));
        lines.push(format!("{number}  {}", paint.bold(name)));
        lines.extend(rest.iter().map(|line| format!("      {line}")));
    }
    lines
}

/// Everything on a card but its colour.
fn said(card: &Card) -> Vec<String> {
    let mut card = card.clone();
    card.flavor.clear();
    if let Face::Adventure(sides) = &mut card.face {
        sides.contract.flavor.clear();
        sides.complication.flavor.clear();
    }
    text::full(&card)
}

/// A whole deck, and the rivals that it meets.
pub fn whole(drafting: &Drafting, table: &DraftTable, paint: Paint) -> Vec<String> {
    let deck = drafting.deck();
    let head = format!("{} is whole, after {} picks.", deck.name, drafting.picks());
    let made_up = words::make_up(&deck, drafting.game().book());
    let mut lines = vec![String::new(), paint.bold(&head), format!("  {}", deck.plan)];
    lines.push(format!("  {made_up}."));
    lines.push("Those who drafted beside you, each with what they drafted:".to_owned());
    for (n, (rival, met)) in table.rivals.iter().zip(&table.met).enumerate() {
        let number = paint.accent(&format!("{:>4}", n + 1));
        lines.push(format!("{number}  {}, {}, {}", rival.name, rival.rank(), met.words()));
        lines.push(format!("      {}", rival.deck.plan));
    }
    lines.push("`play 1` plays against the first, `keep` keeps the deck among yours.".to_owned());
    lines
}

/// The cards of a deck by type, its curve, what its crew can do against what its contracts ask.
pub fn deck(deck: &Deck, book: &CardBook) -> Vec<String> {
    let figures = crate::builder::Figures::of(deck, book);
    let mut lines = vec![deck.plan.clone()];
    for kind in crate::builder::CardKind::ALL {
        let of_kind =
            cards_of(deck, book).filter(|(card, _)| crate::builder::CardKind::of(card) == kind);
        let names: Vec<String> = of_kind.map(|(card, copies)| copies_of(card, copies)).collect();
        if !names.is_empty() {
            let head = format!("{} ({})", kind.heading(), figures.count_of(kind));
            lines.push(format!("  {head}: {}", names.join("; ")));
        }
    }
    let curve: Vec<String> = figures.cost.totals().iter().map(ToString::to_string).collect();
    if !curve.is_empty() {
        lines.push(format!("  Cards by cost, from 0 credits: {}", curve.join(" ")));
    }
    let skills = figures.skills.iter().filter(|it| it.asked > 0 || it.crew() > 0);
    let skills = skills
        .map(|it| format!("{} {} of {} asked", text::skill_name(it.skill), it.crew(), it.asked));
    let skills: Vec<String> = skills.collect();
    if !skills.is_empty() {
        lines.push(format!("  Crew by skill: {}", skills.join("; ")));
    }
    lines
}

fn cards_of<'a>(deck: &'a Deck, book: &'a CardBook) -> impl Iterator<Item = (&'a Card, u8)> {
    let lists = deck.adventure.iter().chain(&deck.captain).map(|(id, &copies)| (id, copies));
    let all = std::iter::once((&deck.ship, 1)).chain(lists);
    all.filter_map(|(id, copies)| Some((book.find(id)?.1, copies)))
}

fn copies_of(card: &Card, copies: u8) -> String {
    if copies == 1 { card.name.clone() } else { format!("{copies} {}", card.name) }
}

/// A card of the offer in the adviser's eyes; the first is the one that they would pick.
pub fn hint(nth: usize, hint: &Hint<Def>, drafting: &Drafting, paint: Paint) -> Vec<String> {
    let (deck, book) = (drafting.game().deck(), drafting.game().book());
    let card = book.card(hint.option);
    let lead = if nth == 0 { "The adviser would pick" } else { "then" };
    let head = format!("  {lead} {}: {}", hint.nth + 1, card.name);
    let cause = words::demand(card, deck, book).map(|cause| format!("; {cause}"));
    let reasons = format!("      {}{}", hint.words(), cause.unwrap_or_default());
    vec![head, paint.faint(&reasons)]
}

/// The card of the offer with this name, or with it in its name; `None` where several have it.
pub fn named(name: &str, drafting: &Drafting) -> Option<Def> {
    let (offer, book) = (drafting.offer()?, drafting.game().book());
    let all: Vec<&Card> = offer.options.iter().map(|&def| book.card(def)).collect();
    let [found] = cards_like(name, &all)[..] else { return None };
    book.find(&found.id).map(|(def, _)| def)
}
