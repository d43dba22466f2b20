//! The choices of the page, and the fight that they set up. Needs no window.

mod action;
mod doing;
mod house;
mod library;
mod row;
mod values;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::combat::Minds;
use bevy::prelude::Resource;
use characters::healing::{HealingRules, RuleSet};
use dice::Dice;
use engine::Seat;
use skirmish::{
    HouseRules, Setup,
    data::{Armoury, Scenario, encounter},
};

use crate::window::ui::rulebook::RulebookPage;
use crate::{
    data::Texts,
    players,
    roster::{PersonFile, Roster},
    skirmish::{Skirmishes, commander::CommanderKind, party, session::FightOptions},
};

pub use action::{FightSetupAction, FightSetupDialog, Pen};
pub use house::{HOUSE, house};
pub use row::Row;

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

    /// The scenario that is chosen, as it is written.
    fn scenario(&self) -> Option<&Scenario> {
        self.scenarios().get(self.scenario).copied()
    }

    /// The scenario as it would be fought: with those of the library in their places.
    pub fn chosen(&self) -> Option<Scenario> {
        let scenario = self.scenario()?;
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

    /// The setup of the fight.
    pub fn fight_options(&self) -> Option<FightOptions> {
        let scenario = self.chosen()?;
        let commanders = (0..scenario.forces.len()).map(|seat| self.commander(seat)).collect();
        let seed = self.seed.parse().unwrap_or_else(|_| players::fresh_seed());
        let sent = self.sent(&scenario);
        let (rules, house, healing) = (self.rules, self.house, self.healing.clone());
        let setup = Setup { rules, house, healing, scenario };
        Some(FightOptions { setup, seed, commanders, sent })
    }

    /// Who commands the side of this number.
    fn commander(&self, seat: usize) -> CommanderKind {
        match self.command {
            Command::Side(side) if side == seat => CommanderKind::Person,
            Command::Everybody => CommanderKind::Person,
            Command::Side(_) | Command::Nobody => self.against.clone(),
        }
    }

    /// Whose eyes the page sees with.
    pub fn seat(&self) -> Seat {
        Seat(self.side() as u8)
    }
}
