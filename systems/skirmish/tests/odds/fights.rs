//! Fights by chance, in which what was shown is kept beside what came of it.

use std::sync::Arc;

use characters::healing::RuleSet;
use dice::{Dice, Distribution, Odds, Pool};
use engine::{Decision, Game};
use skirmish::{
    Cause, Chance, Choice, Event, FighterAction, FighterId, Forecast, Mode, Move, Plan, Setup,
    Skirmish, Why,
    data::{Armed, Armoury, Gear, Gravity, Light, Scenario, Surprise},
    field::Place,
};

use crate::tally::Tally;

/// Decisions after which a fight has shown enough.
const ENOUGH: usize = 250;

/// Fights by one rule set, one for each seed.
pub struct Fights {
    armoury: Arc<Armoury>,
    scenario: Scenario,
    rules: RuleSet,
}

/// An attack or another throw of which the chance was shown.
struct Shown {
    by: FighterId,
    target: FighterId,
    mode: Mode,
    odds: Odds,
    /// Odds of the throw to hit alone, by the DM of a reaction.
    alone: (Pool, i32),
    groups: Vec<String>,
    at_most: bool,
    /// Odds without the throw for control, where there is one.
    careless: Option<Odds>,
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str(text).expect("a table")
}

impl Fights {
    pub fn by(rules: RuleSet) -> Fights {
        let armoury = Armoury::new(
            read(include_str!("../../../../assets/skirmish/weapons.ron")),
            read(include_str!("../../../../assets/skirmish/armor.ron")),
            read(include_str!("../../../../assets/skirmish/stock.ron")),
            read(include_str!("../../../../assets/skirmish/figures.ron")),
        );
        let armoury = Arc::new(armoury.expect("the shipped tables are sound"));
        Fights { armoury, scenario: read(include_str!("crowd.ron")), rules }
    }

    /// The crowd with gravity, light, surprise and some arms by the seed.
    fn setup(&self, seed: u64) -> Setup {
        let mut scenario = self.scenario.clone();
        let ground = &mut scenario.ground;
        ground.gravity = if seed % 4 >= 2 { Gravity::Zero } else { Gravity::Normal };
        ground.light = [Light::Day, Light::Dim, Light::Dark][(seed / 4) as usize % 3];
        scenario.surprise = Surprise::Nobody;
        scenario.avoidable = seed.is_multiple_of(2);
        if self.rules == RuleSet::SecondEdition {
            self.bring_a_mortar(&mut scenario);
        }
        let (house, healing) = Default::default();
        Setup { rules: self.rules, house, healing, scenario }
    }

    /// A gunner far off, who sees in no dark, with a comrade of hers to spot for her.
    fn bring_a_mortar(&self, scenario: &mut Scenario) {
        let mut gunner = scenario.forces[0].fighters[0].clone();
        gunner.name = "Gunner".to_owned();
        gunner.weapons =
            vec![Armed { weapon: "Pot Mortar".to_owned(), magazines: 9, fittings: Vec::new() }];
        gunner.gear = vec![Gear::Comms];
        gunner.at = Some(Place::metres(119));
        scenario.forces[0].fighters.push(gunner);
    }

    pub fn play(&self, seed: u64, tally: &mut Tally) {
        let mut game =
            Skirmish::new(&self.armoury, &self.setup(seed), seed).expect("it can be fought");
        let (mut picks, mut shown) = (Dice::seeded(seed ^ 0x0DD5), Vec::new());
        for _ in 0..ENOUGH {
            let Some(choice) = game.choice().cloned() else { return };
            let chosen = pick(&choice, &mut picks, seed % 2 == 1);
            expect(&game, &choice, chosen, &mut shown);
            let before = game.journal().events().len();
            game.decide(Decision { seat: choice.seat, chosen }).expect("it was offered");
            let news = &game.journal().events()[before..];
            // Where people react, only what they react to is counted: it was known then that the
            // attacker had kept control.
            let reacting = seed % 2 == 1 && self.rules == RuleSet::SecondEdition;
            settle(news, &mut shown, reacting, tally);
        }
    }
}

