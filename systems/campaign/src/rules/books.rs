//! The books at the end of a leg: pay or penalty, wages, pensions, the instalment.

use bevy::prelude::{App, OnEnter, ParamSet, Plugin, Query, ResMut};
use characters::{
    Character,
    affairs::{self, Affair, Passing, Place, Port},
    sheet::{Career, Possessions},
};
use dice::Dice;

use super::{clerk::Clerk, prize};
use crate::{
    event::{Event, Item, Outcome},
    state::{Agenda, Berth, Chance, Contract, People, PersonId, Record, Stage, Step},
};

/// The books of a leg.
pub(crate) struct Books;

impl Plugin for Books {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Books), close_the_books);
    }
}

/// Arrives, books what the leg has brought and cost, and lays out the prizes of a fulfilled
/// contract.
fn close_the_books(
    mut clerk: Clerk,
    mut dice: ResMut<Chance>,
    mut agenda: ResMut<Agenda>,
    deck: bevy::prelude::Res<crate::state::ShipDeck>,
    mut crew: ParamSet<(People, Query<Owners>)>,
) {
    let fulfilled = settle_the_contract(&mut clerk);
    let wages = crew.p0().wages();
    let aboard: Vec<(PersonId, Character)> =
        crew.p0().aboard().into_iter().map(|(id, who)| (id, who.sheet())).collect();
    a_month_passes(&mut clerk, aboard, &mut dice, &mut crew.p1());
    clerk.pay_as_much(Item::Wages, wages);
    pay_the_instalment(&mut clerk);
    let is_last = clerk.progress.leg >= clerk.run().legs;
    if fulfilled && !is_last && clerk.progress.outcome.is_none() {
        let cards = prize::offered(&clerk.book, &deck, &mut dice);
        agenda.push(Step::Prize { cards });
    }
}

/// Pays a contract that was fulfilled: the points were reached, and no raider took the cargo.
fn settle_the_contract(clerk: &mut Clerk) -> bool {
    let Some(contract) = clerk.progress.contract.clone() else { return false };
    clerk.progress.port.clone_from(&contract.to);
    let fulfilled = clerk.progress.reached && clerk.progress.held;
    if fulfilled {
        clerk.tell(Event::Fulfilled { contract: contract.clone() });
        clerk.earn(Item::Pay, contract.pay);
    } else if clerk.progress.beaten && clerk.progress.held {
        let pay = clerk.run().race.pay_of_others(&contract);
        clerk.tell(Event::Beaten { contract: contract.clone(), pay });
        clerk.earn(Item::Pay, pay);
    } else {
        clerk.progress.failed += 1;
        match part(clerk, &contract) {
            Some((points, pay)) => {
                clerk.tell(Event::FellShort { contract: contract.clone(), points, pay });
                clerk.earn(Item::Pay, pay);
            }
            None => clerk.tell(Event::Failed { contract: contract.clone() }),
        }
        clerk.pay_as_much(Item::Penalty, contract.penalty);
    }
    fulfilled
}

/// What a voyage pays whose time was up, with the points that it came to. Who gave it up, went
/// bankrupt or lost the cargo to raiders brings nothing.
fn part(clerk: &Clerk, contract: &Contract) -> Option<(i16, u32)> {
    let points = clerk.progress.fell_short.filter(|_| clerk.progress.held)?;
    let pay = clerk.run().part_of(contract, points);
    (pay > 0).then_some((points, pay))
}

/// Parts of people that a month changes.
type Owners = (
    &'static PersonId,
    &'static mut Career,
    &'static mut Possessions,
    &'static mut Record,
    &'static Berth,
);

/// Everybody grows older by a month. The captain's pension is the ship's money.
fn a_month_passes(
    clerk: &mut Clerk,
    aboard: Vec<(PersonId, Character)>,
    dice: &mut Dice,
    owners: &mut Query<Owners>,
) {
    let class = clerk.book.charts.port(&clerk.progress.port).map(|port| port.class);
    let mut aged = Vec::new();
    for (id, mut person) in aboard {
        // Who has left a service is at liberty, and so time passes for them.
        _ = affairs::months_pass(&mut person, 1, Passing::Awake, &clerk.book.affairs);
        if let (Some(class), true) = (class, Some(id) == clerk.progress.captain) {
            let place = Place::at(Port { class, scout_base: false });
            let affairs = &clerk.book.affairs;
            // Refused where nothing is due, or the port pays none.
            _ = affairs::carry_out(&mut person, Affair::CollectPension, &place, affairs, dice);
            let pension = std::mem::take(&mut person.possessions.credits);
            clerk.earn(Item::Pension, pension);
        }
        aged.push((id, person));
    }
    for (id, mut career, mut owned, mut record, _) in owners.iter_mut() {
        let Some((_, person)) = aged.iter().find(|(aged, _)| aged == id) else { continue };
        (*career, *owned) = (person.career.clone(), person.possessions.clone());
        record.legs += 1;
    }
}

/// Pays this month's instalment, less what the papers have saved, then those that are late, as far as
/// the purse goes. Too many late ones end the run.
fn pay_the_instalment(clerk: &mut Clerk) {
    let instalment = clerk.terms.instalment;
    if instalment == 0 {
        return;
    }
    let mut due = clerk.terms.late + 1;
    let mut price = instalment.saturating_sub(clerk.progress.errands.rebate);
    while due > 0 && clerk.pay(Item::Instalment, price) {
        due -= 1;
        price = instalment;
    }
    clerk.terms.late = due;
    if due > 0 {
        clerk.tell(Event::Late { instalments: due });
    }
    if due >= clerk.book.charts.figures.late {
        clerk.progress.outcome = Some(Outcome::Repossessed);
    }
}
