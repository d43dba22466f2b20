//! Escape before a fight has begun (CT-ESC); later it takes movement (CT-ESC-08).

use bevy::prelude::{App, In, IntoSystemConfigs, OnEnter, Plugin, Res, ResMut, World};
use dice::{Distribution, Modifier, Odds, Pool, Target, Throw};
use engine::{AddSteps, Seat};

use super::{Stage, Step, kind, opening, surprise};
use crate::{
    choice::{Move, Why},
    data::ClassicFigures,
    ending,
    event::{Event, Exit},
    field::Range,
    fighter::Stand,
    prospect::{Chance, Forecast},
    state::{Agenda, FieldRead, FieldWrite, FoughtBy},
};

/// Escape and avoidance, before the first round (CT-ESC).
pub(super) struct EscapePhase;

impl Plugin for EscapePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Avoidance), lay_out_avoidance.run_if(surprise::is_there))
            .add_systems(OnEnter(Stage::Escape), lay_out_escape)
            .add_step(kind::Avoid, avoid)
            .add_step(kind::Escape, escape);
    }
}

fn lay_out_avoidance(mut agenda: ResMut<Agenda<Step>>) {
    agenda.then([Step::Avoid]);
}

fn lay_out_escape(fought_by: Res<FoughtBy>, mut agenda: ResMut<Agenda<Step>>) {
    agenda.then(fought_by.seats().map(Step::Escape));
}

/// Lets a side with surprise slip away without a throw, or fight, whoever commands it (CT-SUP-01,
/// CT-SUP-05, CT-ESC-02, CT-ESC-09), unless the fight cannot be avoided in the scenario. The dice
/// decide only for NPCs who are outnumbered.
fn avoid(_: In<()>, world: &mut World) {
    let Some(side) = world.course().surprise else { return };
    if !world.setup().scenario.avoidable {
        return;
    }
    if world.setup().scenario.forces[side.index()].npc && is_outnumbered(world, side) {
        return weigh(world, side);
    }
    let answer = world.ask(Step::Avoid, side, Why::Advantage, fight_or_get_away);
    if answer == Some(Move::GetAway) {
        slip_away(world, side, None);
    }
}

fn fight_or_get_away(_: &World) -> Vec<Move> {
    vec![Move::Fight, Move::GetAway]
}

/// Lets outnumbered NPCs with surprise avoid the fight on 7+, without any DM, and attack otherwise
/// (CT-ESC-03, CT-RUL-58).
fn weigh(world: &mut World, side: Seat) {
    let target = Target::at_least(world.armoury().figures.classic.avoid.into());
    let throw = Throw::roll(Pool::Dice(2), world.dice()).needing(target);
    if throw.success() == Some(true) {
        slip_away(world, side, Some(throw));
    } else {
        world.tell(Event::Stayed { side, throw });
    }
}

fn is_outnumbered(world: &World, side: Seat) -> bool {
    let others = world.seats().into_iter().filter(|&other| other != side);
    let others: usize = others.map(|other| world.able(other).len()).sum();
    world.able(side).len() < others
}

fn slip_away(world: &mut World, side: Seat, throw: Option<Throw>) {
    world.course_mut().surprise = None;
    world.tell(Event::SlippedAway { side, throw });
    leave(world, side);
}

/// Lets a side try once to escape, just before the fight, if nobody has surprise (CT-ESC-01,
/// CT-ESC-04, CT-RUL-59). The player of an NPC side decides as its referee (CT-ESC-07).
fn escape(In(side): In<Seat>, world: &mut World) {
    if !may_try(world, side) {
        return;
    }
    let answer = world.ask(Step::Escape(side), side, Why::Escape, fight_or_get_away);
    if answer == Some(Move::GetAway) {
        try_it(world, side);
    }
}

fn may_try(world: &World, side: Seat) -> bool {
    let course = world.course();
    world.setup().scenario.avoidable
        && course.surprise.is_none()
        && !course.sides[side.index()].tried_escape
        && !course.sides[side.index()].away
        && !world.able(side).is_empty()
        && ending::decided(world).is_none()
}

/// Throws 9+ on 2D with the DM of the range (CT-ESC-05, CT-ESC-06).
fn try_it(world: &mut World, side: Seat) {
    let (modifier, target) = throw(world, side);
    let throw =
        Throw::roll(Pool::Dice(2), world.dice()).with([modifier]).needing(Target::at_least(target));
    let away = throw.success() == Some(true);
    world.course_mut().sides[side.index()].tried_escape = true;
    world.tell(Event::EscapeTried { side, throw, away });
    if away {
        leave(world, side);
    }
}

/// Forecast of the throw to get away, or that none is needed (CT-ESC-02, CT-ESC-05).
pub(crate) fn forecast(world: &World, side: Seat, why: Why, option: Move) -> Option<Forecast> {
    if option != Move::GetAway {
        return None;
    }
    if why == Why::Advantage {
        return Some(Forecast::new("slip away", "CT-ESC-02", Chance::Sure));
    }
    let (modifier, target) = throw(world, side);
    let odds = Distribution::two_dice().at_least(target - i32::from(modifier.dm));
    let chance = Chance::Own { pool: Pool::Dice(2), modifiers: vec![modifier], target, odds };
    Some(Forecast::new("get away", "CT-ESC-05", chance))
}

/// Modifier and target of a try (CT-ESC-05, CT-ESC-06).
fn throw(world: &World, side: Seat) -> (Modifier, i32) {
    let figures = &world.armoury().figures.classic;
    let range = opening::range_to(world, side);
    let dm = dm(figures, world.setup().house.escape_errata, range);
    (Modifier::new(format!("{range} range"), "CT-ESC-06", dm.into()), figures.escape.into())
}

/// DM of the range (CT-RNG-12, CT-ESC-06); other printings are stricter at short range (CT-RUL-14).
fn dm(figures: &ClassicFigures, errata: bool, range: Range) -> i8 {
    let dms = if errata { figures.escape_dms_errata } else { figures.escape_dms };
    dms[range as usize]
}

/// Computes the odds that a side escapes at this range (CT-ESC-05).
pub fn odds(figures: &ClassicFigures, errata: bool, range: Range) -> Odds {
    let dm = dm(figures, errata, range);
    Distribution::two_dice().at_least(i32::from(figures.escape) - i32::from(dm))
}

/// Takes the side out of the encounter; captives stay behind.
fn leave(world: &mut World, side: Seat) {
    world.course_mut().sides[side.index()].away = true;
    let exit = Exit::BeforeTheFight;
    for who in world.everybody() {
        if world.side(who) == side && !world.fighter(who).captive {
            world.of_mut::<Stand>(who).gone = Some(exit);
            world.tell(Event::Left { who, exit });
        }
    }
}
