//! The context in which a mind weighs one choice.

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

/// Observation together with the armoury.
pub(crate) struct EvalContext<'a> {
    pub seen: &'a Observation,
    pub armoury: &'a Armoury,
    pub tables: &'a Tables,
    /// Weight of hurt suffered against hurt done.
    pub nerve: f32,
    /// Everybody seen, in the order of the observation.
    pub fighters: Vec<Combatant<'a>>,
    /// Best position of each fighter.
    bearings: Vec<Bearing>,
    /// Threat of each able foe to each able fighter of the side, by their indices in `fighters`.
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

    /// Iterates over the able fighters of the observing side.
    pub fn ours(&self) -> impl Iterator<Item = &Combatant<'a>> {
        self.fighters.iter().filter(|it| self.is_own(it) && it.is_able())
    }

    /// Iterates over the able fighters of the other sides, as far as they are seen.
    pub fn foes(&self) -> impl Iterator<Item = &Combatant<'a>> {
        self.fighters.iter().filter(|it| !self.is_own(it) && it.is_able())
    }

    /// Iterates over the other able fighters of the same side.
    pub fn comrades(&self, of: &Combatant) -> impl Iterator<Item = &Combatant<'a>> {
        let (id, side) = (of.id(), of.seen.side);
        self.fighters.iter().filter(move |it| it.id() != id && it.seen.side == side && it.is_able())
    }

    /// Iterates over the able fighters of other sides than `of`.
    pub fn opponents(&self, of: Seat) -> impl Iterator<Item = &Combatant<'a>> {
        self.fighters.iter().filter(move |it| it.seen.side != of && it.is_able())
    }

    /// Returns the able opponent nearest to a place.
    pub fn nearest(&self, of: Seat, place: Place) -> Option<&Combatant<'a>> {
        self.opponents(of).min_by_key(|it| (it.seen.place.to(place), it.id()))
    }

    /// Whether the other side does not know yet that there is a fight (CT-SUP-06).
    pub fn surprises(&self) -> bool {
        self.seen.surprise == Some(self.seen.seat)
    }

    /// Weariness of a long fight: 0 at the beginning, 1 from [`LONG`] rounds on.
    pub fn weariness(&self) -> f32 {
        (f32::from(self.seen.round) / LONG).min(1.0)
    }

    /// Returns a fighter's best position.
    pub fn bearing(&self, who: &Combatant) -> Bearing {
        let nth = self.fighters.iter().position(|it| it.id() == who.id());
        nth.and_then(|nth| self.bearings.get(nth)).copied().unwrap_or_default()
    }

    /// Best cover of a fighter at a place against a shot from another place. By the classic rules
    /// it protects against shots from other bands; by the second edition it has to be close by and
    /// on the attacker's side, and low cover protects nobody who stands.
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

    /// Clamps a place to the field where a wall closes the end.
    pub fn on_field(&self, place: Place) -> Place {
        let ground = &self.seen.ground;
        let (first, last) = (Place(0), Place::metres(ground.length.into()));
        match place {
            _ if place < first && !ground.open_ends.0 => first,
            _ if place > last && !ground.open_ends.1 => last,
            _ => place,
        }
    }

    /// Whether a place is over an open end of the field.
    pub fn is_off_field(&self, place: Place) -> bool {
        let ground = &self.seen.ground;
        let last = Place::metres(ground.length.into());
        (place < Place(0) && ground.open_ends.0) || (place > last && ground.open_ends.1)
    }

    pub fn touching(&self, one: &Combatant, other: &Combatant) -> bool {
        one.seen.holds.contains(&other.id()) || other.seen.holds.contains(&one.id())
    }

    /// Meeting of two fighters as they stand, with `on` as the victim.
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

    /// Best strike of a fighter at another with the weapons ready.
    pub fn best(&self, by: &Combatant, on: &Combatant, meeting: Meeting) -> Strike {
        if self.is_out_of_sight(meeting.distance) {
            return Strike::default();
        }
        // Only the classic rules let a fighter draw a weapon and use it at once.
        let arms = by.arms.iter().filter(|arm| arm.loaded != Some(0));
        let arms = arms.filter(|arm| arm.in_hand || self.is_classic());
        let strikes = arms.map(|arm| strike::expected(self, by, arm, on, meeting));
        strikes.fold(Strike::default(), better)
    }

    /// Best strike, with every weapon that could be drawn or loaded.
    pub fn potential(&self, by: &Combatant, on: &Combatant, meeting: Meeting) -> Strike {
        let arms = by.arms.iter().filter(|arm| !arm.is_spent());
        let strikes = arms.map(|arm| strike::expected(self, by, arm, on, meeting));
        strikes.fold(Strike::default(), better)
    }

    /// Whether nobody sees so far in this light.
    fn is_out_of_sight(&self, distance: Distance) -> bool {
        let limit = skirmish::sight::limit(self.seen.rules, self.seen.ground.light);
        limit.is_some_and(|limit| distance > limit)
    }

    /// Threat of a foe to one of the side, from where it stands or a step nearer.
    pub fn threat(&self, by: &Combatant, on: &Combatant) -> f32 {
        let (by, on) = (self.place_of(by), self.place_of(on));
        let found = self.threats.iter().find(|(foe, own, _)| (Some(*foe), Some(*own)) == (by, on));
        found.map_or(0.0, |(_, _, worth)| *worth)
    }

    /// Threat of a foe to all of the side together.
    pub fn threat_to_all(&self, by: &Combatant) -> f32 {
        let by = self.place_of(by);
        let of_them = self.threats.iter().filter(|(foe, _, _)| Some(*foe) == by);
        of_them.map(|(_, _, worth)| worth).sum()
    }

    /// Returns the plan of an option that is an attack.
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

/// Whether a thing stands between a place and an attack. A fighter inside it is covered from
/// everywhere except from within.
fn is_between(thing: Place, place: Place, from: Place) -> bool {
    thing != from && (thing == place || (thing < place) == (from < thing))
}

/// Rounds after which a fight counts as long.
const LONG: f32 = 40.0;
