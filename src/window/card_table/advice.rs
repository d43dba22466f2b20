//! An adviser's hints in the person's place, and the reasons behind the rivals' plays: both as far
//! as the person can tell. Asked for at the table; thought out a little each frame.

#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::egui::{
    self, Align2, Context, Key, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2,
    scroll_area::ScrollBarVisibility, vec2,
};
use cards::Move;

use super::{
    game::Playing,
    keys, overlay,
    table_ui::{TableAction, TableDialog, TableUi},
    view::TableView,
};
use crate::window::ui::{
    dialogs::sheet,
    hints, paint,
    pen::{Pen, Reads},
    theme::{self, size},
};
use crate::{
    clock::Instant,
    explain::{Reasons, RivalPlay, Step, UNSEEN},
    hints::{Hint, best},
};

/// How long an adviser thinks in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// An adviser's work on a question.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Advice {
    /// Which one, from 0, of how many, and what they are called.
    pub adviser: usize,
    pub of: usize,
    pub name: String,
    /// The question that is thought about, by [`TableView::version`], and what has come of it.
    asked: Option<u64>,
    told: Option<Vec<Hint<Move>>>,
}

/// The rivals' last plays after the decision with this [`TableView::version`].
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RivalPlays {
    told: Option<(u64, Vec<RivalPlay>)>,
}

impl Reads for TableAction {
    fn rule(id: &str) -> TableAction {
        TableAction::Look(id.to_owned())
    }
}

impl Advice {
    /// The hints, the best option first; nothing while the adviser thinks.
    pub fn told(&self) -> &[Hint<Move>] {
        self.told.as_deref().unwrap_or_default()
    }

    /// Turns to another adviser, who begins to think.
    pub fn turn(&mut self, steps: isize) {
        let count = self.of.max(1) as isize;
        let adviser = (self.adviser as isize + steps).rem_euclid(count) as usize;
        *self = Advice { adviser, of: self.of, ..Advice::default() };
    }
}

/// Thinks a little about what was asked, and has what came of it drawn.
pub(in crate::window) fn think_it_over(
    playing: Option<NonSendMut<Playing>>,
    view: Option<Res<TableView>>,
    mut table_ui: ResMut<TableUi>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    let (Some(mut playing), Some(view)) = (playing, view) else { return };
    let news = match table_ui.dialog {
        TableDialog::Advice => advise(&mut playing, &view, &mut table_ui.advice),
        TableDialog::RivalPlays => recall(&playing, &view, &mut table_ui.rival_plays),
        TableDialog::Nothing
        | TableDialog::Card(_)
        | TableDialog::Log
        | TableDialog::Keys
        | TableDialog::Signs
        | TableDialog::Rules
        | TableDialog::Glossary
        | TableDialog::Farewell { .. }
        | TableDialog::Options { .. }
        | TableDialog::Pause { .. }
        | TableDialog::Sure { .. }
        | TableDialog::Marked { .. } => false,
    };
    if news {
        redraw.send(RequestRedraw);
    }
}

/// One frame of an adviser's thinking; whether there is anything new.
fn advise(playing: &mut Playing, view: &TableView, advice: &mut Advice) -> bool {
    if advice.asked != Some(view.version) {
        begin(playing, view, advice);
    } else if advice.told.is_some() {
        return false;
    }
    let began = Instant::now();
    while let Some(thought) = playing.thought.as_mut().filter(|_| began.elapsed() < PATIENCE) {
        if let Some(scores) = thought.think() {
            advice.told = Some(as_shown(best(&scores), view));
            playing.thought = None;
        }
    }
    true
}

/// The same hints, numbered as the table shows their options.
fn as_shown(mut hints: Vec<Hint<Move>>, view: &TableView) -> Vec<Hint<Move>> {
    for hint in &mut hints {
        let shown = view.question.as_ref().and_then(|question| question.position(hint.option));
        hint.nth = shown.unwrap_or(hint.nth);
    }
    hints
}

