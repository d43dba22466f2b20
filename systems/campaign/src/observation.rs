//! What a seat may know.

use std::sync::Arc;

use bevy::prelude::World;
use cards::data::{CardBook, Deck};
use characters::{Character, healing::RuleSet, sheet::PersonRef};
use engine::{Game, Seat};

use crate::{
    data::{CampaignBook, RunFigures},
    event::{Item, Outcome},
    rules::{Quay, bounty, stages, throws, wage},
    setup::{Ambition, Length},
    state::{
        Account, Berth, Book, Chances, Charter, Contract, ErrandOffer, Inner, Ledger, PersonId,
        Progress, Record, RivalRecord, Rivals, ShipDeck, Stage, Terms, Wage,
    },
};

/// Knowledge of a seat: the captain knows everything of the crew and the books; whoever boards them
/// knows the fight.
#[derive(Debug, Clone)]
pub struct Observation {
    pub seat: Seat,
    /// `None` for all but the captain's seat.
    pub own: Option<Arc<Own>>,
    /// The game inside the leg, as this seat sees it.
    pub game: Option<GameSeen>,
}

/// The game inside a leg.
#[derive(Debug, Clone)]
pub enum GameSeen {
    /// The voyage, the pool of its cards, and who plays, by seat.
    Cards {
        seen: Box<cards::Observation>,
        book: Arc<CardBook>,
        players: Vec<String>,
    },
    Fight(Box<skirmish::Observation>),
}

/// What the captain's side knows.
#[derive(Debug, Clone)]
pub struct Own {
    pub stage: Stage,
    /// The present leg, from 1, and how many there are.
    pub leg: u8,
    pub legs: u8,
    pub length: Length,
    /// The id of the port that the ship is in or has left last.
    pub port: String,
    pub purse: u32,
    /// Credits of a month for the hull, and instalments late.
    pub instalment: u32,
    pub late: u8,
    pub accounts: Vec<Account>,
    pub ambition: Ambition,
    /// Whether it is met as things stand.
    pub is_met: bool,
    pub captain: Option<PersonId>,
    /// The port event that waits for its answer.
    pub meeting: Option<Meeting>,
    /// Days left in port.
    pub days: u8,
    /// What can be done in them.
    pub errands: Vec<ErrandOffer>,
    /// Weapons that the port's chandler has, and those bought for the ship's locker, by name.
    pub chandler: Vec<String>,
    pub locker: Vec<String>,
    /// Credits that the ship's papers take off this month's instalment.
    pub rebate: u32,
    /// Rules by which boardings are fought.
    pub rules: RuleSet,
    /// Those who race on these lanes; the first is the captain's own rival.
    pub rivals: Vec<RivalRecord>,
    /// Races, and those in which the ship came first.
    pub races: u8,
    pub firsts: u8,
    /// Everybody who ever signed on, by number.
    pub crew: Vec<Aboard>,
    pub offers: Vec<Contract>,
    /// Recruits in port: who they are, the money on signing, the wages of a month.
    pub recruits: Vec<(Character, u32, u32)>,
    /// The contract of this leg.
    pub contract: Option<Contract>,
    pub failed: u8,
    pub deck: Deck,
    pub outcome: Option<Outcome>,
}

impl Own {
    /// Credits that the bank waits for.
    pub fn owed(&self) -> i64 {
        i64::from(self.instalment) * i64::from(self.late)
    }

    /// Legs whose dues are to be paid yet, this one among them until its own are.
    pub fn legs_left(&self) -> u8 {
        let dues =
            |it: &Account| it.leg == self.leg && matches!(it.item, Item::Wages | Item::Instalment);
        self.legs.saturating_sub(self.leg) + u8::from(!self.accounts.iter().any(dues))
    }

    /// Credits that the purse lacks of what the run is to end with: nothing late, and the fortune where it is for one.
    /// Less than nothing is to spare.
    pub fn missing(&self, run: &RunFigures) -> i64 {
        self.owed() + i64::from(run.saved(self.ambition)) - i64::from(self.purse)
    }

    /// Wages of a month of everybody aboard, in credits.
    pub fn wages(&self) -> u32 {
        self.crew.iter().filter(|it| it.berth == Berth::Aboard).map(|it| it.wage).sum()
    }

    /// Credits that a contract leaves of its pay: wages and the instalment, less what the papers have
    /// saved, are paid by any leg. Whether it is enough for what is late is another question.
    pub fn left_of(&self, contract: &Contract) -> i64 {
        let instalment = self.instalment.saturating_sub(self.rebate);
        i64::from(contract.pay) - i64::from(self.wages()) - i64::from(instalment)
    }
}

