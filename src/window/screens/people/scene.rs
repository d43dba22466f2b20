//! An event as it is shown: what is thrown for, with which dice, and how likely it was.

use characters::{Event, text};
use dice::{Distribution, Odds, Throw};

use super::{dice::Chance, living::Living};

/// The single die of an event on a table, with what is added to it.
pub fn die(event: &Event) -> Option<(u8, u8)> {
    if let Event::Drafted { die, .. } | Event::SkillRoll { die, .. } = event {
        return Some((*die, 0));
    }
    if let Event::Cash { die, dm, .. } | Event::Benefit { die, dm, .. } = event {
        return Some((*die, *dm));
    }
    None
}

/// The chance that a throw was.
pub fn chance(throw: &Throw, fallen: bool) -> Chance<'_> {
    let target = throw.target.as_ref().map_or(2, |target| target.number);
    let dm: i32 = throw.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
    let odds: Odds = Distribution::two_dice().at_least(target - dm);
    let fallen = fallen.then(|| throw.natural());
    Chance { target, modifiers: &throw.modifiers, odds, fallen }
}

/// The purpose of a throw, and its time.
pub fn title(event: &Event, living: &Living) -> String {
    let term = living.telling.terms.last().map_or(0, |term| term.number);
    match event {
        Event::Born { .. } => "Six characteristics".to_owned(),
        Event::Applied { service, .. } => format!("Enlistment · {service}"),
        Event::Drafted { .. } => "The draft".to_owned(),
        Event::Survival { .. } => format!("Survival · term {term}"),
        Event::Commission { .. } => format!("Commission · term {term}"),
        Event::Promotion { .. } => format!("Promotion · term {term}"),
        Event::SkillRoll { table, .. } => format!("Skill · {}", table.name()),
        Event::Ageing { which, .. } => format!("Ageing · {}", which.name()),
        Event::Crisis { which, .. } => format!("{} is at 0", which.name()),
        Event::Reenlistment { .. } => "Reenlistment".to_owned(),
        Event::Cash { .. } => "Mustering out · money".to_owned(),
        Event::Benefit { .. } => "Mustering out · things".to_owned(),
        Event::Leaving(_) => "Out of the service".to_owned(),
        Event::TermBegan { .. } | Event::TermEnded { .. } => format!("Term {term}"),
        Event::Died { .. } | Event::Faded { .. } => "The end".to_owned(),
        Event::Injured { .. }
        | Event::Rank { .. }
        | Event::Learned { .. }
        | Event::Full { .. }
        | Event::Changed { .. }
        | Event::Armed { .. }
        | Event::Lost { .. }
        | Event::ShipOlder { .. }
        | Event::MusteredOut { .. } => "So it went".to_owned(),
    }
}

/// The entry of the table that was rolled on; nothing where none was.
pub fn found(event: &Event) -> String {
    if let Event::Drafted { service, .. } = event {
        return service.to_string();
    }
    if let Event::SkillRoll { cell, .. } = event {
        return text::cell(cell);
    }
    if let Event::Cash { credits, .. } = event {
        return text::credits(*credits);
    }
    if let Event::Benefit { benefit, .. } = event {
        return text::benefit(*benefit);
    }
    String::new()
}
