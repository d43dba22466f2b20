//! Ports and the lanes between them.

use std::collections::BTreeMap;

use cards::data::picture::Picture;
use characters::affairs::PortClass;
use serde::{Deserialize, Serialize};

use super::{Abilities, Figures, Job, PortEvent};

/// A port of call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Port {
    /// Lower case, words joined by hyphens.
    pub id: String,
    pub name: String,
    pub class: PortClass,
    /// What one sees of it, in a sentence or two.
    pub about: String,
    /// Somebody who is met there, and what they say.
    pub host: String,
    /// Its picture, which no rule reads.
    #[serde(default)]
    pub picture: Picture,
    /// Ids of the ports a month away. A lane runs both ways.
    pub lanes: Vec<String>,
}

/// Names that recruits are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub given: Vec<String>,
    pub family: Vec<String>,
}

/// All tables of the lanes.
#[derive(Debug, Clone, PartialEq)]
pub struct Charts {
    /// The first is where campaigns begin.
    pub ports: Vec<Port>,
    pub jobs: Vec<Job>,
    pub names: Names,
    pub figures: Figures,
    /// What may be met in port.
    pub events: Vec<PortEvent>,
    /// What somebody's service has taught them, as abilities of their card.
    pub abilities: Abilities,
}

impl Charts {
    /// The port of this id.
    pub fn port(&self, id: &str) -> Option<&Port> {
        self.ports.iter().find(|port| port.id == id)
    }

    /// The port event of this id.
    pub fn event(&self, id: &str) -> Option<&PortEvent> {
        self.events.iter().find(|event| event.id == id)
    }

    /// Ports a month away, in the order of their list; the lane may be written at either end.
    pub fn neighbours<'a>(&'a self, of: &'a Port) -> impl Iterator<Item = &'a Port> {
        self.ports.iter().filter(|port| {
            port.id != of.id && (of.lanes.contains(&port.id) || port.lanes.contains(&of.id))
        })
    }

    /// Lanes from each port, to find what a campaign can reach.
    pub(super) fn reachable(&self) -> usize {
        let Some(first) = self.ports.first() else { return 0 };
        let mut seen = BTreeMap::from([(first.id.as_str(), false)]);
        while let Some(id) = seen.iter().find(|(_, done)| !**done).map(|(id, _)| *id) {
            seen.insert(id, true);
            let Some(port) = self.port(id) else { continue };
            self.neighbours(port).for_each(|next| _ = seen.entry(&next.id).or_insert(false));
        }
        seen.len()
    }
}
