//! Choosing a position: movement orders, walks, postures.

use skirmish::{FighterAction, FighterId, Gait, Move, Posture, field::Place};

use super::{Acting, CombatCandidate, truth};
use crate::combat::features::{
    Combatant, EvalContext, Meeting, Position, Spot, expected, progress, walks,
};

/// Scores one of the four movement statuses of the classic rules (CT-MOV-10).
pub(super) fn ordered(candidate: CombatCandidate, me: &Combatant, deed: FighterAction) -> Acting {
    let spot = after_order(candidate.context, me, deed);
    let runs = matches!(deed, FighterAction::Close(Gait::Run) | FighterAction::Open(Gait::Run));
    Acting { blows: if runs { blow(me) } else { 0.0 }, ..standing(candidate, me, spot) }
}

/// Scores a walk of the second edition, with the rest of the turn after it (SE-CBT-12).
pub(super) fn walking(candidate: CombatCandidate, me: &Combatant, place: Place) -> Acting {
    let spot = Spot {
        place,
        stays: place == me.seen.place,
        strikes: strikes_after_a_minor(me),
        ..Spot::here(me)
    };
    let there = standing(candidate, me, spot);
    let danger = there.danger + turned_on(candidate.context, me, place);
    Acting { danger, back: truth(goes_back(me, place)), ..there }
}

/// Whether the walk takes back some of what the fighter has walked in this turn: two actions for nothing.
fn goes_back(me: &Combatant, to: Place) -> bool {
    let step = to.0 - me.seen.place.0;
    me.own().is_some_and(|own| own.second.moved.signum() * step.signum() < 0)
}

/// Danger from foes on whom the fighter turns its back (SE-RCT-08).
fn turned_on(context: &EvalContext, me: &Combatant, to: Place) -> f32 {
    let close = context.armoury.figures.second.close_combat;
    let dm = context.armoury.figures.second.opportunity.into();
    let left = context.foes().filter(|foe| {
        let at = foe.seen.place;
        at.to(me.seen.place).0 <= close && at.to(to).0 > close
    });
    let blow = |foe: &Combatant| {
        let meeting = Meeting { dm, ..context.meeting(foe, me) };
        let blows = foe.ready().filter(|arm| arm.is_melee());
        let worth = blows.map(|arm| expected(context, foe, arm, me, meeting).worth());
        worth.fold(0.0, f32::max)
    };
    left.map(blow).sum()
}

/// Scores a change of posture (SE-CBT-10).
pub(super) fn posture(candidate: CombatCandidate, me: &Combatant, posture: Posture) -> Acting {
    let spot = Spot { posture, strikes: strikes_after_a_minor(me), ..Spot::here(me) };
    let wants_away = wanted(candidate.context, me, spot) > NEAR_ENOUGH;
    let slows = truth(posture == Posture::Prone && wants_away);
    let frees = truth(me.seen.posture == Posture::Prone && wants_away);
    Acting { stray: 0.5 * slows, approach: 0.5 * frees, ..standing(candidate, me, spot) }
}

/// What an option that neither strikes nor walks is measured by: for a posture, the present one; for all else, to
/// stay as one is. Where nothing is gained over it, it is done in vain, and two of them in a turn may undo each
/// other.
pub(super) fn still(candidate: CombatCandidate) -> Option<Acting> {
    let Move::Do { who, deed } = candidate.option else { return None };
    let me = candidate.fighter(who)?;
    match deed {
        FighterAction::Posture(_) => Some(posture(candidate, me, me.seen.posture)),
        FighterAction::Aim(_) if strikes_after_a_minor(me) => None,
        FighterAction::Aim(_)
        | FighterAction::Draw(_)
        | FighterAction::Reload(_)
        | FighterAction::PickUp(_)
        | FighterAction::Drop(_)
        | FighterAction::Observe(_)
        | FighterAction::Carry(_)
        | FighterAction::PutDown
        | FighterAction::Free(_)
        | FighterAction::FirstAid(_)
        | FighterAction::Douse(_)
        | FighterAction::Lead
        | FighterAction::TakeBoon => Some(staying(candidate, me)),
        FighterAction::Evade
        | FighterAction::Stand
        | FighterAction::Close(_)
        | FighterAction::Open(_)
        | FighterAction::Walk(_)
        | FighterAction::Attack(_)
        | FighterAction::Grapple(_)
        | FighterAction::Delay
        | FighterAction::Done => None,
    }
}

/// Scores staying in place, whatever the action.
pub(super) fn staying(candidate: CombatCandidate, me: &Combatant) -> Acting {
    let spot = Spot { strikes: false, ..Spot::here(me) };
    standing(candidate, me, spot)
}

/// Scores being on a spot.
fn standing(candidate: CombatCandidate, me: &Combatant, spot: Spot) -> Acting {
    let context = candidate.context;
    let position = Position::of(context, me, spot);
    let nearer = wanted(context, me, Spot::here(me)) - wanted(context, me, spot);
    let gained = progress(context, me, spot.place);
    let together = company(context, me, me.seen.place) - company(context, me, spot.place);
    let beaten = candidate.outlook.beaten();
    let away = distance_gained(context, me, spot.place);
    let nearest = context.nearest(me.seen.side, spot.place);
    let covered = nearest
        .filter(|_| !spot.runs)
        .is_some_and(|foe| context.cover(spot.place, foe.seen.place, spot.posture).is_some());
    Acting {
        chance: position.chance,
        danger: position.danger,
        better: position.later,
        worse: -position.later,
        approach: drawn(context, nearer),
        urge: scale(nearer) * context.weariness(),
        stray: drawn(context, -nearer),
        aim: scale(gained),
        astray: scale(-gained),
        comrades: scale(together),
        alone: scale(-together),
        retreat: beaten * scale(away),
        cover: truth(covered),
        leaves: truth(context.is_off_field(spot.place) && gained <= 0.0) * (1.0 - beaten),
        ..Acting::default()
    }
}

