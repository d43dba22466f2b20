//! A screen of several columns on a phone: one of them at a time, the others behind tabs.

use bevy_egui::egui::{Context, Id, Painter, Rect, Ui, pos2, vec2};

use super::{MARGIN, TARGET, is_upright, tabs, way_back};
use crate::window::ui::{
    paint::TextBox,
    theme::{self, size},
};

/// What is around the column that is shown.
pub struct Columns {
    /// The one that is shown, from the left.
    pub shown: usize,
    pub area: Rect,
}

/// The share of a phone held across that the name of the screen has at most.
const NAME: f32 = 0.36;

impl Columns {
    /// Draws the name of a screen, the way back, and a tab for each column; `screen` is the same in every
    /// frame. Below it all is room for a strip of [`TARGET`] points, where `has_strip`.
    pub fn draw(ui: &Ui, screen: &str, title: &str, names: &[&str], has_strip: bool) -> Columns {
        let all = ui.max_rect();
        let head = all.with_max_y(all.top() + TARGET);
        let (is_high, row) = (is_upright(all), Columns::tabs(all));
        let named = match is_high {
            true => head.with_max_x(head.right() - TARGET),
            false => head.with_max_x(row.left()),
        };
        name(ui.painter(), named.shrink2(vec2(MARGIN + 6.0, 0.0)), title);
        way_back(ui, all.right_top() - vec2(TARGET, 0.0));
        let shown = turned(ui, row, screen, names);
        let below = if has_strip { TARGET } else { 0.0 };
        let area = all.with_min_y(row.bottom()).with_max_y(all.bottom() - below);
        Columns { shown, area: area.shrink2(vec2(MARGIN, MARGIN / 2.0)) }
    }

    /// Where the tabs stand on a screen: below its name, or beside it where the phone is held across.
    pub fn tabs(all: Rect) -> Rect {
        let head = all.with_max_y(all.top() + TARGET);
        match is_upright(all) {
            true => head.translate(vec2(0.0, TARGET)),
            false => {
                head.with_min_x(head.left() + head.width() * NAME).with_max_x(head.right() - TARGET)
            }
        }
    }
}

/// A name that is long stands smaller, and in two lines.
fn name(p: &Painter, place: Rect, title: &str) {
    let sizes = [size::TITLE, size::HEAD, size::BODY, size::SMALL].map(|points| (title, points));
    let lines = TextBox::fitting(p, sizes, place.size(), theme::TYPE);
    let at = pos2(place.left(), place.center().y - lines.height() / 2.0);
    lines.draw(p, at);
}

/// Draws tabs; the one that is shown, also after a tap.
pub fn turned(ui: &Ui, row: Rect, screen: &str, names: &[&str]) -> usize {
    let shown = ui.data(|data| data.get_temp(id(screen))).unwrap_or(0).min(names.len() - 1);
    let Some(tapped) = tabs::draw(ui, row, names, Some(shown)) else { return shown };
    turn_to(ui.ctx(), screen, tapped);
    tapped
}

/// Shows this column of a screen.
pub fn turn_to(ctx: &Context, screen: &str, column: usize) {
    ctx.data_mut(|data| data.insert_temp(id(screen), column));
    ctx.request_repaint();
}

fn id(screen: &str) -> Id {
    Id::new(("the column of a screen", screen))
}
