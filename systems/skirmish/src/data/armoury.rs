//! The armoury: all tables of a fight, combined and checked.

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
    /// Combines the files.
    ///
    /// # Errors
    /// An entry is duplicated or unusable, a table lacks a row, or stock people bring unknown
    /// things.
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

    /// All weapons, in the order of the file.
    pub fn weapons(&self) -> &[Weapon] {
        &self.weapons
    }

    /// All suits, in the order of the file.
    pub fn armors(&self) -> &[Armor] {
        &self.armors
    }

    /// Returns the weapon of that name.
    pub fn weapon(&self, name: &str) -> Option<&Weapon> {
        self.weapons.iter().find(|weapon| weapon.name == name)
    }

    /// Returns the armour of that name.
    pub fn armor(&self, name: &str) -> Option<&Armor> {
        self.armors.iter().find(|armor| armor.name == name)
    }

    /// Returns the beast or person of the stock of that name.
    pub fn stocked(&self, name: &str) -> Option<&Recruit> {
        self.stock.iter().find(|recruit| recruit.name == name)
    }

    /// Checks that everything a scenario names exists; enough to fight it.
    ///
    /// # Errors
    /// It refers to something that does not exist.
    pub fn has_all_of(&self, scenario: &Scenario) -> Result<(), ArmouryFault> {
        check::fightable(self, scenario)
    }

    /// Checks a scenario for its author.
    ///
    /// # Errors
    /// It refers to something that does not exist, or that is impossible.
    pub fn check_scenario(&self, scenario: &Scenario) -> Result<(), ArmouryFault> {
        check::scenario(self, scenario)
    }

    /// Checks that a scenario can be fought by that rule set: everybody can use the weapon in hand.
    ///
    /// # Errors
    /// A weapon in hand is known only to the other rule set.
    pub fn check_rules(&self, scenario: &Scenario, rules: RuleSet) -> Result<(), ArmouryFault> {
        check::rules(self, scenario, rules)
    }

    /// Checks that a recruit can be taken into a fight.
    ///
    /// # Errors
    /// They bring something that does not exist or does not fit.
    pub fn check_recruit(&self, recruit: &Recruit) -> Result<(), ArmouryFault> {
        check::recruit(self, recruit)
    }

    /// Checks that the rule set knows the recruit's weapon in hand; fists are always known.
    ///
    /// # Errors
    /// Only the other rule set knows it.
    pub fn check_in_hand(&self, recruit: &Recruit, rules: RuleSet) -> Result<(), ArmouryFault> {
        check::in_hand(self, recruit, rules)
    }
}
