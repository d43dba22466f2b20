//! Turns the rows of both pages from one value to the next.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each page has rows of its own; those of the other say and do nothing there"
)]

use characters::Characteristic;
use tasks::check::{Band, Difficulty, Pace, TimeFrame};

use super::{
    entries::Entries,
    field::{Field, Page},
};
use crate::{roster::Roster, window::ui::steps};

/// The durations of a task, in minutes.
const MINUTES: [u32; 9] = [1, 2, 5, 10, 20, 30, 60, 120, 480];
const PACES: [Pace; 3] = [Pace::Slower(1), Pace::Usual, Pace::Faster(1)];
const HIGHEST_LEVEL: u8 = 6;
const HIGHEST_SCORE: u8 = 20;

impl Entries {
    /// Whether the row turns now.
    pub fn turns(&self, field: Field, people: &Roster) -> bool {
        let mut turned = self.clone();
        turned.turn(field, 1, people);
        turned != *self
    }

    /// Turns a row by so many steps.
    pub fn turn(&mut self, field: Field, steps: isize, people: &Roster) {
        let known = self.who > 0;
        match (self.page, field) {
            (_, Field::Who) => self.who = steps::around(self.who, steps, people.len() + 1),
            // What somebody known can do is on their sheet.
            (_, Field::Level | Field::Score) if known => {}
            (Page::Task, _) => self.turn_task(field, steps),
            (Page::Check, _) => self.turn_check(field, steps),
        }
    }

    fn turn_task(&mut self, field: Field, steps: isize) {
        let form = &mut self.task;
        match field {
            Field::Level => form.level = optional(form.level, steps, HIGHEST_LEVEL),
            Field::Score => form.score = around(form.score, steps, HIGHEST_SCORE),
            Field::StandIn if form.descriptor().map_or(0, |it| it.attributes.len()) < 2 => {}
            Field::StandIn => form.stand_in = optional(form.stand_in, steps, HIGHEST_SCORE),
            Field::Unskilled => form.unskilled = unskilled(form.unskilled, steps),
            Field::Minutes => form.minutes = one_of(&MINUTES, form.minutes, steps),
            _ => form.turn_line(field, steps),
        }
    }

    fn turn_check(&mut self, field: Field, steps: isize) {
        let form = &mut self.check;
        match field {
            Field::Difficulty => {
                let next = isize::from(form.difficulty.0) + 2 * steps;
                form.difficulty = Difficulty(next.clamp(2, 24) as i16);
            }
            Field::Characteristic => {
                form.characteristic = one_of(&Characteristic::ALL, form.characteristic, steps);
            }
            Field::Score => form.score = around(form.score, steps, HIGHEST_SCORE),
            Field::Level => form.level = optional(form.level, steps, HIGHEST_LEVEL),
            Field::Boons => form.boons = around(form.boons, steps, 3),
            Field::Banes => form.banes = around(form.banes, steps, 3),
            Field::AtOnce => form.at_once = around(form.at_once.max(1) - 1, steps, 5) + 1,
            Field::Frame => form.frame = one_of(&TimeFrame::ALL, form.frame, steps),
            Field::Pace if form.frame.is_some() => {
                form.pace = steps::turned(&PACES, &form.pace, steps);
            }
            Field::Luck => form.luck = around(form.luck, steps, 15),
            Field::After => form.after = one_of(&Band::ALL, form.after, steps),
            _ => {}
        }
    }
}

/// From 0 to `most`, and around.
fn around(now: u8, steps: isize, most: u8) -> u8 {
    steps::around(now.into(), steps, usize::from(most) + 1) as u8
}

/// The DM without a skill: none, then from 0 down to −4, and around.
fn unskilled(now: Option<i16>, steps: isize) -> Option<i16> {
    let place = now.map_or(0, |dm| usize::from(dm.unsigned_abs()) + 1);
    let next = steps::around(place, steps, 6);
    (next > 0).then_some(1 - next as i16)
}

/// Nothing, then from 0 to `most`, and around.
fn optional(now: Option<u8>, steps: isize, most: u8) -> Option<u8> {
    let place = now.map_or(0, |n| n + 1);
    around(place, steps, most + 1).checked_sub(1)
}

/// Nothing, then each of `all`, and around.
fn one_of<T: Copy + PartialEq>(all: &[T], now: Option<T>, steps: isize) -> Option<T> {
    let place = now.and_then(|now| all.iter().position(|&it| it == now)).map_or(0, |n| n + 1);
    let next = steps::around(place, steps, all.len() + 1);
    all.get(next.checked_sub(1)?).copied()
}
