//! The words of affairs and their events.

use super::{Affair, AffairEvent, Cost};
use crate::{
    data::Passage,
    skills::Outcome,
    text::{count, credits, passage},
};

/// An affair as a menu entry.
pub fn affair(affair: Affair) -> String {
    match affair {
        Affair::Buy(class) => format!("Buy {}", ticket(class)),
        Affair::Cash(class) => format!("Turn {} into money", ticket(class)),
        Affair::Travel(Passage::Low) => "Travel asleep, on a Low Passage".to_owned(),
        Affair::Travel(class) => format!("Travel on {}", ticket(class)),
        Affair::Apply => "Ask to join the Travellers' Aid".to_owned(),
        Affair::Join => "Pay for membership of the Travellers' Aid".to_owned(),
        Affair::PassMembershipOn => "Pass the membership on".to_owned(),
        Affair::Settle(Cost::Hostel) => "Stay at the hostel".to_owned(),
        Affair::Settle(Cost::Fuel) => "Fuel the ship".to_owned(),
        Affair::Settle(Cost::Maintenance) => "Have the ship maintained".to_owned(),
        Affair::Settle(Cost::Crew) => "Pay the crew".to_owned(),
        Affair::Settle(Cost::Upkeep) => "Pay what else the ship costs".to_owned(),
        Affair::PayInstalment => "Pay a month of the ship".to_owned(),
        Affair::SellShip => "Sell the ship".to_owned(),
        Affair::CollectPension => "Collect the pension".to_owned(),
    }
}

fn ticket(class: Passage) -> String {
    format!("a {} Passage", passage(class))
}

/// The name of a cost.
pub const fn cost(cost: Cost) -> &'static str {
    match cost {
        Cost::Hostel => "a stay at the hostel",
        Cost::Fuel => "fuel",
        Cost::Maintenance => "maintenance",
        Cost::Crew => "the crew",
        Cost::Upkeep => "upkeep",
    }
}

/// An event as a sentence; the view adds the explanation of throws.
pub fn line(event: &AffairEvent) -> String {
    match event {
        AffairEvent::Bought { class, price } => {
            format!("Bought {} for {}.", ticket(*class), credits(*price))
        }
        AffairEvent::Cashed { class, credits: sum } => {
            format!("Turned {} into {}.", ticket(*class), credits(*sum))
        }
        AffairEvent::Travelled { class: Passage::Low } => "Travelled asleep.".to_owned(),
        AffairEvent::Travelled { class } => format!("Travelled on {}.", ticket(*class)),
        AffairEvent::Revival(outcome) => won(outcome, "Woke up on arrival.", "Never woke up."),
        AffairEvent::Slept { months } => format!("Slept for {}.", count(*months, "month")),
        AffairEvent::Applied(outcome) => won(
            outcome,
            "The Travellers' Aid would have them.",
            "The Travellers' Aid would not have them.",
        ),
        AffairEvent::Joined { price } => {
            format!("Joined the Travellers' Aid for {}.", credits(*price))
        }
        AffairEvent::TicketsSent { class, count: sent } => {
            let what = format!("{} Passage", passage(*class));
            format!("The Travellers' Aid sent {}.", count(*sent, &what))
        }
        AffairEvent::Settled { cost: of, free: true, .. } => {
            format!("The scout base gave {} for nothing.", cost(*of))
        }
        AffairEvent::Settled { cost: of, credits: sum, .. } => {
            format!("Paid {} for {}.", credits(*sum), cost(*of))
        }
        AffairEvent::InstalmentsDue { payments, credits: sum } => {
            let payments = count(*payments, "payment");
            format!("{payments} on the ship fell due; {} is owed now.", credits(*sum))
        }
        AffairEvent::InstalmentPaid { credits: sum, left: 0 } => {
            format!("Paid the last {} on the ship.", credits(*sum))
        }
        AffairEvent::InstalmentPaid { credits: sum, left } => {
            format!("Paid {} on the ship; {} to go.", credits(*sum), count(*left, "payment"))
        }
        AffairEvent::PensionDue { credits: sum, waits } => {
            format!("A pension of {} fell due; {} waits.", credits(*sum), credits(*waits))
        }
        AffairEvent::PensionCollected { credits: sum } => {
            format!("Collected a pension of {}.", credits(*sum))
        }
        AffairEvent::ShipGiven { kind } => format!("Was given a {}.", kind.name()),
        AffairEvent::Recalled { kind } => format!("The {} is called back to duty.", kind.name()),
        AffairEvent::Released { kind } => format!("The {} is back from duty.", kind.name()),
        AffairEvent::LandsGranted { lands } => format!("Was granted: {lands}"),
    }
}

fn won(outcome: &Outcome, yes: &str, no: &str) -> String {
    if outcome.success { yes } else { no }.to_owned()
}
