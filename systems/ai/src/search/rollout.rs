//! Rollouts of a decision's options, one at a time, each in stretches: a frame can be drawn in between.

use std::sync::Arc;

use cards::{CardGame, Choice, Decision, Faces, InformationSet, Observation, Snapshot};
use dice::Dice;
use engine::{Game, JournalHash, Seat};

use super::{Foreseen, Reach};
use crate::{
    features::Pool,
    policy::Policy,
    value::{Standings, ValueModel},
};

/// Upper limit of decisions in a rollout, above the few rounds of any game.
const LONG: usize = 2000;
/// Decisions of a rollout played in one stretch: about a thousandth of a second.
const STRETCH: usize = 12;
/// Worlds that have to be tried before an option is dropped.
const FEW: usize = 4;
/// Number of standard errors that an option has to be behind to be dropped.
const SURE: f32 = 2.0;

/// What rollouts are played and judged with. The scratch table may be in the middle of one.
pub(crate) struct RolloutState {
    faces: Faces,
    value: Arc<ValueModel>,
    scratch: Option<CardGame>,
}

/// Rollouts of one decision.
pub(crate) struct Rollouts {
    /// Choice to be decided.
    choice: Choice,
    information_set: Box<InformationSet>,
    dice: Dice,
    /// Indices of the options still tried.
    field: Vec<usize>,
    /// Results of each option, one for each world it was tried in.
    came_to: Vec<Vec<f32>>,
    /// How things stood there, likewise.
    foreseen: Vec<Vec<Foreseen>>,
    /// Determinized games, each tried with every option of the field.
    worlds: Vec<Snapshot>,
    /// Rollout under way or the next one, as indices into worlds and field.
    next: (usize, usize),
    /// Decisions played in the rollout under way; `None` between two rollouts.
    played: Option<usize>,
    left: usize,
    until: u16,
}

/// Result of a stretch.
enum Led {
    /// The rollout goes on, with this many decisions played.
    On(usize),
    /// The rollout ended, with this chance of winning, and so.
    Out(f32, Foreseen),
}

impl RolloutState {
    pub fn new(pool: &Pool, value: Arc<ValueModel>) -> RolloutState {
        RolloutState { faces: Faces::of(&pool.book), value, scratch: None }
    }

    /// The possible faces of hidden cards.
    pub fn faces(&self) -> &Faces {
        &self.faces
    }

    /// What a position is worth where a rollout ends.
    pub fn value(&self) -> &ValueModel {
        &self.value
    }

    /// The scratch table, set to this game.
    pub fn scratch(&mut self, world: &Snapshot, pool: &Pool) -> &mut CardGame {
        let game = self.scratch.get_or_insert_with(|| CardGame::restore(&pool.book, world));
        game.rewind(world);
        game
    }
}

impl Rollouts {
    /// Prepares rollouts of the options with the highest scores, without those of score `None`; `None` for
    /// a single option, where hidden cards cannot be dealt anew, or where no rollout would tell anything.
    pub fn of(
        reach: Reach,
        seen: &Observation,
        choice: &Choice,
        utilities: &[Option<f32>],
    ) -> Option<Rollouts> {
        let until = seen.round + u16::from(reach.rounds);
        if is_open_ended(seen, until) {
            return None;
        }
        let information_set = seen.information_set.clone()?;
        let scored = utilities.iter().enumerate().filter_map(|(nth, it)| Some((nth, (*it)?)));
        let mut scored: Vec<(usize, f32)> = scored.collect();
        scored.sort_by(|(a, one), (b, other)| other.total_cmp(one).then(a.cmp(b)));
        scored.truncate(reach.options.into());
        let field: Vec<usize> = scored.into_iter().map(|(nth, _)| nth).collect();
        if field.len() < 2 {
            return None;
        }
        Some(Rollouts {
            choice: choice.clone(),
            information_set,
            dice: Dice::seeded(fingerprint(seen, choice)),
            field,
            came_to: vec![Vec::new(); choice.options.len()],
            foreseen: vec![Vec::new(); choice.options.len()],
            worlds: Vec::new(),
            next: (0, 0),
            played: None,
            left: usize::from(reach.rollouts) * 2 / seen.captains.len().max(2),
            until,
        })
    }

    /// Whether these are the rollouts of this choice.
    pub fn are_of(&self, seen: &Observation, choice: &Choice) -> bool {
        self.choice == *choice && seen.information_set.as_ref() == Some(&self.information_set)
    }

    /// Plays one more stretch of a rollout; returns whether anything is left to try.
    pub fn go_on(&mut self, scout: &mut RolloutState, policy: &mut Policy, pool: &Pool) -> bool {
        let led = match self.played.take() {
            None => self.set_out(scout, pool),
            Some(played) => self.play_on(played, scout, policy, pool),
        };
        match led {
            Some(Led::On(played)) => self.played = Some(played),
            Some(Led::Out(chance, foreseen)) => self.note(chance, foreseen),
            // The determinized game does not ask the same.
            None => self.left = 0,
        }
        self.left > 0 && self.field.len() > 1
    }

    /// Determinizes a game and carries out the option there.
    fn set_out(&mut self, scout: &mut RolloutState, pool: &Pool) -> Option<Led> {
        let (world, nth) = self.next;
        if world == self.worlds.len() {
            self.worlds.push(self.information_set.determinize(&scout.faces, &mut self.dice));
        }
        let game = scout.scratch(&self.worlds[world], pool);
        let chosen = self.choice.options[self.field[nth]];
        game.decide(Decision { seat: self.choice.seat, chosen }).ok()?;
        Some(Led::On(0))
    }

