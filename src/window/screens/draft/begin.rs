//! The page on which a draft begins: how good the others are.

use ai::Level;
use bevy_egui::egui::{Key, Rect, Ui, vec2};

use super::{
    action::DraftAction,
    state::{DraftUi, Page},
};
use crate::{
    data::Library,
    window::ui::{
        compact,
        keys::struck,
        menu::{self, Done, How, Row, Sort},
        paint, sky,
        steps::around,
        theme::{self, size},
    },
};

/// Height of a row.
const ROW: f32 = 46.0;

const WHAT_IT_IS: &str = "Pick one card of four, again and again: a ship, then ten adventures that come twice each, then \
                          sixty captain's cards. Every offer is drawn from all packs that are on, and no pick can leave \
                          you without a legal deck. Three captains draft beside you, from offers of their own and by a \
                          plan of their own. Then you meet them, each with what they drafted.";

/// Draws it while it is shown; what was done on it.
pub(super) fn draw(ui: &mut Ui, draft_ui: &mut DraftUi, library: &Library) -> Vec<DraftAction> {
    if draft_ui.page != Page::Begin {
        return Vec::new();
    }
    let list = plan(ui);
    let character = draft_ui.level.character();
    let level = draft_ui.level.name();
    let has_one = draft_ui.under_way.is_some();
    let packs = library.book.packs().len();
    let packs = if packs == 1 { "from one pack".to_owned() } else { format!("from {packs} packs") };
    let row = |label, value, sort| Row { label, value, sort };
    let mut rows =
        vec![row("Begin", packs.as_str(), Sort::Press), row("Those beside you", level, Sort::Turn)];
    if has_one {
        rows.push(row("Back to the draft", "it is kept as it is", Sort::Press));
    }
    rows.push(row("Title", "", Sort::Press));
    let enabled = !draft_ui.keys;
    let done = menu::draw_rows(ui, list, ROW, &rows, &mut draft_ui.selected, &mut String::new());
    let step = if compact::is_on(ui.ctx()) { menu::TAPPED_STEP } else { ROW * 1.14 };
    let below = list.with_min_y(list.top() + step * rows.len() as f32 + 8.0);
    let note = draft_ui.note.as_deref().unwrap_or(character);
    paint::flow(ui.painter(), below, note, size::BODY, theme::QUIET, false);
    let left = ui.input(|input| struck(input, Key::Escape)).then_some(DraftAction::Leave);
    let count = rows.len();
    let chosen = done.and_then(|done| wanted(done, count, draft_ui)).or(left);
    chosen.filter(|_| enabled).into_iter().collect()
}

/// Draws what a draft is; where the rows stand.
fn plan(ui: &Ui) -> Rect {
    let (p, all) = (ui.painter(), ui.max_rect());
    if compact::is_on(ui.ctx()) {
        let mut list = compact::Page::draw(p, all, "The draft", 0.0).rows;
        list.min.y += paint::flow(p, list, WHAT_IT_IS, size::BODY, theme::QUIET, false) + 12.0;
        return list;
    }
    sky::heading(p, all, 0.0);
    let mut area = Rect::from_min_size(all.min + vec2(98.0, 206.0), vec2(720.0, 130.0));
    for (words, points, ink) in
        [("The draft", size::TITLE, theme::TYPE), (WHAT_IT_IS, size::BODY, theme::QUIET)]
    {
        area.min.y += paint::flow(p, area, words, points, ink, false) + 8.0;
    }
    Rect::from_min_size(all.min + vec2(96.0, 350.0), vec2(520.0, 220.0))
}

/// What a row leads to that was used so.
fn wanted(Done { row, how }: Done, count: usize, draft_ui: &mut DraftUi) -> Option<DraftAction> {
    match (row, how) {
        (0, _) => Some(DraftAction::Begin(draft_ui.level)),
        (1, How::Turned(steps)) => {
            let at = Level::ALL.iter().position(|level| *level == draft_ui.level).unwrap_or(0);
            draft_ui.level = Level::ALL[around(at, steps, Level::ALL.len())];
            None
        }
        (1, How::Pressed) => None,
        (row, _) if row + 1 == count => Some(DraftAction::Leave),
        (_, _) => Some(DraftAction::New),
    }
}
