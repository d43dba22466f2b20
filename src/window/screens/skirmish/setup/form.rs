//! The choices of the page, and the fight that they set up. Needs no window.

mod doing;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::combat::Minds;
use bevy::prelude::{Entity, Resource};
use characters::{
    body::Body,
    healing::{HealingRules, RuleSet, text},
    sheet::{Career, Identity, PersonQuery},
};
use dice::Dice;
use engine::Seat;
use skirmish::{
    HouseRules, Setup,
    data::{Armoury, Recruit, Scenario, encounter},
};

use crate::window::ui::{
    pen::{self, Reads},
    rulebook::RulebookPage,
};
use crate::{
    data::Texts,
    players,
    roster::{PersonFile, Roster},
    skirmish::{
        Skirmishes, commander::CommanderKind, homecoming::Sent, party, session::FightOptions,
    },
};

pub use doing::house;

/// Everything on the page.
#[derive(Resource, Default)]
pub struct FightSetup {
    all: Option<Skirmishes>,
    pub healing: HealingRules,
    pub people: Roster,
    /// Which scenario; the one after the last is a chance meeting.
    pub scenario: usize,
    /// The chance meeting as the dice have it, and their seed.
    met: Option<Scenario>,
    meeting: u64,
    pub rules: RuleSet,
    pub command: Command,
    pub against: CommanderKind,
    pub house: HouseRules,
    /// As typed; empty for a new one.
    pub seed: String,
    /// Those of the library who go, by file.
    pub sent: Vec<PersonFile>,
    /// The row that the keyboard stands on.
    pub selected: Row,
    pub dialog: FightSetupDialog,
    pub book: RulebookPage,
    /// A fight that can be gone on with, and what it is in a few words.
    pub under_way: Option<(PathBuf, String)>,
    /// Whole sentences that the person should read.
    pub notes: Vec<String>,
}

/// Who commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// The person commands this side, computers the others.
    Side(usize),
    /// Every side has a person at this machine.
    Everybody,
    /// Computers fight each other.
    Nobody,
}

impl Default for Command {
    fn default() -> Command {
        Command::Side(0)
    }
}

/// The rows of the page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Row {
    Continue,
    Scenario(usize),
    Rules,
    Command,
    Against,
    People,
    House,
    Seed,
    #[default]
    Begin,
}

/// The dialog on top of the form.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum FightSetupDialog {
    #[default]
    Nothing,
    House {
        selected: usize,
    },
    People {
        selected: usize,
    },
    Keys,
    Rules,
}

/// An action of the person who sets up a fight.
#[derive(Debug, Clone, PartialEq)]
pub enum FightSetupAction {
    Select(Row),
    Walk(isize),
    Turn(Row, isize),
    Seed(String),
    Open(FightSetupDialog),
    /// A house rule the other way.
    House(usize),
    /// Somebody of the library goes, or stays.
    Send(usize),
    Rule(String),
    Book(RulebookPage),
    Scale(f32),
    Begin,
    Continue,
    Leave,
}

/// Draws one frame of the page.
pub type Pen<'a> = pen::Pen<'a, FightSetupAction>;

impl Reads for FightSetupAction {
    fn rule(id: &str) -> FightSetupAction {
        FightSetupAction::Rule(id.to_owned())
    }
}

/// The house rules: what is asked, and the rule that it is about.
pub const HOUSE: [(&str, &str); 8] = [
    ("Escape by the figures of other printings", "CT-RUL-14"),
    ("Evading by the figures of other printings", "CT-RUL-15"),
    ("Sides may break and run", "CT-END-02"),
    ("Heavy loads lower STR, DEX and END", "M-07"),
    ("You are asked what classic wounds take", "CT-RUL-64"),
    ("You are asked for STR or DEX when END is gone", "SE-INJ-01"),
    ("Radiation harms", "SE-TRT-24"),
    ("Nobody shoots far in total darkness", "CT-RUL-70"),
];

impl FightSetup {
    /// Compiles scenarios and weapons from the texts of the assets, and the player's own scenarios as they
    /// are now.
    pub fn read(&mut self, mut texts: Texts, assets: &Path, own: &Path) {
        texts.fetch_folder(own);
        match Skirmishes::compile(&texts, assets, Some(own)) {
            Ok(all) => {
                self.notes = all.problems.iter().map(ToString::to_string).collect();
                self.all = Some(all);
                self.meet(players::fresh_seed());
                self.scenario = self.scenario.min(self.scenarios().len().saturating_sub(1));
            }
            Err(fault) => self.notes = vec![fault.to_string()],
        }
    }

    pub fn armoury(&self) -> Option<Arc<Armoury>> {
        self.all.as_ref().map(|all| all.armoury.clone())
    }

    pub fn minds(&self) -> Option<Arc<Minds>> {
        self.all.as_ref().map(|all| all.minds.clone())
    }

    pub fn scenarios(&self) -> Vec<&Scenario> {
        let listed = self.all.iter().flat_map(|all| &all.scenarios).map(|listed| &listed.scenario);
        listed.chain(&self.met).collect()
    }

