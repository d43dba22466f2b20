//! The deck in small charts: cost and EV curves, who can do what, what the contracts ask for.

use bevy_egui::egui::{Align2, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use cards::{data::Basic, text};

use super::list::mark_of;
use crate::{
    builder::{CapabilityCover, Curve, Figures, SkillCover},
    window::{
        paint,
        pen::Pen,
        theme::{self, size},
    },
};

/// The room that all of them take.
pub const HEIGHT: f32 = 276.0;
/// Costs and values beyond this stand in one bar.
const BARS: usize = 7;

/// Draws everything in `area`, [`HEIGHT`] high.
pub fn draw(pen: &mut Pen<super::Deed>, area: Rect, figures: &Figures) {
    let p = pen.p();
    paint::plate(&p, area, theme::faded(theme::PANEL, 0.6), theme::RULE);
    let inner = area.shrink2(vec2(12.0, 9.0));
    let top = inner.with_max_y(inner.top() + 92.0);
    let half = (inner.width() - 18.0) / 2.0;
    curve(&p, top.with_max_x(top.left() + half), "Cost", &figures.cost);
    curve(&p, top.with_min_x(top.right() - half), "Expense value", &figures.ev);
    let skills = Rect::from_min_max(
        pos2(inner.left(), top.bottom() + 10.0),
        pos2(inner.right(), inner.bottom() - 44.0),
    );
    all_skills(&p, skills, &figures.skills);
    let last = inner.with_min_y(inner.bottom() - 36.0);
    capabilities(&p, last, &figures.capabilities);
}

/// How many captain's cards cost so much, each bar in the colours of its types.
fn curve(p: &Painter, area: Rect, title: &str, curve: &Curve) {
    paint::caption(p, area.left_top(), Align2::LEFT_TOP, title, size::TINY, theme::FAINT);
    let mean = format!("mean {:.1}", curve.mean());
    paint::say(p, area.right_top(), Align2::RIGHT_TOP, &mean, size::TINY, theme::QUIET);
    let bars = Rect::from_min_max(area.left_top() + vec2(0.0, 30.0), area.max - vec2(0.0, 14.0));
    let highest = folded(curve).iter().map(|(total, _)| *total).max().unwrap_or(0).max(1);
    let step = bars.width() / BARS as f32;
    for (n, (total, kinds)) in folded(curve).into_iter().enumerate() {
        let left = bars.left() + step * n as f32;
        let (low, high) = (left + 2.0, left + step - 2.0);
        p.hline(low..=high, bars.bottom(), Stroke::new(1.0, theme::RULE));
        let mut y = bars.bottom();
        for (kind, count) in kinds {
            let tall = bars.height() * count as f32 / highest as f32;
            let piece = Rect::from_min_max(pos2(low, y - tall), pos2(high, y));
            p.rect_filled(piece, 0.0, theme::faded(theme::colour(mark_of(kind)), 0.9));
            y -= tall;
        }
        let middle = left + step / 2.0;
        if total > 0 {
            let at = pos2(middle, y - 1.0);
            paint::say(p, at, Align2::CENTER_BOTTOM, &total.to_string(), size::TINY, theme::TYPE);
        }
        let label = if n + 1 == BARS { format!("{n}+") } else { n.to_string() };
        let at = pos2(middle, bars.bottom() + 2.0);
        paint::say(p, at, Align2::CENTER_TOP, &label, size::TINY, theme::FAINT);
    }
}

type Bar = (u32, Vec<(crate::builder::CardKind, u32)>);

/// The bars, the last of them with all that is more.
fn folded(curve: &Curve) -> Vec<Bar> {
    let mut bars: Vec<Bar> = vec![(0, Vec::new()); BARS];
    for (at, kinds) in curve.0.iter().enumerate() {
        let (total, parts) = &mut bars[at.min(BARS - 1)];
        for (&kind, &count) in kinds {
            *total += count;
            match parts.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, sum)) => *sum += count,
                None => parts.push((kind, count)),
            }
        }
    }
    bars
}

/// Two columns of seven: crew who have a skill, and how often the contracts ask for it.
fn all_skills(p: &Painter, area: Rect, skills: &[SkillCover]) {
    let title = "Skills of the crew";
    let head =
        paint::caption(p, area.left_top(), Align2::LEFT_TOP, title, size::TINY, theme::FAINT);
    let at = pos2(area.right(), head.top());
    key(p, at);
    let area = area.with_min_y(head.bottom() + 4.0);
    let rows = skills.len().div_ceil(2).max(1);
    let step = area.height() / rows as f32;
    let half = (area.width() - 18.0) / 2.0;
    let most = skills.iter().map(|it| it.crew().max(it.asked)).max().unwrap_or(0).max(8);
    for (n, cover) in skills.iter().enumerate() {
        let left = area.left() + (half + 18.0) * (n / rows) as f32;
        let top = area.top() + step * (n % rows) as f32;
        let place = Rect::from_min_size(pos2(left, top), vec2(half, step));
        skill(p, place, cover, most);
    }
}

