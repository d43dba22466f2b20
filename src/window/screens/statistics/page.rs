//! The page: large figures on the left, bars in the middle, the games themselves on the right.

use bevy_egui::egui::{Align2, Painter, Rect, Sense, Ui, pos2, vec2};

use super::{
    bars, campaigns, fights, games, list,
    sheet::Sheet,
    state::{Sort, StatisticsAction, StatisticsUi},
};
use crate::window::ui::{
    compact::{self, Columns, Roll, TARGET},
    paint, reader,
    theme::{self, size},
};

/// How tall the figures and the shares are on a phone, at least.
const FIGURES: f32 = 440.0;
const SHARES: f32 = 620.0;

/// Draws everything; what was done on it.
pub(super) fn draw(ui: &mut Ui, statistics_ui: &StatisticsUi) -> Vec<StatisticsAction> {
    if compact::is_on(ui.ctx()) {
        return tapped(ui, statistics_ui);
    }
    let all = ui.max_rect();
    let p = ui.painter().clone();
    let inner = all.shrink2(vec2(48.0, 38.0));
    let left = inner.with_max_x(inner.left() + 236.0);
    // Between small figures they would pass for full stops.
    paint::stars(&p, all.with_max_x(left.right() + 20.0), 60);
    let right = inner.with_min_x(inner.right() - inner.width() * 0.35);
    let middle = Rect::from_min_max(
        pos2(left.right() + 44.0, inner.top() + 8.0),
        pos2(right.left() - 44.0, inner.bottom()),
    );
    let bottom = head(&p, left, statistics_ui);
    let (bottom, turned) = tabs(ui, left.with_min_y(bottom + 14.0), statistics_ui.place.sort);
    let sheet = sheet(statistics_ui);
    figures(&p, left.with_min_y(bottom + 18.0), &sheet, statistics_ui);
    if !sheet.large.is_empty() {
        bars::draw(&p, middle, &sheet);
    }
    keys(&p, left);
    let mut actions = list::draw(ui, right.with_min_y(inner.top() + 8.0), statistics_ui);
    actions.extend(turned.map(StatisticsAction::Turn));
    actions
}

/// The page on a phone.
fn tapped(ui: &mut Ui, statistics_ui: &StatisticsUi) -> Vec<StatisticsAction> {
    let columns =
        Columns::draw(ui, "statistics", "Statistics", &["Figures", "Shares", "All"], false);
    let sorts = columns.area.with_max_y(columns.area.top() + TARGET);
    let words = SORTS.map(|(_, word, _)| word);
    let sort = SORTS.iter().position(|(sort, ..)| *sort == statistics_ui.place.sort);
    let turned = compact::tabs::draw(ui, sorts, &words, sort);
    let room = columns.area.with_min_y(sorts.bottom() + 12.0);
    let turned = turned.map(|n| StatisticsAction::Turn(SORTS[n].0));
    let mut actions: Vec<StatisticsAction> = turned.into_iter().collect();
    let sheet = sheet(statistics_ui);
    match columns.shown {
        0 => {
            let roll = Roll::at_least(ui, room, "figures", FIGURES);
            let counted = counted(statistics_ui);
            let (p, at) = (ui.painter().clone(), roll.whole.min);
            paint::say(&p, at, Align2::LEFT_TOP, &counted, size::BODY, theme::QUIET);
            figures(&p, roll.whole.with_min_y(at.y + 30.0), &sheet, statistics_ui);
            roll.end(ui);
        }
        1 if sheet.large.is_empty() => nothing(ui.painter(), room, &sheet, statistics_ui),
        1 => {
            let roll = Roll::at_least(ui, room, "shares", SHARES);
            bars::draw(ui.painter(), roll.whole, &sheet);
            roll.end(ui);
        }
        _ => actions.extend(list::draw(ui, room, statistics_ui)),
    }
    actions
}

fn sheet(statistics_ui: &StatisticsUi) -> Sheet {
    match statistics_ui.place.sort {
        Sort::Games => games::sheet(statistics_ui),
        Sort::Fights => fights::sheet(statistics_ui),
        Sort::Campaigns => campaigns::sheet(statistics_ui),
    }
}

