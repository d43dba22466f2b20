//! Contracts and complications: their requirements and rewards.

use super::{
    effect::{Voice, one_sentence},
    filter::{Before, own_phrase},
    keyword::keyword,
    words::token,
};
use crate::data::{ComplicationSide, ContractSide, Filter, Requirement, Subplot};

/// One requirement: "Cargo", "exert a crew", "expense 2".
pub fn requirement(asked: &Requirement) -> String {
    match asked {
        Requirement::Token(wanted) => token(*wanted),
        Requirement::Jettison(filter) => format!("jettison {}", own_phrase(filter, Before::A)),
        Requirement::Exert(filter) => format!("exert {}", own_phrase(filter, Before::A)),
        Requirement::Expense(n) => format!("expense {n}"),
        Requirement::Control(filter) => format!("control {}", own_phrase(filter, Before::A)),
    }
}

/// The lines of a contract: its numbers, requirements and subplots.
pub fn contract_text(side: &ContractSide) -> Vec<String> {
    let mut lines = vec![format!(
        "{} VP \u{b7} distance {} \u{b7} complication slots {} \u{b7} abandonment {}",
        side.vp, side.distance, side.complication_slots, side.abandonment
    )];
    lines.extend(required(&side.requires));
    lines.extend(side.subplots.iter().map(subplot));
    lines
}

/// The lines of a complication: its requirements, enemy ship, penalty and subplots.
pub fn complication_text(side: &ComplicationSide) -> Vec<String> {
    let mut lines: Vec<String> = required(&side.requires).into_iter().collect();
    lines.extend(side.enemy.as_ref().map(|enemy| {
        let keywords = enemy.keywords.iter().map(|word| format!(", {}", keyword(word)));
        format!(
            "Enemy ship: attack {}, defense {}, structure {}{}.",
            enemy.attack,
            enemy.defense,
            enemy.structure,
            keywords.collect::<String>()
        )
    }));
    if side.abandonment != 0 {
        lines.push(format!("Abandonment {:+}.", side.abandonment));
    }
    lines.extend(side.subplots.iter().map(subplot));
    lines
}

/// A subplot's requirements by one alternative: "Pilot and expense 1".
pub(super) fn alternative(wanted: &[Requirement]) -> String {
    tally(wanted).join(" and ")
}

/// All requirements, with equal ones counted: "2 Cargo, Steward".
pub(super) fn requirements(wanted: &[Requirement]) -> String {
    tally(wanted).join(", ")
}

/// A subplot as a line.
fn subplot(plot: &Subplot) -> String {
    let ways: Vec<String> = plot.any_of.iter().map(|way| alternative(way)).collect();
    format!("Subplot \u{2014} {}: {}", ways.join(", or "), award(plot))
}

/// The award of a subplot.
pub(super) fn award(plot: &Subplot) -> String {
    one_sentence(&plot.award, &[], Voice::adventure())
}

fn required(wanted: &[Requirement]) -> Option<String> {
    (!wanted.is_empty()).then(|| format!("Requires: {}.", requirements(wanted)))
}

fn tally(wanted: &[Requirement]) -> Vec<String> {
    let mut counted: Vec<(&Requirement, usize)> = Vec::new();
    for asked in wanted {
        match counted.iter_mut().find(|(known, _)| *known == asked) {
            Some((_, n)) => *n += 1,
            None => counted.push((asked, 1)),
        }
    }
    counted.into_iter().map(|(asked, n)| times(asked, n)).collect()
}

/// "2 crew".
fn many(filter: &Filter, n: usize) -> String {
    own_phrase(filter, Before::Number(u8::try_from(n).unwrap_or(u8::MAX)))
}

/// "2 Cargo"; for other things than tokens the verb comes first.
fn times(asked: &Requirement, n: usize) -> String {
    match (asked, n) {
        (_, 1) => requirement(asked),
        (Requirement::Token(wanted), _) => format!("{n} {}", token(*wanted)),
        (Requirement::Jettison(filter), _) => format!("jettison {}", many(filter, n)),
        (Requirement::Exert(filter), _) => format!("exert {}", many(filter, n)),
        (_, _) => format!("{} ({n} times)", requirement(asked)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Capability, Captains, Effect, EnemyShip, Kind, Level, Skill, Token, Whose};

    fn skill(skill: Skill, level: Level) -> Requirement {
        Requirement::Token(Token::Skill(skill, level))
    }

    #[test]
    fn a_contract_prints_its_numbers_its_requirements_and_its_subplots() {
        let cargo = Requirement::Token(Token::Capability(Capability::Cargo));
        let gear = Filter { kind: Kind::Gear, whose: Whose::Anyones, having: vec![] };
        let side = ContractSide {
            name: "Ore".to_owned(),
            traits: vec![],
            distance: 2,
            requires: vec![cargo.clone(), skill(Skill::Steward, Level::Trained), cargo],
            complication_slots: 1,
            abandonment: 1,
            vp: 4,
            subplots: vec![Subplot {
                any_of: vec![
                    vec![skill(Skill::Pilot, Level::Expert), Requirement::Expense(1)],
                    vec![Requirement::Jettison(gear)],
                ],
                award: vec![Effect::Vp(Captains::You, 1)],
            }],
            flavor: String::new(),
            picture: None,
        };
        let printed = [
            "4 VP \u{b7} distance 2 \u{b7} complication slots 1 \u{b7} abandonment 1",
            "Requires: 2 Cargo, Steward.",
            "Subplot \u{2014} expert Pilot and expense 1, or jettison a gear: gain 1 VP.",
        ];
        assert_eq!(contract_text(&side), printed);
    }

    #[test]
    fn a_complication_prints_its_enemy_ship_and_its_penalty() {
        let side = ComplicationSide {
            name: "Cutter".to_owned(),
            traits: vec![],
            requires: vec![],
            abandonment: -1,
            subplots: vec![],
            enemy: Some(EnemyShip {
                attack: 3,
                defense: 0,
                structure: 2,
                keywords: vec![crate::data::Keyword::Hardened(1)],
            }),
            flavor: String::new(),
            picture: None,
        };
        let printed =
            ["Enemy ship: attack 3, defense 0, structure 2, Hardened (1).", "Abandonment -1."];
        assert_eq!(complication_text(&side), printed);
    }
}
