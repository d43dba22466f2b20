//! The page, drawn: scenarios and choices at the left, what is chosen at the right.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

use super::{
    about::about,
    form::{FightSetup, FightSetupAction, FightSetupDialog, Row},
    keys::of_the_row,
};
use crate::window::screens::skirmish::setup::form::Pen;
use crate::window::ui::{
    compact::{self, Columns, MARGIN, Roll, TARGET},
    layout::band,
    line::Line,
    paint,
    theme::{self, size},
};

const ROW: f32 = 25.0;
/// From one row to the next on a phone.
const STEP: f32 = TARGET + 3.0;

/// Draws everything but what lies on top.
pub fn draw(pen: &mut Pen, setup: &FightSetup) {
    let all = pen.ui.max_rect();
    let p = pen.p();
    paint::stars(&p, all, 200);
    if compact::is_on(pen.ui.ctx()) {
        return tapped(pen, setup);
    }
    let room = all.shrink2(vec2(24.0, 18.0));
    let top = heading(&p, room);
    let body = band(room, 0.0, 22.0);
    let left = body.with_min_y(top).with_max_x(room.left() + 396.0);
    rows(pen, left, setup);
    chosen(pen, body.with_min_x(left.right() + 20.0), setup);
    foot(pen, room.with_max_y(all.bottom() - 10.0), setup);
    note(pen, room.with_max_y(all.bottom() - 10.0), setup);
}

/// What is chosen.
fn chosen(pen: &mut Pen, area: Rect, setup: &FightSetup) {
    match setup.chosen() {
        Some(scenario) => about(pen, area, setup, &scenario),
        None => {
            let (at, words) = (area.center(), "There is no scenario to fight.");
            let align = Align2::CENTER_CENTER;
            paint::say(&pen.p(), at, align, words, size::HEAD, theme::QUIET);
        }
    }
}

/// What is told of a scenario takes so much on a phone, at least.
const ABOUT: f32 = 720.0;

/// The page on a phone: rows behind one tab, what is chosen behind the other.
fn tapped(pen: &mut Pen, setup: &FightSetup) {
    let names = ["Choose", "What it is"];
    let Columns { shown, mut area } = Columns::draw(pen.ui, "skirmish", "Skirmish", &names, true);
    if let Some(note) = setup.notes.first() {
        area.min.y += paint::flow(&pen.p(), area, note, size::SMALL, theme::now(), false) + MARGIN;
    }
    let tall = if shown == 0 { STEP * (setup.rows().len() + 2) as f32 } else { ABOUT };
    let roll = Roll::at_least(pen.ui, area, names[shown], tall);
    match shown {
        0 => rows(pen, roll.whole, setup),
        _ => chosen(pen, roll.whole, setup),
    }
    roll.end(pen.ui);
    let all = pen.ui.max_rect();
    foot(pen, all, setup);
}

/// The name of the page; returns where its rows begin.
fn heading(p: &Painter, room: Rect) -> f32 {
    let at = room.left_top();
    let name = paint::caption(p, at, Align2::LEFT_TOP, "Skirmish", size::NUMERAL, theme::TYPE);
    let rule = Rect::from_min_size(pos2(at.x + 2.0, name.bottom() + 6.0), vec2(56.0, 3.0));
    p.rect_filled(rule, 0.0, theme::now());
    rule.bottom() + 14.0
}

/// The keys.
fn foot(pen: &mut Pen, room: Rect, setup: &FightSetup) {
    let keys = vec![
        ("↑ ↓", "move", FightSetupAction::Walk(1)),
        ("← →", "change", FightSetupAction::Turn(setup.selected, 1)),
        ("Enter", "begin", FightSetupAction::Begin),
        ("B", "rulebook", FightSetupAction::Open(FightSetupDialog::Rules)),
        ("F1", "keys", FightSetupAction::Open(FightSetupDialog::Keys)),
        ("Esc", "title", FightSetupAction::Leave),
    ];
    pen.foot(room.left_bottom(), 18.0, keys);
}

/// What the person should read.
fn note(pen: &Pen, room: Rect, setup: &FightSetup) {
    if let Some(note) = setup.notes.first() {
        let (p, at) = (pen.p(), room.right_bottom());
        paint::fitted(&p, at, Align2::RIGHT_BOTTOM, note, size::SMALL, theme::QUIET, 560.0, false);
    }
}

fn rows(pen: &mut Pen, area: Rect, setup: &FightSetup) {
    let mut y = area.top();
    let count = setup.rows().len() as f32;
    let most = if compact::is_on(pen.ui.ctx()) { STEP } else { ROW + 3.0 };
    let step = ((area.height() - 44.0) / count).min(most);
    let mut last = None;
    for row in setup.rows() {
        let group = matches!(row, Row::Scenario(_));
        if last.is_some_and(|before| before != group) {
            y += 9.0;
        }
        last = Some(group);
        let tall = if row == Row::Begin { step + 9.0 } else { step };
        let rect = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), tall - 3.0));
        one(pen, rect, setup, row);
        y += tall;
    }
}

