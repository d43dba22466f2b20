//! What it would be to stand somewhere: what can be struck from there, and by whom.

use skirmish::{
    FighterId, Posture,
    field::{Distance, Place},
};

use super::{Combatant, Meeting, Sight};

/// Where and how somebody would stand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Spot {
    pub place: Place,
    /// Comes to touch this one.
    pub contact: Option<FighterId>,
    /// Still touches whom they touch now.
    pub stays: bool,
    pub evades: bool,
    pub posture: Posture,
    /// Can strike from there before the others do.
    pub strikes: bool,
    /// Runs there, and so is behind nothing (M-07).
    pub runs: bool,
}

/// What a spot is good for.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Position {
    /// The best that they could do from there at once.
    pub chance: f32,
    /// What those who can strike them there are likely to do.
    pub danger: f32,
    /// The balance of both a round later, the others having moved to where they strike best.
    pub later: f32,
}

/// Where somebody strikes best.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Bearing {
    /// How far from whom they fight, in steps; `None` where they can do nothing at any distance.
    pub gap: Option<f32>,
    /// What they can do there.
    pub peak: f32,
}

impl Spot {
    /// As somebody stands now, and able to strike.
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

    fn touches(&self, sight: &Sight, who: &Combatant, other: &Combatant) -> bool {
        self.contact == Some(other.id()) || (self.stays && sight.touching(who, other))
    }

    /// How many steps lie between this spot and an opponent.
    pub fn gap(&self, sight: &Sight, who: &Combatant, other: &Combatant) -> f32 {
        steps(sight, self.place.to(other.seen.place), self.touches(sight, who, other))
    }
}

/// Steps of a walk: bands and contact by the classic rules, moves of a person by the others.
pub(crate) fn steps(sight: &Sight, distance: Distance, touching: bool) -> f32 {
    if sight.is_classic() {
        return if touching { 0.0 } else { 1.0 + f32::from(distance.in_bands()) };
    }
    let walk = f32::from(sight.armoury.figures.second.movement.max(1)) * 100.0;
    let beyond = distance.0.saturating_sub(sight.armoury.figures.second.close_combat);
    beyond as f32 / walk
}

/// A distance in walks.
pub(crate) fn walks(sight: &Sight, distance: Distance) -> f32 {
    distance.0 as f32 / if sight.is_classic() { BAND } else { walk(sight) }
}

impl Position {
    pub fn of(sight: &Sight, who: &Combatant, spot: Spot) -> Position {
        let strike = |foe: &Combatant, at: Place, touching: bool| {
            let meeting =
                Meeting { distance: spot.place.to(at), touching, ..sight.meeting(who, foe) };
            sight.best(who, foe, meeting).worth()
        };
        let best = |there: &dyn Fn(&Combatant) -> (Place, bool)| {
            let foes = sight.foes().map(|foe| {
                let (at, touching) = there(foe);
                strike(foe, at, touching)
            });
            foes.fold(0.0, f32::max)
        };
        let now = |foe: &Combatant| (foe.seen.place, spot.touches(sight, who, foe));
        let later = |foe: &Combatant| expected_place(sight, who, spot, foe);
        let chance = if spot.strikes { best(&now) } else { 0.0 };
        let danger = danger(sight, who, spot, &now);
        let balance = best(&later) - sight.nerve * self::danger(sight, who, spot, &later);
        Position { chance, danger, later: balance }
    }
}

/// What the foes are likely to do to somebody on a spot, standing where `there` says: all that
/// they can do, as far as they do it to this one and not to comrades.
fn danger(
    sight: &Sight,
    who: &Combatant,
    spot: Spot,
    there: &dyn Fn(&Combatant) -> (Place, bool),
) -> f32 {
    let each = sight.foes().map(|foe| {
        let worth = menace(sight, foe, who, spot, there(foe));
        let others = (sight.threat_to_all(foe) - sight.threat(foe, who)).max(0.0);
        if worth > 0.0 { worth * worth / (worth + others) } else { 0.0 }
    });
    let sum: f32 = each.sum();
    if sight.surprises() { sum * UNAWARE } else { sum }
}

/// What a foe who stands there could do to somebody on a spot: at once, or a step nearer, where
/// that is better.
pub(super) fn menace(
    sight: &Sight,
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
            cover: sight.cover(spot.place, at, spot.posture).filter(|_| !spot.runs),
            posture: spot.posture,
            dm: 0,
        };
        sight.best(foe, who, meeting).worth()
    };
    let (near, contact) = nearer(sight, at, spot.place);
    from(at, touching).max(NEXT * from(near, touching || contact))
}

/// A step nearer to a place, as far as contact.
fn nearer(sight: &Sight, at: Place, to: Place) -> (Place, bool) {
    let (way, far) = (if to < at { -1 } else { 1 }, at.to(to).0 as i32);
    if sight.is_classic() {
        return (at.step(way * far.min(BAND as i32)), far == 0);
    }
    let close = sight.armoury.figures.second.close_combat as i32;
    (at.step(way * (far - close).clamp(0, walk(sight) as i32)), false)
}

