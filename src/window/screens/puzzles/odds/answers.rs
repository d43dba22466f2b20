//! The question and its answers: rows to be taken, and bars once it is solved.

use bevy_egui::egui::{Align2, Id, Painter, Rect, Sense, Ui, pos2, vec2};

use super::solving::OddsSolving;
use crate::puzzles::Share;
use crate::window::ui::{
    compact::{self, Roll},
    magnifier::attend,
    paint, reader,
    theme::{self, size},
};

/// Height of a row, and the room between two.
const ROW: f32 = 48.0;
const GAP: f32 = 8.0;

/// Draws them in `area`; the answer that was clicked.
pub(super) fn draw(ui: &mut Ui, area: Rect, solving: &OddsSolving) -> Option<usize> {
    let shown = solving.attempt.shown();
    let p = ui.painter().clone();
    let mut room = area;
    let prompt = if solving.is_solved { "What every answer comes to" } else { &shown.prompt };
    room.min.y += paint::flow(&p, room, prompt, size::HEAD, theme::TYPE, true) + 16.0;
    let count = shown.answers.len() as f32;
    // On a phone they roll, each as tall as a finger needs.
    let tall = (ROW + GAP) * count + paint::tall(&p, &shown.how, size::SMALL, room.width());
    let roll = compact::is_on(ui.ctx()).then(|| Roll::begin(ui, room, "answers", tall, None));
    let row = match &roll {
        Some(roll) => {
            room = roll.whole;
            ROW
        }
        None => ((room.height() - 70.0) / count - GAP).clamp(30.0, ROW),
    };
    let p = ui.painter().clone();
    let mut clicked = None;
    for (n, answer) in shown.answers.iter().enumerate() {
        let place = Rect::from_min_size(room.min, vec2(room.width(), row));
        if solving.is_solved {
            bar(&p, place, answer);
        } else if one(ui, place, (n, answer), solving) {
            clicked = Some(n);
        }
        room.min.y += row + GAP;
    }
    if solving.is_solved {
        reader::say(ui, area, "chances", || spoken(&shown.answers));
        paint::flow(&p, room, &shown.how, size::SMALL, theme::QUIET, false);
    }
    if let Some(roll) = roll {
        roll.end(ui);
    }
    clicked
}

fn spoken(answers: &[Share]) -> String {
    let each = answers.iter().map(|answer| format!("{}: {}.", answer.words, answer.told));
    each.collect::<Vec<_>>().join(" ")
}

/// An answer to be taken; whether it was clicked.
fn one(ui: &Ui, place: Rect, (n, answer): (usize, &Share), solving: &OddsSolving) -> bool {
    let (selected, is_wrong) = (n == solving.at, solving.wrong.contains(&n));
    let response = ui.interact(place, Id::new(("odds answer", n)), Sense::CLICK);
    let state = if is_wrong { ", tried" } else { "" };
    reader::name(&response, selected, || format!("{} {}{state}", n + 1, answer.words));
    let p = ui.painter();
    paint::ground(p, place, selected, response.hovered(), theme::PANEL);
    if selected {
        attend(ui.ctx(), place);
    }
    let ink = if is_wrong { theme::FAINT } else { theme::TYPE };
    let at = place.left_center() + vec2(16.0, 0.0);
    let number = (n + 1).to_string();
    paint::strong(p, at, Align2::LEFT_CENTER, &number, size::BODY, theme::QUIET);
    let at = at + vec2(24.0, 0.0);
    let told = if is_wrong { answer.told.as_str() } else { "" };
    let right = place.right_center() - vec2(14.0, 0.0);
    let said = paint::say(p, right, Align2::RIGHT_CENTER, told, size::SMALL, theme::QUIET);
    let width = said.left() - 10.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_CENTER, &answer.words, size::BODY, ink, width, selected);
    response.clicked()
}

/// An answer with its chance: the bar, and what the dice leave open of it as a lighter end.
fn bar(p: &Painter, place: Rect, answer: &Share) {
    paint::ground(p, place, answer.is_good, false, theme::PANEL);
    let at = place.left_top() + vec2(16.0, 5.0);
    let right = place.right_top() + vec2(-14.0, 6.0);
    // Where there is little room, the chance without how it was found.
    let told = answer.told.split(" (").next().filter(|_| compact::is_on(p.ctx()));
    let told = told.unwrap_or(&answer.told);
    let told = paint::say(p, right, Align2::RIGHT_TOP, told, size::SMALL, theme::QUIET);
    let (words, room) = (&answer.words, told.left() - 10.0 - at.x);
    let heavy = answer.is_good;
    paint::fitted(p, at, Align2::LEFT_TOP, words, size::BODY, theme::TYPE, room, heavy);
    let whole = Rect::from_min_max(
        pos2(at.x, place.bottom() - 13.0),
        pos2(place.right() - 14.0, place.bottom() - 7.0),
    );
    let upto = |share: u16| whole.left() + whole.width() * f32::from(share) / 10_000.0;
    p.rect_filled(whole, 0.0, theme::RULE);
    let (least, most) = answer.within;
    p.rect_filled(whole.with_max_x(upto(most)), 0.0, theme::QUIET);
    p.rect_filled(whole.with_max_x(upto(least)), 0.0, theme::now());
}
