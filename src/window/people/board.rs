//! Beneath the stage: the tables that are open now, or what the dice may bring.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use characters::{
    Aim, Event, Move, Why,
    data::{Service, SkillTable},
    odds::Forecast,
    text,
};

use super::{
    dice::{self as drawn, Chance},
    living::Living,
    pen::{self, Pen},
    stage,
};
use crate::window::{
    paint,
    theme::{self, size},
};

/// Draws what belongs to the moment in `rect`; `lit` is the highlighted option.
pub fn draw(pen: &mut Pen, rect: Rect, living: &Living, lit: Option<&Move>) {
    match living.question().map(|choice| choice.why) {
        Some(Why::Enlisting) => dossier(pen, rect, living, lit),
        Some(Why::Rolling { .. } | Why::NamingBlade | Why::NamingGun | Why::NamingVehicle) => {
            skills(pen, rect, living, lit);
        }
        Some(Why::MusteringOut { .. } | Why::TakingBlade | Why::TakingGun) => {
            mustering(pen, rect, living, lit);
        }
        Some(Why::Commission | Why::Promotion) => rank(pen, rect, living),
        Some(Why::Reenlisting) => forecasts(pen, rect, living, "If you stay"),
        None => meanwhile(pen, rect, living),
    }
}

/// While things happen, the table that the die falls on.
fn meanwhile(pen: &mut Pen, rect: Rect, living: &Living) {
    match living.on_stage() {
        Some((Event::SkillRoll { .. }, _)) => skills(pen, rect, living, None),
        Some((Event::Cash { .. } | Event::Benefit { .. }, _)) => mustering(pen, rect, living, None),
        Some((Event::Drafted { die, .. }, fallen)) => {
            draft(pen, rect, living, fallen.then_some(*die))
        }
        Some((Event::Commission { .. } | Event::Promotion { .. }, _)) => rank(pen, rect, living),
        _ => service(pen, rect, living),
    }
}

/// What a service asks, promises and teaches; all six are a key away.
fn dossier(pen: &mut Pen, rect: Rect, living: &Living, lit: Option<&Move>) {
    let Some(Move::Enlist(service)) = lit else { return };
    let p = pen.p();
    let tables = living.tables();
    let table = tables.service(*service);
    let inner = panel(pen, rect);
    let y = heading(pen, inner, *service, &table.about);
    let area = inner.with_min_y(y);
    let height = paint::flow(&p, area, &table.promise, size::BODY, theme::TYPE, false);
    let area = inner.with_min_y(y + height + 12.0);
    let mine = living.forecasts();
    let mine: Vec<&Forecast> = mine.iter().filter(|it| it.option.as_ref() == lit).collect();
    let y = charts(pen, area.with_max_y(area.top() + 118.0), &mine);
    four(pen, inner.with_min_y(y + 12.0), living, *service, None, None);
}

/// The name of a service with its sign, and a sentence.
fn heading(pen: &Pen, area: Rect, service: Service, about: &str) -> f32 {
    let p = pen.p();
    paint::mark(&p, area.left_top() + vec2(9.0, 11.0), 8.0, pen::badge(service));
    let at = area.left_top() + vec2(26.0, 0.0);
    let name = service.name();
    let drawn = paint::strong(&p, at, Align2::LEFT_TOP, name, size::TITLE, theme::TYPE);
    let text = area.with_min_y(drawn.bottom() + 4.0);
    drawn.bottom() + 8.0 + paint::flow(&p, text, about, size::BODY, theme::QUIET, false)
}

/// The service one is in, between its throws.
fn service(pen: &mut Pen, rect: Rect, living: &Living) {
    let Some(service) = living.telling.person.career.service else {
        paint::plate(&pen.p(), rect, theme::SPACE, theme::faded(theme::RULE, 0.5));
        return;
    };
    let tables = living.tables();
    let inner = panel(pen, rect);
    let y = heading(pen, inner, service, &tables.service(service).about);
    rest(pen, inner.with_min_y(y + 14.0), living, service);
}

/// A panel; returns the room inside.
fn panel(pen: &Pen, rect: Rect) -> Rect {
    paint::plate(&pen.p(), rect, theme::PANEL, theme::RULE);
    rect.shrink2(vec2(16.0, 13.0))
}

