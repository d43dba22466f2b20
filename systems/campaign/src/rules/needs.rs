//! What has to hold for a port event or an option of it.

use characters::{affairs::PortClass, sheet::PersonRef};

use super::clerk::Clerk;
use crate::{
    data::Need,
    state::{People, PersonId},
};

/// How things stand in port.
pub(super) struct State<'a> {
    port: &'a str,
    class: Option<PortClass>,
    purse: u32,
    late: u8,
    has_berth: bool,
    is_anybody_hurt: bool,
    able: &'a [(PersonId, PersonRef<'a>)],
}

impl<'a> State<'a> {
    pub fn of(
        clerk: &'a Clerk,
        people: &People,
        able: &'a [(PersonId, PersonRef<'a>)],
    ) -> State<'a> {
        let charts = &clerk.book.charts;
        let port = clerk.progress.port.as_str();
        let aboard = people.aboard();
        State {
            port,
            class: charts.port(port).map(|port| port.class),
            purse: clerk.ledger.purse,
            late: clerk.terms.late,
            has_berth: aboard.len() < usize::from(charts.figures.berths),
            is_anybody_hurt: aboard.iter().any(|(_, who)| who.body.is_hurt()),
            able,
        }
    }

    /// Whether all of them hold.
    pub fn all_hold(&self, needs: &[Need]) -> bool {
        needs.iter().all(|need| self.holds(need))
    }

    fn holds(&self, need: &Need) -> bool {
        match need {
            Need::Class(classes) => self.class.is_some_and(|class| classes.contains(&class)),
            Need::At(ports) => ports.iter().any(|port| port == self.port),
            Need::Purse(credits) => self.purse >= *credits,
            Need::Crew(count) => self.able.len() >= usize::from(*count),
            Need::Berth => self.has_berth,
            Need::Hurt => self.is_anybody_hurt,
            Need::Late => self.late > 0,
            Need::Skill(skill) => self
                .able
                .iter()
                .any(|(_, who)| who.skills.iter().any(|(name, level)| name == skill && level > 0)),
            Need::Served(service) => {
                self.able.iter().any(|(_, who)| who.career.service == Some(*service))
            }
        }
    }
}
