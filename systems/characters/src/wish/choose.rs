//! The value of each option to a wish: possible gains, times their odds.

use super::{Wish, worth};
use crate::{
    choice::{Aim, Move},
    data::{Service, ServiceTable, SkillTable},
    life::Life,
    odds,
    rules::throws,
};

/// The value in points; only their order matters.
pub(super) fn value(life: &Life, wish: &Wish, option: &Move) -> i64 {
    match option {
        Move::Enlist(service) => enlist(life, wish, *service),
        Move::Try => 1, // trying costs nothing, and may bring rank and a roll
        Move::Skip => 0,
        Move::Roll(table) => roll(life, wish, *table),
        Move::Name(name) => name_of(life, wish, name),
        Move::Practise(weapon) => practise(life, wish, weapon),
        Move::Stay => stay(life, wish),
        Move::Leave => 0,
        Move::MusterOut { aim, with_dm } => muster(life, wish, *aim, *with_dm),
    }
}

/// The service's value on acceptance, and the average of the draft on refusal, by the odds.
fn enlist(life: &Life, wish: &Wish, service: Service) -> i64 {
    let odds = throws::enlistment(life.book().service(service), life.scores()).odds();
    let (ways, of) = (odds.ways() as i64, odds.of() as i64);
    let careers = Service::ALL.map(|it| career(life, wish, it));
    let drafted: i64 = careers.iter().sum();
    careers[service as usize] * ways * 6 / of + drafted * (of - ways) / of
}

/// The value of a term if survived; a long life counts survival alone.
fn career(life: &Life, wish: &Wish, service: Service) -> i64 {
    let table = life.book().service(service);
    let worth = match wish {
        Wish::LiveLong => 1000,
        Wish::Command => rank(life, table),
        Wish::Wealth => table.cash.iter().map(|&sum| i64::from(sum) / 100).sum::<i64>() / 7,
        // The last row is for the few who reach a high rank.
        Wish::Ship if table.benefits[..6].iter().any(|it| worth::is_ship(*it)) => 600,
        Wish::Ship => 50 + 50 * i64::from(table.benefits.iter().any(|it| worth::is_ship(*it))),
        Wish::Anything | Wish::Fight | Wish::Skill(_) => {
            odds::tables_open(life).iter().map(|&it| mean(life, wish, table, it)).max().unwrap_or(0)
        }
    };
    let (lived, of) = survival(life, service, wish);
    worth * lived / of
}

/// The chance of a commission, plus a share for later promotions.
fn rank(life: &Life, table: &ServiceTable) -> i64 {
    let scores = life.scores();
    let chance = |plan: Option<throws::Plan>| plan.map_or(0, |it| i64::from(it.odds().per_mille()));
    let first = chance(throws::commission(table, scores));
    first + first * chance(throws::promotion(table, scores)) * 2 / 1000
}

/// Odds of survival, as ways and their total; cubed for the wish of a long life.
fn survival(life: &Life, service: Service, wish: &Wish) -> (i64, i64) {
    let odds = throws::survival(life.book().service(service), life.scores()).odds();
    let (ways, of) = (odds.ways() as i64, odds.of() as i64);
    if *wish == Wish::LiveLong { (ways * ways * ways, of * of * of) } else { (ways, of) }
}

/// The average value of one roll on a table.
fn mean(life: &Life, wish: &Wish, table: &ServiceTable, which: SkillTable) -> i64 {
    let tables = life.book();
    table.skills(which).iter().map(|cell| worth::of_cell(tables, wish, cell)).sum()
}

fn roll(life: &Life, wish: &Wish, which: SkillTable) -> i64 {
    mean(life, wish, odds::serving(life), which)
}

/// The value of a name: the one wished for, or else the best known.
fn name_of(life: &Life, wish: &Wish, name: &str) -> i64 {
    let held = i64::from(life.skills().level(name).unwrap_or(0));
    let wished = matches!(wish, Wish::Skill(skill) if skill == name);
    if wished { 1000 } else { held }
}

/// The value of practice: a fighter prefers it to another weapon.
fn practise(life: &Life, wish: &Wish, weapon: &str) -> i64 {
    match wish {
        Wish::Fight => 1000,
        Wish::Skill(skill) if skill == weapon => 1001,
        Wish::Anything
        | Wish::Skill(_)
        | Wish::Command
        | Wish::LiveLong
        | Wish::Wealth
        | Wish::Ship => name_of(life, wish, weapon) / 2,
    }
}

/// The value of another term, by its odds and gains (0 means "not").
fn stay(life: &Life, wish: &Wish) -> i64 {
    let odds = throws::survival(odds::serving(life), life.scores()).odds();
    let ageing = life.career().terms + 1 >= life.book().figures.ageing_from;
    let enough = match wish {
        Wish::LiveLong => 1001, // no term is safe enough
        Wish::Skill(skill) if life.skills().level(skill).unwrap_or(0) >= 3 => 970,
        Wish::Skill(_) | Wish::Command => 700,
        Wish::Fight | Wish::Ship => 750,
        Wish::Anything | Wish::Wealth => {
            if ageing {
                900
            } else {
                750
            }
        }
    };
    if i64::from(odds.per_mille()) >= enough { 1 } else { -1 }
}

/// The average of the column.
fn muster(life: &Life, wish: &Wish, aim: Aim, with_dm: bool) -> i64 {
    match aim {
        Aim::Cash => odds::cash(life, with_dm).iter().map(|&sum| i64::from(sum) / 1000).sum(),
        Aim::Benefit => {
            let (tables, column) = (life.book(), odds::benefits(life, with_dm));
            column.iter().map(|&benefit| worth::of_benefit(tables, wish, benefit)).sum()
        }
    }
}
