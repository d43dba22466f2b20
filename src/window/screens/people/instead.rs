//! Another life instead of the one in hand: asks once what becomes of that one, and says what would be lost.

use bevy::prelude::World;
use bevy_egui::egui::Rect;

use super::{
    begin,
    career_ui::{CareerAction, CareerDialog, CareerUi, Page},
    living::Living,
    menus::{self, Row},
    next_life::{LeftLife, NextLife},
    on_disk,
    pen::Pen,
};
use crate::window::ui::overlay;
use crate::words;

/// Begins the next life, or asks first where that would lose another.
pub fn begin(world: &mut World, next: NextLife) {
    let in_hand = world.get_resource::<Living>();
    let is_begun = in_hand.is_some_and(|living| !living.decisions.is_empty());
    if !is_begun || !on_disk::waits(in_hand, world.resource::<CareerUi>()) {
        return begin::begin(world, next);
    }
    let mut career_ui = world.resource_mut::<CareerUi>();
    (career_ui.page, career_ui.dialog) = (Page::Life, CareerDialog::Instead { next, selected: 0 });
}

/// Does with the life in hand what was answered, and begins the next one.
pub fn answered(world: &mut World, left: LeftLife, next: NextLife) {
    world.resource_mut::<CareerUi>().dialog = CareerDialog::Nothing;
    match left {
        LeftLife::Kept => {
            on_disk::keep(world);
            if !world.resource::<CareerUi>().saved {
                return; // A note says why not.
            }
        }
        LeftLife::Waits => {
            let mut career_ui = world.resource_mut::<CareerUi>();
            (career_ui.file, career_ui.course) = (None, None);
        }
        LeftLife::Gone => {}
    }
    begin::begin(world, next);
}

/// The answers; the first one loses nothing.
pub fn rows(living: &Living, next: NextLife) -> [Row; 3] {
    let left = |left| CareerAction::Instead { left, next };
    let stay = CareerAction::Open(CareerDialog::Nothing);
    if living.is_over() {
        return [
            ("Keep them in the library, and begin", left(LeftLife::Kept)),
            ("Go back to them", stay),
            ("Let them go for good, and begin", left(LeftLife::Gone)),
        ];
    }
    [
        ("Go on with this life", stay),
        ("Let it wait, and begin another", left(LeftLife::Waits)),
        ("Let it go for good, and begin another", left(LeftLife::Gone)),
    ]
}

/// Draws the question.
pub fn draw(pen: &mut Pen, all: Rect, living: &Living, next: NextLife, selected: usize) -> Rect {
    let title = format!("What becomes of {}?", living.setup.name);
    let lost = words::letting_go((&living.life().character()).into());
    let rows = rows(living, next);
    let (rect, area) =
        overlay::question(pen.ui, all, &title, &lost, menus::sizes(pen)[1] * rows.len() as f32);
    menus::menu(pen, area, &rows, selected);
    rect
}
