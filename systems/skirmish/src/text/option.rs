//! Options, in a few words.

use characters::text::count;

use super::{action::action, name, weapon};
use crate::{
    choice::{Grip, Move, Reaction},
    field::Place,
    observe::Observation,
};

/// Describes an option for the side that is asked.
pub fn option(seen: &Observation, chosen: &Move) -> String {
    match *chosen {
        Move::Fight => "fight".to_owned(),
        Move::GetAway => "get away".to_owned(),
        Move::Surrender => "give up, all of you".to_owned(),
        Move::Do { who, deed: it } => format!("{}: {}", name(seen, who), action(seen, who, it)),
        Move::Lose(which) => which.name().to_owned(),
        Move::Tactics(None) => "nobody".to_owned(),
        Move::Tactics(Some(who)) | Move::At(who) => name(seen, who).to_owned(),
        Move::React(None) => "take it as it comes".to_owned(),
        Move::React(Some(reaction)) => self::reaction(reaction).to_owned(),
        Move::Strike(true) => "strike".to_owned(),
        Move::Strike(false) => "let them go".to_owned(),
        Move::Grip(it) => grip(seen, it),
    }
}

fn reaction(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Dodge => "dodge",
        Reaction::Parry => "parry",
        Reaction::Dive => "dive for cover",
    }
}

fn grip(seen: &Observation, grip: Grip) -> String {
    let winner = seen.fighters.iter().find(|it| it.own.is_some() && !it.holds.is_empty());
    match grip {
        Grip::Prone => "throw them down".to_owned(),
        Grip::Disarm => "disarm them".to_owned(),
        Grip::Throw => "fling them away".to_owned(),
        Grip::Hurt => "hurt them".to_owned(),
        Grip::Attack(nth) => {
            let with = winner.map_or("a small weapon", |it| weapon(seen, it.id, nth));
            format!("use the {with}")
        }
        Grip::Drag(to) => format!("drag them to {}", place(to)),
        Grip::Release => "let go and step away".to_owned(),
        Grip::Hold => "hold on".to_owned(),
    }
}

/// Writes `12 m`, along the field.
pub(super) fn place(place: Place) -> String {
    let metres = Place(0).to(place);
    if place < Place(0) { format!("-{metres}") } else { metres.to_string() }
}

/// Writes `1 point` or `3 points`.
pub(super) fn points(points: u16) -> String {
    count(points, "point")
}
