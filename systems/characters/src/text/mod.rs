//! The words of a life: what is asked, what can be answered, what happened, and the story of it.

mod line;
mod options;
mod story;

pub use line::line;
pub use options::{option, prompt};
pub use story::story;

use crate::data::{Benefit, Cell, Passage};

/// `Cr20,000`.
pub fn credits(amount: u32) -> String {
    let digits = amount.to_string();
    let mut text = String::from("Cr");
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What a cell of a skill table gives, as it stands in the table.
pub fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Change(which, by) => format!("{by:+} {which}"),
        Cell::Skill(skill) => skill.clone(),
        Cell::Blade => "Blade Combat".to_owned(),
        Cell::Gun => "Gun Combat".to_owned(),
        Cell::Vehicle => "Vehicle".to_owned(),
    }
}

/// What a cell of the benefit table gives, as it stands in the table.
pub fn benefit(benefit: Benefit) -> String {
    match benefit {
        Benefit::Nothing => "Nothing".to_owned(),
        Benefit::Change(which, by) => format!("{by:+} {which}"),
        Benefit::Passage(class) => format!("{} Passage", passage(class)),
        Benefit::Blade => "Blade".to_owned(),
        Benefit::Gun => "Gun".to_owned(),
        Benefit::TravellersAid => "Travellers' Aid".to_owned(),
        Benefit::FreeTrader => "Free Trader".to_owned(),
        Benefit::ScoutShip => "Scout Ship".to_owned(),
    }
}

/// The name of a class of ticket.
pub const fn passage(class: Passage) -> &'static str {
    match class {
        Passage::High => "High",
        Passage::Middle => "Middle",
        Passage::Low => "Low",
    }
}

/// `a` or `an`, and the words.
fn a(words: &str) -> String {
    // SMG is spelt out: an es-em-gee.
    let spelt = words.starts_with("SMG") || words.starts_with("ATV");
    let vowel = spelt || words.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']);
    format!("{} {words}", if vowel { "an" } else { "a" })
}
