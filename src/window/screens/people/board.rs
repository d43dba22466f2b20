//! The board beneath the stage: the tables that are open now, or the odds.

use bevy_egui::egui::{Align2, Painter, Rect, vec2};
use characters::{Event, Move, Why, data::Service, odds::Forecast};

use super::{
    chart::charts,
    column::{Lit, draft, four, mustering, skills},
    living::Living,
    pen::{self, Pen},
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws what belongs to the moment in `rect`; `selected` is the highlighted option.
pub fn draw(pen: &mut Pen, rect: Rect, living: &Living, selected: Option<&Move>) {
    match living.question().map(|choice| choice.why) {
        Some(Why::Enlisting) => dossier(pen, rect, living, selected),
        Some(Why::Rolling { .. } | Why::NamingBlade | Why::NamingGun | Why::NamingVehicle) => {
            skills(pen, rect, living, selected);
        }
        Some(Why::MusteringOut { .. } | Why::TakingBlade | Why::TakingGun) => {
            mustering(pen, rect, living, selected);
        }
        Some(Why::Commission | Why::Promotion) => rank(pen, rect, living),
        Some(Why::Reenlisting) => forecasts(pen, rect, living, "If you stay"),
        None => meanwhile(pen, rect, living),
    }
}

/// While things happen, the table that the die falls on.
fn meanwhile(pen: &mut Pen, rect: Rect, living: &Living) {
    match living.on_stage() {
        Some((Event::SkillRoll { .. }, _)) => skills(pen, rect, living, None),
        Some((Event::Cash { .. } | Event::Benefit { .. }, _)) => mustering(pen, rect, living, None),
        Some((Event::Drafted { die, .. }, fallen)) => {
            draft(pen, rect, living, fallen.then_some(*die))
        }
        Some((Event::Commission { .. } | Event::Promotion { .. }, _)) => rank(pen, rect, living),
        _ => service(pen, rect, living),
    }
}

/// Draws the demands, prospects and skills of a service; all six are a key away.
fn dossier(pen: &mut Pen, rect: Rect, living: &Living, selected: Option<&Move>) {
    let Some(Move::Enlist(service)) = selected else { return };
    let p = pen.p();
    let tables = living.tables();
    let table = tables.service(*service);
    let inner = panel(pen, rect);
    let y = heading(pen, inner, *service, &table.about);
    let area = inner.with_min_y(y);
    let height = paint::flow(&p, area, &table.promise, size::BODY, theme::TYPE, false);
    let area = inner.with_min_y(y + height + 12.0);
    let mine = living.forecasts();
    let mine: Vec<&Forecast> = mine.iter().filter(|it| it.option.as_ref() == selected).collect();
    let y = charts(pen, area.with_max_y(area.top() + 118.0), &mine);
    four(pen, inner.with_min_y(y + 12.0), living, *service, Lit::default());
}

/// The name of a service with its sign, and a sentence.
fn heading(pen: &Pen, area: Rect, service: Service, about: &str) -> f32 {
    let p = pen.p();
    paint::mark(&p, area.left_top() + vec2(9.0, 11.0), 8.0, pen::badge(service));
    let at = area.left_top() + vec2(26.0, 0.0);
    let drawn = paint::strong(&p, at, Align2::LEFT_TOP, service.name(), size::TITLE, theme::TYPE);
    let text = area.with_min_y(drawn.bottom() + 4.0);
    drawn.bottom() + 8.0 + paint::flow(&p, text, about, size::BODY, theme::QUIET, false)
}

/// The service one is in, between its throws.
fn service(pen: &mut Pen, rect: Rect, living: &Living) {
    let Some(service) = living.telling.person.career.service else {
        paint::plate(&pen.p(), rect, theme::SPACE, theme::faded(theme::RULE, 0.5));
        return;
    };
    let tables = living.tables();
    let inner = panel(pen, rect);
    let y = heading(pen, inner, service, &tables.service(service).about);
    rest(pen, inner.with_min_y(y + 14.0), living, service);
}

/// A panel; returns the room inside.
pub fn panel(pen: &Pen, rect: Rect) -> Rect {
    paint::plate(&pen.p(), rect, theme::PANEL, theme::RULE);
    rect.shrink2(vec2(16.0, 13.0))
}

/// The odds of the question's outcomes.
fn forecasts(pen: &mut Pen, rect: Rect, living: &Living, title: &str) {
    let inner = panel(pen, rect);
    let p = pen.p();
    let all = living.forecasts();
    let at = inner.left_top();
    let drawn = paint::caption(&p, at, Align2::LEFT_TOP, title, size::SMALL, theme::QUIET);
    let all: Vec<&Forecast> = all.iter().collect();
    let mut top = drawn.bottom() + 12.0;
    for row in all.chunks(3) {
        let area = inner.with_min_y(top).with_max_y(top + 122.0);
        top = charts(pen, area, row) + 14.0;
    }
    if top < inner.bottom() - 60.0 {
        ladder(pen, inner.with_min_y(top + 2.0), living);
    }
}

/// The odds of rank, and the ranks there are.
fn rank(pen: &mut Pen, rect: Rect, living: &Living) {
    let inner = panel(pen, rect);
    let all = living.forecasts();
    let all: Vec<&Forecast> = all.iter().collect();
    let mut top = inner.top();
    if living.question().is_some() {
        top = charts(pen, inner.with_max_y(top + 118.0), &all) + 14.0;
    }
    if let Some(service) = living.telling.person.career.service {
        rest(pen, inner.with_min_y(top), living, service);
    }
}

/// Where there is less room, ranks stand in two rows.
const NARROW: f32 = 420.0;

/// The ranks of a service, and what it teaches.
fn rest(pen: &mut Pen, area: Rect, living: &Living, service: Service) {
    ladder(pen, area, living);
    let below = if area.width() < NARROW { 113.0 } else { 70.0 };
    four(pen, area.with_min_y(area.top() + below), living, service, Lit::default());
}

/// The ranks of the service, those that were reached filled.
fn ladder(pen: &mut Pen, area: Rect, living: &Living) {
    let Some(service) = living.telling.person.career.service else { return };
    let p = pen.p();
    let tables = living.tables();
    let (ranks, mine) = (&tables.service(service).ranks, living.telling.person.career.rank);
    if ranks.is_empty() {
        let words = format!("{} has no ranks.", service.name());
        paint::say(&p, area.min, Align2::LEFT_TOP, &words, size::SMALL, theme::FAINT);
        return;
    }
    paint::caption(&p, area.min, Align2::LEFT_TOP, "Ranks", size::TINY, theme::FAINT);
    for (n, rank) in ranks.iter().enumerate() {
        rung(&p, place_of_rung(area, n, ranks.len()), (n as u8, rank), mine);
    }
}

/// Where the rung of this number stands, of so many.
fn place_of_rung(area: Rect, n: usize, count: usize) -> Rect {
    let gap = 5.0;
    let beside = if area.width() < NARROW { count.div_ceil(2) } else { count };
    let size = vec2((area.width() + gap) / beside as f32 - gap, 38.0);
    let (across, down) = ((n % beside) as f32, (n / beside) as f32);
    let at = area.min + vec2((size.x + gap) * across, 18.0 + (size.y + gap) * down);
    Rect::from_min_size(at, size)
}

/// A rank of the ladder: reached where `mine` is higher than its number, or the next one.
fn rung(p: &Painter, place: Rect, (n, rank): (u8, &str), mine: u8) {
    let reached = mine > n;
    let (fill, ink) = match reached {
        true => (theme::RAISED, theme::TYPE),
        false => (theme::SPACE, theme::QUIET),
    };
    paint::plate(p, place, fill, if mine == n { theme::now() } else { theme::RULE });
    let at = place.left_top() + vec2(7.0, 4.0);
    paint::say(p, at, Align2::LEFT_TOP, &(n + 1).to_string(), size::TINY, theme::FAINT);
    let at = place.left_bottom() + vec2(7.0, -4.0);
    let room = place.width() - 12.0;
    paint::fitted(p, at, Align2::LEFT_BOTTOM, rank, size::SMALL, ink, room, reached);
}
