//! The true tables of weapons and armour, and a fight laid out at a single moment, for tests.

use std::sync::Arc;

use bevy::prelude::World;
use characters::{Characteristic, healing::RuleSet};
use dice::Dice;
use play::Seat;

use super::{Classic, attacks, blows, noise, to_hit};
use crate::{
    Attack, Choice, Deed, Event, FighterId, House, Kit, Mode, Move, Plan, Setup, Skirmish, Stand,
    data::{
        Aim, Armed, Armor, ArmorColumn, Armoury, Automatic, Beast, Class, ClassicFigures,
        ClassicWeapon, Cover, CoverKind, Figures, Force, Gear, Gravity, Ground, Level, Light,
        Magazine, Opening, Recruit, Scenario, Sound, Surprise, Terrain, TerrainRow, Weapon,
    },
    field::{Place, Range},
    plan::Cannot,
    rules,
    state::{Agenda, Asked, Fortune, FoughtBy, Look, Told, Touch},
};

/// name | class, hands | grams | shots, grams of a magazine | wounds | penalty | bonus | weakened |
/// close to very long | nothing, jack, mesh, cloth, reflec, ablat, combat | the rest
const WEAPONS: &str = "\
Hands | Brawling 0 | 0 | - | 1 | 5:-2 | 9:1 | -2 | 2 1 - - - | 1 -1 -4 -4 0 -1 -6 |
Club | Brawling 1 | 1000 | - | 2 | 4:-4 | 8:2 | -1 | 1 2 - - - | 0 0 -2 -3 0 -2 -7 |
Dagger | Blade 1 | 250 | - | 2 | 3:-2 | 8:2 | -2 | 1 -1 - - - | 0 -1 -4 -4 0 -2 -7 | thrown no_load
Blade | Blade 1 | 350 | - | 2 | 4:-2 | 9:1 | -2 | 1 1 - - - | 1 0 -4 -4 1 -3 -5 | thrown
Foil | Blade 1 | 500 | - | 1 | 4:-1 | 10:1 | -2 | -1 0 - - - | 2 0 -4 -3 2 -2 -6 |
Cutlass | Blade 1 | 1250 | - | 3 | 6:-2 | 11:2 | -4 | -4 2 - - - | 4 3 -2 -3 4 -2 -6 |
Sword | Blade 1 | 1000 | - | 2 | 5:-2 | 10:1 | -3 | -2 1 - - - | 3 3 -3 -3 3 -2 -6 |
Broadsword | Blade 2 | 2500 | - | 4 | 7:-4 | 12:2 | -4 | -8 3 - - - | 5 5 1 0 5 1 -4 |
Bayonet | Blade 2 | 250 | - | 3 | 4:-2 | 9:2 | -2 | -1 2 - - - | 2 1 0 -1 2 -2 -6 |
Spear | Polearm 2 | 2000 | - | 2 | 4:-1 | 9:2 | -3 | -2 1 - - - | 1 0 -2 -2 -1 -3 -6 |
Halberd | Polearm 2 | 2500 | - | 3 | 5:-2 | 10:2 | -3 | 0 1 - - - | 4 3 -2 -3 4 -2 -5 |
Pike | Polearm 2 | 2500 | - | 3 | 6:-3 | 10:2 | -3 | -4 4 - - - | 1 0 -2 -2 -1 -3 -6 | later_short
Cudgel | Polearm 2 | 1000 | - | 2 | 4:-1 | 8:2 | -1 | 0 0 - - - | 0 0 -2 -3 0 -2 -7 |
Body Pistol | Gun 1 | 250 | 6 50 | 2 | 7:-3 | 11:1 | 0 | 2 1 -6 - - | 0 0 -2 -4 -4 -2 -7 | pistol
Auto Pistol | Gun 1 | 750 | 15 250 | 3 | 6:-2 | 10:1 | 0 | 1 2 -4 -6 - | 1 1 -1 -3 1 -1 -5 | pistol
Revolver | Gun 1 | 900 | 6 100 | 3 | 6:-2 | 9:1 | 0 | 1 2 -3 -5 - | 1 1 -1 -3 1 -1 -5 | pistol
Carbine | Gun 2 | 3000 | 10 125 | 3 | 4:-1 | 9:1 | 0 | -4 1 -2 -4 -5 | 2 2 0 -3 2 -1 -5 | long
Rifle | Gun 2 | 4000 | 20 500 | 3 | 5:-2 | 8:1 | 0 | -4 1 0 -1 -3 | 3 3 0 -3 2 1 -5 | long
Auto Rifle | Gun 2 | 5000 | 20 500 | 3 | 6:-2 | 10:2 | 0 | -8 0 2 1 -2 | 6 6 2 -1 6 3 -3 | long selectable
Shotgun | Gun 2 | 3750 | 10 750 | 4 | 3:-1 | 9:1 | 0 | -8 1 3 -6 - | 5 5 -1 -3 5 2 -5 | long shot
SMG | Gun 2 | 2500 | 30 500 | 3 | 5:-2 | 9:2 | 0 | -4 3 3 -3 -9 | 5 5 0 -3 5 2 -4 | long always
Laser Carbine | Gun 2 | 5000 | 50 3000 | 4 | 5:-3 | 10:2 | 0 | -2 1 1 1 0 | 2 2 1 1 -8 -7 -6 | laser
Laser Rifle | Gun 2 | 6000 | 100 4000 | 5 | 6:-3 | 11:2 | 0 | -4 2 2 2 1 | 3 3 2 2 -8 -7 -6 | laser
Claws | Natural 0 | 0 | - | 2 | - | - | 0 | 1 2 - - - | 3 0 0 1 -1 -3 -7 |
Teeth | Natural 0 | 0 | - | 2 | - | - | 0 | 2 0 - - - | 2 1 -1 0 -2 -4 -7 |
Horns | Natural 0 | 0 | - | 2 | - | - | 0 | -1 1 - - - | 2 1 0 -1 2 -2 -5 |
Hooves | Natural 0 | 0 | - | 2 | - | - | 0 | -1 2 - - - | 3 3 2 2 3 2 -6 |
Stinger | Natural 0 | 0 | - | 3 | - | - | 0 | 4 2 - - - | 4 3 0 1 2 0 -6 |
Thrasher | Natural 0 | 0 | - | 2 | - | - | 0 | 5 1 - - - | 7 7 4 4 7 4 0 |";

