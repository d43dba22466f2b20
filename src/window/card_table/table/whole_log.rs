//! The whole log, beside the table: filtered by captain and by phase, and every line can be laid open, with
//! what its numbers were reckoned from and the rules behind it.

use art::Icon;
use bevy_egui::egui::{
    Align2, Frame, Id, Key, Margin, Painter, Pos2, Rect, RichText, ScrollArea, Sense, Ui,
    UiBuilder, pos2, vec2,
};
use cards::{data::Phase, text};

use super::log::{LogView, row};
use crate::logbook::{Line, LogFilter};
use crate::window::{
    card_table::{
        spot,
        table::laid_open::laid_open,
        table_ui::{Log, TableAction, TableUi},
        view::{LogLine, TableView},
    },
    ui::{
        compact, keys, overlay, paint,
        theme::{self, size},
    },
};

pub(super) const POINTS: f32 = 14.0;
/// Lines that a page turns on.
const PAGE: isize = 14;
const CHIP: f32 = 23.0;
const NOTE: &str = "↑ ↓ walk · Enter opens a line · L closes";

/// Draws the log over the right of the table; returns where, and what was done in it.
pub fn draw(
    ui: &mut Ui,
    all: Rect,
    view: &TableView,
    table_ui: &TableUi,
    log: &LogView<'_, LogLine>,
) -> (Rect, Vec<TableAction>) {
    let shown = table_ui.log.filter.matching(log.lines.iter().map(|line| &line.told));
    let rect = if compact::is_on(ui.ctx()) {
        all.shrink(compact::MARGIN)
    } else {
        let width = (all.width() * 0.56).clamp(600.0, 760.0);
        Rect::from_min_max(pos2(all.right() - width, all.top()), all.max).shrink(12.0)
    };
    let inner = overlay::panel(ui, rect, "Log", NOTE);
    let mut actions: Vec<TableAction> =
        by_key(ui, view, table_ui.log, &shown).into_iter().collect();
    let filters = chips(ui, inner, view, table_ui.log.filter);
    let turned = filters.0.map(|filter| {
        TableAction::Log(Log { filter, unfolded: false, fresh: true, ..table_ui.log })
    });
    actions.extend(turned);
    let list = inner.with_min_y(filters.1);
    let over = lines(ui, list, view, table_ui.log, log, &shown, &mut actions);
    let told = over.or(table_ui.log.at).and_then(|n| log.lines.get(n)).map(|line| &line.told);
    lights(ui.painter(), all.with_max_x(rect.left()), view, table_ui, told);
    (rect, actions)
}

/// The actions of the keys.
fn by_key(ui: &Ui, view: &TableView, log: Log, shown: &[usize]) -> Option<TableAction> {
    let turn = |filter| TableAction::Log(Log { filter, unfolded: false, fresh: true, ..log });
    ui.input(|input| {
        let mut seats = view.seen.captains.iter().map(|captain| captain.seat).zip(keys::DIGITS);
        if let Some((seat, _)) = seats.find(|&(_, key)| keys::struck(input, key)) {
            return Some(turn(log.filter.turn_captain(seat)));
        }
        if keys::struck(input, Key::F) {
            return Some(turn(log.filter.next_phase()));
        }
        if keys::struck(input, Key::Enter) || keys::struck(input, Key::Space) {
            return Some(TableAction::Log(Log { unfolded: !log.unfolded, fresh: true, ..log }));
        }
        let down = input.num_presses(Key::PageDown) as isize;
        let pages = down - input.num_presses(Key::PageUp) as isize;
        let at = walked(log.at, keys::step(input) + pages * PAGE, shown)?;
        Some(TableAction::Log(Log { at: Some(at), unfolded: false, fresh: true, ..log }))
    })
}

/// The line so many further, if any; from nowhere one begins at the newest.
fn walked(at: Option<usize>, steps: isize, shown: &[usize]) -> Option<usize> {
    let last = shown.len().checked_sub(1).filter(|_| steps != 0)? as isize;
    let here = at.map_or(last + 1, |at| shown.partition_point(|&n| n < at) as isize);
    shown.get((here + steps).clamp(0, last) as usize).copied()
}

/// A chip for each captain and one for each phase, with the keys that do the same; returns what was
/// turned and where they end.
fn chips(ui: &mut Ui, area: Rect, view: &TableView, filter: LogFilter) -> (Option<LogFilter>, f32) {
    let (mut turned, mut at) = (None, area.min);
    for (captain, key) in view.seen.captains.iter().zip(1..) {
        let (selected, seat) = (filter.captain == Some(captain.seat), captain.seat);
        let words = (&*key.to_string(), None, view.name(seat));
        let (place, clicked) = chip(ui, area, at, words, selected);
        turned = clicked.then(|| filter.turn_captain(seat)).or(turned);
        at = place.right_top() + vec2(5.0, 0.0);
    }
    let tall = chip_tall(ui);
    at = pos2(area.left(), at.y + tall + 5.0);
    for (n, &phase) in Phase::ALL.iter().enumerate() {
        let (selected, sign) = (filter.phase == Some(phase), Some(Icon::Phase(phase)));
        let key = if n == 0 { "F" } else { "" };
        let (place, clicked) = chip(ui, area, at, (key, sign, text::phase_name(phase)), selected);
        turned = clicked.then(|| filter.turn_phase(phase)).or(turned);
        at = place.right_top() + vec2(5.0, 0.0);
    }
    (turned, at.y + tall + 8.0)
}

