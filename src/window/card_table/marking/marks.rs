//! The marks, and what they come to.

use std::collections::BTreeSet;

use bevy::prelude::Resource;
use cards::Move;

use super::sum::Sum;
use crate::window::card_table::{
    table_ui::{TableAction, TableDialog, TableUi},
    view::{Question, TableView},
};

/// The options that are marked, by their numbers.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Marking(BTreeSet<usize>);

static NOTHING: Marking = Marking(BTreeSet::new());

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

    pub(super) fn toggle(&mut self, n: usize) {
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
