//! Every variant of every part of the effect language, alone and in small combinations that make
//! sense. Equivalent spellings appear once: a cost, for instance, is always paid with your own
//! cards, whether the filter says so or not.

use crate::data::{
    Capability, Captains, Carrier, Condition, ConnectionKind, Cost, Effect, Filter, GearKind,
    Keyword, Kind, Level, Modifier, Phase, Pile, Quality, Requirement, Select, Skill, Source,
    Timing, Token, Trigger, Until, UpgradeKind, Value, Whose, contradiction,
};

pub const TIMINGS: [Timing; 4] = [Timing::Action, Timing::Use, Timing::Reaction, Timing::Anytime];
const CAPTAINS: [Captains; 4] =
    [Captains::You, Captains::TargetOpponent, Captains::EachOpponent, Captains::Everyone];
const UNTIL: [Until; 3] = [Until::EndOfPhase, Until::EndOfRound, Until::WhileInPlay];
const WHOSE: [Whose; 3] = [Whose::Anyones, Whose::Yours, Whose::Opposing];
const KINDS: [Kind; 13] = [
    Kind::Crew,
    Kind::Gear,
    Kind::Upgrade,
    Kind::Connection,
    Kind::Permanent,
    Kind::Ship,
    Kind::Contract,
    Kind::Complication,
    Kind::PlayedEvent,
    Kind::PlayedHeroic,
    Kind::ProcuredCard,
    Kind::UsedAbility,
    Kind::AnythingQueued,
];

pub fn tokens() -> Vec<Token> {
    let capabilities = Capability::ALL.iter().map(|it| Token::Capability(*it));
    let skills = Skill::ALL
        .iter()
        .flat_map(|skill| Level::ALL.iter().map(|level| Token::Skill(*skill, *level)));
    capabilities.chain(skills).collect()
}

fn some_tokens() -> [Token; 4] {
    let skill = |level| Token::Skill(Skill::Engineering, level);
    let capability = Token::Capability;
    [
        capability(Capability::Cargo),
        capability(Capability::CargoMilitary),
        skill(Level::Trained),
        skill(Level::Expert),
    ]
}

pub fn values() -> Vec<Value> {
    let plain = [
        Value::Attack,
        Value::Defense,
        Value::Jump,
        Value::Initiative,
        Value::Tonnage,
        Value::HandSize,
        Value::CrewSlots,
        Value::WoundCapacity,
        Value::StructureCapacity,
        Value::ProcureCost,
        Value::HeroicCost,
        Value::Distance,
        Value::AbandonmentPenalty,
        Value::Vp,
        Value::VictoryThreshold,
    ];
    let upgrades = UpgradeKind::ALL.iter().map(|kind| Value::UpgradeSlots(*kind));
    let gear = GearKind::ALL.iter().map(|kind| Value::GearLimit(*kind));
    let links = ConnectionKind::ALL.iter().map(|kind| Value::ConnectionLimit(*kind));
    plain.into_iter().chain(upgrades).chain(gear).chain(links).collect()
}

fn qualities() -> Vec<Quality> {
    let name = |name: &str| name.to_owned();
    let mut all = vec![
        Quality::Trait(name("Officer")),
        Quality::Trait(name("Low Verity")),
        Quality::Species(name("Orrun")),
        Quality::Species(name("Human")),
        Quality::NonHuman,
        Quality::Human,
        Quality::Exerted,
        Quality::Ready,
        Quality::Damaged,
        Quality::FaceDown,
        Quality::FaceUp,
        Quality::Pursued,
        Quality::Another,
        Quality::Skill(Skill::Pilot),
        Quality::Skill(Skill::Mechanical),
    ];
    all.extend(GearKind::ALL.iter().map(|kind| Quality::Gear(*kind)));
    all.extend(UpgradeKind::ALL.iter().map(|kind| Quality::Upgrade(*kind)));
    all.extend(ConnectionKind::ALL.iter().map(|kind| Quality::Connection(*kind)));
    all.extend(some_tokens().map(Quality::Requires));
    all.extend(some_tokens().map(Quality::SubplotRequires));
    for value in values() {
        all.extend([Quality::Least(value, 2), Quality::NativeLeast(value, 2)]);
    }
    all.push(Quality::Least(Value::Vp, 1));
    all
}

fn sound(kind: Kind, whose: Whose, having: &[Quality]) -> Option<Filter> {
    let filter = Filter { kind, whose, having: having.to_vec() };
    let has = |fits: fn(&Quality) -> bool| having.iter().any(fits);
    // A species already says whether it is human.
    let twice = has(|it| matches!(it, Quality::Species(_)))
        && has(|it| matches!(it, Quality::Human | Quality::NonHuman));
    if twice {
        return None;
    }
    contradiction(&filter).is_none().then_some(filter)
}

