//! The crew wall: faces, berths, wounds, pay, and what everybody has been through.

use bevy_egui::egui::{Align2, Painter, Rect, ScrollArea, Sense, UiBuilder, pos2, vec2};
use campaign::{
    Aboard, Berth, Move,
    text::{self, credits},
};
use characters::body::State;

use super::{
    health,
    port::{ability, id_of, portrait, skills},
    question::{CampaignPen, View, chip},
};
use crate::window::{
    card_table::{card, tokens::Standing},
    ui::{
        compact::{self, TARGET},
        paint,
        theme::{self, size},
    },
};

/// Height of a row beside the port.
const ROW: f32 = 78.0;
/// What its buttons take below it on a phone.
const CHIPS: f32 = TARGET + 4.0;

/// How tall the column is with everybody who is aboard.
pub(super) fn tall(view: &View) -> f32 {
    rows(view, ROW + CHIPS)
}

/// The part of the column beside the port that has somebody in it.
pub(super) fn taken(column: Rect, view: &View) -> Rect {
    column.with_max_y(column.top() + rows(view, ROW))
}

fn rows(view: &View, row: f32) -> f32 {
    40.0 + row * view.own.crew.iter().filter(|it| it.berth == Berth::Aboard).count() as f32
}

/// Draws those aboard in a column.
pub(super) fn column(pen: &mut CampaignPen, area: Rect, view: &View) {
    let aboard: Vec<&Aboard> =
        view.own.crew.iter().filter(|it| it.berth == Berth::Aboard).collect();
    let p = pen.p();
    let line = paint::caption(&p, area.min, Align2::LEFT_TOP, "Crew", size::SMALL, theme::QUIET);
    let figures = &view.book.charts.figures;
    let hospital = credits(figures.hospital);
    let mut berths = format!("{} of {} berths", aboard.len(), figures.berths);
    if view.options().iter().any(|option| matches!(option, Move::Treat(_))) {
        berths = format!("{berths} · a week in hospital is {hospital}");
    }
    let at = pos2(line.right() + 12.0, line.bottom());
    paint::say(&p, at, Align2::LEFT_BOTTOM, &berths, size::SMALL, theme::FAINT);
    let mut y = line.bottom() + 8.0;
    let step = ROW + if compact::is_on(pen.ui.ctx()) { CHIPS } else { 0.0 };
    for one in aboard {
        let place = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), step - 6.0));
        row(pen, place, one, view);
        y += step;
    }
}

fn row(pen: &mut CampaignPen, place: Rect, one: &Aboard, view: &View) {
    let p = pen.p();
    paint::plate(&p, place, theme::PANEL, theme::RULE);
    let is_tapped = compact::is_on(pen.ui.ctx());
    let below = place.shrink(6.0);
    let inner = below.with_max_y(below.bottom() - if is_tapped { CHIPS } else { 0.0 });
    let face = Rect::from_min_size(inner.min, vec2(48.0, inner.height()));
    portrait(pen, face, &id_of(one.id), &one.person, view);
    let right = inner.with_min_x(face.right() + 10.0);
    let (words, ink) = condition(one);
    let at = right.right_top() + vec2(-2.0, 0.0);
    let state = paint::say(&p, at, Align2::RIGHT_TOP, &words, size::SMALL, ink);
    let name = one.person.identity.styled();
    let room = state.left() - 8.0 - right.left();
    let at = right.left_top();
    paint::fitted(&p, at, Align2::LEFT_TOP, &name, size::BODY, theme::TYPE, room, true);
    let at = pos2(right.left(), right.top() + 20.0);
    let half = right.left() + 168.0;
    card::pills(&p, at, half, &skills(&one.person), true, |_| Standing::There);
    let at = pos2(right.left(), right.bottom() - health::TALL);
    health::bars(&p, at, 152.0, &one.person);
    post(&p, right, one, view);
    match is_tapped {
        true => chips(pen, below.with_min_y(below.bottom() - TARGET), one, view),
        false => chips(pen, right.with_min_y(right.bottom() - 22.0), one, view),
    }
}

/// Their post, below their condition.
fn post(p: &Painter, area: Rect, one: &Aboard, view: &View) {
    let post = match Some(one.id) == view.own.captain {
        true => "captain".to_owned(),
        false => format!("{} a month", credits(one.wage)),
    };
    let at = pos2(area.right() - 2.0, area.top() + 20.0);
    paint::say(p, at, Align2::RIGHT_TOP, &post, size::SMALL, theme::QUIET);
}

/// What can be done for them or about them here, from the right of `area` on.
fn chips(pen: &mut CampaignPen, area: Rect, one: &Aboard, view: &View) {
    let can = [(Move::Treat(one.id), "hospital"), (Move::Dismiss(one.id), "pay off")];
    let mut right = area.right();
    for (option, label) in can.iter().rev() {
        let Some(n) = view.number(option) else { continue };
        let wide = paint::wide(&pen.p(), label, size::BODY) + 30.0;
        let place = area.with_min_x(right - wide).with_max_x(right);
        chip(pen, view, place, n, label);
        right = place.left() - 6.0;
    }
}

