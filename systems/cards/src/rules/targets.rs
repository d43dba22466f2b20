//! Targets of plays: foundations, cards, opponents (CCG-ATT, CCG-TIM-16).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

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
    state::{Play, PlayKind, Step, TableRead, TableWrite, Tabletop, Target, kind},
};

/// Chooses targets for plays (CCG-TIM-16).
pub(crate) struct Targets;

impl Plugin for Targets {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Target, find);
    }
}

/// A target that a play needs; several come one after another.
enum Aim<'a> {
    /// The card it attaches to (CCG-ATT-1).
    Foundation,
    Card(&'a Filter),
    Opponent,
}

fn aims<'a>(table: &impl TableRead, play: &Play, effects: &'a [Effect]) -> Vec<Aim<'a>> {
    if play.kind == PlayKind::Procuring {
        let attaches = matches!(table.printed(play.card).face, Face::Gear(_) | Face::Upgrade(_));
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

/// Number of targets that an effect uses up.
pub(super) fn aims_of(effect: &Effect) -> u8 {
    aim(effect).is_some().into()
}

fn targets_for(table: &impl TableRead, play: &Play, aim: &Aim) -> Vec<Target> {
    let targets = match aim {
        Aim::Foundation => foundations(table, play).into_iter().map(Target::Card).collect(),
        Aim::Opponent => table.opponents(play.seat).into_iter().map(Target::Captain).collect(),
        Aim::Card(filter) => filter::candidates(table, play.seat, Some(play.card), filter),
    };
    let allowed = targets.into_iter().filter(|target| match (aim, target) {
        (Aim::Card(_), Target::Card(id)) => {
            !is_invulnerable(table, *id, play)
                && costs::can_also_pay(table, play, concealment(table, play.seat, *id))
        }
        _ => true,
    });
    allowed.collect()
}

/// Possible hosts: own crew for gear, the own ship for upgrades; for Hindrances also opponents'
/// cards (CCG-PRC-1e to CCG-PRC-1g). A ship must be big enough (CCG-ATTR-15).
///
/// CCG-PRC-1f, CCG-KEY-10a, CCG-KEY-10b. Each upgrade is measured by itself (CCG-ATTR-15a), when it
/// is attached and never again (CCG-ATTR-15b, CCG-SLOT-8).
fn foundations(table: &impl TableRead, play: &Play) -> Vec<CardId> {
    let hindrance = table.printed(play.card).keywords.contains(&Keyword::Hindrance);
    let seats = table.seats().into_iter().filter(|&seat| seat == play.seat || hindrance);
    let cards: Vec<CardId> = match &table.printed(play.card).face {
        Face::Gear(_) => seats.flat_map(|seat| limits::crew(table, seat)).collect(),
        Face::Upgrade(upgrade) => seats
            .map(|seat| table.captain(seat).ship)
            .filter(|&ship| values::value(table, ship, Value::Tonnage) >= upgrade.tonnage as i16)
            .collect(),
        _ => Vec::new(),
    };
    // CCG-KEY-14b
    cards.into_iter().filter(|&card| !is_invulnerable(table, card, play)).collect()
}

/// Whether an earlier choice of host is still legal (CCG-TIM-16b).
pub(super) fn can_attach(table: &impl TableRead, play: &Play, to: CardId) -> bool {
    foundations(table, play).contains(&to)
}

/// Whether a target of `effect` is still legal (CCG-TIM-16b).
pub(super) fn is_still_target(
    table: &impl TableRead,
    play: &Play,
    effect: &Effect,
    target: Target,
) -> bool {
    aim(effect).is_some_and(|aim| match (&aim, target) {
        (Aim::Card(filter), Target::Card(id)) => {
            let same = filter::cards(table, play.seat, Some(play.card), filter).contains(&id);
            same && !is_invulnerable(table, id, play)
        }
        (Aim::Card(filter), Target::Queued(_)) => {
            filter::candidates(table, play.seat, Some(play.card), filter).contains(&target)
        }
        (Aim::Opponent, Target::Captain(seat)) => table.opponents(play.seat).contains(&seat),
        _ => false,
    })
}

/// Whether a card is invulnerable to a play (CCG-KEY-14), which never holds for its own effects
/// (CCG-KEY-14a).
pub(super) fn is_invulnerable(table: &impl TableRead, card: CardId, play: &Play) -> bool {
    let source = values::kind_of_source(&table.printed(play.card).face);
    let invulnerable = source.map(Keyword::Invulnerable);
    card != play.card && invulnerable.is_some_and(|word| values::has(table, card, &word))
}

/// Extra credits to target an opponent's concealed card (CCG-KEY-4).
pub(super) fn concealment(table: &impl TableRead, seat: Seat, card: CardId) -> u8 {
    if table.card(card).controller == seat || matches!(table.printed(card).face, Face::Adventure(_))
    {
        return 0; // CCG-KEY-4a
    }
    let points = values::points(table, card, |keyword| match keyword {
        Keyword::Concealed(points) => Some(*points),
        _ => None,
    });
    points.saturating_mul(table.rules().concealed_unit)
}

/// Whether pirates can strike a captain's ship (CCG-PIR-2a).
pub(super) fn can_be_struck(table: &impl TableRead, seat: Seat) -> bool {
    let ship = table.captain(seat).ship;
    !values::has(table, ship, &Keyword::Invulnerable(Source::Piracy))
}

/// Whether every aim has a target, or something untargeted happens as well (RUL-48).
pub(super) fn exist(table: &impl TableRead, play: &Play) -> bool {
    let effects = effects(table, play);
    let aims = aims(table, play, &effects);
    let some_untargeted =
        effects.iter().any(|effect| aims_of(effect) == 0 && !follows_target(effect));
    aims.iter().all(|aim| {
        let found = !targets_for(table, play, aim).is_empty();
        found || (some_untargeted && !matches!(aim, Aim::Foundation))
    })
}

fn follows_target(effect: &Effect) -> bool {
    effect.select() == Some(&Select::SameTarget)
}

/// Chooses the next target; with all chosen, goes on to the costs (CCG-TIM-16a, CCG-TIM-16c).
pub(super) fn find(In(mut play): In<Play>, mut table: Tabletop) {
    let table = &mut table;
    let effects = effects(table, &play);
    let aims = aims(table, &play, &effects);
    let Some(aim) = aims.get(play.targets.len()) else { return go_on(table, play) };
    let found = targets_for(table, &play, aim);
    if found.is_empty() {
        play.targets.push(Target::Nothing);
        return table.push(Step::Target(play));
    }
    let (card, at_card) = (play.card, matches!(aim, Aim::Card(_)));
    let why = match aim {
        Aim::Foundation => Why::Attaching { card },
        Aim::Card(_) | Aim::Opponent => Why::Targeting { card },
    };
    let spared = may_spare_itself(table, &play, &found).then_some(Move::Done);
    let options = |_: &_| found.iter().filter_map(as_move).chain(spared).collect();
    let Some(chosen) = table.ask(Step::Target(play.clone()), play.seat, why, options) else {
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
        let (seat, card, target) = (play.seat, table.piece(card), table.piece(target));
        table.tell(Event::Targeted { seat, card, target });
    }
    play.targets.push(target);
    table.push(Step::Target(play));
}

/// Whether an automatic effect may go without a target, since every one would cost its captain
/// credits: no price is compulsory (CCG-COST-3, CCG-KEY-4).
fn may_spare_itself(table: &impl TableRead, play: &Play, found: &[Target]) -> bool {
    let is_unasked = matches!(play.kind, PlayKind::Triggered(_) | PlayKind::Award { .. });
    is_unasked
        && found.iter().all(|target| match target {
            Target::Card(id) => concealment(table, play.seat, *id) > 0,
            _ => false,
        })
}

/// Goes on after targeting: a play is paid for and queued. An automatic effect happens at once,
/// paid for only if its target is concealed (CCG-KEY-4).
fn go_on(table: &mut impl TableWrite, play: Play) {
    match play.kind {
        PlayKind::Triggered(_) | PlayKind::Award { .. } => {
            start(table, play.clone());
            if total_credits(table, &play, 0) > 0 {
                table.push(Step::PayCosts { play, next: 0 });
            }
        }
        PlayKind::Procuring | PlayKind::Event | PlayKind::Heroic { .. } | PlayKind::Ability(_) => {
            table.push_all([Step::PayCosts { play: play.clone(), next: 0 }, Step::Enqueue(play)]);
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
