//! Carries out the actions of the page.

use ai::combat::{Level, Personality};
use characters::{
    body::Body,
    healing::RuleSet,
    sheet::{Career, Identity},
};
use engine::Rulebook;

use super::{
    Command, FightSetup,
    action::{FightSetupAction, FightSetupDialog},
    house::house,
    row::Row,
};
use crate::window::ui::{
    rulebook::RulebookPage,
    steps::{around, turned},
};
use crate::{
    players,
    roster::PersonFile,
    skirmish::{commander::CommanderKind, party},
};

impl FightSetup {
    /// Carries out what was done. Beginning, leaving and the scale are not the page's own.
    pub fn carry_out(&mut self, action: FightSetupAction, book: &Rulebook) {
        match action {
            FightSetupAction::Select(row) => self.select(row),
            FightSetupAction::Walk(steps) => self.walk(steps),
            FightSetupAction::Turn(row, steps) => self.turn(row, steps),
            FightSetupAction::Seed(text) => {
                self.seed = text.chars().filter(char::is_ascii_digit).collect()
            }
            FightSetupAction::Open(dialog) => self.dialog = dialog,
            FightSetupAction::House(nth) => self.turn_house(nth),
            FightSetupAction::Send(nth) => self.send(nth),
            FightSetupAction::Rule(id) => self.look_up(&id, book),
            FightSetupAction::Book(reading) => self.book = reading,
            FightSetupAction::Scale(_)
            | FightSetupAction::Begin
            | FightSetupAction::Continue
            | FightSetupAction::Leave => {}
        }
    }

    fn turn_house(&mut self, nth: usize) {
        if let Some(rule) = house(&mut self.house, nth) {
            *rule = !*rule;
        }
    }

    fn look_up(&mut self, id: &str, book: &Rulebook) {
        if let Some(page) = RulebookPage::of(id, book) {
            (self.book, self.dialog) = (page, FightSetupDialog::Rules);
        }
    }

    pub(super) fn select(&mut self, row: Row) {
        self.selected = row;
        if let Row::Scenario(n) = row {
            self.scenario = n;
            self.keep_in_reach();
        }
    }

    fn walk(&mut self, steps: isize) {
        self.select(turned(&self.rows(), &self.selected, steps));
    }

    fn turn(&mut self, row: Row, steps: isize) {
        match row {
            Row::Rules => self.turn_rules(),
            Row::Command => self.turn_command(steps),
            Row::Against => self.against = turned(&opponents(), &self.against, steps),
            Row::Scenario(_) if self.is_meeting() => self.meet(players::fresh_seed()),
            Row::Scenario(_) => {
                self.select(Row::Scenario(around(self.scenario, steps, self.scenarios().len())));
            }
            Row::Continue | Row::People | Row::House | Row::Seed | Row::Begin => {}
        }
    }

    fn turn_rules(&mut self) {
        self.rules = match self.rules {
            RuleSet::Classic => RuleSet::SecondEdition,
            RuleSet::SecondEdition => RuleSet::Classic,
        };
        self.meet(self.meeting);
    }

    fn turn_command(&mut self, steps: isize) {
        let mut all: Vec<Command> = (0..self.sides()).map(Command::Side).collect();
        all.extend([Command::Everybody, Command::Nobody]);
        self.command = turned(&all, &self.command, steps);
        self.keep_in_reach();
    }

    fn sides(&self) -> usize {
        self.scenario().map_or(1, |it| it.forces.len())
    }

    fn send(&mut self, nth: usize) {
        let person = self.people.query::<(&PersonFile, &Identity, &Career, &Body)>().nth(nth);
        let Some((file, identity, career, body)) = person else { return };
        let file = file.clone();
        if let Err(fault) = party::fit(identity, career, body) {
            self.notes = vec![format!("{fault}.")];
            return;
        }
        if let Some(at) = self.sent.iter().position(|it| *it == file) {
            self.sent.remove(at);
        } else if self.sent.len() < self.most_sent() {
            self.sent.push(file);
        }
        self.meet(self.meeting);
    }

    /// Another scenario has other sides and fewer places.
    fn keep_in_reach(&mut self) {
        if let Command::Side(side) = self.command {
            self.command = Command::Side(side.min(self.sides().saturating_sub(1)));
        }
        self.sent.truncate(self.most_sent());
    }
}

/// Whom one can fight against: minds of every level and personality, and chance.
fn opponents() -> Vec<CommanderKind> {
    let of = |level: Level| {
        Personality::NAMES
            .map(|personality| CommanderKind::Mind { personality: personality.to_owned(), level })
    };
    Level::ALL.into_iter().flat_map(of).chain([CommanderKind::Random]).collect()
}
