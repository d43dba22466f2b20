//! Turns: pending actions, and the end of a turn (SE-CBT-02).

use bevy::prelude::{
    App, In, IntoSystem, IntoSystemConfigs, OnEnter, OnExit, Plugin, Query, Res, ResMut, World,
};
use engine::{AddSteps, Seat};

use super::{Active, Second, Stage, Step, actions, grapple, kind, leadership::Boons, round};
use crate::{
    carry,
    choice::{FighterAction, Move, Why},
    event::Event,
    fighter::FighterId,
    state::{Agenda, FieldRead, FieldWrite, Fighters, FoughtBy, JournalWriter},
};

/// Turns, one after the other (SE-INI-05, SE-CBT-02).
pub(super) struct TurnPhase;

impl Plugin for TurnPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::NextTurn),
            (carry::settle, round::next.pipe(give_turn)).chain(),
        )
        .add_systems(OnEnter(Stage::Turn), (begin, let_boons_vanish).chain())
        .add_systems(OnExit(Stage::Turn), end)
        .add_step(kind::Act, act);
    }
}

fn give_turn(In(next): In<Option<FighterId>>, mut active: ResMut<Active>) {
    active.0 = next;
}

/// Begins a turn with the penalty for reactions since the last one (SE-RCT-01, SE-RCT-02), or loses
/// it for a dive, which settles them as well (SE-RCT-06).
fn begin(
    active: Res<Active>,
    fought_by: Res<FoughtBy>,
    mut fighters: Fighters<&mut Second>,
    mut journal: JournalWriter,
    mut agenda: ResMut<Agenda<Step>>,
) {
    let Some(who) = active.0 else { return };
    let mut second = fighters.of_mut(who);
    journal.tell(Event::TurnBegan { who });
    second.penalty = second.penalty.saturating_add(std::mem::take(&mut second.reactions));
    let minors = fought_by.armoury.figures.second.minors;
    (second.significant, second.minors, second.moved) = (false, minors, 0);
    if std::mem::take(&mut second.dived) {
        journal.tell(Event::TurnLost { who });
    } else {
        agenda.then([Step::Act(who)]);
    }
}

/// Removes a leader's unused boons at their next turn (SE-CBT-18).
fn let_boons_vanish(active: Res<Active>, mut boons: Boons) {
    if let Some(who) = active.0 {
        boons.vanish(who);
    }
}

/// Asks for and carries out the next action, until none is left.
fn act(In(who): In<FighterId>, world: &mut World) {
    if !round::has_turn(world, who) {
        return;
    }
    let (seat, why) = (world.side(who), Why::Turn { who });
    let Some(answer) = world.ask(Step::Act(who), seat, why, |world| options(world, who)) else {
        return;
    };
    world.course_mut().sides[seat.index()].command.offered = true;
    match answer {
        Move::Do { deed: FighterAction::Done, .. } => {}
        Move::Do { deed: FighterAction::Delay, .. } => delay(world, who),
        Move::Do { deed, .. } => {
            world.then([Step::Act(who)]);
            actions::do_it(world, who, deed);
        }
        Move::Surrender => surrender(world, world.side(who)),
        Move::Fight
        | Move::GetAway
        | Move::Lose(_)
        | Move::Tactics(_)
        | Move::React(_)
        | Move::Strike(_)
        | Move::At(_)
        | Move::Grip(_) => {}
    }
}

/// Actions of the fighter, and surrender of the side, which is offered once a round.
fn options(world: &World, who: FighterId) -> Vec<Move> {
    let deeds = actions::options(world, who).into_iter().map(|deed| Move::Do { who, deed });
    let first = !world.course().sides[world.side(who).index()].command.offered;
    deeds.chain(first.then_some(Move::Surrender)).collect()
}

/// Ends a turn: clears the penalty for reactions (SE-RCT-01), and lets delayed fighters act
/// (SE-INI-07).
fn end(active: Res<Active>, mut fighters: Query<(&FighterId, &mut Second)>) {
    let Some(active) = active.0 else { return };
    for (&who, mut second) in &mut fighters {
        second.waits = false;
        if who == active {
            (second.acted, second.penalty) = (true, 0);
        }
    }
}

/// Delays a turn that has not begun: nothing is paid, and nothing ends (SE-INI-07).
fn delay(world: &mut World, who: FighterId) {
    let mut second = world.of_mut::<Second>(who);
    (second.delayed, second.waits) = (true, true);
    second.reactions = second.reactions.saturating_add(std::mem::take(&mut second.penalty));
    world.tell(Event::Delayed { who });
    world.resource_mut::<Active>().0 = None;
}

/// Takes a side out of the fight: its people let go of whom they hold, and are held no more (CT-END-03,
/// SE-GRP-09).
pub(super) fn surrender(world: &mut World, side: Seat) {
    world.course_mut().sides[side.index()].surrendered = true;
    world.tell(Event::Surrendered { side });
    let mut theirs = world.everybody();
    theirs.retain(|&who| world.side(who) == side);
    theirs.into_iter().for_each(|who| grapple::let_go(world, who));
}
