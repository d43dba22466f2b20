//! The deck in small charts: cost and EV curves, who can do what, what the contracts ask for.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};
use cards::{
    data::{Basic, Skill},
    text,
};

use crate::builder::{CapabilityCover, Curve, Figures, SkillCover};
use crate::window::ui::{
    card_type::CardType,
    paint,
    theme::{self, size},
};

/// The room that all of them take.
pub const HEIGHT: f32 = 276.0;
/// Costs and values beyond this stand in one bar.
const BARS: usize = 7;

/// Draws everything in `area`, [`HEIGHT`] high.
pub fn draw(p: &Painter, area: Rect, figures: &Figures) {
    paint::plate(p, area, theme::PANEL, theme::RULE);
    let inner = area.shrink2(vec2(12.0, 9.0));
    let top = inner.with_max_y(inner.top() + 92.0);
    let half = (inner.width() - 18.0) / 2.0;
    curve(p, top.with_max_x(top.left() + half), "Cost", &figures.cost);
    curve(p, top.with_min_x(top.right() - half), "Expense value", &figures.ev);
    let rows = figures.skills.len().div_ceil(2);
    let line = (inner.bottom() - top.bottom() - 52.0) / (rows + 2) as f32;
    let skills = inner.with_min_y(top.bottom() + 12.0);
    let y = heading(p, skills, "Crew skills", [("trained", 0.5), ("expert", 1.0)], CardType::Crew);
    let bars: Vec<Measure> = figures.skills.iter().map(Measure::of_skill).collect();
    measures(p, inner.with_min_y(y), &bars, line);
    let capabilities = inner.with_min_y(y + line * rows as f32 + 8.0);
    let words = [("other cards", 0.5), ("ship", 1.0)];
    let y = heading(p, capabilities, "Capabilities", words, CardType::Ship);
    let bars: Vec<Measure> = figures.capabilities.iter().map(Measure::of_capability).collect();
    measures(p, inner.with_min_y(y), &bars, line);
}

/// Costs, skills and capabilities below each other, for an area that is narrow and high. What the tick and the
/// shades mean goes without saying there; the deck builder has a legend.
pub fn draw_narrow(p: &Painter, area: Rect, figures: &Figures) {
    curve(p, area.with_max_y(area.top() + 92.0), "Cost", &figures.cost);
    let count = figures.skills.len() + figures.capabilities.len();
    let top = area.top() + 106.0;
    let line = (area.bottom() - top) / (count as f32 + 2.5);
    let skills: Vec<Measure> = figures.skills.iter().map(Measure::of_skill).collect();
    let y = one_column(p, area.with_min_y(top), "Crew, and what contracts ask", &skills, line);
    let capabilities: Vec<Measure> =
        figures.capabilities.iter().map(Measure::of_capability).collect();
    one_column(
        p,
        area.with_min_y(y + line * 0.4),
        "Capabilities, and what they ask",
        &capabilities,
        line,
    );
}

/// Bars below a heading; returns where they end.
fn one_column(p: &Painter, area: Rect, title: &str, all: &[Measure], line: f32) -> f32 {
    paint::caption(p, area.left_top(), Align2::LEFT_TOP, title, size::TINY, theme::FAINT);
    let most = most(all);
    let rows = area.with_min_y(area.top() + line);
    for (n, measure) in all.iter().enumerate() {
        let at = rows.left_top() + vec2(0.0, line * n as f32);
        measure.draw(p, Rect::from_min_size(at, vec2(area.width(), line)), most);
    }
    rows.top() + line * all.len() as f32
}

/// Bars in two columns, the longest of them full.
fn measures(p: &Painter, area: Rect, all: &[Measure], line: f32) {
    for (n, measure) in all.iter().enumerate() {
        measure.draw(p, place(area, n, all.len().div_ceil(2), line), most(all));
    }
}

/// What a full bar stands for.
fn most(all: &[Measure]) -> u32 {
    all.iter().map(|it| it.there().max(it.asked)).max().unwrap_or(0).max(8)
}

/// The `n`th place of two columns of so many rows.
fn place(area: Rect, n: usize, rows: usize, tall: f32) -> Rect {
    let half = (area.width() - 18.0) / 2.0;
    let (column, row) = ((n / rows.max(1)) as f32, (n % rows.max(1)) as f32);
    let at = area.left_top() + vec2((half + 18.0) * column, tall * row);
    Rect::from_min_size(at, vec2(half, tall))
}

/// How many captain's cards cost so much, each bar in the colours of its types.
fn curve(p: &Painter, area: Rect, title: &str, curve: &Curve) {
    paint::caption(p, area.left_top(), Align2::LEFT_TOP, title, size::TINY, theme::FAINT);
    let mean = format!("mean {:.1}", curve.mean());
    paint::say(p, area.right_top(), Align2::RIGHT_TOP, &mean, size::TINY, theme::QUIET);
    let bars = Rect::from_min_max(area.left_top() + vec2(0.0, 30.0), area.max - vec2(0.0, 14.0));
    let folded = folded(curve);
    let highest = folded.iter().map(|(total, _)| *total).max().unwrap_or(0).max(1);
    let step = bars.width() / BARS as f32;
    for (n, it) in folded.iter().enumerate() {
        let left = bars.left() + step * n as f32;
        let column = bars.with_min_x(left + 2.0).with_max_x(left + step - 2.0);
        bar(p, column, it, highest);
        let label = if n + 1 == BARS { format!("{n}+") } else { n.to_string() };
        let at = pos2(left + step / 2.0, bars.bottom() + 2.0);
        paint::say(p, at, Align2::CENTER_TOP, &label, size::TINY, theme::FAINT);
    }
}

