//! Draws tables that a die is thrown on: skills, money, things, the draft.

use bevy_egui::egui::{Align2, Color32, Rect, pos2, vec2};
use characters::{
    Aim, Event, Move,
    data::{Service, SkillTable},
    text,
};

use super::{
    board::panel,
    living::Living,
    pen::{self, Pen},
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// The four tables of the service side by side; the row lights up that the die chose.
pub fn skills(pen: &mut Pen, rect: Rect, living: &Living, selected: Option<&Move>) {
    let inner = panel(pen, rect);
    let Some(service) = living.telling.person.career.service else { return };
    let p = pen.p();
    let at = inner.left_top();
    paint::caption(&p, at, Align2::LEFT_TOP, "Skill tables", size::SMALL, theme::QUIET);
    pen.rule(inner.right_top(), Align2::RIGHT_TOP, "CT-SKL-07");
    let chosen = match selected {
        Some(Move::Roll(table)) => Some(*table),
        _ => None,
    };
    let area = inner.with_min_y(inner.top() + 24.0);
    let bottom = four(pen, area, living, service, Lit { chosen, fallen: fallen_on(living) });
    note(pen, inner.with_min_y(bottom + 14.0), SKILLS);
}

const SKILLS: &str = "One die on the table you name: each row comes up in 1 of 6 (16.7 %).";

/// Faint words below the columns, where there is room for them.
fn note(pen: &Pen, area: Rect, words: &str) {
    if area.height() > 14.0 {
        paint::flow(&pen.p(), area, words, size::SMALL, theme::FAINT, false);
    }
}

/// What is lit of the four skill tables.
#[derive(Clone, Copy, Default)]
pub struct Lit {
    pub chosen: Option<SkillTable>,
    /// The table that is thrown on, and the face once it has fallen.
    pub fallen: Option<(SkillTable, Option<u8>)>,
}

/// The skill table that is thrown on, and the face once it has fallen.
fn fallen_on(living: &Living) -> Option<(SkillTable, Option<u8>)> {
    match living.on_stage()? {
        (Event::SkillRoll { table, die, .. }, fallen) => Some((*table, fallen.then_some(*die))),
        _ => None,
    }
}

/// Four columns of six; returns where they end.
pub fn four(pen: &mut Pen, area: Rect, living: &Living, service: Service, lit: Lit) -> f32 {
    let beside = if area.width() < NARROW { 2 } else { 4 };
    let rows = SkillTable::ALL.len().div_ceil(beside);
    let tall = (area.height() + GAP) / rows as f32 - GAP;
    let size = vec2((area.width() + GAP) / beside as f32 - GAP, tall.min(210.0));
    for (n, which) in SkillTable::ALL.into_iter().enumerate() {
        let place = vec2((n % beside) as f32, (n / beside) as f32);
        let at = area.min + (size + vec2(GAP, GAP)) * place;
        skill_table(living, service, which, lit).draw(pen, Rect::from_min_size(at, size));
    }
    area.top() + (size.y + GAP) * rows as f32 - GAP
}

/// Where there is less room, two tables stand beside each other.
const NARROW: f32 = 420.0;
/// Between two skill tables.
const GAP: f32 = 8.0;

fn skill_table(living: &Living, service: Service, which: SkillTable, lit: Lit) -> Column {
    let tables = living.tables();
    let need = tables.figures.advanced_education_2;
    let educated = living.telling.person.characteristics.get(need.0) >= need.1;
    let shut = which == SkillTable::AdvancedEducation2 && !educated;
    let name = match shut {
        true => format!("Higher Ed. ({} {}+)", need.0, need.1),
        false => which.name().to_owned(),
    };
    let fell = lit.fallen.filter(|(table, _)| *table == which);
    Column {
        name,
        cells: tables.service(service).skills(which).iter().map(text::cell).collect(),
        chosen: lit.chosen == Some(which) || fell.is_some(),
        fallen: fell.and_then(|(_, die)| die),
        shut,
        beyond: None,
    }
}

/// A table with its rows by the face of a die.
struct Column {
    name: String,
    cells: Vec<String>,
    /// It is rolled on, or would be.
    chosen: bool,
    /// The row that came up.
    fallen: Option<u8>,
    /// Not open to this person.
    shut: bool,
    /// A row that the die does not reach.
    beyond: Option<u8>,
}

impl Column {
    fn draw(&self, pen: &Pen, rect: Rect) {
        let p = pen.p();
        let line = if self.chosen { theme::now() } else { theme::RULE };
        paint::plate(&p, rect, theme::SPACE, line);
        let head = rect.with_max_y(rect.top() + 22.0);
        let ink = match (self.shut, self.chosen) {
            (true, _) => theme::FAINT,
            (false, true) => theme::TYPE,
            (false, false) => theme::QUIET,
        };
        let at = head.left_center() + vec2(8.0, 1.0);
        let room = head.width() - 12.0;
        paint::fitted(&p, at, Align2::LEFT_CENTER, &self.name, 11.0, ink, room, false);
        paint::rule(&p, head, head.bottom());
        let step = (rect.height() - 24.0) / self.cells.len().max(1) as f32;
        for (n, cell) in self.cells.iter().enumerate() {
            let top = head.bottom() + 1.0 + step * n as f32;
            let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), step));
            self.row(pen, row, n as u8 + 1, cell);
        }
    }

    fn row(&self, pen: &Pen, row: Rect, face: u8, cell: &str) {
        let p = pen.p();
        let here = self.fallen == Some(face);
        if here {
            let lit = row.shrink2(vec2(2.0, 0.5));
            p.rect_filled(lit, 2.0, theme::now_ground());
            p.rect_filled(lit.with_max_x(row.left() + 5.0), 1.0, theme::now());
        }
        let at = row.left_center() + vec2(9.0, 0.0);
        let ink = if here { theme::TYPE } else { theme::FAINT };
        paint::say(&p, at, Align2::LEFT_CENTER, &face.to_string(), size::TINY, ink);
        let at = at + vec2(13.0, 0.0);
        let room = row.right() - 5.0 - at.x;
        let ink = self.ink(face, here);
        paint::fitted(&p, at, Align2::LEFT_CENTER, cell, size::SMALL, ink, room, here);
    }

    fn ink(&self, face: u8, here: bool) -> Color32 {
        let shut = self.shut || (self.beyond == Some(face) && !here);
        match (shut, here || self.chosen) {
            (true, _) => theme::FAINT,
            (false, true) => theme::TYPE,
            (false, false) => theme::QUIET,
        }
    }
}

