//! The judge: reads a game's journal from its beginning, and says which plays came to nothing.
//!
//! It knows what is printed on cards, and asks no mind. A play has come to something once anything follows
//! from it but its price: an event that is a gain for its captain or a loss for another, or a change for a
//! time that can still count. What is cancelled, or loses its target, is others' doing and is not counted.

use std::collections::{BTreeMap, BTreeSet};

use cards::{
    Activity, CardId, Event, Piece, Stage, Using,
    data::{CardBook, Effect, Phase},
};
use engine::Seat;

use super::{Kind, Waste, worth};

/// What the journal tells of the table, and the plays under way.
pub struct Oracle<'a> {
    book: &'a CardBook,
    pub(super) round: u16,
    pub(super) stage: Stage,
    pub(super) captains: Vec<Captain>,
    /// Who controls each card that has entered play.
    controllers: BTreeMap<CardId, Seat>,
    /// Adventure cards, each with somebody who has seen its face.
    known: BTreeSet<(CardId, Seat)>,
    /// The queue and what has just taken effect, the latest last.
    under_way: Vec<Play<'a>>,
    plays: usize,
    wasted: Vec<Waste>,
}

/// A captain, as far as fights go.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Captain {
    pub is_pirate: bool,
    pub pursues: bool,
    /// Has struck in this round.
    pub struck: bool,
    /// Has passed in the Resolution Phase.
    pub passed: bool,
}

/// A play from its announcement on, or the award of a subplot.
struct Play<'a> {
    seat: Seat,
    card: Piece,
    /// `None` of an award.
    using: Option<Using>,
    /// What it does, as printed.
    effects: Vec<&'a Effect>,
    /// Whether it has taken effect.
    resolved: bool,
    /// Whether anything came of it.
    fruit: bool,
    /// Whether what it put into play had to go.
    too_many: bool,
}

