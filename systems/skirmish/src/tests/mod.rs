//! Whole fights, from the meeting of the sides to the aftermath, worked out by hand from the tables
//! before they were played: every throw with its modifiers and the number needed, every event in
//! order, the wounds after each round, and the aftermath.

mod classic;
mod second;
mod shipped;

use characters::healing::RuleSet;
use dice::{Dice, Throw};
use engine::{Decision, Game, Seat};

use crate::{
    Attack, Ending, Event, Fate, FighterAction, FighterId, Mode, Move, Outcome, Setup, Skirmish,
    data::{Force, Gravity, Ground, Light, Opening, Recruit, Scenario, Surprise, Terrain},
    field::Place,
    state::{FieldRead, Fortune},
    testing::armoury,
    text::{Names, line},
};

/// Person with that profile and these weapons, the first in hand, without spare magazines.
fn one(name: &str, profile: &str, weapons: &[&str]) -> Recruit {
    let mut one = crate::classic::testing::person(name, profile, weapons);
    one.weapons.iter_mut().for_each(|armed| armed.magazines = 0);
    one
}

impl Recruit {
    fn at_metres(mut self, metres: i32) -> Recruit {
        self.at = Some(Place::metres(metres));
        self
    }

    fn leading(mut self) -> Recruit {
        self.leader = true;
        self
    }
}

/// The reds at 0 m and the blues this far off, on 100 m of open ground, by day, in sight of each
/// other.
fn field(rules: RuleSet, name: &str, reds: Vec<Recruit>, blues: (i32, Vec<Recruit>)) -> Setup {
    let forces = vec![
        Force::new("the reds", Place::metres(0), reds),
        Force::new("the blues", Place::metres(blues.0), blues.1),
    ];
    let scenario = Scenario::new("whole", name, Ground::new(Terrain::Clear, 100), forces);
    let scenario = Scenario { surprise: Surprise::Nobody, rounds: 20, ..scenario };
    Setup { rules, house: Default::default(), healing: Default::default(), scenario }
}

/// Fight played by a test.
struct Fight {
    game: Skirmish,
    /// Number of events already checked.
    told: usize,
}

impl Fight {
    /// Creates a fight with these dice only, and the shipped tables.
    fn new(setup: &Setup, dice: &[u8]) -> Fight {
        armoury().check_scenario(&setup.scenario).expect("it makes sense");
        let game = Skirmish::with_dice(&armoury(), setup, Dice::scripted(dice));
        Fight { game: game.expect("it can be fought"), told: 0 }
    }

    #[track_caller]
    fn says(&mut self, chosen: Move) -> &mut Fight {
        let choice = self.game.choice().expect("somebody is asked").clone();
        let done = self.game.decide(Decision { seat: choice.seat, chosen });
        done.unwrap_or_else(|no| panic!("{chosen:?}: {no}, out of {choice:?}"));
        self.game.audit().expect("all is well");
        self
    }

    #[track_caller]
    fn does(&mut self, who: u8, deed: FighterAction) -> &mut Fight {
        self.says(Move::Do { who: FighterId(who), deed })
    }

    #[track_caller]
    fn all_stand(&mut self, who: &[u8]) {
        for &who in who {
            self.does(who, FighterAction::Stand);
        }
    }

    /// Attacks with the weapon first in hand.
    #[track_caller]
    fn attacks(&mut self, who: u8, target: u8, mode: Mode) -> &mut Fight {
        let attack = Attack { target: FighterId(target), weapon: 0, mode, boon: false };
        self.does(who, FighterAction::Attack(attack))
    }

    fn is_offered(&self, chosen: Move) -> bool {
        self.game.choice().is_some_and(|choice| choice.options.contains(&chosen))
    }

    /// Checks all events since the last call.
    #[track_caller]
    fn tells(&mut self, expected: &[&str]) -> &mut Fight {
        let names = self.game.names();
        let news = &self.game.journal().events()[self.told..];
        let told: Vec<String> = news.iter().map(|event| tell(&names, event)).collect();
        let missing =
            |nth: &usize| told.get(*nth).map(String::as_str) != expected.get(*nth).copied();
        if let Some(nth) = (0..told.len().max(expected.len())).find(missing) {
            panic!("event {nth}: {:?}, not {:?}: {told:#?}", told.get(nth), expected.get(nth));
        }
        self.told += told.len();
        self
    }

