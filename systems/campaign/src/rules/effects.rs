//! What port events do, one effect a step, each with dice of its own.

use bevy::prelude::{In, ParamSet, Query, Res, ResMut};
use characters::sheet::Identity;
use dice::Dice;

use super::{
    burial::{self, Berths},
    clerk::Clerk,
    hospital::Bodies,
    prize, recruits, rumours, voyage,
};
use crate::{
    data::{Effect, Whom},
    event::{Event, Item, Leaving},
    state::{Agenda, Berth, People, PersonId, ShipDeck, Step, Undergone},
};

/// Carries out one effect.
pub(super) fn undergo(
    In(Undergone { effect, thrower, seed }): In<Undergone>,
    mut clerk: Clerk,
    mut agenda: ResMut<Agenda>,
    deck: Res<ShipDeck>,
    names: Query<&Identity>,
    mut crew: ParamSet<(People, Bodies, Berths)>,
) {
    let mut dice = Dice::seeded(seed);
    match effect {
        Effect::Gain(credits) => clerk.earn(Item::Event, credits),
        Effect::Lose(credits) => clerk.pay_as_much(Item::Event, credits),
        Effect::Card => {
            let new = prize::offered(&clerk.book, &deck, &mut dice).into_iter().next();
            new.into_iter().for_each(|card| agenda.push(Step::LeaveAshore { card }));
        }
        Effect::Recruit(service) => {
            let aboard = names.iter().map(|it| it.name.clone());
            let waiting = clerk.progress.recruits.iter().map(|it| it.identity.name.clone());
            let taken: Vec<String> = aboard.chain(waiting).collect();
            let recruit = recruits::somebody_of(&clerk.book, &mut dice, &taken, service);
            clerk.progress.recruits.extend(recruit);
        }
        Effect::Rumour => rumours::hear(&mut clerk, &mut dice),
        Effect::Days(days) => {
            clerk.progress.days = clerk.progress.days.saturating_sub(days);
        }
        Effect::Pay(hundredths) => change_pay(&mut clerk, hundredths),
        Effect::Followed(boarding) => follow(&mut clerk, &boarding),
        Effect::Forgiven => forgive(&mut clerk),
        Effect::Hurt(whom, count) => {
            let who = somebody(whom, thrower, &clerk, &crew.p0(), &mut dice);
            hurt(who, count, &mut clerk, &mut dice, &mut crew.p1());
            burial::bury_the_dead(&mut clerk, &mut crew);
        }
        Effect::Leaves => {
            let captain = clerk.progress.captain;
            let people = crew.p0();
            let aboard = people.aboard().into_iter().map(|(id, _)| id);
            let others: Vec<PersonId> = aboard.filter(|id| Some(*id) != captain).collect();
            let who = dice.pick(&others).copied();
            leave(who, &mut clerk, &mut crew.p2());
        }
    }
}

/// Pay of all contracts here, in hundredths of what it was.
fn change_pay(clerk: &mut Clerk, hundredths: u16) {
    for offer in &mut clerk.progress.offers {
        let pay = u64::from(offer.pay) * u64::from(hundredths) / 100;
        offer.pay = u32::try_from(pay / 100 * 100).unwrap_or(u32::MAX);
    }
    clerk.tell(Event::PayChanged { hundredths });
}

/// Raiders wait for whatever contract is signed here.
fn follow(clerk: &mut Clerk, boarding: &str) {
    for offer in clerk.progress.offers.iter_mut().filter(|offer| offer.raiders.is_none()) {
        offer.raiders = Some(boarding.to_owned());
    }
    clerk.tell(Event::Followed);
}

fn forgive(clerk: &mut Clerk) {
    if clerk.terms.late > 0 {
        clerk.terms.late -= 1;
        let instalments = clerk.terms.late;
        clerk.tell(Event::Forgiven { instalments });
    }
}

fn somebody(
    whom: Whom,
    thrower: Option<PersonId>,
    clerk: &Clerk,
    people: &People,
    dice: &mut Dice,
) -> Option<PersonId> {
    let captain = clerk.progress.captain;
    match whom {
        Whom::Thrower => thrower.or(captain),
        Whom::Captain => captain,
        Whom::Anybody => {
            let aboard: Vec<PersonId> = people.aboard().into_iter().map(|(id, _)| id).collect();
            dice.pick(&aboard).copied()
        }
    }
}

/// So many dice of damage to somebody.
fn hurt(who: Option<PersonId>, count: u8, clerk: &mut Clerk, dice: &mut Dice, bodies: &mut Bodies) {
    let rules = (clerk.charter.setup.rules, clerk.book.healing.clone());
    let found = bodies.iter_mut().find(|(id, ..)| Some(**id) == who);
    let Some((person, mut scores, mut body, _, mut record)) = found else { return };
    let points = voyage::hurt(count, &mut scores, &mut body, &rules, dice);
    record.hurt += 1;
    clerk.tell(Event::Hurt { person: *person, points });
}

fn leave(who: Option<PersonId>, clerk: &mut Clerk, berths: &mut Berths) {
    let found = berths.iter_mut().find(|(id, _)| Some(**id) == who);
    if let Some((person, mut berth)) = found {
        *berth = Berth::PaidOff;
        clerk.tell(Event::Left { person: *person, why: Leaving::WalkedOff });
    }
}
