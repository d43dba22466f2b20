//! Features of an adventure to pick: its contract for one's own points, its complication for a rival's trouble.

use cards::data::{Adventure, ComplicationSide, ContractSide, Level, Requirement, Token};

use super::{Drafting, plan::Plan, ship::capabilities};
use crate::{
    considerations::{credits, points},
    features::{EvalContext, Supply, likely_gain, met},
};

/// What speaks for and against an adventure.
pub(super) fn features(context: EvalContext, plan: &Plan, sides: &Adventure) -> Drafting {
    let contract = &sides.contract;
    Drafting {
        points: points(contract.vp.into()),
        spoils: credits(spoils(context, contract)),
        effort: effort(plan, &contract.requires) / HARD,
        alike: alike(plan, &contract.requires),
        distance: f32::from(contract.distance) / f32::from(plan.jump.max(1)) / 4.0,
        hindrance: hindrance(&sides.complication) / HARD,
        ..Drafting::default()
    }
}

/// Worth of the side jobs of a contract, in credits.
fn spoils(context: EvalContext, contract: &ContractSide) -> f32 {
    let awards = contract.subplots.iter().flat_map(|subplot| &subplot.award);
    awards.map(|effect| likely_gain(context, effect)).sum()
}

/// How hard it is to meet these requirements: 0 for what the ship does by itself, 1 for what has to be found.
fn effort(plan: &Plan, requires: &[Requirement]) -> f32 {
    let icons: Vec<Token> = plan.icons.iter().map(|&it| Token::Capability(it)).collect();
    let wanted = capabilities(requires);
    let missing = wanted.len() - met(&Supply::of(&icons), &wanted);
    let others = requires.iter().map(|requirement| match requirement {
        Requirement::Token(Token::Capability(_)) => 0.0,
        Requirement::Token(Token::Skill(_, Level::Trained)) => 0.5,
        Requirement::Token(Token::Skill(_, Level::Expert)) => 1.0,
        Requirement::Expense(sum) => f32::from(*sum) * 0.25,
        Requirement::Exert(_) | Requirement::Control(_) => 0.5,
        Requirement::Jettison(_) => 0.8,
    });
    missing as f32 + others.sum::<f32>()
}

/// How often, on average, the plan asks for a skill that these requirements ask for; half where they ask for none.
fn alike(plan: &Plan, requires: &[Requirement]) -> f32 {
    let skills = requires.iter().filter_map(|requirement| match requirement {
        Requirement::Token(token @ Token::Skill(..)) => Some(plan.asks_for(*token)),
        Requirement::Token(Token::Capability(_))
        | Requirement::Jettison(_)
        | Requirement::Exert(_)
        | Requirement::Expense(_)
        | Requirement::Control(_) => None,
    });
    let times: Vec<f32> = skills.collect();
    if times.is_empty() { 0.5 } else { times.iter().sum::<f32>() / times.len() as f32 }
}

/// Trouble that a complication makes, on the scale of [`effort`].
fn hindrance(side: &ComplicationSide) -> f32 {
    let asked = side.requires.iter().map(|requirement| match requirement {
        Requirement::Token(Token::Skill(_, Level::Expert)) => 1.0,
        Requirement::Token(_) | Requirement::Jettison(_) => 0.8,
        Requirement::Expense(sum) => f32::from(*sum) * 0.25,
        Requirement::Exert(_) | Requirement::Control(_) => 0.6,
    });
    let enemy = side.enemy.as_ref();
    let guns = enemy.map_or(0.0, |it| f32::from(it.attack + it.defense + it.structure) / 5.0);
    asked.sum::<f32>() + guns
}

/// Effort that nothing is worth.
const HARD: f32 = 4.0;
