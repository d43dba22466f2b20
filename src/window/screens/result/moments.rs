//! The turning points; each opens the replay at its moment.

use bevy_egui::egui::{Align2, Id, Rect, Sense, Ui, pos2, vec2};
use engine::Seat;

use super::focus::Focus;
use crate::match_summary::{MOMENTS, MatchSummary, Moment};
use crate::window::{
    card_table::captain,
    ui::{
        compact,
        magnifier::attend,
        menu::TAPPED_STEP,
        paint, reader,
        theme::{self, size},
    },
};

/// Draws them in `area`; the one that was clicked.
pub(super) fn draw(
    ui: &mut Ui,
    area: Rect,
    summary: &MatchSummary,
    you: Seat,
    focus: &mut Focus,
) -> Option<Focus> {
    let p = ui.painter().clone();
    let at = area.left_top();
    paint::caption(&p, at, Align2::LEFT_TOP, "Turning points", size::TINY, theme::FAINT);
    let at = area.right_top();
    let is_tapped = compact::is_on(ui.ctx());
    let how = if is_tapped { "a tap watches one" } else { "Enter watches one" };
    paint::say(&p, at, Align2::RIGHT_TOP, how, size::TINY, theme::FAINT);
    let list = area.with_min_y(area.top() + 20.0);
    let step = if is_tapped { TAPPED_STEP } else { list.height() / MOMENTS as f32 };
    let (mut clicked, moved) = (None, ui.input(|input| input.pointer.is_moving()));
    for (n, moment) in summary.moments.iter().enumerate() {
        let at = pos2(list.left(), list.top() + step * n as f32);
        let place = Rect::from_min_size(at, vec2(list.width(), step - 3.0));
        let response = ui.interact(place, Id::new(("turning point", n)), Sense::CLICK);
        if moved && response.hovered() {
            *focus = Focus::Moment(n);
        }
        let here = *focus == Focus::Moment(n);
        if here {
            attend(ui.ctx(), place);
        }
        reader::name(&response, here, || format!("round {}: {}", moment.round, moment.words));
        row(ui, place, (n, moment), you, here);
        if response.clicked() {
            clicked = Some(Focus::Moment(n));
        }
        // What does not fit is there whole on resting.
        response.on_hover_text(&moment.words);
    }
    clicked
}

fn row(ui: &Ui, place: Rect, (n, moment): (usize, &Moment), you: Seat, here: bool) {
    let p = ui.painter();
    if here {
        paint::plate(p, place, theme::now_ground(), theme::now());
    } else {
        paint::rule(p, place, place.bottom() + 1.5);
    }
    let at = place.left_top() + vec2(8.0, 7.0);
    let number = (n + 1).to_string();
    paint::numeral(p, at, Align2::LEFT_TOP, &number, size::HEAD, theme::TYPE);
    let at = place.left_top() + vec2(32.0, 16.0);
    captain::sign(p, at, 4.2, moment.seat, you);
    let at = place.right_top() + vec2(-8.0, 9.0);
    let round = format!("round {}", moment.round);
    let round = paint::say(p, at, Align2::RIGHT_TOP, &round, size::TINY, theme::FAINT);
    let words = Rect::from_min_max(
        place.left_top() + vec2(46.0, 2.0),
        pos2(round.left() - 8.0, place.bottom() - 2.0),
    );
    let ink = if here { theme::TYPE } else { theme::QUIET };
    paint::centred(p, words, &moment.words, size::SMALL, ink);
}
