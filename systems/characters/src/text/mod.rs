//! The words of a life: questions, options, events, and its story.

mod line;
mod options;
mod story;

pub use line::line;
pub(crate) use options::upper;
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

/// A number with its unit: `1 month`, `2 months`.
pub fn count(number: impl Into<u64>, unit: &str) -> String {
    let number = number.into();
    format!("{number} {unit}{}", if number == 1 { "" } else { "s" })
}

/// A cell of a skill table, as the table words it.
pub fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Change(which, by) => format!("{by:+} {which}"),
        Cell::Skill(skill) => skill.clone(),
        Cell::Blade => "Blade Combat".to_owned(),
        Cell::Gun => "Gun Combat".to_owned(),
        Cell::Vehicle => "Vehicle".to_owned(),
    }
}

/// A cell of the benefit table, as the table words it.
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

/// The words after `a` or `an`.
fn a(words: &str) -> String {
    // SMG and ATV are spelt out: an es-em-gee.
    let spelt = words.starts_with("SMG") || words.starts_with("ATV");
    let vowel = spelt || words.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']);
    format!("{} {words}", if vowel { "an" } else { "a" })
}

#[cfg(test)]
mod tests {
    use dice::{Dice, Pool, Target, Throw};

    use super::*;
    use crate::{
        Characteristic,
        data::Service,
        event::{Event, Leaving},
        sheet::Left,
    };

    /// Events with a count of one.
    fn events_of_one() -> Vec<Event> {
        let throw = Throw::roll(Pool::Dice(2), &mut Dice::scripted(&[6, 6]));
        let throw = throw.needing(Target::at_least(8));
        let leaving = Leaving {
            service: Service::Army,
            left: Left::Chose,
            terms: 1,
            age: 22,
            pension: 0,
            rolls: 1,
        };
        vec![
            Event::Crisis { which: Characteristic::Str, throw, months: 1 },
            Event::ShipOlder { years: 1, payments: 1 },
            Event::Leaving(leaving),
        ]
    }

    #[test]
    fn one_of_anything_is_told_as_one() {
        let lines: Vec<String> = events_of_one().iter().map(line).collect();
        assert_eq!(
            lines,
            [
                "Strength failed altogether: lived, and was 1 month on the mend.",
                "The ship is 1 year older; 1 payment is left.",
                "Left the Army at 22 after 1 term; 1 roll.",
            ]
        );
        let told = story("Ada", &events_of_one()).join(" ");
        assert!(told.contains("took 1 month and"), "{told}");
        assert_eq!(
            [count(0_u8, "day"), count(1_u8, "day"), count(2_u8, "day")],
            ["0 days", "1 day", "2 days"]
        );
    }
}
