//! Fights on the page.

use characters::{healing::text::rule_set, text::count};

use super::{
    sheet::{self, Bar, Group, Row, Sheet},
    state::StatisticsUi,
};
use crate::statistics::{Casualties, FightAccount, FightFigures, FightTally, Finished, Line};

/// The figures of fights.
pub(super) fn sheet(statistics_ui: &StatisticsUi) -> Sheet {
    let figures = &statistics_ui.fight_figures;
    let fights = statistics_ui.fights.games().iter().rev();
    Sheet {
        large: large(figures),
        apart: apart(figures),
        last: fights.filter_map(|it| it.game.outcome()).take(sheet::LAST).collect(),
        signs: sheet::SIGNS,
        groups: vec![
            group("By rule set", &figures.rule_sets),
            group("By scenario", &figures.scenarios),
            group("By your side", &figures.sides),
        ],
        nothing: "Fight against a computer to the end, and it is counted here.",
    }
}

fn large(figures: &FightFigures) -> Vec<(String, String)> {
    let all = &figures.all;
    if all.fights == 0 {
        return Vec::new();
    }
    vec![
        sheet::share(all.rate(), (all.won, all.lost, all.drawn)),
        (format!("{:.1}", all.mean_rounds()), "rounds a fight".to_owned()),
        harmed("of yours came to harm", all.own),
        harmed("of the others", all.others),
        sheet::streak(&figures.streak),
    ]
}

fn harmed(whose: &str, casualties: Casualties) -> (String, String) {
    let Casualties { dead, hurt, captured } = casualties;
    let words = format!("{whose}: {dead} dead, {hurt} hurt, {captured} captured");
    (casualties.sum().to_string(), words)
}

fn group(head: &'static str, lines: &[Line<FightTally>]) -> Group {
    let bar = |line: &Line<FightTally>| Bar {
        name: line.name.clone(),
        rate: line.tally.rate(),
        of: line.tally.fights,
    };
    Group { head, bars: lines.iter().map(bar).collect() }
}

fn apart(figures: &FightFigures) -> Vec<String> {
    let lines = [("Of several persons", figures.shared), ("Without a person", figures.watched)];
    let told = lines.into_iter().filter(|(_, fights)| *fights > 0);
    told.map(|(what, fights)| format!("{what}, counted apart: {fights}.")).collect()
}

/// A fight in the list.
pub(super) fn row(finished: &Finished<FightAccount>) -> Row {
    let fight = &finished.game;
    Row {
        outcome: fight.outcome(),
        head: head(fight),
        more: more(fight),
        number: sheet::number(&finished.file),
    }
}

/// "Last Orders · The regulars": the scenario says who the others were.
fn head(fight: &FightAccount) -> String {
    match fight.mine() {
        Some(mine) => format!("{} · {}", fight.scenario, mine.name),
        None => fight.scenario.clone(),
    }
}

fn more(fight: &FightAccount) -> String {
    let (rules, rounds) = (rule_set(fight.rules), count(fight.rounds, "round"));
    let harm = match fight.mine() {
        Some(mine) => {
            let others: u32 = fight.others().map(|side| side.casualties.sum()).sum();
            format!("casualties {} : {others}", mine.casualties.sum())
        }
        None => {
            let all: u32 = fight.sides.iter().map(|side| side.casualties.sum()).sum();
            format!("casualties {all}")
        }
    };
    format!("{rules} · {rounds} · {harm} · seed {}", fight.seed)
}
