//! Announcing a card or an ability: whether it may be played now, and at what it is aimed
//! (CCG-TIM, CCG-COST).

use bevy::prelude::World;
use play::Seat;

use super::{costs, filter, limits, prices, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{
        Ability, Activated, Captains, Cost, Effect, Face, Filter, Heroic, Keyword, Level, Phase,
        Select, Timing, Value,
    },
    event::Event,
    state::{Look, Place, Play, PlayKind, Step, Target, Touch},
};

/// The play that a move would begin; `None` for moves that play nothing.
pub(super) fn from_move(world: &World, seat: Seat, chosen: Move) -> Option<Play> {
    let (card, kind) = match chosen {
        Move::Procure(card) => (card, PlayKind::Procuring),
        Move::Event(card) => (card, PlayKind::Event),
        Move::Heroic { card, crew, level } => (card, PlayKind::Heroic { crew, level }),
        Move::Ability { card, nth } => (card, PlayKind::Ability(nth)),
        _ => return None,
    };
    Some(Play { seat, card, kind, host: world.host(card), targets: Vec::new() })
}

/// The n-th ability of a card, if it is an activated one.
pub(super) fn ability(world: &World, card: CardId, nth: u8) -> Option<&Activated> {
    match world.printed(card).abilities.get(usize::from(nth))? {
        Ability::Activated(activated) => Some(activated),
        Ability::Persistent(_) | Ability::Triggered(_) => None,
    }
}

/// What a play will do when it takes effect; nothing for a card that is procured.
pub(super) fn effects(world: &World, play: &Play) -> Vec<Effect> {
    let printed = world.printed(play.card);
    match (play.kind, &printed.face) {
        (PlayKind::Event, Face::Event(event)) => event.text.effects.clone(),
        (PlayKind::Heroic { level, .. }, Face::Heroic(heroic)) => heroic_effects(heroic, level),
        (PlayKind::Ability(nth) | PlayKind::Triggered(nth), _) => {
            match &printed.abilities[usize::from(nth)] {
                Ability::Activated(activated) => activated.effects.clone(),
                Ability::Triggered(triggered) => triggered.effects.clone(),
                Ability::Persistent(_) => Vec::new(),
            }
        }
        (PlayKind::Award { nth, contract }, Face::Adventure(sides)) => {
            let (a, b) = (&sides.contract.subplots, &sides.complication.subplots);
            (if contract { a } else { b })[usize::from(nth)].award.clone()
        }
        _ => Vec::new(),
    }
}

/// CCG-ACT-1g to CCG-ACT-1i.
fn heroic_effects(heroic: &Heroic, level: Level) -> Vec<Effect> {
    use Level::{Expert, Trained};
    match level {
        Trained => heroic.trained.clone(),
        Expert if heroic.as_above => heroic.trained.iter().chain(&heroic.expert).cloned().collect(),
        Expert => heroic.expert.clone(),
    }
}

/// Whether a seat may begin this play now: right place, right time, conditions, targets, costs.
pub(super) fn is_open(world: &World, seat: Seat, chosen: Move) -> bool {
    let Some(play) = from_move(world, seat, chosen) else { return false };
    let right_card = match play.kind {
        PlayKind::Procuring => world.printed(play.card).is_permanent(),
        PlayKind::Ability(nth) => {
            ability(world, play.card, nth).is_some_and(|a| ability_is_open(world, &play, nth, a))
        }
        PlayKind::Event | PlayKind::Heroic { .. } => true,
        PlayKind::Triggered(_) | PlayKind::Award { .. } => false,
    };
    right_card && targets_exist(world, &play) && costs::can_pay_all(world, &play)
}

