//! Answers that hold until something changes that matters: a pass until its captain can do something
//! else, something of theirs is another or the stage is over; an end of shifting or restoring until
//! there is something else to shift or restore; who goes first until the race stands otherwise.

use cards::{
    Activity, CaptainSeen, CardSeen, Choice, Move, Observation, QueuedSeen, Stage, Why, data::Token,
};
use engine::Seat;

use crate::offers;

/// An answer and what it was given in: whatever of that changes is a reason to ask again.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Holding {
    answer: Move,
    why: Why,
    /// In no order: the same plays may be listed in another one.
    options: Vec<Move>,
    own: Vec<CardSeen>,
    /// What a pass depends on besides.
    moment: Option<Moment>,
    /// The captains who race, best first: what it depends on who goes first.
    race: Vec<Seat>,
}

/// The moment of a pass.
#[derive(Debug, Clone, PartialEq)]
struct Moment {
    round: u16,
    stage: Stage,
    vp: i16,
    infamy: u8,
    activity: Activity,
    pool: Vec<Token>,
    hand: Vec<CardSeen>,
    /// The play that can be reacted to.
    answered: Option<QueuedSeen>,
    /// Whose strike or attempt it may be, where nothing is on the queue.
    acting: Option<Seat>,
}

/// Whether this answer can hold.
pub fn holds(why: Why, answer: Move) -> bool {
    let passes = answer == Move::Pass && matches!(why, Why::Acting | Why::Reacting | Why::AnyTime);
    let ends = answer == Move::Done && matches!(why, Why::Shifting | Why::Restoring);
    passes || ends || (why == Why::ChooseFirst && matches!(answer, Move::First(_)))
}

impl Holding {
    /// The hold of an answer; `None` where it answers a question that does not come again.
    pub fn of(seen: &Observation, choice: &Choice, moves: &[Move]) -> Option<Holding> {
        let &[answer] = moves else { return None };
        if !holds(choice.why, answer) {
            return None;
        }
        let me = offers::me(seen)?;
        let mut options = choice.options.clone();
        options.sort_unstable();
        let is_pass = answer == Move::Pass;
        let is_concerned = |card: &&CardSeen| {
            is_pass || options.iter().any(|option| option.cards().contains(&card.id))
        };
        let own = me.in_play.iter().filter(is_concerned).cloned().collect();
        let moment = is_pass.then(|| Moment::of(me, seen, choice.why));
        let race = if choice.why == Why::ChooseFirst { race(seen) } else { Vec::new() };
        Some(Holding { answer, why: choice.why, options, own, moment, race })
    }

    /// The same answer, if it answers this question as well.
    pub fn answer(&self, seen: &Observation, choice: &Choice) -> Option<Move> {
        let holds = Holding::of(seen, choice, &[self.answer]).is_some_and(|now| now == *self);
        holds.then_some(self.answer)
    }

    /// Whether this holds in place of another.
    pub fn replaces(&self, other: &Holding) -> bool {
        self.why == other.why
    }
}

/// The captains who are in, those with most points first; equals by seat.
fn race(seen: &Observation) -> Vec<Seat> {
    let mut racing: Vec<&CaptainSeen> = seen.captains.iter().filter(|it| !it.out).collect();
    racing.sort_by_key(|captain| (std::cmp::Reverse(captain.vp), captain.seat));
    racing.into_iter().map(|captain| captain.seat).collect()
}

impl Moment {
    fn of(me: &CaptainSeen, seen: &Observation, why: Why) -> Moment {
        Moment {
            round: seen.round,
            stage: seen.stage,
            vp: me.vp,
            infamy: me.infamy,
            activity: me.activity,
            pool: me.pool.clone(),
            hand: seen.hand.clone(),
            answered: seen.queue.last().cloned(),
            acting: seen.acting.filter(|_| why != Why::Acting),
        }
    }
}
