//! The log: what has happened, in words, each line with its sign; what is new since the last choice
//! stands out.

use bevy_egui::egui::{
    Align2, Id, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2,
    scroll_area::ScrollBarVisibility, vec2,
};
use engine::Seat;

use crate::logbook::Sort;
use crate::window::{
    card_table::{
        gallery, spot,
        table_ui::{Log, TableAction, TableDialog},
        touch::Pen,
        view::LogLine,
    },
    ui::{
        compact, paint,
        theme::{self, size},
    },
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

/// Draws the newest lines in `rect`. Where it `opens`, a click shows the whole log, on a line that line in it.
pub fn panel(pen: &mut Pen, rect: Rect, log: &LogView<'_, LogLine>, opens: bool) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let head = rect.with_max_y(rect.top() + 22.0);
    let at = pos2(rect.left() + 10.0, rect.top() + 6.0);
    paint::caption(&p, at, Align2::LEFT_TOP, "Log", size::TINY, theme::QUIET);
    let at = pos2(rect.right() - 10.0, at.y);
    let (words, ink) = match log.trouble {
        Some(_) => ("the game could not be saved", theme::now()),
        None if !opens => ("", theme::FAINT),
        None if compact::is_on(pen.ui.ctx()) => ("a tap enlarges", theme::FAINT),
        None => ("L  enlarges", theme::FAINT),
    };
    paint::say(&p, at, Align2::RIGHT_TOP, words, size::TINY, ink);
    if pen.ui.interact(head, Id::new("log head"), Sense::CLICK).clicked() && opens {
        pen.actions.push(TableAction::Open(TableDialog::Log));
    }
    let area =
        Rect::from_min_max(pos2(rect.left() + 10.0, head.bottom()), rect.max - vec2(4.0, 6.0));
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("log panel"));
    ui.set_clip_rect(area);
    if recent(pen, &mut ui, log, opens) {
        fade(pen, area);
    }
}

/// A line that is scrolled half out of sight fades away.
fn fade(pen: &Pen, area: Rect) {
    let fading = area.with_max_y(area.top() + 14.0);
    gallery::shade(&pen.p(), fading, theme::PANEL, theme::faded(theme::PANEL, 0.0));
}

/// The newest lines, scrolled to the end; whether some are out of sight above. The one under the pointer
/// lights what it speaks of.
fn recent(pen: &mut Pen, ui: &mut Ui, log: &LogView<'_, LogLine>, opens: bool) -> bool {
    let skip = log.lines.len().saturating_sub(RECENT);
    let shown = ScrollArea::vertical()
        .stick_to_bottom(true)
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (n, line) in log.lines.iter().enumerate().skip(skip) {
                let drawn = ui.scope(|ui| row(ui, line, n >= log.news, log.you, size::SMALL));
                let drawn = drawn.response.interact(Sense::CLICK);
                if drawn.hovered() {
                    pen.spoken = spot::spoken_of(&line.told.about, &pen.view.seen);
                }
                if drawn.clicked() && opens {
                    let at = Log { at: Some(n), unfolded: true, fresh: true, ..Log::default() };
                    pen.actions.extend([TableAction::Log(at), TableAction::Open(TableDialog::Log)]);
                }
            }
        });
    shown.state.offset.y > 0.5
}

/// One line: its sign, and its words.
pub fn row(ui: &mut Ui, line: &LogLine, news: bool, you: Seat, points: f32) {
    let points = theme::reading(points);
    let (ink, sign, points, air) = match line.told.sort {
        Sort::Round => (theme::TYPE, theme::TYPE, points + 2.0, 5.0),
        Sort::Stage => (theme::FAINT, theme::FAINT, points - 1.0, 3.0),
        Sort::By(seat) if seat == you => (told(news), theme::TYPE, points, 0.0),
        Sort::By(_) | Sort::Plain => (told(news), theme::FAINT, points, 0.0),
    };
    ui.add_space(air);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let side = points + 1.0;
        let (place, _) = ui.allocate_exact_size(vec2(side + 6.0, side), Sense::hover());
        let at = pos2(place.left() + side / 2.0, place.top() + points * 0.62);
        paint::icon(ui.painter(), at, side, line.icon, sign);
        ui.vertical(|ui| ui.label(RichText::new(&line.told.text).size(points).color(ink)));
    });
}

fn told(news: bool) -> bevy_egui::egui::Color32 {
    if news { theme::TYPE } else { theme::QUIET }
}
