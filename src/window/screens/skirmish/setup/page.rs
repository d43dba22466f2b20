//! The page, drawn: scenarios and choices at the left, what is chosen at the right.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    about::about,
    form::{FightSetup, FightSetupAction, FightSetupDialog, Row},
    keys::of_the_row,
};
use crate::window::ui::{
    paint,
    pen::Pen,
    theme::{self, size},
};

const ROW: f32 = 25.0;

/// Draws everything but what lies on top.
pub fn draw(pen: &mut Pen<FightSetupAction>, setup: &FightSetup) {
    let all = pen.ui.max_rect();
    let p = pen.p();
    paint::stars(&p, all, 200);
    let room = all.shrink2(vec2(24.0, 18.0));
    let at = room.left_top();
    let name = paint::caption(&p, at, Align2::LEFT_TOP, "Skirmish", size::NUMERAL, theme::TYPE);
    let rule = Rect::from_min_size(pos2(at.x + 2.0, name.bottom() + 6.0), vec2(56.0, 3.0));
    p.rect_filled(rule, 0.0, theme::now());
    let left = Rect::from_min_max(
        pos2(room.left(), rule.bottom() + 14.0),
        pos2(room.left() + 396.0, room.bottom() - 22.0),
    );
    rows(pen, left, setup);
    let right = Rect::from_min_max(
        pos2(left.right() + 20.0, room.top()),
        pos2(room.right(), room.bottom() - 22.0),
    );
    match setup.chosen() {
        Some(scenario) => about(pen, right, setup, &scenario),
        None => {
            let words = "There is no scenario to fight.";
            paint::say(&p, right.center(), Align2::CENTER_CENTER, words, size::HEAD, theme::QUIET);
        }
    }
    let keys = vec![
        ("↑ ↓", "move", FightSetupAction::Walk(1)),
        ("← →", "change", FightSetupAction::Turn(setup.selected, 1)),
        ("Enter", "begin", FightSetupAction::Begin),
        ("B", "rulebook", FightSetupAction::Open(FightSetupDialog::Rules)),
        ("F1", "keys", FightSetupAction::Open(FightSetupDialog::Keys)),
        ("Esc", "title", FightSetupAction::Leave),
    ];
    pen.foot(pos2(room.left(), all.bottom() - 10.0), 18.0, keys);
    if let Some(note) = setup.notes.first() {
        let at = pos2(room.right(), all.bottom() - 10.0);
        let p = pen.p();
        paint::fitted(&p, at, Align2::RIGHT_BOTTOM, note, size::SMALL, theme::QUIET, 560.0, false);
    }
}

fn rows(pen: &mut Pen<FightSetupAction>, area: Rect, setup: &FightSetup) {
    let mut y = area.top();
    let count = setup.rows().len() as f32;
    let step = ((area.height() - 44.0) / count).min(ROW + 3.0);
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

fn one(pen: &mut Pen<FightSetupAction>, rect: Rect, setup: &FightSetup, row: Row) {
    let selected = setup.selected == row;
    let over = pen.ui.rect_contains_pointer(rect);
    let chosen = row == Row::Scenario(setup.scenario);
    let (fill, line) = match (selected, over || chosen) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    let p = pen.p();
    paint::plate(&p, rect, fill, line);
    if selected || chosen {
        let ink = if selected { theme::now() } else { theme::QUIET };
        p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, ink);
    }
    let at = rect.left_center() + vec2(14.0, 0.0);
    let value = setup.value(row);
    let names = setup.scenarios();
    let label = match row {
        Row::Continue => "Go on",
        Row::Scenario(n) if names.get(n).is_some_and(|it| it.id == "encounter") => {
            "A chance meeting"
        }
        Row::Scenario(n) => names.get(n).map_or("", |it| it.name.as_str()),
        Row::Rules => "Rules",
        Row::Command => "You command",
        Row::Against => "Against",
        Row::People => "Your people",
        Row::House => "House rules",
        Row::Seed => "Seed",
        Row::Begin => "Begin the fight",
    };
    match row {
        Row::Scenario(_) | Row::Begin | Row::Continue => {
            let points = if row == Row::Begin { size::HEAD } else { size::BODY };
            let drawn = paint::strong(&p, at, Align2::LEFT_CENTER, label, points, theme::TYPE);
            let right = rect.right_center() - vec2(10.0, 0.0);
            let room = right.x - drawn.right() - 12.0;
            paint::fitted(
                &p,
                right,
                Align2::RIGHT_CENTER,
                &value,
                size::TINY,
                theme::FAINT,
                room,
                false,
            );
        }
        Row::Rules | Row::Command | Row::Against | Row::People | Row::House | Row::Seed => {
            paint::caption(&p, at, Align2::LEFT_CENTER, label, size::TINY, theme::QUIET);
            let at = pos2(rect.left() + 146.0, rect.center().y);
            let room = rect.right() - 30.0 - at.x;
            paint::fitted(
                &p,
                at,
                Align2::LEFT_CENTER,
                &value,
                size::BODY,
                theme::TYPE,
                room,
                false,
            );
            turns(pen, rect, row, selected);
        }
    }
    if pen.clicked(rect, ("row", rect.min.y as i32)) {
        if setup.selected != row || matches!(row, Row::Scenario(_)) {
            pen.actions.push(FightSetupAction::Select(row));
        }
        if !matches!(row, Row::Scenario(_) | Row::Seed) {
            pen.actions.push(of_the_row(row));
        }
    }
}

/// Arrows at both sides of what turns; what opens has one at its right.
fn turns(pen: &mut Pen<FightSetupAction>, rect: Rect, row: Row, selected: bool) {
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
