//! Which rule takes which step.

use bevy::prelude::World;

use super::{
    action, adventure, attempts, completion, costs, effects, limits, payment, piracy, procurement,
    queue, ready, resolution, resource, subplots, targets,
};
use crate::state::Step;

/// Does one step. It may ask, and it may lay out more steps.
pub(super) fn take(world: &mut World, step: Step) {
    match step {
        Step::MarkDiscards(seat) => ready::mark_discards(world, seat),
        Step::RevealDiscards => ready::reveal_discards(world),
        Step::Restore(seat) => ready::restore(world, seat),
        Step::Shift(seat) => ready::shift(world, seat),
        Step::ChooseFirst(seat) => ready::choose_first(world, seat),
        Step::DrawComplication(seat) => adventure::draw_complication(world, seat),
        Step::PlaceComplication(seat, card) => adventure::place_complication(world, seat, card),
        Step::MakeRoom { seat, slot, card } => adventure::make_room(world, seat, slot, card),
        Step::ChooseActivity(seat) => adventure::choose_activity(world, seat),
        Step::TakeUp(seat, activity) => adventure::take_up(world, seat, activity),
        Step::Procure(seat) => procurement::procure(world, seat),
        Step::Act { turn, passes } => action::act(world, turn, passes),
        Step::Collect(seat) => resource::collect(world, seat),
        Step::PickSkills { seat, crew, left, picked } => {
            resource::pick_skills(world, seat, crew, left, picked);
        }
        Step::Collected(seat) => resource::collected(world, seat),
        Step::FreePlays(seat) => resource::free_plays(world, seat),
        Step::Select { turn } => resolution::select(world, turn),
        Step::Attempt(attempt) => attempts::attempt(world, attempt),
        Step::Engage(attempt) => piracy::engage(world, attempt),
        Step::Subplots { seat, card, tried } => subplots::offer(world, seat, card, tried),
        Step::DiscardResolved(card) => attempts::discard_resolved(world, card),
        Step::Strike(strike) => piracy::assign(world, *strike),
        Step::StrikeOver { attacker, defender, success } => {
            piracy::over(world, attacker, defender, success);
        }
        Step::Complete(seat) => completion::complete(world, seat),
        Step::CloseContract(slot) => completion::close(world, slot),
        Step::Pay(bill) => payment::pay(world, bill),
        Step::Target(play) => targets::find(world, play),
        Step::PayCosts { play, next } => costs::pay_costs(world, play, next),
        Step::Enqueue(play) => queue::enqueue(world, play),
        Step::Window { turn } => queue::window(world, turn),
        Step::ResolveTop => queue::resolve_top(world),
        Step::Effects(task) => effects::next_effect(world, *task),
        Step::ForcedDiscard { seat, left, owing } => {
            payment::forced_discard(world, seat, left, owing);
        }
        Step::Trim { seat, among } => limits::trim(world, seat, among),
    }
}
