//! Answers that stand: an order or a reaction is given again until something changes for whoever has it.
//!
//! What has changed is not for this to judge alone: where a veteran would do the same as when the
//! answer was given, the moment is like the one in which the person gave it.

use std::cmp::Ordering;

use ai::combat::Minds;
use skirmish::{Choice, FighterAction, FighterId, Move, Observation, Why, field::Place};

use super::{Control, Flow, Going, best, folds, goes_on, target};

/// Longest that an answer stands, in rounds: whoever forgot it is asked again.
const LONGEST: u16 = 10;

/// Why somebody is asked again whose answer stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// They have been hurt.
    Hurt,
    /// A veteran would do something else than when the answer was given.
    Circumstances,
    /// It is not offered any more.
    Impossible,
    /// It has stood for as long as any answer does.
    Long,
}

impl Change {
    /// The reason to ask somebody of this name again.
    pub fn words(self, name: &str) -> String {
        match self {
            Change::Hurt => format!("{name} has been hurt."),
            Change::Circumstances => format!("Things have changed for {name}."),
            Change::Impossible => format!("{name} cannot go on like that."),
            Change::Long => format!("{name} has gone on like that for {LONGEST} rounds."),
        }
    }
}

/// An answer that stands, and what it was given in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Standing {
    given: Course,
    /// The course that a veteran would have taken then.
    advised: Course,
    lost: [u8; 3],
    round: u16,
}

/// What an answer comes to: two of one course differ in nothing that a person would be asked for.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Course {
    /// Fights on, against that one or whomever it may be: attacks, and what makes ready for them.
    Fight(Option<FighterId>),
    /// Walks to the left or to the right.
    Walk(Ordering),
    /// That and nothing else.
    Exactly(Move),
}

impl Flow {
    /// The answer that stands, if nothing has changed for whoever is asked. A reaction always does;
    /// anything else only where the person wants it.
    pub(super) fn stands(&mut self, seen: &Observation, choice: &Choice) -> Option<Move> {
        let reacts = matches!(choice.why, Why::Reaction { .. });
        if !reacts && self.control != Control::StandingOrders {
            return None;
        }
        for who in self.concerned(seen, choice) {
            let standing = self.standing.get(&(who, choice.why.rule()));
            match standing.map(|it| it.again(&self.minds, seen, choice, who)) {
                None => {}
                Some(Ok(chosen)) => {
                    if matches!(chosen, Move::Do { deed, .. } if goes_on(deed)) {
                        self.going.insert(who, Going::on(seen.round, None));
                    }
                    return Some(chosen);
                }
                Some(Err(change)) => self.changed = Some((who, change)),
            }
        }
        None
    }

    /// Whoever a question asks to begin something. Where somebody has begun already in this round,
    /// the rest is not for what they did before.
    fn concerned(&self, seen: &Observation, choice: &Choice) -> Vec<FighterId> {
        let fresh = |who: &FighterId| self.going.get(who).is_none_or(|it| it.round != seen.round);
        match choice.why {
            Why::Orders => {
                let mut doers: Vec<FighterId> =
                    choice.options.iter().filter_map(Move::doer).collect();
                doers.dedup();
                doers.retain(fresh);
                doers
            }
            Why::Turn { who } => Some(who).filter(fresh).into_iter().collect(),
            Why::Reaction { who, .. }
            | Why::Opportunity { who, .. }
            | Why::Grapple { winner: who, .. }
            | Why::Wound { who, .. }
            | Why::Damage { who, .. } => vec![who],
            Why::Advantage | Why::Escape | Why::Attacks | Why::Tactics | Why::NextTarget { .. } => {
                Vec::new()
            }
        }
    }

    /// Lets an answer that has been given stand, in place of one before it.
    pub(super) fn let_stand(&mut self, choice: &Choice, chosen: Move, standing: Option<Standing>) {
        let Some(who) = doer(choice, chosen) else { return };
        let key = (who, choice.why.rule());
        match standing {
            Some(standing) => self.standing.insert(key, standing),
            None => self.standing.remove(&key),
        };
    }
}

impl Standing {
    /// An answer to a question that is still to be given.
    pub(super) fn of(
        minds: &Minds,
        seen: &Observation,
        choice: &Choice,
        chosen: Move,
    ) -> Option<Standing> {
        let who = doer(choice, chosen)?;
        let advised = Course::of(seen, advised(minds, seen, choice, who)?);
        let (lost, round) = (lost(seen, who)?, seen.round);
        Some(Standing { given: Course::of(seen, chosen), advised, lost, round })
    }

    /// The same answer again, or what has changed.
    fn again(
        &self,
        minds: &Minds,
        seen: &Observation,
        choice: &Choice,
        who: FighterId,
    ) -> Result<Move, Change> {
        // A wound is no news to whoever is asked where it goes.
        let wounded = matches!(choice.why, Why::Wound { .. } | Why::Damage { .. });
        if !wounded && Some(self.lost) != lost(seen, who) {
            return Err(Change::Hurt);
        }
        if seen.round >= self.round + LONGEST {
            return Err(Change::Long);
        }
        let advised = advised(minds, seen, choice, who).ok_or(Change::Impossible)?;
        let course = Course::of(seen, advised);
        if folds(seen, &advised) || !course.is_like(self.advised) {
            return Err(Change::Circumstances);
        }
        if self.given.is_like(course) {
            return Ok(advised);
        }
        let same = |it: &Move| {
            doer(choice, *it) == Some(who)
                && Course::of(seen, *it) == self.given
                && !folds(seen, it)
        };
        best(minds, seen, choice, same).ok_or(Change::Impossible)
    }
}

impl Course {
    fn of(seen: &Observation, option: Move) -> Course {
        use FighterAction::{Aim, Attack, Draw, Grapple, PickUp, Posture, Reload, TakeBoon, Walk};
        let Move::Do { who, deed } = option else { return Course::Exactly(option) };
        if matches!(deed, Attack(_) | Aim(_) | Grapple(_)) {
            return Course::Fight(target(&option));
        }
        if matches!(deed, Draw(_) | Reload(_) | PickUp(_) | Posture(_) | TakeBoon) {
            return Course::Fight(None);
        }
        let place = seen.fighters.iter().find(|it| it.id == who).map(|it| it.place);
        // Nobody leaves the field because they walked that way before.
        let field = Place(0)..=Place::metres(seen.ground.length.into());
        match (deed, place) {
            (Walk(to), Some(from)) if field.contains(&to) => Course::Walk(to.cmp(&from)),
            _ => Course::Exactly(option),
        }
    }

    fn is_like(self, other: Course) -> bool {
        match (self, other) {
            (Course::Fight(one), Course::Fight(other)) => {
                one.is_none() || other.is_none() || one == other
            }
            _ => self == other,
        }
    }
}

/// Who gives an answer, or is asked for it.
fn doer(choice: &Choice, chosen: Move) -> Option<FighterId> {
    chosen.doer().or(choice.why.who())
}

/// What a veteran would do in somebody's place.
fn advised(minds: &Minds, seen: &Observation, choice: &Choice, who: FighterId) -> Option<Move> {
    best(minds, seen, choice, |it| doer(choice, *it).is_none_or(|by| by == who))
}

fn lost(seen: &Observation, who: FighterId) -> Option<[u8; 3]> {
    let own = seen.fighters.iter().find(|it| it.id == who)?.own.as_ref()?;
    Some(own.body.lost)
}
