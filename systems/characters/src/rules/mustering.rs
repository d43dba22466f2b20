//! Mustering out: a pension, and rolls for cash or benefits (CT-GEN-17, CT-GEN-26).

use bevy::prelude::{App, In, OnEnter, OnExit, Plugin, Res, ResMut, Single};
use engine::AddSteps;

use super::throws;
use crate::{
    choice::{Aim, Move, Why},
    data::Tables,
    event::{Event, Leaving},
    sheet::{Career, Fate, Possessions, Skills},
    state::{Agenda, Book, Log, Record, Referee, Stage, Step, kind},
};

/// Mustering out of those who leave alive (CT-MUS, CT-CSH).
pub(crate) struct MusteringOut;

impl Plugin for MusteringOut {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::MusteringOut), leave)
            .add_systems(OnExit(Stage::MusteringOut), finish)
            .add_step(kind::MusterOut, muster_out)
            .add_step(kind::RollCash, roll_cash);
    }
}

/// Leaves the service for any reason but death: with a pension after enough terms, where the
/// service pays one (CT-GEN-16, CT-MUS-01, CT-RET-05, CT-RET-06, CT-RUL-07, CT-RUL-10), and with
/// mustering-out rolls (CT-GEN-26).
fn leave(mut career: Single<&mut Career>, mut referee: Referee, mut agenda: ResMut<Agenda>) {
    let Fate::Free(left) = career.fate else { return };
    let (service, terms, age) = (throws::service(&career), career.terms, career.age());
    let figures = &referee.book.figures;
    let pays = referee.book.service(service).pension;
    let pension = if pays { figures.pension(terms) } else { 0 };
    let rolls = terms.saturating_add(figures.rank_rolls(career.rank)); // CT-MUS-02
    career.pension = pension;
    referee.tell(Event::Leaving(Leaving { service, left, terms, age, pension, rolls }));
    agenda.repeat(rolls, |more| Step::MusterOut { more });
}

/// Ends mustering out, after all rolls.
fn finish(career: Single<&Career>, mut log: ResMut<Log>) {
    log.tell(Event::MusteredOut { age: career.age() });
}

/// Asks for the aim of each roll before the die falls: cash three times at most, benefits without
/// limit (CT-MUS-03, CT-CSH-01, CT-CSH-02, CT-RUL-36).
fn muster_out(
    In(more): In<u8>,
    veteran: Single<(&Career, &Skills, &Record)>,
    book: Res<Book>,
    mut agenda: ResMut<Agenda>,
) {
    let (career, skills, record) = *veteran;
    let dm = |aim| dm(&book, career, skills, aim);
    let is_cash_open = record.cash_rolls < book.figures.cash_rolls;
    let why = Why::MusteringOut { more };
    let asked = agenda.ask(Step::MusterOut { more }, why, aims(is_cash_open, dm));
    let Some(Move::MusterOut { aim, with_dm }) = asked else { return };
    let dm = if with_dm { dm(aim) } else { 0 };
    agenda.push(match aim {
        Aim::Cash => Step::RollCash { dm },
        Aim::Benefit => Step::RollBenefit { dm },
    });
}

/// The aims of a roll, each with one's modifier and without it.
fn aims(is_cash_open: bool, dm: impl Fn(Aim) -> u8) -> impl Iterator<Item = Move> {
    let cash = is_cash_open.then_some(Aim::Cash);
    cash.into_iter().chain([Aim::Benefit]).flat_map(move |aim| {
        let choices: &[bool] = if dm(aim) > 0 { &[true, false] } else { &[false] };
        choices.iter().map(move |&with_dm| Move::MusterOut { aim, with_dm })
    })
}

/// One's modifier: for gambling skill (CT-CSH-03) or for high rank (CT-BEN-01).
pub(crate) fn dm(tables: &Tables, career: &Career, skills: &Skills, aim: Aim) -> u8 {
    let figures = &tables.figures;
    match aim {
        Aim::Cash if skills.level("Gambling").is_some_and(|level| level > 0) => figures.gambling_dm,
        Aim::Benefit if career.rank >= figures.rank_dm_from => figures.rank_dm,
        Aim::Cash | Aim::Benefit => 0,
    }
}

/// Rolls for cash (CT-CSH-04); the last row needs the modifier (CT-CSH-05).
fn roll_cash(
    In(dm): In<u8>,
    career: Single<&Career>,
    mut record: Single<&mut Record>,
    mut owned: Single<&mut Possessions>,
    mut referee: Referee,
) {
    let die = referee.dice.die();
    let column = &referee.book.service(throws::service(&career)).cash;
    let credits = column[usize::from(die + dm) - 1];
    record.cash_rolls += 1;
    owned.credits += credits;
    referee.tell(Event::Cash { die, dm, credits });
}
