//! Everything that a fight is fought with, put together and checked.

use characters::healing::RuleSet;

use super::{Armor, ArmouryFault, Figures, Recruit, Scenario, Weapon, check};

/// Weapons, armour and figures of both rule sets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Armoury {
    weapons: Vec<Weapon>,
    armors: Vec<Armor>,
    /// Beasts and stock people to build forces from, by name.
    pub stock: Vec<Recruit>,
    pub figures: Figures,
}

impl Armoury {
    /// Puts the files together.
    ///
    /// # Errors
    /// Something is there twice, or can be used by nobody, or a table lacks a row, or somebody of
    /// the stock brings what is not there.
    pub fn new(
        weapons: Vec<Weapon>,
        armors: Vec<Armor>,
        stock: Vec<Recruit>,
        figures: Figures,
    ) -> Result<Armoury, ArmouryFault> {
        let armoury = Armoury { weapons, armors, stock, figures };
        check::armoury(&armoury)?;
        Ok(armoury)
    }

    pub fn weapons(&self) -> &[Weapon] {
        &self.weapons
    }

    pub fn armors(&self) -> &[Armor] {
        &self.armors
    }

    /// The weapon of that name.
    pub fn weapon(&self, name: &str) -> Option<&Weapon> {
        self.weapons.iter().find(|weapon| weapon.name == name)
    }

    /// The armour of that name.
    pub fn armor(&self, name: &str) -> Option<&Armor> {
        self.armors.iter().find(|armor| armor.name == name)
    }

    /// The beast or person of the stock of that name.
    pub fn stocked(&self, name: &str) -> Option<&Recruit> {
        self.stock.iter().find(|recruit| recruit.name == name)
    }

    /// Whether there is everything that a scenario names; enough to fight it.
    ///
    /// # Errors
    /// It speaks of something that is not there.
    pub fn has_all_of(&self, scenario: &Scenario) -> Result<(), ArmouryFault> {
        check::fightable(self, scenario)
    }

    /// Whether a scenario makes sense, as its author should be told.
    ///
    /// # Errors
    /// It speaks of something that is not there, or cannot be.
    pub fn check_scenario(&self, scenario: &Scenario) -> Result<(), ArmouryFault> {
        check::scenario(self, scenario)
    }

    /// Whether it can be fought by that rule set: what everybody has in hand is of use.
    ///
    /// # Errors
    /// Somebody holds what only the other rule set knows.
    pub fn check_rules(&self, scenario: &Scenario, rules: RuleSet) -> Result<(), ArmouryFault> {
        check::rules(self, scenario, rules)
    }

    /// Whether this one can be taken into a fight.
    ///
    /// # Errors
    /// They bring what is not there, or what does not fit.
    pub fn check_recruit(&self, recruit: &Recruit) -> Result<(), ArmouryFault> {
        check::recruit(self, recruit)
    }

    /// Whether what this one has in hand is known to that rule set; fists always are.
    ///
    /// # Errors
    /// Only the other rule set knows it.
    pub fn check_in_hand(&self, recruit: &Recruit, rules: RuleSet) -> Result<(), ArmouryFault> {
        check::in_hand(self, recruit, rules)
    }
}