/// Something by chance, throws before the rest; reactions always or never.
fn pick(choice: &Choice, picks: &mut Dice, reacts: bool) -> Move {
    let options: Vec<Move> =
        choice.options.iter().copied().filter(|it| *it != Move::Surrender).collect();
    if matches!(choice.why, Why::Reaction { .. }) {
        let real = options.iter().copied().filter(|it| *it != Move::React(None));
        let real: Vec<Move> = real.filter(|_| reacts).collect();
        return picks.pick(&real).copied().unwrap_or(Move::React(None));
    }
    let mut kinds: Vec<u8> = options.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let wanted = *picks.pick(&kinds).expect("there are options");
    let such: Vec<Move> = options.into_iter().filter(|it| kind(it) == wanted).collect();
    *picks.pick(&such).expect("there are options")
}

/// Kinds of options that are taken equally often: what comes up rarely is not drowned by moves.
fn kind(option: &Move) -> u8 {
    let Move::Do { deed, .. } = option else { return 0 };
    if let FighterAction::Attack(attack) = deed {
        return 1 + attack.mode as u8 + if attack.boon { 20 } else { 0 };
    }
    let thrown = [
        matches!(deed, FighterAction::Lead),
        matches!(deed, FighterAction::Grapple(_)),
        matches!(deed, FighterAction::Douse(_) | FighterAction::Observe(_)),
        matches!(deed, FighterAction::Aim(_)),
        matches!(deed, FighterAction::Posture(_) | FighterAction::Evade),
        matches!(deed, FighterAction::Done | FighterAction::Stand),
    ];
    40 + thrown.iter().position(|it| *it).unwrap_or(9) as u8
}

/// Keeps what is shown for the option that is about to be taken.
fn expect(game: &Skirmish, choice: &Choice, chosen: Move, shown: &mut Vec<Shown>) {
    if let Move::React(Some(reaction)) = chosen {
        let told = forecast(game, chosen).map(|it| it.chance);
        let Some(Chance::Theirs { dm }) = told else { panic!("{reaction:?} shows {told:?}") };
        return shown.iter_mut().for_each(|it| it.answered(dm, &format!("{reaction:?}")));
    }
    if !matches!(choice.why, Why::Reaction { .. } | Why::Attacks) {
        shown.clear();
    }
    if let Move::Do { who, deed: FighterAction::Attack(attack) } = chosen {
        let plan = game.plan(who, &attack).expect("it is offered");
        let seen = game.observe(choice.seat);
        let same = seen.plans.iter().find(|(option, _)| *option == chosen);
        assert_eq!(same.map(|(_, plan)| plan), Some(&plan), "one plan, wherever it is shown");
        let beast = seen.fighters.iter().any(|it| it.id == who && it.beast.is_some());
        return shown.push(Shown::attack(who, attack.target, attack.mode, &plan, beast));
    }
    let by = choice.why.who().or_else(|| chosen.doer()).unwrap_or(FighterId(u8::MAX));
    let forecast = forecast(game, chosen);
    shown.extend(forecast.and_then(|forecast| Shown::other(by, chosen, &forecast)));
}

fn forecast(game: &Skirmish, chosen: Move) -> Option<Forecast> {
    game.prospects().into_iter().find(|it| it.option == chosen)?.forecast
}

impl Shown {
    fn attack(by: FighterId, target: FighterId, mode: Mode, plan: &Plan, beast: bool) -> Shown {
        let mut groups = vec!["all attacks".to_owned(), format!("{mode:?}")];
        groups.extend(beast.then(|| "by a beast".to_owned()));
        groups.extend(plan.footing.is_some().then(|| "in zero gravity".to_owned()));
        groups.extend((plan.pool == Pool::Boon).then(|| "with a boon".to_owned()));
        groups.extend((plan.pool == Pool::Bane).then(|| "with a bane".to_owned()));
        let counts = plan.modifiers.iter().filter(|it| it.dm != 0);
        // Many circumstances share one rule (CT-ATK-11).
        let named = |it: &dice::Modifier| match it.rule == "CT-ATK-11" {
            true => format!("with {}", it.name),
            false => format!("with {}", it.rule),
        };
        groups.extend(counts.map(named));
        groups.dedup();
        let at_most = plan.leaves_out_a_parry();
        let alone = (plan.pool, plan.needed());
        let careless = plan.footing.as_ref().map(|_| to_hit(alone, 0));
        Shown { by, target, mode, odds: plan.odds, alone, groups, at_most, careless }
    }