/// What the bars mean, right to left.
fn key(p: &Painter, right: bevy_egui::egui::Pos2) {
    let mut at = right;
    let crew = theme::colour(paint::CardType::Crew);
    for (word, fill) in
        [("asked by contracts", None), ("expert", Some(1.0)), ("trained", Some(0.5))]
    {
        let drawn = paint::say(p, at, Align2::RIGHT_TOP, word, size::TINY, theme::QUIET);
        let middle = pos2(drawn.left() - 9.0, drawn.center().y);
        match fill {
            Some(share) => {
                let square = Rect::from_center_size(middle, vec2(8.0, 7.0));
                p.rect_filled(square, 0.0, theme::faded(crew, share));
            }
            None => tick(p, middle, 9.0, theme::TYPE),
        }
        at = pos2(middle.x - 14.0, at.y);
    }
}

fn tick(p: &Painter, at: bevy_egui::egui::Pos2, tall: f32, ink: bevy_egui::egui::Color32) {
    p.vline(at.x, at.y - tall / 2.0..=at.y + tall / 2.0, Stroke::new(2.0, ink));
}

fn skill(p: &Painter, place: Rect, cover: &SkillCover, most: u32) {
    let y = place.center().y;
    let none = cover.crew() == 0 && cover.asked == 0;
    let ink = match (cover.lacks(), none) {
        (true, _) => theme::NOW,
        (false, true) => theme::faded(theme::FAINT, 0.7),
        (false, false) => theme::QUIET,
    };
    let name = short(text::skill_name(cover.skill));
    paint::say(p, place.left_center(), Align2::LEFT_CENTER, name, size::TINY, ink);
    let bar =
        Rect::from_min_max(pos2(place.left() + 66.0, y - 4.0), pos2(place.right() - 16.0, y + 4.0));
    p.rect_filled(bar, 0.0, theme::faded(theme::RULE, 0.35));
    let wide = |count: u32| bar.width() * count as f32 / most as f32;
    let colour = theme::colour(paint::CardType::Crew);
    let expert = bar.with_max_x(bar.left() + wide(cover.expert));
    p.rect_filled(expert, 0.0, colour);
    let trained = Rect::from_min_size(expert.right_top(), vec2(wide(cover.trained), bar.height()));
    p.rect_filled(trained, 0.0, theme::faded(colour, 0.5));
    if cover.asked > 0 {
        let ink = if cover.lacks() { theme::NOW } else { theme::TYPE };
        tick(p, pos2(bar.left() + wide(cover.asked), y), 12.0, ink);
    }
    let at = place.right_center();
    paint::say(p, at, Align2::RIGHT_CENTER, &cover.crew().to_string(), size::TINY, ink);
}

/// A skill's name as far as there is room for it.
fn short(name: &'static str) -> &'static str {
    if name.starts_with("Jack") { "Any skill" } else { name }
}

/// The four basics: what ship and cards give, against what the contracts ask for.
fn capabilities(p: &Painter, area: Rect, all: &[CapabilityCover]) {
    let title = "Capabilities: icons, and how often contracts ask";
    paint::caption(p, area.left_top(), Align2::LEFT_TOP, title, size::TINY - 1.0, theme::FAINT);
    let step = area.width() / all.len().max(1) as f32;
    for (n, cover) in all.iter().enumerate() {
        let at = pos2(area.left() + step * n as f32, area.bottom() - 16.0);
        let place = Rect::from_min_size(at, vec2(step - 6.0, 17.0));
        capability(p, place, cover);
    }
}

fn capability(p: &Painter, place: Rect, cover: &CapabilityCover) {
    let colour = theme::colour(paint::CardType::Ship);
    let given = cover.ship + cover.more;
    let (fill, line, ink) = match (cover.lacks(), given) {
        (true, _) => (theme::NOW_GROUND, theme::NOW, theme::TYPE),
        (false, 0) => (theme::SPACE, theme::RULE, theme::FAINT),
        (false, _) => (theme::faded(colour, 0.15), theme::faded(colour, 0.6), theme::TYPE),
    };
    p.rect(place, 2.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let at = place.left_center() + vec2(6.0, 0.0);
    paint::say(p, at, Align2::LEFT_CENTER, name(cover.basic), size::TINY, ink);
    let words = format!("{given} / {}", cover.asked);
    let at = place.right_center() - vec2(6.0, 0.0);
    paint::say(p, at, Align2::RIGHT_CENTER, &words, size::TINY, ink);
}

fn name(basic: Basic) -> &'static str {
    match basic {
        Basic::Cargo => "Cargo",
        Basic::Military => "Military",
        Basic::Passenger => "Passeng.",
        Basic::Survey => "Survey",
    }
}
