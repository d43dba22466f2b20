//! A check with a person's numbers, for odds and throws.

use dice::{Dice, Distribution, Modifier, Pool, Target, Throw};
use serde::{Deserialize, Serialize};

use super::{Band, CheckResult, CheckRules, Difficulty, TimeFrame};

/// Check made by [`Check::prepare`](super::Check::prepare): everything is known but the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    difficulty: Difficulty,
    pool: Pool,
    /// DMs of characteristic, skill and situation, the same for every throw.
    modifiers: Vec<Modifier>,
    /// Score of the characteristic, which decides ties (SE-CHK-11).
    score: Option<u8>,
    frame: Option<TimeFrame>,
    time: Option<Modifier>,
    chain: Option<Modifier>,
    /// Points of Luck declared.
    luck: u8,
    thrown: bool,
    rules: CheckRules,
}

/// SE-CHK-05, SE-CHK-06: dice of a check. SE-CHK-07: any number of boons counts as one, of banes
/// too, and one of each cancels out.
pub fn pool(boons: u8, banes: u8) -> Pool {
    match (boons > 0, banes > 0) {
        (true, false) => Pool::Boon,
        (false, true) => Pool::Bane,
        (true, true) | (false, false) => Pool::Dice(2),
    }
}

impl Prepared {
    pub(super) fn new(
        difficulty: Difficulty,
        pool: Pool,
        modifiers: Vec<Modifier>,
        score: Option<u8>,
        time: Option<(TimeFrame, Modifier)>,
        rules: CheckRules,
    ) -> Prepared {
        let (frame, time) = time.unzip();
        let time = time.filter(|step| step.dm != 0);
        let (chain, luck, thrown) = (None, 0, false);
        Prepared { difficulty, pool, modifiers, score, frame, time, chain, luck, thrown, rules }
    }

    /// Target, several tasks at once included.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Dice to throw.
    pub fn pool(&self) -> Pool {
        self.pool
    }

    /// Time frame, a faster or slower pace included.
    pub fn frame(&self) -> Option<TimeFrame> {
        self.frame
    }

    pub(super) fn score(&self) -> Option<u8> {
        self.score
    }

    pub(super) fn rules(&self) -> &CheckRules {
        &self.rules
    }

    /// Whether the dice have been thrown.
    pub fn is_thrown(&self) -> bool {
        self.thrown
    }

    /// SE-CHK-04: all DMs: characteristic, skill, situation, time, chain and Luck.
    pub fn modifiers(&self) -> Vec<Modifier> {
        let luck = Modifier::new("Luck", "SE-CHK-08", self.luck.into());
        let luck = Some(luck).filter(|luck| luck.dm > 0);
        let now = self.time.iter().chain(&self.chain).cloned().chain(luck);
        self.modifiers.iter().cloned().chain(now).collect()
    }

    /// Sum of all DMs.
    pub fn dm(&self) -> i32 {
        let all = self.modifiers.iter().chain(&self.time).chain(&self.chain).map(|it| it.dm.into());
        all.fold(self.luck.into(), i32::saturating_add)
    }

    pub(super) fn add_luck(&mut self, points: u8) {
        self.luck = self.luck.saturating_add(points);
    }

    /// SE-EFF-08: sets the DM for a previous check of a chain that ended in `band`. Only the last
    /// one counts, however long the chain is.
    pub fn follow(&mut self, band: Band) {
        let dm = self.rules.chain_dms.of(band);
        self.chain = Some(Modifier::new(format!("after {band}"), "SE-EFF-08", dm));
    }

    /// SE-CHK-01: throws the dice, then the time it took, where that matters.
    ///
    /// SE-CHK-13: no throw of the dice succeeds or fails by itself.
    pub fn throw(&mut self, dice: &mut Dice) -> CheckResult {
        self.thrown = true;
        let target = Target::at_least(self.difficulty.0.into());
        let throw = Throw::roll(self.pool, dice).with(self.modifiers()).needing(target);
        let time = self.frame.map(|frame| frame.throw(&self.rules, dice));
        CheckResult::new(throw, self.difficulty, time)
    }

    /// SE-EFF-01: Effect of this total of the dice alone.
    pub(super) fn effect(&self, natural: i32) -> i32 {
        natural.saturating_add(self.dm()).saturating_sub(self.difficulty.0.into())
    }

    pub(super) fn distribution(&self) -> Distribution {
        match self.pool {
            // A check uses only these three pools (SE-CHK-07).
            Pool::Boon => Distribution::boon(),
            Pool::Bane => Distribution::bane(),
            Pool::Dice(_) | Pool::D3 => Distribution::two_dice(),
        }
    }

    /// SE-EXT-03: check of the same person, skill and situation, at Average, with the damage as a
    /// DM; hurry, Luck and earlier checks do not count.
    pub(super) fn interrupted(&self, damage: u16) -> Prepared {
        let mut modifiers = self.modifiers.clone();
        let dm = i16::try_from(damage).unwrap_or(i16::MAX);
        modifiers.push(Modifier::new("damage", "SE-EXT-03", -dm));
        let (average, rules) = (Difficulty::AVERAGE, self.rules.clone());
        Prepared::new(average, self.pool, modifiers, self.score, None, rules)
    }

    /// Returns the check without a throw for time, which has been made already.
    pub(super) fn without_time_throw(&self) -> Prepared {
        Prepared { frame: None, ..self.clone() }
    }
}
