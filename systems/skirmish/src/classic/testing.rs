//! Test fights set up at a single moment.

use bevy::prelude::{App, OnEnter, Plugin, State, World};
use characters::{Characteristic, healing::RuleSet};
use dice::Dice;
use engine::{Rules, Seat};

use super::{Classic, ClassicPlugin, Stage, Step, to_hit};
use crate::{
    Attack, Choice, Event, FighterAction, FighterId, HouseRules, Kit, Mode, Move, Plan, Setup,
    Skirmish, Stand,
    battlefield::Battlefield,
    data::{
        Armed, ArmorColumn, Beast, Cover, CoverKind, Force, Gear, Ground, Recruit, Scenario,
        Surprise, Terrain,
    },
    field::Place,
    plan::Cannot,
    rules,
    state::{Agenda, FieldRead, FieldWrite, FightJournal, Fortune, FoughtBy, PendingChoice},
    testing::armoury,
};

pub(crate) const SUITS: [(&str, ArmorColumn); 8] = [
    ("Jack", ArmorColumn::Jack),
    ("Mesh", ArmorColumn::Mesh),
    ("Cloth", ArmorColumn::Cloth),
    ("Reflec", ArmorColumn::Reflec),
    ("Ablat", ArmorColumn::Ablat),
    ("Combat Armour", ArmorColumn::Combat),
    ("Battle Dress", ArmorColumn::Combat),
    ("Vacc Suit", ArmorColumn::Nothing),
];

/// Person with a profile and weapons, the first in hand.
pub(crate) fn person(name: &str, profile: &str, weapons: &[&str]) -> Recruit {
    Recruit {
        weapons: weapons.iter().map(|&weapon| Armed::new(weapon, 1)).collect(),
        ..Recruit::new(name, profile.parse().expect("a profile"))
    }
}

/// Beast with these scores and natural weapons.
pub(crate) fn beast(name: &str, profile: &str, weapons: &[&str]) -> Recruit {
    let kind = Beast { kind: name.to_owned(), speed: 3, metres: 9, pouncer: false };
    Recruit { beast: Some(kind), ..person(name, profile, weapons) }
}

impl Recruit {
    pub(crate) fn wearing(mut self, suits: &[&str]) -> Recruit {
        self.armor = suits.iter().map(|suit| (*suit).to_owned()).collect();
        self
    }

    pub(crate) fn knowing(mut self, skills: &[(&str, u8)]) -> Recruit {
        self.skills = skills.iter().copied().collect();
        self
    }

    pub(crate) fn fitted(mut self, gear: Gear) -> Recruit {
        self.weapons[0].fittings.push(gear);
        self
    }

    pub(crate) fn having(mut self, gear: Gear) -> Recruit {
        self.gear.push(gear);
        self
    }

    pub(crate) fn untrained(mut self) -> Recruit {
        self.untrained = true;
        self
    }

    /// Places the recruit in that band, counted from 0.
    pub(crate) fn in_band(mut self, band: i16) -> Recruit {
        self.at = Some(Place::band(band));
        self
    }
}

/// The classic rules reduced to the attacks of a round and their wounds.
#[derive(Default)]
struct AttacksAlone;

impl Plugin for AttacksAlone {
    fn build(&self, app: &mut App) {
        app.add_plugins(ClassicPlugin);
    }
}

impl Rules for AttacksAlone {
    type Steps = Step;

    fn is_waiting(world: &World) -> bool {
        ClassicPlugin::is_waiting(world)
    }

    fn next_step(world: &mut World) -> Option<Step> {
        ClassicPlugin::next_step(world)
    }

    fn end_stage(world: &mut World) {
        if rules::stage::<Stage>(world) == Stage::Wounds {
            world.insert_resource(State::new(Stage::Over));
        } else {
            ClassicPlugin::end_stage(world);
        }
    }
}

/// Fight after the movement of a round: fighter 0 is the first of the first side, in band 0.
pub(crate) struct Bout {
    pub world: Battlefield,
}

impl Bout {
    /// Creates one side against another, which stands this many bands away unless a recruit has a
    /// place.
    pub(crate) fn new(bands: i16, ours: Vec<Recruit>, theirs: Vec<Recruit>) -> Bout {
        Bout::of(vec![(0, ours), (bands, theirs)])
    }

    /// Creates one against one.
    pub(crate) fn duel(bands: i16, one: Recruit, other: Recruit) -> Bout {
        Bout::new(bands, vec![one], vec![other])
    }

    pub(crate) fn of(sides: Vec<(i16, Vec<Recruit>)>) -> Bout {
        let force = |(nth, (band, fighters))| {
            Force::new(format!("side {nth}"), Place::band(band), fighters)
        };
        let forces = sides.into_iter().enumerate().map(force).collect();
        let ground = Ground::new(Terrain::Clear, 1000);
        let scenario = Scenario::new("bout", "A bout", ground, forces);
        let scenario = Scenario { surprise: Surprise::Nobody, ..scenario };
        let setup = Setup {
            rules: RuleSet::Classic,
            house: HouseRules::default(),
            healing: Default::default(),
            scenario,
        };
        let fight = Skirmish::new(&armoury(), &setup, 0).expect("it can be fought");
        let mut bout = Bout { world: fight.into_world() };
        bout.clear();
        bout.world.run_schedule(OnEnter(Stage::Meeting));
        bout
    }

