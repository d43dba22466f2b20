//! Errands in words.

use super::{
    counted, credits,
    meeting::{chance, thrown_for},
    options,
};
use crate::{
    data::{CampaignBook, ErrandFigures},
    observation::Own,
    state::{Chances, Contract, Errand, ErrandOffer, Thrown},
};

/// An errand that can be done, as an option: what is done, the days it takes, who throws and how
/// likely it is.
pub fn errand(offer: &ErrandOffer, own: &Own, book: &CampaignBook) -> String {
    let what = what(offer.errand, own, book);
    let thrown = book.charts.figures.errands.throw(offer.errand).zip(offer.chances);
    let thrown = thrown.map(|(check, chances)| {
        let who = options::name(chances.person, own);
        format!("{who} throws {}: {}", thrown_for(check), chance(chances))
    });
    let price = (offer.price > 0).then(|| credits(offer.price));
    let more: Vec<String> =
        [counted(offer.days, "day")].into_iter().chain(price).chain(thrown).collect();
    format!("{what} ({})", more.join("; "))
}

/// An errand in a few words, with its chance and what that is a chance of, or with its price.
pub fn short_errand(offer: &ErrandOffer, own: &Own, book: &CampaignBook) -> String {
    let ErrandFigures { haggle, papers, .. } = &book.charts.figures.errands;
    let worth = offer.chances.map_or_else(|| credits(offer.price), percent);
    match offer.errand {
        Errand::Inquire => format!("ask around for leads, {worth}"),
        Errand::Haggle(_) => {
            format!("haggle {worth}: +{} %, badly −{} %", haggle.gain, haggle.loss)
        }
        Errand::Papers => format!("papers, {worth}: {} % off the hull", papers.rebate),
        Errand::Arm(nth) => format!("{}, {worth}", weapon(nth, own)),
    }
}

/// How likely somebody succeeds, where there is little room: `42 %`.
fn percent(chances: Chances) -> String {
    format!("{} %", (chances.odds.per_mille() + 5) / 10)
}

fn weapon(nth: u8, own: &Own) -> &str {
    own.chandler.get(usize::from(nth)).map_or("weapon", String::as_str)
}

fn what(errand: Errand, own: &Own, book: &CampaignBook) -> String {
    let figures = &book.charts.figures.errands;
    match errand {
        Errand::Inquire => "Ask around for word of work, or of a way around raiders".to_owned(),
        Errand::Haggle(nth) => {
            let name = own.offers.get(usize::from(nth)).map_or("a contract", |it| &it.name);
            let (gain, loss) = (figures.haggle.gain, figures.haggle.loss);
            format!("Haggle over {name} for {gain} % more, or {loss} % less if badly taken")
        }
        Errand::Papers => {
            let off = credits(figures.papers.off(own.instalment));
            format!("See to the ship's papers, for {off} off the hull this month")
        }
        Errand::Arm(nth) => format!("Buy {} for the ship's locker", article(weapon(nth, own))),
    }
}

/// What the locker lends whoever has no weapon: `an Auto Rifle, then by turns a Shotgun and a Cutlass`.
pub fn locker(own: &Own, book: &CampaignBook) -> Option<String> {
    let usual = &book.charts.figures.locker;
    let turns = if usual.len() > 1 { "by turns " } else { "" };
    let lent = format!("{turns}{}", listed(usual)?);
    Some(listed(&own.locker).map_or(lent.clone(), |bought| format!("{bought}, then {lent}")))
}

/// `7 days left in port`; nothing where a day is worth nothing.
pub fn days_left(own: &Own) -> Option<String> {
    (!own.errands.is_empty()).then(|| format!("{} left in port", counted(own.days, "day")))
}

pub(super) fn listed(weapons: &[String]) -> Option<String> {
    joined(&weapons.iter().map(|it| article(it)).collect::<Vec<_>>())
}

/// Commas between them, and an "and" before the last; `None` where there is none.
pub(super) fn joined(all: &[String]) -> Option<String> {
    let (last, first) = all.split_last()?;
    Some(if first.is_empty() { last.clone() } else { format!("{} and {last}", first.join(", ")) })
}

/// How haggling went.
pub(super) fn haggled(contract: &Contract, was: u32, who: &str, thrown: &Thrown) -> String {
    let pay = credits(contract.pay);
    let came = match contract.pay.cmp(&was) {
        std::cmp::Ordering::Greater => format!("It pays {pay} now."),
        std::cmp::Ordering::Equal => format!("It pays {pay} still."),
        std::cmp::Ordering::Less => format!("That was badly taken: it pays {pay} now."),
    };
    format!("{who} haggles over {}: {}. {came}", contract.name, thrown.throw)
}

/// How asking around went.
pub(super) fn inquired(who: &str, thrown: &Thrown) -> String {
    let came = if thrown.success { "Somebody talks." } else { "Nobody has heard a thing." };
    format!("{who} asks around: {}. {came}", thrown.throw)
}

/// How it went with the papers.
pub(super) fn papers(rebate: u32, who: &str, thrown: &Thrown) -> String {
    let came = match rebate {
        0 => "They are in order, and that is all.".to_owned(),
        rebate => format!("The hull costs {} less this month.", credits(rebate)),
    };
    format!("{who} sees to the ship's papers: {}. {came}", thrown.throw)
}

/// `a Cutlass`, `an Auto Rifle`, `an SMG`: by how the first word is said.
pub(super) fn article(noun: &str) -> String {
    let first = noun.split(' ').next().unwrap_or_default();
    let spelt = first.len() > 1 && first.chars().all(|it| it.is_ascii_uppercase());
    // Letters whose names begin with a vowel, and vowels themselves.
    let vowels = if spelt { "AEFHILMNORSX" } else { "AEIOUaeiou" };
    let vowel = noun.chars().next().is_some_and(|letter| vowels.contains(letter));
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weapon_has_the_article_that_is_said_before_it() {
        let said = ["Cutlass", "Auto Rifle", "SMG", "Revolver", "Foil"].map(article);
        assert_eq!(said, ["a Cutlass", "an Auto Rifle", "an SMG", "a Revolver", "a Foil"]);
    }

    #[test]
    fn weapons_are_listed_with_an_and_before_the_last() {
        let weapons = ["Cutlass", "SMG", "Pike"].map(str::to_owned);
        let listed = |count: usize| super::listed(&weapons[..count]);
        assert_eq!(listed(0), None);
        assert_eq!(listed(1).as_deref(), Some("a Cutlass"));
        assert_eq!(listed(3).as_deref(), Some("a Cutlass, an SMG and a Pike"));
    }
}
