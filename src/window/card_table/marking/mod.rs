//! Cards that are marked in answer to a question in which several can be named: at first those that an
//! adviser would take. The person marks others, and answers with all of them at once.
//!
//! Marks are no part of the game, which hears of them as one input of several decisions. Where it asks
//! for cards one by one (with full control, in a guided game), there is nothing to mark. A mark is there
//! at once or gone at once: nothing moves.

mod button;
mod flag;
mod prepare;
mod purpose;
mod sum;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use bevy::prelude::*;
use cards::Move;

pub use button::{draw as draw_answer, height as answer_height};
pub use flag::flag;
pub use prepare::prepare;
pub use purpose::Purpose;
pub use sum::Sum;

use super::{
    table_ui::{TableAction, TableDialog, TableUi},
    view::{Question, TableView},
};
use crate::window::ui::screen::TableSystems;

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Marking>().add_systems(
        Update,
        (
            propose.run_if(resource_exists_and_changed::<TableView>).before(TableSystems::Draw),
            mark.after(TableSystems::Draw).before(TableSystems::Decide),
        ),
    );
}

/// The options that are marked, by their numbers.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Marking(BTreeSet<usize>);

static NOTHING: Marking = Marking(BTreeSet::new());

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

impl Marking {
    /// No marks, for tables at which nothing can be marked.
    pub fn nothing() -> &'static Marking {
        &NOTHING
    }

    /// The marks that a question begins with.
    pub fn proposed(question: &Question) -> Marking {
        let confirming = question.confirm.and_then(|n| question.options.get(n));
        let plan = confirming.iter().flat_map(|offer| &offer.plan);
        let marks = plan.filter_map(|&chosen| question.position(chosen));
        Marking(marks.filter(|&n| question.can_mark(n)).collect())
    }

    /// Whether this option is marked.
    pub fn has(&self, n: usize) -> bool {
        self.0.contains(&n)
    }

    fn toggle(&mut self, n: usize) {
        if !self.0.remove(&n) {
            self.0.insert(n);
        }
    }

    /// The marked options as moves.
    fn moves(&self, question: &Question) -> Vec<Move> {
        let offers = self.0.iter().filter_map(|&n| question.options.get(n));
        offers.map(|offer| offer.chosen).collect()
    }

    /// What the marks come to; `None` where nothing can be marked.
    pub fn sum(&self, view: &TableView) -> Option<Sum> {
        let question = view.question.as_ref()?;
        Some(Sum::of(question.purpose()?, &self.moves(question), &view.seen))
    }

    /// The marks as one answer, if they are a whole one.
    pub fn answer(&self, view: &TableView) -> Option<Vec<Move>> {
        let sum = self.sum(view).filter(Sum::is_whole)?;
        Some(sum.answer(&self.moves(view.question.as_ref()?)))
    }

    /// What an action means where something can be marked: an option that is taken is marked, and the
    /// last one answers with all that are.
    pub fn meant(
        &self,
        action: TableAction,
        view: &TableView,
        table_ui: &TableUi,
    ) -> Option<TableAction> {
        let TableAction::Take(n) = action else { return Some(action) };
        let Some(question) = &view.question else { return Some(action) };
        if question.confirm == Some(n) {
            let none = || question.position(Move::Done).filter(|_| self.0.is_empty());
            let answer = self.answer(view).map(TableAction::Answer);
            return answer.or_else(|| none().map(TableAction::Take));
        }
        if !question.can_mark(n) {
            return Some(action);
        }
        // Advice and what is dropped on the table are about marking alone.
        let only_marks = table_ui.drag.is_some() || table_ui.dialog == TableDialog::Advice;
        Some(match only_marks && self.has(n) {
            true => TableAction::Open(TableDialog::Nothing),
            false => TableAction::Mark(n),
        })
    }
}
