//! Finds places for labels on the field, where they cover neither figures nor each other.
//!
//! A label tries places around its figure, the nearest first, and keeps the one it found from frame to frame for
//! as long as that is free. One that had to go far off is tied to its figure by a line.

use std::{cmp::Ordering, collections::BTreeMap};

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use skirmish::FighterId;

/// What a label says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// How far the selected way goes.
    Way,
    /// The number that an attack must reach.
    Number,
    /// The name, and how they are.
    Tag,
}

/// A label, before it has a place.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    pub who: FighterId,
    pub kind: Kind,
    pub size: Vec2,
    /// The figure that it is about.
    pub figure: Rect,
}

/// A label in its place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    pub rect: Rect,
    /// From the figure to the label, where it is far off.
    pub line: Option<[Pos2; 2]>,
}

/// Where labels stood, beside their figures.
#[derive(Debug, Clone, Default)]
pub struct Kept {
    version: u64,
    places: BTreeMap<(FighterId, Kind), Vec2>,
}

/// How far off labels are tried, one after the other.
const RINGS: [f32; 11] = [2.0, 8.0, 16.0, 26.0, 38.0, 54.0, 72.0, 96.0, 124.0, 160.0, 200.0];
/// Steps from one end of a side to the other.
const STEPS: i32 = 8;
/// One that is farther off has a line.
const NEAR: f32 = 9.0;
/// What touches does not cover.
const HAIR: f32 = 0.25;

/// Gives each label a place on the `stage`, the first ones first; none to one that finds no room.
pub fn place(
    wanted: &[Wanted],
    taken: &[Rect],
    stage: Rect,
    version: u64,
    kept: &mut Kept,
) -> Vec<Option<Placed>> {
    if kept.version != version {
        // What stands far off may come back.
        kept.version = version;
        kept.places.retain(|_, off| off.length() < 60.0);
    }
    let mut taken = taken.to_vec();
    let mut found = BTreeMap::new();
    let placed = wanted
        .iter()
        .map(|label| {
            let rect = find(label, &taken, stage, kept)?;
            taken.push(rect);
            found.insert((label.who, label.kind), rect.min - label.figure.center_bottom());
            Some(Placed { rect, line: line(rect, label.figure) })
        })
        .collect();
    kept.places = found;
    placed
}

fn find(label: &Wanted, taken: &[Rect], stage: Rect, kept: &Kept) -> Option<Rect> {
    let is_free = |rect: &Rect| {
        let inner = rect.shrink(HAIR);
        stage.contains_rect(*rect) && !taken.iter().any(|other| other.intersects(inner))
    };
    let before = kept.places.get(&(label.who, label.kind));
    let before = before
        .map(|off| Rect::from_min_size(label.figure.center_bottom() + *off, label.size))
        .filter(is_free);
    before.or_else(|| candidates(label).find(is_free))
}

/// Places around a figure: ring by ring, in each the best first.
fn candidates(label: &Wanted) -> impl Iterator<Item = Rect> {
    let label = *label;
    RINGS.into_iter().flat_map(move |gap| {
        let mut ring = ring(&label, gap);
        ring.sort_by(|a, b| badness(&label, *a).total_cmp(&badness(&label, *b)));
        ring
    })
}

/// All that touch the figure's surroundings, so wide, from outside.
fn ring(label: &Wanted, gap: f32) -> Vec<Rect> {
    let round = label.figure.expand(gap);
    let (left, top) = (round.left() - label.size.x, round.top() - label.size.y);
    let share = |n: i32| n as f32 / STEPS as f32;
    let along = |from: f32, to: f32, n: i32| from + (to - from) * share(n);
    let mut corners = Vec::new();
    for n in 0..=STEPS {
        let x = along(left, round.right(), n);
        corners.extend([pos2(x, top), pos2(x, round.bottom())]);
        let y = along(top, round.bottom(), n);
        corners.extend([pos2(left, y), pos2(round.right(), y)]);
    }
    corners.into_iter().map(|corner| Rect::from_min_size(corner, label.size)).collect()
}

/// How far a place is from the best one: names stand below, numbers above.
fn badness(label: &Wanted, at: Rect) -> f32 {
    let best = match label.kind {
        Kind::Tag => label.figure.center_bottom() + vec2(0.0, label.size.y / 2.0),
        Kind::Number | Kind::Way => label.figure.center_top() - vec2(0.0, label.size.y / 2.0),
    };
    (at.center() - best).length()
}

/// From the edge of a label to the nearest point of a figure that is not near.
fn line(label: Rect, figure: Rect) -> Option<[Pos2; 2]> {
    let body = figure.shrink2(figure.size() * 0.25);
    let to = body.clamp(label.center());
    let from = label.clamp(to);
    let gap = figure.clamp(label.center()).distance(label.clamp(figure.center()));
    matches!(gap.partial_cmp(&NEAR), Some(Ordering::Greater)).then_some([from, to])
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAGE: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(900.0, 500.0) };

    fn figure(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(30.0, 64.0))
    }

    fn tag(who: u8, figure: Rect) -> Wanted {
        Wanted { who: FighterId(who), kind: Kind::Tag, size: vec2(70.0, 29.0), figure }
    }

    #[test]
    fn a_lone_name_stands_below_and_a_number_above() {
        let it = figure(400.0, 200.0);
        let number = Wanted { kind: Kind::Number, size: vec2(60.0, 24.0), ..tag(0, it) };
        let placed = place(&[tag(0, it), number], &[it], STAGE, 0, &mut Kept::default());
        let [name, number] = [0, 1].map(|n| placed[n].expect("there is room"));
        assert!(name.rect.top() >= it.bottom() && name.line.is_none());
        assert!(number.rect.bottom() <= it.top() && number.line.is_none());
        assert!((name.rect.center().x - it.center().x).abs() < 8.0);
    }

    #[test]
    fn in_a_crowd_nothing_covers_anything() {
        let figures: Vec<Rect> = (0..40)
            .map(|n| figure(60.0 + 19.0 * n as f32, 180.0 + 37.0 * (n % 7) as f32))
            .collect();
        let wanted: Vec<Wanted> = (0..40).map(|n| tag(n, figures[usize::from(n)])).collect();
        let placed = place(&wanted, &figures, STAGE, 0, &mut Kept::default());
        let rects: Vec<Rect> = placed.iter().flatten().map(|it| it.rect).collect();
        assert!(rects.len() > 30, "{}", rects.len());
        for (n, one) in rects.iter().enumerate() {
            let others = figures.iter().chain(&rects[n + 1..]);
            assert!(others.clone().all(|it| !it.intersects(one.shrink(HAIR))), "{n}");
        }
    }

    #[test]
    fn a_label_stays_where_it_was_while_that_is_free() {
        let (it, mut kept) = (figure(400.0, 200.0), Kept::default());
        let below = Rect::from_min_size(it.left_bottom() - vec2(60.0, 0.0), vec2(150.0, 40.0));
        let aside = place(&[tag(0, it)], &[it, below], STAGE, 0, &mut kept)[0].expect("room");
        let again = place(&[tag(0, it)], &[it], STAGE, 0, &mut kept)[0].expect("room");
        assert_eq!(aside.rect, again.rect);
        let step = vec2(3.0, 0.0);
        let walked = tag(0, it.translate(step));
        let then = place(&[walked], &[walked.figure], STAGE, 0, &mut kept)[0].expect("room");
        assert!((then.rect.min - (again.rect.min + step)).length() < 0.01);
    }
}
