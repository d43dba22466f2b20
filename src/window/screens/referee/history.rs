//! Every throw so far, the newest on top; a click reads one again.

use bevy_egui::egui::{Align2, Rect, ScrollArea, UiBuilder, pos2, vec2};

use super::{action::RefereeAction, chart::percent, record::Record, state::Referee};
use crate::window::screens::referee::action::Pen;
use crate::window::ui::{
    drawn_dice,
    layout_check::{Reason, meant},
    paint,
    theme::{self, size},
};

const ROW: f32 = 44.0;

/// Draws the history in `rect`.
pub fn draw(pen: &mut Pen, rect: Rect, referee: &Referee) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink2(vec2(14.0, 12.0));
    let at = inner.min;
    paint::caption(&p, at, Align2::LEFT_TOP, "Throws", size::TINY, theme::QUIET);
    let words = "PgUp PgDn read them again";
    let at = inner.right_top();
    paint::say(&p, at, Align2::RIGHT_TOP, words, size::TINY, theme::FAINT);
    let list =
        Rect::from_min_max(pos2(rect.left() + 6.0, inner.top() + 20.0), rect.max - vec2(6.0, 6.0));
    if referee.history.is_empty() {
        let words = "Nothing has been thrown yet. Enter throws what stands ready; every throw \
                     stays here with all that was added to it.";
        let area = inner.with_min_y(inner.top() + 26.0);
        paint::flow(&p, area, words, size::BODY, theme::FAINT, false);
        return;
    }
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list));
    ui.set_clip_rect(list);
    let mut asked = None;
    ScrollArea::vertical().id_salt("throws").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (n, record) in referee.history.iter().enumerate().rev() {
            let (_, row) = ui.allocate_space(vec2(ui.available_width() - 4.0, ROW));
            let mut pen: Pen = Pen::new(ui);
            let here = referee.reading == Some(n);
            one(&pen, row, record, here);
            if pen.clicked(row, ("record", n)) {
                asked = Some(RefereeAction::Read(Some(n)));
            }
            if here {
                ui.scroll_to_rect(row, None);
            }
        }
    });
    pen.actions.extend(asked);
}

fn one(pen: &Pen, row: Rect, record: &Record, here: bool) {
    let p = pen.p();
    let over = pen.ui.rect_contains_pointer(row);
    if here || over {
        p.rect_filled(row, 3.0, theme::RAISED);
    }
    if here {
        p.rect_filled(row.with_max_x(row.left() + 3.0), 1.0, theme::now());
    }
    let Record { nth, throw_odds, fallen, seed, of_seed } = record;
    let at = pos2(row.left() + 18.0, row.top() + 14.0);
    paint::verdict(&p, at, 6.0, fallen.success);
    let left = row.left() + 34.0;
    let at = pos2(left, row.top() + 14.0);
    let right = row.right() - 8.0;
    let title = format!("{nth}  {}", throw_odds.title);
    paint::fitted(
        &p,
        at,
        Align2::LEFT_CENTER,
        &title,
        size::BODY,
        theme::TYPE,
        right - left - 58.0,
        false,
    );
    meant(&p, row, Reason::ToldBeside);
    let total = fallen.throw.total().to_string();
    let at = pos2(right, at.y);
    let total = paint::numeral(&p, at, Align2::RIGHT_CENTER, &total, size::HEAD, theme::TYPE);
    let _ = drawn_dice::fallen(
        &p,
        pos2(total.left() - 6.0 - dice_width(record), row.top() + 7.0),
        14.0,
        &fallen.throw,
    );
    let at = pos2(left, row.top() + 32.0);
    let words = format!("{} · {}", percent(throw_odds.success), fallen.verdict);
    paint::fitted(
        &p,
        at,
        Align2::LEFT_CENTER,
        &words,
        size::SMALL,
        theme::QUIET,
        right - left - 66.0,
        false,
    );
    let words = format!("seed {seed}, {of_seed}");
    let at = pos2(right, row.top() + 32.0);
    paint::say(&p, at, Align2::RIGHT_CENTER, &words, size::TINY, theme::FAINT);
}

fn dice_width(record: &Record) -> f32 {
    14.0 * 1.14 * record.fallen.throw.dice.len() as f32 - 2.0
}
