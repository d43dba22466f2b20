//! Positions: targets in reach of a spot, and the danger there.

use skirmish::{
    FighterId, Posture,
    field::{Distance, Place},
};

use super::{Combatant, EvalContext, Meeting};

/// Place, posture and movement of a fighter.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Spot {
    pub place: Place,
    /// Fighter with whom contact is made.
    pub contact: Option<FighterId>,
    /// Whether present contacts are kept.
    pub stays: bool,
    pub evades: bool,
    pub posture: Posture,
    /// Whether the fighter can strike from there before the others act.
    pub strikes: bool,
    /// Whether the fighter runs there, and so has no cover (M-07).
    pub runs: bool,
}

/// Value of a spot.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Position {
    /// Best strike from there at once.
    pub chance: f32,
    /// Likely harm by foes who can strike the fighter there.
    pub danger: f32,
    /// Balance of both a round later, with the others moved to their best distance.
    pub later: f32,
}

/// Best distance of a fighter.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Bearing {
    /// Best distance to opponents, in steps; `None` where no distance allows any harm.
    pub gap: Option<f32>,
    /// Harm done at that distance.
    pub peak: f32,
}

impl Spot {
    /// Returns the present spot, with a strike possible.
    pub fn here(who: &Combatant) -> Spot {
        Spot {
            place: who.seen.place,
            contact: None,
            stays: true,
            evades: false,
            posture: who.seen.posture,
            strikes: true,
            runs: false,
        }
    }

    fn touches(&self, context: &EvalContext, who: &Combatant, other: &Combatant) -> bool {
        self.contact == Some(other.id()) || (self.stays && context.touching(who, other))
    }

    /// Steps between this spot and an opponent.
    pub fn gap(&self, context: &EvalContext, who: &Combatant, other: &Combatant) -> f32 {
        steps(context, self.place.to(other.seen.place), self.touches(context, who, other))
    }
}

/// Steps of a walk: bands and contact by the classic rules, a person's moves by the second edition.
pub(crate) fn steps(context: &EvalContext, distance: Distance, touching: bool) -> f32 {
    if context.is_classic() {
        return if touching { 0.0 } else { 1.0 + f32::from(distance.in_bands()) };
    }
    let walk = f32::from(context.armoury.figures.second.movement.max(1)) * 100.0;
    let beyond = distance.0.saturating_sub(context.armoury.figures.second.close_combat);
    beyond as f32 / walk
}

/// Returns a distance in walks.
pub(crate) fn walks(context: &EvalContext, distance: Distance) -> f32 {
    distance.0 as f32 / if context.is_classic() { BAND } else { walk(context) }
}

impl Position {
    pub fn of(context: &EvalContext, who: &Combatant, spot: Spot) -> Position {
        let strike = |foe: &Combatant, at: Place, touching: bool| {
            let meeting =
                Meeting { distance: spot.place.to(at), touching, ..context.meeting(who, foe) };
            context.best(who, foe, meeting).worth()
        };
        let best = |there: &dyn Fn(&Combatant) -> (Place, bool)| {
            let foes = context.foes().map(|foe| {
                let (at, touching) = there(foe);
                strike(foe, at, touching)
            });
            foes.fold(0.0, f32::max)
        };
        let now = |foe: &Combatant| (foe.seen.place, spot.touches(context, who, foe));
        let later = |foe: &Combatant| expected_place(context, who, spot, foe);
        let chance = if spot.strikes { best(&now) } else { 0.0 };
        let danger = danger(context, who, spot, &now);
        let balance = best(&later) - context.nerve * self::danger(context, who, spot, &later);
        Position { chance, danger, later: balance }
    }
}

/// Likely harm by foes to a fighter on a spot, with each foe where `there` puts it: each foe's harm
/// weighted by the share this fighter has in all it threatens.
fn danger(
    context: &EvalContext,
    who: &Combatant,
    spot: Spot,
    there: &dyn Fn(&Combatant) -> (Place, bool),
) -> f32 {
    let each = context.foes().map(|foe| {
        let worth = menace(context, foe, who, spot, there(foe));
        let others = (context.threat_to_all(foe) - context.threat(foe, who)).max(0.0);
        if worth > 0.0 { worth * worth / (worth + others) } else { 0.0 }
    });
    let sum: f32 = each.sum();
    if context.surprises() { sum * UNAWARE } else { sum }
}

/// Harm that a foe at this place could do to a fighter on a spot: at once, or from a step nearer if
/// that is better.
pub(super) fn menace(
    context: &EvalContext,
    foe: &Combatant,
    who: &Combatant,
    spot: Spot,
    (at, touching): (Place, bool),
) -> f32 {
    let from = |at: Place, touching: bool| {
        let meeting = Meeting {
            distance: spot.place.to(at),
            touching,
            evades: spot.evades,
            cover: context.cover(spot.place, at, spot.posture).filter(|_| !spot.runs),
            posture: spot.posture,
            dm: 0,
        };
        context.best(foe, who, meeting).worth()
    };
    let (near, contact) = nearer(context, at, spot.place);
    from(at, touching).max(NEXT * from(near, touching || contact))
}

/// Returns a step nearer to a place, at most to contact.
fn nearer(context: &EvalContext, at: Place, to: Place) -> (Place, bool) {
    let (way, far) = (if to < at { -1 } else { 1 }, at.to(to).0 as i32);
    if context.is_classic() {
        return (at.step(way * far.min(BAND as i32)), far == 0);
    }
    let close = context.armoury.figures.second.close_combat as i32;
    (at.step(way * (far - close).clamp(0, walk(context) as i32)), false)
}

