//! Aims of the sides, in words.

use characters::text::count;

use super::{Names, option::place};
use crate::{
    data::{Aim, Armoury},
    fighter::FighterId,
    setup::Setup,
};

/// What a side wins by.
pub fn aim(aim: Aim, setup: &Setup, armoury: &Armoury) -> String {
    let names = Names::of(&setup.scenario);
    let name = |who| names.fighter(FighterId(who));
    let rounds = |limit| count(setup.rounds(armoury, limit), "round");
    let how = match aim {
        Aim::Defeat => "nobody able is left against them".to_owned(),
        Aim::Hold { from, to, rounds: limit } => format!(
            "somebody of theirs who is able stands between {} and {} after {}",
            place(from),
            place(to),
            rounds(limit)
        ),
        Aim::Reach { place: to, count } => {
            let are = if count == 1 { "is" } else { "are" };
            format!("{count} of theirs {are} at {} or past it on their feet", place(to))
        }
        Aim::Rescue { who, to } => format!("{} is at {} alive and free", name(who), place(to)),
        Aim::Protect { who, rounds: limit } => {
            format!("{} is alive after {}", name(who), rounds(limit))
        }
        Aim::FirstBlood => "anybody against them is wounded".to_owned(),
    };
    format!("They win once {how}.")
}