/// CCG-TIM-14, CCG-ACT-1d.
fn ability_is_open(world: &World, play: &Play, nth: u8, ability: &Activated) -> bool {
    let used = ability.limited && world.condition(play.card).used & (1 << nth) != 0;
    let condition = ability.when.as_ref();
    let holds = condition.is_none_or(|condition| {
        filter::holds(world, play.seat, Some(play.card), condition, filter::Depth::Now)
    });
    let crew_is_ready = ability.timing != Timing::Use
        || play.host.is_some_and(|crew| !world.condition(crew).exerted);
    !used && holds && crew_is_ready
}

/// Every such play open to `seat` with one of these timings, in the current phase (CCG-TIM-8).
fn open_plays(
    world: &World,
    seat: Seat,
    such: impl Fn(&Activated) -> bool,
    timings: &[Timing],
) -> Vec<Move> {
    let fits =
        |text: &Activated| timings.contains(&text.timing) && in_season(world, text) && such(text);
    let abilities = world.controlled(seat).flat_map(|card| {
        let texts = world.printed(card).abilities.iter().enumerate();
        let fitting = texts.filter(|(_, text)| matches!(text, Ability::Activated(a) if fits(a)));
        fitting.map(move |(nth, _)| Move::Ability { card, nth: nth as u8 })
    });
    let hand = world.piles(seat).hand.iter().copied();
    let events = hand.filter(|&card| match &world.printed(card).face {
        Face::Event(event) => {
            fits(&event.text) && event_condition_holds(world, seat, card, &event.text)
        }
        _ => false,
    });
    let all = abilities.chain(events.map(Move::Event));
    all.filter(|&chosen| is_open(world, seat, chosen)).collect()
}

fn event_condition_holds(world: &World, seat: Seat, card: CardId, text: &Activated) -> bool {
    let condition = text.when.as_ref();
    condition.is_none_or(|c| filter::holds(world, seat, Some(card), c, filter::Depth::Now))
}

/// CCG-TIM-8; an action without a phase of its own belongs to the Action Phase (CCG-TIM-10a).
fn in_season(world: &World, text: &Activated) -> bool {
    let phase = world.stage().phase();
    match text.timing {
        Timing::Action | Timing::Use if text.during.is_empty() => phase == Phase::Action,
        _ => text.during.is_empty() || text.during.contains(&phase),
    }
}

/// Plays that are no actions: reactions and what may be done at any time while nothing is on the
/// queue (CCG-ACT-1k, CCG-TIM-13).
pub(super) fn anytime(world: &World, seat: Seat) -> Vec<Move> {
    open_plays(world, seat, |_| true, &[Timing::Reaction, Timing::Anytime])
}

/// Of those, the ones made for the current phase (CCG-TIM-8).
pub(super) fn seasonal(world: &World, seat: Seat) -> Vec<Move> {
    let named = |text: &Activated| !text.during.is_empty();
    open_plays(world, seat, named, &[Timing::Reaction, Timing::Anytime])
}

/// What may answer a play, an attempt or a strike (CCG-TIM-3, CCG-TIM-11).
pub(super) fn reactions(world: &World, seat: Seat) -> Vec<Move> {
    open_plays(world, seat, |_| true, &[Timing::Reaction])
}

/// The acting captain's actions: abilities, events marked so, heroics (CCG-ACT-1c, CCG-ACT-1e).
pub(super) fn actions(world: &World, seat: Seat) -> Vec<Move> {
    let mut actions = open_plays(world, seat, |_| true, &[Timing::Action, Timing::Use]);
    actions.extend(heroics(world, seat));
    actions
}

/// CCG-ACT-1e to CCG-ACT-1h: every heroic with every crew who can, at every level they can.
fn heroics(world: &World, seat: Seat) -> Vec<Move> {
    use Level::{Expert, Trained};
    let phase = world.stage().phase();
    let mut open = Vec::new();
    for &card in &world.piles(seat).hand {
        let Face::Heroic(heroic) = &world.printed(card).face else { continue };
        let in_season = if heroic.during.is_empty() {
            phase == Phase::Action
        } else {
            heroic.during.contains(&phase)
        };
        if !in_season {
            continue;
        }
        for crew in limits::crew(world, seat) {
            let Some(held) = filter::skill_level(world, crew, heroic.skill) else { continue };
            if world.rules().heroic_exerts && world.condition(crew).exerted {
                continue;
            }
            let has_expert_text = !heroic.expert.is_empty();
            let levels = [Trained, Expert]
                .into_iter()
                .filter(|&level| level <= held && (level == Trained || has_expert_text));
            let plays = levels.map(|level| Move::Heroic { card, crew, level });
            open.extend(plays.filter(|&chosen| is_open(world, seat, chosen)));
        }
    }
    open
}

