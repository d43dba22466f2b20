//! A fight under way: fighters are entities; what is to come, what is asked and the dice are
//! resources.

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::{Component, Entity, Mut, Resource, World};
use characters::{
    Characteristics,
    body::{Body, Seconds},
    sheet::Skills,
};
use dice::Dice;
use play::{Journal, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Choice, Deed, Move, Why},
    classic,
    data::{Armoury, Ground},
    event::{Event, Outcome},
    field::Place,
    fighter::{Fighter, FighterId, Held, Kit, Stand},
    second,
    setup::Setup,
    sight,
};

/// One thing to be done. What is on top of the agenda is done next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Classic(classic::Step),
    Second(second::Step),
}

/// What is still to be done, the next thing last.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda(pub Vec<Step>);

/// The question on the table, and the answer once there is one.
#[derive(Resource, Default)]
pub struct Asked {
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

#[derive(Resource)]
pub struct Fortune(pub Dice);

/// What has happened, and which sides know of each event: a bit for every seat.
#[derive(Resource, Default)]
pub struct Told {
    pub journal: Journal<Event>,
    pub known: Vec<u8>,
}

/// What the fight is fought by.
#[derive(Resource)]
pub struct FoughtBy {
    pub armoury: Arc<Armoury>,
    pub setup: Setup,
}

/// Everybody, by number.
#[derive(Resource, Default)]
pub struct Roster(pub Vec<Entity>);

/// Where the fight stands.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Counted from 1; 0 before the first.
    pub round: u16,
    /// On the clock that all bodies' times are told by.
    pub clock: Seconds,
    /// The side that surprises the others, as long as it does.
    pub surprise: Option<Seat>,
    /// What each side has done and suffered, by seat.
    pub sides: Vec<SideState>,
    /// Weapons that lie on the ground (SE-CBT-15, SE-GRP-04).
    pub dropped: Vec<Dropped>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A weapon on the ground.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dropped {
    pub at: Place,
    pub held: Held,
}

/// One side's share of the fight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideState {
    pub surrendered: bool,
    pub routed: bool,
    /// It got away before the fight, or has tried to and failed (CT-RUL-59).
    pub tried_escape: bool,
    pub away: bool,
    /// How many were dead or unconscious when morale was last looked at (CT-END-02).
    pub casualties: u8,
    /// The round since which the leader has been out of it (CT-END-02).
    pub leader_out: Option<u16>,
    /// Second edition only.
    pub command: second::Command,
}

/// Looking at a fight.
pub trait Look {
    fn world(&self) -> &World;

    /// Everybody's number, in order.
    fn everybody(&self) -> Vec<FighterId> {
        let count = self.world().resource::<Roster>().0.len() as u8;
        (0..count).map(FighterId).collect()
    }

    /// A component of somebody.
    fn of<C: Component>(&self, who: FighterId) -> &C {
        let world = self.world();
        let entity = world.resource::<Roster>().0[who.index()];
        world.get(entity).expect("a fighter has every part of a fighter")
    }

    fn fighter(&self, who: FighterId) -> &Fighter {
        self.of(who)
    }

    fn stand(&self, who: FighterId) -> &Stand {
        self.of(who)
    }

    fn kit(&self, who: FighterId) -> &Kit {
        self.of(who)
    }

    fn body(&self, who: FighterId) -> &Body {
        self.of(who)
    }

    fn skills(&self, who: FighterId) -> &Skills {
        self.of(who)
    }

    /// Unhurt scores.
    fn full(&self, who: FighterId) -> Characteristics {
        *self.of(who)
    }

    fn side(&self, who: FighterId) -> Seat {
        self.fighter(who).side
    }

    fn course(&self) -> &Course {
        self.world().resource()
    }

    fn setup(&self) -> &Setup {
        &self.world().resource::<FoughtBy>().setup
    }

    fn ground(&self) -> &Ground {
        &self.setup().scenario.ground
    }

    fn armoury(&self) -> &Arc<Armoury> {
        &self.world().resource::<FoughtBy>().armoury
    }

