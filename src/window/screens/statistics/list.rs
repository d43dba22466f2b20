//! Draws the list of finished games, the newest first; each can be replayed.

use bevy_egui::egui::{
    Align2, Rect, ScrollArea, Sense, Ui, UiBuilder, scroll_area::ScrollBarVisibility, vec2,
};

use super::{
    bars, campaigns, fights, games,
    sheet::Row,
    state::{Sort, StatisticsAction, StatisticsUi},
};
use crate::statistics::Broken;
use crate::window::ui::{
    magnifier::attend,
    paint, reader,
    theme::{self, size},
};

const ROW: f32 = 46.0;
/// Files that cannot be counted are named here, as many as fit; the command line names them all.
const NAMED: usize = 3;

/// Draws it in `area`; what was done on it.
pub(super) fn draw(ui: &mut Ui, area: Rect, statistics_ui: &StatisticsUi) -> Vec<StatisticsAction> {
    let p = ui.painter().clone();
    let at = area.left_top();
    let head = match statistics_ui.place.sort {
        Sort::Games => "Finished games",
        Sort::Fights => "Finished fights",
        Sort::Campaigns => "Finished campaigns",
    };
    paint::caption(&p, at, Align2::LEFT_TOP, head, size::TINY, theme::FAINT);
    let notes = notes(statistics_ui);
    let tall: f32 =
        notes.iter().map(|note| paint::tall(&p, note, size::TINY, area.width()) + 4.0).sum();
    let list = Rect::from_min_max(area.min + vec2(0.0, 22.0), area.max - vec2(0.0, tall + 8.0));
    // No row is cut in two.
    let list = list.with_max_y(list.top() + (list.height() / ROW).floor() * ROW);
    let mut y = list.bottom() + 8.0;
    for note in &notes {
        let place = area.with_min_y(y);
        y += paint::flow(&p, place, note, size::TINY, theme::QUIET, false) + 4.0;
    }
    rows(ui, list, statistics_ui)
}

/// The notes on files: those that cannot be counted, and other errors.
fn notes(statistics_ui: &StatisticsUi) -> Vec<String> {
    let broken = statistics_ui.broken();
    let mut notes: Vec<String> = Vec::new();
    notes.extend((!statistics_ui.note.is_empty()).then(|| statistics_ui.note.clone()));
    let StatisticsUi { games, fights, campaigns, .. } = statistics_ui;
    let trouble = [games.trouble(), fights.trouble(), campaigns.trouble()];
    notes.extend(trouble.into_iter().flatten().map(ToString::to_string));
    if !broken.is_empty() {
        let files = if broken.len() == 1 { "file" } else { "files" };
        let left = "not counted, and left where it is";
        notes.push(format!("{} {files} {left}:", broken.len()));
    }
    notes.extend(broken.iter().take(NAMED).map(|Broken { why, .. }| why.clone()));
    if broken.len() > NAMED {
        notes.push(format!(
            "… and {} more, which the verb `statistics` names.",
            broken.len() - NAMED
        ));
    }
    notes
}

fn rows(ui: &mut Ui, list: Rect, statistics_ui: &StatisticsUi) -> Vec<StatisticsAction> {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(list).id_salt("finished games"));
    ui.set_clip_rect(list.expand2(vec2(2.0, 1.0)));
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut actions = Vec::new();
    let count = statistics_ui.count();
    ScrollArea::vertical()
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(&mut ui, |ui| {
            let room = vec2(list.width() - 12.0, ROW * count as f32);
            let (whole, _) = ui.allocate_exact_size(room, Sense::hover());
            let place = |n: usize| {
                let at = whole.left_top() + vec2(0.0, ROW * n as f32);
                Rect::from_min_size(at, vec2(whole.width(), ROW - 4.0))
            };
            if statistics_ui.walked && count > 0 {
                ui.scroll_to_rect(place(statistics_ui.selected()), None);
            }
            // Of a thousand games a dozen are seen.
            let clip = ui.clip_rect();
            let first = ((clip.top() - whole.top()) / ROW).max(0.0) as usize;
            let last = ((clip.bottom() - whole.top()) / ROW).max(0.0) as usize + 1;
            for n in first..last.min(count) {
                let Some(finished) = row_of(statistics_ui, n) else { break };
                row(ui, place(n), (n, &finished), n == statistics_ui.selected(), &mut actions);
            }
        });
    actions
}

/// The row of this place, counted from the newest.
fn row_of(statistics_ui: &StatisticsUi, n: usize) -> Option<Row> {
    match statistics_ui.place.sort {
        Sort::Games => statistics_ui.games.games().iter().rev().nth(n).map(games::row),
        Sort::Fights => statistics_ui.fights.games().iter().rev().nth(n).map(fights::row),
        Sort::Campaigns => statistics_ui.campaigns.games().iter().rev().nth(n).map(campaigns::row),
    }
}

fn row(
    ui: &Ui,
    place: Rect,
    (n, finished): (usize, &Row),
    selected: bool,
    actions: &mut Vec<StatisticsAction>,
) {
    let (p, Row { outcome, head, more, number }) = (ui.painter(), finished);
    let response = ui.interact(place, ui.id().with(("finished", n)), Sense::CLICK);
    reader::name(&response, selected, || format!("{head}, {more}"));
    let (fill, line) = match (selected, response.hovered()) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::RULE),
        (false, false) => (theme::faded(theme::PANEL, 0.8), theme::faded(theme::RULE, 0.5)),
    };
    paint::plate(p, place, fill, line);
    if selected {
        attend(ui.ctx(), place);
    }
    if let Some(outcome) = *outcome {
        bars::sign(p, place.left_center() + vec2(18.0, 0.0), outcome);
    }
    let at = place.right_top() + vec2(-10.0, 8.0);
    let number = paint::say(p, at, Align2::RIGHT_TOP, number, size::TINY, theme::FAINT);
    let at = place.left_top() + vec2(36.0, 5.0);
    let room = number.left() - 8.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_TOP, head, size::BODY, theme::TYPE, room, selected);
    let at = place.left_bottom() + vec2(36.0, -6.0);
    let room = place.right() - 10.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_BOTTOM, more, size::TINY, theme::QUIET, room, false);
    if response.clicked() {
        actions.extend([StatisticsAction::Select(n), StatisticsAction::Watch]);
    }
}
