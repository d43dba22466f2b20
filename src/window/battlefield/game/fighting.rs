//! The session with the eyes it is seen with, and the view that is made of what they see.

use engine::Seat;
use skirmish::{Attack, Cannot, Choice, FighterId, Mode, Observation, Plan};

use super::objective;
use crate::skirmish::session::Session;
use crate::window::{
    battlefield::{
        match_summary::{MatchSummary, Phase},
        view::{Aim, Command, FightView, Question},
    },
    ui::screen::Screen,
};
use crate::words;

/// The session, whose eyes it is seen with, and how much of its journal they have read.
pub struct Fighting {
    pub session: Session,
    /// Where one goes from the field: the title, or the campaign that it is a boarding of.
    pub home: Screen,
    pub(super) seat: Seat,
    read: usize,
    pub(super) summary: MatchSummary,
}

impl Fighting {
    pub(super) fn new(session: Session, home: Screen) -> Fighting {
        let persons = (0..4).map(Seat).find(|&seat| session.is_person(seat));
        let seat = session.asked().map(|choice| choice.seat).or(persons).unwrap_or(Seat(0));
        let summary = unread(&session, seat);
        let mut fighting = Fighting { session, home, seat, read: 0, summary };
        fighting.read_on();
        fighting
    }

    /// The seat that looks: the one that is asked.
    pub(super) fn turn_to(&mut self, seat: Seat) {
        (self.seat, self.read, self.summary) = (seat, 0, unread(&self.session, seat));
        self.read_on();
    }

    /// Takes in what this side has learnt since; returns from where on.
    pub(super) fn read_on(&mut self) -> usize {
        let from = self.read;
        let names = self.session.names();
        let forces = &self.session.fight_options().setup.scenario.forces;
        let sides: Vec<Seat> = forces
            .iter()
            .enumerate()
            .flat_map(|(n, force)| force.fighters.iter().map(move |_| Seat(n as u8)))
            .collect();
        let side = |who: FighterId| sides.get(who.index()).copied();
        for (_, event) in self.session.known_to(self.seat).iter().filter(|(n, _)| *n >= from) {
            self.summary.hear(event, &names, side);
        }
        self.summary.pause(&names);
        self.read = self.session.events().len();
        from
    }

    /// The fight as this side sees it now.
    pub(super) fn look(&self, version: u64) -> FightView {
        view_of(&self.session, self.seat, &self.summary, version)
    }
}

/// What a side knows that has not read anything yet: what everybody is after.
fn unread(session: &Session, seat: Seat) -> MatchSummary {
    let scenario = &session.fight_options().setup.scenario;
    let mut summary = MatchSummary::default();
    summary.lines.push(objective::line(scenario, seat));
    summary
}

fn view_of(session: &Session, seat: Seat, summary: &MatchSummary, version: u64) -> FightView {
    let seen = session.observe(seat);
    let choice = session.asked().filter(|choice| choice.seat == seat);
    let names = session.names();
    let waiting = session.choice().map(|it| match session.is_delegated() {
        true => "They fight by themselves.".to_owned(),
        false => format!("{} decide.", names.side(it.seat)),
    });
    let phase = choice.and_then(|it| Phase::of(it.why)).unwrap_or(summary.phase);
    let coach = session.coached();
    let advised = coach.or_else(|| Some(session.advice().first()?.nth));
    FightView {
        question: choice.map(|choice| question(session, choice, &seen)),
        waiting: waiting.map(|words| words::capital(&words)),
        aims: aims(&seen, |by, attack| session.plan(by, attack)),
        turns: summary.turns.clone(),
        phase,
        evading: summary.evading.clone(),
        undoable: session.undoable(),
        repeats: choice.is_some() && session.can_repeat(),
        control: session.control(),
        command: command(session),
        told: session.lesson(),
        coach,
        advised,
        armoury: session.armoury().clone(),
        title: session.fight_options().setup.scenario.name.clone(),
        seed: session.fight_options().seed,
        seen,
        version,
    }
}

fn command(session: &Session) -> Command {
    match (session.is_delegated(), session.can_delegate()) {
        (true, _) => Command::Delegated,
        (false, true) => Command::Own,
        (false, false) => Command::Kept,
    }
}

/// The question, after the reason for it where orders stood until now.
fn question(session: &Session, choice: &Choice, seen: &Observation) -> Question {
    let mut question = Question::new(choice, seen);
    if let Some(changed) = session.changed() {
        question.prompt = format!("{changed} {}", question.prompt);
    }
    question
}

/// The plans of attacks: those among the options, then those with weapons in hand.
pub fn aims(
    seen: &Observation,
    plan: impl Fn(FighterId, &Attack) -> Result<Plan, Cannot>,
) -> Vec<Aim> {
    use skirmish::{FighterAction as Done, Move};
    let mut aims = Vec::new();
    for (option, known) in &seen.plans {
        if let Move::Do { who, deed: Done::Attack(attack) } = *option {
            aims.push(Aim { by: who, attack, plan: Ok(known.clone()) });
        }
    }
    let own = seen.fighters.iter().filter_map(|it| Some((it.id, it.side, it.own.as_ref()?)));
    for (by, side, own) in own {
        for other in seen.fighters.iter().filter(|it| it.side != side) {
            for &weapon in &own.kit.in_hand {
                let (target, mode) = (other.id, Mode::Single);
                let attack = Attack { target, weapon, mode, boon: false };
                let plan = plan(by, &attack).map_err(|cannot| cannot.to_string());
                if aims.iter().all(|it| it.by != by || it.attack != attack) {
                    aims.push(Aim { by, attack, plan });
                }
            }
        }
    }
    aims
}

/// The fight as a side sees it, with everything that it knows.
#[cfg(test)]
pub fn look_at(session: &Session, seat: Seat, version: u64) -> FightView {
    view_of(session, seat, &MatchSummary::default(), version)
}