/// Money and things, by the total of the die; the last row is for who has the modifier.
pub fn mustering(pen: &mut Pen, rect: Rect, living: &Living, selected: Option<&Move>) {
    let inner = panel(pen, rect);
    let at = inner.left_top();
    paint::caption(&pen.p(), at, Align2::LEFT_TOP, "Mustering out", size::SMALL, theme::QUIET);
    pen.rule(inner.right_top(), Align2::RIGHT_TOP, "CT-MUS-03");
    let Some(service) = living.telling.person.career.service else { return };
    let tables = living.tables();
    let table = tables.service(service);
    let area = inner.with_min_y(inner.top() + 24.0);
    let size = vec2((area.width() - 14.0) / 2.0, area.height().min(240.0));
    let cash = table.cash.iter().copied().map(pen::money).collect();
    let things = table.benefits.iter().copied().map(text::benefit).collect();
    for (n, (aim, cells)) in [(Aim::Cash, cash), (Aim::Benefit, things)].into_iter().enumerate() {
        let at = area.min + vec2((size.x + 14.0) * n as f32, 0.0);
        column(living, selected, aim, cells).draw(pen, Rect::from_min_size(at, size));
    }
    note(pen, inner.with_min_y(area.top() + 254.0), MUSTERING);
}

const MUSTERING: &str =
    "One die, each face 1 of 6 (16.7 %); with the modifier rows 2 to 7, without it 1 to 6.";

/// One of the two tables, with the row that came up and those that can.
fn column(living: &Living, selected: Option<&Move>, aim: Aim, cells: Vec<String>) -> Column {
    let wanted = match selected {
        Some(Move::MusterOut { aim: wanted, with_dm }) if *wanted == aim => Some(*with_dm),
        _ => None,
    };
    let fell = fallen_to(living, aim);
    let with_dm = wanted.or(fell.map(|(dm, _)| dm)).unwrap_or(false);
    let name = match (aim, with_dm) {
        (Aim::Cash, false) => "Money",
        (Aim::Cash, true) => "Money, the die +1 for gambling",
        (Aim::Benefit, false) => "Things",
        (Aim::Benefit, true) => "Things, the die +1 for rank",
    };
    Column {
        name: name.to_owned(),
        cells,
        chosen: wanted.is_some() || (selected.is_none() && fell.is_some()),
        fallen: fell.and_then(|(_, total)| total),
        shut: false,
        beyond: Some(if with_dm { 1 } else { 7 }),
    }
}

/// Whether the throw for it has a modifier, and its row once it has fallen.
fn fallen_to(living: &Living, aim: Aim) -> Option<(bool, Option<u8>)> {
    match (living.on_stage()?, aim) {
        ((Event::Cash { die, dm, .. }, fallen), Aim::Cash)
        | ((Event::Benefit { die, dm, .. }, fallen), Aim::Benefit) => {
            Some((*dm > 0, fallen.then_some(die + dm)))
        }
        _ => None,
    }
}

/// Which service the die drafts into.
pub fn draft(pen: &mut Pen, rect: Rect, living: &Living, fallen: Option<u8>) {
    let inner = panel(pen, rect);
    let height = inner.height().min(210.0);
    let place = Rect::from_min_size(inner.min, vec2(inner.width() / 2.0, height));
    let cells = drafts(living);
    let name = "The draft".to_owned();
    Column { name, cells, chosen: true, fallen, shut: false, beyond: None }.draw(pen, place);
}

/// The services in the order of the draft.
fn drafts(living: &Living) -> Vec<String> {
    let tables = living.tables();
    (1..=6).map(|face| tables.drafted_by(face).to_string()).collect()
}