/// Puts the question to the adviser; where there is none, there is nothing to say.
fn begin(playing: &mut Playing, view: &TableView, advice: &mut Advice) {
    let advisers = playing.session.advisers();
    (advice.asked, advice.of, advice.told) = (Some(view.version), advisers.len(), None);
    let adviser = advisers.get(advice.adviser);
    advice.name = adviser.map_or_else(String::new, |it| it.name.clone());
    let thought = adviser.and_then(|adviser| playing.session.seek(adviser));
    if thought.is_none() {
        advice.told = Some(Vec::new());
    }
    playing.thought = thought;
}

/// Has the session tell what the rivals did; whether that is anything new.
fn recall(playing: &Playing, view: &TableView, rival_plays: &mut RivalPlays) -> bool {
    let known = rival_plays.told.as_ref().is_some_and(|(version, _)| *version == view.version);
    if !known {
        rival_plays.told = Some((view.version, playing.session.rival_plays()));
    }
    !known
}

/// Draws an adviser's hints on top of the table; a click takes an option.
pub(in crate::window) fn draw(
    ctx: &Context,
    view: &TableView,
    table_ui: &TableUi,
) -> Vec<TableAction> {
    sheet(ctx, TableAction::Open(TableDialog::Nothing), |pen, all| {
        panel(pen, all, view, &table_ui.advice)
    })
}

fn panel(pen: &mut Pen<TableAction>, all: Rect, view: &TableView, advice: &Advice) -> Rect {
    let label = |it: &Hint<Move>| {
        let offer = view.question.as_ref().and_then(|question| question.options.get(it.nth));
        offer.map_or_else(String::new, |offer| offer.label.clone())
    };
    let told: Vec<(String, &Hint<Move>)> = advice.told().iter().map(|it| (label(it), it)).collect();
    let foot = if advice.of > 1 { 26.0 } else { 0.0 };
    let tall = 80.0 + hints::tall_options(&told).max(28.0) + foot;
    let rect = Rect::from_center_size(all.center(), vec2(720.0, tall));
    let name = if advice.name.is_empty() { "an adviser" } else { &advice.name };
    let title = format!("What would {name} do?");
    let inner = overlay::panel(pen.ui, rect, &title, "1 … 3 takes it · W or Esc closes");
    if told.is_empty() {
        let words = match advice.told {
            None => "thinking …",
            Some(_) => "Nobody asks you anything just now.",
        };
        paint::flow(&pen.p(), inner, words, size::BODY, theme::QUIET, false);
    }
    if let Some(n) = hints::options(pen, inner, &told) {
        pen.actions.push(TableAction::Take(told[n].1.nth));
    }
    if advice.of > 1 {
        let keys = vec![
            ("←", "the adviser before", TableAction::Advise(-1)),
            ("→", "another adviser", TableAction::Advise(1)),
        ];
        pen.foot(inner.left_bottom(), 18.0, keys);
    }
    rect
}

/// Why the rivals did what they did last, on top of the table.
pub(in crate::window) fn rival_plays(ctx: &Context, table_ui: &TableUi) -> Vec<TableAction> {
    let told =
        table_ui.rival_plays.told.as_ref().map(|(_, told)| told.as_slice()).unwrap_or_default();
    sheet(ctx, TableAction::Open(TableDialog::Nothing), |pen, all| {
        let tall: f32 = told.iter().map(|it| block_tall(pen.ui, it)).sum();
        let room = all.height() - 60.0;
        let rect =
            Rect::from_center_size(all.center(), vec2(WIDE, (tall + 112.0).clamp(150.0, room)));
        let inner = overlay::panel(pen.ui, rect, "Why they did it", "Y or Esc closes");
        let at = inner.left_bottom() + vec2(0.0, 4.0);
        paint::say(&pen.p(), at, Align2::LEFT_BOTTOM, UNSEEN, size::SMALL, theme::FAINT);
        let list = inner.with_max_y(inner.bottom() - 22.0);
        let by = by_keys(pen.ui, list.height());
        scrolled(pen.ui, list, tall, by, |ui, place| blocks(ui, place, told));
        rect
    })
}