/// Filters with up to two qualities.
pub fn filters() -> Vec<Filter> {
    let qualities = qualities();
    let mut all = Vec::new();
    for kind in KINDS {
        for whose in WHOSE {
            all.extend(sound(kind, whose, &[]));
            for (n, one) in qualities.iter().enumerate() {
                all.extend(sound(kind, whose, std::slice::from_ref(one)));
                let pairs = qualities[..n].iter();
                all.extend(
                    pairs.filter_map(|other| sound(kind, whose, &[other.clone(), one.clone()])),
                );
            }
        }
    }
    all
}

/// A filter of each kind and owner, and one with a quality.
fn some_filters() -> Vec<Filter> {
    let mut all = Vec::new();
    for kind in KINDS {
        for whose in WHOSE {
            all.extend(sound(kind, whose, &[]));
            all.extend(sound(kind, whose, &[Quality::Another]));
            all.extend(sound(kind, whose, &[Quality::Trait("Officer".to_owned())]));
        }
    }
    all
}

/// Filters without an owner, for places where it is understood.
fn own_filters() -> Vec<Filter> {
    let mut all: Vec<Filter> = Vec::new();
    for kind in KINDS {
        all.extend(sound(kind, Whose::Anyones, &[]));
        let single = qualities().into_iter().filter(|quality| *quality != Quality::Another);
        all.extend(single.filter_map(|quality| sound(kind, Whose::Anyones, &[quality])));
    }
    all
}

fn selects() -> Vec<Select> {
    let plain =
        [Select::This, Select::Host, Select::Performer, Select::YourShip, Select::SameTarget];
    let filters = some_filters().into_iter();
    plain
        .into_iter()
        .chain(filters.flat_map(|it| [Select::Target(it.clone()), Select::Each(it)]))
        .collect()
}

pub fn keywords() -> Vec<Keyword> {
    let name = "Laser".to_owned();
    let mut all = vec![
        Keyword::Cash,
        Keyword::Countermeasure(name),
        Keyword::Equity,
        Keyword::Hindrance,
        Keyword::NearHuman,
        Keyword::Infamous,
        Keyword::Integral,
        Keyword::Mechanical,
        Keyword::Mirrored,
        Keyword::Resilient,
        Keyword::Unrestricted,
        Keyword::Trifling,
    ];
    for n in [1, 2] {
        all.extend([
            Keyword::Armor(n),
            Keyword::ArmorPenetration(n),
            Keyword::Concealed(n),
            Keyword::Critical(n),
            Keyword::Expendable(n),
            Keyword::Hardened(n),
            Keyword::Restricted(n),
        ]);
    }
    all.extend(Source::ALL.iter().map(|source| Keyword::Invulnerable(*source)));
    all
}

pub fn modifiers() -> Vec<Modifier> {
    let mut all = vec![
        Modifier::CannotReady,
        Modifier::NoAbilities,
        Modifier::Trait("Hunted".to_owned()),
        Modifier::Trait("Low Verity".to_owned()),
    ];
    for value in values() {
        all.extend([1, -1, 2, -2].map(|by| Modifier::Change(value, by)));
        all.push(Modifier::Halve(value));
    }
    for skill in Skill::ALL {
        all.extend(Level::ALL.iter().map(|level| Modifier::Grant(*skill, *level)));
        all.extend([Modifier::RaiseSkill(*skill), Modifier::LowerSkill(*skill)]);
    }
    all.extend(Capability::ALL.iter().map(|it| Modifier::Capability(*it)));
    all.extend(keywords().into_iter().map(Modifier::Keyword));
    all
}

/// Each effect with every selection, filter and set of captains that it takes.
pub fn effects() -> Vec<Effect> {
    let mut all = vec![Effect::ReplenishThis];
    for n in [1, 2] {
        all.extend([Effect::Replenish(n), Effect::LookAtTop(n)]);
        for who in CAPTAINS {
            let signed = [n as i8, -(n as i8)];
            all.extend([Effect::Draw(who, n), Effect::Discard(who, n), Effect::Expense(who, n)]);
            all.extend(signed.map(|n| Effect::Vp(who, n)));
            all.extend(signed.map(|n| Effect::Infamy(who, n)));
        }
    }
    all.extend(CAPTAINS.map(Effect::Abandon));
    for token in tokens() {
        all.push(Effect::Collect(token));
        all.extend(CAPTAINS.map(|who| Effect::DiscardToken(who, token)));
    }
    for filter in own_filters() {
        all.extend([Pile::Deck, Pile::Discard].map(|pile| Effect::Search(pile, filter.clone())));
        all.extend([Pile::Deck, Pile::Discard].map(|pile| Effect::MaySearch(pile, filter.clone())));
        all.push(Effect::PutIntoPlay(filter));
    }
    selects().into_iter().for_each(|on| all.extend(on_cards(&on)));
    for on in [Select::YourShip, Select::This, Select::Host, Select::SameTarget, Select::Performer]
    {
        for change in modifiers() {
            all.extend(UNTIL.map(|until| Effect::Modify(on.clone(), change.clone(), until)));
        }
    }
    all
}

