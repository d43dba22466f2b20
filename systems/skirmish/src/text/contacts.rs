//! Who comes to touch several at once is told of in one sentence: a line for each would drown the rest.

use super::Names;
use crate::{event::Event, fighter::FighterId};

/// Whom somebody has just come to touch, as long as nothing else happens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Contacts(Option<(FighterId, Vec<FighterId>)>);

impl Contacts {
    /// Hears the next event. Where it goes on with the one before, the sentence for both, which
    /// takes the place of the last.
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

/// `Kroll is at close quarters with Roe, Hastur and Sool.`
pub(super) fn close_quarters(names: &Names, one: FighterId, others: &[FighterId]) -> String {
    let others: Vec<&str> = others.iter().map(|&other| names.fighter(other)).collect();
    let others = match others.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => return String::new(),
    };
    format!("{} is at close quarters with {others}.", names.fighter(one))
}