/// Forecasts side by side; returns where they end.
fn charts(pen: &mut Pen, area: Rect, all: &[&Forecast]) -> f32 {
    let gap = 18.0;
    let width = ((area.width() + gap) / 3.0 - gap).min(170.0);
    for (n, forecast) in all.iter().enumerate() {
        let left = area.left() + (width + gap) * n as f32;
        one_chart(
            pen,
            Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height())),
            forecast,
        );
    }
    area.bottom()
}

/// What is thrown for, how likely it is, in how many ways, and why.
pub fn one_chart(pen: &mut Pen, rect: Rect, forecast: &Forecast) {
    let p = pen.p();
    let target = forecast.target.map_or(2, i32::from);
    let chance =
        Chance { target, modifiers: &forecast.modifiers, odds: forecast.odds, fallen: None };
    let what = &forecast.what;
    paint::caption(&p, rect.min, Align2::LEFT_TOP, what, size::TINY, theme::QUIET);
    pen.rule(rect.right_top(), Align2::RIGHT_TOP, forecast.rule);
    let at = pos2(rect.left(), rect.top() + 14.0);
    let percent = drawn::percent(forecast.odds);
    let number = paint::numeral(&p, at, Align2::LEFT_TOP, &percent, size::TITLE, theme::TYPE);
    let at = pos2(rect.right(), number.center().y);
    let ways = format!("{}/{}", forecast.odds.ways(), forecast.odds.of());
    paint::say(&p, at, Align2::RIGHT_CENTER, &ways, size::SMALL, theme::QUIET);
    let needs: Vec<String> = std::iter::once(format!("{target}+ on two dice"))
        .chain(forecast.modifiers.iter().map(ToString::to_string))
        .collect();
    let at = pos2(rect.left(), number.bottom() + 1.0);
    let line = paint::fitted(
        &p,
        at,
        Align2::LEFT_TOP,
        &needs.join(", "),
        size::SMALL,
        theme::QUIET,
        rect.width(),
        false,
    );
    drawn::chart(&p, rect.with_min_y(line.bottom() + 6.0), &chance);
}

/// The odds of whatever the question brings.
fn forecasts(pen: &mut Pen, rect: Rect, living: &Living, title: &str) {
    let inner = panel(pen, rect);
    let p = pen.p();
    let all = living.forecasts();
    let at = inner.left_top();
    let drawn = paint::caption(&p, at, Align2::LEFT_TOP, title, size::SMALL, theme::QUIET);
    let all: Vec<&Forecast> = all.iter().collect();
    let mut top = drawn.bottom() + 12.0;
    for row in all.chunks(3) {
        let area = inner.with_min_y(top).with_max_y(top + 122.0);
        top = charts(pen, area, row) + 14.0;
    }
    if top < inner.bottom() - 60.0 {
        ladder(pen, inner.with_min_y(top + 2.0), living);
    }
}

/// The odds of rank, and the ranks there are.
fn rank(pen: &mut Pen, rect: Rect, living: &Living) {
    let inner = panel(pen, rect);
    let all = living.forecasts();
    let all: Vec<&Forecast> = all.iter().collect();
    let mut top = inner.top();
    if living.question().is_some() {
        top = charts(pen, inner.with_max_y(top + 118.0), &all) + 14.0;
    }
    if let Some(service) = living.telling.person.career.service {
        rest(pen, inner.with_min_y(top), living, service);
    }
}

/// The ranks of a service, and what it teaches.
fn rest(pen: &mut Pen, area: Rect, living: &Living, service: Service) {
    ladder(pen, area, living);
    four(pen, area.with_min_y(area.top() + 70.0), living, service, None, None);
}