/// Likely place of a foe a round later: a step nearer to its best distance.
fn expected_place(
    context: &EvalContext,
    who: &Combatant,
    spot: Spot,
    foe: &Combatant,
) -> (Place, bool) {
    let gap = spot.gap(context, who, foe);
    let wanted = context.bearing(foe).gap.unwrap_or(gap);
    let by = (wanted - gap).clamp(-STRIDE, STRIDE);
    let touching = context.is_classic() && gap + by < 0.5;
    let length = if context.is_classic() { BAND } else { walk(context) };
    let away = if foe.seen.place < spot.place { -1.0 } else { 1.0 };
    (foe.seen.place.step((away * by * length) as i32), touching)
}

fn walk(context: &EvalContext) -> f32 {
    f32::from(context.armoury.figures.second.movement) * 100.0
}

impl Bearing {
    /// Finds the best distance to the nearest opponent: hurt done less hurt suffered, among
    /// distances with a good part of the most harm. A hidden foe is best struck from beside, if
    /// there is no other way.
    pub fn of(context: &EvalContext, who: &Combatant) -> Bearing {
        let Some(foe) = context.nearest(who.seen.side, who.seen.place) else {
            return Bearing::default();
        };
        let stands: Vec<Stand> =
            candidates(context, who, foe).map(|at| Stand::of(context, who, foe, at)).collect();
        let peak = stands.iter().map(|stand| stand.deal).fold(0.0, f32::max);
        let enough = peak * ENOUGH * context.weariness();
        let worthwhile = stands.iter().filter(|stand| stand.deal > enough);
        let best = worthwhile.max_by(|one, other| one.balance.total_cmp(&other.balance));
        Bearing { gap: best.map(|stand| stand.gap), peak }
    }
}

/// Distance from a foe, with its value.
struct Stand {
    gap: f32,
    deal: f32,
    balance: f32,
}

impl Stand {
    /// Rates a distance: hurt done there less hurt suffered there and on the way.
    fn of(context: &EvalContext, who: &Combatant, foe: &Combatant, at: (Distance, bool)) -> Stand {
        let away = if who.seen.place < foe.seen.place { -1 } else { 1 };
        let from = foe.seen.place.step(away * at.0.0 as i32);
        let deal = self::deal(context, (who, from), (foe, foe.seen.place), at);
        let suffered = self::deal(context, (foe, foe.seen.place), (who, from), at);
        let gap = steps(context, at.0, at.1);
        let way = (gap - Spot::here(who).gap(context, who, foe)).abs();
        let half = Distance((at.0.0 + who.seen.place.to(foe.seen.place).0) / 2);
        let open =
            Meeting { distance: half, touching: false, cover: None, ..context.meeting(foe, who) };
        let shot = context.potential(foe, who, open).worth() * crowd(context, who);
        let rounds = way / if context.is_classic() { 2.0 } else { 3.0 };
        let patience = 1.0 - context.weariness();
        let cost = WAY * way + shot * rounds * patience;
        Stand { gap, deal, balance: deal - context.nerve * (suffered + cost) }
    }
}

/// Number of opponents for each fighter of the side.
fn crowd(context: &EvalContext, who: &Combatant) -> f32 {
    let opponents = context.opponents(who.seen.side).count() as f32;
    opponents / (1 + context.comrades(who).count()) as f32
}

/// Candidate distances from a foe: those worth telling apart, the present one, and every cover on
/// the fighter's side.
fn candidates(
    context: &EvalContext,
    who: &Combatant,
    foe: &Combatant,
) -> impl Iterator<Item = (Distance, bool)> {
    let now = (who.seen.place.to(foe.seen.place), context.touching(who, foe));
    let (here, there) = (who.seen.place, foe.seen.place);
    let own_side = move |at: &Place| (here < there) == (*at < there);
    let covers: Vec<Place> = context.seen.ground.cover.iter().map(|cover| cover.at).collect();
    let covered = covers.into_iter().filter(own_side).map(move |at| (at.to(there), false));
    distances(context).into_iter().chain(covered).chain([now])
}

/// Harm that a fighter could do to another, each from a place.
fn deal(
    context: &EvalContext,
    (by, from): (&Combatant, Place),
    (on, at): (&Combatant, Place),
    (distance, touching): (Distance, bool),
) -> f32 {
    let cover = context.cover(at, from, on.seen.posture);
    let meeting = Meeting { distance, touching, cover, ..context.meeting(by, on) };
    context.potential(by, on, meeting).worth()
}

/// Distances worth telling apart.
fn distances(context: &EvalContext) -> Vec<(Distance, bool)> {
    if context.is_classic() {
        let bands = [20, 15, 11, 10, 6, 3, 2, 1, 0].map(|bands| (Distance::bands(bands), false));
        return bands.into_iter().chain([(Distance::default(), true)]).collect();
    }
    let metres = [300, 200, 150, 100, 75, 50, 40, 30, 25, 20, 15, 10, 6, 3, 1];
    metres.map(|metres| (Distance::metres(metres), false)).into()
}

/// Centimetres of a band (CT-MOV-01).
const BAND: f32 = 2500.0;
/// Steps that a foe is expected to go in a round.
const STRIDE: f32 = 1.0;
/// Factor for the danger of foes who know of no fight.
const UNAWARE: f32 = 0.3;
/// Chance that a foe comes a step nearer to strike.
const NEXT: f32 = 0.8;
/// Cost of each step.
const WAY: f32 = 0.01;
/// Share of the most harm that makes a distance worthwhile.
const ENOUGH: f32 = 0.4;
