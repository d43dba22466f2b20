//! Money in sentences: what the hull costs, what a contract leaves, what the legs to come have to.

use std::collections::BTreeSet;

use super::{counted, credits};
use crate::{
    data::{ByGrade, CampaignBook, Grade},
    observation::Own,
    setup::Ambition,
    state::Contract,
};

/// What is paid for voyages that fall short, by grade where that matters; `None` on runs that pay nothing.
pub fn short(own: &Own, book: &CampaignBook) -> Option<String> {
    let of = book.run(own.length).part;
    let parts = BTreeSet::from(Grade::ALL.map(|grade| of.of(grade)));
    let told = parts.into_iter().rev().filter(|part| *part > 0).map(|part| short_of(of, part));
    let told = told.collect::<Vec<_>>().join("; ");
    (!told.is_empty()).then_some(told)
}

/// What is paid in the grades that are paid this part.
fn short_of(parts: ByGrade, part: u16) -> String {
    let grades = Grade::ALL.into_iter().filter(|grade| parts.of(*grade) == part);
    let grades: Vec<String> = grades.map(|it| format!("{it:?} ").to_lowercase()).collect();
    let grades = if grades.len() == Grade::ALL.len() { String::new() } else { grades.join("or ") };
    let much = if part == 100 { String::new() } else { format!("{part} in a hundred ") };
    format!("A {grades}voyage that falls short is paid {much}for the points it came to")
}

/// What the hull costs a month, and how much of it is late.
pub fn hull(own: &Own) -> String {
    let less = match own.rebate {
        0 => String::new(),
        rebate => format!(", {} less this month", credits(rebate)),
    };
    match (own.instalment, own.late) {
        (0, _) => "the hull is on loan and free".to_owned(),
        (monthly, 0) => format!("the hull costs {} a month{less}", credits(monthly)),
        (monthly, late) => {
            let are = if late == 1 { "is" } else { "are" };
            let late = counted(late, "instalment");
            format!("the hull costs {} a month{less}; {late} {are} late", credits(monthly))
        }
    }
}

/// What the bank waits for, and its sum in credits; `None` where nothing is late.
pub fn owed(own: &Own) -> Option<(String, i64)> {
    (own.late > 0).then(|| (format!("Owed: {}", counted(own.late, "instalment")), own.owed()))
}

/// What is left of a contract's pay after what this month costs: `after dues -Cr14,900`.
pub fn after_dues(contract: &Contract, own: &Own) -> String {
    let left = own.left_of(contract);
    format!("after dues {}{}", if left < 0 { "" } else { "+" }, credits(left))
}

/// What is left of each contract's pay, in a sentence; `None` where none is offered.
pub(super) fn all_after_dues(own: &Own) -> Option<String> {
    let left = own.offers.iter().map(|it| format!("{}, {}", it.name, after_dues(it, own)));
    let left = left.collect::<Vec<_>>().join("; ");
    (!left.is_empty()).then(|| format!("What each contract leaves: {left}."))
}

/// What each leg to come has to leave after dues, or may cost, for the run to end solvent, and with the fortune that it
/// is for: `to end solvent, each of the 5 legs left may cost Cr23,000 after dues`; nothing once the
/// last is paid for.
pub fn solvency(own: &Own, book: &CampaignBook) -> Option<String> {
    let missing = own.missing(book.run(own.length));
    let (legs, end) = (i64::from(own.legs_left()), end(own.ambition));
    if legs == 0 {
        return None;
    }
    let each =
        if legs == 1 { "this leg".to_owned() } else { format!("each of the {legs} legs left") };
    // In whole hundreds, on the safe side.
    let hundreds = missing.div_euclid(100 * legs) + i64::from(missing.rem_euclid(100 * legs) > 0);
    Some(match hundreds * 100 {
        spare @ ..=0 => format!("{end}, {each} may cost {} after dues", credits(-spare)),
        wanted => format!("{end}, {each} has to leave {} after dues", credits(wanted)),
    })
}

fn end(ambition: Ambition) -> &'static str {
    match ambition {
        Ambition::Fortune => "to end with the fortune",
        Ambition::AllHome | Ambition::GoodName | Ambition::Laurels | Ambition::Ruin => {
            "to end solvent"
        }
    }
}