const WIDE: f32 = 760.0;
/// Around the words of a block.
const MARGIN: f32 = 44.0 + 14.0;
const NAME: f32 = 27.0;
/// Height of what else counts with somebody.
const ASIDE: f32 = 22.0;

/// How far the keys scroll a page of this height.
fn by_keys(ui: &Ui, page: f32) -> f32 {
    ui.input(|input| {
        let pages = input.num_presses(Key::PageDown) as f32 - input.num_presses(Key::PageUp) as f32;
        keys::step(input) as f32 * 40.0 + pages * page * 0.9
    })
}

/// A place of its own height that scrolls where it does not fit, by the wheel and `by` so much.
pub(in crate::window) fn scrolled(
    ui: &mut Ui,
    area: Rect,
    tall: f32,
    by: f32,
    draw: impl FnOnce(&mut Ui, Rect),
) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("scrolled"));
    ui.set_clip_rect(area);
    ScrollArea::vertical()
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(&mut ui, |ui| {
            ui.scroll_with_delta([0.0, -by].into());
            let (place, _) =
                ui.allocate_exact_size(vec2(area.width() - 10.0, tall), Sense::hover());
            draw(ui, place);
        });
}

fn blocks(ui: &Ui, place: Rect, told: &[RivalPlay]) {
    let scored = told.iter().flat_map(|it| &it.steps).filter_map(|step| match &step.reasons {
        Reasons::Scored(hint) => Some(hint),
        Reasons::Hidden | Reasons::Habit | Reasons::Dice => None,
    });
    let most = hints::most(scored);
    let mut y = place.top();
    for (n, it) in told.iter().enumerate() {
        let tall = block_tall(ui, it);
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
        let tall = step_tall(ui, step);
        one(p, Rect::from_min_size(pos2(at.left(), y), vec2(at.width(), tall)), step, most);
        y += tall;
    }
    if let Some(aside) = &told.aside {
        let at = pos2(at.left() + 14.0, y + ASIDE / 2.0 - 4.0);
        paint::say(p, at, Align2::LEFT_CENTER, aside, size::SMALL, theme::FAINT);
    }
}

fn one(p: &egui::Painter, at: Rect, step: &Step, most: f32) {
    let mark = Rect::from_min_size(at.left_top() + vec2(0.0, 2.0), vec2(3.0, at.height() - 12.0));
    p.rect_filled(mark, 0.0, theme::RULE);
    let area = at.with_min_x(at.left() + 14.0);
    let words = format!("{}.", step.words);
    let used = paint::flow(p, area, &words, size::BODY, theme::TYPE, false);
    let below = area.with_min_y(area.top() + used + 5.0);
    match &step.reasons {
        Reasons::Scored(it) => hints::reasons(p, below, it, most),
        Reasons::Hidden | Reasons::Habit | Reasons::Dice => {
            let words = step.reasons.words();
            paint::flow(p, below, &words, size::SMALL, theme::FAINT, false);
        }
    }
}

fn block_tall(ui: &Ui, told: &RivalPlay) -> f32 {
    let aside = if told.aside.is_some() { ASIDE } else { 0.0 };
    5.0 + NAME + told.steps.iter().map(|step| step_tall(ui, step)).sum::<f32>() + aside + 6.0
}

fn step_tall(ui: &Ui, step: &Step) -> f32 {
    let words =
        paint::tall(ui.painter(), &format!("{}.", step.words), size::BODY, WIDE - MARGIN - 10.0);
    let reasons = match &step.reasons {
        Reasons::Scored(it) => hints::tall(it),
        Reasons::Hidden | Reasons::Habit | Reasons::Dice => 17.0,
    };
    words + 5.0 + reasons + 12.0
}
