//! Ageing (CT-GEN-14, CT-GEN-24).

use bevy::prelude::{App, In, IntoSystemConfigs, OnEnter, Plugin, Res, ResMut, Single};
use engine::AddSteps;

use super::throws::{self, Plan};
use crate::{
    data::Loss,
    event::Event,
    sheet::{Career, Characteristic, Characteristics, Fate},
    state::{Agenda, Book, Referee, Stage, Step, kind},
};

/// The end of a term and its ageing (CT-AGE).
pub(crate) struct Ageing;

impl Plugin for Ageing {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Ageing), (end_term, lay_out_losses).chain())
            .add_step(kind::Age, age)
            .add_step(kind::Crisis, crisis);
    }
}

/// Adds the years of a finished term (CT-GEN-28, CT-GEN-29, CT-GEN-30, CT-RUL-19).
fn end_term(mut career: Single<&mut Career>, mut referee: Referee) {
    let years = referee.book.figures.term_years;
    career.terms = career.terms.saturating_add(1);
    career.months = career.months.saturating_add(u16::from(years) * 12);
    referee.tell(Event::TermEnded { term: career.terms, age: career.age() });
}

/// Queues a throw for each characteristic of the row, from the end of the fourth term on
/// (CT-AGE-01).
fn lay_out_losses(career: Single<&Career>, book: Res<Book>, mut agenda: ResMut<Agenda>) {
    if career.terms >= book.figures.ageing_from {
        let losses = book.ageing.losses(career.terms).iter().rev();
        losses.for_each(|&loss| agenda.push(Step::Age(loss)));
    }
}

/// Throws against one loss. A score of 0 is a crisis, which comes next (CT-AGE-03).
fn age(
    In(loss): In<Loss>,
    mut scores: Single<&mut Characteristics>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let which = loss.of;
    let throw = referee.throw(Plan::bare(loss.target));
    let lost = if throws::succeeded(&throw) { 0 } else { loss.by };
    scores.lose(which, lost);
    referee.tell(Event::Ageing { which, throw, lost });
    if lost > 0 && scores.get(which) == 0 {
        agenda.push(Step::Crisis(which));
    }
}

/// Decides between life and death; survivors are back at 1 and lose months (CT-CHR-05, CT-RUL-21).
fn crisis(
    In(which): In<Characteristic>,
    mut scores: Single<&mut Characteristics>,
    mut career: Single<&mut Career>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let plan = Plan::bare(referee.book.figures.crisis);
    let throw = referee.throw(plan);
    let lives = throws::succeeded(&throw);
    let months = if lives { referee.dice.die() } else { 0 };
    referee.tell(Event::Crisis { which, throw, months });
    if lives {
        scores.set(which, 1);
        career.months += u16::from(months);
    } else {
        agenda.steps.clear();
        career.fate = Fate::Dead;
        referee.tell(Event::Faded { age: career.age() });
    }
}
