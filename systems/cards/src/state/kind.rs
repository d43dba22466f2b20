//! A marker for each kind of [`Step`], to register its system by, and the input of that system.

use engine::Seat;

use super::{Activity, Audience, Bill, Payment, Play, Step, Task};
use crate::{
    choice::{CardId, SlotNo},
    data::{Filter, Pile, Skill, Token},
};

engine::step_kinds! {
    Step;
    MarkDiscards: Seat, Step::MarkDiscards(seat) => seat;
    RevealDiscards: (), Step::RevealDiscards => ();
    Restore: Seat, Step::Restore(seat) => seat;
    Shift: Seat, Step::Shift(seat) => seat;
    ChooseFirst: Seat, Step::ChooseFirst(seat) => seat;
    DrawComplication: (Seat, Audience), Step::DrawComplication(seat, sight) => (seat, sight);
    PlaceComplication: (Seat, CardId, Audience), Step::PlaceComplication { seat, card, sight } => (seat, card, sight);
    MakeRoom: (Seat, SlotNo, CardId, Audience), Step::MakeRoom { seat, slot, card, sight } => (seat, slot, card, sight);
    ChooseActivity: Seat, Step::ChooseActivity(seat) => seat;
    TakeUp: (Seat, Activity, Option<CardId>), Step::TakeUp { seat, activity, contract } => (seat, activity, contract);
    Procure: Seat, Step::Procure(seat) => seat;
    Act: (Seat, Vec<Seat>), Step::Act { seat, passed } => (seat, passed);
    Collect: Seat, Step::Collect(seat) => seat;
    Receive: (Seat, Vec<Token>), Step::Receive { seat, due } => (seat, due);
    PickSkills: (Seat, CardId, u8, Vec<Skill>), Step::PickSkills { seat, crew, left, picked } => (seat, crew, left, picked);
    Collected: Seat, Step::Collected(seat) => seat;
    FreePlays: Seat, Step::FreePlays(seat) => seat;
    AnyTime: (Option<Seat>, Vec<Seat>), Step::AnyTime { before, passed } => (before, passed);
    Select: Seat, Step::Select(seat) => seat;
    Attempt: super::Attempt, Step::Attempt(attempt) => attempt;
    TakeRole: super::Attempt, Step::TakeRole(attempt) => attempt;
    Engage: super::Attempt, Step::Engage(attempt) => attempt;
    Subplots: (Seat, CardId, u8), Step::Subplots { seat, card, tried } => (seat, card, tried);
    DiscardResolved: CardId, Step::DiscardResolved(card) => card;
    Strike: Box<super::Strike>, Step::Strike(strike) => strike;
    StrikeOver: (Seat, Seat, bool), Step::StrikeOver { attacker, defender, success } => (attacker, defender, success);
    Complete: Seat, Step::Complete(seat) => seat;
    CloseContract: SlotNo, Step::CloseContract(slot) => slot;
    Pay: Bill, Step::Pay(bill) => bill;
    Target: Play, Step::Target(play) => play;
    PayCosts: (Play, u8), Step::PayCosts { play, next } => (play, next);
    Enqueue: Play, Step::Enqueue(play) => play;
    Window: Vec<Seat>, Step::Window { passed } => passed;
    ResolveTop: (), Step::ResolveTop => ();
    Effects: Box<Task>, Step::Effects(task) => task;
    ForcedDiscard: (Seat, u8, Option<(u8, Payment)>), Step::ForcedDiscard { seat, left, owing } => (seat, left, owing);
    Trim: (Seat, Vec<CardId>), Step::Trim { seat, among } => (seat, among);
    SetOff: (Seat, Vec<Play>), Step::SetOff { seat, plays } => (seat, plays);
    Search: (Seat, CardId, Pile, Filter, bool), Step::Search { seat, card, pile, filter, may } => (seat, card, pile, filter, may);
    PutIntoPlay: (Seat, CardId, Filter), Step::PutIntoPlay { seat, card, filter } => (seat, card, filter);
    LoseToken: (Seat, Token), Step::LoseToken { seat, wanted } => (seat, wanted);
    Quit: (Seat, SlotNo, CardId), Step::Quit { seat, slot, contract } => (seat, slot, contract);
}
