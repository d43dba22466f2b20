//! Random lives, by any readings of the rules.

use std::{collections::BTreeSet, path::Path, sync::Arc};

use characters::{
    AutomaticSkills, Decision, Life, LifeRules, Setup, data::Tables, sheet::Characteristic,
};
use dice::Dice;
use engine::Seat;

use super::trial::{Decided, Trial};
use crate::{
    roster::{
        lives::{self, LIFE, LifeArtefact},
        names,
    },
    saves::artefact_in,
};

/// A life by its setup.
pub(super) struct LifeTrial<'a> {
    tables: &'a Arc<Tables>,
    setup: Setup,
    seed: u64,
}

impl LifeTrial<'_> {
    /// Somebody whom chance leads through the services.
    pub(super) fn of<'a>(tables: &'a Arc<Tables>, seed: u64, dice: &mut Dice) -> LifeTrial<'a> {
        let setup = Setup { name: names::for_seed(seed), rules: rules(tables, dice) };
        LifeTrial { tables, setup, seed }
    }

    fn reread(&self, artefact: &LifeArtefact) -> Result<Life, String> {
        let file = Path::new("record");
        let read = artefact_in(file, &artefact.write(), LIFE).map_err(|it| it.to_string())?;
        lives::lived_again(self.tables, file, &read).map_err(|it| it.to_string())
    }
}

/// Every other life is lived by the usual reading.
fn rules(tables: &Tables, dice: &mut Dice) -> LifeRules {
    if dice.below(2) == 0 {
        return LifeRules::default();
    }
    let mut toss = || dice.below(2) == 0;
    let errata: BTreeSet<String> =
        tables.errata.iter().filter(|_| toss()).map(|erratum| erratum.id.clone()).collect();
    let automatic = if toss() { AutomaticSkills::OnEntry } else { AutomaticSkills::EndOfTerm };
    let (injury, skill_cap, older_trader) = (toss(), toss(), toss());
    let injury_loss = dice.below(7) as u8;
    LifeRules { errata, injury, injury_loss, automatic, skill_cap, older_trader }
}

impl Trial for LifeTrial<'_> {
    type Game = Life;

    fn begin(&self) -> Result<Life, String> {
        Life::new(self.tables, &self.setup, self.seed).map_err(|fault| fault.to_string())
    }

    fn seats(&self) -> Vec<Seat> {
        vec![Seat(0)]
    }

    /// Checks the invariants of any sheet.
    fn check(&mut self, _: Option<&Decided<Self>>, life: &Life) -> Result<(), String> {
        let person = life.person();
        let most = characters::sheet::MOST;
        let characteristics = Characteristic::ALL.map(|which| person.characteristics.get(which));
        if characteristics.iter().any(|&value| value > most) {
            return Err(format!("a characteristic beyond {most}: {characteristics:?}"));
        }
        let grown = life.tables().figures.start_age + 4 * person.career.terms;
        if person.career.age() < grown {
            return Err(format!(
                "{} years old after {} terms",
                person.career.age(),
                person.career.terms
            ));
        }
        if !life.is_alive() && !life.is_over() {
            return Err("the dead are asked".to_owned());
        }
        Ok(())
    }

    fn round_trip(&self, life: &Life) -> Result<Life, String> {
        self.reread(&life.artefact(self.seed))
    }

    fn record(&self, life: &Life, decisions: Vec<Decision>) -> Result<(), String> {
        let artefact = LifeArtefact { decisions, ..life.artefact(self.seed) };
        self.reread(&artefact).map(drop)
    }
}