/// How tall a chip is; a finger needs more.
fn chip_tall(ui: &Ui) -> f32 {
    if compact::is_on(ui.ctx()) { compact::LOW } else { CHIP }
}

/// A chip from its top left corner, or in the next row of `area` where this has no room for it: a key, a sign, a word;
/// returns where, and whether it was clicked.
fn chip(
    ui: &Ui,
    area: Rect,
    mut at: Pos2,
    (key, sign, word): (&str, Option<Icon>, &str),
    selected: bool,
) -> (Rect, bool) {
    let (p, is_touched) = (ui.painter(), compact::is_on(ui.ctx()));
    let key = if is_touched { "" } else { key };
    let width = |text: &str, points| paint::wide(p, text, points);
    let key_room = if key.is_empty() { 0.0 } else { width(key, size::SMALL) + 6.0 };
    let sign_room = if sign.is_some() { 18.0 } else { 0.0 };
    let room = 16.0 + key_room + sign_room + width(word, size::SMALL);
    let tall = chip_tall(ui);
    if at.x + room > area.right() {
        at = pos2(area.left(), at.y + tall + 5.0);
    }
    let place = Rect::from_min_size(at, vec2(room, tall));
    let response = ui.interact(place, Id::new(("chip of the log", word)), Sense::CLICK);
    let (fill, line) = match (selected, response.hovered()) {
        (true, _) => (theme::TYPE, theme::TYPE),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::SPACE, theme::RULE),
    };
    let (ink, faint) =
        if selected { (theme::SPACE, theme::SPACE) } else { (theme::TYPE, theme::FAINT) };
    paint::plate(p, place, fill, line);
    let at = place.left_center() + vec2(8.0, 0.0);
    paint::strong(p, at, Align2::LEFT_CENTER, key, size::SMALL, faint);
    if let Some(sign) = sign {
        paint::icon(p, at + vec2(key_room + 7.0, 0.0), 14.0, sign, ink);
    }
    let at = at + vec2(key_room + sign_room, 0.0);
    paint::say(p, at, Align2::LEFT_CENTER, word, size::SMALL, ink);
    (place, response.clicked())
}

/// The lines that pass, the newest in sight; returns the one under the pointer.
fn lines(
    ui: &mut Ui,
    area: Rect,
    view: &TableView,
    at: Log,
    log: &LogView<'_, LogLine>,
    shown: &[usize],
    actions: &mut Vec<TableAction>,
) -> Option<usize> {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("whole log"));
    ui.set_clip_rect(area);
    let mut over = None;
    if shown.is_empty() {
        ui.label(RichText::new("Nothing of that kind has happened yet.").color(theme::QUIET));
    }
    ScrollArea::vertical().stick_to_bottom(at.at.is_none()).auto_shrink(false).show(
        &mut ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for &n in shown {
                let (line, selected) = (&log.lines[n], at.at == Some(n));
                let drawn = framed(selected).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    row(ui, line, n >= log.news, log.you, POINTS);
                    if selected && at.unfolded {
                        laid_open(ui, view, &line.told, actions);
                    }
                });
                let response = drawn.response.interact(Sense::CLICK);
                over = if response.hovered() { Some(n) } else { over };
                if response.clicked() {
                    let unfolded = !(selected && at.unfolded);
                    actions.push(TableAction::Log(Log { at: Some(n), unfolded, ..at }));
                }
                if selected && at.fresh {
                    response.scroll_to_me(None);
                }
            }
        },
    );
    if at.fresh && !actions.iter().any(|action| matches!(action, TableAction::Log(_))) {
        actions.push(TableAction::Log(Log { fresh: false, ..at }));
    }
    over
}

fn framed(selected: bool) -> Frame {
    let fill = if selected { theme::RAISED } else { theme::PANEL };
    Frame::NONE.fill(fill).corner_radius(3.0).inner_margin(Margin::symmetric(6, 2))
}

/// Lights what of the table a line speaks of, as far as it can be seen beside the log.
fn lights(p: &Painter, beside: Rect, view: &TableView, table_ui: &TableUi, told: Option<&Line>) {
    let Some(line) = told else { return };
    let spoken = spot::spoken_of(&line.about, &view.seen);
    let p = p.with_clip_rect(beside);
    let highlighted = table_ui.places.iter().filter(|place| spoken.contains(&place.spot));
    highlighted.for_each(|place| paint::spoken(&p, place.rect));
}

#[cfg(test)]
mod tests;