/// A port event that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Its id.
    pub event: String,
    /// By option: who would throw, and how likely they succeed; `None` where nothing is thrown.
    pub chances: Vec<Option<Chances>>,
}

/// One of the crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aboard {
    pub id: PersonId,
    pub person: Character,
    pub berth: Berth,
    pub wage: u32,
    pub record: Record,
}

pub(crate) fn observe(world: &World, own: &Arc<Own>, seat: Seat) -> Observation {
    let game = match world.resource::<Inner>() {
        Inner::None => None,
        Inner::Cards(it) => {
            let players = it.setup.captains.iter().map(|it| it.player.clone()).collect();
            let (seen, book) = (Box::new(it.game.observe(seat)), it.game.book().clone());
            Some(GameSeen::Cards { seen, book, players })
        }
        Inner::Fight(it) => Some(GameSeen::Fight(Box::new(it.fight.observe(seat)))),
    };
    Observation { seat, own: (seat == Seat(0)).then(|| own.clone()), game }
}

pub(crate) fn own(world: &World) -> Own {
    let (progress, terms) = (world.resource::<Progress>(), world.resource::<Terms>());
    let (ledger, book) = (world.resource::<Ledger>(), &world.resource::<Book>().0);
    let recruits = progress.recruits.iter().map(|it| {
        let who = PersonRef::from(it);
        (it.clone(), bounty(book, who), wage(book, who))
    });
    let everybody = crew(world);
    Own {
        stage: *world.resource::<bevy::prelude::State<Stage>>().get(),
        leg: progress.leg,
        legs: book.run(world.resource::<Charter>().setup.length).legs,
        length: world.resource::<Charter>().setup.length,
        port: progress.port.clone(),
        purse: ledger.purse,
        instalment: terms.instalment,
        late: terms.late,
        accounts: ledger.accounts.clone(),
        ambition: world.resource::<Charter>().setup.ambition,
        is_met: stages::is_met(world),
        captain: progress.captain,
        meeting: meeting(&everybody, book, progress.meeting.as_deref()),
        days: progress.days,
        errands: errands(world, &everybody),
        chandler: progress.chandler.clone(),
        locker: progress.locker.clone(),
        rebate: progress.errands.rebate,
        rules: world.resource::<Charter>().setup.rules,
        rivals: world.resource::<Rivals>().0.clone(),
        races: progress.races,
        firsts: progress.firsts,
        crew: everybody,
        offers: progress.offers.clone(),
        recruits: recruits.collect(),
        contract: progress.contract.clone(),
        failed: progress.failed,
        deck: world.resource::<ShipDeck>().0.clone(),
        outcome: progress.outcome,
    }
}

/// What can be done in port, before a contract is signed.
fn errands(world: &World, crew: &[Aboard]) -> Vec<ErrandOffer> {
    let in_port = *world.resource::<bevy::prelude::State<Stage>>().get() == Stage::Port;
    let open = in_port && world.resource::<Progress>().contract.is_none();
    if open { Quay::in_world(world).offers(&able(crew)) } else { Vec::new() }
}

/// Those aboard who can work, by number.
fn able(crew: &[Aboard]) -> Vec<(PersonId, PersonRef<'_>)> {
    let aboard = crew.iter().filter(|it| it.berth == Berth::Aboard);
    let able = aboard.filter(|it| it.person.body.is_awake());
    able.map(|it| (it.id, (&it.person).into())).collect()
}

fn meeting(crew: &[Aboard], book: &CampaignBook, event: Option<&str>) -> Option<Meeting> {
    let event = book.charts.event(event?)?;
    let able = able(crew);
    let chances = event.options.iter();
    let chances = chances.map(|it| throws::best(it.throw.as_ref()?, able.iter().copied()));
    Some(Meeting { event: event.id.clone(), chances: chances.collect() })
}

/// Everybody who ever signed on, by number.
pub(crate) fn crew(world: &World) -> Vec<Aboard> {
    let mut crew: Vec<Aboard> = world
        .iter_entities()
        .filter_map(|entity| {
            let (id, berth, wage, record) =
                entity.get_components::<(&PersonId, &Berth, &Wage, &Record)>()?;
            let person = PersonRef::of(world, entity.id())?.sheet();
            Some(Aboard { id: *id, person, berth: *berth, wage: wage.0, record: record.clone() })
        })
        .collect();
    crew.sort_by_key(|it| it.id);
    crew
}
