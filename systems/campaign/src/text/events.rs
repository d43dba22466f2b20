//! Events as sentences.

use cards::EndingKind;

use super::{Names, counted, credits, errands, meeting, outcome};
use crate::{
    event::{Event, Item, Leaving, Serious},
    state::Contract,
};

/// What has happened from event number `from` on: each event that the sheets do not tell, in a
/// sentence. A voyage is told with the contract that was signed for it.
pub fn told<'a>(events: &'a [Event], from: usize, names: &Names) -> Vec<(&'a Event, String)> {
    let mut signed = None;
    let mut told = Vec::new();
    for (nth, event) in events.iter().enumerate() {
        if let Event::Departed { contract } = event {
            signed = Some(contract);
        }
        let line = line(event, signed, names).filter(|_| nth >= from);
        told.extend(line.map(|line| (event, line)));
    }
    told
}

/// An event in a sentence, with the contract that was signed last.
fn line(event: &Event, signed: Option<&Contract>, names: &Names) -> Option<String> {
    let person = |id| names.person(id);
    Some(match event {
        Event::Began { purse, instalment: 0, .. } => {
            format!(
                "The campaign begins with {} in the purse, and nothing to pay on the hull.",
                credits(*purse)
            )
        }
        Event::Began { purse, instalment, .. } => format!(
            "The campaign begins with {} in the purse; the hull costs {} a month.",
            credits(*purse),
            credits(*instalment)
        ),
        Event::LegBegan { leg, port } => {
            format!("Leg {leg}: the ship lies at {}.", names.port(port))
        }
        Event::Offered { .. } => return None,
        Event::SignedOn { name, .. } => format!("{name} comes aboard."),
        Event::Left { person: id, why: Leaving::PaidOff } => {
            format!("{} is paid off.", person(*id))
        }
        Event::Left { person: id, why: Leaving::WalkedOff } => {
            format!("{} leaves the ship.", person(*id))
        }
        Event::Left { person: id, why: Leaving::Died } => format!("{} has died.", person(*id)),
        Event::Treated { person: id, healed, serious } => {
            format!("{} spends the week in hospital{}.", person(*id), healing(*healed, *serious))
        }
        Event::Departed { contract } => {
            format!("{} is signed: bound for {}.", contract.name, names.port(&contract.to))
        }
        Event::Flown { points, rounds, ending, .. } => {
            let rounds = counted(*rounds, "round");
            let came_to = came_to(*points, signed.map(|it| it.points));
            match signed.is_some_and(|it| !it.rivals.is_empty()) {
                true => format!("The race ends after {rounds} with {came_to}{}.", race(*ending)),
                false => format!("The voyage ends after {rounds} with {came_to}{}.", solo(*ending)),
            }
        }
        Event::HurtAtWork { person: id, wounds, points } => format!(
            "{} was hurt at work: {} on the card, {} off the body.",
            person(*id),
            counted(*wounds, "wound"),
            counted(*points, "point")
        ),
        Event::Fulfilled { contract } => {
            format!("{} is fulfilled: {}.", contract.name, credits(contract.pay))
        }
        Event::Failed { contract } => {
            format!("{} has failed; that costs {}.", contract.name, credits(contract.penalty))
        }
        Event::Boarded { scenario } => {
            format!("The ship is boarded: {}.", names.boarding(scenario))
        }
        Event::Repelled { won: true, rounds, .. } => {
            format!("The boarders are off the ship after {}.", counted(*rounds, "round"))
        }
        Event::Repelled { won: false, rounds, .. } => format!(
            "After {} the boarders hold the ship; they leave with the cargo.",
            counted(*rounds, "round")
        ),
        Event::Healed { person: id, points, serious } => {
            format!("{} spends the jump in the sickbay{}.", person(*id), healing(*points, *serious))
        }
        Event::CommandPassed { to } => format!("{} takes command.", person(*to)),
        Event::Booked { item: it, credits: booked, purse } => {
            format!("{}: {}, which leaves {}.", item(*it), credits(*booked), credits(*purse))
        }
        Event::Late { instalments } => {
            format!("{} late on the hull.", counted(*instalments, "instalment"))
        }
        Event::CardTaken { card, left } => format!(
            "{} comes into the deck, and a copy of {} stays ashore.",
            names.card(card),
            names.card(left)
        ),
        Event::Ended { outcome: it } => outcome(*it).to_owned(),
        Event::Met { event } => {
            let met = names.event(event)?;
            format!("{}. {}", met.title, met.story)
        }
        Event::Answered { event, option, thrown, succeeds } => {
            let option = names.event(event)?.options.get(usize::from(*option))?;
            let came = meeting::outcome(option, *succeeds);
            match thrown {
                Some(it) => {
                    let who = person(it.person);
                    format!("{} {who} throws {}. {came}", option.label, it.throw)
                }
                None => format!("{} {came}", option.label),
            }
        }
        Event::Hurt { person: id, points } => {
            format!("{} is hurt: {} off the body.", person(*id), counted(*points, "point"))
        }
        Event::Heard { contract } => {
            format!("Word of work: {}, for {}.", contract.name, names.port(&contract.to))
        }
        Event::Warned { contract } => {
            format!("Word of a way around the raiders: {} is safe from them.", contract.name)
        }
        Event::PayChanged { hundredths } => pay_changed(*hundredths),
        Event::Raced { first: true, .. } => "The ship comes first.".to_owned(),
        Event::Raced { winner: Some(rival), .. } => {
            format!("{} comes first: the race is lost.", names.rival(rival))
        }
        Event::Raced { winner: None, .. } => "Nobody comes first.".to_owned(),
        Event::Ruined { rival } => {
            format!("{} is bankrupt, and races no more.", names.rival(rival))
        }
        Event::Beaten { contract, pay } => {
            format!("{} was a race, and pays {} all the same.", contract.name, credits(*pay))
        }
        Event::Followed => "Raiders wait on every lane from here.".to_owned(),
        Event::Forgiven { instalments } => {
            format!("An instalment is forgiven: {} late.", counted(*instalments, "instalment"))
        }
        Event::Inquired { thrown } => errands::inquired(person(thrown.person), thrown),
        Event::Haggled { contract, was, thrown } => {
            errands::haggled(contract, *was, person(thrown.person), thrown)
        }
        Event::PapersSeen { rebate, thrown } => {
            errands::papers(*rebate, person(thrown.person), thrown)
        }
        Event::Armed { weapon } => {
            format!("{} comes into the ship's locker.", capital(&errands::article(weapon)))
        }
        Event::Plundered { weapons } => {
            let taken = errands::listed(weapons)?;
            format!("What was bought for the locker goes with them: {taken}.")
        }
        Event::FellShort { contract, points, pay } => format!(
            "{} fell short, at {points} of {}: it pays {} for these, and failing costs {}.",
            contract.name,
            counted(contract.points, "point"),
            credits(*pay),
            credits(contract.penalty)
        ),
    })
}