impl<'a> Oracle<'a> {
    /// A judge of a game of so many captains with these cards.
    pub fn new(book: &'a CardBook, captains: usize) -> Oracle<'a> {
        Oracle {
            book,
            round: 0,
            stage: Stage::default(),
            captains: vec![Captain::default(); captains],
            controllers: BTreeMap::new(),
            known: BTreeSet::new(),
            under_way: Vec::new(),
            plays: 0,
            wasted: Vec::new(),
        }
    }

    /// Takes the next event of the journal.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all else is what plays bring, or not")]
    pub fn see(&mut self, event: &Event) {
        match event {
            Event::Played { seat, card, using } => self.begin(*seat, *card, *using),
            Event::Resolved { seat, card, using } => self.resolve(*seat, *card, *using),
            Event::Cancelled { card, .. } | Event::Fizzled { card, .. } => self.drop_play(*card),
            Event::SubplotResolved { seat, card, nth, contract } => {
                self.award((*seat, *card), *nth, *contract);
            }
            Event::EnteredPlay { seat, card, .. } => self.enter(*seat, *card),
            Event::LookedAt { seat, card } => {
                let is_new = self.known.insert((card.id, *seat));
                self.latest(|play| play.fruit |= is_new && play.resolved);
            }
            Event::Jettisoned { card, rule, .. } if rule.0 == "CCG-SLOT-6" && self.came(*card) => {
                self.latest(|play| (play.fruit, play.too_many) = (false, true));
            }
            _ if worth::is_beyond(event) || self.awards() && worth::is_settling(event) => {
                self.settle();
                self.follow(event);
            }
            _ => {
                self.follow(event);
                if let Some(play) = self.under_way.last_mut().filter(|play| play.resolved) {
                    let controllers = &self.controllers;
                    play.fruit |= worth::is_gain(event, play.seat, &play.effects, controllers);
                }
            }
        }
    }

    /// How many plays there were, and those that came to nothing.
    pub fn verdict(mut self) -> (usize, Vec<Waste>) {
        self.settle();
        (self.plays, self.wasted)
    }

    fn begin(&mut self, seat: Seat, card: Piece, using: Using) {
        self.settle();
        self.plays += 1;
        let effects = worth::effects(self.book, card, using);
        let (using, resolved, fruit, too_many) = (Some(using), false, false, false);
        self.under_way.push(Play { seat, card, using, effects, resolved, fruit, too_many });
    }

    /// A captain claims the award of a subplot (CCG-SUB-4), which they need not have tried (CCG-SUB-1).
    fn award(&mut self, (seat, card): (Seat, Piece), nth: u8, contract: bool) {
        self.settle();
        self.plays += 1;
        let effects = worth::award(self.book, card, nth, contract);
        let fruit = worth::may_count(self, seat, &effects) || worth::clears(&effects);
        let (using, resolved, too_many) = (None, true, false);
        self.under_way.push(Play { seat, card, using, effects, resolved, fruit, too_many });
    }

    /// Whether the latest play is an award.
    fn awards(&self) -> bool {
        self.under_way.last().is_some_and(|play| play.using.is_none())
    }

    /// A play takes effect, or something that a play has set off.
    fn resolve(&mut self, seat: Seat, card: Piece, using: Using) {
        let counts = worth::may_count(self, seat, &worth::effects(self.book, card, using));
        let is_it = |play: &Play| !play.resolved && play.seat == seat && play.card.id == card.id;
        if self.under_way.iter().any(is_it) {
            self.settle();
            if let Some(play) = self.under_way.iter_mut().rev().find(|play| is_it(play)) {
                (play.resolved, play.fruit) = (true, play.fruit || counts);
            }
        } else {
            // What one sets off by playing is what one played it for.
            self.latest(|play| play.fruit = true);
        }
    }

    fn enter(&mut self, seat: Seat, card: Piece) {
        self.controllers.insert(card.id, seat);
        let is_procured =
            |play: &Play| play.using == Some(Using::Procuring) && play.card.id == card.id;
        if self.under_way.iter().any(is_procured) {
            self.settle();
        }
        self.latest(|play| (play.resolved, play.fruit) = (true, true));
    }

    /// Whether the latest play has put this card into play.
    fn came(&self, card: Piece) -> bool {
        self.under_way.last().is_some_and(|play| {
            play.resolved && play.using == Some(Using::Procuring) && play.card.id == card.id
        })
    }

    fn latest(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(play) = self.under_way.last_mut() {
            change(play);
        }
    }

    /// Nobody's fault but the others'.
    fn drop_play(&mut self, card: Piece) {
        self.under_way.retain(|play| play.using.is_none() || play.card.id != card.id);
    }

    /// Judges what has taken effect, now that something else happens.
    fn settle(&mut self) {
        let all = std::mem::take(&mut self.under_way).into_iter();
        let (done, rest): (Vec<Play<'a>>, Vec<Play<'a>>) = all.partition(|play| play.resolved);
        self.under_way = rest;
        for play in done.into_iter().filter(|play| !play.fruit) {
            let kind = if play.too_many {
                Kind::TooMany
            } else if worth::is_for_fights(&play.effects) {
                Kind::Late
            } else {
                Kind::Idle
            };
            let card = self.book.card(play.card.def).name.clone();
            self.wasted.push(Waste { kind, round: self.round, seat: play.seat.0, card });
        }
    }

    /// Keeps up with the table.
    #[expect(clippy::wildcard_enum_match_arm, reason = "fights depend on little")]
    fn follow(&mut self, event: &Event) {
        match event {
            Event::StageBegan { stage } => self.stage = *stage,
            Event::RoundBegan { round } => {
                self.round = *round;
                for captain in &mut self.captains {
                    *captain = Captain { pursues: captain.pursues, ..Captain::default() };
                }
            }
            Event::ActivityChosen { seat, activity } => {
                let captain = &mut self.captains[seat.index()];
                captain.is_pirate = *activity == Activity::Pirate;
                captain.pursues = matches!(activity, Activity::Pursuing(_));
            }
            Event::Abandoned { seat, .. } | Event::Uncommitted { seat } => {
                self.captains[seat.index()].pursues = false;
            }
            Event::Passed { seat, .. } if self.stage.phase() == Phase::Resolution => {
                self.captains[seat.index()].passed = true;
            }
            Event::PiracyEnded { attacker, .. } => self.captains[attacker.index()].struck = true,
            Event::ComplicationPlaced { card, by: Some(seat), .. } => {
                self.known.insert((card.id, *seat));
            }
            Event::ComplicationRevealed { card, .. } => {
                let seats = (0..self.captains.len() as u8).map(Seat);
                self.known.extend(seats.map(|seat| (card.id, seat)));
            }
            Event::AdventureDiscarded { card, .. } => self.known.retain(|(id, _)| *id != card.id),
            Event::ControlPassed { card, seat } => {
                self.controllers.insert(card.id, *seat);
            }
            _ => {}
        }
    }
}
