//! The readings of the rules that a life can be lived by, as rows to be turned.

use std::collections::BTreeSet;

use characters::{AutomaticSkills, LifeRules, data::Tables};

use super::career_ui::{CareerAction, CareerUi};
use crate::window::ui::{
    menu::{How, Sort},
    steps::around,
};

/// A switch of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Switch {
    Begin,
    Figures,
    /// One figure of other printings, by its ruling.
    Erratum(String),
    Injury,
    InjuryLoss,
    Automatic,
    SkillCap,
    OlderTrader,
    Name,
    Seed,
    People,
    Back,
}

pub fn switches(tables: &Tables) -> Vec<Switch> {
    let mut all = vec![Switch::Begin, Switch::Name, Switch::Seed, Switch::Figures];
    all.extend(tables.errata.iter().map(|erratum| Switch::Erratum(erratum.id.clone())));
    all.extend([
        Switch::Injury,
        Switch::InjuryLoss,
        Switch::Automatic,
        Switch::SkillCap,
        Switch::OlderTrader,
        Switch::People,
        Switch::Back,
    ]);
    all
}

pub fn sort(switch: &Switch) -> Sort {
    match switch {
        // Fields are drawn over their rows.
        Switch::Begin | Switch::Back | Switch::People | Switch::Name | Switch::Seed => Sort::Press,
        Switch::Figures
        | Switch::Erratum(_)
        | Switch::Injury
        | Switch::InjuryLoss
        | Switch::Automatic
        | Switch::SkillCap
        | Switch::OlderTrader => Sort::Turn,
    }
}

pub fn label(switch: &Switch, tables: &Tables) -> String {
    match switch {
        Switch::Begin => "Begin the life".to_owned(),
        Switch::Name => "Name".to_owned(),
        Switch::Seed => "Seed".to_owned(),
        Switch::Figures => "Figures of the tables".to_owned(),
        Switch::Erratum(id) => {
            let about = tables.errata.iter().find(|erratum| erratum.id == *id);
            about.map_or_else(String::new, |erratum| format!("· {}", erratum.about))
        }
        Switch::Injury => "A failed survival throw".to_owned(),
        Switch::InjuryLoss => "What such an injury takes from a characteristic".to_owned(),
        Switch::Automatic => "Skills that come by themselves".to_owned(),
        Switch::SkillCap => "Levels of skill".to_owned(),
        Switch::OlderTrader => "A second free trader".to_owned(),
        Switch::People => "The library of people".to_owned(),
        Switch::Back => "Back to the title".to_owned(),
    }
}

pub fn value(switch: &Switch, career_ui: &CareerUi, tables: &Tables) -> String {
    let rules = &career_ui.rules;
    let either = |yes: bool, one, other| if yes { one } else { other };
    let value = match switch {
        Switch::Begin | Switch::Back | Switch::People | Switch::Name | Switch::Seed => "",
        Switch::Figures => match figures(rules, tables) {
            Figures::Plain => "as printed",
            Figures::Corrected => "as corrected",
            Figures::Mixed => "a choice of them",
        },
        Switch::Erratum(id) => either(rules.errata.contains(id), "corrected", "as printed"),
        Switch::Injury => either(rules.injury, "hurts and ends it", "is death"),
        Switch::InjuryLoss if rules.injury_loss > 0 => return rules.injury_loss.to_string(),
        Switch::InjuryLoss => "nothing",
        Switch::Automatic => match rules.automatic {
            AutomaticSkills::EndOfTerm => "after the rolls",
            AutomaticSkills::OnEntry => "on joining",
        },
        Switch::SkillCap => either(rules.skill_cap, "up to Int + Edu", "no limit"),
        Switch::OlderTrader => either(rules.older_trader, "pays off the first", "brings nothing"),
    };
    value.to_owned()
}

/// Which figures, taken together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    Plain,
    Corrected,
    Mixed,
}

/// Whether the tables are as printed, as corrected, or something between.
pub fn figures(rules: &LifeRules, tables: &Tables) -> Figures {
    match rules.errata.len() {
        0 => Figures::Plain,
        n if n == tables.errata.len() => Figures::Corrected,
        _ => Figures::Mixed,
    }
}

pub fn turned(
    switch: &Switch,
    how: How,
    career_ui: &mut CareerUi,
    tables: &Tables,
) -> Option<CareerAction> {
    match how {
        How::Pressed => return pressed(switch),
        How::Turned(steps) => turn(switch, steps, &mut career_ui.rules, tables),
    }
    None
}

fn pressed(switch: &Switch) -> Option<CareerAction> {
    match switch {
        Switch::Begin | Switch::Name | Switch::Seed => Some(CareerAction::Another),
        Switch::People => Some(CareerAction::People),
        Switch::Back => Some(CareerAction::Leave),
        Switch::Figures
        | Switch::Erratum(_)
        | Switch::Injury
        | Switch::InjuryLoss
        | Switch::Automatic
        | Switch::SkillCap
        | Switch::OlderTrader => None,
    }
}

fn turn(switch: &Switch, steps: isize, rules: &mut LifeRules, tables: &Tables) {
    match switch {
        Switch::Figures => {
            let all = figures(rules, tables) == Figures::Plain;
            let errata = LifeRules::errata(tables).errata;
            rules.errata = if all { errata } else { BTreeSet::new() };
        }
        Switch::Erratum(id) => {
            if !rules.errata.remove(id) {
                rules.errata.insert(id.clone());
            }
        }
        Switch::Injury => rules.injury = !rules.injury,
        Switch::InjuryLoss => {
            rules.injury_loss = around(rules.injury_loss.into(), steps, 7) as u8;
        }
        Switch::Automatic => {
            rules.automatic = match rules.automatic {
                AutomaticSkills::EndOfTerm => AutomaticSkills::OnEntry,
                AutomaticSkills::OnEntry => AutomaticSkills::EndOfTerm,
            };
        }
        Switch::SkillCap => rules.skill_cap = !rules.skill_cap,
        Switch::OlderTrader => rules.older_trader = !rules.older_trader,
        Switch::Begin | Switch::Name | Switch::Seed | Switch::People | Switch::Back => {}
    }
}

pub fn rule(switch: &Switch) -> Option<String> {
    let id = match switch {
        Switch::Erratum(id) => return Some(id.clone()),
        Switch::Figures => "CT-GEN-01",
        Switch::Injury => "CT-SUR-05",
        Switch::InjuryLoss => "CT-RUL-27",
        Switch::Automatic => "CT-RUL-04",
        Switch::SkillCap => "CT-RUL-33",
        Switch::OlderTrader => "CT-RUL-46",
        Switch::Begin | Switch::Name | Switch::Seed | Switch::People | Switch::Back => return None,
    };
    Some(id.to_owned())
}
