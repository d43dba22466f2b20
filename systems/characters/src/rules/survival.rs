//! The start of a term, and the throw to survive it (CT-GEN-11, CT-GEN-19).

use bevy::prelude::{App, IntoSystemConfigs, OnEnter, Plugin, ResMut, Single};

use super::throws;
use crate::{
    event::Event,
    sheet::{Career, Characteristic, Characteristics, Fate, Left},
    state::{Log, Record, Referee, Stage},
};

/// The throw that decides whether a term is served (CT-SUR).
pub(crate) struct Survival;

impl Plugin for Survival {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Survival), (begin_term, survive).chain());
    }
}

/// Begins a term of four years (CT-GEN-11, CT-GEN-28).
pub(crate) fn begin_term(
    career: Single<&Career>,
    mut record: Single<&mut Record>,
    mut log: ResMut<Log>,
) {
    (record.commissioned, record.promoted) = (false, false);
    let (service, term, age) = (throws::service(&career), career.terms + 1, career.age());
    log.tell(Event::TermBegan { service, term, age });
}

/// Throws for survival, before anything else in the term (CT-SUR-01, CT-GEN-19).
fn survive(
    mut career: Single<&mut Career>,
    mut scores: Single<&mut Characteristics>,
    mut referee: Referee,
) {
    let table = referee.book.service(throws::service(&career));
    let plan = throws::survival(table, **scores);
    let throw = referee.throw(plan);
    let survived = throws::succeeded(&throw);
    referee.tell(Event::Survival { throw });
    match (survived, referee.rules.injury) {
        (true, _) => {}
        (false, true) => injure(&mut career, &mut scores, &mut referee),
        (false, false) => die(&mut career, &mut referee),
    }
}

/// Ends the life; nothing is mustered out (CT-SUR-04, CT-RUL-26).
fn die(career: &mut Career, referee: &mut Referee) {
    career.fate = Fate::Dead;
    referee.tell(Event::Died { age: career.age(), service: throws::service(career) });
}

/// Ends the term half way, and the career with it. The term does not count as completed, and brings
/// only the automatic skills of a first term (CT-SUR-05, CT-SUR-06, CT-RUL-04, CT-RUL-27).
fn injure(career: &mut Career, scores: &mut Characteristics, referee: &mut Referee) {
    career.months += u16::from(referee.book.figures.injury_years) * 12;
    career.fate = Fate::Free(Left::Injured);
    let lost = lose(scores, referee);
    referee.tell(Event::Injured { age: career.age(), lost });
}

/// Takes points off a physical characteristic, if the rules let injuries cost some (CT-RUL-27).
fn lose(scores: &mut Characteristics, referee: &mut Referee) -> Option<(Characteristic, u8)> {
    let by = referee.rules.injury_loss;
    if by == 0 {
        return None;
    }
    let which = Characteristic::PHYSICAL[referee.dice.below(3) as usize];
    scores.lose(which, by);
    Some((which, by))
}