pub(crate) const SUITS: [(&str, ArmorColumn); 8] = [
    ("Jack", ArmorColumn::Jack),
    ("Mesh", ArmorColumn::Mesh),
    ("Cloth", ArmorColumn::Cloth),
    ("Reflec", ArmorColumn::Reflec),
    ("Ablat", ArmorColumn::Ablat),
    ("Combat Armor", ArmorColumn::Combat),
    ("Battle Dress", ArmorColumn::Combat),
    ("Vacc Suit", ArmorColumn::Nothing),
];

pub(crate) fn armoury() -> Arc<Armoury> {
    let weapons = WEAPONS.lines().map(weapon).collect();
    let armors = SUITS.map(|(name, column)| suit(name, column)).into();
    let figures = Figures { classic: figures(), second: ron::from_str(SECOND).expect("figures") };
    Arc::new(Armoury::new(weapons, armors, Vec::new(), figures).expect("the tables are sound"))
}

fn weapon(line: &str) -> Weapon {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let (class, hands) = cells[1].split_once(' ').expect("class and hands");
    let rest: Vec<&str> = cells[10].split_whitespace().collect();
    let is = |word| rest.contains(&word);
    let row = ClassicWeapon {
        wounds: number(cells[4]),
        penalty: level(cells[5]),
        bonus: level(cells[6]),
        weakened: number(cells[7]),
        range: row(cells[8]),
        armor: row::<7>(cells[9]).map(|dm| dm.expect("every suit has a number")),
        sound: match (is("pistol"), is("long"), is("laser")) {
            (true, _, _) => Sound::Pistol,
            (_, true, _) => Sound::LongGun,
            (_, _, true) => Sound::Laser,
            (false, false, false) => Sound::Quiet,
        },
        automatic: match (is("always"), is("selectable")) {
            (true, _) => Automatic::Always,
            (_, true) => Automatic::Selectable,
            (false, false) => Automatic::Never,
        },
        group: if is("shot") || is("always") || is("selectable") { 3 } else { 0 },
        reload: if is("shot") { 2 } else { 0 },
        later_short: is("later_short").then_some(-4),
        thrown: is("thrown"),
        no_load: is("no_load"),
    };
    Weapon {
        name: cells[0].to_owned(),
        class: match class {
            "Brawling" => Class::Brawling,
            "Blade" => Class::Blade,
            "Polearm" => Class::Polearm,
            "Gun" => Class::Gun,
            _ => Class::Natural,
        },
        hands: number(hands),
        grams: number(cells[2]),
        price: None,
        tl: 5,
        magazine: cells[3].split_once(' ').map(|(shots, grams)| Magazine {
            shots: number(shots),
            grams: number(grams),
            price: 0,
        }),
        classic: Some(row),
        second: None,
    }
}

