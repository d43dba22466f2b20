//! The log: what has happened, in words; what is new since the last choice stands out.

use bevy_egui::egui::{
    Align2, FontId, Id, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2,
    scroll_area::ScrollBarVisibility, vec2,
};
use play::Seat;

use crate::window::{
    desk::{Act, Open},
    paint,
    theme::{self, size},
    touch::Pen,
    view::{LogLine, LogSort},
};

/// The log's lines, and from which on they are news.
pub struct LogView<'a, L> {
    pub lines: &'a [L],
    pub news: usize,
    pub you: Seat,
    /// Why the newest state is not on disk.
    pub trouble: Option<&'a str>,
}

/// How many lines the side panel carries.
const RECENT: usize = 160;

/// Draws the newest lines in `rect`; a click opens the whole log.
pub fn panel(pen: &mut Pen, rect: Rect, log: &LogView<'_, LogLine>) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let head = rect.with_max_y(rect.top() + 22.0);
    let at = pos2(rect.left() + 10.0, rect.top() + 6.0);
    paint::caption(&p, at, Align2::LEFT_TOP, "Log", size::TINY, theme::QUIET);
    let at = pos2(rect.right() - 10.0, at.y);
    match log.trouble {
        Some(_) => paint::say(
            &p,
            at,
            Align2::RIGHT_TOP,
            "the game could not be saved",
            size::TINY,
            theme::NOW,
        ),
        None => paint::say(&p, at, Align2::RIGHT_TOP, "L  enlarges", size::TINY, theme::FAINT),
    };
    if pen.ui.interact(head, Id::new("log head"), Sense::CLICK).clicked() {
        pen.acts.push(Act::Open(Open::Log));
    }
    let area =
        Rect::from_min_max(pos2(rect.left() + 10.0, head.bottom()), rect.max - vec2(4.0, 6.0));
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("log panel"));
    ui.set_clip_rect(area);
    let asked = lines(&mut ui, log, RECENT, size::SMALL, 0.0);
    pen.acts.extend(asked);
}

/// The last `most` lines, scrolled to the end, or on by `scroll`.
///
/// Returns the rule behind the line that was clicked.
pub fn lines(
    ui: &mut Ui,
    log: &LogView<'_, LogLine>,
    most: usize,
    points: f32,
    scroll: f32,
) -> Option<Act> {
    let mut asked = None;
    let skip = log.lines.len().saturating_sub(most);
    ScrollArea::vertical()
        .stick_to_bottom(true)
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.scroll_with_delta([0.0, -scroll].into());
            for (n, line) in log.lines.iter().enumerate().skip(skip) {
                let drawn = ui.scope(|ui| row(ui, line, n >= log.news, log.you, points)).response;
                let drawn = drawn.interact(Sense::CLICK).on_hover_text(line.rule.to_string());
                if drawn.clicked() {
                    asked = Some(Act::Look(line.rule.to_string()));
                }
            }
        });
    asked
}

fn row(ui: &mut Ui, line: &LogLine, news: bool, you: Seat, points: f32) {
    let font = FontId::proportional(points);
    let ink = if news { theme::TYPE } else { theme::QUIET };
    let text = RichText::new(&line.text).font(font);
    match line.sort {
        LogSort::Round => {
            ui.add_space(5.0);
            ui.label(text.color(theme::NOW).size(points + 2.0));
        }
        LogSort::Stage => {
            ui.add_space(3.0);
            ui.label(RichText::new(&line.text).size(points - 1.0).color(theme::FAINT));
        }
        LogSort::By(seat) => {
            let indent = 11.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let (dot, _) = ui.allocate_exact_size([indent, points].into(), Sense::hover());
                let at = pos2(dot.left() + 3.0, dot.top() + points * 0.62);
                ui.painter().circle_filled(at, 3.2, ink);
                if seat != you {
                    ui.painter().circle_filled(at, 1.9, theme::PANEL);
                }
                ui.vertical(|ui| ui.label(text.color(ink)));
            });
        }
        LogSort::Plain => {
            ui.horizontal_top(|ui| {
                ui.add_space(5.0);
                ui.vertical(|ui| ui.label(text.color(ink)));
            });
        }
    }
}
