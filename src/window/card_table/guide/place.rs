//! Finds the part of the screen a lesson points at, and a place for its plate.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use cards::Activity;

use crate::guide::cards::LessonTarget;
use crate::window::card_table::{area::Area, spot::Spot, table_ui::TableUi, view::TableView};

/// Between the plate and what it points at.
const GAP: f32 = 18.0;

/// Where the subject of a lesson is drawn.
pub fn pointed_at(at: LessonTarget, view: &TableView, table_ui: &TableUi) -> Option<Rect> {
    let drawn = match at {
        LessonTarget::Pursued => pursued(view, table_ui),
        LessonTarget::Advised => advised(view, table_ui),
        LessonTarget::Table
        | LessonTarget::Prompt
        | LessonTarget::Options
        | LessonTarget::Rail
        | LessonTarget::Contracts
        | LessonTarget::Hand
        | LessonTarget::Plate
        | LessonTarget::Pool
        | LessonTarget::Mine
        | LessonTarget::Rival
        | LessonTarget::Log => None,
    };
    drawn.or_else(|| table_ui.area(area_of(at)?))
}

/// The part of the table that a lesson is about.
pub fn area_of(at: LessonTarget) -> Option<Area> {
    Some(match at {
        LessonTarget::Table => return None,
        LessonTarget::Prompt => Area::Prompt,
        LessonTarget::Options | LessonTarget::Advised => Area::Options,
        LessonTarget::Rail => Area::Rail,
        LessonTarget::Contracts | LessonTarget::Pursued => Area::Contracts,
        LessonTarget::Hand => Area::Hand,
        LessonTarget::Plate => Area::Plate,
        LessonTarget::Pool => Area::Pool,
        LessonTarget::Mine => Area::Mine,
        LessonTarget::Rival => Area::Rivals,
        LessonTarget::Log => Area::Log,
    })
}

fn pursued(view: &TableView, table_ui: &TableUi) -> Option<Rect> {
    match view.me().activity {
        Activity::Pursuing(slot) => drawn(table_ui, Spot::Slot(slot)),
        Activity::Uncommitted | Activity::Pirate => None,
    }
}

/// The place that the coach's option is about.
fn advised(view: &TableView, table_ui: &TableUi) -> Option<Rect> {
    let coach = view.guided.as_ref()?.coach?;
    let offer = view.question.as_ref()?.options.get(coach)?;
    offer.spots.iter().find_map(|&spot| drawn(table_ui, spot))
}

fn drawn(table_ui: &TableUi, spot: Spot) -> Option<Rect> {
    table_ui.places.iter().find(|place| place.spot == spot).map(|place| place.rect)
}

/// The areas that a plate must never cover.
pub fn kept_clear(table_ui: &TableUi) -> Vec<Rect> {
    [Area::Prompt, Area::Options].into_iter().filter_map(|area| table_ui.area(area)).collect()
}

/// The areas that a plate should rather not cover.
pub fn spared(table_ui: &TableUi) -> Vec<Rect> {
    [Area::Plate, Area::Hand].into_iter().filter_map(|area| table_ui.area(area)).collect()
}

/// How much less it matters to hide such a thing.
const SPARED: f32 = 0.05;

/// Room of this size next to `target`: where it hides nothing of what is to be kept clear, or the
/// least of it, and of such places one that spares the rest.
pub fn beside(
    target: Option<Rect>,
    size: Vec2,
    clear: &[Rect],
    spared: &[Rect],
    all: Rect,
) -> Rect {
    let room = all.shrink(10.0);
    let mut places: Vec<Rect> = target.iter().flat_map(|target| around(*target, size)).collect();
    // Over one's own side there is always something that can be done without for a moment.
    let left = pos2(room.left() + room.width() * 0.36, room.center().y);
    places.extend(
        [left, left + vec2(0.0, 150.0), left - vec2(0.0, 150.0)]
            .map(|at| Rect::from_center_size(at, size)),
    );
    let into = |rect: Rect| {
        let x = rect.left().clamp(room.left(), (room.right() - size.x).max(room.left()));
        let y = rect.top().clamp(room.top(), (room.bottom() - size.y).max(room.top()));
        Rect::from_min_size(pos2(x, y), size)
    };
    let hidden = |rect: &Rect| {
        let over = |other: &Rect| {
            let both = rect.expand(4.0).intersect(*other);
            if both.is_positive() { both.area() } else { 0.0 }
        };
        let kept: f32 = clear.iter().chain(&target).map(over).sum();
        kept + SPARED * spared.iter().map(over).sum::<f32>()
    };
    let best = places.into_iter().map(into).min_by(|a, b| hidden(a).total_cmp(&hidden(b)));
    best.unwrap_or(Rect::from_min_size(room.min, size))
}

/// Left, above, below and right of it; beside it also in line with its foot.
fn around(target: Rect, size: Vec2) -> [Rect; 6] {
    let half = size / 2.0;
    let centre = target.center();
    [
        pos2(target.left() - GAP - half.x, centre.y),
        pos2(centre.x, target.top() - GAP - half.y),
        pos2(centre.x, target.bottom() + GAP + half.y),
        pos2(target.right() + GAP + half.x, centre.y),
        pos2(target.right() + GAP + half.x, target.bottom() - half.y),
        pos2(target.left() - GAP - half.x, target.bottom() - half.y),
    ]
    .map(|at| Rect::from_center_size(at, size))
}

/// The point of the subject that is nearest to the plate's middle.
pub fn tip_of_the_arrow(plate: Rect, target: Rect) -> Pos2 {
    target.clamp(plate.center())
}

#[cfg(test)]
mod tests;
