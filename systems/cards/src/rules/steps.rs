//! Which rule takes which step.

use bevy::prelude::World;

use super::{
    action, adventure, any_time, attempts, completion, costs, effects, enemies, limits, payment,
    piracy, procurement, queue, ready, resolution, resource, subplots, targets, triggers,
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
        Step::DrawComplication(seat, sight) => adventure::draw_complication(world, seat, sight),
        Step::PlaceComplication { seat, card, sight } => {
            adventure::place_complication(world, seat, card, sight);
        }
        Step::MakeRoom { seat, slot, card, sight } => {
            adventure::make_room(world, seat, slot, card, sight);
        }
        Step::ChooseActivity(seat) => adventure::choose_activity(world, seat),
        Step::TakeUp { seat, activity, contract } => {
            adventure::take_up(world, seat, activity, contract);
        }
        Step::Procure(seat) => procurement::procure(world, seat),
        Step::Act { seat, passed } => action::act(world, seat, passed),
        Step::Collect(seat) => resource::collect(world, seat),
        Step::Receive { seat, due } => resource::receive(world, seat, due),
        Step::PickSkills { seat, crew, left, picked } => {
            resource::pick_skills(world, seat, crew, left, picked);
        }
        Step::Collected(seat) => resource::collected(world, seat),
        Step::FreePlays(seat) => any_time::free_plays(world, seat),
        Step::AnyTime { before, passed } => any_time::offer(world, before, passed),
        Step::Select(seat) => resolution::select(world, seat),
        Step::Attempt(attempt) => attempts::attempt(world, attempt),
        Step::TakeRole(attempt) => enemies::take_role(world, attempt),
        Step::Engage(attempt) => enemies::engage(world, attempt),
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
        Step::Window { passed } => queue::window(world, passed),
        Step::ResolveTop => queue::resolve_top(world),
        Step::Effects(task) => effects::next_effect(world, *task),
        Step::ForcedDiscard { seat, left, owing } => {
            payment::forced_discard(world, seat, left, owing);
        }
        Step::Trim { seat, among } => limits::trim(world, seat, among),
        Step::SetOff { seat, plays } => triggers::in_chosen_order(world, seat, plays),
        Step::Search { seat, card, pile, filter, may } => {
            effects::search(world, seat, card, pile, &filter, may);
        }
        Step::PutIntoPlay { seat, card, filter } => {
            effects::put_into_play(world, seat, card, &filter);
        }
        Step::LoseToken { seat, wanted } => effects::lose_token(world, seat, wanted),
        Step::Quit { seat, slot, contract } => effects::quit(world, seat, slot, contract),
    }
}
