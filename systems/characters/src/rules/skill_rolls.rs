//! The skill rolls of a term.

use bevy::prelude::{App, In, OnEnter, Plugin, Res, ResMut, Single};
use engine::AddSteps;

use super::{
    learning::{Learner, LearnerItem},
    naming, throws,
};
use crate::{
    choice::{Move, Why},
    data::{Cell, Figures, SkillTable},
    event::Event,
    sheet::{Career, Characteristics},
    state::{Agenda, Book, Record, Referee, SkillGroup, Stage, Step, kind},
};

/// Rolls on the skill tables (CT-GEN-13, CT-SKL).
pub(crate) struct SkillRolls;

impl Plugin for SkillRolls {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Skills), lay_out_rolls)
            .add_step(kind::Roll, roll)
            .add_step(kind::Name, naming::name);
    }
}

/// Queues the rolls of the term (CT-GEN-13, CT-GEN-22, CT-SKL-03, CT-SKL-04, CT-SKL-05).
fn lay_out_rolls(
    career: Single<&Career>,
    record: Single<&Record>,
    book: Res<Book>,
    mut agenda: ResMut<Agenda>,
) {
    let figures = &book.figures;
    let of_rank = u8::from(record.commissioned) * figures.commission_rolls
        + u8::from(record.promoted) * figures.promotion_rolls;
    let rolls = figures.rolls(throws::service(&career), career.terms) + of_rank;
    agenda.repeat(rolls, |more| Step::Roll { more });
}

/// The tables open now; the fourth needs Education, as it is at this moment (CT-SKL-07, CT-SKL-08,
/// CT-RUL-29).
pub(crate) fn open_tables(
    figures: &Figures,
    scores: Characteristics,
) -> impl Iterator<Item = SkillTable> + use<> {
    let need = figures.advanced_education_2;
    let educated = scores.get(need.0) >= need.1;
    let all = SkillTable::ALL.into_iter();
    all.filter(move |&table| table != SkillTable::AdvancedEducation2 || educated)
}

/// Asks for the table, rolls the die, and goes on to the next roll, which may use the result
/// (CT-SKL-02, CT-SKL-06).
fn roll(
    In(more): In<u8>,
    career: Single<&Career>,
    mut learner: Single<Learner>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let options = open_tables(&referee.book.figures, *learner.scores).map(Move::Roll);
    let asked = agenda.ask(Step::Roll { more }, Why::Rolling { more }, options);
    let Some(Move::Roll(table)) = asked else { return };
    let die = referee.dice.die();
    let cells = referee.book.service(throws::service(&career)).skills(table);
    let cell = cells[usize::from(die) - 1].clone();
    referee.tell(Event::SkillRoll { table, die, cell: cell.clone() });
    receive(cell, &mut learner, &mut referee, &mut agenda);
}

/// Applies a cell at once (CT-SKL-10, CT-SKT-05). Gunnery is a plain skill and names no weapon
/// (CT-SKL-17).
fn receive(cell: Cell, learner: &mut LearnerItem, referee: &mut Referee, agenda: &mut Agenda) {
    match cell {
        Cell::Change(which, by) => learner.change(which, by, "CT-SKL-10", referee),
        Cell::Skill(skill) => learner.learn(&skill, "CT-SKL-09", referee),
        Cell::Blade => agenda.push(Step::Name(SkillGroup::Blade)),
        Cell::Gun => agenda.push(Step::Name(SkillGroup::Gun)),
        Cell::Vehicle => agenda.push(Step::Name(SkillGroup::Vehicle)),
    }
}