/// Whether a move is an action, which ends the acting captain's turn (CCG-ACT-1p).
pub(super) fn is_action(world: &World, chosen: Move) -> bool {
    let is = |timing| matches!(timing, Timing::Action | Timing::Use);
    match chosen {
        Move::Heroic { .. } => true,
        Move::Event(card) => {
            matches!(&world.printed(card).face, Face::Event(event) if is(event.text.timing))
        }
        Move::Ability { card, nth } => ability(world, card, nth).is_some_and(|a| is(a.timing)),
        _ => false,
    }
}

/// Announces a play: out of the hand, aimed, paid, queued (CCG-TIM-16c).
pub(super) fn begin(world: &mut World, play: Play) {
    let from_hand = world.place(play.card) == Place::Hand;
    if from_hand {
        super::moves::take_from_hand(world, play.seat, play.card);
        world.put(play.card, Place::Queue);
    }
    world.push(Step::Target(play));
}

/// What a play has to be aimed at, one thing after another.
enum Aim<'a> {
    /// The card it attaches to (CCG-ATT-1).
    Foundation,
    Card(&'a Filter),
    Opponent,
}

fn aims<'a>(world: &World, play: &Play, effects: &'a [Effect]) -> Vec<Aim<'a>> {
    if play.kind == PlayKind::Procuring {
        let attaches = matches!(world.printed(play.card).face, Face::Gear(_) | Face::Upgrade(_));
        return attaches.then_some(Aim::Foundation).into_iter().collect();
    }
    effects.iter().filter_map(aim).collect()
}

fn aim(effect: &Effect) -> Option<Aim<'_>> {
    match effect {
        Effect::Draw(who, _)
        | Effect::Discard(who, _)
        | Effect::Vp(who, _)
        | Effect::Infamy(who, _)
        | Effect::Expense(who, _)
        | Effect::DiscardToken(who, _) => {
            matches!(who, Captains::TargetOpponent).then_some(Aim::Opponent)
        }
        Effect::Wound(what, _)
        | Effect::Damage(what, _)
        | Effect::Restore(what, _)
        | Effect::Exert(what)
        | Effect::Ready(what)
        | Effect::Jettison(what)
        | Effect::Disperse(what)
        | Effect::Return(what)
        | Effect::DiscardAdventure(what)
        | Effect::Look(what)
        | Effect::Modify(what, ..)
        | Effect::Cancel(what) => match what {
            Select::Target(filter) => Some(Aim::Card(filter)),
            _ => None,
        },
        Effect::Collect(_) | Effect::Replenish(_) => None,
    }
}

/// How many targets an effect uses up.
pub(super) fn aims_of(effect: &Effect) -> u8 {
    aim(effect).is_some().into()
}

fn targets_for(world: &World, play: &Play, aim: &Aim) -> Vec<Target> {
    let targets = match aim {
        Aim::Foundation => foundations(world, play).into_iter().map(Target::Card).collect(),
        Aim::Opponent => world.opponents(play.seat).into_iter().map(Target::Captain).collect(),
        Aim::Card(filter) => filter::candidates(world, play.seat, Some(play.card), filter),
    };
    let allowed = targets.into_iter().filter(|target| match (aim, target) {
        (Aim::Card(_), Target::Card(id)) => {
            !is_invulnerable(world, *id, play)
                && costs::can_also_pay(world, play, concealment(world, play.seat, *id))
        }
        _ => true,
    });
    allowed.collect()
}

