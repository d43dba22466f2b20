//! Enlistment: one application, then perhaps the draft.

use bevy::prelude::{App, In, OnEnter, Plugin, ResMut, Single};
use engine::AddSteps;

use super::{lay_out, throws};
use crate::{
    choice::{Move, Why},
    data::Service,
    event::Event,
    sheet::{Career, Characteristics},
    state::{Agenda, Referee, Stage, Step, kind},
};

/// Joining a service (CT-GEN-08, CT-GEN-18).
pub(crate) struct Enlistment;

impl Plugin for Enlistment {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Enlistment), lay_out(Step::Enlist))
            .add_step(kind::Enlist, enlist);
    }
}

/// Makes one application in a life, to one of the six (CT-ENL-01, CT-GEN-18, CT-GEN-27, CT-RUL-18).
fn enlist(
    _: In<()>,
    mut career: Single<&mut Career>,
    scores: Single<&Characteristics>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let options = Service::ALL.map(Move::Enlist);
    let asked = agenda.ask(Step::Enlist, Why::Enlisting, options);
    let Some(Move::Enlist(wanted)) = asked else { return };
    let plan = throws::enlistment(referee.book.service(wanted), **scores);
    let throw = referee.throw(plan);
    let joined = throws::succeeded(&throw);
    referee.tell(Event::Applied { service: wanted, throw });
    let service = if joined { wanted } else { draft(&mut referee) }; // CT-GEN-09
    (career.service, career.drafted) = (Some(service), !joined);
}

/// Drafts a refused applicant, perhaps into the service that refused (CT-GEN-10, CT-DRF-01,
/// CT-DRF-02). It cannot be dodged (CT-RUL-25).
fn draft(referee: &mut Referee) -> Service {
    let die = referee.dice.die();
    let service = referee.book.drafted_by(die);
    referee.tell(Event::Drafted { die, service });
    service
}