fn number<N: std::str::FromStr>(text: &str) -> N {
    text.parse().unwrap_or_else(|_| panic!("`{text}` is no number"))
}

fn level(cell: &str) -> Option<Level> {
    cell.split_once(':').map(|(at, dm)| Level { at: number(at), dm: number(dm) })
}

fn row<const N: usize>(cell: &str) -> [Option<i8>; N] {
    let cells: Vec<Option<i8>> =
        cell.split_whitespace().map(|dm| (dm != "-").then(|| number(dm))).collect();
    cells.try_into().unwrap_or_else(|_| panic!("`{cell}` has not {N} cells"))
}

fn suit(name: &str, column: ArmorColumn) -> Armor {
    Armor {
        name: name.to_owned(),
        column,
        over: name == "Reflec",
        battle_dress: name == "Battle Dress",
        protection: 0,
        rads: 0,
        tl: 5,
        grams: 10_000,
        is_load: name == "Vacc Suit",
        sealed: false,
        vacc_suit: 0,
        price: None,
    }
}

fn figures() -> ClassicFigures {
    let (short, medium, long, very) = (Range::Short, Range::Medium, Range::Long, Range::VeryLong);
    ClassicFigures {
        round_seconds: 15,
        to_hit: 8,
        surprise_margin: 3,
        notice: 9,
        escape: 9,
        avoid: 7,
        escape_dms: [-1, 0, 1, 2, 3],
        escape_dms_errata: [-1, -1, 1, 2, 3],
        evade_dms: [-1, -1, -2, -1, -1],
        evade_dms_errata: [-1, -1, -2, -4, -4],
        encounter: [
            short,
            Range::Close,
            short,
            medium,
            short,
            medium,
            medium,
            long,
            medium,
            very,
            long,
            very,
            very,
        ],
        terrain: Terrain::ALL.map(|terrain| TerrainRow { terrain, dm: 0 }).into(),
        opening_bands: [0, 0, 1, 6, 15],
        walk: 1,
        run: 2,
        ride: 4,
        out_of_range: 20,
        cover: -4,
        concealment: -1,
        dim: -6,
        dark: -9,
        drawing: -3,
        untrained: -5,
        untrained_defence: 3,
        sight: 4,
        folded_stock: -1,
        burst: 4,
        burst_throws: 2,
        group: -2,
        morale: 7,
        morale_casualties_percent: 25,
        morale_heavy_percent: 50,
        morale_military: 1,
        morale_leader: 1,
        morale_tactics: 1,
        morale_leader_lost: -2,
        morale_heavy: -2,
        morale_leader_rounds: 2,
        thrown: 18,
        zero_g: 10,
    }
}

/// Nothing here is fought by the second edition.
const SECOND: &str = "(
    surprise: 0, movement: 6, minors: 3, minors_with_significant: 1, close_combat: 150,
    dual_wielding: -2, aim: 1, aim_most: 6, laser_sight: 1, short: 1, long: -2, extreme: -4,
    fast: 10, in_cover: -2, prone: -1, scopeless: 100, reaction: -1, dive: -2, dive_no_cover:
    -1, opportunity: 0, cover: [(Vegetation, 2), (Trees, 6), (StoneWall, 8), (Vehicle, 10), (ArmouredVehicle, 15), (Fortification, 20)], sure_effect: 6, destructive: 10, drag: 3, indirect: -2,
    spread: 6, burn_out: 8, extinguisher: 2, silent: -6, rads: 20, rads_spacecraft: 3, skills:
    [], home_tl: 12,
)";

