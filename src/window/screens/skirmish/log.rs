//! The log of a fight: what happened, in words, the newest at the end.

use bevy_egui::egui::{
    Align2, Id, InputState, Key, Label, Painter, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder,
    pos2, scroll_area::ScrollBarVisibility, vec2,
};
use engine::Seat;

use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{
        field::sides,
        fight_ui::{FightAction, FightDialog},
        match_summary::{LogLine, LogSort},
    },
    ui::{
        keys, overlay, paint,
        theme::{self, size},
    },
};

/// How many lines the column carries.
const RECENT: usize = 120;

/// Draws the newest lines in `rect`; a click on the head opens all of them.
pub fn panel(pen: &mut Pen, rect: Rect, lines: &[LogLine], news: usize, you: Seat) {
    if rect.height() < 40.0 {
        return;
    }
    let head = plate(&pen.p(), rect, "Log", "L  enlarges");
    if pen.ui.interact(head, Id::new("fight log head"), Sense::CLICK).clicked() {
        pen.actions.push(FightAction::Open(FightDialog::Log));
    }
    let set = Setting { news, you, points: size::SMALL, throws: false };
    let asked = column(pen.ui, rect.with_min_y(head.bottom()), lines, RECENT, set);
    pen.actions.extend(asked);
}

/// Draws all lines with their throws in `rect`, to read afterwards.
pub fn told(ui: &mut Ui, rect: Rect, lines: &[LogLine], you: Seat) {
    let head = plate(ui.painter(), rect, "How it went", "the wheel scrolls");
    let set = Setting { news: 0, you, points: size::SMALL, throws: true };
    column(ui, rect.with_min_y(head.bottom()), lines, usize::MAX, set);
}

/// A plate with its head; returns the head.
fn plate(p: &Painter, rect: Rect, title: &str, note: &str) -> Rect {
    paint::plate(p, rect, theme::PANEL, theme::RULE);
    let at = pos2(rect.left() + 10.0, rect.top() + 6.0);
    paint::caption(p, at, Align2::LEFT_TOP, title, size::TINY, theme::QUIET);
    let at = pos2(rect.right() - 10.0, at.y);
    paint::say(p, at, Align2::RIGHT_TOP, note, size::TINY, theme::FAINT);
    rect.with_max_y(rect.top() + 22.0)
}

/// Lines in a rectangle of their own.
fn column(
    ui: &mut Ui,
    rect: Rect,
    lines: &[LogLine],
    most: usize,
    set: Setting,
) -> Option<FightAction> {
    let area = Rect::from_min_max(rect.min + vec2(10.0, 0.0), rect.max - vec2(4.0, 6.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("fight log"));
    ui.set_clip_rect(area);
    rows(&mut ui, lines, most, 0.0, set)
}

/// The whole log with its throws, over everything.
pub fn whole(pen: &mut Pen, all: Rect, lines: &[LogLine], news: usize, you: Seat) -> Rect {
    let rect = overlay::in_the_middle(all, vec2(780.0, all.height() - 60.0));
    let note = "a click shows the rule behind a line · L or Esc closes";
    let inner = overlay::panel(pen.ui, rect, "Log", note);
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner));
    ui.set_clip_rect(inner);
    let scroll = ui.input(|input| rolled(input, inner.height() * 0.9));
    let set = Setting { news, you, points: 14.5, throws: true };
    pen.actions.extend(rows(&mut ui, lines, 3000, scroll, set));
    rect
}

/// How far the keys roll, with so much a page.
fn rolled(input: &InputState, page: f32) -> f32 {
    let pages = input.num_presses(Key::PageDown) as f32 - input.num_presses(Key::PageUp) as f32;
    keys::step(input) as f32 * 40.0 + pages * page
}

/// How lines are set.
#[derive(Clone, Copy)]
struct Setting {
    news: usize,
    you: Seat,
    points: f32,
    /// With the dice that fell.
    throws: bool,
}

fn rows(
    ui: &mut Ui,
    lines: &[LogLine],
    most: usize,
    scroll: f32,
    set: Setting,
) -> Option<FightAction> {
    let area = ScrollArea::vertical()
        .stick_to_bottom(true)
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded);
    let asked = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.scroll_with_delta([0.0, -scroll].into());
        newest(ui, lines, most, set)
    });
    asked.inner
}

/// The newest so many lines; what a click on one asks for.
fn newest(ui: &mut Ui, lines: &[LogLine], most: usize, set: Setting) -> Option<FightAction> {
    let mut asked = None;
    for (n, line) in lines.iter().enumerate().skip(lines.len().saturating_sub(most)) {
        let drawn = ui.scope(|ui| row(ui, line, n >= set.news, set)).response;
        if drawn.interact(Sense::CLICK).on_hover_text(line.rules.join(" · ")).clicked() {
            asked = line.rules.first().map(|rule| FightAction::Rule(rule.clone()));
        }
    }
    asked
}

fn row(ui: &mut Ui, line: &LogLine, news: bool, set: Setting) {
    let ink = if news { theme::TYPE } else { theme::QUIET };
    let text = |words: &str, ink| RichText::new(words).size(set.points).color(ink);
    match line.sort {
        LogSort::Round => {
            ui.add_space(5.0);
            ui.label(text(&line.text, theme::now()).size(set.points + 2.0));
        }
        LogSort::By(side) => {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let (dot, _) = ui.allocate_exact_size(vec2(12.0, set.points), Sense::hover());
                let at = pos2(dot.left() + 4.0, dot.top() + set.points * 0.62);
                sides::mark(ui.painter(), at, if side == set.you { 3.6 } else { 3.2 }, side);
                ui.vertical(|ui| words(ui, line, ink, set));
            });
        }
        LogSort::Plain => {
            ui.horizontal_top(|ui| {
                ui.add_space(6.0);
                ui.vertical(|ui| words(ui, line, ink, set));
            });
        }
    }
}

fn words(ui: &mut Ui, line: &LogLine, ink: bevy_egui::egui::Color32, set: Setting) {
    ui.add(Label::new(RichText::new(&line.text).size(set.points).color(ink)).wrap());
    if let Some(throw) = line.throw.as_ref().filter(|_| set.throws) {
        let words = RichText::new(throw).size(set.points - 2.5).color(theme::FAINT);
        ui.add(Label::new(words).wrap());
    }
}
