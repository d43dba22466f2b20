//! Labels on the field: a name and wounds for everybody, one number for every target, the length of a way.
//!
//! They are laid out first, so that none covers a figure or another label, and then drawn.

use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use characters::Characteristic;
use skirmish::{Condition, Hurt, Own, Seen};

use super::{
    camera::metres,
    figure::posture_word,
    ground,
    people::area,
    placing::{self, Kept, Kind, Placed, Wanted},
    preview, sides,
};
use crate::window::{
    battlefield::{
        field::onstage::{Scene, Shown},
        view::{Aim, FightView},
        words::{needs, short},
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// A label that is to be drawn, with the place that it has.
pub struct Label<'a> {
    words: Words<'a>,
    pub placed: Placed,
}

impl Label<'_> {
    fn draw(&self, p: &Painter, scene: &Scene) {
        let rect = self.placed.rect;
        match &self.words {
            Words::Tag(it) => tag(p, scene, it, rect),
            Words::Number(it, aim) => number(p, scene, it, aim, rect),
            Words::Way(words) => preview::distance(p, rect, words),
        }
    }
    /// Whether it is somebody's name.
    #[cfg(test)]
    pub fn is_name(&self) -> bool {
        matches!(self.words, Words::Tag(_))
    }
}

/// What a label says, and about whom.
enum Words<'a> {
    Tag(&'a Shown<'a>),
    Number(&'a Shown<'a>, &'a Aim),
    Way(String),
}

/// Writes everything.
pub fn draw(p: &Painter, scene: &Scene, shown: &[Shown]) {
    let id = Id::new("labels on the field");
    let mut kept = p.ctx().data(|data| data.get_temp::<Kept>(id)).unwrap_or_default();
    let labels = lay(p, scene, shown, &mut kept);
    p.ctx().data_mut(|data| data.insert_temp(id, kept));
    labels.iter().filter_map(|it| it.placed.line).for_each(|line| leader(p, line));
    labels.iter().for_each(|label| label.draw(p, scene));
}

/// The line from a label that stands apart to whom it is about.
fn leader(p: &Painter, line: [Pos2; 2]) {
    p.line_segment(line, Stroke::new(2.5, theme::faded(theme::SPACE, 0.7)));
    p.line_segment(line, Stroke::new(1.0, theme::faded(theme::TYPE, 0.7)));
}

/// Gives every label of this moment its place: numbers before names, one's own people before others.
pub fn lay<'a>(
    p: &Painter,
    scene: &Scene<'a>,
    shown: &'a [Shown<'a>],
    kept: &mut Kept,
) -> Vec<Label<'a>> {
    let stage = scene.stage.rect;
    let all = all(p, scene, shown);
    let mut taken: Vec<Rect> = shown.iter().map(body).collect();
    taken.extend(written(scene));
    taken.extend(ground::words_rects(&scene.stage, &scene.view.seen.ground));
    let labels: Vec<Wanted> = all.iter().map(|(it, _)| *it).collect();
    let placed = placing::place(&labels, &taken, stage.shrink(2.0), scene.view.version, kept);
    let both = all.into_iter().zip(placed);
    both.filter_map(|((_, words), placed)| Some(Label { words, placed: placed? })).collect()
}

/// What is to be written, in the order in which it gets its place.
fn all<'a>(p: &Painter, scene: &Scene<'a>, shown: &'a [Shown<'a>]) -> Vec<(Wanted, Words<'a>)> {
    let way = preview::way_label(scene, shown).map(|(who, words, end)| {
        let size = paint_size(p, &words, size::SMALL) + vec2(12.0, 4.0);
        (Wanted { who, kind: Kind::Way, size, figure: end }, Words::Way(words))
    });
    let here = shown.iter().filter(|it| scene.stage.rect.intersects(body(it)));
    let mut here: Vec<&'a Shown<'a>> = here.collect();
    let numbers = here.iter().filter_map(|&it| {
        let aim = aim(scene, it)?;
        let size = number_size(p, scene, it, aim);
        Some((wanted(it, Kind::Number, size), Words::Number(it, aim)))
    });
    let mut all: Vec<(Wanted, Words)> = way.into_iter().chain(numbers).collect();
    here.sort_by_key(|it| (!is_looked_at(scene, it), it.seen.own.is_none(), it.seen.id));
    let tag = |it: &'a Shown<'a>| (wanted(it, Kind::Tag, tag_size(p, it)), Words::Tag(it));
    all.extend(here.into_iter().map(tag));
    all
}

fn wanted(it: &Shown, kind: Kind, size: Vec2) -> Wanted {
    Wanted { who: it.seen.id, kind, size, figure: body(it) }
}

/// What of the picture a figure takes.
pub fn body(it: &Shown) -> Rect {
    area(&it.figure)
}

