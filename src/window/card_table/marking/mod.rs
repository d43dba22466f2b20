//! Cards that are marked in answer to a question in which several can be named: at first those that an
//! adviser would take. The person marks others, and answers with all of them at once.
//!
//! Marks are no part of the game, which hears of them as one input of several decisions. Where it asks
//! for cards one by one (with full control, in a guided game), there is nothing to mark. A mark is there
//! at once or gone at once: nothing moves.

mod button;
mod flag;
pub mod marks;
mod prepare;
pub mod purpose;
pub mod sum;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use button::{draw as draw_answer, height as answer_height};
pub use flag::flag;
pub use prepare::prepare;

use super::{table_ui::TableAction, view::TableView};
use crate::window::{card_table::marking::marks::Marking, ui::screen::TableSystems};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Marking>().add_systems(
        Update,
        (
            propose.run_if(resource_exists_and_changed::<TableView>).before(TableSystems::Draw),
            mark.after(TableSystems::Draw).before(TableSystems::Decide),
        ),
    );
}

/// Every question begins with what is proposed.
fn propose(view: Res<TableView>, mut marking: ResMut<Marking>) {
    *marking = view.question.as_ref().map(Marking::proposed).unwrap_or_default();
}

/// Marks what the person wants marked, and takes marks away.
fn mark(mut actions: EventReader<TableAction>, mut marking: ResMut<Marking>) {
    for action in actions.read() {
        if let TableAction::Mark(n) = action {
            marking.toggle(*n);
        }
    }
}
