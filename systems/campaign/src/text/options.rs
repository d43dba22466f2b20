//! Questions and options in words.

use characters::healing::{Outlook, RuleSet, outlook};

use super::{counted, credits, errands, meeting, sheets};
use crate::{
    border,
    choice::{Move, Why},
    data::CampaignBook,
    observation::{Aboard, Own},
    setup::{Ambition, Length},
    state::{Berth, PersonId},
};

/// What is asked. Questions of the games inside have words of their own.
pub fn why(why: &Why) -> &'static str {
    match why {
        Why::Port => "What is to be done in port? A contract departs.",
        Why::Prize => "A contract kept has friends: which card comes into the deck?",
        Why::LeavingAshore => "The deck has sixty cards: which one stays ashore for it?",
        Why::Event => "What is to be done about it?",
        Why::Cards(_) => "The voyage is under way.",
        Why::Fight(_) => "The ship is boarded.",
    }
}

/// An option of the campaign's own questions, in words.
pub fn option(option: &Move, own: &Own, book: &CampaignBook) -> String {
    match option {
        Move::Sign(nth) => own
            .offers
            .get(usize::from(*nth))
            .map_or_else(String::new, |it| format!("Sign {}", sheets::contract(it, own, book))),
        Move::Hire(nth) => own.recruits.get(usize::from(*nth)).map_or_else(
            String::new,
            |(person, bounty, wage)| {
                format!(
                    "Hire {} for {} and {} a month",
                    sheets::person(person),
                    credits(*bounty),
                    credits(*wage)
                )
            },
        ),
        Move::Dismiss(id) => format!("Pay {} off", name(*id, own)),
        Move::Treat(id) => format!(
            "A week in hospital for {}, {}{}",
            name(*id, own),
            credits(book.charts.figures.hospital),
            hospital(*id, own, book)
        ),
        Move::Take(card) => format!("Take {}", titled(card, book)),
        Move::Decline => "Take none of them".to_owned(),
        Move::LeaveAshore(card) => {
            let copies = copies(card, own);
            format!(
                "{}, of which there {} {copies}",
                titled(card, book),
                if copies == 1 { "is" } else { "are" }
            )
        }
        Move::Answer(nth) => {
            let said = [meeting::answer(*nth, own, book), meeting::stakes(*nth, own, book)];
            said.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Move::Errand(errand) => {
            let offer = own.errands.iter().find(|it| it.errand == *errand);
            offer.map_or_else(String::new, |it| errands::errand(it, own, book))
        }
        Move::Cards(_) => "A move of the voyage".to_owned(),
        Move::Fight(_) => "A move of the fight".to_owned(),
    }
}

/// What the week in hospital does for somebody, to end the option. The second edition throws for
/// surgery there, and does not know.
fn hospital(id: PersonId, own: &Own, book: &CampaignBook) -> String {
    let found = own.crew.iter().find(|it| it.id == id && own.rules == RuleSet::Classic);
    let Some(Aboard { person, .. }) = found else { return String::new() };
    let (care, figures) = (border::hospital(&book.charts.figures), &book.healing.classic);
    match outlook(&person.body, person.characteristics, &care, figures, border::WEEK) {
        Outlook::Nothing => ": it can do nothing".to_owned(),
        Outlook::Whole => ": it heals everything, for certain".to_owned(),
        Outlook::Left(left) => {
            let left = counted(left.days() as u32, "day");
            format!(": a serious wound, {left} of care to go after it")
        }
        Outlook::NotThrown => {
            let days = u32::from(figures.serious_dice.is) * 7 / 2;
            format!(": a serious wound, which needs about {days} days of care in all")
        }
    }
}

/// Somebody's name.
pub fn name(id: PersonId, own: &Own) -> String {
    let found = own.crew.iter().find(|it| it.id == id);
    found.map_or_else(|| "somebody".to_owned(), |it| it.person.identity.styled())
}

fn titled(card: &str, book: &CampaignBook) -> String {
    let Some((_, found)) = book.cards.find(card) else { return card.to_owned() };
    let text = cards::text::full(found);
    // A sentence has its full stop; what is none gets a semicolon.
    let rules = text.iter().skip(1).cloned().collect::<Vec<_>>().join("; ").replace(".; ", ". ");
    format!("{} ({rules})", found.name)
}

/// An option in short: of the many cards that can stay ashore, copies, name, kind and cost on a line.
pub fn short_option(option: &Move, own: &Own, book: &CampaignBook) -> String {
    let Move::LeaveAshore(id) = option else { return self::option(option, own, book) };
    let Some((_, card)) = book.cards.find(id) else { return id.clone() };
    let cost = card.cost().map_or_else(String::new, |cost| format!(", cost {cost}"));
    let (copies, kind) = (copies(id, own), cards::text::type_line(card));
    format!("{copies} \u{d7} {} ({kind}{cost})", card.name)
}

fn copies(card: &str, own: &Own) -> u8 {
    own.deck.captain.get(card).copied().unwrap_or(0)
}

/// That nobody can be hired since all berths are taken; `None` while one is free.
pub fn full(own: &Own, book: &CampaignBook) -> Option<String> {
    let (berths, aboard) = (book.charts.figures.berths, |it: &&Aboard| it.berth == Berth::Aboard);
    let is_full = own.crew.iter().filter(aboard).count() >= usize::from(berths);
    is_full.then(|| format!("All {berths} berths are taken: nobody can be hired."))
}

/// An ambition in words.
pub fn ambition(ambition: Ambition, length: Length, book: &CampaignBook) -> String {
    match ambition {
        Ambition::AllHome => "bring everybody home alive".to_owned(),
        Ambition::Fortune => {
            format!("end with {} in the purse", credits(book.run(length).fortune))
        }
        Ambition::GoodName => "fail no contract".to_owned(),
        Ambition::Laurels => "come first in half of the races at least".to_owned(),
        Ambition::Ruin => {
            let lost = counted(book.run(length).ruin, "race");
            format!("see your rival bankrupt, by {lost} lost to you or at the table")
        }
    }
}

/// An ambition's name.
pub fn ambition_name(ambition: Ambition) -> &'static str {
    match ambition {
        Ambition::AllHome => "everybody home",
        Ambition::Fortune => "a fortune",
        Ambition::GoodName => "a good name",
        Ambition::Laurels => "laurels",
        Ambition::Ruin => "a rival's ruin",
    }
}

/// A length's name.
pub fn length_name(length: Length) -> &'static str {
    match length {
        Length::Short => "a short haul",
        Length::Year => "a year",
    }
}

/// A length in words.
pub fn length(length: Length, book: &CampaignBook) -> String {
    let legs = counted(book.run(length).legs, "leg");
    match length {
        Length::Short => format!("a short haul of {legs}, about an hour"),
        Length::Year => format!("a year of {legs}, three to four hours"),
    }
}

/// Rounds and points that a contract asks for.
pub(super) fn terms(points: i16, rounds: u16) -> String {
    format!("{} in {}", counted(points, "point"), counted(rounds, "round"))
}
