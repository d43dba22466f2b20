//! Faults of the figures of errands.

use std::collections::BTreeSet;

use super::{ChartFault, EventFault, events};
use crate::data::{CampaignBook, Check};

pub(super) fn check(book: &CampaignBook, skills: &BTreeSet<String>) -> Result<(), ChartFault> {
    let figures = &book.charts.figures.errands;
    let (inquire, haggle, papers) = (&figures.inquire, &figures.haggle, &figures.papers);
    let days = [
        ("inquire", inquire.days),
        ("haggle", haggle.days),
        ("papers", papers.days),
        ("arm", figures.arm.days),
    ];
    if let Some((errand, _)) = days.into_iter().find(|(_, days)| *days == 0) {
        return Err(ChartFault::NoDays(errand));
    }
    for (errand, check) in
        [("inquire", &inquire.throw), ("haggle", &haggle.throw), ("papers", &papers.throw)]
    {
        throw(errand, check, skills)?;
    }
    let shares = [("gain", haggle.gain, 1), ("loss", haggle.loss, 0), ("rebate", papers.rebate, 1)];
    match shares.into_iter().find(|(_, share, least)| !(*least..=100).contains(share)) {
        Some((field, share, _)) => Err(ChartFault::Share { field, share }),
        None => Ok(()),
    }
}

fn throw(errand: &'static str, check: &Check, skills: &BTreeSet<String>) -> Result<(), ChartFault> {
    let sound: Result<(), EventFault> = events::of_check(check, skills);
    sound.map_err(|fault| ChartFault::Errand { errand, fault })
}
