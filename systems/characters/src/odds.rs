//! What the dice may bring next, with exact odds: what a screen shows before a throw, and what a
//! wish weighs.

use bevy::prelude::World;
use dice::{Modifier, Odds};

use crate::{
    choice::{Aim, Move, Why},
    data::{Benefit, Cell, Service, SkillTable},
    rules::{
        commission_plan, dm, open_tables, promotion_plan,
        throws::{self, Plan},
    },
    state::{Asked, Look},
};

/// Something that may come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forecast {
    /// The option it follows from; `None` for what comes in any case.
    pub option: Option<Move>,
    /// What is thrown for, as in "Survival".
    pub what: String,
    /// Two dice at or over this; `None` for a roll on a table.
    pub target: Option<u8>,
    pub modifiers: Vec<Modifier>,
    pub odds: Odds,
    /// The rule behind it.
    pub rule: &'static str,
}

impl Forecast {
    fn of(option: Option<Move>, what: &str, rule: &'static str, plan: Plan) -> Forecast {
        let (odds, target) = (plan.odds(), Some(plan.target));
        Forecast { option, what: what.to_owned(), target, modifiers: plan.modifiers, odds, rule }
    }
}

/// For the question on the table: the odds of each option's throw, and of what follows it.
pub(crate) fn forecasts(world: &World) -> Vec<Forecast> {
    let Some(choice) = &world.resource::<Asked>().choice else { return Vec::new() };
    match choice.why {
        Why::Enlisting => Service::ALL.into_iter().flat_map(|to| enlisting(world, to)).collect(),
        Why::Commission => rank("Commission", "CT-COM-03", commission_plan(world)),
        Why::Promotion => rank("Promotion", "CT-COM-06", promotion_plan(world)),
        Why::Reenlisting => staying(world),
        Why::Rolling { .. }
        | Why::NamingBlade
        | Why::NamingGun
        | Why::NamingVehicle
        | Why::MusteringOut { .. }
        | Why::TakingBlade
        | Why::TakingGun => Vec::new(),
    }
}

/// Whether a service takes one, and whether one survives the first term of it.
fn enlisting(world: &World, service: Service) -> Vec<Forecast> {
    let (tables, scores) = (world.tables(), world.scores());
    let (table, option) = (tables.service(service), Some(Move::Enlist(service)));
    let mut all = vec![
        Forecast::of(option.clone(), "Enlistment", "CT-ENL-02", throws::enlistment(table, scores)),
        Forecast::of(option.clone(), "Survival", "CT-SUR-01", throws::survival(table, scores)),
    ];
    let commission = throws::commission(table, scores);
    all.extend(commission.map(|plan| Forecast::of(option, "Commission", "CT-COM-03", plan)));
    all
}

fn rank(what: &str, rule: &'static str, plan: Option<Plan>) -> Vec<Forecast> {
    plan.into_iter().map(|plan| Forecast::of(Some(Move::Try), what, rule, plan)).collect()
}

/// What another term brings: survival first, then age.
fn staying(world: &World) -> Vec<Forecast> {
    let (tables, scores) = (world.tables(), world.scores());
    let table = tables.service(throws::service(world));
    let stay = Some(Move::Stay);
    let survival = throws::survival(table, scores);
    let mut all = vec![Forecast::of(stay.clone(), "Survival", "CT-SUR-01", survival)];
    let next = world.career().terms + 1;
    if next >= tables.figures.ageing_from {
        all.extend(tables.ageing.losses(next).iter().map(|loss| {
            let what = format!("Keeps {}", loss.of.name());
            Forecast::of(stay.clone(), &what, "CT-AGE-01", Plan::bare(loss.target))
        }));
    }
    all
}

/// The cells that a roll on this table can bring, in the order of the die.
pub fn cells(life: &crate::Life, table: SkillTable) -> Vec<Cell> {
    let world = life.look();
    world.tables().service(throws::service(world)).skills(table).to_vec()
}

/// The tables that are open to a skill roll now.
pub fn tables_open(life: &crate::Life) -> Vec<SkillTable> {
    open_tables(life.look())
}

/// What each face of the die brings in benefits, with the modifier or without.
pub fn benefits(life: &crate::Life, with_dm: bool) -> Vec<Benefit> {
    let world = life.look();
    let dm = if with_dm { dm(world, Aim::Benefit) } else { 0 };
    let tables = world.tables();
    let column = &tables.service(throws::service(world)).benefits;
    column.iter().skip(dm.into()).take(6).copied().collect()
}

/// What each face of the die brings in credits, with the modifier or without.
pub fn cash(life: &crate::Life, with_dm: bool) -> Vec<u32> {
    let world = life.look();
    let dm = if with_dm { dm(world, Aim::Cash) } else { 0 };
    let tables = world.tables();
    let column = &tables.service(throws::service(world)).cash;
    column.iter().skip(dm.into()).take(6).copied().collect()
}
