//! Tasks and checks to begin with: a click fills the page.

use characters::Characteristic;
use tasks::check::{Band, Difficulty, Pace, TimeFrame};

use super::{check_form::CheckForm, entries::Entries, state::Page, task_form::TaskForm};

/// The names of the examples of a page.
pub fn names(page: Page) -> Vec<&'static str> {
    match page {
        Page::Task => tasks().into_iter().map(|(name, _)| name).collect(),
        Page::Check => checks().into_iter().map(|(name, _)| name).collect(),
    }
}

/// Fills the page with its example; one of somebody unnamed.
pub fn fill(entries: &mut Entries, nth: usize) {
    entries.who = 0;
    match entries.page {
        Page::Task => {
            if let Some((_, form)) = tasks().into_iter().nth(nth) {
                entries.task = form;
            }
        }
        Page::Check => {
            if let Some((_, form)) = checks().into_iter().nth(nth) {
                entries.check = form;
            }
        }
    }
}

fn task(line: &str, level: u8, score: u8) -> TaskForm {
    TaskForm {
        line: line.to_owned(),
        level: Some(level),
        score,
        stand_in: None,
        unskilled: None,
        grades: String::new(),
        minutes: None,
    }
}

fn tasks() -> [(&'static str, TaskForm); 6] {
    [
        ("A medic under fire", task("Medical/EDU/+3 (gunfire -1)", 2, 9)),
        ("A drive, in a hurry", task("Mechanical/DEX/Difficult (-2 in a hurry)", 2, 8)),
        (
            "The ship's own eyes",
            TaskForm { stand_in: Some(13), ..task("Sensor Ops/EDU or Ship's TL/Formidable", 1, 7) },
        ),
        (
            "A punch, parried",
            task("Brawling/STR/+0 (-2 opponent's Brawling-2, no natural ability)", 3, 9),
        ),
        (
            "Asking around",
            TaskForm {
                grades: "8 a name; 11 a name and a berth; else a black eye".to_owned(),
                minutes: Some(60),
                ..task("Streetwise/SOC/Routine", 1, 6)
            },
        ),
        (
            "An older throw, 10+",
            task("Vacc Suit/DEX/10+ (+1 if DEX 9+, +2 if DEX 11+, +4 per level)", 1, 10),
        ),
    ]
}

/// How a check begins.
pub fn check(which: Characteristic, score: u8, skill: &str, level: u8) -> CheckForm {
    CheckForm {
        difficulty: Difficulty::AVERAGE,
        characteristic: Some(which),
        score,
        skill: skill.to_owned(),
        level: Some(level),
        dms: String::new(),
        boons: 0,
        banes: 0,
        at_once: 1,
        frame: None,
        pace: Pace::Usual,
        luck: 0,
        after: None,
    }
}

fn checks() -> [(&'static str, CheckForm); 6] {
    use Characteristic::{Dex, Edu, Int, Soc, Str};
    [
        (
            "A shot from afar",
            CheckForm {
                dms: "-2 long range, +1 scope".to_owned(),
                ..check(Dex, 10, "Gun Combat", 2)
            },
        ),
        (
            "A jump, in a hurry",
            CheckForm {
                difficulty: Difficulty(4),
                frame: Some(TimeFrame::TensOfMinutes),
                pace: Pace::Faster(1),
                ..check(Edu, 9, "Astrogation", 1)
            },
        ),
        (
            "Past the guard",
            CheckForm {
                difficulty: Difficulty(10),
                boons: 1,
                dms: "+1 uniform".to_owned(),
                ..check(Soc, 8, "Persuade", 0)
            },
        ),
        (
            "Holding the door",
            CheckForm { banes: 1, difficulty: Difficulty(6), ..check(Str, 12, "", 0) },
        ),
        (
            "Two wounded at once",
            CheckForm { at_once: 2, frame: Some(TimeFrame::Minutes), ..check(Edu, 8, "Medic", 1) },
        ),
        (
            "After a good plan",
            CheckForm {
                after: Some(Band::ExceptionalSuccess),
                luck: 1,
                ..check(Int, 9, "Tactics", 1)
            },
        ),
    ]
}
