//! Reenlistment: another term, or out (CT-GEN-15, CT-GEN-25).

use bevy::prelude::{App, In, OnEnter, Plugin, ResMut, Single};
use engine::AddSteps;

use super::throws;
use crate::{
    choice::{Move, Why},
    event::Event,
    sheet::{Career, Fate, Left},
    state::{Agenda, Referee, Stage, Step, kind},
};

/// Decides whether another term follows (CT-REE, CT-RET).
pub(crate) struct Reenlistment;

impl Plugin for Reenlistment {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Reenlistment), throw_for_reenlistment)
            .add_step(kind::Reenlist, stay_or_leave);
    }
}

/// Throws for everyone, even those who want to leave. A low throw discharges. The highest throw
/// obliges them to stay, however many terms they have served. All others are out after the last
/// term of choice (CT-REE-01 to CT-REE-04, CT-RET-01, CT-RET-04, CT-RUL-11).
fn throw_for_reenlistment(
    mut career: Single<&mut Career>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let plan = throws::reenlistment(referee.book.service(throws::service(&career)));
    let throw = referee.throw(plan);
    let must_stay = throw.total() >= referee.book.figures.must_stay.into();
    let wanted = throws::succeeded(&throw);
    referee.tell(Event::Reenlistment { throw, must_stay });
    if must_stay {
        return;
    }
    if !wanted {
        career.fate = Fate::Free(Left::Refused);
    } else if career.terms >= referee.book.figures.terms {
        career.fate = Fate::Free(Left::Compulsory);
    } else {
        agenda.push(Step::Reenlist);
    }
}

/// Asks whether to stay or leave (CT-REE-04, CT-RET-02, CT-RET-03).
fn stay_or_leave(_: In<()>, mut career: Single<&mut Career>, mut agenda: ResMut<Agenda>) {
    let options = [Move::Stay, Move::Leave];
    if agenda.ask(Step::Reenlist, Why::Reenlisting, options) == Some(Move::Leave) {
        career.fate = Fate::Free(Left::Chose);
    }
}
