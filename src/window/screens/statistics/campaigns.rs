//! Campaigns on the page.

use campaign::{
    Outcome as End,
    text::{ambition_name, credits, length_name},
};
use characters::healing::text::rule_set;

use super::{
    sheet::{self, Bar, Group, Row, Sheet},
    state::StatisticsUi,
};
use crate::statistics::{CampaignAccount, CampaignFigures, CampaignTally, Finished, Line, Outcome};

/// The figures of campaigns.
pub(super) fn sheet(statistics_ui: &StatisticsUi) -> Sheet {
    let figures = &statistics_ui.campaign_figures;
    let campaigns = statistics_ui.campaigns.games().iter().rev();
    Sheet {
        large: large(figures),
        apart: Vec::new(),
        last: campaigns.map(|it| outcome(it.game.outcome)).take(sheet::LAST).collect(),
        signs: "● made   ○ not   – solvent, the ambition missed",
        groups: vec![
            group("By rule set", &figures.rule_sets),
            group("By ambition", &figures.ambitions),
            group("By the captain's service", &figures.services),
            group("By length", &figures.lengths),
        ],
        nothing: "Bring a campaign to its end, and it is counted here.",
    }
}

fn large(figures: &CampaignFigures) -> Vec<(String, String)> {
    let all = &figures.all;
    if all.campaigns == 0 {
        return Vec::new();
    }
    let ends: Vec<String> =
        all.ends().into_iter().map(|(count, how)| format!("{count} {how}")).collect();
    vec![
        (format!("{:.0} %", all.rate() * 100.0), ends.join(", ")),
        (credits(all.mean_purse() as i64), "in the purse at the end".to_owned()),
        (format!("{:.1}", all.mean_legs()), "legs flown in a campaign".to_owned()),
        (all.kept.to_string(), format!("contracts kept, of {} taken", all.taken)),
        (all.dead.to_string(), "dead in all".to_owned()),
    ]
}

fn group(head: &'static str, lines: &[Line<CampaignTally>]) -> Group {
    let bar = |line: &Line<CampaignTally>| Bar {
        name: line.name.clone(),
        rate: line.tally.rate(),
        of: line.tally.campaigns,
    };
    Group { head, bars: lines.iter().map(bar).collect() }
}

/// Solvent without the ambition stands in between.
fn outcome(end: End) -> Outcome {
    match end {
        End::Made => Outcome::Won,
        End::Solvent => Outcome::Drawn,
        End::Indebted | End::Repossessed | End::Lost => Outcome::Lost,
    }
}

/// A campaign in the list.
pub(super) fn row(finished: &Finished<CampaignAccount>) -> Row {
    let campaign = &finished.game;
    Row {
        outcome: Some(outcome(campaign.outcome)),
        head: format!("{} · {}", campaign.captain, end(campaign.outcome)),
        more: more(campaign),
        number: sheet::number(&finished.file),
    }
}

fn end(end: End) -> &'static str {
    match end {
        End::Made => "made",
        End::Solvent => "solvent",
        End::Indebted => "in debt",
        End::Repossessed => "hull taken back",
        End::Lost => "nobody left",
    }
}

/// "a year, for laurels · Cr12,000 · 9 of 12 kept · 1 dead · classic".
fn more(campaign: &CampaignAccount) -> String {
    let (kept, taken) = campaign.contracts();
    let dead = match campaign.deeds.dead {
        0 => String::new(),
        dead => format!(" · {dead} dead"),
    };
    format!(
        "{}, for {} · {} · {kept} of {taken} kept{dead} · {}",
        length_name(campaign.length),
        ambition_name(campaign.ambition),
        credits(campaign.purse),
        rule_set(campaign.rules),
    )
}
