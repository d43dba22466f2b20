//! The published skill throws and alternative spellings, checked row by row against the game.

use super::{book, person};
use crate::{
    affairs,
    scenario::tables,
    skills::{Goal, Task, Use, When},
};

macro_rules! table {
    ($name:literal) => {
        rows(include_str!(concat!("../../../tests/tables/", $name, ".csv")))
    };
}

/// The rows of a table below its head, cell by cell.
fn rows(table: &'static str) -> Vec<Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split(',').collect()).collect()
}

/// The game's name for a throw of the table.
fn name(published: &str) -> &str {
    match published {
        "contact with officials" => "Dealing with officials",
        "serving in a bureaucratic organisation (referee)" => "Serving in a bureaucracy",
        "avoid accident at high speed or in bad weather" => "Avoiding an accident",
        other => panic!("a throw called {other}"),
    }
}

/// A throw in the columns of the table.
fn row(made_for: &Use) -> [String; 5] {
    let number = |number: Option<i8>| number.map_or(String::new(), |number| number.to_string());
    let (dm, when) = match &made_for.others[..] {
        [] => (None, String::new()),
        [only] => (Some(only.dm), circumstances(&only.when)),
        several => panic!("{}: {several:?}", made_for.name),
    };
    let target = made_for.goal.map(|goal| goal.number() as i8);
    let per_level = Some(made_for.per_level);
    [number(target), number(made_for.without), number(per_level), number(dm), when]
}

fn circumstances(when: &When) -> String {
    match when {
        When::Any(several) => several.join(" or "),
        When::Each(_) | When::Has(_) | When::Level(_) => panic!("{when:?}"),
    }
}

/// CT-DEF-04 to CT-DEF-06, CT-DEF-08, CT-DEF-09
#[test]
fn every_throw_of_a_skill_is_as_it_is_published() {
    let (book, published) = (book(), table!("skill_throws"));
    assert_eq!(published.len(), 3);
    for cells in published {
        let entry = book.entry(cells[0]).expect("a skill of that name");
        let made_for = entry.uses.iter().find(|it| it.name == name(cells[1])).expect("its throw");
        assert_eq!(row(made_for), cells[2..], "{}: {}", cells[0], cells[1]);
        assert_eq!(made_for.suggested, cells[1].contains("referee"), "{}", cells[1]);
    }
}

/// CT-DEF-04 to CT-DEF-06, CT-DEF-08, CT-DEF-09: at every level and without the skill.
#[test]
fn every_published_modifier_counts_in_the_throw_that_it_is_published_for() {
    let number = |cell: &str| cell.parse::<i32>().unwrap_or(0);
    for cells in table!("skill_throws") {
        let (skill, made_for) = (cells[0], name(cells[1]));
        let holds: Vec<&str> = cells[6].split(" or ").filter(|it| !it.is_empty()).collect();
        for level in [None, Some(0), Some(1), Some(3)] {
            let skills: Vec<(&str, u8)> = level.map(|level| (skill, level)).into_iter().collect();
            let thrown = |holds: &[&str]| -> i32 {
                let task = book().task_of_other(&person(&skills), skill, made_for, holds);
                task.expect("a throw").with_suggestions().dm()
            };
            let of_level =
                level.map_or(number(cells[3]), |level| number(cells[4]) * i32::from(level));
            assert_eq!(thrown(&[]), of_level, "{skill}, {level:?}: {made_for}");
            assert_eq!(
                thrown(&holds),
                of_level + number(cells[5]),
                "{skill}, {level:?}, {holds:?}"
            );
        }
    }
}

/// CT-SKT-05, CT-RUL-22
#[test]
fn every_other_spelling_of_a_skill_leads_to_the_skill_that_is_published_for_it() {
    let (book, published) = (book(), table!("skill_aliases"));
    for row in &published {
        let (printed, canonical) = (row[0], row[1]);
        assert_eq!(book.canonical(printed), canonical);
        let entry = book.entry(printed).unwrap_or_else(|| panic!("no entry for {printed}"));
        assert_eq!(entry.name, canonical, "{printed}");
    }
    let known = |alias: &&(String, String)| published.iter().any(|row| row[0] == alias.0);
    let others: Vec<_> = book.file.aliases.iter().filter(|alias| !known(alias)).collect();
    assert!(others.is_empty(), "spellings that nobody published: {others:?}");
}

/// CT-PSG-07, CT-TAS-05, CT-DEF-04, CT-DEF-08, CT-REE-03
#[test]
fn every_throw_against_a_fixed_number_is_as_it_is_published() {
    let affairs = affairs::tests::tables();
    let (book, published) = (book(), table!("fixed_throws"));
    assert_eq!(published.len(), 5);
    let of_skill = |skill: &str, made_for: &str| {
        let task: Task = book.task(&person(&[]), skill, made_for, &[]).expect("a throw");
        task.goal.map_or(0, Goal::number)
    };
    for row in published {
        let found = match row[0] {
            "low_passage_revival" => affairs.low_passage.target,
            "tas_blackball" => affairs.travellers_aid.application.target,
            "administration_officials" => of_skill("Administration", "Dealing with officials"),
            "air_raft_avoid_accident" => of_skill("Air/Raft", "Avoiding an accident"),
            "reenlist_forced" => tables().figures.must_stay,
            other => panic!("a throw called {other}"),
        };
        assert_eq!((row[1], found.to_string().as_str()), ("2D", row[2]), "{}", row[0]);
    }
}