    /// Clears steps, choice and journal, and sets the first round.
    fn clear(&mut self) {
        self.world.insert_resource(Agenda::<Step>::default());
        self.world.insert_resource(PendingChoice::default());
        self.world.insert_resource(FightJournal::default());
        let mut course = self.world.course_mut();
        (course.round, course.outcome) = (1, None);
        for who in self.world.everybody() {
            self.world.of_mut::<Classic>(who).order = Some(FighterAction::Stand);
        }
    }

    pub(crate) fn setup(&mut self, change: impl FnOnce(&mut Setup)) -> &mut Bout {
        change(&mut self.world.resource_mut::<FoughtBy>().setup);
        self
    }

    pub(crate) fn house(&mut self, change: impl FnOnce(&mut HouseRules)) -> &mut Bout {
        self.setup(|setup| change(&mut setup.house))
    }

    pub(crate) fn ground(&mut self, change: impl FnOnce(&mut Ground)) -> &mut Bout {
        self.setup(|setup| change(&mut setup.scenario.ground))
    }

    pub(crate) fn cover(&mut self, kind: CoverKind, band: i16) -> &mut Bout {
        let cover = Cover { name: "something".to_owned(), kind, at: Place::band(band) };
        self.ground(|ground| ground.cover.push(cover))
    }

    pub(crate) fn round(&mut self, round: u16) -> &mut Bout {
        self.world.course_mut().round = round;
        self
    }

    pub(crate) fn surprise(&mut self, by: u8) -> &mut Bout {
        self.world.course_mut().surprise = Some(Seat(by));
        self
    }

    pub(crate) fn order(&mut self, who: u8, deed: FighterAction) -> &mut Bout {
        self.classic_mut(who).order = Some(deed);
        self
    }

    pub(crate) fn touch(&mut self, one: u8, other: u8) -> &mut Bout {
        self.classic_mut(one).touching.push(FighterId(other));
        self.classic_mut(other).touching.push(FighterId(one));
        self
    }

    pub(crate) fn blows(&mut self, who: u8, blows: u8) -> &mut Bout {
        self.classic_mut(who).blows = blows;
        self
    }

    /// Marks a fighter as wounded in this fight: every die of a hit finds its own characteristic.
    pub(crate) fn blooded(&mut self, who: u8) -> &mut Bout {
        self.classic_mut(who).blooded = true;
        self
    }

    pub(crate) fn dice(&mut self, faces: &[u8]) -> &mut Bout {
        self.world.insert_resource(Fortune(Dice::scripted(faces)));
        self
    }

    pub(crate) fn classic(&self, who: u8) -> &Classic {
        self.world.of(FighterId(who))
    }