    /// Another throw of one's own; those of both sides and those without dice have no chance to
    /// compare with.
    fn other(by: FighterId, chosen: Move, forecast: &Forecast) -> Option<Shown> {
        let Chance::Own { pool, modifiers, target: number, odds } = &forecast.chance else {
            return None;
        };
        let dm: i32 = modifiers.iter().map(|it| i32::from(it.dm)).sum();
        let target = if let Move::At(target) = chosen { target } else { FighterId(u8::MAX) };
        let (groups, alone) = (vec![forecast.what.clone()], (*pool, number - dm));
        Some(Shown {
            by,
            target,
            mode: Mode::Single,
            odds: *odds,
            alone,
            groups,
            at_most: false,
            careless: None,
        })
    }

    /// The target reacts: the chance changes by the DM that it was shown.
    fn answered(&mut self, dm: i16, reaction: &str) {
        (self.odds, self.careless) = (to_hit(self.alone, dm), None);
        self.groups = vec![reaction.to_lowercase()];
    }

    fn is_answered(&self) -> bool {
        ["dodge", "parry", "dive"].contains(&self.groups[0].as_str())
    }
}

/// Odds of a throw to hit with another DM on it.
fn to_hit((pool, needed): (Pool, i32), dm: i16) -> Odds {
    let dice = Distribution::of(pool).expect("a pool of a check");
    dice.at_least(needed - i32::from(dm))
}

/// Compares what came of it.
fn settle(news: &[Event], shown: &mut Vec<Shown>, reacting: bool, tally: &mut Tally) {
    for (n, event) in news.iter().enumerate() {
        if let Event::QuickDraw { throws, first: Some(first) } = event {
            // The slower one is hurt before, or does not shoot at all.
            shown.retain(|it| it.by == *first || throws.iter().all(|(who, _)| *who != it.by));
        }
        let Some((by, success)) = outcome(event) else { continue };
        let of = |it: &Shown| by.is_none_or(|by| by == it.by);
        let Some(nth) = shown.iter().position(of) else { continue };
        let it = shown.remove(nth);
        let attack = matches!(event, Event::Attacked(_) | Event::Footing { .. });
        if attack && reacting && !it.is_answered() {
            continue;
        }
        // A shell that dives have moved away from its place is another matter.
        if it.mode == Mode::Indirect && reacting {
            continue;
        }
        let indirect = it.mode == Mode::Indirect;
        let success = if indirect { struck(&news[n..], &it) } else { success };
        match it.at_most {
            true => tally.count_at_most("parry not known yet", it.odds, success),
            false => tally.count(&it.groups, it.odds, success),
        }
        if let Some(odds) = it.careless.filter(|_| it.mode != Mode::Indirect && !it.at_most) {
            tally.count_careless(odds, success);
        }
    }
}

/// Whose throw succeeded or failed, or anybody's of the side that was asked.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events end a throw that was shown")]
fn outcome(event: &Event) -> Option<(Option<FighterId>, bool)> {
    match event {
        Event::Attacked(report) => Some((Some(report.by), report.hit)),
        Event::Footing { who, holds: false, .. } => Some((Some(*who), false)),
        Event::EscapeTried { away, .. } => Some((None, *away)),
        Event::Tactics { check, .. } => Some((None, check.success())),
        Event::Led { who, check, .. } => Some((Some(*who), check.success())),
        Event::FireOut { by: Some(by), out, .. } => Some((Some(*by), *out)),
        Event::Observed { by, check, .. } => Some((Some(*by), check.success())),
        _ => None,
    }
}

/// Whether the shell came down near enough.
fn struck(news: &[Event], shown: &Shown) -> bool {
    let cause = Cause::Attack { by: shown.by };
    let hurt = |it: &Event| matches!(it, Event::Damage { who, cause: by, .. } if *who == shown.target && *by == cause);
    news.iter().any(hurt)
}