/// Where other words stand: distances along the foot, the names of ranges at the horizon.
fn written(scene: &Scene) -> [Rect; 2] {
    let (stage, horizon) = (scene.stage.rect, scene.stage.horizon());
    let ranges = Rect::from_x_y_ranges(stage.x_range(), horizon + 2.0..=horizon + 16.0);
    [stage.with_min_y(stage.bottom() - 19.0), ranges]
}

/// The attack of the selected on somebody, where there is one to think of.
fn aim<'a>(scene: &Scene<'a>, it: &Shown) -> Option<&'a Aim> {
    let rival = it.seen.side != scene.view.seen.seat;
    let by = scene.fight_ui.selected.filter(|&who| rival && scene.view.is_own(who))?;
    let out = !matches!(it.seen.condition, Condition::Able | Condition::Helpless);
    let selected = scene.fight_ui.selected_move(scene.view);
    scene.view.aim(by, it.seen.id, selected).filter(|_| !out || it.seen.captive)
}

fn is_looked_at(scene: &Scene, it: &Shown) -> bool {
    scene.fight_ui.selected == Some(it.seen.id)
        || scene.fight_ui.looked_at(scene.view) == Some(it.seen.id)
}

fn paint_size(p: &Painter, words: &str, points: f32) -> Vec2 {
    p.layout_no_wrap(words.to_owned(), FontId::proportional(points), theme::TYPE).size()
}

/// Somebody on the field as a screen reader says it.
pub fn spoken(view: &FightView, seen: &Seen) -> String {
    let whose = if view.is_own(seen.id) { "yours" } else { view.side(seen.side) };
    let place = format!("at {} m", metres(seen.place));
    let posture = posture_word(seen.posture).to_owned();
    let mut words = vec![seen.name.clone(), whose.to_owned(), place, posture];
    let cover = seen.cover.is_some().then_some("behind cover");
    let told = [condition_word(seen.condition), hurt_word(seen.hurt), cover];
    words.extend(told.into_iter().flatten().map(str::to_owned));
    words.join(", ")
}

fn condition_word(condition: Condition) -> Option<&'static str> {
    match condition {
        Condition::Able | Condition::Gone(_) => None,
        Condition::Helpless => Some("helpless"),
        Condition::Unconscious => Some("unconscious"),
        Condition::Dead => Some("dead"),
    }
}

fn hurt_word(hurt: Hurt) -> Option<&'static str> {
    match hurt {
        Hurt::Unhurt => None,
        Hurt::Lightly => Some("lightly hurt"),
        Hurt::Badly => Some("badly hurt"),
    }
}

/// The room of a tag.
fn tag_size(p: &Painter, it: &Shown) -> Vec2 {
    let words = paint_size(p, &short(&it.seen.name), size::TINY).x;
    let pips = it.seen.own.as_deref().map_or(0.0, |own| PIP * f32::from(most(own)) + 2.0);
    let wide = (words + 15.0 + marks_width(it.seen)).max(pips + 6.0) + 8.0;
    vec2(wide, if it.seen.own.is_some() { 29.0 } else { 16.0 })
}

/// The name, what shape the side has, and how they are.
fn tag(p: &Painter, scene: &Scene, it: &Shown, plate: Rect) {
    let (fill, line) = match is_looked_at(scene, it) {
        true => (theme::faded(theme::SPACE, 0.92), theme::faded(theme::TYPE, 0.9)),
        false => {
            (theme::faded(theme::SPACE, 0.75), theme::faded(sides::colour(it.seen.side), 0.35))
        }
    };
    p.rect(plate, 3.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let left = plate.left() + 9.0;
    sides::mark(p, pos2(left, plate.top() + 8.0), 3.6, it.seen.side);
    let ink = if it.seen.condition == Condition::Able { theme::TYPE } else { theme::QUIET };
    let at = pos2(left + 7.0, plate.top() + 8.0);
    paint::say(p, at, Align2::LEFT_CENTER, &short(&it.seen.name), size::TINY, ink);
    marks(p, pos2(plate.right() - 6.0, plate.top() + 8.0), it.seen);
    if let Some(own) = it.seen.own.as_deref() {
        wounds(p, pos2(plate.left() + 5.0, plate.top() + 16.5), own);
    }
}

/// The width of a point of STR, DEX or END.
const PIP: f32 = 4.0;

fn most(own: &Own) -> u8 {
    Characteristic::PHYSICAL.iter().map(|&it| own.full.get(it)).max().unwrap_or(0)
}

/// A row of points each for STR, DEX and END: filled for what is left.
fn wounds(p: &Painter, at: Pos2, own: &Own) {
    for (row, which) in Characteristic::PHYSICAL.into_iter().enumerate() {
        let (full, now) = (own.full.get(which), own.now.get(which));
        let colour = match now {
            0 => theme::now(),
            now if u16::from(now) * 2 <= u16::from(full) => Color32::from_rgb(232, 176, 96),
            _ => theme::met(),
        };
        for n in 0..full.min(15) {
            let corner = at + vec2(PIP * f32::from(n), 3.8 * row as f32);
            let pip = Rect::from_min_size(corner, vec2(PIP - 1.0, 2.8));
            let ink = if n < now { colour } else { theme::faded(theme::TYPE, 0.20) };
            p.rect_filled(pip, 0.5, ink);
        }
    }
}

fn marks_width(seen: &Seen) -> f32 {
    let count =
        hurt(seen.hurt) + u8::from(seen.cover.is_some()) * 2 + u8::from(state(seen).is_some()) * 2;
    f32::from(count) * 6.0
}

fn hurt(hurt: Hurt) -> u8 {
    match hurt {
        Hurt::Unhurt => 0,
        Hurt::Lightly => 1,
        Hurt::Badly => 2,
    }
}

/// A sign for who is out of it.
fn state(seen: &Seen) -> Option<&'static str> {
    match seen.condition {
        Condition::Dead => Some("†"),
        Condition::Unconscious => Some("z"),
        Condition::Helpless => Some("*"),
        Condition::Able | Condition::Gone(_) => None,
    }
}

