//! Faults of the charts that are found when they are read.

mod errands;
mod events;

use std::collections::BTreeSet;

use cards::data::{Card, CardBook, DataError, Face};
use characters::{data::Service, healing::RuleSet};
use skirmish::data::ArmouryFault;

pub use events::EventFault;

use super::{CampaignBook, Charts, Figures, Grade};
use crate::{
    border::{CREW, id_on_card},
    setup::Length,
    state::PersonId,
};

/// Why charts cannot be sailed by.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChartFault {
    #[error("`{0}` is there twice")]
    Twice(String),
    #[error("the port `{port}` has a lane to `{to}`, which is no port")]
    NoSuchPort { port: String, to: String },
    #[error("{out} of the ports cannot be reached from the first one")]
    Unreachable { out: usize },
    #[error("the port `{0}` has no lane at all")]
    NoLane(String),
    #[error("no job is {0:?}; every port offers one of each grade")]
    NoJob(Grade),
    #[error("the job `{job}` asks for `{field}` of {value}, which nobody can do")]
    Senseless { job: String, field: &'static str, value: i64 },
    #[error("the job `{job}` names the boarding `{boarding}`, which is no scenario")]
    NoBoarding { job: String, boarding: String },
    #[error("the event `{event}` {fault}")]
    Event { event: String, fault: EventFault },
    #[error("the errand `{errand}` {fault}")]
    Errand { errand: &'static str, fault: EventFault },
    #[error("the errand `{0}` takes no day, and could be tried for ever")]
    NoDays(&'static str),
    #[error("`{field}` is {share} hundredths, which it cannot be")]
    Share { field: &'static str, share: u16 },
    #[error("there is no boarding at all")]
    NoBoardings,
    #[error("the boarding `{id}` is no fight of two sides")]
    Sides { id: String },
    #[error("the boarding `{id}` cannot be fought: {fault}")]
    Boarding { id: String, fault: ArmouryFault },
    #[error("what the {service} teach is no ability of crew: {fault}")]
    Ability { service: Service, fault: DataError },
    #[error("the card `{0}` has an id that is kept for people aboard")]
    Kept(String),
    #[error("`{0}` in the ship's locker is no weapon")]
    NoWeapon(String),
    #[error("`{0}` in the ship's locker is no armour")]
    NoArmor(String),
    #[error("{0} of nothing: it has to be 1 or more")]
    Nothing(&'static str),
    #[error("there are no figures for a run of the length {0:?}")]
    NoRun(Length),
    #[error("there are no names to give")]
    NoNames,
}

impl ChartFault {
    /// The word of a file that the fault is about.
    pub fn word(&self) -> String {
        match self {
            ChartFault::Twice(id) | ChartFault::NoLane(id) | ChartFault::Kept(id) => {
                format!("id: \"{id}\"")
            }
            ChartFault::NoSuchPort { to, .. } => format!("\"{to}\""),
            ChartFault::Senseless { job, .. } => format!("id: \"{job}\""),
            ChartFault::NoBoarding { boarding, .. } => format!("\"{boarding}\""),
            ChartFault::Event { event, .. } => format!("id: \"{event}\""),
            ChartFault::Sides { id } | ChartFault::Boarding { id, .. } => {
                format!("id: \"{id}\"")
            }
            ChartFault::Ability { service, .. } => format!("{service:?}"),
            ChartFault::NoWeapon(name) | ChartFault::NoArmor(name) => format!("\"{name}\""),
            ChartFault::Nothing(field)
            | ChartFault::NoDays(field)
            | ChartFault::Share { field, .. }
            | ChartFault::Errand { errand: field, .. } => format!("{field}:"),
            ChartFault::NoRun(_) => "runs:".to_owned(),
            ChartFault::Unreachable { .. } => "lanes:".to_owned(),
            ChartFault::NoJob(_) | ChartFault::NoBoardings => "raiders:".to_owned(),
            ChartFault::NoNames => "given:".to_owned(),
        }
    }

    /// How often the word stands before the place of the fault.
    pub fn before(&self) -> usize {
        usize::from(matches!(self, ChartFault::Twice(_)))
    }
}

pub(super) fn check(book: &CampaignBook) -> Result<(), ChartFault> {
    let charts = &book.charts;
    ports(charts)?;
    jobs(book)?;
    let skills = events::skills(book);
    events::check(book, &skills)?;
    errands::check(book, &skills)?;
    boardings(book)?;
    abilities(book)?;
    figures(book)?;
    let names = &charts.names;
    if names.given.is_empty() || names.family.is_empty() {
        return Err(ChartFault::NoNames);
    }
    Ok(())
}

fn ports(charts: &Charts) -> Result<(), ChartFault> {
    unique(charts.ports.iter().map(|port| &port.id))?;
    for port in &charts.ports {
        if let Some(to) = port.lanes.iter().find(|to| charts.port(to).is_none()) {
            return Err(ChartFault::NoSuchPort { port: port.id.clone(), to: to.clone() });
        }
        if charts.neighbours(port).next().is_none() {
            return Err(ChartFault::NoLane(port.id.clone()));
        }
    }
    match charts.ports.len() - charts.reachable() {
        0 => Ok(()),
        out => Err(ChartFault::Unreachable { out }),
    }
}

fn jobs(book: &CampaignBook) -> Result<(), ChartFault> {
    let jobs = &book.charts.jobs;
    unique(jobs.iter().map(|job| &job.id))?;
    if let Some(&grade) = Grade::ALL.iter().find(|grade| !jobs.iter().any(|it| it.grade == **grade))
    {
        return Err(ChartFault::NoJob(grade));
    }
    for job in jobs {
        let numbers = [("points", i64::from(job.points)), ("rounds", job.rounds.into())];
        if let Some(&(field, value)) = numbers.iter().find(|(_, value)| *value < 1) {
            return Err(ChartFault::Senseless { job: job.id.clone(), field, value });
        }
        if let Some(boarding) = job.raiders.as_ref().filter(|id| book.boarding(id).is_none()) {
            let (job, boarding) = (job.id.clone(), boarding.clone());
            return Err(ChartFault::NoBoarding { job, boarding });
        }
    }
    Ok(())
}

/// Every boarding can be fought by either rule set.
fn boardings(book: &CampaignBook) -> Result<(), ChartFault> {
    if book.boardings.is_empty() {
        return Err(ChartFault::NoBoardings);
    }
    unique(book.boardings.iter().map(|it| &it.id))?;
    for scenario in &book.boardings {
        let id = scenario.id.clone();
        if scenario.forces.len() != 2 {
            return Err(ChartFault::Sides { id });
        }
        let sound = book.armoury.check_scenario(scenario);
        let sets = [RuleSet::Classic, RuleSet::SecondEdition];
        let sound = sets.iter().fold(sound, |sound, set| {
            sound.and_then(|()| book.armoury.check_rules(scenario, *set))
        });
        sound.map_err(|fault| ChartFault::Boarding { id, fault })?;
    }
    Ok(())
}

/// What services teach makes sound cards, and no card of the pool has the id of a person's.
fn abilities(book: &CampaignBook) -> Result<(), ChartFault> {
    let kept = |(_, card): &(_, &Card)| card.id.starts_with(CREW);
    if let Some((_, card)) = book.cards.cards().find(kept) {
        return Err(ChartFault::Kept(card.id.clone()));
    }
    let mut crew = book.cards.cards().map(|(_, card)| card);
    let Some(somebody) = crew.find(|card| matches!(card.face, Face::Crew(_))) else {
        return Ok(());
    };
    for (service, abilities) in &book.charts.abilities {
        let (id, abilities) = (id_on_card(PersonId(0)), abilities.clone());
        let card = Card { id, abilities, ..somebody.clone() };
        let text = serde_json::to_string(&[card]).expect("cards are plain data");
        let sound = CardBook::default().add("abilities.json", &text);
        sound.map_err(|fault| ChartFault::Ability { service: *service, fault })?;
    }
    Ok(())
}

fn figures(book: &CampaignBook) -> Result<(), ChartFault> {
    let figures = &book.charts.figures;
    let counts = [
        ("race_every", figures.race_every),
        ("late", figures.late),
        ("berths", figures.berths),
        ("prizes", figures.prizes),
    ];
    if let Some((name, _)) = counts.into_iter().find(|(_, count)| *count == 0) {
        return Err(ChartFault::Nothing(name));
    }
    runs(figures)?;
    let unknown = figures.locker.iter().find(|name| book.armoury.weapon(name).is_none());
    if book.armoury.armor(&figures.armor).is_none() {
        return Err(ChartFault::NoArmor(figures.armor.clone()));
    }
    match unknown {
        Some(name) => Err(ChartFault::NoWeapon(name.clone())),
        None if figures.locker.is_empty() => Err(ChartFault::Nothing("locker")),
        None => Ok(()),
    }
}

fn runs(figures: &Figures) -> Result<(), ChartFault> {
    for length in Length::ALL {
        let Some(run) = figures.runs.get(&length) else { return Err(ChartFault::NoRun(length)) };
        if run.legs == 0 {
            return Err(ChartFault::Nothing("legs"));
        }
        Grade::ALL.into_iter().try_for_each(|grade| share("part", run.part.of(grade)))?;
    }
    share("savings", figures.savings.into())
}

fn share(field: &'static str, share: u16) -> Result<(), ChartFault> {
    if share > 100 { Err(ChartFault::Share { field, share }) } else { Ok(()) }
}

pub(super) fn unique<'a>(ids: impl Iterator<Item = &'a String>) -> Result<(), ChartFault> {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return Err(ChartFault::Twice(id.clone()));
        }
    }
    Ok(())
}
