//! A contract for one leg.

use serde::{Deserialize, Serialize};

use crate::data::{Grade, Job, Port, RunFigures};

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
    /// Who races for it, by id; nobody where the voyage is solo.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rivals: Vec<String>,
}

impl Contract {
    /// The job as it is offered for a voyage to `to`.
    pub(crate) fn new(job: &Job, to: &Port, run: &RunFigures) -> Contract {
        let Job { id, name, about, grade, points, rounds, pay, penalty, raiders } = job.clone();
        let rivals = Vec::new();
        let (to, pay) = (to.id.clone(), run.pay_for(pay, grade));
        Contract { job: id, name, about, grade, to, points, rounds, pay, penalty, raiders, rivals }
    }
}
