//! Errands in port: what may be done in the days there, by whoever aboard does it best. Each throw
//! has dice of its own, so that no order of errands throws others, and each errand takes days, so
//! that they come to an end.

use bevy::prelude::{App, In, Plugin, World};
use characters::sheet::PersonRef;
use dice::Dice;
use engine::AddSteps;

use super::{chandler, clerk::Clerk, rumours, stages::seed_for, throws};
use crate::{
    data::{CampaignBook, ErrandFigures},
    event::Event,
    setup::Scope,
    state::{
        Book, Charter, Errand, ErrandOffer, Ledger, People, PersonId, Progress, Stage, Terms,
        Thrown, kind,
    },
};

/// What takes days in port.
pub(crate) struct Errands;

impl Plugin for Errands {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Run, run);
    }
}

/// What decides which errands there are.
pub(crate) struct Quay<'a> {
    book: &'a CampaignBook,
    progress: &'a Progress,
    ledger: &'a Ledger,
    terms: &'a Terms,
    charter: &'a Charter,
}

impl<'a> Quay<'a> {
    /// As the clerk sees it.
    pub fn of(clerk: &'a Clerk) -> Quay<'a> {
        Quay {
            book: &clerk.book,
            progress: &clerk.progress,
            ledger: &clerk.ledger,
            terms: &clerk.terms,
            charter: &clerk.charter,
        }
    }

    /// As the captain may know it.
    pub fn in_world(world: &'a World) -> Quay<'a> {
        Quay {
            book: world.resource::<Book>(),
            progress: world.resource::<Progress>(),
            ledger: world.resource::<Ledger>(),
            terms: world.resource::<Terms>(),
            charter: world.resource::<Charter>(),
        }
    }

    fn figures(&self) -> &'a ErrandFigures {
        &self.book.charts.figures.errands
    }

    /// Everything for which there are days, money and, where something is thrown, somebody able.
    pub fn offers(&self, able: &[(PersonId, PersonRef)]) -> Vec<ErrandOffer> {
        if self.charter.setup.scope == Scope::Basic {
            return Vec::new();
        }
        let haggling = (0..self.progress.offers.len() as u8).map(Errand::Haggle);
        let arming = (0..self.progress.chandler.len() as u8).map(Errand::Arm);
        let errands = [Errand::Inquire].into_iter().chain(haggling);
        let errands = errands.chain([Errand::Papers]).chain(arming);
        errands.filter_map(|errand| self.offer(errand, able)).collect()
    }

    fn offer(&self, errand: Errand, able: &[(PersonId, PersonRef)]) -> Option<ErrandOffer> {
        let (days, price) = (self.figures().days(errand), self.price(errand)?);
        if !self.is_open(errand) || days > self.progress.days || price > self.ledger.purse {
            return None;
        }
        let chances = match self.figures().throw(errand) {
            Some(check) => Some(throws::best(check, able.iter().copied())?),
            None => None,
        };
        Some(ErrandOffer { errand, days, price, chances })
    }

    /// Whether it was not done here to its end.
    fn is_open(&self, errand: Errand) -> bool {
        let done = &self.progress.errands;
        match errand {
            Errand::Inquire => !done.heard,
            Errand::Haggle(nth) => !done.haggled.contains(&nth),
            Errand::Papers => !done.papers && self.terms.instalment > 0,
            Errand::Arm(_) => true,
        }
    }

    /// Credits that it costs; `None` for a weapon that is not on sale.
    fn price(&self, errand: Errand) -> Option<u32> {
        match errand {
            Errand::Inquire | Errand::Haggle(_) | Errand::Papers => Some(0),
            Errand::Arm(nth) => {
                let weapon = self.progress.chandler.get(usize::from(nth))?;
                chandler::price(self.book, weapon)
            }
        }
    }
}

/// Carries an errand out.
fn run(In(errand): In<Errand>, mut clerk: Clerk, people: People) {
    let days = clerk.book.charts.figures.errands.days(errand);
    clerk.progress.days = clerk.progress.days.saturating_sub(days);
    let able = people.able();
    match errand {
        Errand::Inquire => inquire(&mut clerk, &able),
        Errand::Haggle(nth) => haggle(nth, &mut clerk, &able),
        Errand::Papers => see_to_the_papers(&mut clerk, &able),
        Errand::Arm(nth) => chandler::sell(nth, &mut clerk),
    }
}

/// The throw for an errand, by whoever makes it best, and the dice that go on after it. `what` tells
/// it from every other throw of the port.
fn throw(
    errand: Errand,
    what: &str,
    clerk: &Clerk,
    able: &[(PersonId, PersonRef)],
) -> Option<(Thrown, Dice)> {
    let check = clerk.book.charts.figures.errands.throw(errand)?;
    let seed = seed_for(&clerk.charter, clerk.progress.leg, Stage::Port, what);
    let mut dice = Dice::seeded(seed);
    throws::throw(check, able, &mut dice).map(|thrown| (thrown, dice))
}

/// Word of a contract more, or of a way around raiders; once a port.
fn inquire(clerk: &mut Clerk, able: &[(PersonId, PersonRef)]) {
    let what = format!("inquire {}", clerk.progress.errands.inquiries);
    let Some((thrown, mut dice)) = throw(Errand::Inquire, &what, clerk, able) else { return };
    clerk.progress.errands.inquiries += 1;
    let success = thrown.success;
    clerk.tell(Event::Inquired { thrown });
    if success {
        clerk.progress.errands.heard = true;
        rumours::hear(clerk, &mut dice);
    }
}

/// Once a contract: success raises its pay, a bad failure lowers it.
fn haggle(nth: u8, clerk: &mut Clerk, able: &[(PersonId, PersonRef)]) {
    let errand = Errand::Haggle(nth);
    let Some((thrown, _)) = throw(errand, &format!("haggle {nth}"), clerk, able) else { return };
    clerk.progress.errands.haggled.push(nth);
    let haggle = &clerk.book.charts.figures.errands.haggle;
    let bad = thrown.throw.margin().is_some_and(|by| by <= -i32::from(haggle.bad));
    let Some(was) = clerk.progress.offers.get(usize::from(nth)).map(|it| it.pay) else { return };
    let pay = match (thrown.success, bad) {
        (true, _) => haggle.raised(was),
        (false, true) => haggle.lowered(was),
        (false, false) => was,
    };
    let offer = &mut clerk.progress.offers[usize::from(nth)];
    offer.pay = pay;
    let contract = offer.clone();
    clerk.tell(Event::Haggled { contract, was, thrown });
}

/// Once a port: success takes a share off this month's instalment.
fn see_to_the_papers(clerk: &mut Clerk, able: &[(PersonId, PersonRef)]) {
    let Some((thrown, _)) = throw(Errand::Papers, "papers", clerk, able) else { return };
    clerk.progress.errands.papers = true;
    let papers = &clerk.book.charts.figures.errands.papers;
    let rebate = if thrown.success { papers.off(clerk.terms.instalment) } else { 0 };
    clerk.progress.errands.rebate = rebate;
    clerk.tell(Event::PapersSeen { rebate, thrown });
}
