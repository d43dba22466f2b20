//! The bar above the table of a phone: the menu, the round and its stage, and everybody's points.

use bevy_egui::egui::{Align2, Id, Key, Rect, Sense, pos2, vec2};
use cards::{CaptainSeen, text};

use crate::window::{
    card_table::{area::Area, table_ui::TableAction, touch::Pen},
    ui::{
        compact::{TARGET, key},
        paint, reader,
        theme::{self, size},
    },
};

/// Room for the points of one captain.
const CHIP: f32 = TARGET;

pub(super) fn draw(pen: &mut Pen, bar: Rect) {
    let p = pen.p();
    p.rect_filled(bar, 0.0, theme::PANEL);
    paint::rule(&p, bar, bar.bottom());
    key(pen.ui, bar.with_max_x(bar.left() + TARGET), "≡", "Menu", Key::Escape);
    let mut right = bar.right();
    let (me, view) = (pen.view.seen.you, pen.view);
    let others = view.seen.captains.iter().filter(|captain| captain.seat != me);
    for captain in others.chain([view.me()]).collect::<Vec<_>>().into_iter().rev() {
        let place = bar.with_min_x(right - CHIP).with_max_x(right);
        points(pen, place, captain);
        right = place.left();
    }
    stage(pen, bar.with_min_x(bar.left() + TARGET).with_max_x(right - 4.0));
}

/// The round and its stage; below, how far the round is.
fn stage(pen: &mut Pen, area: Rect) {
    let (p, seen) = (pen.p(), &pen.view.seen);
    let round = match seen.constants.round_cap {
        Some(limit) => format!("Round {} of {limit}", seen.round),
        None => format!("Round {}", seen.round),
    };
    let words = format!("{round} · {}", text::phase_name(seen.stage.phase()));
    let at = area.left_top() + vec2(0.0, 8.0);
    let (align, ink) = (Align2::LEFT_TOP, theme::QUIET);
    paint::fitted(&p, at, align, &words, size::SMALL, ink, area.width(), false);
    let at = area.left_bottom() - vec2(0.0, 7.0);
    let (title, align) = (seen.stage.title(), Align2::LEFT_BOTTOM);
    paint::fitted(&p, at, align, title, size::BODY, theme::now(), area.width(), true);
    pen.tip(area, seen.stage.title());
}

/// A captain's points; a tap rolls the table to their side.
fn points(pen: &mut Pen, place: Rect, captain: &CaptainSeen) {
    let (p, view) = (pen.p(), pen.view);
    let name = view.name(captain.seat);
    let response = pen.ui.interact(place, Id::new(("points", captain.seat.0)), Sense::CLICK);
    reader::name(&response, false, || format!("{name}: {} victory points", captain.vp));
    let acts = view.thinking.or(view.seen.acting) == Some(captain.seat);
    let ink = if captain.out { theme::FAINT } else { theme::TYPE };
    let at = pos2(place.center().x, place.top() + 4.0);
    paint::numeral(&p, at, Align2::CENTER_TOP, &captain.vp.to_string(), size::TITLE, ink);
    let at = pos2(place.center().x, place.bottom() - 5.0);
    let short = name.rsplit(' ').next().unwrap_or(name);
    let (ink, room) = (if acts { theme::now() } else { theme::QUIET }, place.width() - 4.0);
    paint::fitted(&p, at, Align2::CENTER_BOTTOM, short, size::TINY, ink, room, false);
    if response.clicked() && captain.seat == view.seen.you {
        pen.actions.push(TableAction::LookFor(Area::Mine));
    } else if response.clicked() {
        let shown = TableAction::Show(captain.seat);
        pen.actions.extend([shown, TableAction::LookFor(Area::Rivals)]);
    }
}
