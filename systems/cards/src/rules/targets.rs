//! At what a play is aimed: foundations, target cards, opponents (CCG-ATT, CCG-TIM-16).

use bevy::prelude::{App, In, Plugin, World};
use play::{AddSteps, Seat};

use super::{
    costs,
    effects::start,
    filter, limits,
    plays::{effects, total_credits},
    values,
};
use crate::{
    choice::{CardId, Move, Why},
    data::{Captains, Effect, Face, Filter, Keyword, Select, Source, Value},
    event::Event,
    state::{Look, Play, PlayKind, Step, Target, Touch, kind},
};

/// Plays find their targets (CCG-TIM-16).
pub(crate) struct Targets;

impl Plugin for Targets {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Target, find);
    }
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
    match (effect.captains(), effect.select()) {
        (Some(Captains::TargetOpponent), _) => Some(Aim::Opponent),
        (_, Some(Select::Target(filter))) => Some(Aim::Card(filter)),
        _ => None,
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
///
/// CCG-PRC-1f, CCG-KEY-10a, CCG-KEY-10b. Each upgrade is measured by itself (CCG-ATTR-15a), when it
/// is attached and never again (CCG-ATTR-15b, CCG-SLOT-8).
fn foundations(world: &World, play: &Play) -> Vec<CardId> {
    let hindrance = world.printed(play.card).keywords.contains(&Keyword::Hindrance);
    let seats = world.seats().into_iter().filter(|&seat| seat == play.seat || hindrance);
    let cards: Vec<CardId> = match &world.printed(play.card).face {
        Face::Gear(_) => seats.flat_map(|seat| limits::crew(world, seat)).collect(),
        Face::Upgrade(upgrade) => seats
            .map(|seat| world.captain(seat).ship)
            .filter(|&ship| values::value(world, ship, Value::Tonnage) >= upgrade.tonnage as i16)
            .collect(),
        _ => Vec::new(),
    };
    // CCG-KEY-14b
    cards.into_iter().filter(|&card| !is_invulnerable(world, card, play)).collect()
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
    let source = values::kind_of_source(&world.printed(play.card).face);
    let invulnerable = source.map(Keyword::Invulnerable);
    card != play.card && invulnerable.is_some_and(|word| values::has(world, card, &word))
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
    points.saturating_mul(world.rules().concealed_unit)
}

/// Ships that a pirate can strike at: not those that strikes cannot touch (CCG-PIR-2a).
pub(super) fn can_be_struck(world: &World, seat: Seat) -> bool {
    let ship = world.captain(seat).ship;
    !values::has(world, ship, &Keyword::Invulnerable(Source::Piracy))
}

/// RUL-48: every aim has a target, or something untargeted happens as well.
pub(super) fn exist(world: &World, play: &Play) -> bool {
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
    effect.select() == Some(&Select::SameTarget)
}

/// Chooses the next target; with all chosen, goes on to the costs (CCG-TIM-16a, CCG-TIM-16c).
pub(super) fn find(In(mut play): In<Play>, world: &mut World) {
    let effects = effects(world, &play);
    let aims = aims(world, &play, &effects);
    let Some(aim) = aims.get(play.targets.len()) else { return go_on(world, play) };
    let found = targets_for(world, &play, aim);
    if found.is_empty() {
        play.targets.push(Target::Nothing);
        return world.push(Step::Target(play));
    }
    let (card, at_card) = (play.card, matches!(aim, Aim::Card(_)));
    let why = match aim {
        Aim::Foundation => Why::Attaching { card },
        Aim::Card(_) | Aim::Opponent => Why::Targeting { card },
    };
    let spared = may_spare_itself(world, &play, &found).then_some(Move::Done);
    let options = |_: &World| found.iter().filter_map(as_move).chain(spared).collect();
    let Some(chosen) = world.ask(Step::Target(play.clone()), play.seat, why, options) else {
        return;
    };
    let target = match chosen {
        Move::Choose(card) => Target::Card(card),
        Move::ChooseQueued(nth) => Target::Queued(nth),
        Move::ChooseCaptain(seat) => Target::Captain(seat),
        _ => Target::Nothing,
    };
    if let Target::Card(target) = target
        && at_card
    {
        let (seat, card, target) = (play.seat, world.piece(card), world.piece(target));
        world.tell(Event::Targeted { seat, card, target });
    }
    play.targets.push(target);
    world.push(Step::Target(play));
}

/// What happens by itself aims at nothing where every target would cost its captain credits: a price is
/// nobody's duty (CCG-COST-3, CCG-KEY-4).
fn may_spare_itself(world: &World, play: &Play, found: &[Target]) -> bool {
    let is_unasked = matches!(play.kind, PlayKind::Triggered(_) | PlayKind::Award { .. });
    is_unasked
        && found.iter().all(|target| match target {
            Target::Card(id) => concealment(world, play.seat, *id) > 0,
            _ => false,
        })
}

/// With its targets known, a play is paid for and queued; what happens by itself takes effect at once, paid
/// for only where its target is concealed (CCG-KEY-4).
fn go_on(world: &mut World, play: Play) {
    match play.kind {
        PlayKind::Triggered(_) | PlayKind::Award { .. } => {
            start(world, play.clone());
            if total_credits(world, &play, 0) > 0 {
                world.push(Step::PayCosts { play, next: 0 });
            }
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
