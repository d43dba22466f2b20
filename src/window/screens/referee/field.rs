//! The rows of both pages: what they are called, which rule is behind them, what is typed in them.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each page has rows of its own; those of the other say and do nothing there"
)]

use super::{list::Mistake, state::Page};

/// A row that the keyboard can stand on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// The line of a task.
    Line,
    /// The DMs of a check.
    Dms,
    Who,
    Level,
    Score,
    StandIn,
    Difficulty,
    Rate,
    Referenced,
    Opponent,
    Unskilled,
    Grades,
    Minutes,
    Characteristic,
    Skill,
    Boons,
    Banes,
    AtOnce,
    Frame,
    Pace,
    Luck,
    After,
    Seed,
}

const TASK: [Field; 12] = [
    Field::Line,
    Field::Who,
    Field::Level,
    Field::Score,
    Field::StandIn,
    Field::Difficulty,
    Field::Rate,
    Field::Referenced,
    Field::Opponent,
    Field::Unskilled,
    Field::Grades,
    Field::Minutes,
];

const CHECK: [Field; 14] = [
    Field::Dms,
    Field::Who,
    Field::Difficulty,
    Field::Characteristic,
    Field::Score,
    Field::Skill,
    Field::Level,
    Field::Boons,
    Field::Banes,
    Field::AtOnce,
    Field::Frame,
    Field::Pace,
    Field::Luck,
    Field::After,
];

impl Page {
    /// The rows, from the top; the seed is the last of both pages.
    pub fn fields(self) -> Vec<Field> {
        let rows: &[Field] = match self {
            Page::Task => &TASK,
            Page::Check => &CHECK,
        };
        rows.iter().copied().chain([Field::Seed]).collect()
    }
}

impl Field {
    pub fn label(self) -> &'static str {
        match self {
            Field::Line => "Task",
            Field::Dms => "Situation",
            Field::Who => "Who",
            Field::Level => "Level",
            Field::Score => "Score",
            Field::StandIn => "Stand-in",
            Field::Difficulty => "Difficulty",
            Field::Rate => "Skill rate",
            Field::Referenced => "Attribute",
            Field::Opponent => "Opponent",
            Field::Unskilled => "Unskilled",
            Field::Grades => "Grades",
            Field::Minutes => "Time",
            Field::Characteristic => "Governed by",
            Field::Skill => "Skill",
            Field::Boons => "Boons",
            Field::Banes => "Banes",
            Field::AtOnce => "At once",
            Field::Frame => "Time frame",
            Field::Pace => "Pace",
            Field::Luck => "Luck",
            Field::After => "In a chain",
            Field::Seed => "Seed",
        }
    }

    /// The rule behind the row.
    pub fn rule(self, page: Page) -> &'static str {
        match (self, page) {
            (Field::Line, _) => "UGM-08",
            (Field::Dms, _) => "SE-CHK-04",
            (Field::Who | Field::Score, Page::Task) => "UGM-11",
            (Field::Who | Field::Score, Page::Check) => "SE-DAT-02",
            (Field::Level, Page::Task) => "UGM-23",
            (Field::Level, Page::Check) => "SE-DAT-03",
            (Field::StandIn, _) => "UGM-21",
            (Field::Difficulty, Page::Task) => "UGM-02",
            (Field::Difficulty, Page::Check) => "SE-CHK-02",
            (Field::Rate, _) => "UGM-24",
            (Field::Referenced, _) => "UGM-12",
            (Field::Opponent, _) => "UGM-30",
            (Field::Unskilled, _) => "UGM-26",
            (Field::Grades, _) => "UGM-33",
            (Field::Minutes, _) => "UGM-32",
            (Field::Characteristic | Field::Skill, _) => "SE-CHK-12",
            (Field::Boons, _) => "SE-CHK-05",
            (Field::Banes, _) => "SE-CHK-06",
            (Field::AtOnce, _) => "SE-CHK-10",
            (Field::Frame, _) => "SE-TIM-01",
            (Field::Pace, _) => "SE-TIM-10",
            (Field::Luck, _) => "SE-CHK-08",
            (Field::After, _) => "SE-EFF-08",
            (Field::Seed, Page::Task) => "UGM-01",
            (Field::Seed, Page::Check) => "SE-CHK-01",
        }
    }

    /// The placeholder of an empty row.
    pub fn hint(self) -> &'static str {
        match self {
            Field::Line => "Skill/Attribute/difficulty (situation): Medical/EDU/+3 (gunfire -1)",
            Field::Dms => "DMs with their reasons, such as -2 long range, +1 scope",
            Field::Grades => "8 a name; 11 a place too",
            Field::Skill => "none: the characteristic alone",
            Field::Seed => "a number",
            _ => "",
        }
    }

    /// How many characters a typed row takes.
    pub fn limit(self) -> usize {
        match self {
            Field::Line | Field::Dms => 96,
            Field::Seed => 19,
            _ => 60,
        }
    }
}

/// Why nothing can be thrown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// The row it is about.
    pub field: Field,
    /// The place in what is typed there: the first character, counted from 0, and how many.
    pub at: Option<(usize, usize)>,
    pub said: String,
}

/// The place of a column counted from 1.
pub fn at(column: usize, found: &str) -> Option<(usize, usize)> {
    Some((column.saturating_sub(1), found.chars().count().max(1)))
}

impl Trouble {
    /// Something typed is not understood.
    pub fn typed(field: Field, mistake: &Mistake) -> Trouble {
        let at = at(mistake.column, &mistake.found);
        Trouble { field, at, said: mistake.to_string() }
    }

    /// Everything is understood, and cannot be tried all the same.
    pub fn general(field: Field, why: &dyn std::fmt::Display) -> Trouble {
        Trouble { field, at: None, said: why.to_string() }
    }
}
