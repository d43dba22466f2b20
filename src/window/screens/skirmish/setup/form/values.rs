//! The rows of the form in order, and the value at the right of each.

use characters::healing::text;
use skirmish::{HouseRules, data::Scenario};

use super::{Command, FightSetup, row::Row};
use crate::skirmish::commander::CommanderKind;

/// The rows below the scenarios.
const BELOW: [Row; 7] =
    [Row::Rules, Row::Command, Row::Against, Row::People, Row::House, Row::Seed, Row::Begin];

impl FightSetup {
    /// The rows, from the top.
    pub fn rows(&self) -> Vec<Row> {
        let under_way = self.under_way.iter().map(|_| Row::Continue);
        let scenarios = (0..self.scenarios().len()).map(Row::Scenario);
        under_way.chain(scenarios).chain(BELOW).collect()
    }

    /// The value at the right of a row.
    pub fn value(&self, row: Row) -> String {
        match row {
            Row::Continue => self.under_way.as_ref().map_or(String::new(), |it| it.1.clone()),
            Row::Scenario(n) => self.scenarios().get(n).map_or(String::new(), |it| sides(it)),
            Row::Rules => text::rule_set(self.rules).to_owned(),
            Row::Command => self.commanded(),
            Row::Against if self.command == Command::Everybody => "–".to_owned(),
            Row::Against => commander(&self.against),
            Row::People => self.people_in_words(),
            Row::House if self.house == HouseRules::default() => "as published".to_owned(),
            Row::House => "some are changed".to_owned(),
            Row::Seed if self.seed.is_empty() => "a new one".to_owned(),
            Row::Seed => self.seed.clone(),
            Row::Begin => String::new(),
        }
    }

    /// Whom the person commands, in words.
    fn commanded(&self) -> String {
        match self.command {
            Command::Side(side) => self.side_name(side).unwrap_or("nobody").to_owned(),
            Command::Everybody => "persons at this machine".to_owned(),
            Command::Nobody => "nobody: watch".to_owned(),
        }
    }

    /// The name of a side of the chosen scenario.
    fn side_name(&self, side: usize) -> Option<&str> {
        Some(&self.scenario()?.forces.get(side)?.name)
    }

    fn people_in_words(&self) -> String {
        match self.going().count() {
            0 if self.people.is_empty() => "empty library".to_owned(),
            0 => "the scenario's own".to_owned(),
            count => format!("{count} of the library"),
        }
    }
}

/// The names of the sides that fight.
fn sides(scenario: &Scenario) -> String {
    scenario.forces.iter().map(|force| force.name.as_str()).collect::<Vec<_>>().join(" · ")
}

/// A commander in words.
fn commander(kind: &CommanderKind) -> String {
    match kind {
        CommanderKind::Person => "a person".to_owned(),
        CommanderKind::Mind { personality, level } => {
            format!("{} mind, {personality}", level.name())
        }
        CommanderKind::Random => "chance".to_owned(),
    }
}
