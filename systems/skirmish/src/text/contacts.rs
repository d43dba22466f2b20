//! One sentence for a fighter who comes into contact with several at once: a line for each would
//! drown the rest.

use super::Names;
use crate::{event::Event, fighter::FighterId};

/// Latest new contacts of a fighter, as long as no other event happens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Contacts(Option<(FighterId, Vec<FighterId>)>);

impl Contacts {
    /// Takes the next event. If it continues the one before, returns the sentence for both, which
    /// replaces the last one.
    pub fn join(&mut self, names: &Names, event: &Event) -> Option<String> {
        let &Event::Contact { one, other, touching: true } = event else {
            self.0 = None;
            return None;
        };
        match &mut self.0 {
            Some((who, others)) if *who == one => {
                others.push(other);
                Some(close_quarters(names, one, others))
            }
            before => {
                *before = Some((one, vec![other]));
                None
            }
        }
    }
}

/// Writes `Kroll is at close quarters with Roe, Hastur and Sool.`
pub(super) fn close_quarters(names: &Names, one: FighterId, others: &[FighterId]) -> String {
    let others: Vec<&str> = others.iter().map(|&other| names.fighter(other)).collect();
    let others = match others.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => return String::new(),
    };
    format!("{} is at close quarters with {others}.", names.fighter(one))
}
