//! Everything a mind can look at while it weighs one choice.

use characters::healing::RuleSet;
use engine::Seat;
use skirmish::{
    FighterId, Move, Observation, Plan, Posture,
    data::{Armoury, Cover, CoverKind},
    field::{Distance, Place},
};

use super::{
    Combatant, Meeting, Strike, Tables,
    position::{self, Bearing, Spot},
    strike,
};

/// An observation, read with the armoury at hand.
pub(crate) struct EvalContext<'a> {
    pub seen: &'a Observation,
    pub armoury: &'a Armoury,
    pub tables: &'a Tables,
    /// How much hurt suffered counts beside hurt done.
    pub nerve: f32,
    /// Everybody seen, in the order of the observation.
    pub fighters: Vec<Combatant<'a>>,
    /// Where each of them strikes best.
    bearings: Vec<Bearing>,
    /// What each able foe could do to each able one of the side, by their places in `fighters`.
    threats: Vec<(usize, usize, f32)>,
}

impl<'a> EvalContext<'a> {
    pub fn new(
        seen: &'a Observation,
        armoury: &'a Armoury,
        tables: &'a Tables,
        nerve: f32,
    ) -> EvalContext<'a> {
        let fighters: Vec<Combatant> =
            seen.fighters.iter().map(|it| Combatant::new(it, seen, armoury)).collect();
        let (bearings, threats) = (Vec::new(), Vec::new());
        let mut context = EvalContext { seen, armoury, tables, nerve, fighters, bearings, threats };
        context.threats = context.all_threats();
        context.bearings = context.fighters.iter().map(|it| Bearing::of(&context, it)).collect();
        context
    }

    pub fn is_classic(&self) -> bool {
        self.seen.rules == RuleSet::Classic
    }

    pub fn get(&self, who: FighterId) -> Option<&Combatant<'a>> {
        self.fighters.iter().find(|it| it.id() == who)
    }

    pub fn is_own(&self, who: &Combatant) -> bool {
        who.seen.side == self.seen.seat
    }

    /// Everybody able of the side that looks.
    pub fn ours(&self) -> impl Iterator<Item = &Combatant<'a>> {
        self.fighters.iter().filter(|it| self.is_own(it) && it.is_able())
    }

    /// Everybody able of the other sides, as far as they are seen.
    pub fn foes(&self) -> impl Iterator<Item = &Combatant<'a>> {
        self.fighters.iter().filter(|it| !self.is_own(it) && it.is_able())
    }

    /// Everybody able of the same side, but themselves.
    pub fn comrades(&self, of: &Combatant) -> impl Iterator<Item = &Combatant<'a>> {
        let (id, side) = (of.id(), of.seen.side);
        self.fighters.iter().filter(move |it| it.id() != id && it.seen.side == side && it.is_able())
    }

    /// Able ones of other sides than somebody's.
    pub fn opponents(&self, of: Seat) -> impl Iterator<Item = &Combatant<'a>> {
        self.fighters.iter().filter(move |it| it.seen.side != of && it.is_able())
    }

    /// The able opponent who is nearest to a place.
    pub fn nearest(&self, of: Seat, place: Place) -> Option<&Combatant<'a>> {
        self.opponents(of).min_by_key(|it| (it.seen.place.to(place), it.id()))
    }

    /// The others do not know yet that there is a fight (CT-SUP-06).
    pub fn surprises(&self) -> bool {
        self.seen.surprise == Some(self.seen.seat)
    }

    /// That it has gone on for long: 0 at the beginning, 1 when there is no end in sight.
    pub fn weariness(&self) -> f32 {
        (f32::from(self.seen.round) / LONG).min(1.0)
    }

    /// Where somebody strikes best.
    pub fn bearing(&self, who: &Combatant) -> Bearing {
        let nth = self.fighters.iter().position(|it| it.id() == who.id());
        nth.and_then(|nth| self.bearings.get(nth)).copied().unwrap_or_default()
    }

    /// What stands between somebody at a place and a shot from another; the best of it. By the
    /// classic rules it keeps off what comes from other bands; by the second edition it has to be
    /// close by and on the attacker's side, and what is low hides nobody who stands.
    pub fn cover(&self, place: Place, from: Place, posture: Posture) -> Option<CoverKind> {
        let serves = |cover: &&Cover| match self.seen.rules {
            RuleSet::Classic => {
                let band = place.nearest_band();
                cover.at.nearest_band() == band && from.nearest_band() != band
            }
            RuleSet::SecondEdition => {
                let close = self.armoury.figures.second.close_combat;
                let low = cover.kind == CoverKind::Vegetation && posture == Posture::Standing;
                cover.at.to(place).0 <= close && is_between(cover.at, place, from) && !low
            }
        };
        self.seen.ground.cover.iter().filter(serves).map(|cover| cover.kind).max()
    }

    /// The place, or the end of the field where a wall keeps one from it.
    pub fn on_field(&self, place: Place) -> Place {
        let ground = &self.seen.ground;
        let (first, last) = (Place(0), Place::metres(ground.length.into()));
        match place {
            _ if place < first && !ground.open_ends.0 => first,
            _ if place > last && !ground.open_ends.1 => last,
            _ => place,
        }
    }

    /// Over an open end of the field.
    pub fn is_off_field(&self, place: Place) -> bool {
        let ground = &self.seen.ground;
        let last = Place::metres(ground.length.into());
        (place < Place(0) && ground.open_ends.0) || (place > last && ground.open_ends.1)
    }

    pub fn touching(&self, one: &Combatant, other: &Combatant) -> bool {
        one.seen.holds.contains(&other.id()) || other.seen.holds.contains(&one.id())
    }

    /// How two meet as they stand, the second being struck.
    pub fn meeting(&self, by: &Combatant, on: &Combatant) -> Meeting {
        Meeting {
            distance: by.seen.place.to(on.seen.place),
            touching: self.touching(by, on),
            evades: false,
            cover: self.cover(on.seen.place, by.seen.place, on.seen.posture),
            posture: on.seen.posture,
            dm: 0,
        }
    }

    /// The best that somebody can do to another with what they have ready.
    pub fn best(&self, by: &Combatant, on: &Combatant, meeting: Meeting) -> Strike {
        if self.is_out_of_sight(meeting.distance) {
            return Strike::default();
        }
        // What is not in hand can be drawn and used at once by the classic rules alone.
        let arms = by.arms.iter().filter(|arm| arm.loaded != Some(0));
        let arms = arms.filter(|arm| arm.in_hand || self.is_classic());
        let strikes = arms.map(|arm| strike::expected(self, by, arm, on, meeting));
        strikes.fold(Strike::default(), better)
    }

    /// The same with anything they could draw or load.
    pub fn potential(&self, by: &Combatant, on: &Combatant, meeting: Meeting) -> Strike {
        let arms = by.arms.iter().filter(|arm| !arm.is_spent());
        let strikes = arms.map(|arm| strike::expected(self, by, arm, on, meeting));
        strikes.fold(Strike::default(), better)
    }

    /// Nobody sees so far in this light.
    fn is_out_of_sight(&self, distance: Distance) -> bool {
        let limit = skirmish::sight::limit(self.seen.rules, self.seen.ground.light);
        limit.is_some_and(|limit| distance > limit)
    }

    /// What a foe could do to one of the side as they stand, or from a step nearer.
    pub fn threat(&self, by: &Combatant, on: &Combatant) -> f32 {
        let (by, on) = (self.place_of(by), self.place_of(on));
        let found = self.threats.iter().find(|(foe, own, _)| (Some(*foe), Some(*own)) == (by, on));
        found.map_or(0.0, |(_, _, worth)| *worth)
    }

    /// What a foe could do to all of the side together.
    pub fn threat_to_all(&self, by: &Combatant) -> f32 {
        let by = self.place_of(by);
        let of_them = self.threats.iter().filter(|(foe, _, _)| Some(*foe) == by);
        of_them.map(|(_, _, worth)| worth).sum()
    }

    /// The plan of an option that is an attack.
    pub fn plan(&self, option: Move) -> Option<&'a Plan> {
        self.seen.plans.iter().find(|(it, _)| *it == option).map(|(_, plan)| plan)
    }

    fn place_of(&self, who: &Combatant) -> Option<usize> {
        self.fighters.iter().position(|it| it.id() == who.id())
    }

    fn all_threats(&self) -> Vec<(usize, usize, f32)> {
        let all = || self.fighters.iter().enumerate().filter(|(_, it)| it.is_able());
        let pairs = all()
            .filter(|(_, it)| !self.is_own(it))
            .flat_map(|foe| all().filter(|(_, it)| self.is_own(it)).map(move |own| (foe, own)));
        let menace = |foe: &Combatant, own: &Combatant| {
            let there = (foe.seen.place, self.touching(foe, own));
            position::menace(self, foe, own, Spot::here(own), there)
        };
        pairs.map(|((nth, foe), (other, own))| (nth, other, menace(foe, own))).collect()
    }
}

fn better(one: Strike, other: Strike) -> Strike {
    if other.worth() > one.worth() { other } else { one }
}

/// Whether a thing stands between somebody and an attack from there; who is in it is covered from
/// everywhere but from within.
fn is_between(thing: Place, place: Place, from: Place) -> bool {
    thing != from && (thing == place || (thing < place) == (from < thing))
}

/// Rounds after which a fight is long.
const LONG: f32 = 40.0;