    /// Checks everybody's present STR, DEX and END.
    #[track_caller]
    fn leaves(&mut self, expected: &[[u8; 3]]) -> &mut Fight {
        let world = &self.game.world;
        let now = |who| world.body(who).physical(world.full(who));
        let all: Vec<[u8; 3]> = world.everybody().into_iter().map(now).collect();
        assert_eq!(all, expected);
        self
    }

    /// Checks the outcome, everybody's fate, the loot, and the shots fired.
    #[track_caller]
    fn ends(
        &self,
        (winner, how, rounds): (u8, Ending, u16),
        fates: &[Fate],
        loot: &[&str],
        spent: &[(u8, &str, u16)],
    ) {
        assert!(self.game.world.resource::<Fortune>().0.unthrown().is_empty(), "dice are left");
        let after = self.game.aftermath().expect("it is over");
        assert_eq!(after.outcome, Outcome { winner: Some(Seat(winner)), how, rounds });
        assert_eq!(after.fighters.iter().map(|it| it.fate).collect::<Vec<_>>(), fates);
        assert_eq!(after.loot, loot);
        let shots = after.fighters.iter().flat_map(|it| {
            it.spent.iter().map(|(weapon, shots)| (it.id.0, weapon.as_str(), *shots))
        });
        assert_eq!(shots.collect::<Vec<_>>(), spent);
    }
}

/// Describes an event in a line: its sentence, and every throw behind it.
fn tell(names: &Names, event: &Event) -> String {
    let said = line(names, event).unwrap_or_default();
    if let Event::Revealed { orders } = event {
        let orders = orders.iter().map(|(who, deed)| order(names, *who, *deed));
        return format!("Orders: {}.", orders.collect::<Vec<_>>().join(", "));
    }
    if let Event::Surprise { throws, .. } = event {
        let each =
            throws.iter().map(|(seat, it)| format!(" [{}: {}]", names.side(*seat), thrown(it)));
        return format!("{said}{}", each.collect::<String>());
    }
    if let Event::Grappled { result, .. } = event {
        let both = result.throws.iter().flat_map(|(one, other)| [&one.throw, &other.throw]);
        return both.fold(said, |said, it| format!("{said} [{}]", thrown(it)));
    }
    if let Event::Blow { who, left } = event {
        return format!("{} has {left} blows left.", names.fighter(*who));
    }
    if let Event::TurnBegan { who } = event {
        return format!("{}'s turn.", names.fighter(*who));
    }
    assert!(!said.is_empty(), "{event:?}");
    event.throw().map_or(said.clone(), |it| format!("{said} [{}]", thrown(it)))
}

/// Writes `Ann Single at Ben` or `Ben Stand`.
fn order(names: &Names, who: FighterId, deed: FighterAction) -> String {
    let what = if let FighterAction::Attack(it) = deed {
        format!("{:?} at {}", it.mode, names.fighter(it.target))
    } else {
        format!("{deed:?}")
    };
    format!("{} {what}", names.fighter(who))
}

/// Describes a throw: its dice, the number they needed or their total, and every modifier that is
/// not 0: `4+3 for 6: Foil-3 +3, parried, Foil-1 -1`.
fn thrown(throw: &Throw) -> String {
    let dice: Vec<String> = throw.dice.iter().map(u8::to_string).collect();
    let dice = if dice.is_empty() { "no dice".to_owned() } else { dice.join("+") };
    let outcome = match throw.margin() {
        Some(margin) => format!("for {}", throw.natural() - margin),
        None => format!("makes {}", throw.total()),
    };
    let counts = throw.modifiers.iter().filter(|modifier| modifier.dm != 0);
    let sum: Vec<String> = counts.map(ToString::to_string).collect();
    let colon = if sum.is_empty() { "" } else { ": " };
    format!("{dice} {outcome}{colon}{}", sum.join(", "))
}
