//! Commissions and promotions: each once a term, and both possible in one (CT-GEN-12, CT-RUL-17).

use bevy::{
    ecs::query::QueryData,
    prelude::{App, In, OnEnter, Plugin, ResMut, Single},
};
use engine::AddSteps;

use super::{
    lay_out,
    throws::{self, Plan},
};
use crate::{
    choice::{Move, Why},
    data::Tables,
    event::Event,
    sheet::{Career, Characteristics},
    state::{Agenda, Record, Referee, Stage, Step, kind},
};

/// The first rank (CT-COM-01 to CT-COM-04).
pub(crate) struct Commission;

impl Plugin for Commission {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Commission), lay_out(Step::Commission))
            .add_step(kind::Commission, try_for_commission);
    }
}

/// The next rank (CT-COM-05 to CT-COM-07).
pub(crate) struct Promotion;

impl Plugin for Promotion {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Promotion), lay_out(Step::Promotion))
            .add_step(kind::Promotion, try_for_promotion);
    }
}

/// A person who may rise in rank.
#[derive(QueryData)]
#[query_data(mutable)]
struct Candidate {
    career: &'static mut Career,
    record: &'static mut Record,
    scores: &'static Characteristics,
}

/// The throw for a commission, open to those without a rank in a service with ranks; not to
/// draftees in their first term (CT-COM-01, CT-COM-02, CT-GEN-20, CT-DRF-03).
pub(crate) fn commission_plan(
    tables: &Tables,
    career: &Career,
    scores: Characteristics,
) -> Option<Plan> {
    let barred = career.rank > 0 || (career.drafted && career.terms == 0);
    let table = tables.service(throws::service(career));
    if barred { None } else { throws::commission(table, scores) }
}

/// The throw for promotion, open to every rank below the top (CT-COM-05, CT-GEN-21, CT-RUL-28).
pub(crate) fn promotion_plan(
    tables: &Tables,
    career: &Career,
    scores: Characteristics,
) -> Option<Plan> {
    let table = tables.service(throws::service(career));
    let open = career.rank > 0 && career.rank < table.top_rank();
    if open { throws::promotion(table, scores) } else { None }
}

fn try_for_commission(
    _: In<()>,
    mut candidate: Single<Candidate>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let plan = commission_plan(&referee.book, &candidate.career, *candidate.scores);
    let Some(plan) = plan else { return };
    if !wants_to(&mut agenda, Step::Commission, Why::Commission) {
        return;
    }
    let throw = referee.throw(plan);
    let passed = throws::succeeded(&throw);
    referee.tell(Event::Commission { throw });
    if passed {
        candidate.record.commissioned = true;
        rise(&mut candidate.career, &mut referee);
    }
}

fn try_for_promotion(
    _: In<()>,
    mut candidate: Single<Candidate>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let plan = promotion_plan(&referee.book, &candidate.career, *candidate.scores);
    let Some(plan) = plan else { return };
    if !wants_to(&mut agenda, Step::Promotion, Why::Promotion) {
        return;
    }
    let throw = referee.throw(plan);
    let passed = throws::succeeded(&throw);
    referee.tell(Event::Promotion { throw });
    if passed {
        candidate.record.promoted = true;
        rise(&mut candidate.career, &mut referee);
    }
}

/// Asks whether to try.
fn wants_to(agenda: &mut Agenda, step: Step, why: Why) -> bool {
    agenda.ask(step, why, [Move::Try, Move::Skip]) == Some(Move::Try)
}

/// Raises the rank by one (CT-COM-04, CT-COM-07).
fn rise(career: &mut Career, referee: &mut Referee) {
    career.rank += 1;
    let rank = career.rank;
    let table = referee.book.service(throws::service(career));
    let title = table.rank(rank).unwrap_or_default().to_owned();
    referee.tell(Event::Rank { rank, title });
}
