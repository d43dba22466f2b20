//! Labels on the field: a name and wounds for everybody, one number for every target, the length of a way.
//!
//! They are laid out first, so that none covers a figure or another label, and then drawn.

mod number;
mod shared;
mod spoken;
mod tag;

use bevy_egui::egui::{Id, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::{
    ground,
    people::area,
    placing::{self, Kept, Kind, Placed, Wanted},
    preview,
};
use crate::window::{
    battlefield::{
        field::onstage::{Scene, Shown},
        view::Aim,
    },
    ui::theme::{self, size},
};
use number::{aim, number, number_size};
use shared::{is_looked_at, text_size};
use tag::{tag, tag_size};

pub use spoken::spoken;

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
        let size = text_size(p, &words, size::SMALL) + vec2(12.0, 4.0);
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