/// Where a foe is likely to be a round later: a step nearer to where they strike best.
fn expected_place(sight: &Sight, who: &Combatant, spot: Spot, foe: &Combatant) -> (Place, bool) {
    let gap = spot.gap(sight, who, foe);
    let wanted = sight.bearing(foe).gap.unwrap_or(gap);
    let by = (wanted - gap).clamp(-STRIDE, STRIDE);
    let touching = sight.is_classic() && gap + by < 0.5;
    let length = if sight.is_classic() { BAND } else { walk(sight) };
    let away = if foe.seen.place < spot.place { -1.0 } else { 1.0 };
    (foe.seen.place.step((away * by * length) as i32), touching)
}

fn walk(sight: &Sight) -> f32 {
    f32::from(sight.armoury.figures.second.movement) * 100.0
}

impl Bearing {
    /// The best distance to the nearest opponent: hurt done there less hurt suffered, among those
    /// where a good part of the most is done. Whoever hides is best struck from beside them,
    /// if there is no other way.
    pub fn of(sight: &Sight, who: &Combatant) -> Bearing {
        let Some(foe) = sight.nearest(who.seen.side, who.seen.place) else {
            return Bearing::default();
        };
        let stands: Vec<Stand> =
            candidates(sight, who, foe).map(|at| Stand::of(sight, who, foe, at)).collect();
        let peak = stands.iter().map(|stand| stand.deal).fold(0.0, f32::max);
        let enough = peak * ENOUGH * sight.weariness();
        let worthwhile = stands.iter().filter(|stand| stand.deal > enough);
        let best = worthwhile.max_by(|one, other| one.balance.total_cmp(&other.balance));
        Bearing { gap: best.map(|stand| stand.gap), peak }
    }
}

/// A distance from a foe, and what it is good for.
struct Stand {
    gap: f32,
    deal: f32,
    balance: f32,
}

impl Stand {
    /// Hurt done there less hurt suffered there and on the way.
    fn of(sight: &Sight, who: &Combatant, foe: &Combatant, at: (Distance, bool)) -> Stand {
        let away = if who.seen.place < foe.seen.place { -1 } else { 1 };
        let from = foe.seen.place.step(away * at.0.0 as i32);
        let deal = self::deal(sight, (who, from), (foe, foe.seen.place), at);
        let suffered = self::deal(sight, (foe, foe.seen.place), (who, from), at);
        let gap = steps(sight, at.0, at.1);
        let way = (gap - Spot::here(who).gap(sight, who, foe)).abs();
        let half = Distance((at.0.0 + who.seen.place.to(foe.seen.place).0) / 2);
        let open =
            Meeting { distance: half, touching: false, cover: None, ..sight.meeting(foe, who) };
        let shot = sight.potential(foe, who, open).worth() * crowd(sight, who);
        let rounds = way / if sight.is_classic() { 2.0 } else { 3.0 };
        let patience = 1.0 - sight.weariness();
        let cost = WAY * way + shot * rounds * patience;
        Stand { gap, deal, balance: deal - sight.nerve * (suffered + cost) }
    }
}

/// How many opponents there are for each of a side.
fn crowd(sight: &Sight, who: &Combatant) -> f32 {
    let opponents = sight.opponents(who.seen.side).count() as f32;
    opponents / (1 + sight.comrades(who).count()) as f32
}

/// Where somebody could stand against a foe: at distances worth telling apart, where they are, and
/// behind whatever there is.
fn candidates(
    sight: &Sight,
    who: &Combatant,
    foe: &Combatant,
) -> impl Iterator<Item = (Distance, bool)> {
    let now = (who.seen.place.to(foe.seen.place), sight.touching(who, foe));
    let (here, there) = (who.seen.place, foe.seen.place);
    let own_side = move |at: &Place| (here < there) == (*at < there);
    let covers: Vec<Place> = sight.seen.ground.cover.iter().map(|cover| cover.at).collect();
    let covered = covers.into_iter().filter(own_side).map(move |at| (at.to(there), false));
    distances(sight).into_iter().chain(covered).chain([now])
}

/// What one could do to another, each from a place.
fn deal(
    sight: &Sight,
    (by, from): (&Combatant, Place),
    (on, at): (&Combatant, Place),
    (distance, touching): (Distance, bool),
) -> f32 {
    let cover = sight.cover(at, from, on.seen.posture);
    let meeting = Meeting { distance, touching, cover, ..sight.meeting(by, on) };
    sight.potential(by, on, meeting).worth()
}

/// Distances worth telling apart.
fn distances(sight: &Sight) -> Vec<(Distance, bool)> {
    if sight.is_classic() {
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
/// Those who know of no fight are less dangerous.
const UNAWARE: f32 = 0.3;
/// How likely it is that a foe comes a step nearer to strike.
const NEXT: f32 = 0.8;
/// What a step costs in itself.
const WAY: f32 = 0.01;
/// A distance is worthwhile at which so much of the most can be done.
const ENOUGH: f32 = 0.4;
