//! Settings of the mechanic, for questions that it leaves to the referee.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::names::{find, same};

/// Settings for the gaps of the mechanic. The defaults are the rulings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UgmRules {
    /// UGM-13, UGM-51: skills of combat, by the attribute that their throws use already.
    pub combat_skills: BTreeMap<String, Vec<String>>,
    /// UGM-19: whether an attribute of 16 and more counts as 15 for natural ability.
    pub clamp_at_15: bool,
    /// UGM-20: whether an attribute counts at its current score, wounds included.
    pub wounds_count: bool,
    /// UGM-25: skills that everybody has at level 0.
    pub default_skills: Vec<String>,
    /// UGM-26: DM without a skill, where the base game names one.
    pub unskilled_dms: BTreeMap<String, i16>,
    /// UGM-26: DM without any other skill; `None` where the task cannot be tried.
    pub unskilled_dm: Option<i16>,
    /// UGM-27: number of levels by which a related skill counts lower.
    pub related_skill_lower: u8,
    /// UGM-29: whether the steps of an attribute add up; otherwise the best one counts.
    pub steps_add_up: bool,
    /// UGM-31: other names of skills, each with the name it stands for.
    pub aliases: BTreeMap<String, String>,
    /// UGM-32: shortest time of a task, in minutes.
    pub least_minutes: u32,
    /// UGM-41: whether the check of a critical uses the character's own attribute even where
    /// another number stood in for it.
    pub self_attribute_in_criticals: bool,
    /// UGM-43: whether a task with an avoided critical failure is decided by its total; otherwise
    /// it fails.
    pub avoided_failure_by_total: bool,
    /// UGM-44: whether a critical success succeeds and a critical failure fails whatever the total.
    pub criticals_overrule_total: bool,
}

impl Default for UgmRules {
    fn default() -> UgmRules {
        let alias = |(other, name): (&str, &str)| (other.to_owned(), name.to_owned());
        let aliases = [("Mechanic", "Mechanical"), ("Medic", "Medical"), ("Sensors", "Sensor Ops")];
        UgmRules {
            combat_skills: combat_skills(),
            clamp_at_15: false,
            wounds_count: true,
            default_skills: vec!["Streetwise".to_owned()],
            unskilled_dms: BTreeMap::new(),
            unskilled_dm: None,
            related_skill_lower: 1,
            steps_add_up: false,
            aliases: aliases.map(alias).into(),
            least_minutes: 1,
            self_attribute_in_criticals: true,
            avoided_failure_by_total: true,
            criticals_overrule_total: true,
        }
    }
}

/// UGM-51: guns use DEX; hands, clubs, blades and polearms use STR.
fn combat_skills() -> BTreeMap<String, Vec<String>> {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    [("DEX".to_owned(), owned(GUNS)), ("STR".to_owned(), owned(BLOWS))].into()
}

const GUNS: &[&str] = &[
    "Gun Combat",
    "Body Pistol",
    "Auto Pistol",
    "Pistol",
    "Revolver",
    "Carbine",
    "Rifle",
    "Auto Rifle",
    "Shotgun",
    "SMG",
    "Laser Carbine",
    "Laser Rifle",
];

const BLOWS: &[&str] = &[
    "Brawling",
    "Blade Combat",
    "Dagger",
    "Blade",
    "Foil",
    "Cutlass",
    "Sword",
    "Broadsword",
    "Bayonet",
    "Spear",
    "Halberd",
    "Pike",
    "Cudgel",
];

impl UgmRules {
    /// UGM-13, UGM-51: whether a throw of combat with `skill` uses `attribute` already.
    pub(super) fn is_combat(&self, skill: &str, attribute: &str) -> bool {
        let skills = find(&self.combat_skills, attribute).into_iter().flatten();
        skills.into_iter().any(|combat| self.is_same_skill(combat, skill))
    }

    /// UGM-31: whether two names mean the same skill.
    pub fn is_same_skill(&self, one: &str, other: &str) -> bool {
        same(self.canonical(one), self.canonical(other))
    }

    fn canonical<'a>(&'a self, skill: &'a str) -> &'a str {
        find(&self.aliases, skill).map_or(skill, String::as_str)
    }

    /// UGM-25: whether everybody has the skill at level 0.
    pub(super) fn is_default(&self, skill: &str) -> bool {
        self.default_skills.iter().any(|default| self.is_same_skill(default, skill))
    }

    /// UGM-26: DM without the skill; `None` where the task cannot be tried.
    pub(super) fn unskilled(&self, skill: &str) -> Option<i16> {
        let named = self.unskilled_dms.iter().find(|(name, _)| self.is_same_skill(name, skill));
        named.map(|(_, dm)| *dm).or(self.unskilled_dm)
    }
}
