//! The outcome in words and numbers.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};
use cards::EndingKind;
use characters::text::count;
use engine::Seat;

use crate::window::{
    card_table::{captain, view::TableView},
    ui::{
        compact, paint,
        theme::{self, size},
    },
};
use crate::{session::Session, words};

/// The verdict and how it came to that; returns where it ends.
pub(super) fn draw(p: &Painter, area: Rect, view: &TableView) -> f32 {
    let (verdict, how) = verdict(view);
    let how = [how].into_iter().chain(words::tie_break(&view.seen)).collect::<Vec<_>>().join(" ");
    let line = paint::caption(p, area.left_top(), Align2::LEFT_TOP, &verdict, 40.0, theme::TYPE);
    let rule = pos2(area.left() + 2.0, line.bottom() + 8.0);
    paint::underline(p, rule);
    let words = area.with_min_y(rule.y + 20.0);
    words.top() + paint::flow(p, words, &how, size::HEAD, theme::QUIET, false)
}

/// Where the game is kept, and by which seed it can be dealt again; at the foot of `area`.
pub(super) fn facts(p: &Painter, area: Rect, view: &TableView, session: &Session) {
    let taken_back = words::taken_back(session.taken_back()).unwrap_or_default();
    let rounds = count(view.seen.round, "round");
    let seed = format!("Seed {} · {rounds}. {taken_back}", session.seed());
    let kept = format!("Kept in {}", session.file().display());
    let mut bottom = area.bottom();
    for fact in [kept, seed] {
        let tall = paint::tall(p, &fact, size::TINY, area.width());
        let place = Rect::from_min_max(pos2(area.left(), bottom - tall), area.max);
        paint::flow(p, place.with_max_y(bottom + 4.0), &fact, size::TINY, theme::FAINT, false);
        bottom -= tall + 4.0;
    }
}

/// Everybody's points, with the sign that they have in the plot.
pub(super) fn scores(p: &Painter, area: Rect, view: &TableView) {
    let seen = &view.seen;
    let count = seen.captains.len().max(2);
    // On a phone there is room for two beside each other.
    let columns = if compact::is_on(p.ctx()) { 2 } else { count };
    let step = (area.width() + 24.0) / columns as f32;
    let tall = area.height() / count.div_ceil(columns) as f32;
    for (n, captain) in seen.captains.iter().enumerate() {
        let at = vec2(step * (n % columns) as f32, tall * (n / columns) as f32);
        let cell = Rect::from_min_size(area.min + at, vec2(step - 24.0, tall));
        let won = seen.ending.is_some_and(|ending| ending.winner == Some(captain.seat));
        let ink = if won { theme::TYPE } else { theme::QUIET };
        let vp = captain.vp.to_string();
        let at = pos2(cell.left(), cell.center().y);
        let number = paint::numeral(p, at, Align2::LEFT_CENTER, &vp, 46.0, ink);
        let at = pos2(number.right() + 20.0, cell.center().y - 10.0);
        captain::sign(p, at, 5.5, captain.seat, seen.you);
        let at = at + vec2(13.0, 0.0);
        let room = cell.right() - at.x;
        let name = called(view, captain.seat, compact::is_on(p.ctx()));
        paint::fitted(p, at, Align2::LEFT_CENTER, name, size::HEAD, ink, room, true);
        let state = match (captain.out, won) {
            (true, _) => "out of the game",
            (false, true) => "VP, and the game",
            (false, false) => "VP",
        };
        let at = pos2(number.right() + 14.0, cell.center().y + 12.0);
        let room = cell.right() - at.x;
        let ink = theme::FAINT;
        paint::fitted(p, at, Align2::LEFT_CENTER, state, size::SMALL, ink, room, false);
    }
}

/// A captain's name where there is little room: without a title that all of them have.
pub(super) fn called(view: &TableView, seat: Seat, on_a_phone: bool) -> &str {
    let name = view.name(seat);
    let crowded = view.seen.captains.len() > 2;
    name.strip_prefix("Captain ").filter(|_| crowded || on_a_phone).unwrap_or(name)
}

fn verdict(view: &TableView) -> (String, String) {
    let seen = &view.seen;
    let Some(ending) = seen.ending else { return ("In progress".to_owned(), String::new()) };
    let how = match ending.kind {
        EndingKind::VictoryPoints => "by victory points",
        EndingKind::Bankruptcy => "by bankruptcy",
        EndingKind::Concession => "by concession",
        EndingKind::RoundCap => "at the round cap",
    };
    let rounds = format!("{how}, in round {}", seen.round);
    match ending.winner {
        Some(seat) if seat == seen.you => ("You win".to_owned(), format!("You win {rounds}.")),
        Some(seat) => ("You lose".to_owned(), format!("{} wins {rounds}.", view.name(seat))),
        None if ending.kind == EndingKind::RoundCap && seen.is_solo() => out_of_time(view),
        None if seen.is_solo() => ("You lose".to_owned(), format!("The game is lost {rounds}.")),
        None => ("A draw".to_owned(), format!("Nobody wins: a draw {rounds}.")),
    }
}

/// Nobody was ahead, but the last round came before the points, as on a voyage.
fn out_of_time(view: &TableView) -> (String, String) {
    let me = view.me();
    let rounds = count(view.seen.round, "round");
    let how = format!("{} of {} victory points in {rounds}: too few.", me.vp, me.threshold);
    ("Time is up".to_owned(), how)
}
