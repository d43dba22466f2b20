//! Scenarios with people of the library in place of a side's own.

use super::ForceFault;
use crate::data::{Aim, Force, Recruit, Scenario};

impl Scenario {
    /// Returns the fight with these people in place of a side's own, counted from 0. Captives and
    /// those whom an aim concerns stay; a stand-in for somebody mounted rides too, and in a vacuum
    /// is lent their suit. The first of them leads if nobody else does.
    ///
    /// # Errors
    /// There is no such side, or nobody goes.
    /// [`Armoury::check_scenario`](crate::data::Armoury::check_scenario) checks for duplicate names
    /// and unknown arms.
    pub fn with_people(&self, side: u8, people: &[Recruit]) -> Result<Scenario, ForceFault> {
        let (nth, sides) = (usize::from(side), self.forces.len());
        let force = self.forces.get(nth).ok_or(ForceFault::NoSide { side, sides })?;
        if people.is_empty() {
            return Err(ForceFault::Nobody);
        }
        let first = self.forces[..nth].iter().map(|it| it.fighters.len()).sum();
        let sent = self.sent(force, first, people);
        let numbers = self.numbers(first, force, people.len());
        let mut changed = self.clone();
        changed.forces[nth].fighters = sent;
        for force in &mut changed.forces {
            force.aim = renumbered(force.aim, &numbers);
        }
        Ok(changed)
    }

    /// The newcomers, then those who stay; `first` is the number of the side's first fighter.
    fn sent(&self, force: &Force, first: usize, people: &[Recruit]) -> Vec<Recruit> {
        let replaced: Vec<&Recruit> = (first..)
            .zip(&force.fighters)
            .filter(|(who, fighter)| !self.stays(*who, fighter))
            .map(|(_, fighter)| fighter)
            .collect();
        let like = |nth: usize| replaced.get(nth).or(replaced.last()).copied();
        let newcomers = people.iter().enumerate().map(|(nth, it)| self.dressed(it, like(nth)));
        let mut sent: Vec<Recruit> = newcomers.collect();
        sent.extend(staying(self, first, force).map(|(_, fighter)| fighter.clone()));
        if !sent.iter().any(|who| who.leader) {
            sent[0].leader = true;
        }
        sent
    }

    fn dressed(&self, newcomer: &Recruit, like: Option<&Recruit>) -> Recruit {
        let mut dressed = newcomer.clone();
        let Some(like) = like else { return dressed };
        dressed.at = dressed.at.or(like.at);
        dressed.mount = dressed.mount.or_else(|| like.mount.clone());
        if self.ground.vacuum && dressed.armor.is_empty() {
            dressed.armor.clone_from(&like.armor);
        }
        dressed
    }

    fn stays(&self, who: usize, fighter: &Recruit) -> bool {
        fighter.captive || self.forces.iter().any(|it| about(it.aim) == Some(who))
    }

    /// New number of each fighter; those who were replaced get the first newcomer's.
    fn numbers(&self, first: usize, force: &Force, newcomers: usize) -> Vec<usize> {
        let kept: Vec<usize> = staying(self, first, force).map(|(who, _)| who).collect();
        let (old, new) = (force.fighters.len(), newcomers + kept.len());
        let all: usize = self.forces.iter().map(|it| it.fighters.len()).sum();
        let number = |who: usize| match kept.iter().position(|&it| it == who) {
            Some(nth) => first + newcomers + nth,
            None if who < first => who,
            None if who < first + old => first,
            None => who - old + new,
        };
        (0..all).map(number).collect()
    }
}

fn staying<'a>(
    scenario: &'a Scenario,
    first: usize,
    force: &'a Force,
) -> impl Iterator<Item = (usize, &'a Recruit)> {
    let numbered = (first..).zip(&force.fighters);
    numbered.filter(|(who, fighter)| scenario.stays(*who, fighter))
}

/// Number of the fighter that an aim concerns, if any.
fn about(aim: Aim) -> Option<usize> {
    match aim {
        Aim::Rescue { who, .. } | Aim::Protect { who, .. } => Some(who.into()),
        Aim::Defeat | Aim::Hold { .. } | Aim::Reach { .. } | Aim::FirstBlood => None,
    }
}

fn renumbered(aim: Aim, numbers: &[usize]) -> Aim {
    let new = |who: u8| {
        numbers.get(usize::from(who)).and_then(|&new| u8::try_from(new).ok()).unwrap_or(who)
    };
    match aim {
        Aim::Rescue { who, to } => Aim::Rescue { who: new(who), to },
        Aim::Protect { who, rounds } => Aim::Protect { who: new(who), rounds },
        Aim::Defeat | Aim::Hold { .. } | Aim::Reach { .. } | Aim::FirstBlood => aim,
    }
}
