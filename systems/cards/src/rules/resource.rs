//! The Resource Phase (CCG-RSC, CCG-JOT).

use bevy::prelude::{App, In, OnEnter, Plugin, Query, With};
use engine::{AddSteps, Seat};

use super::{
    moves,
    triggers::{self, Occasion},
    values,
};
use crate::{
    choice::{CardId, Move, Why},
    data::{Level, Skill, Token},
    event::Event,
    state::{Crew, Stage, Step, TableRead, TableWrite, Tabletop, kind},
};

/// The Resource Phase (CCG-RSC): captains collect tokens.
pub(crate) struct ResourcePhase;

impl Plugin for ResourcePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Collecting), lay_out_collecting)
            .add_step(kind::Collect, collect)
            .add_step(kind::Receive, receive)
            .add_step(kind::PickSkills, pick_skills)
            .add_step(kind::Collected, collected);
    }
}

/// Queues each captain in turn (CCG-RSC-1a).
pub(super) fn lay_out_collecting(mut table: Tabletop) {
    let table = &mut table;
    table.push_for_each(|seat| [Step::Collect(seat)]);
}

/// Collects one token an icon and one a skill, exerted or not (CCG-RSC-1b, CCG-RSC-1c, CCG-RSC-1d,
/// CCG-RSC-1g).
///
/// The icons are the ship's and its upgrades' (CCG-TYPE-8), the skills those of crew under the
/// captain's control (CCG-TYPE-6, CCG-OWN-4, CCG-VERB-10d); a jack-of-all-trades asks (CCG-JOT-6).
pub(super) fn collect(In(seat): In<Seat>, mut table: Tabletop, crews: Query<&CardId, With<Crew>>) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    let icons = values::capabilities(table, table.captain(seat).ship).into_iter();
    let mut due: Vec<Token> = icons.map(Token::Capability).collect();
    let mut picks = Vec::new();
    for &crew in crews.iter_many(table.entities_of(seat)) {
        for (skill, level) in values::skills(table, crew) {
            if skill == Skill::JackOfAllTrades {
                let left = if level == Level::Expert { 2 } else { 1 }; // CCG-JOT-2, CCG-JOT-4
                picks.push(Step::PickSkills { seat, crew, left, picked: vec![] });
            } else {
                due.push(Token::Skill(skill, level));
            }
        }
    }
    let collected = picks.into_iter().chain([Step::Collected(seat)]);
    table.push_all([Step::Receive { seat, due }].into_iter().chain(collected).collect::<Vec<_>>());
}

/// Adds the tokens by itself (CCG-RSC-1d); with full control the captain may refuse some
/// (CCG-RSC-1e).
pub(super) fn receive(In((seat, mut due)): In<(Seat, Vec<Token>)>, mut table: Tabletop) {
    let table = &mut table;
    let options = |table: &Tabletop| {
        let mut refusable = if table.captain(seat).full_control { due.clone() } else { vec![] };
        refusable.sort_unstable();
        refusable.dedup();
        refusable.into_iter().map(Move::RefuseToken).chain([Move::Done]).collect()
    };
    let step = Step::Receive { seat, due: due.clone() };
    match table.ask(step, seat, Why::Receiving, options) {
        Some(Move::RefuseToken(token)) => {
            if let Some(at) = due.iter().position(|&other| other == token) {
                due.remove(at);
            }
            table.tell(Event::TokenRefused { seat, token });
            table.push(Step::Receive { seat, due });
        }
        Some(_) => due.into_iter().for_each(|token| moves::collect(table, seat, token)),
        None => {}
    }
}

/// Asks for trained tokens of different skills that the crew lacks (CCG-JOT-2, CCG-JOT-3,
/// CCG-JOT-4, CCG-JOT-5).
///
/// Picks not made now are lost (CCG-RSC-1h), as are those left when the crew goes with its owner
/// (CCG-OWN-6).
pub(super) fn pick_skills(
    In((seat, crew, left, mut picked)): In<(Seat, CardId, u8, Vec<Skill>)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let is_theirs = table.is_in_play(crew) && table.card(crew).controller == seat;
    if left == 0 || !is_theirs {
        return;
    }
    let options = |table: &Tabletop| {
        let held = values::skills(table, crew);
        let open = Skill::ALL.iter().copied().filter(|skill| {
            let has = held.iter().any(|(own, _)| own == skill);
            skill.can_be_picked() && !has && !picked.contains(skill)
        });
        open.map(|skill| Move::Pick { crew, skill }).chain([Move::Done]).collect()
    };
    let step = Step::PickSkills { seat, crew, left, picked: picked.clone() };
    let why = Why::Picking { crew, left };
    if let Some(Move::Pick { skill, .. }) = table.ask(step, seat, why, options) {
        moves::collect(table, seat, Token::Skill(skill, Level::Trained)); // CCG-JOT-4a
        picked.push(skill);
        table.push(Step::PickSkills { seat, crew, left: left - 1, picked });
    }
}

/// Triggers abilities that wait for the tokens, then offers plays for this phase.
pub(super) fn collected(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    table.push(Step::FreePlays(seat));
    triggers::set_off(table, seat, Occasion::TokensCollected);
}