/// From the right: how they are, how hurt they look, whether they are behind something.
fn marks(p: &Painter, right: Pos2, seen: &Seen) {
    let mut x = right.x;
    if let Some(sign) = state(seen) {
        paint::strong(p, pos2(x, right.y), Align2::RIGHT_CENTER, sign, size::SMALL, theme::now());
        x -= 11.0;
    }
    for _ in 0..hurt(seen.hurt) {
        let line = Stroke::new(2.0, Color32::from_rgb(240, 90, 74));
        p.line_segment([pos2(x - 4.0, right.y + 4.0), pos2(x, right.y - 4.0)], line);
        x -= 5.0;
    }
    if seen.cover.is_some() {
        shield(p, pos2(x - 5.0, right.y), theme::TYPE);
    }
}

/// Behind cover.
fn shield(p: &Painter, at: Pos2, ink: Color32) {
    let corners = [(-4.0, -4.5), (4.0, -4.5), (4.0, 0.5), (0.0, 5.0), (-4.0, 0.5)];
    let points = corners.into_iter().map(|(x, y)| at + vec2(x, y)).collect();
    p.add(Shape::closed_line(points, Stroke::new(1.3, ink)));
}

/// How large the number over a target is.
fn number_points(scene: &Scene, it: &Shown) -> f32 {
    let looked_at = scene.fight_ui.looked_at(scene.view) == Some(it.seen.id);
    if looked_at { 21.0 } else { 17.0 }
}

/// The chance of an attack in words.
fn percent(per_mille: u16) -> String {
    format!("{} %", (per_mille + 5) / 10)
}

/// The room of a number.
fn number_size(p: &Painter, scene: &Scene, it: &Shown, aim: &Aim) -> Vec2 {
    let Ok(plan) = &aim.plan else { return vec2(20.0, 14.0) };
    let number = paint_size(p, &needs(plan.needed()), number_points(scene, it));
    let chance = paint_size(p, &percent(plan.odds.per_mille()), size::TINY);
    vec2(number.x + chance.x + 19.0, number.y + 2.0)
}

/// Draws the number that 2D must reach, and the chance beside it.
fn number(p: &Painter, scene: &Scene, it: &Shown, aim: &Aim, plate: Rect) {
    let Ok(plan) = &aim.plan else {
        p.rect_filled(plate, 3.0, theme::faded(theme::SPACE, 0.75));
        paint::say(p, plate.center(), Align2::CENTER_CENTER, "–", size::SMALL, theme::QUIET);
        return;
    };
    let looked_at = scene.fight_ui.looked_at(scene.view) == Some(it.seen.id);
    let colour = sides::chance(plan.odds.per_mille());
    let line = if looked_at { theme::now() } else { theme::faded(colour, 0.55) };
    let line = Stroke::new(if looked_at { 2.0 } else { 1.0 }, line);
    p.rect(plate, 4.0, theme::faded(theme::SPACE, 0.88), line, StrokeKind::Inside);
    let left = pos2(plate.left() + 6.0, plate.center().y);
    let (needs, large) = (needs(plan.needed()), number_points(scene, it));
    let drawn = paint::numeral(p, left, Align2::LEFT_CENTER, &needs, large, colour);
    let at = pos2(drawn.right() + 5.0, plate.center().y + 1.0);
    let percent = percent(plan.odds.per_mille());
    paint::say(p, at, Align2::LEFT_CENTER, &percent, size::TINY, theme::TYPE);
}

#[cfg(test)]
mod tests;
