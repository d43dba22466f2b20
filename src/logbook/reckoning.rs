//! The sums behind the numbers of a line. Cards throw no dice in play: what is added and taken
//! away stands on the table.

use cards::{Clash, Event};
use engine::{RuleId, Seat};

/// A number and what it is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    pub parts: Vec<Part>,
    /// The result.
    pub result: String,
}

/// One thing that counts, with the rule by which it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub words: String,
    pub by: i64,
    pub rule: RuleId,
}

/// The sums behind `event`, in the words of `viewer`; none where there is nothing to reckon.
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else has no numbers of its own")]
pub(super) fn sums(event: &Event, viewer: Option<Seat>, names: &[String]) -> Vec<Sum> {
    let ship = |seat: Seat| match Some(seat) == viewer {
        true => "your ship".to_owned(),
        false => format!("the ship of {}", name(seat, names)),
    };
    match event {
        Event::PiracyExchanged { attacker, defender, attack, answer } => vec![
            clash(*attack, &ship(*attacker), &ship(*defender), RuleId("CCG-PIR-3")),
            clash(*answer, &ship(*defender), &ship(*attacker), RuleId("CCG-PIR-5")),
        ],
        Event::EnemyEngaged { seat, attack, answer, .. } => {
            let rule = RuleId("CCG-ENM-3");
            vec![
                clash(*attack, &ship(*seat), "the enemy ship", rule),
                clash(*answer, "the enemy ship", &ship(*seat), rule),
            ]
        }
        Event::InfamyChanged { by, now, .. } => {
            vec![changed("infamy", (*by).into(), (*now).into(), event)]
        }
        Event::VpChanged { by, now, .. } => {
            vec![changed("victory points", (*by).into(), (*now).into(), event)]
        }
        Event::CountersChanged { by, now, .. } => {
            vec![changed("counters", (*by).into(), (*now).into(), event)]
        }
        _ => Vec::new(),
    }
}

fn name(seat: Seat, names: &[String]) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// Attack less defense, and never less than nothing.
fn clash(fought: Clash, by: &str, at: &str, rule: RuleId) -> Sum {
    let part = |words, by| Part { words, by, rule };
    let parts = vec![
        part(format!("attack of {by}"), fought.attack.into()),
        part(format!("defense of {at}"), -i64::from(fought.defense)),
    ];
    let result = match fought.attack < fought.defense {
        true => "no damage: less than nothing counts as nothing".to_owned(),
        false => format!("{} damage", fought.damage),
    };
    Sum { parts, result }
}

/// So many before, and what came or went.
fn changed(what: &str, by: i64, now: i64, event: &Event) -> Sum {
    let rule = event.rules()[0];
    let part = |words: &str, by| Part { words: words.to_owned(), by, rule };
    let moved = if by < 0 { "lost" } else { "gained" };
    Sum { parts: vec![part("before", now - by), part(moved, by)], result: format!("{now} {what}") }
}
