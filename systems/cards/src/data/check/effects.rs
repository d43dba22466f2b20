//! Checks for effects on impossible targets.

use super::{
    super::{Carrier, Effect, Kind, Modifier, Select, Until},
    TextContext, filters,
};

/// The fault of the first impossible effect in a list; `before` are the effects ahead of it.
pub(super) fn all(effects: &[Effect], before: &[Effect], context: TextContext) -> Option<String> {
    if effects.is_empty() {
        return Some("an ability without effects does nothing".to_owned());
    }
    let mut target = before.iter().filter_map(target_of).next_back();
    for effect in effects {
        let fault = effect
            .select()
            .and_then(|chosen| select(chosen, context, target))
            .or_else(|| amount(effect).map(str::to_owned))
            .or_else(|| reach(effect, context, target));
        if fault.is_some() {
            return fault;
        }
        target = target_of(effect).or(target);
    }
    None
}

/// The fault of a selection that this text cannot make.
pub(super) fn select(
    chosen: &Select,
    context: TextContext,
    target: Option<Kind>,
) -> Option<String> {
    let fault = match chosen {
        Select::Host if context.host.is_none() => "this card is never attached to another",
        Select::Performer if !context.heroic => "only a heroic action has a performer",
        Select::SameTarget if target.is_none() => "no effect before this one has a target",
        Select::This if context.own.is_none() && !context.transient => {
            "an award is no card in play"
        }
        Select::Target(filter) | Select::Each(filter) => return filters::contradiction(filter),
        _ => return None,
    };
    Some(fault.to_owned())
}

/// The kind of card an effect targets.
fn target_of(effect: &Effect) -> Option<Kind> {
    match effect.select()? {
        Select::Target(filter) => Some(filter.kind),
        _ => None,
    }
}

/// The fault of an effect whose amount does nothing.
fn amount(effect: &Effect) -> Option<&'static str> {
    let none = match effect {
        Effect::Draw(_, n)
        | Effect::Discard(_, n)
        | Effect::Expense(_, n)
        | Effect::Wound(_, n)
        | Effect::Damage(_, n)
        | Effect::Restore(_, n)
        | Effect::RestoreMechanical(_, n)
        | Effect::Replenish(n)
        | Effect::LookAtTop(n)
        | Effect::AddCounters(_, n) => *n == 0,
        Effect::Vp(_, n) | Effect::Infamy(_, n) => *n == 0,
        Effect::Modify(_, Modifier::Change(_, by), _) => *by == 0,
        _ => false,
    };
    none.then_some("an effect of 0 does nothing")
}

/// The kind of card selected; `None` for an event or a heroic that selects itself.
fn meant(chosen: &Select, context: TextContext, target: Option<Kind>) -> Option<Kind> {
    match chosen {
        Select::This => context.own,
        Select::Host => context.host,
        Select::Performer => Some(Kind::Crew),
        Select::YourShip => Some(Kind::Ship),
        Select::SameTarget => target,
        Select::Target(filter) | Select::Each(filter) => Some(filter.kind),
    }
}

/// The fault of an effect that cannot affect the kind of card it selects.
fn reach(effect: &Effect, context: TextContext, target: Option<Kind>) -> Option<String> {
    let kind = effect.select().and_then(|chosen| meant(chosen, context, target));
    let permanent = matches!(
        kind,
        Some(Kind::Crew | Kind::Gear | Kind::Upgrade | Kind::Connection | Kind::Permanent)
    );
    let adventure = matches!(kind, Some(Kind::Contract | Kind::Complication));
    let on_table = permanent || adventure || kind == Some(Kind::Ship);
    let possible = match effect {
        Effect::Wound(..) => kind == Some(Kind::Crew),
        Effect::Damage(..) => kind == Some(Kind::Upgrade),
        Effect::Restore(..) => {
            matches!(kind, Some(Kind::Crew | Kind::Upgrade | Kind::Permanent))
        }
        Effect::RestoreMechanical(..) => matches!(kind, Some(Kind::Crew | Kind::Permanent)),
        Effect::Exert(_) | Effect::Ready(_) | Effect::AddCounters(..) => {
            permanent || kind == Some(Kind::Ship)
        }
        Effect::Jettison(_) | Effect::Return(_) | Effect::TakeControl(..) => permanent,
        Effect::Disperse(_) => permanent || adventure || (kind.is_none() && context.transient),
        Effect::Remove(_, until) => (permanent || adventure) && *until != Until::WhileInPlay,
        Effect::DiscardAdventure(_) => adventure,
        Effect::Look(_) => kind == Some(Kind::Complication),
        Effect::Modify(..) => on_table,
        Effect::Cancel(_) => kind.is_some() && !on_table,
        Effect::MoveGear(_, carrier) => kind == Some(Kind::Gear) && can_carry(*carrier, context),
        Effect::Search(_, filter) | Effect::MaySearch(_, filter) => return unfindable(filter),
        Effect::PutIntoPlay(filter) => {
            matches!(filter.kind, Kind::Crew | Kind::Connection)
                && filters::contradiction(filter).is_none()
        }
        Effect::ReplenishThis => context.transient || context.own.is_some_and(|k| k != Kind::Ship),
        _ => true,
    };
    (!possible).then(|| format!("{effect:?} cannot be carried out"))
}

fn can_carry(carrier: Carrier, context: TextContext) -> bool {
    match carrier {
        Carrier::This => context.own == Some(Kind::Crew),
        Carrier::Performer => context.heroic,
    }
}

fn unfindable(filter: &super::super::Filter) -> Option<String> {
    let found = matches!(
        filter.kind,
        Kind::Crew
            | Kind::Gear
            | Kind::Upgrade
            | Kind::Connection
            | Kind::Permanent
            | Kind::PlayedEvent
            | Kind::PlayedHeroic
    );
    if !found {
        return Some(format!("no {:?} lies in a Captain's Deck", filter.kind));
    }
    filters::contradiction(filter)
}
