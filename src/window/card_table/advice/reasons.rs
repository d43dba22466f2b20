//! The reasons behind the rivals' plays, drawn.

use bevy_egui::egui::{self, Align2, Context, Key, Rect, Ui, pos2, vec2};

use crate::explain::{Reasons, RivalPlay, Step, UNSEEN};
use crate::window::{
    card_table::table_ui::{TableAction, TableDialog, TableUi},
    ui::{
        dialogs::sheet,
        hints, keys, overlay, paint,
        scrolled::scrolled,
        theme::{self, size},
    },
};

/// Why the rivals did what they did this round, on top of the table.
pub fn rival_plays(ctx: &Context, table_ui: &TableUi) -> Vec<TableAction> {
    let told =
        table_ui.rival_plays.told.as_ref().map(|(_, told)| told.as_slice()).unwrap_or_default();
    sheet(ctx, TableAction::Open(TableDialog::Nothing), |pen, all| {
        let wide = overlay::in_the_middle(all, vec2(WIDE, 0.0)).width() - MARGIN;
        let tall: f32 = told.iter().map(|it| block_tall(pen.ui, it, wide)).sum();
        let room = (all.height() - 60.0).max(150.0);
        let rect = overlay::in_the_middle(all, vec2(WIDE, (tall + 112.0).clamp(150.0, room)));
        let inner = overlay::panel(pen.ui, rect, "Why they did it", "Y or Esc closes");
        let at = inner.left_bottom() + vec2(0.0, 4.0);
        let unseen = paint::tall(&pen.p(), UNSEEN, size::SMALL, inner.width());
        let foot = inner.with_min_y(at.y - unseen).with_max_y(at.y + 4.0);
        paint::flow(&pen.p(), foot, UNSEEN, size::SMALL, theme::FAINT, false);
        let list = inner.with_max_y(foot.top() - 8.0);
        let by = by_keys(pen.ui, list.height());
        scrolled(pen.ui, list, tall, by, |ui, place| blocks(ui, place, told));
        rect
    })
}

const WIDE: f32 = 760.0;
/// Around the blocks, and before the words of a step.
const MARGIN: f32 = 44.0;
const INDENT: f32 = 14.0;
const NAME: f32 = 27.0;
/// Between two steps.
const GAP: f32 = 12.0;
/// Height of what else counts with somebody.
const ASIDE: f32 = 22.0;

/// How far the keys scroll a page of this height.
fn by_keys(ui: &Ui, page: f32) -> f32 {
    ui.input(|input| {
        let pages = input.num_presses(Key::PageDown) as f32 - input.num_presses(Key::PageUp) as f32;
        keys::step(input) as f32 * 40.0 + pages * page * 0.9
    })
}

fn blocks(ui: &Ui, place: Rect, told: &[RivalPlay]) {
    let scored = told.iter().flat_map(|it| &it.steps).filter_map(|step| match &step.reasons {
        Reasons::Scored(hint) => Some(hint),
        Reasons::Hidden | Reasons::Habit | Reasons::Dice => None,
    });
    let most = hints::most(scored);
    let mut y = place.top();
    for (n, it) in told.iter().enumerate() {
        let tall = block_tall(ui, it, place.width());
        let at = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), tall));
        if n > 0 {
            paint::rule(ui.painter(), at, at.top() - 2.0);
        }
        block(ui, at.with_min_y(at.top() + 5.0), it, most);
        y += tall;
    }
}

fn block(ui: &Ui, at: Rect, told: &RivalPlay, most: f32) {
    let p = ui.painter();
    let corner = at.left_top();
    let name = paint::strong(p, corner, Align2::LEFT_TOP, &told.name, size::HEAD, theme::TYPE);
    let mut y = at.top() + NAME;
    if told.steps.is_empty() {
        let words = "nothing yet that needs a reason";
        let beside = pos2(name.right() + 12.0, name.center().y);
        paint::say(p, beside, Align2::LEFT_CENTER, words, size::SMALL, theme::FAINT);
        return;
    }
    let round = format!("round {}", told.round);
    let beside = pos2(at.right(), name.center().y);
    paint::say(p, beside, Align2::RIGHT_CENTER, &round, size::SMALL, theme::FAINT);
    for step in &told.steps {
        let tall = step_tall(ui, step, at.width());
        one(p, Rect::from_min_size(pos2(at.left(), y), vec2(at.width(), tall)), step, most);
        y += tall;
    }
    if let Some(aside) = &told.aside {
        let at = pos2(at.left() + 14.0, y + ASIDE / 2.0 - 4.0);
        paint::say(p, at, Align2::LEFT_CENTER, aside, size::SMALL, theme::FAINT);
    }
}

fn one(p: &egui::Painter, at: Rect, step: &Step, most: f32) {
    p.rect_filled(mark(at, step.begins), 0.0, theme::RULE);
    let area = at.with_min_x(at.left() + INDENT);
    let used = paint::flow(p, area, &sentence(step), size::BODY, theme::TYPE, false);
    let below = area.with_min_y(area.top() + used + 5.0);
    match &step.reasons {
        Reasons::Scored(it) => hints::reasons(p, below, it, most),
        Reasons::Hidden | Reasons::Habit | Reasons::Dice => {
            let words = step.reasons.words();
            paint::flow(p, below, &words, size::SMALL, theme::FAINT, false);
        }
    }
}

/// The line beside a step, without a gap to the step that it goes on with.
fn mark(at: Rect, begins: bool) -> Rect {
    let top = at.top() + if begins { 2.0 } else { 2.0 - GAP };
    Rect::from_min_max(pos2(at.left(), top), pos2(at.left() + 3.0, at.bottom() + 2.0 - GAP))
}

fn sentence(step: &Step) -> String {
    let then = if step.begins { "" } else { "then " };
    format!("{then}{}.", step.words)
}

fn block_tall(ui: &Ui, told: &RivalPlay, width: f32) -> f32 {
    let aside = if told.aside.is_some() { ASIDE } else { 0.0 };
    5.0 + NAME + told.steps.iter().map(|step| step_tall(ui, step, width)).sum::<f32>() + aside + 6.0
}

fn step_tall(ui: &Ui, step: &Step, width: f32) -> f32 {
    let words = paint::tall(ui.painter(), &sentence(step), size::BODY, width - INDENT);
    let reasons = match &step.reasons {
        Reasons::Scored(it) => hints::tall(it, width - INDENT),
        Reasons::Hidden | Reasons::Habit | Reasons::Dice => 17.0,
    };
    words + 5.0 + reasons + GAP
}