/// Somebody with a profile and weapons, the first in hand.
pub(crate) fn person(name: &str, profile: &str, weapons: &[&str]) -> Recruit {
    let armed =
        |weapon: &&str| Armed { weapon: (*weapon).to_owned(), magazines: 1, fittings: Vec::new() };
    Recruit {
        name: name.to_owned(),
        profile: profile.parse().expect("a profile"),
        skills: Default::default(),
        service: None,
        weapons: weapons.iter().map(armed).collect(),
        armor: Vec::new(),
        gear: Vec::new(),
        mount: None,
        beast: None,
        at: None,
        leader: false,
        captive: false,
        untrained: false,
        body: Default::default(),
    }
}

/// A beast of these scores and natural weapons.
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

    /// In that band, counted from 0.
    pub(crate) fn in_band(mut self, band: i16) -> Recruit {
        self.at = Some(Place::band(band));
        self
    }
}

/// A fight after the movement of a round: 0 is the first of the first side, who stands in band 0.
pub(crate) struct Bout {
    pub world: World,
}

impl Bout {
    /// One side against another, which stands so many bands away unless somebody stands elsewhere.
    pub(crate) fn new(bands: i16, ours: Vec<Recruit>, theirs: Vec<Recruit>) -> Bout {
        Bout::of(vec![(0, ours), (bands, theirs)])
    }

    /// One against one.
    pub(crate) fn duel(bands: i16, one: Recruit, other: Recruit) -> Bout {
        Bout::new(bands, vec![one], vec![other])
    }

    pub(crate) fn of(sides: Vec<(i16, Vec<Recruit>)>) -> Bout {
        let mut names = Vec::new();
        let mut own_name = |mut recruit: Recruit| {
            let alike = names.iter().filter(|name| **name == recruit.name).count();
            names.push(recruit.name.clone());
            if alike > 0 {
                recruit.name = format!("{} {}", recruit.name, alike + 1);
            }
            recruit
        };
        let mut force = |(nth, (band, fighters)): (usize, (i16, Vec<Recruit>))| Force {
            name: format!("side {nth}"),
            briefing: String::new(),
            aim: Aim::Defeat,
            at: Place::band(band),
            fighters: fighters.into_iter().map(&mut own_name).collect(),
            military: false,
            in_vehicle: false,
        };
        let ground = Ground {
            terrain: Terrain::Clear,
            light: Light::Day,
            gravity: Gravity::Normal,
            vacuum: false,
            length: 1000,
            open_ends: (false, false),
            cover: Vec::new(),
            difficult: Vec::new(),
        };
        let scenario = Scenario {
            id: "bout".to_owned(),
            name: "A bout".to_owned(),
            story: String::new(),
            ground,
            surprise: Surprise::Nobody,
            opening: Opening::Placed,
            avoidable: false,
            forces: sides.into_iter().enumerate().map(&mut force).collect(),
            rounds: 240,
        };
        let setup = Setup {
            rules: RuleSet::Classic,
            house: House::default(),
            healing: Default::default(),
            scenario,
        };
        let fight = Skirmish::new(&armoury(), &setup, 0).expect("it can be fought");
        let mut bout = Bout { world: fight.into_world() };
        bout.clear();
        blows::begin(&mut bout.world);
        bout
    }

    /// Nothing is to come, nothing asked and nothing told; it is the first round.
    fn clear(&mut self) {
        self.world.insert_resource(Agenda::default());
        self.world.insert_resource(Asked::default());
        self.world.insert_resource(Told::default());
        self.world.course_mut().round = 1;
        for who in self.world.everybody() {
            self.world.of_mut::<Classic>(who).order = Some(Deed::Stand);
        }
    }

    pub(crate) fn setup(&mut self, change: impl FnOnce(&mut Setup)) -> &mut Bout {
        change(&mut self.world.resource_mut::<FoughtBy>().setup);
        self
    }

