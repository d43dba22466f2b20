//! Random fights: scenarios and chance meetings, by either rule set and any house rules.

use std::{path::Path, sync::Arc};

use characters::healing::{HealingRules, RuleSet};
use dice::Dice;
use engine::{Artefact, Seat};
use skirmish::{
    Decision, HouseRules, Setup, Skirmish, Snapshot,
    data::{Armoury, Scenario, encounter},
};

use super::trial::{Decided, Trial};
use crate::{
    saves::artefact_in,
    skirmish::{
        Skirmishes,
        session::{FIGHT, FightArtefact, Seated, again},
    },
};

/// The tables of every fight.
pub(super) struct Ground {
    pub fights: Skirmishes,
    pub healing: HealingRules,
}

/// A fight by its setup.
pub(super) struct FightTrial<'a> {
    armoury: &'a Arc<Armoury>,
    setup: Setup,
    seed: u64,
}

impl FightTrial<'_> {
    /// A scenario of ours, or a meeting that nobody planned.
    pub(super) fn meet<'a>(
        ground: &'a Ground,
        rules: RuleSet,
        seed: u64,
        dice: &mut Dice,
    ) -> Result<FightTrial<'a>, String> {
        let scenario = scenario(&ground.fights, rules, dice).ok_or("there is nothing to fight")?;
        let setup = Setup { rules, house: house(dice), healing: ground.healing.clone(), scenario };
        Ok(FightTrial { armoury: &ground.fights.armoury, setup, seed })
    }
}

fn scenario(all: &Skirmishes, rules: RuleSet, dice: &mut Dice) -> Option<Scenario> {
    if dice.below(2) == 0 {
        return encounter(&all.armoury, Vec::new(), rules, dice);
    }
    let fit = |it: &&Scenario| all.armoury.check_rules(it, rules).is_ok();
    let fit: Vec<&Scenario> = all.scenarios.iter().map(|it| &it.scenario).filter(fit).collect();
    dice.pick(&fit).map(|&scenario| scenario.clone())
}

/// Every other fight is read as usual.
fn house(dice: &mut Dice) -> HouseRules {
    if dice.below(2) == 0 {
        return HouseRules::default();
    }
    let mut toss = || dice.below(2) == 0;
    HouseRules {
        escape_errata: toss(),
        evade_errata: toss(),
        morale: toss(),
        load: toss(),
        ask_wounds: toss(),
        ask_damage: toss(),
        radiation: toss(),
        dark_forbids: toss(),
        referee_dm: dice.below(7) as i8 - 3,
    }
}

impl Trial for FightTrial<'_> {
    type Game = Skirmish;

    fn begin(&self) -> Result<Skirmish, String> {
        Skirmish::new(self.armoury, &self.setup, self.seed).map_err(|fault| fault.to_string())
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.setup.scenario.forces.len() as u8).map(Seat).collect()
    }

    fn check(&mut self, _: Option<&Decided<Self>>, fight: &Skirmish) -> Result<(), String> {
        fight.audit().map_err(|broken| broken.to_string())
    }

    fn round_trip(&self, fight: &Skirmish) -> Result<Skirmish, String> {
        let taken = fight.snapshot();
        let bytes = postcard::to_allocvec(&taken).map_err(|fault| fault.to_string())?;
        let read: Snapshot = postcard::from_bytes(&bytes).map_err(|fault| fault.to_string())?;
        let again = Skirmish::restore(self.armoury, read.clone());
        let same = read == taken && again.snapshot() == taken;
        if same { Ok(again) } else { Err("its snapshot is another one".to_owned()) }
    }

    fn record(&self, fight: &Skirmish, decisions: Vec<Decision>) -> Result<(), String> {
        let Artefact { game, seed, journal, finished, taken_back, .. } = fight.artefact(self.seed);
        let setup = Seated::Plain(self.setup.clone());
        let artefact =
            FightArtefact { game, setup, seed, decisions, journal, finished, taken_back };
        let file = Path::new("record");
        let read = artefact_in(file, &artefact.write(), FIGHT).map_err(|it| it.to_string())?;
        again::verified(self.armoury, file, &read).map(drop).map_err(|it| it.to_string())
    }
}
