//! Before a life: its name, its seed, and the readings of the rules it is lived by.

use std::collections::BTreeSet;

use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use characters::{AutomaticSkills, LifeRules, data::Tables};

use super::{
    deed::{Deed, LifeDesk},
    line::Line,
    pen::Pen,
};
use crate::window::{
    menu::{self, Done, How, Row, Sort},
    paint,
    theme::{self, size},
};

/// A switch of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Switch {
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

const ROW: f32 = 29.0;

/// Draws the page over the whole screen. What is turned here is kept in the desk.
pub fn draw(ui: &mut Ui, all: Rect, tables: &Tables, desk: &mut LifeDesk) -> Option<Deed> {
    paint::stars(ui.painter(), all, 260);
    heading(ui.painter(), all);
    let switches = switches(tables);
    let words: Vec<(String, String)> = switches
        .iter()
        .map(|switch| (label(switch, tables), value(switch, desk, tables)))
        .collect();
    let rows: Vec<Row> = switches
        .iter()
        .zip(&words)
        .map(|(switch, (label, value))| Row { label, value, sort: sort(switch) })
        .collect();
    let list = Rect::from_min_size(all.min + vec2(96.0, 146.0), vec2(820.0, 560.0));
    desk.lit = desk.lit.min(rows.len() - 1);
    let mut lit = desk.lit;
    let done = menu::draw_rows(ui, list, ROW, &rows, &mut lit, &mut String::new());
    desk.lit = lit;
    fields(ui, list, &switches, desk);
    note(ui, all, switches.get(desk.lit), desk);
    let Done { row, how } = done?;
    turned(switches.get(row)?, how, desk, tables)
}

fn switches(tables: &Tables) -> Vec<Switch> {
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

fn sort(switch: &Switch) -> Sort {
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

fn label(switch: &Switch, tables: &Tables) -> String {
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

fn value(switch: &Switch, desk: &LifeDesk, tables: &Tables) -> String {
    let rules = &desk.rules;
    let either = |yes: bool, one: &str, other: &str| if yes { one } else { other }.to_owned();
    match switch {
        Switch::Begin | Switch::Back | Switch::People | Switch::Name | Switch::Seed => {
            String::new()
        }
        Switch::Figures => match figures(rules, tables) {
            Figures::Plain => "as printed".to_owned(),
            Figures::Corrected => "as corrected".to_owned(),
            Figures::Mixed => "a choice of them".to_owned(),
        },
        Switch::Erratum(id) => either(rules.errata.contains(id), "corrected", "as printed"),
        Switch::Injury => either(rules.injury, "hurts and ends it", "is death"),
        Switch::InjuryLoss => match rules.injury_loss {
            0 => "nothing".to_owned(),
            n => n.to_string(),
        },
        Switch::Automatic => match rules.automatic {
            AutomaticSkills::EndOfTerm => "after the rolls".to_owned(),
            AutomaticSkills::OnEntry => "on joining".to_owned(),
        },
        Switch::SkillCap => either(rules.skill_cap, "up to Int + Edu", "no limit"),
        Switch::OlderTrader => either(rules.older_trader, "pays off the first", "brings nothing"),
    }
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

fn turned(switch: &Switch, how: How, desk: &mut LifeDesk, tables: &Tables) -> Option<Deed> {
    let rules = &mut desk.rules;
    let How::Turned(steps) = how else {
        return match switch {
            Switch::Begin | Switch::Name | Switch::Seed => Some(Deed::Another),
            Switch::People => Some(Deed::People),
            Switch::Back => Some(Deed::Leave),
            Switch::Figures
            | Switch::Erratum(_)
            | Switch::Injury
            | Switch::InjuryLoss
            | Switch::Automatic
            | Switch::SkillCap
            | Switch::OlderTrader => None,
        };
    };
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
            rules.injury_loss = (rules.injury_loss as isize + steps).rem_euclid(7) as u8;
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
    None
}

/// Name and seed are typed into their rows.
fn fields(ui: &mut Ui, list: Rect, switches: &[Switch], desk: &mut LifeDesk) {
    let step = ROW * 1.14;
    let mut pen = Pen::new(ui);
    for (n, switch) in switches.iter().enumerate() {
        let top = list.top() + step * n as f32;
        let row = Rect::from_min_size(pos2(list.left(), top), vec2(list.width(), ROW));
        let lit = desk.lit == n;
        let clicked =
            match switch {
                Switch::Name => {
                    Line { name: "Name", hint: "a name that goes with the seed", limit: 40, lit }
                        .draw(&mut pen, row, &mut desk.name)
                }
                Switch::Seed => {
                    let line = Line { name: "Seed", hint: "a new one each life", limit: 19, lit };
                    let clicked = line.draw(&mut pen, row, &mut desk.seed);
                    desk.seed.retain(|c| c.is_ascii_digit());
                    clicked
                }
                _ => false,
            };
        if clicked {
            desk.lit = n;
        }
    }
}

fn heading(p: &Painter, all: Rect) {
    let at = pos2(all.left() + 94.0, all.top() + 44.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "A life", size::NUMERAL, theme::TYPE);
    let at = pos2(at.x + 2.0, name.bottom() + 8.0);
    let line =
        "Eighteen years old, six characteristics, one application. Then four years at a time.";
    paint::say(p, at, Align2::LEFT_TOP, line, size::BODY, theme::QUIET);
}

/// Which rule the lit row is about.
fn note(ui: &mut Ui, all: Rect, switch: Option<&Switch>, desk: &LifeDesk) {
    let mut pen = Pen::new(ui);
    let at = pos2(all.left() + 944.0, all.top() + 152.0);
    let p = pen.p();
    if let Some(rule) = switch.and_then(rule) {
        let id = paint::strong(&p, at, Align2::LEFT_TOP, &rule, size::HEAD, theme::TYPE);
        let at = pos2(at.x, id.bottom() + 6.0);
        paint::say(&p, at, Align2::LEFT_TOP, "← → change it", size::SMALL, theme::FAINT);
    }
    if let Some(note) = &desk.note {
        let area = Rect::from_min_size(pos2(at.x, at.y + 70.0), vec2(280.0, 120.0));
        paint::flow(&p, area, note, size::SMALL, theme::QUIET, false);
    }
    pen.deeds.clear();
}

fn rule(switch: &Switch) -> Option<String> {
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
