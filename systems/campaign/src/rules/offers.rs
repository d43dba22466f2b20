//! Contracts that a port offers: one of each grade, to ports a month away.

use dice::Dice;

use crate::{
    data::{Charts, Grade, Job, Port, RunFigures},
    state::Contract,
};

/// The contracts of a port. Each leads elsewhere as far as there are lanes.
pub(super) fn contracts(
    charts: &Charts,
    run: &RunFigures,
    from: &Port,
    dice: &mut Dice,
) -> Vec<Contract> {
    let mut ports: Vec<&Port> = charts.neighbours(from).collect();
    dice.shuffle(&mut ports);
    let to = ports.iter().cycle();
    let jobs = Grade::ALL.iter().filter_map(|grade| {
        let alike: Vec<&Job> = charts.jobs.iter().filter(|job| job.grade == *grade).collect();
        dice.pick(&alike).copied()
    });
    jobs.zip(to).map(|(job, to)| Contract::new(job, to, run)).collect()
}

/// A contract more, of any grade and to any port a month away.
pub(super) fn lead(
    charts: &Charts,
    run: &RunFigures,
    from: &Port,
    dice: &mut Dice,
) -> Option<Contract> {
    let ports: Vec<&Port> = charts.neighbours(from).collect();
    let to = dice.pick(&ports)?;
    dice.pick(&charts.jobs).map(|job| Contract::new(job, to, run))
}