/// The ranks of the service, those that were reached filled.
fn ladder(pen: &mut Pen, area: Rect, living: &Living) {
    let Some(service) = living.telling.person.career.service else { return };
    let p = pen.p();
    let tables = living.tables();
    let (ranks, mine) = (&tables.service(service).ranks, living.telling.person.career.rank);
    if ranks.is_empty() {
        let words = format!("{} has no ranks.", service.name());
        paint::say(&p, area.min, Align2::LEFT_TOP, &words, size::SMALL, theme::FAINT);
        return;
    }
    paint::caption(&p, area.min, Align2::LEFT_TOP, "Ranks", size::TINY, theme::FAINT);
    let gap = 5.0;
    let width = (area.width() + gap) / ranks.len() as f32 - gap;
    for (n, rank) in ranks.iter().enumerate() {
        let left = area.left() + (width + gap) * n as f32;
        let place = Rect::from_min_size(pos2(left, area.top() + 18.0), vec2(width, 38.0));
        let reached = mine > n as u8;
        let next = mine == n as u8;
        let line = if next { theme::NOW } else { theme::RULE };
        let fill = if reached { theme::RAISED } else { theme::SPACE };
        paint::plate(&p, place, fill, line);
        let ink = if reached { theme::TYPE } else { theme::QUIET };
        let at = pos2(place.left() + 7.0, place.top() + 4.0);
        paint::say(&p, at, Align2::LEFT_TOP, &(n + 1).to_string(), size::TINY, theme::FAINT);
        let at = pos2(place.left() + 7.0, place.bottom() - 4.0);
        let room = width - 12.0;
        paint::fitted(&p, at, Align2::LEFT_BOTTOM, rank, size::SMALL, ink, room, reached);
    }
}

/// The four tables of the service side by side; the row lights up that the die chose.
fn skills(pen: &mut Pen, rect: Rect, living: &Living, lit: Option<&Move>) {
    let inner = panel(pen, rect);
    let Some(service) = living.telling.person.career.service else { return };
    let p = pen.p();
    let at = inner.left_top();
    paint::caption(&p, at, Align2::LEFT_TOP, "Skill tables", size::SMALL, theme::QUIET);
    pen.rule(inner.right_top(), Align2::RIGHT_TOP, "CT-SKL-07");
    let chosen = match lit {
        Some(Move::Roll(table)) => Some(*table),
        _ => None,
    };
    let fallen = match living.on_stage() {
        Some((Event::SkillRoll { table, die, .. }, fallen)) => {
            Some((*table, fallen.then_some(*die)))
        }
        _ => None,
    };
    let area = inner.with_min_y(inner.top() + 24.0);
    let bottom = four(pen, area, living, service, chosen, fallen);
    let note = inner.with_min_y(bottom + 14.0);
    let words = "One die on the table you name: each row comes up in 1 of 6 (16.7 %).";
    if note.height() > 14.0 {
        paint::flow(&p, note, words, size::SMALL, theme::FAINT, false);
    }
}

/// Four columns of six; returns where they end.
fn four(
    pen: &mut Pen,
    area: Rect,
    living: &Living,
    service: Service,
    chosen: Option<SkillTable>,
    fallen: Option<(SkillTable, Option<u8>)>,
) -> f32 {
    let tables = living.tables();
    let need = tables.figures.advanced_education_2;
    let gap = 8.0;
    let width = (area.width() + gap) / 4.0 - gap;
    let height = (area.height()).min(210.0);
    for (n, which) in SkillTable::ALL.into_iter().enumerate() {
        let left = area.left() + (width + gap) * n as f32;
        let place = Rect::from_min_size(pos2(left, area.top()), vec2(width, height));
        let cells = tables.service(service).skills(which).iter().map(text::cell).collect();
        let educated = living.telling.person.characteristics.get(need.0) >= need.1;
        let shut = which == SkillTable::AdvancedEducation2 && !educated;
        let name = match (which, shut) {
            (SkillTable::AdvancedEducation2, true) => {
                format!("Higher Ed. ({} {}+)", need.0, need.1)
            }
            _ => which.name().to_owned(),
        };
        let fell = fallen.filter(|(table, _)| *table == which);
        let column = Column {
            name,
            cells,
            chosen: chosen == Some(which) || fell.is_some(),
            fallen: fell.and_then(|(_, die)| die),
            shut,
            beyond: None,
        };
        column.draw(pen, place);
    }
    area.top() + height
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
        let line = if self.chosen { theme::NOW } else { theme::RULE };
        paint::plate(&p, rect, theme::SPACE, line);
        let head = rect.with_max_y(rect.top() + 22.0);
        let ink = match (self.shut, self.chosen) {
            (true, _) => theme::FAINT,
            (false, true) => theme::TYPE,
            (false, false) => theme::QUIET,
        };
        let at = head.left_center() + vec2(8.0, 1.0);
        let room = head.width() - 12.0;
        paint::fitted(&p, at, Align2::LEFT_CENTER, &self.name, 11.5, ink, room, false);
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
            p.rect_filled(row.shrink2(vec2(2.0, 0.5)), 2.0, theme::NOW_GROUND);
            p.rect_filled(
                row.shrink2(vec2(2.0, 0.5)).with_max_x(row.left() + 5.0),
                1.0,
                theme::NOW,
            );
        }
        let at = row.left_center() + vec2(9.0, 0.0);
        let ink = if here { theme::TYPE } else { theme::FAINT };
        paint::say(&p, at, Align2::LEFT_CENTER, &face.to_string(), size::TINY, ink);
        let at = at + vec2(13.0, 0.0);
        let shut = self.shut || (self.beyond == Some(face) && !here);
        let ink = match (shut, here, self.chosen) {
            (true, _, _) => theme::FAINT,
            (_, true, _) | (_, _, true) => theme::TYPE,
            _ => theme::QUIET,
        };
        let room = row.right() - 5.0 - at.x;
        paint::fitted(&p, at, Align2::LEFT_CENTER, cell, size::SMALL, ink, room, here);
    }
}

