use dice::Dice;
use engine::{Decision, Game};

use crate::{
    choice::{Choice, FighterAction, Mode, Move, Why},
    data::{Armed, CoverKind, Gear, Light, Span, Surprise},
    field::Place,
    fight::Skirmish,
    fighter::FighterId,
    second::{Second, Step, arms, testing::*},
    setup::Setup,
    state::{Agenda, Course, FieldRead},
};

/// Setup with sides, ground, light and surprise by the seed.
pub fn setup(seed: u64) -> Setup {
    let mut gunner =
        one("Gunner", "987777").with("Needle Rifle").with("Blade").skilled("Gun Combat (slug)", 2);
    gunner.gear.push(Gear::Medikit { tl: 9 });
    let pair = one("Pair", "797677").with("Revolver").with("Revolver").skilled("Revolver", 1);
    let boss = one("Boss", "777999").with("Rifle").skilled("Tactics", 1).skilled("Leader", 1);
    let mut hostage = plain("Hostage").at(12);
    hostage.captive = true;
    let fencer = one("Fencer", "998777").with("Blade").skilled("Melee (blade)", 2).at(14);
    let thrower = one("Thrower", "888777").with("Grenade").with("Crossbow").at(20);
    let brute = one("Brute", "C7C477").with("Maul").at(16);
    let mut sniper = plain("Sniper").at(140);
    let fittings = vec![Gear::LaserSight, Gear::TelescopicSight];
    sniper.weapons.push(Armed { weapon: "Rifle".to_owned(), magazines: 1, fittings });
    let mut setup = field(vec![gunner, pair, boss, hostage], vec![fencer, thrower, brute, sniper]);
    let ground = &mut setup.scenario.ground;
    ground.length = 150;
    ground.open_ends = (seed.is_multiple_of(2), seed.is_multiple_of(3));
    ground.light = [Light::Day, Light::Dim, Light::Dark][seed as usize % 3];
    ground.cover = vec![cover(CoverKind::StoneWall, 1300), cover(CoverKind::Vegetation, 1900)];
    ground.difficult = vec![Span { from: Place(1000), to: Place(1200) }];
    setup.scenario.surprise =
        [Surprise::Thrown, Surprise::Nobody, Surprise::By(1)][(seed / 3) as usize % 3];
    setup.scenario.rounds = 25;
    setup.house.ask_damage = seed.is_multiple_of(5);
    setup
}

fn deed_of(option: &Move) -> Option<(FighterId, FighterAction)> {
    if let Move::Do { who, deed } = option { Some((*who, *deed)) } else { None }
}

/// Asserts the invariants of every choice.
fn check(game: &Skirmish, choice: &Choice) {
    let world = &game.world;
    assert!(choice.options.len() >= 2, "{choice:?}");
    let mut seen = choice.options.clone();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), choice.options.len(), "{choice:?}");
    for (who, deed) in choice.options.iter().filter_map(deed_of) {
        assert!(world.is_able(who) && world.side(who) == choice.seat);
        if let FighterAction::Attack(attack) = deed {
            assert!(crate::second::to_hit::plan(world, who, &attack).is_ok(), "{attack:?}");
        }
        assert!(!matches!(deed, FighterAction::Walk(to) if to == world.stand(who).place));
    }
    if let Why::Reaction { who, .. } | Why::Opportunity { who, .. } = choice.why {
        assert!(world.is_able(who) && world.side(who) == choice.seat);
    }
    world.everybody().into_iter().for_each(|who| check_one(game, who));
}

fn check_one(game: &Skirmish, who: FighterId) {
    let (world, second) = (&game.world, game.world.of::<Second>(who));
    let armoury = world.armoury();
    let minors = armoury.figures.second.minors;
    assert!(second.minors <= minors && (!second.significant || second.minors <= 1));
    let kit = world.kit(who);
    let hands: u8 = kit
        .in_hand
        .iter()
        .map(|&nth| arms::arm(world, who, nth).expect("a weapon").weapon.hands)
        .sum();
    assert!(hands <= 2, "{kit:?}");
    for held in &kit.weapons {
        let full = armoury.weapon(&held.name).and_then(|it| it.magazine).map_or(0, |it| it.shots);
        assert!(held.loaded <= full);
    }
    let place = world.stand(who).place;
    assert!(world.stand(who).gone.is_some() || (Place(0) <= place && place <= Place(15_000)));
}

/// Asserts that everything except the question can be serialised and read back, and asks the same
/// question again.
fn check_restored(game: &Skirmish) {
    let world = &game.world;
    let agenda = ron::to_string(world.resource::<Agenda<Step>>()).expect("plain data");
    assert_eq!(
        &ron::from_str::<Agenda<Step>>(&agenda).expect("as it was"),
        world.resource::<Agenda<Step>>()
    );
    let course = ron::to_string(world.course()).expect("plain data");
    assert_eq!(&ron::from_str::<Course>(&course).expect("as it was"), world.course());
    for who in world.everybody() {
        let second = ron::to_string(world.of::<Second>(who)).expect("plain data");
        assert_eq!(&ron::from_str::<Second>(&second).expect("as it was"), world.of::<Second>(who));
    }
}

fn play(seed: u64, checked: bool) -> (Skirmish, usize) {
    let mut game = Skirmish::new(&armoury(), &setup(seed), seed).expect("it can be fought");
    let (mut picks, mut asked) = (Dice::seeded(seed ^ 0xF00D), 0_usize);
    while let Some(choice) = game.choice().cloned() {
        if checked {
            check(&game, &choice);
        }
        if checked && asked.is_multiple_of(50) {
            check_restored(&game);
        }
        let options: Vec<Move> = choice
            .options
            .iter()
            .copied()
            .filter(|it| *it != Move::Surrender || asked > 300)
            .collect();
        let chosen = *picks.pick(&options).expect("there are options");
        game.decide(Decision { seat: choice.seat, chosen }).expect("it was offered");
        asked += 1;
        assert!(asked < 20_000, "seed {seed} goes on for ever");
    }
    (game, asked)
}

/// SE-CBT-02, SE-CBT-03, SE-CBT-19
#[test]
fn whatever_is_decided_fights_end_and_nothing_is_ever_offered_that_cannot_be() {
    let mut modes = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let (game, _) = play(seed, true);
        assert!(game.outcome().is_some(), "seed {seed}");
        let deeds = game.decisions().iter().filter_map(|it| deed_of(&it.chosen));
        modes.extend(deeds.filter_map(|(_, deed)| {
            if let FighterAction::Attack(it) = deed { Some(it.mode) } else { None }
        }));
    }
    let all = [Mode::Single, Mode::Burst, Mode::FullAuto, Mode::Both];
    assert!(all.iter().all(|mode| modes.contains(mode)), "{modes:?}");
}

#[test]
fn one_seed_and_one_list_of_decisions_make_one_fight() {
    let (first, _) = play(7, false);
    let mut again = Skirmish::new(&armoury(), &setup(7), 7).expect("it can be fought");
    let hash = engine::replay(&mut again, first.decisions());
    assert_eq!(hash, Ok(first.journal().hash()));
}
