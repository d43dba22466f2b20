//! People side by side.

use std::{collections::BTreeSet, fmt};

use bevy::ecs::query::QueryData;
use characters::{
    Character, Characteristic, Characteristics,
    data::Tables,
    sheet::{Career, Identity, Skills},
};

/// The parts of a person that are compared.
#[derive(QueryData)]
#[query_data(derive(Clone, Copy))]
pub struct ComparedQuery {
    /// Name and title.
    pub identity: &'static Identity,
    /// The full scores.
    pub characteristics: &'static Characteristics,
    /// Skills.
    pub skills: &'static Skills,
    /// Age, service, rank and terms.
    pub career: &'static Career,
}

/// Somebody who is compared.
pub type Compared<'w> = ComparedQueryItem<'w>;

impl<'w> From<&'w Character> for Compared<'w> {
    fn from(sheet: &'w Character) -> Compared<'w> {
        let Character { identity, characteristics, skills, career, .. } = sheet;
        Compared { identity, characteristics, skills, career }
    }
}

/// A table with a column a person; every row has as many cells as there are names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    pub names: Vec<String>,
    pub rows: Vec<Row>,
}

/// One thing that people are compared by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub label: String,
    pub cells: Vec<Cell>,
}

/// How one of them has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    pub text: String,
    /// Nobody has more, and somebody has less.
    pub best: bool,
}

/// There is nothing to compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a comparison needs two people or more, and here is {0}")]
pub struct TooFew(pub usize);

/// The cell of somebody who has none.
const NONE: &str = "-";

/// Characteristics, career and skills of two people or more. Age, service and terms have no best.
///
/// # Errors
/// Fewer than two people.
pub fn compare(people: &[Compared], tables: &Tables) -> Result<Comparison, TooFew> {
    if people.len() < 2 {
        return Err(TooFew(people.len()));
    }
    let scores = Characteristic::ALL.map(|which| scores(people, which));
    let rows = scores.into_iter().chain(career(people, tables)).chain(skills(people)).collect();
    Ok(Comparison { names: people.iter().map(|it| it.identity.styled()).collect(), rows })
}

fn scores(people: &[Compared], which: Characteristic) -> Row {
    let score = |it: &Compared| it.characteristics.get(which);
    ranked(which.label(), people, |it| (score(it).into(), score(it).to_string()))
}

fn career(people: &[Compared], tables: &Tables) -> [Row; 4] {
    let service = |it: &Compared| it.career.service.map_or(NONE, |it| it.name()).to_owned();
    let rank = |it: &Compared| {
        let name = it.career.service.and_then(|of| tables.service(of).rank(it.career.rank));
        let number = it.career.rank;
        (u32::from(number), name.map_or(NONE.to_owned(), |name| format!("{name} ({number})")))
    };
    [
        plain("Age", people, |it| it.career.age().to_string()),
        plain("Service", people, service),
        plain("Terms", people, |it| it.career.terms.to_string()),
        ranked("Rank", people, rank),
    ]
}

/// A row for each skill that any of them has, by name.
fn skills(people: &[Compared]) -> Vec<Row> {
    let names: BTreeSet<&str> =
        people.iter().flat_map(|it| it.skills.iter().map(|(name, _)| name)).collect();
    let row = |name: &str| {
        ranked(name, people, |it| match it.skills.level(name) {
            // Level 0 is more than nothing.
            Some(level) => (u32::from(level) + 1, level.to_string()),
            None => (0, NONE.to_owned()),
        })
    };
    names.into_iter().map(row).collect()
}

fn plain(label: &str, people: &[Compared], of: impl Fn(&Compared) -> String) -> Row {
    let cells = people.iter().map(|it| Cell { text: of(it), best: false }).collect();
    Row { label: label.to_owned(), cells }
}

/// A row whose highest number is the best, unless all are equal.
fn ranked(label: &str, people: &[Compared], of: impl Fn(&Compared) -> (u32, String)) -> Row {
    let values: Vec<(u32, String)> = people.iter().map(of).collect();
    let most = values.iter().map(|(number, _)| *number).max().unwrap_or(0);
    let equal = values.iter().all(|(number, _)| *number == most);
    let best = |number| number == most && !equal;
    let cells = values.into_iter().map(|(number, text)| Cell { text, best: best(number) });
    Row { label: label.to_owned(), cells: cells.collect() }
}

impl fmt::Display for Comparison {
    /// Columns of plain text, a star after the best.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let starred = |cell: &Cell| format!("{}{}", cell.text, if cell.best { "*" } else { "" });
        let head = (String::new(), self.names.clone());
        let rows = self.rows.iter().map(|row| (row.label.clone(), row.cells.iter().map(starred)));
        let rows = rows.map(|(label, cells)| (label, cells.collect::<Vec<String>>()));
        let lines: Vec<(String, Vec<String>)> = std::iter::once(head).chain(rows).collect();
        let length = |text: &str| text.chars().count();
        let first = lines.iter().map(|(label, _)| length(label)).max().unwrap_or(0);
        let width = |n: usize| lines.iter().map(|(_, cells)| length(&cells[n])).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.names.len()).map(width).collect();
        for (label, cells) in &lines {
            let cells = cells.iter().zip(&widths).map(|(cell, width)| format!("  {cell:width$}"));
            writeln!(f, "{}", format!("{label:first$}{}", cells.collect::<String>()).trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::testing::{captain, nobody, tables};

    fn compared() -> Comparison {
        let (captain, nobody) = (captain().character, nobody().character);
        compare(&[(&captain).into(), (&nobody).into()], tables()).expect("two people")
    }

    fn row(label: &str) -> Vec<String> {
        let rows = compared().rows;
        let row = rows.into_iter().find(|row| row.label == label).expect("the row");
        let starred = |cell: Cell| format!("{}{}", cell.text, if cell.best { "*" } else { "" });
        row.cells.into_iter().map(starred).collect()
    }

    #[test]
    fn characteristics_rank_and_skills_have_their_best_marked() {
        assert_eq!(row("Int"), ["11*", "0"]);
        assert_eq!(row("Rank"), ["Commander (4)*", "-"]);
        assert_eq!(row("Pilot"), ["3*", "-"]);
    }

    #[test]
    fn age_service_and_terms_stand_side_by_side() {
        assert_eq!(row("Age"), ["38", "18"]);
        assert_eq!(row("Service"), ["Navy", "-"]);
        assert_eq!(row("Terms"), ["5", "0"]);
    }

    #[test]
    fn nobody_is_best_where_all_are_equal_and_several_can_be() {
        let (captain, nobody) = (captain().character, nobody().character);
        let (a, b): (Compared, Compared) = ((&captain).into(), (&nobody).into());
        let same = compare(&[a, a], tables()).expect("two people");
        assert!(same.rows.iter().flat_map(|row| &row.cells).all(|cell| !cell.best));
        let three = compare(&[a, b, a], tables()).expect("three people");
        let marks: Vec<bool> = three.rows[0].cells.iter().map(|cell| cell.best).collect();
        assert_eq!(marks, [true, false, true]);
    }

    #[test]
    fn one_person_cannot_be_compared() {
        let alone = compare(&[(&captain().character).into()], tables());
        let told = alone.expect_err("must be refused").to_string();
        assert_eq!(told, "a comparison needs two people or more, and here is 1");
    }

    #[test]
    fn as_text_it_stands_in_columns() {
        let text = compared().to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "                    Baroness Mara Venn  Nobody");
        assert_eq!(lines[1], "Str                 7*                  0");
    }
}