fn on_cards(on: &Select) -> Vec<Effect> {
    let on = || on.clone();
    let mut all = vec![
        Effect::Exert(on()),
        Effect::Ready(on()),
        Effect::Jettison(on()),
        Effect::Disperse(on()),
        Effect::Return(on()),
        Effect::DiscardAdventure(on()),
        Effect::Look(on()),
        Effect::Cancel(on()),
        Effect::MoveGear(on(), Carrier::This),
        Effect::MoveGear(on(), Carrier::Performer),
        Effect::Modify(on(), Modifier::Change(Value::Attack, 1), Until::EndOfRound),
        Effect::Modify(on(), Modifier::Change(Value::ProcureCost, -1), Until::EndOfRound),
    ];
    for n in [1, 2] {
        all.extend([
            Effect::Wound(on(), n),
            Effect::Damage(on(), n),
            Effect::Restore(on(), n),
            Effect::RestoreMechanical(on(), n),
            Effect::AddCounters(on(), n),
        ]);
    }
    for until in UNTIL {
        all.extend([Effect::TakeControl(on(), until), Effect::Remove(on(), until)]);
    }
    all
}

/// About a hundred effects, of every variant.
pub fn some_effects() -> Vec<Effect> {
    let every = effects();
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    let few = |effect: &Effect| {
        let debug = format!("{effect:?}");
        let variant = debug.split('(').next().unwrap_or_default().to_owned();
        let n = seen.entry(variant).or_default();
        *n += 1;
        // Effects of one variant are neighbours: takes the first two, then every 97th.
        *n <= 2 || n.is_multiple_of(97)
    };
    every
        .into_iter()
        .filter(few)
        .filter(|effect| effect.select() != Some(&Select::SameTarget))
        .collect()
}

pub fn conditions() -> Vec<Condition> {
    let mut all = vec![
        Condition::Pursuing,
        Condition::Pirate,
        Condition::SucceededAtPiracy,
        Condition::Behind,
        Condition::First,
        Condition::Attacking,
        Condition::Defending,
    ];
    for n in [1, 2] {
        all.extend([Condition::Infamy(n), Condition::Counters(n)]);
        all.extend(own_filters().into_iter().map(|filter| Condition::Control(n, filter)));
    }
    all
}

pub fn costs() -> Vec<Cost> {
    let mut all = vec![Cost::Exert, Cost::Jettison, Cost::Disperse];
    for n in [1, 2] {
        all.extend([Cost::Credits(n), Cost::Discard(n), Cost::RemoveCounters(n)]);
    }
    all.extend(tokens().into_iter().map(Cost::Spend));
    for filter in own_filters() {
        all.extend([Cost::ExertAnother(filter.clone()), Cost::JettisonAnother(filter)]);
    }
    all
}

pub fn triggers() -> Vec<Trigger> {
    let mut all = vec![
        Trigger::ContractResolved,
        Trigger::ComplicationResolved,
        Trigger::SubplotResolved(None),
        Trigger::Discarded,
        Trigger::TransientPlayed,
        Trigger::Dispersed,
        Trigger::PiracySucceeded,
        Trigger::AttackedByPirate,
        Trigger::TokensCollected,
    ];
    all.extend(tokens().into_iter().map(|token| Trigger::SubplotResolved(Some(token))));
    all.extend(some_filters().into_iter().map(Trigger::Jettisoned));
    all
}

pub fn requirements() -> Vec<Requirement> {
    let mut all = vec![Requirement::Expense(1), Requirement::Expense(2)];
    all.extend(tokens().into_iter().map(Requirement::Token));
    for kind in KINDS {
        let filter = Filter { kind, whose: Whose::Anyones, having: vec![] };
        all.extend([
            Requirement::Jettison(filter.clone()),
            Requirement::Exert(filter.clone()),
            Requirement::Control(filter),
        ]);
    }
    all
}

/// Subjects of persistent abilities, each with one or two changes.
pub fn changes() -> Vec<(Select, Vec<Modifier>)> {
    let crew = Filter { kind: Kind::Crew, whose: Whose::Yours, having: vec![] };
    let subjects = [Select::YourShip, Select::This, Select::Each(crew)];
    let modifiers = modifiers();
    let mut all = Vec::new();
    for on in &subjects {
        for (n, change) in modifiers.iter().enumerate().step_by(3) {
            all.push((on.clone(), vec![change.clone()]));
            let second = modifiers.get(n + 1).cloned();
            all.extend(second.map(|second| (on.clone(), vec![change.clone(), second])));
        }
    }
    all
}

pub fn phases() -> Vec<Vec<Phase>> {
    let two = vec![Phase::Action, Phase::Resolution];
    let three = vec![Phase::Ready, Phase::Action, Phase::Resource];
    let single = Phase::ALL.iter().map(|phase| vec![*phase]);
    [vec![], two, three].into_iter().chain(single).collect()
}