/// Spot after a movement order, with everybody else in place.
#[expect(clippy::wildcard_enum_match_arm, reason = "four of all deeds are orders")]
pub(super) fn after_order(context: &EvalContext, me: &Combatant, deed: FighterAction) -> Spot {
    let here = Spot::here(me);
    match deed {
        FighterAction::Evade => Spot { evades: true, strikes: false, ..here },
        FighterAction::Close(gait) => closed(context, me, here, gait),
        FighterAction::Open(gait) => opened(context, me, here, gait),
        _ => here,
    }
}

/// Bands of a gait (CT-MOV-03 to CT-MOV-06).
fn bands(context: &EvalContext, gait: Gait) -> i32 {
    let figures = &context.armoury.figures.classic;
    match gait {
        Gait::Walk => figures.walk.into(),
        Gait::Run => figures.run.into(),
        Gait::Ride => figures.ride.into(),
    }
}

fn closed(context: &EvalContext, me: &Combatant, here: Spot, gait: Gait) -> Spot {
    let runs = gait == Gait::Run;
    let strikes = !runs;
    let Some(foe) = context.nearest(me.seen.side, here.place) else {
        return Spot { stays: false, strikes, runs, ..here };
    };
    let apart = i32::from(here.place.to(foe.seen.place).in_bands());
    let steps = bands(context, gait);
    let touches: Option<FighterId> = (steps > apart).then_some(foe.id());
    let place = towards(here.place, foe.seen.place, steps.min(apart));
    Spot { place, contact: touches, stays: steps <= apart && apart == 0, strikes, runs, ..here }
}

fn opened(context: &EvalContext, me: &Combatant, here: Spot, gait: Gait) -> Spot {
    let runs = gait == Gait::Run;
    let strikes = !runs;
    let Some(foe) = context.nearest(me.seen.side, here.place) else {
        return Spot { stays: false, strikes, runs, ..here };
    };
    let steps = bands(context, gait);
    let out = match foe.seen.place.cmp(&here.place) {
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Greater => -1,
        std::cmp::Ordering::Equal => outward(context, me),
    };
    Spot {
        place: context.on_field(here.place.step(out * steps * BAND)),
        stays: false,
        strikes,
        runs,
        ..here
    }
}

/// Direction towards comrades, or else towards the nearer end of the field.
fn outward(context: &EvalContext, me: &Combatant) -> i32 {
    let here = me.seen.place;
    let behind = context.comrades(me).map(|it| it.seen.place.0 - here.0).sum::<i32>();
    let middle = i32::from(context.seen.ground.length) * 50;
    match behind {
        0 if here.0 > middle => 1,
        0 => -1,
        _ => behind.signum(),
    }
}

fn towards(from: Place, to: Place, bands: i32) -> Place {
    from.step((to.0 - from.0).signum() * bands * BAND)
}

/// Steps between a spot and the best distance of the best weapon.
fn wanted(context: &EvalContext, me: &Combatant, spot: Spot) -> f32 {
    let Some(foe) = context.nearest(me.seen.side, spot.place) else { return 0.0 };
    let Some(gap) = context.bearing(me).gap else { return 0.0 };
    (spot.gap(context, me, foe) - gap).abs()
}

/// Average distance to comrades, in steps; 0 without comrades.
fn company(context: &EvalContext, me: &Combatant, place: Place) -> f32 {
    let far: Vec<f32> =
        context.comrades(me).map(|it| walks(context, place.to(it.seen.place))).collect();
    far.iter().sum::<f32>() / far.len().max(1) as f32
}

/// Steps gained away from the nearest foe.
fn distance_gained(context: &EvalContext, me: &Combatant, to: Place) -> f32 {
    let Some(foe) = context.nearest(me.seen.side, me.seen.place) else { return 0.0 };
    let far = |place: Place| walks(context, place.to(foe.seen.place));
    far(to) - far(me.seen.place)
}

/// Whether an attack is still possible after one more minor action (SE-CBT-02).
pub(super) fn strikes_after_a_minor(me: &Combatant) -> bool {
    me.own().is_none_or(|own| !own.second.significant && own.second.minors > 2)
}

/// Cost of one blow, as a share of those left (M-04).
pub(super) fn blow(me: &Combatant) -> f32 {
    me.own().map_or(0.0, |own| 1.0 / (1.0 + f32::from(own.classic.blows)))
}

/// Steps towards the best distance on the scale of a score. The second edition has several steps in
/// a turn, and a fighter who spends them all arrives without an attack left.
fn drawn(context: &EvalContext, steps: f32) -> f32 {
    steps / if context.is_classic() { FULL_STEPS } else { FULL_TURNS }
}

/// Steps on the scale of a score: a run scores 1.
fn scale(steps: f32) -> f32 {
    steps / FULL_STEPS
}

const FULL_STEPS: f32 = 2.0;
const FULL_TURNS: f32 = 8.0;
/// Steps from the best distance that are not worth standing up for.
const NEAR_ENOUGH: f32 = 0.5;
/// Centimetres of a band (CT-MOV-01).
const BAND: i32 = 2500;

#[cfg(test)]
mod tests;