/// One bar in the colours of its types, with its number on top; one of `highest` is full.
fn bar(p: &Painter, column: Rect, (total, kinds): &Bar, highest: u32) {
    p.hline(column.x_range(), column.bottom(), Stroke::new(1.0, theme::RULE));
    let mut rest = column;
    for &(kind, count) in kinds {
        let tall = column.height() * count as f32 / highest as f32;
        let piece = rest.with_min_y(rest.bottom() - tall);
        p.rect_filled(piece, 0.0, theme::faded(theme::colour(CardType::of_kind(kind)), 0.9));
        rest.max.y -= tall;
    }
    if *total > 0 {
        let at = rest.center_bottom() - vec2(0.0, 1.0);
        paint::say(p, at, Align2::CENTER_BOTTOM, &total.to_string(), size::TINY, theme::TYPE);
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

/// Draws the legend of the bars below, with their shades; returns where they begin.
fn heading(p: &Painter, area: Rect, title: &str, shades: [(&str, f32); 2], kind: CardType) -> f32 {
    let at = area.left_top();
    let head = paint::caption(p, at, Align2::LEFT_TOP, title, size::TINY, theme::FAINT);
    let middle = legend(p, area.right_top(), "asked by contracts");
    tick(p, middle, 9.0, theme::TYPE);
    let mut at = pos2(middle.x - 13.0, area.top());
    for (word, share) in shades {
        let middle = legend(p, at, word);
        let square = Rect::from_center_size(middle, vec2(8.0, 7.0));
        p.rect_filled(square, 0.0, theme::faded(theme::colour(kind), share));
        at.x = middle.x - 13.0;
    }
    head.bottom() + 4.0
}

/// A word of the legend; returns where its sign stands.
fn legend(p: &Painter, at: Pos2, word: &str) -> Pos2 {
    let drawn = paint::say(p, at, Align2::RIGHT_TOP, word, size::TINY, theme::QUIET);
    pos2(drawn.left() - 9.0, drawn.center().y)
}

fn tick(p: &Painter, at: Pos2, tall: f32, ink: Color32) {
    p.vline(at.x, at.y - tall / 2.0..=at.y + tall / 2.0, Stroke::new(2.0, ink));
}

/// A bar of what is there, strong and weak, and a tick for what is asked.
struct Measure {
    name: &'static str,
    kind: CardType,
    strong: u32,
    weak: u32,
    asked: u32,
    lacks: bool,
}

fn basic_name(basic: Basic) -> &'static str {
    match basic {
        Basic::Cargo => "Cargo",
        Basic::Military => "Military",
        Basic::Passenger => "Passenger",
        Basic::Survey => "Survey",
    }
}

impl Measure {
    fn of_skill(cover: &SkillCover) -> Measure {
        let any = cover.skill == Skill::JackOfAllTrades;
        let name = if any { "Any skill" } else { text::skill_name(cover.skill) };
        let SkillCover { trained, expert, asked, .. } = *cover;
        let lacks = cover.lacks();
        Measure { name, kind: CardType::Crew, strong: expert, weak: trained, asked, lacks }
    }

    fn of_capability(cover: &CapabilityCover) -> Measure {
        let CapabilityCover { ship, more, asked, .. } = *cover;
        let (name, lacks) = (basic_name(cover.basic), cover.lacks());
        Measure { name, kind: CardType::Ship, strong: ship, weak: more, asked, lacks }
    }

    /// Draws it; a bar of `most` is full.
    fn draw(&self, p: &Painter, place: Rect, most: u32) {
        let (y, ink) = (place.center().y, self.ink());
        paint::say(p, place.left_center(), Align2::LEFT_CENTER, self.name, size::TINY, ink);
        let bar = place.with_min_x(place.left() + 66.0).with_max_x(place.right() - 18.0);
        self.bar(p, bar.with_min_y(y - 4.0).with_max_y(y + 4.0), most);
        let (at, there) = (place.right_center(), self.there().to_string());
        paint::say(p, at, Align2::RIGHT_CENTER, &there, size::TINY, ink);
    }

    fn ink(&self) -> Color32 {
        match (self.lacks, self.there() + self.asked) {
            (true, _) => theme::now(),
            (false, 0) => theme::faded(theme::FAINT, 0.7),
            (false, _) => theme::QUIET,
        }
    }

    fn there(&self) -> u32 {
        self.strong + self.weak
    }

    fn bar(&self, p: &Painter, bar: Rect, most: u32) {
        p.rect_filled(bar, 0.0, theme::faded(theme::RULE, 0.35));
        let wide = |count: u32| bar.width() * count as f32 / most.max(1) as f32;
        let colour = theme::colour(self.kind);
        let strong = bar.with_max_x(bar.left() + wide(self.strong));
        p.rect_filled(strong, 0.0, colour);
        let weak = Rect::from_min_size(strong.right_top(), vec2(wide(self.weak), bar.height()));
        p.rect_filled(weak, 0.0, theme::faded(colour, 0.5));
        if self.asked > 0 {
            let ink = if self.lacks { theme::now() } else { theme::TYPE };
            tick(p, pos2(bar.left() + wide(self.asked), bar.center().y), 12.0, ink);
        }
    }
}
