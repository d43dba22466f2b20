//! Figures of campaigns made by hand, and of campaigns on disk.

use std::fs;

use campaign::{Ambition, Length, Outcome};
use characters::{data::Service, healing::RuleSet};

use super::super::{CampaignAccount, CampaignFigures, CampaignReading, CampaignTally, Line};
use crate::{
    campaign::{
        CampaignArtefact, Campaigns, Deeds,
        testing::{charted, flown},
    },
    saves::Saves,
};

fn account(outcome: Outcome, rules: RuleSet, service: Option<Service>) -> CampaignAccount {
    CampaignAccount {
        seed: 1,
        captain: "Mara Venn".to_owned(),
        service,
        rules,
        ambition: Ambition::AllHome,
        length: Length::Year,
        outcome,
        legs: 12,
        purse: 60_000,
        deeds: Deeds { kept: [2, 3, 1], taken: [4, 5, 3], fights: 2, won: 2, dead: 1 },
    }
}

fn lines(lines: &[Line<CampaignTally>]) -> Vec<(&str, u32, u32)> {
    lines.iter().map(|it| (it.name.as_str(), it.tally.campaigns, it.tally.made)).collect()
}

#[test]
fn campaigns_are_counted_by_how_they_ended_and_by_what_they_have_in_common() {
    let (classic, second) = (RuleSet::Classic, RuleSet::SecondEdition);
    let campaigns = [
        account(Outcome::Made, classic, Some(Service::Navy)),
        account(Outcome::Solvent, classic, Some(Service::Navy)),
        account(Outcome::Indebted, second, None),
        account(Outcome::Made, classic, Some(Service::Scouts)),
    ];
    let figures = CampaignFigures::of(&campaigns);
    let all = figures.all;
    assert_eq!((all.campaigns, all.made, all.solvent, all.indebted), (4, 2, 1, 1));
    assert_eq!((all.rate(), all.mean_purse(), all.mean_legs()), (0.5, 60_000.0, 12.0));
    assert_eq!((all.kept, all.taken, all.dead), (24, 48, 4));
    assert_eq!(all.ends(), [(2, "made"), (1, "solvent"), (1, "in debt")]);
    let (navy, scouts) = (Service::Navy.to_string(), Service::Scouts.to_string());
    let services = [(navy.as_str(), 2, 1), (scouts.as_str(), 1, 1), ("no service", 1, 0)];
    assert_eq!(lines(&figures.services), services);
    assert_eq!(lines(&figures.rule_sets).len(), 2);
    assert_eq!(lines(&figures.ambitions), [("everybody home", 4, 2)]);
    assert_eq!(lines(&figures.lengths), [("a year", 4, 2)]);
}

/// A home with these campaigns.
fn home(name: &str, campaigns: &[CampaignArtefact]) -> Saves {
    let root = std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
    // There is none the first time.
    let _ = fs::remove_dir_all(&root);
    let saves = Saves::at(&root);
    let folder = Campaigns::at(&saves).folder().to_owned();
    fs::create_dir_all(&folder).expect("a folder");
    for (n, campaign) in campaigns.iter().enumerate() {
        let file = folder.join(format!("campaign-{:04}.json", n + 1));
        fs::write(file, campaign.write()).expect("a file");
    }
    saves
}

#[test]
fn a_campaign_is_counted_once_it_is_over_and_one_that_waits_is_no_trouble() {
    let (book, over) = (charted().book, flown(3));
    let waits = CampaignArtefact { finished: false, decisions: Vec::new(), ..over.clone() };
    let saves = home("campaigns-counted", &[over.clone(), waits]);
    let first = CampaignReading::all(&saves, &book);
    assert_eq!((first.games().len(), first.broken().len(), first.progress()), (1, 0, (1, 1)));
    let counted = &first.games()[0].game;
    assert_eq!((counted.seed, counted.length), (over.seed, Length::Short));
    let (mut again, mut pieces) = (CampaignReading::new(&saves), 0);
    again.read_while(&book, || {
        pieces += 1;
        true
    });
    assert_eq!((pieces, again.games()), (2, first.games()), "out of the index");
}

#[test]
fn a_campaign_that_goes_otherwise_is_named_and_left_where_it_is() {
    let over = flown(3);
    let other = CampaignArtefact { seed: over.seed + 1, ..over };
    let saves = home("campaigns-broken", &[other]);
    let reading = CampaignReading::all(&saves, &charted().book);
    assert_eq!((reading.games().len(), reading.broken().len()), (0, 1));
    assert!(reading.broken()[0].why.contains("campaign-0001.json"));
    assert!(reading.broken()[0].file.exists());
}