    /// On the field, alive, awake and free to act (CT-ATK-02, SE-CBT-19).
    fn is_able(&self, who: FighterId) -> bool {
        let clock = self.course().clock;
        self.stand(who).gone.is_none()
            && !self.fighter(who).captive
            && self.body(who).can_act(clock)
    }

    /// Everybody able of a side.
    fn able(&self, side: Seat) -> Vec<FighterId> {
        let all = self.everybody().into_iter();
        all.filter(|&who| self.side(who) == side && self.is_able(who)).collect()
    }

    /// The seats of all sides.
    fn seats(&self) -> Vec<Seat> {
        (0..self.setup().scenario.forces.len() as u8).map(Seat).collect()
    }
}

impl Look for World {
    fn world(&self) -> &World {
        self
    }
}

/// Changing a fight.
pub trait Touch {
    fn world_mut(&mut self) -> &mut World;

    fn of_mut<C: Component>(&mut self, who: FighterId) -> Mut<'_, C> {
        let world = self.world_mut();
        let entity = world.resource::<Roster>().0[who.index()];
        world.get_mut(entity).expect("a fighter has every part of a fighter")
    }

    fn course_mut(&mut self) -> Mut<'_, Course> {
        self.world_mut().resource_mut()
    }

    fn dice(&mut self) -> &mut Dice {
        &mut self.world_mut().resource_mut::<Fortune>().into_inner().0
    }

    fn tell(&mut self, event: Event) {
        let world = self.world_mut();
        let known = knowing(world, &event);
        let mut told = world.resource_mut::<Told>();
        told.known.push(known);
        told.journal.tell(event);
    }

    fn push(&mut self, step: Step) {
        self.world_mut().resource_mut::<Agenda>().0.push(step);
    }

    /// These steps, in this order, before everything else.
    fn push_all(&mut self, steps: Vec<Step>) {
        self.world_mut().resource_mut::<Agenda>().0.extend(steps.into_iter().rev());
    }

    /// The answer, if there is one; otherwise the question is asked, and the step waits for it. A
    /// single option answers itself; without any the step has to do without.
    fn ask(&mut self, step: Step, seat: Seat, why: Why, mut options: Vec<Move>) -> Option<Move> {
        let mut asked = self.world_mut().resource_mut::<Asked>();
        if let Some(answer) = asked.answer.take() {
            return Some(answer);
        }
        if options.len() < 2 {
            return options.pop();
        }
        asked.choice = Some(Choice { seat, why, options });
        self.push(step);
        None
    }
}

impl Touch for World {
    fn world_mut(&mut self) -> &mut World {
        self
    }
}

/// All orders are shown at once, each to the sides that see who carries it out (CT-RUL-61).
pub(crate) fn reveal(world: &mut World, orders: &[(FighterId, Deed)]) {
    let mut to: BTreeMap<u8, Vec<(FighterId, Deed)>> = BTreeMap::new();
    for &(who, deed) in orders {
        to.entry(seeing(world, &[who])).or_default().push((who, deed));
    }
    for orders in to.into_values() {
        world.tell(Event::Revealed { orders });
    }
}

/// The sides that learn of an event: all, if nobody in particular does something; otherwise those
/// of whoever is concerned, and those that see them. How many blows END leaves somebody is nobody's
/// business but their own side's (M-04).
fn knowing(world: &World, event: &Event) -> u8 {
    if let Event::Blow { who, .. } = event {
        return 1 << world.side(*who).0;
    }
    if let Event::Revealed { orders } = event {
        return orders.first().map_or(0, |(who, _)| seeing(world, &[*who]));
    }
    seeing(world, &event.concerned())
}

fn seeing(world: &World, concerned: &[FighterId]) -> u8 {
    let learns = |seat: &Seat| {
        concerned.is_empty() || concerned.iter().any(|&who| sight::side_sees(world, *seat, who))
    };
    let seats = world.seats().into_iter().filter(learns);
    seats.fold(0, |known, seat| known | 1 << seat.0)
}
