//! Automatic skills (CT-AUT, CT-GEN-23).

use bevy::prelude::{App, IntoSystemConfigs, OnExit, Plugin, Res, Single};

use super::{learning::Learner, throws};
use crate::{
    data::{Automatic, Cell, Due},
    setup,
    sheet::{Career, Fate, Left},
    state::{HouseRules, Record, Referee, Stage},
};

/// Grants automatic skills (CT-RUL-04): after the skill rolls of a term, or else on joining and
/// with the rank (CT-AUT-10). An injury leaves those of a first term.
pub(crate) struct AutomaticSkills;

impl Plugin for AutomaticSkills {
    fn build(&self, app: &mut App) {
        for stage in [Stage::Enlistment, Stage::Commission, Stage::Promotion] {
            app.add_systems(OnExit(stage), grant_due.run_if(on_entry));
        }
        app.add_systems(OnExit(Stage::Survival), grant_due.run_if(was_injured_in_first_term))
            .add_systems(OnExit(Stage::Skills), grant_due);
    }
}

fn on_entry(rules: Res<HouseRules>) -> bool {
    rules.automatic == setup::AutomaticSkills::OnEntry
}

fn was_injured_in_first_term(career: Single<&Career>) -> bool {
    career.fate == Fate::Free(Left::Injured) && career.terms == 0
}

/// Grants the entries that are due: each once in a life, without a die, even two with the same
/// effect (CT-AUT-01, CT-AUT-02, CT-AUT-08, CT-GEN-23).
fn grant_due(
    career: Single<&Career>,
    mut record: Single<&mut Record>,
    mut learner: Single<Learner>,
    mut referee: Referee,
) {
    let tables = referee.book.0.clone();
    for (n, entry) in (0..).zip(&tables.service(throws::service(&career)).automatic) {
        if !is_due(entry, career.rank) || record.had.contains(&n) {
            continue;
        }
        record.had.push(n);
        match &entry.gives {
            Cell::Change(which, by) => learner.change(*which, *by, "CT-AUT-03", &mut referee),
            Cell::Skill(skill) => learner.learn_basics(skill, &mut referee),
            Cell::Blade | Cell::Gun | Cell::Vehicle => {} // refused when the tables are read
        }
    }
}

fn is_due(entry: &Automatic, rank: u8) -> bool {
    match entry.due {
        Due::FirstTerm => true, // drafted or not (CT-AUT-09)
        Due::Rank(least) => rank >= least,
    }
}
