//! Log lines for every event.

use super::{a, benefit, cell, count, credits, options::the};
use crate::{
    choice::Aim,
    event::{Event, Leaving},
    sheet::Left,
};

/// An event as a sentence; the view adds the explanation of throws.
pub fn line(event: &Event) -> String {
    match event {
        Event::Born { scores, .. } => format!("Born with {scores}."),
        Event::Applied { service, throw } => {
            let went = if throw.success() == Some(true) { "accepted" } else { "refused" };
            format!("Applied to {}: {went}.", the(*service))
        }
        Event::Drafted { die, service } => format!("Drafted ({die}) into {}.", the(*service)),
        Event::TermBegan { service, term, age } => {
            format!("Term {term} in {} begins, at {age}.", the(*service))
        }
        Event::Survival { throw } => won(throw, "Survived the term.", "Did not survive the term."),
        Event::Died { age, .. } => format!("Died in service before {}.", age + 4),
        Event::Injured { age, lost: None } => format!("Hurt, and out at {age}."),
        Event::Injured { age, lost: Some((which, by)) } => {
            format!("Hurt, and out at {age}: {} is {by} less.", which.name())
        }
        Event::Commission { throw } => won(throw, "Commissioned.", "No commission this term."),
        Event::Promotion { throw } => won(throw, "Promoted.", "No promotion this term."),
        Event::Rank { rank, title } => format!("Is now {title} (rank {rank})."),
        Event::SkillRoll { table, die, cell: found } => {
            format!("{}: {die} is {}.", table.name(), cell(found))
        }
        Event::Learned { skill, level, .. } => format!("{skill}-{level}."),
        Event::Full { skill } => format!("No room for more {skill}."),
        Event::Changed { which, by, now, .. } => format!("{} {by:+}, now {now}.", which.name()),
        Event::Ageing { which, lost: 0, .. } => format!("Age leaves {} alone.", which.name()),
        Event::Ageing { which, lost, .. } => format!("Age takes {lost} {}.", which.name()),
        Event::Crisis { which, throw, months } => crisis(which.name(), throw, *months),
        Event::Faded { age } => format!("Died of age at {age}."),
        Event::TermEnded { term, age } => format!("Term {term} is over, at {age}."),
        Event::Reenlistment { must_stay: true, .. } => "The service does not let go.".to_owned(),
        Event::Reenlistment { throw, .. } => {
            won(throw, "The service would keep them.", "The service has no use for them any more.")
        }
        Event::Leaving(leaving) => left(*leaving),
        Event::Cash { die, dm, credits: sum } => {
            format!("Cash, {}: {}.", roll(*die, *dm), credits(*sum))
        }
        Event::Benefit { die, dm, benefit: got } => {
            format!("Benefit, {}: {}.", roll(*die, *dm), benefit(*got))
        }
        Event::Armed { weapon } => format!("Took {}.", a(weapon)),
        Event::Lost { aim: Aim::Benefit, rule: "CT-TAS-01" } => "A member already.".to_owned(),
        Event::Lost { rule: "CT-SHP-03" | "CT-SHP-06", .. } => {
            "One ship is all there is.".to_owned()
        }
        Event::Lost { .. } => "It brings nothing.".to_owned(),
        Event::ShipOlder { years, payments } => {
            let (years, left) = (count(*years, "year"), count(*payments, "payment"));
            let are = if *payments == 1 { "is" } else { "are" };
            format!("The ship is {years} older; {left} {are} left.")
        }
        Event::MusteredOut { age } => format!("Free to go, at {age}."),
    }
}

fn won(throw: &dice::Throw, yes: &str, no: &str) -> String {
    if throw.success() == Some(true) { yes } else { no }.to_owned()
}

fn crisis(which: &str, throw: &dice::Throw, months: u8) -> String {
    let lives = throw.success() == Some(true);
    let end = if lives {
        format!("lived, and was {} on the mend.", count(months, "month"))
    } else {
        "it was the end.".to_owned()
    };
    format!("{which} failed altogether: {end}")
}

fn roll(die: u8, dm: u8) -> String {
    if dm == 0 { die.to_string() } else { format!("{die} + {dm}") }
}

fn left(leaving: Leaving) -> String {
    let Leaving { service, left, terms, age, pension, rolls } = leaving;
    let how = match left {
        Left::Refused => "Had to leave",
        Left::Chose => "Left",
        Left::Compulsory => "Was retired from",
        Left::Injured => "Invalided out of",
    };
    let out = format!("{how} {}", the(service));
    let (terms, rolls) = (count(terms, "term"), count(rolls, "roll"));
    let pension =
        if pension > 0 { format!(", {} a year", credits(pension)) } else { String::new() };
    format!("{out} at {age} after {terms}{pension}; {rolls}.")
}