/// What a week of care has brought, and what a serious wound still needs.
fn healing(points: u8, serious: Option<Serious>) -> String {
    let back = match (points, serious) {
        (0, Some(_)) => String::new(),
        (0, None) => ", and no point comes back".to_owned(),
        (1.., _) => format!(" and gets {} back", counted(points, "point")),
    };
    let left = match serious {
        None => String::new(),
        Some(Serious::Mending { days }) => {
            format!(": the serious wound needs {} of care", counted(days, "more day"))
        }
        Some(Serious::NoDoctor { needed }) => format!(
            ": nobody else there is doctor enough for the serious wound (it takes Medical-{needed})"
        ),
    };
    back + &left
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// Points that a voyage came to: `5 of 10 points`, or `11 points, and 10 were asked for`.
fn came_to(points: i16, asked: Option<i16>) -> String {
    match asked {
        Some(asked) if points < asked => format!("{points} of {}", counted(asked, "point")),
        Some(asked) => {
            let were = if asked == 1 { "was" } else { "were" };
            format!("{}, and {asked} {were} asked for", counted(points, "point"))
        }
        None => counted(points, "point"),
    }
}

/// How a voyage without rivals ended; its points speak for themselves.
fn solo(ending: EndingKind) -> &'static str {
    match ending {
        EndingKind::VictoryPoints => "",
        EndingKind::Bankruptcy => ": bankrupt",
        EndingKind::Concession => ": given up",
        EndingKind::RoundCap => ": the time is up",
    }
}

/// How a race ended, whoever it was that did it; who comes first is told next.
fn race(ending: EndingKind) -> &'static str {
    match ending {
        EndingKind::VictoryPoints => "",
        EndingKind::Bankruptcy => ": a bankruptcy decides it",
        EndingKind::Concession => ": somebody gives up, which decides it",
        EndingKind::RoundCap => ": the time is up",
    }
}

/// Pay in hundredths of what it was: `Contracts here pay 4 % more now.`
fn pay_changed(hundredths: u16) -> String {
    match hundredths.checked_sub(100) {
        Some(0) => "Contracts here pay what they paid.".to_owned(),
        Some(more) => format!("Contracts here pay {more} % more now."),
        None => format!("Contracts here pay {} % less now.", 100 - hundredths),
    }
}

/// What money was for.
pub fn item(item: Item) -> &'static str {
    match item {
        Item::Savings => "Savings and the bank's advance",
        Item::Pay => "Pay",
        Item::Penalty => "Penalty",
        Item::Bounty => "Money on signing",
        Item::Wages => "Wages",
        Item::Hospital => "Hospital",
        Item::Instalment => "The hull's instalment",
        Item::Pension => "Pension",
        Item::Event => "Met in port",
        Item::Arms => "Weapons for the locker",
    }
}
