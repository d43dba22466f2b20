//! Tabs and keys in a row for a finger.

use bevy_egui::egui::{
    Align2, Id, Painter, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2,
    scroll_area::ScrollBarVisibility, vec2,
};

use super::{MARGIN, TARGET};
use crate::window::ui::{
    layout::equal_columns,
    layout_check::{Reason, meant},
    paint, reader,
    theme::{self, size},
};

/// Draws tabs of the same width; the one that was tapped.
pub fn draw(ui: &Ui, area: Rect, names: &[&str], open: Option<usize>) -> Option<usize> {
    let p = ui.painter();
    p.rect_filled(area, 0.0, theme::PANEL);
    paint::rule(p, area, area.bottom() - 1.0);
    let cells = equal_columns(area, names.len()).zip(names).enumerate();
    cells.filter(|&(n, (place, name))| one(ui, place, name, open == Some(n))).map(|(n, _)| n).last()
}

/// Draws words for what can be done now, or tabs that are as wide as their names, in a row that rolls across
/// where there are many; the one that was tapped.
pub fn strip(ui: &mut Ui, area: Rect, words: &[&str], open: Option<usize>) -> Option<usize> {
    ui.painter().rect_filled(area, 0.0, theme::PANEL);
    paint::rule(ui.painter(), area, area.top());
    let wide: Vec<f32> = words.iter().map(|words| needed(ui.painter(), words)).collect();
    let more = (area.width() / wide.iter().sum::<f32>().max(1.0)).max(1.0);
    // Whatever goes over its edge comes by rolling.
    meant(ui.painter(), area.expand2(vec2(f32::from(i16::MAX), 0.0)), Reason::Rolls);
    let mut ui =
        ui.new_child(UiBuilder::new().max_rect(area).id_salt(("strip", area.top() as i32)));
    let rolls = ScrollArea::horizontal().id_salt("strip").auto_shrink(false);
    let rolls = rolls.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    let shown = rolls.show(&mut ui, |ui| {
        let (_, all) = ui.allocate_space(vec2(wide.iter().sum::<f32>() * more, TARGET));
        let (mut left, mut tapped) = (all.left(), None);
        for (n, (words, wide)) in words.iter().zip(wide).enumerate() {
            let place = all.with_min_x(left).with_max_x(left + wide * more);
            left = place.right();
            tapped = one(ui, place, words, open == Some(n)).then_some(n).or(tapped);
        }
        tapped
    });
    shown.inner
}

/// Draws one; whether it was tapped.
fn one(ui: &Ui, place: Rect, name: &str, is_open: bool) -> bool {
    let response = ui.interact(place, Id::new(("tab", name)), Sense::CLICK);
    reader::name(&response, is_open, || name.to_owned());
    let p = ui.painter();
    if is_open {
        p.rect_filled(place.with_min_y(place.bottom() - 3.0), 0.0, theme::now());
    }
    in_two_lines(p, place, name, is_open);
    response.clicked()
}

/// The width of a tab with these words.
fn needed(p: &Painter, words: &str) -> f32 {
    let wide = |line: &&str| paint::wide(p, line, size::SMALL);
    let widest = lines(words).iter().map(wide).fold(0.0, f32::max);
    (widest + 2.0 * MARGIN).max(TARGET)
}

/// Words in one line, or in two that are about as long.
pub(super) fn lines(words: &str) -> Vec<&str> {
    let middle = |at: &usize| (2 * at).abs_diff(words.len());
    let parted = words.match_indices(' ').map(|(at, _)| at).min_by_key(middle);
    parted.map_or(vec![words], |at| vec![&words[..at], &words[at + 1..]])
}

/// Words in the middle of a tab, in two lines where they are too long for one.
fn in_two_lines(p: &Painter, place: Rect, words: &str, is_open: bool) {
    let fits = paint::wide(p, words, size::SMALL) <= place.width() - 2.0 * MARGIN;
    let lines = if fits { vec![words] } else { lines(words) };
    let first = place.center().y - 7.0 * (lines.len() as f32 - 1.0);
    let ink = if is_open { theme::TYPE } else { theme::QUIET };
    for (n, line) in lines.into_iter().enumerate() {
        let at = pos2(place.center().x, first + 14.0 * n as f32);
        let (align, room) = (Align2::CENTER_CENTER, place.width() - 4.0);
        paint::fitted(p, at, align, line, size::SMALL, ink, room, is_open);
    }
}
