//! Words for a fight: questions, options and events.

mod action;
mod aim;
mod contacts;
mod line;
mod option;
mod prompt;
mod prospect;
mod rules;
mod runs;
#[cfg(test)]
mod tests;

use dice::Throw;
use engine::Seat;

pub use aim::aim;
pub use contacts::Contacts;
pub use line::line;
pub use option::option;
pub use prompt::prompt;
pub use prospect::{brings, chance, cost, planned};
pub use runs::Runs;

use crate::{data::Scenario, event::Event, fighter::FighterId, observe::Observation};

/// Names of fighters and sides.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    /// Names of fighters, by number.
    fighters: Vec<String>,
    /// Names of sides, by seat.
    sides: Vec<String>,
}

impl Names {
    /// Collects the names of a scenario, in order of appearance.
    pub fn of(scenario: &Scenario) -> Names {
        let fighters = scenario.forces.iter().flat_map(|force| &force.fighters);
        Names {
            fighters: fighters.map(|recruit| recruit.name.clone()).collect(),
            sides: scenario.forces.iter().map(|force| force.name.clone()).collect(),
        }
    }

    /// Name of a fighter.
    pub fn fighter(&self, who: FighterId) -> &str {
        self.fighters.get(who.index()).map_or("somebody", String::as_str)
    }

    /// Name of a side.
    pub fn side(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("somebody", String::as_str)
    }
}

/// Writes a throw in a line of the log, without modifiers of 0.
pub fn throw(throw: &Throw) -> String {
    let mut told = throw.clone();
    told.modifiers.retain(|modifier| modifier.dm != 0);
    told.to_string()
}

/// Writes the throws behind an event: several, each with its thrower, for surprise and for two who
/// draw; `None` where nothing was thrown.
pub fn throws(names: &Names, event: &Event) -> Option<String> {
    let told = |name: &str, it: &Throw| format!("{name} {}", throw(it));
    let all: Vec<String> = if let Event::Surprise { throws, .. } = event {
        throws.iter().map(|(seat, throw)| told(names.side(*seat), throw)).collect()
    } else if let Event::QuickDraw { throws, .. } = event {
        throws.iter().map(|(who, throw)| told(names.fighter(*who), throw)).collect()
    } else {
        event.throw().map(throw).into_iter().collect()
    };
    (!all.is_empty()).then(|| all.join("; "))
}

/// Name of a fighter whom a side sees, or a phrase for one out of sight.
fn name(seen: &Observation, who: FighterId) -> &str {
    let found = seen.fighters.iter().find(|it| it.id == who);
    found.map_or("somebody out of sight", |it| it.name.as_str())
}

/// Name of the weapon of that number in the kit of one of the side's own.
fn weapon(seen: &Observation, who: FighterId, nth: u8) -> &str {
    let own = seen.fighters.iter().find(|it| it.id == who).and_then(|it| it.own.as_ref());
    let held = own.and_then(|own| own.kit.weapon(nth));
    held.map_or("a weapon", |held| held.name.as_str())
}