/// CCG-PRC-1e to CCG-PRC-1g: own crew for gear, the own ship for upgrades; Hindrances go on
/// opponents' cards as well. CCG-ATTR-15: a ship must be big enough.
fn foundations(world: &World, play: &Play) -> Vec<CardId> {
    let hindrance = world.printed(play.card).keywords.contains(&Keyword::Hindrance);
    let seats = world.seats().into_iter().filter(|&seat| seat == play.seat || hindrance);
    match &world.printed(play.card).face {
        Face::Gear(_) => seats.flat_map(|seat| limits::crew(world, seat)).collect(),
        Face::Upgrade(upgrade) => seats
            .map(|seat| world.captain(seat).ship)
            .filter(|&ship| values::value(world, ship, Value::Tonnage) >= upgrade.tonnage as i16)
            .collect(),
        _ => Vec::new(),
    }
}

/// Whether a foundation chosen earlier still serves (CCG-TIM-16b).
pub(super) fn can_attach(world: &World, play: &Play, to: CardId) -> bool {
    foundations(world, play).contains(&to)
}

/// CCG-TIM-16b: whether a target is still one. `effect` is what is aimed at it.
pub(super) fn is_still_target(world: &World, play: &Play, effect: &Effect, target: Target) -> bool {
    aim(effect).is_some_and(|aim| match (&aim, target) {
        (Aim::Card(filter), Target::Card(id)) => {
            let same = filter::cards(world, play.seat, Some(play.card), filter).contains(&id);
            same && !is_invulnerable(world, id, play)
        }
        (Aim::Card(filter), Target::Queued(_)) => {
            filter::candidates(world, play.seat, Some(play.card), filter).contains(&target)
        }
        (Aim::Opponent, Target::Captain(seat)) => world.opponents(play.seat).contains(&seat),
        _ => false,
    })
}

/// CCG-KEY-14: untouched by effects of a kind, unless its own (CCG-KEY-14a).
pub(super) fn is_invulnerable(world: &World, card: CardId, play: &Play) -> bool {
    use crate::data::Source;
    let source = match (&play.kind, &world.printed(play.card).face) {
        (PlayKind::Event, _) => Source::Events,
        (PlayKind::Heroic { .. }, _) => Source::Heroics,
        (_, Face::Gear(_)) => Source::Gear,
        (_, Face::Crew(_)) => Source::Crew,
        (_, Face::Connection(_)) => Source::Connections,
        (_, Face::Upgrade(_)) => Source::Upgrades,
        _ => return false,
    };
    card != play.card && values::has(world, card, &Keyword::Invulnerable(source))
}

/// CCG-KEY-4: what it costs more to target an opponent's concealed card.
pub(super) fn concealment(world: &World, seat: Seat, card: CardId) -> u8 {
    if world.card(card).controller == seat || matches!(world.printed(card).face, Face::Adventure(_))
    {
        return 0; // CCG-KEY-4a
    }
    let points = values::points(world, card, |keyword| match keyword {
        Keyword::Concealed(points) => Some(*points),
        _ => None,
    });
    points * world.rules().concealed_unit
}

/// RUL-48: every aim has a target, or something untargeted happens as well.
fn targets_exist(world: &World, play: &Play) -> bool {
    let effects = effects(world, play);
    let aims = aims(world, play, &effects);
    let some_untargeted =
        effects.iter().any(|effect| aims_of(effect) == 0 && !follows_target(effect));
    aims.iter().all(|aim| {
        let found = !targets_for(world, play, aim).is_empty();
        found || (some_untargeted && !matches!(aim, Aim::Foundation))
    })
}