/// The large figures and what none counts, or what to do so that something is counted.
fn figures(p: &Painter, area: Rect, sheet: &Sheet, statistics_ui: &StatisticsUi) {
    if sheet.large.is_empty() {
        let bottom = apart(p, area.with_min_y(area.top() + 6.0), sheet);
        nothing(p, area.with_min_y(bottom + 12.0), sheet, statistics_ui);
    } else {
        let bottom = large(p, area, sheet);
        apart(p, area.with_min_y(bottom + 4.0), sheet);
    }
}

/// The sorts, each with its word and how wide its tab is.
const SORTS: [(Sort, &str, f32); 3] = [
    (Sort::Games, "Games", 66.0),
    (Sort::Fights, "Fights", 66.0),
    (Sort::Campaigns, "Campaigns", 92.0),
];

/// The sorts side by side; returns where they end, and the one that was clicked.
fn tabs(ui: &Ui, area: Rect, now: Sort) -> (f32, Option<Sort>) {
    let (mut x, mut turned) = (area.left(), None);
    for (sort, word, wide) in SORTS {
        let place = Rect::from_min_size(pos2(x, area.top()), vec2(wide, 26.0));
        let response = ui.interact(place, ui.id().with(("sort", word)), Sense::CLICK);
        reader::name(&response, sort == now, || word.to_owned());
        let (fill, line, ink) = match (sort == now, response.hovered()) {
            (true, _) => (theme::now_ground(), theme::now(), theme::TYPE),
            (false, true) => (theme::RAISED, theme::RULE, theme::TYPE),
            (false, false) => (theme::PANEL, theme::RULE, theme::QUIET),
        };
        paint::plate(ui.painter(), place, fill, line);
        let at = place.center();
        paint::say(ui.painter(), at, Align2::CENTER_CENTER, word, size::SMALL, ink);
        if response.clicked() {
            turned = Some(sort);
        }
        x = place.right() + 6.0;
    }
    (area.top() + 26.0, turned)
}

/// What no figure counts; returns where it ends.
fn apart(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let mut rest = area;
    for words in &sheet.apart {
        let tall = paint::flow(p, rest, words, size::SMALL, theme::FAINT, false);
        rest = rest.with_min_y(rest.top() + tall + 4.0);
    }
    rest.top()
}

fn head(p: &Painter, area: Rect, statistics_ui: &StatisticsUi) -> f32 {
    let at = area.left_top();
    let title = paint::caption(p, at, Align2::LEFT_TOP, "Statistics", 34.0, theme::TYPE);
    let rule = pos2(area.left() + 2.0, title.bottom() + 8.0);
    paint::underline(p, rule);
    let at = pos2(area.left(), rule.y + 18.0);
    paint::say(p, at, Align2::LEFT_TOP, &counted(statistics_ui), size::BODY, theme::QUIET).bottom()
}

/// How many there are, or how far they are read.
fn counted(statistics_ui: &StatisticsUi) -> String {
    let (one, many) = match statistics_ui.place.sort {
        Sort::Games => ("game", "games"),
        Sort::Fights => ("fight", "fights"),
        Sort::Campaigns => ("campaign", "campaigns"),
    };
    match statistics_ui.progress() {
        (read, all) if read < all => format!("reading {read} of {all} {many} …"),
        (_, 1) => format!("one finished {one}"),
        (_, all) => format!("{all} finished {many}"),
    }
}

/// The figures that one looks for first; returns where they end.
fn large(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let mut y = area.top();
    for (n, (number, words)) in sheet.large.iter().enumerate() {
        let points = if n == 0 { 54.0 } else { size::NUMERAL };
        let at = pos2(area.left(), y);
        let number = paint::numeral(p, at, Align2::LEFT_TOP, number, points, theme::TYPE);
        let below =
            Rect::from_min_size(pos2(area.left(), number.bottom()), vec2(area.width(), 34.0));
        let tall = paint::flow(p, below, words, size::SMALL, theme::QUIET, false);
        y = below.top() + tall + 13.0;
    }
    y
}

fn nothing(p: &Painter, area: Rect, sheet: &Sheet, statistics_ui: &StatisticsUi) {
    if statistics_ui.is_done() {
        paint::flow(p, area, sheet.nothing, size::HEAD, theme::QUIET, false);
    }
}

fn keys(p: &Painter, area: Rect) {
    let at = area.left_bottom();
    let words = "Tab the next sort · ↑ ↓ one of them · Enter watches it · Esc the title";
    paint::say(p, at, Align2::LEFT_BOTTOM, words, size::TINY, theme::FAINT);
}
