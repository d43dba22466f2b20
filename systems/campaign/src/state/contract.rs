//! A contract for one leg.

use serde::{Deserialize, Serialize};

use crate::data::{Grade, Job, Port};

/// Work for a leg, as it is offered in port.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contract {
    /// The id of its job.
    pub job: String,
    pub name: String,
    pub about: String,
    pub grade: Grade,
    /// The id of the port it leads to.
    pub to: String,
    /// Victory points that the voyage must come to, within these rounds.
    pub points: i16,
    pub rounds: u16,
    /// Credits for it, and what failing costs.
    pub pay: u32,
    pub penalty: u32,
    /// The boarding that waits on the way.
    pub raiders: Option<String>,
}

impl Contract {
    /// The job as it is offered for a voyage to `to`.
    pub(crate) fn new(job: &Job, to: &Port) -> Contract {
        let Job { id, name, about, grade, points, rounds, pay, penalty, raiders } = job.clone();
        let to = to.id.clone();
        Contract { job: id, name, about, grade, to, points, rounds, pay, penalty, raiders }
    }
}