    pub(crate) fn house(&mut self, change: impl FnOnce(&mut House)) -> &mut Bout {
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

    pub(crate) fn order(&mut self, who: u8, deed: Deed) -> &mut Bout {
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

    /// Wounded in this fight already: every die of a hit finds its own place.
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

    /// STR, DEX and END as they are now.
    pub(crate) fn now(&self, who: u8) -> [u8; 3] {
        let who = FighterId(who);
        self.world.body(who).physical(self.world.full(who))
    }

    /// The attacks of a round begin.
    pub(crate) fn attack(&mut self) -> &mut Bout {
        self.world.push(attacks::Step::Declare { seat: Seat(0) }.into());
        rules::run(&mut self.world);
        self
    }

    pub(crate) fn choice(&self) -> Option<&Choice> {
        self.world.resource::<Asked>().choice.as_ref()
    }

    /// One of the options is chosen.
    #[track_caller]
    pub(crate) fn choose(&mut self, chosen: Move) -> &mut Bout {
        let choice = self.choice().expect("something is asked");
        assert!(choice.options.contains(&chosen), "{chosen:?} is none of {:?}", choice.options);
        let mut asked = self.world.resource_mut::<Asked>();
        (asked.choice, asked.answer) = (None, Some(chosen));
        rules::run(&mut self.world);
        self
    }

    #[track_caller]
    pub(crate) fn does(&mut self, who: u8, deed: Deed) -> &mut Bout {
        self.choose(Move::Do { who: FighterId(who), deed })
    }

    #[track_caller]
    pub(crate) fn strikes(&mut self, who: u8, target: u8) -> &mut Bout {
        self.does(who, Deed::Attack(at(target)))
    }

    #[track_caller]
    pub(crate) fn rests(&mut self, who: u8) -> &mut Bout {
        self.does(who, Deed::Done)
    }

    #[track_caller]
    pub(crate) fn loses(&mut self, which: Characteristic) -> &mut Bout {
        self.choose(Move::Lose(which))
    }

    /// After the attacks: is surprise lost?
    pub(crate) fn settle(&mut self) -> &mut Bout {
        noise::settle(&mut self.world);
        self
    }

    /// What somebody is offered in the choice that is open.
    pub(crate) fn offered(&self, who: u8) -> Vec<Deed> {
        let deed = |it: &Move| {
            let Move::Do { who: by, deed } = it else { return None };
            (by.0 == who).then_some(*deed)
        };
        self.choice().map_or(Vec::new(), |it| it.options.iter().filter_map(deed).collect())
    }

    pub(crate) fn plan(&self, attack: Attack) -> Result<Plan, Cannot> {
        to_hit::plan(&self.world, FighterId(0), &attack)
    }

    /// What the first throws of the plan come to, as `rule name dm`, without those that are 0.
    pub(crate) fn dms(&self, attack: Attack) -> Vec<String> {
        let plan = self.plan(attack).expect("it can be made");
        let some = plan.modifiers.iter().filter(|modifier| modifier.dm != 0);
        some.map(ToString::to_string).collect()
    }

    /// What the dice alone have to show for the first of us to hit the first of them.
    #[track_caller]
    pub(crate) fn needs(&self, attack: Attack) -> i32 {
        self.plan(attack).expect("it can be made").needed()
    }

    /// Every die has fallen, and nothing more is asked.
    #[track_caller]
    pub(crate) fn is_played_out(&self) {
        assert_eq!(self.choice(), None);
        assert!(self.world.resource::<Fortune>().0.unthrown().is_empty(), "dice are left");
    }

    pub(crate) fn told(&self) -> &[Event] {
        self.world.resource::<Told>().0.events()
    }

    /// What was told, in a few words each.
    pub(crate) fn story(&self) -> Vec<String> {
        self.told().iter().filter_map(tell).collect()
    }
}

/// A full blow or a single shot at that one with the first weapon.
pub(crate) fn at(target: u8) -> Attack {
    Attack { target: FighterId(target), weapon: 0, mode: Mode::Single, boon: false }
}

pub(crate) fn using(weapon: u8, mode: Mode, target: u8) -> Attack {
    Attack { weapon, mode, ..at(target) }
}

/// An event in a few words.
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