    fn classic_mut(&mut self, who: u8) -> bevy::prelude::Mut<'_, Classic> {
        self.world.of_mut(FighterId(who))
    }

    pub(crate) fn kit(&mut self, who: u8) -> bevy::prelude::Mut<'_, Kit> {
        self.world.of_mut(FighterId(who))
    }

    pub(crate) fn stand(&mut self, who: u8) -> bevy::prelude::Mut<'_, Stand> {
        self.world.of_mut(FighterId(who))
    }

    /// Present STR, DEX and END.
    pub(crate) fn now(&self, who: u8) -> [u8; 3] {
        let who = FighterId(who);
        self.world.body(who).physical(self.world.full(who))
    }

    /// Runs the attacks of a round.
    pub(crate) fn attack(&mut self) -> &mut Bout {
        rules::begin(&mut self.world, Stage::Declaration);
        engine::run::<AttacksAlone>(&mut self.world);
        self
    }

    pub(crate) fn choice(&self) -> Option<&Choice> {
        self.world.resource::<PendingChoice>().choice.as_ref()
    }

    /// Chooses one of the options.
    #[track_caller]
    pub(crate) fn choose(&mut self, chosen: Move) -> &mut Bout {
        let choice = self.choice().expect("something is asked");
        assert!(choice.options.contains(&chosen), "{chosen:?} is none of {:?}", choice.options);
        let mut asked = self.world.resource_mut::<PendingChoice>();
        (asked.choice, asked.answer) = (None, Some(chosen));
        engine::run::<AttacksAlone>(&mut self.world);
        self
    }

    #[track_caller]
    pub(crate) fn does(&mut self, who: u8, deed: FighterAction) -> &mut Bout {
        self.choose(Move::Do { who: FighterId(who), deed })
    }

    #[track_caller]
    pub(crate) fn strikes(&mut self, who: u8, target: u8) -> &mut Bout {
        self.does(who, FighterAction::Attack(at(target)))
    }

    #[track_caller]
    pub(crate) fn rests(&mut self, who: u8) -> &mut Bout {
        self.does(who, FighterAction::Done)
    }

    #[track_caller]
    pub(crate) fn loses(&mut self, which: Characteristic) -> &mut Bout {
        self.choose(Move::Lose(which))
    }

    /// Runs the alarms after the attacks.
    pub(crate) fn settle(&mut self) -> &mut Bout {
        self.world.run_schedule(OnEnter(Stage::Alarm));
        self
    }

    /// Actions offered to a fighter in the pending choice.
    pub(crate) fn offered(&self, who: u8) -> Vec<FighterAction> {
        let deed = |it: &Move| {
            let Move::Do { who: by, deed } = it else { return None };
            (by.0 == who).then_some(*deed)
        };
        self.choice().map_or(Vec::new(), |it| it.options.iter().filter_map(deed).collect())
    }

    pub(crate) fn plan(&self, attack: Attack) -> Result<Plan, Cannot> {
        to_hit::plan(&self.world, FighterId(0), &attack)
    }

    /// Plan of an attack as the first side knows it.
    pub(crate) fn known(&self, by: u8, attack: Attack) -> Plan {
        to_hit::known(&self.world, FighterId(by), &attack).expect("it can be made")
    }

    /// Modifiers of the plan's first throw, as `rule name dm`, without those that are 0.
    pub(crate) fn dms(&self, attack: Attack) -> Vec<String> {
        let plan = self.plan(attack).expect("it can be made");
        let some = plan.modifiers.iter().filter(|modifier| modifier.dm != 0);
        some.map(ToString::to_string).collect()
    }

    /// Number that the dice alone need for the first fighter to hit.
    #[track_caller]
    pub(crate) fn needs(&self, attack: Attack) -> i32 {
        self.plan(attack).expect("it can be made").needed()
    }

    /// Asserts that all dice have fallen and no choice is pending.
    #[track_caller]
    pub(crate) fn is_played_out(&self) {
        assert_eq!(self.choice(), None);
        assert!(self.world.resource::<Fortune>().0.unthrown().is_empty(), "dice are left");
    }

    pub(crate) fn told(&self) -> &[Event] {
        self.world.resource::<FightJournal>().journal.events()
    }

    /// Events in the journal, in a few words each.
    pub(crate) fn story(&self) -> Vec<String> {
        self.told().iter().filter_map(tell).collect()
    }
}

/// Full blow or single shot at that fighter with the first weapon.
pub(crate) fn at(target: u8) -> Attack {
    Attack { target: FighterId(target), weapon: 0, mode: Mode::Single, boon: false }
}

pub(crate) fn using(weapon: u8, mode: Mode, target: u8) -> Attack {
    Attack { weapon, mode, ..at(target) }
}

/// Describes an event in a few words.
#[expect(clippy::wildcard_enum_match_arm, reason = "the story is of attacks and what they do")]
fn tell(event: &Event) -> Option<String> {
    use characters::healing::Event as Body;
    let id = |who: &FighterId| who.0;
    Some(match event {
        Event::Attacked(it) => {
            let (hit, total) = (if it.hit { "hits" } else { "misses" }, it.throw.total());
            format!("{} {hit} {} with {}", id(&it.by), id(&it.target), total)
        }
        Event::Damage { who, left, .. } => format!("{left} points for {}", id(who)),
        Event::Body { who, what: Body::Wounded { groups, now } } => {
            let part =
                |group: &characters::healing::Group| format!("{}-{}", group.on, group.points);
            let parts: Vec<String> = groups.iter().map(part).collect();
            format!("{} loses {}: {now:?}", id(who), parts.join(" "))
        }
        Event::Body { who, what: Body::FellUnconscious { .. } } => format!("{} falls", id(who)),
        Event::Body { who, what: Body::Died { .. } } => format!("{} dies", id(who)),
        Event::Blow { who, left } => format!("{} has {left} blows left", id(who)),
        Event::Drew { who, weapon } => format!("{} draws the {weapon}", id(who)),
        Event::Reloading { who, left, .. } => format!("{} reloads, {left} to come", id(who)),
        Event::Reloaded { who, .. } => format!("{} has reloaded", id(who)),
        Event::QuickDraw { throws, first } => {
            let totals = throws.each_ref().map(|(_, throw)| throw.total());
            format!("{totals:?}, first {:?}", first.as_ref().map(id))
        }
        Event::Footing { who, holds, .. } => format!("{} holds on: {holds}", id(who)),
        Event::Alarm { cause } => format!("alarm: {cause:?}"),
        Event::Notice { fallen, seen, .. } => format!("{} seen to fall: {seen}", id(fallen)),
        Event::SurpriseLost => "surprise is lost".to_owned(),
        _ => return None,
    })
}
