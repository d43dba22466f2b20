//! A decision of a rival's once it gives nothing away any more: every option with all its reasons.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use cards::{Move, data::CardBook, text};

use crate::window::ui::{
    hints, paint,
    scrolled::scrolled,
    theme::{self, size},
};
use crate::{explain::Entry, hints::Hint};

/// Around the words of an option.
const HEAD: f32 = 27.0;

/// Draws what was decided and asked, and the options, the one that stood highest first; `told` is
/// nothing while they are still being thought through.
pub(in crate::window) fn draw(
    ui: &mut Ui,
    area: Rect,
    (entry, name): (&Entry, &str),
    book: &CardBook,
    told: Option<&[Hint<Move>]>,
) {
    let p = ui.painter().clone();
    let words = format!("{name} {}.", entry.words);
    let used = paint::flow(&p, area, &words, size::HEAD, theme::TYPE, false);
    let prompt = text::prompt(entry.choice.why, &entry.seen, book);
    let asked = area.with_min_y(area.top() + used + 4.0);
    let more = paint::flow(&p, asked, &prompt, size::SMALL, theme::FAINT, false);
    let rest = area.with_min_y(asked.top() + more + 10.0);
    let at = pos2(rest.right(), rest.top() - 4.0);
    let words = "stands at, of 100";
    paint::say(&p, at, Align2::RIGHT_BOTTOM, words, size::TINY, theme::FAINT);
    paint::rule(&p, rest, rest.top());
    let rest = rest.with_min_y(rest.top() + 8.0);
    match told {
        None => {
            paint::flow(&p, rest, "thinking …", size::BODY, theme::QUIET, false);
        }
        Some([]) => {
            let words = "No mind weighed this: dice, or a rule of thumb.";
            paint::flow(&p, rest, words, size::BODY, theme::QUIET, false);
        }
        Some(told) => {
            let width = rest.width() - 28.0;
            let tall = told.iter().map(|it| HEAD + hints::tall(it, width) + 10.0).sum();
            // The wheel alone scrolls them: the keys walk through the decisions.
            scrolled(ui, rest, tall, 0.0, |ui, place| options(ui, place, entry, book, told));
        }
    }
}

fn options(ui: &Ui, place: Rect, entry: &Entry, book: &CardBook, told: &[Hint<Move>]) {
    let (p, most) = (ui.painter(), hints::most(told));
    let mut y = place.top();
    for it in told {
        let taken = it.option == entry.chosen;
        let head = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), HEAD - 4.0));
        let (fill, line) =
            if taken { (theme::now_ground(), theme::now()) } else { (theme::PANEL, theme::RULE) };
        paint::plate(p, head, fill, line);
        let at = head.right_center() - vec2(9.0, 0.0);
        let score = format!("{:.0}", it.score * 100.0);
        let score = paint::numeral(p, at, Align2::RIGHT_CENTER, &score, size::BODY, theme::TYPE);
        let label = text::option(it.option, &entry.seen, book);
        let at = head.left_center() + vec2(9.0, 0.0);
        let room = score.left() - 8.0 - at.x;
        let ink = if taken { theme::TYPE } else { theme::QUIET };
        paint::fitted(p, at, Align2::LEFT_CENTER, &label, size::BODY, ink, room, taken);
        let below = Rect::from_min_size(
            pos2(head.left() + 9.0, y + HEAD),
            vec2(head.width() - 18.0, hints::tall(it, head.width() - 18.0)),
        );
        hints::reasons(p, below, it, most);
        y = below.bottom() + 10.0;
    }
}