/// How somebody is, and its colour.
fn condition(one: &Aboard) -> (String, bevy_egui::egui::Color32) {
    let words = text::health(&one.person);
    let ink = match (one.berth, one.person.body.state) {
        (Berth::Dead, _) | (_, State::Dead | State::Unconscious { .. }) => theme::now(),
        (Berth::PaidOff, _) => theme::FAINT,
        (Berth::Aboard, State::Awake) if one.person.body.is_hurt() => theme::now(),
        (Berth::Aboard, State::Awake) => theme::met(),
    };
    (words, ink)
}

/// Where there is less room, plates stand below each other.
const NARROW: f32 = 640.0;
/// The least and the greatest height of a plate of the wall, and its margin.
const PLATE: (f32, f32) = (148.0, 280.0);
const MARGIN: f32 = 10.0;
/// The share of a plate's width that a face takes at most, and what stands free beside it.
const FACE: f32 = 0.3;
const GAP: f32 = 14.0;
/// The room of the name above all else, of a line of pills, and above pills and bars.
const NAME: f32 = 23.0;
const PILLS: f32 = 22.0;
const ABOVE_PILLS: f32 = 2.0;
const ABOVE_BARS: f32 = 5.0;
/// What stands free below a line.
const LEADING: f32 = 3.0;

/// Draws everybody who ever signed on in `area`.
pub(super) fn wall(pen: &mut CampaignPen, area: Rect, view: &View) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("wall"));
    ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
        let mut pen = CampaignPen::new(ui);
        let beside = if area.width() < NARROW { 1 } else { 2 };
        let wide = (area.width() - 18.0 - 12.0 * (beside - 1) as f32) / beside as f32;
        let rows = view.own.crew.len().div_ceil(beside).max(1) as f32;
        let tall = (area.height() / rows - 12.0).clamp(PLATE.0, PLATE.1);
        for pair in view.own.crew.chunks(beside) {
            let needed = pair.iter().map(|one| needed(&pen.p(), wide, one, view));
            let tall = needed.fold(tall, f32::max);
            let room = vec2(area.width() - 16.0, tall + 10.0);
            let (line, _) = pen.ui.allocate_exact_size(room, Sense::hover());
            for (n, one) in pair.iter().enumerate() {
                let corner = line.min + vec2((wide + 12.0) * n as f32, 0.0);
                plate(&mut pen, Rect::from_min_size(corner, vec2(wide, tall)), one, view);
            }
        }
    });
}

/// The height of a plate of this width beside whose face all stands but what was learnt.
fn needed(p: &Painter, wide: f32, one: &Aboard, view: &View) -> f32 {
    let beside_the_face = (wide - 2.0 * MARGIN) * (1.0 - FACE) - GAP;
    let tall = |words: &str| paint::tall(p, words, size::BODY, beside_the_face) + LEADING;
    let lines: f32 = lines(one, view).iter().map(|(words, _)| tall(words)).sum();
    let below = ABOVE_PILLS + PILLS + ABOVE_BARS + health::TALL;
    NAME + lines + below + 2.0 * MARGIN
}

fn plate(pen: &mut CampaignPen, place: Rect, one: &Aboard, view: &View) {
    let p = pen.p();
    let gone = one.berth != Berth::Aboard;
    let fill = if gone { theme::SPACE } else { theme::RAISED };
    paint::plate(&p, place, fill, theme::RULE);
    let inner = place.shrink(MARGIN);
    let face = vec2((inner.height() * 0.72).min(inner.width() * FACE), inner.height());
    let face = Rect::from_min_size(inner.min, face);
    portrait(pen, face, &id_of(one.id), &one.person, view);
    if gone {
        p.rect_filled(face, 4.0, theme::faded(theme::SPACE, 0.6));
    }
    let right = inner.with_min_x(face.right() + GAP);
    let (words, ink) = condition(one);
    let state = paint::say(&p, right.right_top(), Align2::RIGHT_TOP, &words, size::SMALL, ink);
    let room = state.left() - 8.0 - right.left();
    let (at, name) = (right.left_top(), one.person.identity.styled());
    paint::fitted(&p, at, Align2::LEFT_TOP, &name, size::HEAD, theme::TYPE, room, true);
    let mut y = right.top() + NAME;
    for (words, ink) in lines(one, view) {
        y += paint::flow(&p, right.with_min_y(y), &words, size::BODY, ink, false) + LEADING;
    }
    y = card::pills(
        &p,
        pos2(right.left(), y + ABOVE_PILLS),
        right.right(),
        &skills(&one.person),
        true,
        |_| Standing::There,
    );
    health::bars(&p, pos2(right.left(), y + ABOVE_BARS), right.width(), &one.person);
    let room = right.with_min_y(y + health::TALL + 14.0);
    let learnt = text::learnt(&one.person);
    if paint::tall(&p, &learnt, size::BODY, room.width()) <= room.height() {
        paint::flow(&p, room, &learnt, size::BODY, theme::FAINT, false);
    }
}

fn lines(one: &Aboard, view: &View) -> Vec<(String, bevy_egui::egui::Color32)> {
    let post = match one.berth {
        Berth::Aboard if Some(one.id) == view.own.captain => "captain".to_owned(),
        Berth::Aboard => format!("{} a month", credits(one.wage)),
        Berth::PaidOff => "paid off".to_owned(),
        Berth::Dead => "died aboard".to_owned(),
    };
    let served = text::served(&one.person);
    vec![
        (format!("{served} · {post}"), theme::QUIET),
        (text::record(&one.record), theme::QUIET),
        (ability(&one.person, view), theme::TYPE),
    ]
}
