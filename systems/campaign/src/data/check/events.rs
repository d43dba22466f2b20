//! Faults of port events.

use std::collections::BTreeSet;

use characters::data::{Cell, Service, SkillTable};

use super::{ChartFault, unique};
use crate::data::{CampaignBook, Check, Effect, EventOption, Need, PortEvent};

/// Why a port event cannot be met.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EventFault {
    #[error("has fewer than two options")]
    Options,
    #[error("has no option that is free and needs nothing")]
    NoWayOut,
    #[error(
        "throws for `{0}` and does not say what comes of failing, or says it and throws nothing"
    )]
    Otherwise(String),
    #[error("has the task `{0}`, which is no task line")]
    Task(String),
    #[error("names the skill `{0}`, which nobody learns")]
    Skill(String),
    #[error("names the port `{0}`, which is none")]
    Port(String),
    #[error("names the boarding `{0}`, which is no scenario")]
    Boarding(String),
    #[error("hurts by {0} dice; one to six can be thrown")]
    Dice(u8),
    #[error("changes pay to {0} hundredths; 1 to 300 can be")]
    Pay(u16),
}

pub(super) fn check(book: &CampaignBook, skills: &BTreeSet<String>) -> Result<(), ChartFault> {
    let events = &book.charts.events;
    unique(events.iter().map(|event| &event.id))?;
    events.iter().try_for_each(|event| {
        sound(event, book, skills)
            .map_err(|fault| ChartFault::Event { event: event.id.clone(), fault })
    })
}

/// Every skill that any service teaches.
pub(super) fn skills(book: &CampaignBook) -> BTreeSet<String> {
    let tables = Service::ALL.into_iter().flat_map(|service| {
        let table = book.lives.service(service);
        SkillTable::ALL.into_iter().flat_map(|of| table.skills(of))
    });
    let taught =
        tables.filter_map(|cell| if let Cell::Skill(name) = cell { Some(name) } else { None });
    taught.cloned().collect()
}

fn sound(
    event: &PortEvent,
    book: &CampaignBook,
    skills: &BTreeSet<String>,
) -> Result<(), EventFault> {
    if event.options.len() < 2 {
        return Err(EventFault::Options);
    }
    let is_open = |it: &EventOption| it.price == 0 && it.needs.is_empty() && it.throw.is_none();
    if !event.options.iter().any(is_open) {
        return Err(EventFault::NoWayOut);
    }
    let mut needs = event.options.iter().flat_map(|it| &it.needs).chain(&event.needs);
    needs.try_for_each(|need| of_need(need, book, skills))?;
    for option in &event.options {
        if option.throw.is_some() != option.otherwise.is_some() {
            return Err(EventFault::Otherwise(option.label.clone()));
        }
        option.throw.iter().try_for_each(|check| of_check(check, skills))?;
        let mut effects = option.consequences().flat_map(|it| &it.effects);
        effects.try_for_each(|effect| of_effect(effect, book))?;
    }
    Ok(())
}

fn of_need(need: &Need, book: &CampaignBook, skills: &BTreeSet<String>) -> Result<(), EventFault> {
    match need {
        Need::At(ports) => match ports.iter().find(|port| book.charts.port(port).is_none()) {
            Some(port) => Err(EventFault::Port(port.clone())),
            None => Ok(()),
        },
        Need::Skill(skill) => known(skill, skills),
        Need::Class(_)
        | Need::Purse(_)
        | Need::Crew(_)
        | Need::Berth
        | Need::Hurt
        | Need::Late
        | Need::Served(_) => Ok(()),
    }
}

pub(super) fn of_check(check: &Check, skills: &BTreeSet<String>) -> Result<(), EventFault> {
    match check {
        Check::Check { skill, .. } | Check::Throw { skill, .. } => known(skill, skills),
        Check::Task(line) => match line.parse::<tasks::ugm::Descriptor>() {
            Ok(task) => known(&task.skill, skills),
            Err(_) => Err(EventFault::Task(line.clone())),
        },
    }
}

fn known(skill: &str, skills: &BTreeSet<String>) -> Result<(), EventFault> {
    if skills.contains(skill) { Ok(()) } else { Err(EventFault::Skill(skill.to_owned())) }
}

fn of_effect(effect: &Effect, book: &CampaignBook) -> Result<(), EventFault> {
    match effect {
        Effect::Followed(id) if book.boarding(id).is_none() => {
            Err(EventFault::Boarding(id.clone()))
        }
        Effect::Hurt(_, count) if !(1..=6).contains(count) => Err(EventFault::Dice(*count)),
        Effect::Pay(hundredths) if !(1..=300).contains(hundredths) => {
            Err(EventFault::Pay(*hundredths))
        }
        Effect::Gain(_)
        | Effect::Lose(_)
        | Effect::Hurt(..)
        | Effect::Card
        | Effect::Recruit(_)
        | Effect::Rumour
        | Effect::Days(_)
        | Effect::Pay(_)
        | Effect::Followed(_)
        | Effect::Leaves
        | Effect::Forgiven => Ok(()),
    }
}