fn one(pen: &mut Pen, rect: Rect, setup: &FightSetup, row: Row) {
    let selected = setup.selected == row;
    if row == Row::Seed && compact::is_on(pen.ui.ctx()) {
        return seed(pen, rect, setup, selected);
    }
    let chosen = row == Row::Scenario(setup.scenario);
    let over = pen.ui.rect_contains_pointer(rect);
    let p = pen.p();
    paint::ground(&p, rect, selected, over || chosen, theme::PANEL);
    if selected || chosen {
        let ink = if selected { theme::now() } else { theme::QUIET };
        p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, ink);
    }
    match row {
        Row::Scenario(_) | Row::Begin | Row::Continue => led_to(&p, rect, setup, row),
        Row::Rules | Row::Command | Row::Against | Row::People | Row::House | Row::Seed => {
            turned(&p, rect, setup, row);
            turns(pen, rect, row, selected);
        }
    }
    if pen.clicked(rect, ("row", rect.min.y as i32)) {
        pen.actions.extend(clicked(setup, row));
    }
}

/// The seed as a field: a phone has a keyboard for fields only.
fn seed(pen: &mut Pen, rect: Rect, setup: &FightSetup, selected: bool) {
    let hint = "a new one";
    let line =
        Line { name: "Seed", indent: 146.0, hint, limit: 19, selected, columns: None, wrong: None };
    let mut text = setup.seed.clone();
    if line.draw(pen, rect, &mut text) && !selected {
        pen.actions.push(FightSetupAction::Select(Row::Seed));
    }
    if text != setup.seed {
        pen.actions.push(FightSetupAction::Seed(text));
    }
}

/// A click selects the row, and does what Enter does but where one chooses or types.
fn clicked(setup: &FightSetup, row: Row) -> Vec<FightSetupAction> {
    let is_scenario = matches!(row, Row::Scenario(_));
    let selects = setup.selected != row || is_scenario;
    let does = !is_scenario && row != Row::Seed;
    let select = selects.then_some(FightSetupAction::Select(row));
    select.into_iter().chain(does.then(|| of_the_row(row))).collect()
}

fn label(setup: &FightSetup, row: Row) -> String {
    match row {
        Row::Continue => "Go on",
        Row::Scenario(n) => return scenario(setup, n),
        Row::Rules => "Rules",
        Row::Command => "You command",
        Row::Against => "Against",
        Row::People => "Your people",
        Row::House => "House rules",
        Row::Seed => "Seed",
        Row::Begin => "Begin the fight",
    }
    .to_owned()
}

fn scenario(setup: &FightSetup, nth: usize) -> String {
    match setup.scenarios().get(nth) {
        Some(it) if it.id == "encounter" => "A chance meeting".to_owned(),
        Some(it) => it.name.clone(),
        None => String::new(),
    }
}

/// A row that leads somewhere: its name large, its note small at the right.
fn led_to(p: &Painter, rect: Rect, setup: &FightSetup, row: Row) {
    let (at, label) = (rect.left_center() + vec2(14.0, 0.0), label(setup, row));
    let points = if row == Row::Begin { size::HEAD } else { size::BODY };
    let drawn = paint::strong(p, at, Align2::LEFT_CENTER, &label, points, theme::TYPE);
    let (at, value) = (rect.right_center() - vec2(10.0, 0.0), setup.value(row));
    let (room, align) = (at.x - drawn.right() - 12.0, Align2::RIGHT_CENTER);
    paint::fitted(p, at, align, &value, size::TINY, theme::FAINT, room, false);
}

/// A row that is turned: its name small, its value large.
fn turned(p: &Painter, rect: Rect, setup: &FightSetup, row: Row) {
    let (at, label) = (rect.left_center() + vec2(14.0, 0.0), label(setup, row));
    paint::caption(p, at, Align2::LEFT_CENTER, &label, size::TINY, theme::QUIET);
    let (at, value) = (pos2(rect.left() + 146.0, rect.center().y), setup.value(row));
    let (room, align) = (rect.right() - 30.0 - at.x, Align2::LEFT_CENTER);
    paint::fitted(p, at, align, &value, size::BODY, theme::TYPE, room, false);
}

/// Arrows at both sides of what turns; what opens has one at its right.
fn turns(pen: &mut Pen, rect: Rect, row: Row, selected: bool) {
    let opens = matches!(row, Row::People | Row::House);
    if row == Row::Seed {
        return;
    }
    let p = pen.p();
    let ink = if selected { theme::TYPE } else { theme::FAINT };
    let right = pos2(rect.right() - 14.0, rect.center().y);
    paint::strong(&p, right, Align2::CENTER_CENTER, "›", 20.0, ink);
    if !opens {
        let left = pos2(rect.left() + 134.0, rect.center().y);
        paint::strong(&p, left, Align2::CENTER_CENTER, "‹", 20.0, ink);
    }
}