    /// Chooses the scenario of this id, if there is one.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn choose(&mut self, id: &str) {
        let found = self.scenarios().iter().position(|scenario| scenario.id == id);
        if let Some(nth) = found {
            self.select(Row::Scenario(nth));
        }
    }

    /// Whether the chance meeting is chosen.
    fn is_meeting(&self) -> bool {
        self.met.is_some() && self.scenario + 1 == self.scenarios().len()
    }

    /// Other dice for the chance meeting.
    pub fn meet(&mut self, seed: u64) {
        self.meeting = seed;
        let Some(armoury) = self.armoury() else { return };
        let mut dice = Dice::seeded(seed);
        self.met = encounter(&armoury, self.party(), self.rules, &mut dice);
    }

    /// Those of the library who go, with what they own.
    fn party(&self) -> Vec<Recruit> {
        let Some(armoury) = self.armoury() else { return Vec::new() };
        let going = self.going().filter_map(|who| self.people.get::<PersonQuery>(who));
        going.map(|who| party::recruit(&armoury, who, self.rules)).collect()
    }

    /// The scenario as it would be fought: with those of the library in their places.
    pub fn chosen(&self) -> Option<Scenario> {
        let scenario = *self.scenarios().get(self.scenario)?;
        let party = self.party();
        if party.is_empty() || self.is_meeting() {
            return Some(scenario.clone());
        }
        party::stand_in(scenario, self.side(), party).ok().or_else(|| Some(scenario.clone()))
    }

    /// The side that the library's people are of.
    fn side(&self) -> usize {
        match self.command {
            Command::Side(side) => side,
            Command::Everybody | Command::Nobody => 0,
        }
    }

    /// Those of the library who go, in the order in which they were chosen.
    pub fn going(&self) -> impl Iterator<Item = Entity> {
        self.sent.iter().filter_map(|file| self.people.in_file(file))
    }

    /// Which fighters they are, by number on the field: the first of their side.
    fn sent(&self, scenario: &Scenario) -> Vec<Sent> {
        let side = if self.is_meeting() { 0 } else { self.side() };
        let files = self.going().filter_map(|who| self.people.get::<&PersonFile>(who));
        party::sent(scenario, side, files)
    }

    /// How many of the library can go: as many as the side has people who are free.
    pub fn most_sent(&self) -> usize {
        const PARTY: usize = 6;
        if self.is_meeting() {
            return PARTY;
        }
        let scenarios = self.scenarios();
        scenarios.get(self.scenario).map_or(0, |it| party::places(it, self.side()))
    }

    /// Takes in the library as it is now; people who are no longer fit to go stay at home.
    pub fn meet_the_library(&mut self, people: Roster) {
        self.people = people;
        let all = self.people.query::<(&PersonFile, &Identity, &Career, &Body)>();
        let fit =
            all.filter(|(_, identity, career, body)| party::fit(identity, career, body).is_ok());
        let fit: Vec<&PersonFile> = fit.map(|(file, ..)| file).collect();
        self.sent.retain(|file| fit.contains(&file));
    }

    /// The setup of the fight.
    pub fn fight_options(&self) -> Option<FightOptions> {
        let scenario = self.chosen()?;
        let sides = scenario.forces.len();
        let of = |seat: usize| match self.command {
            Command::Side(side) if side == seat => CommanderKind::Person,
            Command::Everybody => CommanderKind::Person,
            Command::Side(_) | Command::Nobody => self.against.clone(),
        };
        let commanders = (0..sides).map(of).collect();
        let seed = self.seed.parse().unwrap_or_else(|_| players::fresh_seed());
        let sent = self.sent(&scenario);
        let (rules, house, healing) = (self.rules, self.house, self.healing.clone());
        let setup = Setup { rules, house, healing, scenario };
        Some(FightOptions { setup, seed, commanders, sent })
    }

    /// Whose eyes the page sees with.
    pub fn seat(&self) -> Seat {
        if let Command::Side(side) = self.command { Seat(side as u8) } else { Seat(0) }
    }

    /// The rows, from the top.
    pub fn rows(&self) -> Vec<Row> {
        let under_way = self.under_way.iter().map(|_| Row::Continue);
        let scenarios = (0..self.scenarios().len()).map(Row::Scenario);
        let rest = [
            Row::Rules,
            Row::Command,
            Row::Against,
            Row::People,
            Row::House,
            Row::Seed,
            Row::Begin,
        ];
        under_way.chain(scenarios).chain(rest).collect()
    }

    /// The value at the right of a row.
    pub fn value(&self, row: Row) -> String {
        let scenarios = self.scenarios();
        let sides = |it: &&Scenario| {
            it.forces.iter().map(|force| force.name.as_str()).collect::<Vec<_>>().join(" · ")
        };
        match row {
            Row::Continue => self.under_way.as_ref().map_or(String::new(), |it| it.1.clone()),
            Row::Scenario(n) => scenarios.get(n).map_or(String::new(), sides),
            Row::Rules => text::rule_set(self.rules).to_owned(),
            Row::Command => match self.command {
                Command::Side(side) => {
                    let force = scenarios.get(self.scenario).and_then(|it| it.forces.get(side));
                    force.map_or("nobody".to_owned(), |force| force.name.clone())
                }
                Command::Everybody => "persons at this machine".to_owned(),
                Command::Nobody => "nobody: watch".to_owned(),
            },
            Row::Against if self.command == Command::Everybody => "–".to_owned(),
            Row::Against => commander(&self.against),
            Row::People => match self.going().count() {
                0 if self.people.is_empty() => "empty library".to_owned(),
                0 => "the scenario's own".to_owned(),
                count => format!("{count} of the library"),
            },
            Row::House if self.house == HouseRules::default() => "as published".to_owned(),
            Row::House => "some are changed".to_owned(),
            Row::Seed if self.seed.is_empty() => "a new one".to_owned(),
            Row::Seed => self.seed.clone(),
            Row::Begin => String::new(),
        }
    }
}

/// A commander in words.
pub fn commander(kind: &CommanderKind) -> String {
    match kind {
        CommanderKind::Person => "a person".to_owned(),
        CommanderKind::Mind { personality, level } => {
            format!("{} mind, {personality}", level.name())
        }
        CommanderKind::Random => "chance".to_owned(),
    }
}
