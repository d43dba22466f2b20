//! Port events: whether one is met, what can be done about it, and the throw that decides.

use bevy::prelude::{App, In, Plugin, ResMut};
use characters::sheet::PersonRef;
use dice::Dice;
use engine::AddSteps;

use super::{clerk::Clerk, effects, needs, stages::seed_for, throws};
use crate::{
    choice::{Move, Why},
    data::{EventOption, PortEvent},
    event::{Event, Item},
    state::{Agenda, People, PersonId, Stage, Step, Undergone, kind},
};

/// What may be met in port.
pub(crate) struct PortEvents;

impl Plugin for PortEvents {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Meet, meet)
            .add_step(kind::Answer, answer)
            .add_step(kind::Undergo, effects::undergo);
    }
}

/// The event of this port, by dice of its own: one that was not met before and whose needs hold.
/// Nobody meets anything in the first port, or where luck has nothing.
pub(super) fn drawn(clerk: &Clerk, people: &People) -> Option<String> {
    let progress = &clerk.progress;
    let mut dice = Dice::seeded(seed_for(&clerk.charter, progress.leg, Stage::Port, "event"));
    let happens = dice.below(100) < u32::from(clerk.book.charts.figures.events);
    if progress.leg < 2 || !happens {
        return None;
    }
    let able = people.able();
    let state = needs::State::of(clerk, people, &able);
    let is_new =
        |event: &&PortEvent| !progress.met.contains(&event.id) && state.all_hold(&event.needs);
    let events: Vec<&PortEvent> = clerk.book.charts.events.iter().filter(is_new).collect();
    dice.pick(&events).map(|event| event.id.clone())
}

/// Asks what to do about the event.
fn meet(In(event): In<String>, mut clerk: Clerk, mut agenda: ResMut<Agenda>, people: People) {
    let Some(met) = clerk.book.charts.event(&event).cloned() else { return };
    if clerk.progress.met.insert(event.clone()) {
        clerk.tell(Event::Met { event: event.clone() });
    }
    clerk.progress.meeting = Some(event.clone());
    let options = options(&clerk, &people, &met);
    let step = Step::Meet { event: event.clone() };
    let Some(Move::Answer(option)) = agenda.ask(step, Why::Event, options) else { return };
    clerk.progress.meeting = None;
    agenda.push(Step::Answer { event, option });
}

/// The options that are offered, by their number.
fn options(clerk: &Clerk, people: &People, event: &PortEvent) -> Vec<Move> {
    let able = people.able();
    let state = needs::State::of(clerk, people, &able);
    let offered = |option: &EventOption| {
        option.price <= clerk.ledger.purse
            && state.all_hold(&option.needs)
            && option
                .throw
                .as_ref()
                .is_none_or(|it| throws::best(it, able.iter().copied()).is_some())
    };
    let numbered = (0u8..).zip(&event.options);
    numbered.filter(|(_, option)| offered(option)).map(|(nth, _)| Move::Answer(nth)).collect()
}

/// Pays the price and throws; what comes of it are steps of their own.
fn answer(
    In((event, nth)): In<(String, u8)>,
    mut clerk: Clerk,
    mut agenda: ResMut<Agenda>,
    people: People,
) {
    let Some(met) = clerk.book.charts.event(&event).cloned() else { return };
    let Some(option) = met.options.get(usize::from(nth)) else { return };
    clerk.pay(Item::Event, option.price);
    let seed = |what: &str| seed_for(&clerk.charter, clerk.progress.leg, Stage::Port, what);
    let able: Vec<(PersonId, PersonRef)> = people.able();
    let mut dice = Dice::seeded(seed(&event));
    let thrown = option.throw.as_ref().and_then(|it| throws::throw(it, &able, &mut dice));
    let succeeds = thrown.as_ref().is_none_or(|it| it.success);
    let thrower = thrown.as_ref().map(|it| it.person);
    let come = option.otherwise.as_ref().filter(|_| !succeeds).unwrap_or(&option.then);
    let steps = come.effects.iter().enumerate().map(|(nth, effect)| {
        let seed = seed(&format!("{event} {nth}"));
        Step::Undergo(Undergone { effect: effect.clone(), thrower, seed })
    });
    // The last that is pushed runs first.
    let steps: Vec<Step> = steps.collect();
    steps.into_iter().rev().for_each(|step| agenda.push(step));
    clerk.tell(Event::Answered { event, option: nth, thrown, succeeds });
}
