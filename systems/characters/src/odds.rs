//! Forecasts of throws with exact odds, for screens before a throw and for wishes.

use dice::{Modifier, Odds};
use engine::Game;

use crate::{
    choice::{Aim, Move, Why},
    data::{Benefit, Cell, Service, ServiceTable, SkillTable},
    life::Life,
    rules::{
        commission_plan, dm, open_tables, promotion_plan,
        throws::{self, Plan},
    },
};

/// A possible outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forecast {
    /// The option that leads to it; `None` for what happens in any case.
    pub option: Option<Move>,
    /// Name of the throw, such as "Survival".
    pub what: String,
    /// Target of two dice; `None` for a roll on a table.
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

/// The odds of each option's throw, and of its consequences, for the present question.
pub(crate) fn forecasts(life: &Life) -> Vec<Forecast> {
    let Some(choice) = life.choice() else { return Vec::new() };
    let (tables, career, scores) = (life.book(), life.career(), life.scores());
    match choice.why {
        Why::Enlisting => Service::ALL.into_iter().flat_map(|to| enlisting(life, to)).collect(),
        Why::Commission => rank("Commission", "CT-COM-03", commission_plan(tables, career, scores)),
        Why::Promotion => rank("Promotion", "CT-COM-06", promotion_plan(tables, career, scores)),
        Why::Reenlisting => staying(life),
        Why::Rolling { .. }
        | Why::NamingBlade
        | Why::NamingGun
        | Why::NamingVehicle
        | Why::MusteringOut { .. }
        | Why::TakingBlade
        | Why::TakingGun => Vec::new(),
    }
}

/// Odds of enlistment in a service, and of survival in its first term.
fn enlisting(life: &Life, service: Service) -> Vec<Forecast> {
    let (table, scores) = (life.book().service(service), life.scores());
    let option = Some(Move::Enlist(service));
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

/// Odds of another term: survival first, then age.
fn staying(life: &Life) -> Vec<Forecast> {
    let tables = life.book();
    let stay = Some(Move::Stay);
    let survival = throws::survival(serving(life), life.scores());
    let mut all = vec![Forecast::of(stay.clone(), "Survival", "CT-SUR-01", survival)];
    let next = life.career().terms + 1;
    if next >= tables.figures.ageing_from {
        all.extend(tables.ageing.losses(next).iter().map(|loss| {
            let what = format!("Keeps {}", loss.of.name());
            Forecast::of(stay.clone(), &what, "CT-AGE-01", Plan::bare(loss.target))
        }));
    }
    all
}

/// The table of the present service.
pub(crate) fn serving(life: &Life) -> &ServiceTable {
    life.book().service(throws::service(life.career()))
}

/// The possible cells of a roll on this table, in the order of the die.
pub fn cells(life: &Life, table: SkillTable) -> Vec<Cell> {
    serving(life).skills(table).to_vec()
}

/// The tables open to a skill roll now.
pub fn tables_open(life: &Life) -> Vec<SkillTable> {
    open_tables(&life.book().figures, life.scores()).collect()
}

/// Benefits by the face of the die, with the modifier or without.
pub fn benefits(life: &Life, with_dm: bool) -> Vec<Benefit> {
    faces(&serving(life).benefits, life, Aim::Benefit, with_dm)
}

/// Credits by the face of the die, with the modifier or without.
pub fn cash(life: &Life, with_dm: bool) -> Vec<u32> {
    faces(&serving(life).cash, life, Aim::Cash, with_dm)
}

/// The rows of a column that the die can reach.
fn faces<T: Copy>(column: &[T], life: &Life, aim: Aim, with_dm: bool) -> Vec<T> {
    let dm = if with_dm { dm(life.book(), life.career(), life.skills(), aim) } else { 0 };
    column.iter().skip(dm.into()).take(6).copied().collect()
}
