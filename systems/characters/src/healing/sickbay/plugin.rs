//! A sickbay as a Bevy plugin: its table of contents.

use bevy::prelude::{App, In, IntoSystem, Plugin, ResMut, World};
use engine::{AddSteps, Rules, StepKind};

use super::{
    admission, clock, day, due, harm, rest, rumours,
    state::Agenda,
    step::{Step, kind},
    treatment,
};
use crate::healing::Refusal;

/// Everything that happens to patients; each kind of step has its system.
#[derive(Debug, Default)]
pub(super) struct SickbayPlugin;

impl Plugin for SickbayPlugin {
    fn build(&self, app: &mut App) {
        // What somebody does.
        add(app, kind::Admit, admission::admit);
        add(app, kind::ChangeCare, admission::change_care);
        add(app, kind::Treat, treatment::treat);
        add(app, kind::TreatMinor, treatment::treat_minor);
        add(app, kind::Hit, harm::hit);
        add(app, kind::Blow, harm::blow);
        add(app, kind::BreakRest, rest::break_rest);
        add(app, kind::GatherRumours, rumours::gather_rumours);
        // What time brings.
        app.add_step(kind::Wait, clock::wait);
        add(app, kind::FinishTreatment, due::finish_treatment);
        add(app, kind::Perish, due::perish);
        add(app, kind::GetOverStun, due::get_over_stun);
        add(app, kind::ComeRound, due::come_round);
        add(app, kind::Mend, due::mend);
        // What a day brings.
        add(app, kind::EndDay, day::end_day);
        add(app, kind::Rest, day::rest);
        add(app, kind::Decline, day::decline);
        app.add_step(kind::BeginDay, day::begin_day);
    }
}

/// Registers a system that may refuse.
fn add<K: StepKind, M: 'static>(
    app: &mut App,
    kind: K,
    system: impl IntoSystem<In<K::Input>, Result<(), Refusal>, M>,
) {
    app.add_step(kind, system.pipe(stop_if_refused));
}

/// A refusal ends whatever was under way.
fn stop_if_refused(In(done): In<Result<(), Refusal>>, mut agenda: ResMut<Agenda>) {
    if let Err(refusal) = done {
        agenda.refuse(refusal);
    }
}

impl Rules for SickbayPlugin {
    type Steps = Step;

    fn is_waiting(world: &World) -> bool {
        world.resource::<Agenda>().is_empty()
    }

    fn next_step(world: &mut World) -> Option<Step> {
        world.resource_mut::<Agenda>().pop()
    }

    /// A sickbay has no stages: with no steps left, it waits.
    fn end_stage(_: &mut World) {}
}

#[cfg(test)]
mod tests {
    use dice::Dice;
    use engine::{Table, is_carried_out};

    use super::{
        super::{PatientId, Sickbay, record::SickbayRecord, state::Book},
        *,
    };
    use crate::{
        body::Seconds,
        healing::{
            Care, Event, HealingRules, RuleSet,
            tests::{events, patient},
        },
    };

    #[test]
    fn every_kind_of_step_has_its_system() {
        let table = Table::<SickbayPlugin>::empty();
        for kind in 0..kind::KINDS {
            assert!(is_carried_out::<Step>(&table, kind), "no system for steps of kind {kind}");
        }
    }

    /// House rules: who is left alone gets no worse.
    struct KindlyDays;

    impl Plugin for KindlyDays {
        fn build(&self, app: &mut App) {
            app.add_plugins(SickbayPlugin).add_step(kind::Decline, |_: In<PatientId>| {});
        }
    }

    /// Decline of a hurt patient after a month without rest.
    fn month(rules: impl Plugin) -> Vec<Event> {
        let (set, dice) = (RuleSet::SecondEdition, Dice::seeded(1));
        let mut bay = Sickbay::new(set, HealingRules::default(), Seconds(0), dice);
        bay.admit(patient([9, 9, 3], [4, 0, 0]), Care::NONE).expect("alive");
        let mut app = App::empty();
        let world = app.add_plugins(rules).world_mut();
        SickbayRecord::of(&bay).lay_out(world);
        world.resource_mut::<Agenda>().push(Step::Wait(Seconds::DAY.times(30)));
        engine::run::<SickbayPlugin>(world);
        events(std::mem::take(&mut world.resource_mut::<Book>().0))
    }

    /// SE-HSE-02
    #[test]
    fn a_part_of_a_day_can_be_replaced_by_a_variant() {
        let declines = |event: &Event| matches!(event, Event::Declined { .. });
        assert!(month(SickbayPlugin).iter().any(declines));
        assert_eq!(month(KindlyDays), []);
    }
}
