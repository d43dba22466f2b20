//! The Universal Game Mechanic, rule by rule and against independent tables and examples.

mod abilities;
mod attribute_checks;
mod contradictions;
mod criticals;
mod examples;
mod oracle;
mod results;
mod skills;
mod source_lines;
mod task_throws;

use dice::Dice;
use tasks::{
    Person,
    ugm::{Descriptor, Prepared, Task, TaskResult, UgmRules},
};

/// Person with these six attributes, one hexadecimal digit each.
fn profile(digits: &str) -> Person {
    let names = ["STR", "DEX", "END", "INT", "EDU", "SOC"];
    names.iter().zip(digits.chars()).fold(Person::default(), |person, (name, digit)| {
        person.with_attribute(name, digit.to_digit(16).expect("a hexadecimal digit") as u8)
    })
}

fn task(line: &str) -> Task {
    line.parse::<Descriptor>().unwrap_or_else(|refused| panic!("{line}: {refused}")).into()
}

/// Prepares the task of that line for a person, by the default rules.
fn ready(line: &str, person: &Person) -> Prepared {
    ready_by(&UgmRules::default(), line, person)
}

fn ready_by(rules: &UgmRules, line: &str, person: &Person) -> Prepared {
    task(line).prepare(person, rules).unwrap_or_else(|refused| panic!("{line}: {refused}"))
}

/// Throws scripted dice and asserts that all of them are thrown.
fn thrown(ready: &Prepared, faces: &[u8]) -> TaskResult {
    let mut dice = Dice::scripted(faces);
    let result = ready.throw(&mut dice);
    assert!(dice.unthrown().is_empty(), "{:?} were not thrown", dice.unthrown());
    result
}

/// Sum of the modifiers by one rule; `None` where it gave none.
fn added(result: &TaskResult, rule: &str) -> Option<i16> {
    let by_rule = result.throw.modifiers.iter().filter(|modifier| modifier.rule == rule);
    by_rule.map(|modifier| modifier.dm).reduce(|sum, dm| sum + dm)
}

/// DM of natural ability, by any rule.
fn ability(result: &TaskResult) -> i16 {
    let rules = ["UGM-11", "UGM-15", "UGM-16", "UGM-21"];
    rules.iter().filter_map(|rule| added(result, rule)).sum()
}