    /// Plays a stretch for every seat, by the mind's own judgement.
    fn play_on(
        &self,
        played: usize,
        scout: &mut RolloutState,
        policy: &mut Policy,
        pool: &Pool,
    ) -> Option<Led> {
        let RolloutState { scratch, value, .. } = scout;
        let game = scratch.as_mut()?;
        for _ in 0..STRETCH {
            let asked = game.choice().filter(|_| game.round() < self.until && played < LONG);
            let Some(choice) = asked else {
                return Some(outcome(game, self.choice.seat, pool, value));
            };
            let chosen = policy.decide(&game.glance(choice.seat), choice, pool);
            let seat = choice.seat;
            game.decide(Decision { seat, chosen }).ok()?;
        }
        Some(Led::On(played + STRETCH))
    }

    /// Records the result of the rollout that has ended.
    fn note(&mut self, chance: f32, foreseen: Foreseen) {
        let (world, nth) = self.next;
        self.came_to[self.field[nth]].push(chance);
        self.foreseen[self.field[nth]].push(foreseen);
        self.left -= 1;
        self.next = (world, nth + 1);
        if nth + 1 == self.field.len() {
            self.next = (world + 1, 0);
            self.drop_the_beaten();
        }
    }

    /// Drops options that are certainly behind the best of the field, or that give the same results
    /// as it.
    fn drop_the_beaten(&mut self) {
        let worlds = self.worlds.len();
        if worlds < FEW {
            return;
        }
        let chances = self.chances();
        let best =
            self.field.iter().copied().reduce(|a, b| if chances[b] > chances[a] { b } else { a });
        let Some(best) = best else { return };
        let came_to = &self.came_to;
        self.field.retain(|&option| {
            option == best || may_still_win(&came_to[option], &came_to[best], worlds)
        });
    }

    /// Average result of each option, from 0 to 1; `None` for those never tried.
    pub fn chances(&self) -> Vec<Option<f32>> {
        let mean = |came: &Vec<f32>| came.iter().sum::<f32>() / came.len() as f32;
        let tried = |came: &Vec<f32>| (!came.is_empty()).then(|| mean(came));
        self.came_to.iter().map(tried).collect()
    }

    /// How things stood after each option, on average; `None` for those never tried.
    pub fn foreseen(&self) -> Vec<Option<Foreseen>> {
        self.foreseen.iter().map(Foreseen::mean).collect()
    }
}

/// Whether an option that did worse than another in the same worlds may still overtake it.
fn may_still_win(behind: &[f32], ahead: &[f32], worlds: usize) -> bool {
    let count = worlds as f32;
    let apart = || ahead.iter().zip(behind).map(|(a, b)| a - b);
    let mean = apart().sum::<f32>() / count;
    let spread = apart().map(|each| (each - mean) * (each - mean)).sum::<f32>() / (count - 1.0);
    mean * mean < SURE * SURE * spread / count
}

fn outcome(game: &CardGame, seat: Seat, pool: &Pool, value: &ValueModel) -> Led {
    let seen = game.glance(seat);
    let standings = Standings::of(&seen, pool);
    let (chance, won) = match game.ending() {
        Some(ending) => match ending.winner {
            Some(winner) if winner == seat => (1.0, Some(true)),
            Some(_) => (0.0, Some(false)),
            None if seen.is_solo() => (0.0, Some(false)),
            None => (0.5, None),
        },
        None => (value.chance(&standings), None),
    };
    Led::Out(chance, Foreseen::of(&standings, won))
}

/// Whether somebody plays alone whose time is not over when this round begins. There is no rival to be ahead
/// of, so that nothing can be said before the end (CCG-SOLO-8).
fn is_open_ended(seen: &Observation, until: u16) -> bool {
    seen.is_solo() && seen.constants.round_cap.is_none_or(|cap| until <= cap)
}

/// Seed of the dice: depends only on the observation and the choice.
pub(crate) fn fingerprint(seen: &Observation, choice: &Choice) -> u64 {
    let points: Vec<i16> = seen.captains.iter().map(|captain| captain.vp).collect();
    let hand: Vec<u16> = seen.hand.iter().map(|card| card.id.0).collect();
    let told = format!("{} {} {points:?} {hand:?} {choice:?}", seen.round, seen.purse);
    JournalHash::default().then(told.as_bytes()).0
}

#[cfg(test)]
mod tests {
    use super::{is_open_ended, may_still_win};
    use crate::testing::Table;

    #[test]
    fn who_plays_alone_tries_nothing_out_before_the_last_round() {
        let alone = Table::new().with(|seen| {
            seen.captains.truncate(1);
            seen.constants.round_cap = Some(6);
        });
        assert_eq!([6, 7].map(|until| is_open_ended(&alone.seen, until)), [true, false]);
        assert!(!is_open_ended(&Table::new().seen, 6), "against a rival there is always something");
    }

    #[test]
    fn an_option_is_out_that_is_behind_everywhere_or_comes_to_the_same() {
        assert!(!may_still_win(&[0.3, 0.4, 0.3, 0.4], &[0.6, 0.7, 0.7, 0.6], 4));
        assert!(!may_still_win(&[0.5, 0.2, 0.9, 0.4], &[0.5, 0.2, 0.9, 0.4], 4));
    }

    #[test]
    fn an_option_stays_in_that_is_behind_by_chance() {
        assert!(may_still_win(&[0.1, 0.9, 0.4, 0.3], &[0.6, 0.5, 0.7, 0.1], 4));
    }
}