fn follows_target(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Wound(Select::SameTarget, _)
            | Effect::Damage(Select::SameTarget, _)
            | Effect::Restore(Select::SameTarget, _)
            | Effect::Exert(Select::SameTarget)
            | Effect::Ready(Select::SameTarget)
            | Effect::Jettison(Select::SameTarget)
            | Effect::Disperse(Select::SameTarget)
            | Effect::Return(Select::SameTarget)
            | Effect::DiscardAdventure(Select::SameTarget)
            | Effect::Look(Select::SameTarget)
            | Effect::Modify(Select::SameTarget, ..)
            | Effect::Cancel(Select::SameTarget)
    )
}

/// Chooses the next target; with all chosen, goes on to the costs (CCG-TIM-16a, CCG-TIM-16c).
pub(super) fn find_targets(world: &mut World, mut play: Play) {
    let effects = effects(world, &play);
    let aims = aims(world, &play, &effects);
    let Some(aim) = aims.get(play.targets.len()) else { return go_on(world, play) };
    let found = targets_for(world, &play, aim);
    if found.is_empty() {
        play.targets.push(Target::Nothing);
        return world.push(Step::Target(play));
    }
    let card = play.card;
    let why = match aim {
        Aim::Foundation => Why::Attaching { card },
        Aim::Card(_) | Aim::Opponent => Why::Targeting { card },
    };
    let options = |_: &World| found.iter().filter_map(as_move).collect();
    let Some(chosen) = world.ask(Step::Target(play.clone()), play.seat, why, options) else {
        return;
    };
    let target = match chosen {
        Move::Choose(card) => Target::Card(card),
        Move::ChooseQueued(nth) => Target::Queued(nth),
        Move::ChooseCaptain(seat) => Target::Captain(seat),
        _ => Target::Nothing,
    };
    if let (Target::Card(target), Aim::Card(_)) = (target, aim) {
        let (seat, card, target) = (play.seat, world.piece(card), world.piece(target));
        world.tell(Event::Targeted { seat, card, target });
    }
    play.targets.push(target);
    world.push(Step::Target(play));
}

/// With its targets known, a play that needs no price takes effect; others are paid for.
fn go_on(world: &mut World, play: Play) {
    match play.kind {
        PlayKind::Triggered(_) | PlayKind::Award { .. } => {
            super::effects::start(world, play);
        }
        PlayKind::Procuring | PlayKind::Event | PlayKind::Heroic { .. } | PlayKind::Ability(_) => {
            world.push_all([Step::PayCosts { play: play.clone(), next: 0 }, Step::Enqueue(play)]);
        }
    }
}

fn as_move(target: &Target) -> Option<Move> {
    match *target {
        Target::Card(card) => Some(Move::Choose(card)),
        Target::Queued(nth) => Some(Move::ChooseQueued(nth)),
        Target::Captain(seat) => Some(Move::ChooseCaptain(seat)),
        Target::Nothing => None,
    }
}

/// Credits a play costs in all: its own price, and what concealed targets add (CCG-KEY-4).
pub(super) fn total_credits(world: &World, play: &Play) -> u8 {
    let concealed = play.targets.iter().map(|target| match (target, play.kind) {
        (Target::Card(_), PlayKind::Procuring) => 0,
        (Target::Card(id), _) => concealment(world, play.seat, *id),
        _ => 0,
    });
    concealed.fold(prices::credits(world, play), u8::saturating_add)
}

/// The price of a play apart from credits, in the order it is paid.
pub(super) fn other_costs(world: &World, play: &Play) -> Vec<Cost> {
    match play.kind {
        PlayKind::Ability(nth) => {
            let parts = ability(world, play.card, nth).map_or(&[][..], |ability| &ability.cost);
            parts.iter().filter(|cost| !matches!(cost, Cost::Credits(_))).cloned().collect()
        }
        PlayKind::Event => match &world.printed(play.card).face {
            Face::Event(event) => event.text.cost.clone(),
            _ => Vec::new(),
        },
        PlayKind::Procuring
        | PlayKind::Heroic { .. }
        | PlayKind::Triggered(_)
        | PlayKind::Award { .. } => Vec::new(),
    }
}
