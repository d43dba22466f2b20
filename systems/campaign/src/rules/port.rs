//! A port: contracts, recruits, the hospital, errands.

use bevy::{
    ecs::system::SystemState,
    prelude::{App, In, OnEnter, Plugin, Query, Res, ResMut, World},
};
use characters::{
    Character,
    sheet::{Identity, PersonRef},
};
use engine::AddSteps;

use super::{
    captain, chandler, clerk::Clerk, errands::Quay, events, hospital, offers, races, recruits,
};
use crate::{
    choice::{Move, Why},
    event::{Event, Item, Leaving},
    setup::Scope,
    state::{Agenda, Berth, Chance, ErrandsDone, People, PersonId, Rivals, Stage, Step, kind},
};

/// The port call that begins a leg.
pub(crate) struct PortCall;

impl Plugin for PortCall {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Port), arrive)
            .add_step(kind::InPort, in_port)
            .add_step(kind::Hire, hire)
            .add_step(kind::Dismiss, dismiss)
            .add_step(kind::Treat, hospital::treat);
    }
}

/// A new leg: contracts and recruits are what the dice of this leg say, whatever was done before.
fn arrive(
    mut clerk: Clerk,
    mut dice: ResMut<Chance>,
    mut agenda: ResMut<Agenda>,
    names: Query<&Identity>,
    people: People,
    rivals: Res<Rivals>,
) {
    let book = clerk.book.0.clone();
    let run = *clerk.run();
    let progress = &mut *clerk.progress;
    progress.leg += 1;
    (progress.contract, progress.boarding) = (None, None);
    (progress.reached, progress.beaten, progress.held) = (false, false, true);
    progress.fell_short = None;
    progress.treated.clear();
    progress.days = book.charts.figures.days;
    progress.errands = ErrandsDone::default();
    let (leg, port) = (progress.leg, progress.port.clone());
    if let Some(here) = book.charts.port(&port) {
        progress.offers = offers::contracts(&book.charts, &run, here, &mut dice);
    }
    let mut taken: Vec<String> = names.iter().map(|it| it.name.clone()).collect();
    progress.recruits.clear();
    for _ in 0..book.charts.figures.recruits {
        let recruit = recruits::somebody(&book, &mut dice, &taken);
        taken.extend(recruit.iter().map(|it| it.identity.name.clone()));
        progress.recruits.extend(recruit);
    }
    races::enter(&mut clerk, &rivals);
    clerk.progress.chandler = chandler::stock(&clerk);
    let contracts = clerk.progress.offers.clone();
    clerk.tell(Event::LegBegan { leg, port });
    clerk.tell(Event::Offered { contracts });
    agenda.push(Step::InPort);
    if clerk.charter.setup.scope == Scope::Full {
        let event = events::drawn(&clerk, &people);
        event.into_iter().for_each(|event| agenda.push(Step::Meet { event }));
    }
}

/// Asks what to do here until a contract is taken, or nobody is left to take one.
fn in_port(_: In<()>, mut clerk: Clerk, mut agenda: ResMut<Agenda>, people: People) {
    if clerk.progress.outcome.is_some() {
        return;
    }
    let options = options(&clerk, &people);
    let Some(chosen) = agenda.ask(Step::InPort, Why::Port, options) else { return };
    let step = match chosen {
        Move::Sign(nth) => return depart(&mut clerk, nth),
        Move::Hire(recruit) => Some(Step::Hire { recruit }),
        Move::Dismiss(person) => Some(Step::Dismiss { person }),
        Move::Treat(person) => Some(Step::Treat { person }),
        Move::Errand(errand) => Some(Step::Run { errand }),
        Move::Take(_)
        | Move::Decline
        | Move::LeaveAshore(_)
        | Move::Cards(_)
        | Move::Fight(_)
        | Move::Answer(_) => None, // not offered
    };
    agenda.push(Step::InPort);
    step.into_iter().for_each(|step| agenda.push(step));
}

fn depart(clerk: &mut Clerk, nth: u8) {
    let Some(contract) = clerk.progress.offers.get(usize::from(nth)).cloned() else { return };
    clerk.progress.contract = Some(contract.clone());
    clerk.tell(Event::Departed { contract });
}

fn options(clerk: &Clerk, people: &People) -> Vec<Move> {
    let figures = &clerk.book.charts.figures;
    let (aboard, purse) = (people.aboard(), clerk.ledger.purse);
    let contracts = (0..clerk.progress.offers.len() as u8).map(Move::Sign);
    let has_berth = aboard.len() < usize::from(figures.berths);
    let affordable = |(_, who): &(usize, &Character)| {
        has_berth && recruits::bounty(&clerk.book, PersonRef::from(*who)) <= purse
    };
    let hired = clerk.progress.recruits.iter().enumerate().filter(affordable);
    let hired = hired.map(|(nth, _)| Move::Hire(nth as u8));
    let captain = clerk.progress.captain;
    let dismissed = aboard.iter().filter(|(id, _)| Some(*id) != captain);
    let dismissed = dismissed.map(|(id, _)| Move::Dismiss(*id));
    let has_money = figures.hospital <= purse;
    let treated = aboard.iter().filter(|(id, who)| {
        has_money && who.body.is_hurt() && !clerk.progress.treated.contains(id)
    });
    let treated = treated.map(|(id, _)| Move::Treat(*id));
    let errands = Quay::of(clerk).offers(&people.able()).into_iter();
    let errands = errands.map(|it| Move::Errand(it.errand));
    contracts.chain(hired).chain(treated).chain(errands).chain(dismissed).collect()
}

/// Signs a recruit on. It takes the whole world, since somebody new comes into it.
fn hire(In(nth): In<u8>, world: &mut World, clerk: &mut SystemState<Clerk>) {
    let mut clerk = clerk.get_mut(world);
    if usize::from(nth) >= clerk.progress.recruits.len() {
        return;
    }
    let person = clerk.progress.recruits.remove(nth.into());
    let (bounty, wage) = {
        let who = PersonRef::from(&person);
        (recruits::bounty(&clerk.book, who), recruits::wage(&clerk.book, who))
    };
    clerk.pay(Item::Bounty, bounty);
    captain::sign_on(world, person, wage);
}

/// Pays somebody off; their wages were paid with the last books.
fn dismiss(In(person): In<PersonId>, mut clerk: Clerk, mut crew: Query<(&PersonId, &mut Berth)>) {
    let mut found = crew.iter_mut().filter(|(id, _)| **id == person);
    if let Some((_, mut berth)) = found.next() {
        *berth = Berth::PaidOff;
        clerk.tell(Event::Left { person, why: Leaving::PaidOff });
    }
}