/// Money and things, by the total of the die; the last row is for who has the modifier.
fn mustering(pen: &mut Pen, rect: Rect, living: &Living, lit: Option<&Move>) {
    let inner = panel(pen, rect);
    let p = pen.p();
    let at = inner.left_top();
    paint::caption(&p, at, Align2::LEFT_TOP, "Mustering out", size::SMALL, theme::QUIET);
    pen.rule(inner.right_top(), Align2::RIGHT_TOP, "CT-MUS-03");
    let Some(service) = living.telling.person.career.service else { return };
    let tables = living.tables();
    let table = tables.service(service);
    let area = inner.with_min_y(inner.top() + 24.0);
    let width = (area.width() - 14.0) / 2.0;
    let cash = table.cash.iter().copied().map(pen::money).collect();
    let things = table.benefits.iter().copied().map(text::benefit).collect();
    for (n, (aim, cells)) in [(Aim::Cash, cash), (Aim::Benefit, things)].into_iter().enumerate() {
        let left = area.left() + (width + 14.0) * n as f32;
        let place =
            Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height().min(240.0)));
        column(living, lit, aim, cells).draw(pen, place);
    }
    let note = inner.with_min_y(area.top() + 254.0);
    if note.height() > 14.0 {
        let words = "One die, each face 1 of 6 (16.7 %); with the modifier rows 2 to 7, without it 1 \
                     to 6.";
        paint::flow(&p, note, words, size::SMALL, theme::FAINT, false);
    }
}

/// One of the two tables, with the row that came up and those that can.
fn column(living: &Living, lit: Option<&Move>, aim: Aim, cells: Vec<String>) -> Column {
    let wanted = match lit {
        Some(Move::MusterOut { aim: wanted, with_dm }) if *wanted == aim => Some(*with_dm),
        _ => None,
    };
    let fell = match (living.on_stage(), aim) {
        (Some((Event::Cash { die, dm, .. }, fallen)), Aim::Cash)
        | (Some((Event::Benefit { die, dm, .. }, fallen)), Aim::Benefit) => {
            Some((*dm > 0, fallen.then_some(die + dm)))
        }
        _ => None,
    };
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
        chosen: wanted.is_some() || (lit.is_none() && fell.is_some()),
        fallen: fell.and_then(|(_, total)| total),
        shut: false,
        beyond: Some(if with_dm { 1 } else { 7 }),
    }
}

/// Which service the die drafts into.
fn draft(pen: &mut Pen, rect: Rect, living: &Living, fallen: Option<u8>) {
    let inner = panel(pen, rect);
    let height = inner.height().min(210.0);
    let place = Rect::from_min_size(inner.min, vec2(inner.width() / 2.0, height));
    let cells = stage::drafts(living).map(|service| service.to_string()).to_vec();
    let name = "The draft".to_owned();
    Column { name, cells, chosen: true, fallen, shut: false, beyond: None }.draw(pen, place);
}
