//! Who decides for the captain of a campaign, and for those who board.

use std::{fmt, str::FromStr};

use ai::{
    Level,
    campaign::{CampaignMind, Officers},
    combat,
};
use campaign::{Campaign, Decision, Move};
use dice::Dice;
use engine::{Game, Player};

use super::load::Charted;
use crate::data::Library;

/// Who decides, as the command line names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgentKind {
    /// A mind whose voyages are flown at this level.
    Mind(Level),
    /// Any option, each as likely as the next, but for those that end things early.
    Random,
}

impl Default for AgentKind {
    fn default() -> AgentKind {
        AgentKind::Mind(Level::default())
    }
}

/// Why nobody decides.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` flies no campaign; there are `random`, and `mind` with a level as in `mind/lieutenant`"
)]
pub struct UnknownAgent(String);

impl FromStr for AgentKind {
    type Err = UnknownAgent;

    fn from_str(text: &str) -> Result<AgentKind, UnknownAgent> {
        let unknown = || UnknownAgent(text.to_owned());
        match text.split_once('/') {
            None if text == "random" => Ok(AgentKind::Random),
            None if text == "mind" => Ok(AgentKind::default()),
            Some(("mind", level)) => level.parse().map(AgentKind::Mind).map_err(|_| unknown()),
            None | Some(_) => Err(unknown()),
        }
    }
}

impl fmt::Display for AgentKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            AgentKind::Mind(level) => write!(f, "mind/{level}"),
            AgentKind::Random => f.write_str("random"),
        }
    }
}

/// Somebody who decides every choice of a campaign.
pub enum Agent {
    Mind(Box<CampaignMind>),
    Random(Box<Dice>),
}

impl Agent {
    /// Somebody of this kind; `seed` is for those who decide by dice.
    pub fn new(kind: AgentKind, charted: &Charted, library: &Library, seed: u64) -> Agent {
        match kind {
            AgentKind::Random => Agent::Random(Box::new(Dice::seeded(seed))),
            AgentKind::Mind(level) => {
                let fights = charted.minds.usual(combat::Level::default());
                let personality = library.personality.clone();
                let profile = library.levels.of(level).clone();
                let rivals = library.personas.iter();
                let rivals = rivals.map(|it| (it.id.clone(), it.personality(&personality)));
                let rivals = rivals.collect();
                let usual = library.levels.of(Level::default()).clone();
                let officers = Officers { personality, profile, rivals, usual, fights };
                let (book, weights) = (charted.book.clone(), charted.personality.clone());
                Agent::Mind(Box::new(CampaignMind::new(book, weights, officers)))
            }
        }
    }

    /// The decision of whoever is asked; `None` once the campaign is over.
    pub fn decide(&mut self, campaign: &Campaign) -> Option<Decision> {
        let choice = campaign.choice()?;
        let chosen = match self {
            Agent::Mind(mind) => mind.decide(&campaign.observe(choice.seat), choice),
            Agent::Random(dice) => at_random(dice, &choice.options)?,
        };
        Some(Decision { seat: choice.seat, chosen })
    }
}

/// Most reasons that are told.
const REASONS: usize = 3;

impl Agent {
    /// The option that a mind would take in the campaign's own question, with the considerations
    /// that move it most, the strongest first; `None` from chance.
    pub fn advise(
        &mut self,
        campaign: &Campaign,
        choice: &campaign::Choice,
    ) -> Option<(Move, Vec<(&'static str, f32)>)> {
        let Agent::Mind(mind) = self else { return None };
        let scores = mind.explain(&campaign.observe(choice.seat), choice);
        let best =
            scores.into_iter().reduce(|best, it| if it.score > best.score { it } else { best })?;
        let mut reasons = best.considerations;
        reasons.retain(|(_, amount)| amount.abs() > 0.001);
        reasons.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        reasons.truncate(REASONS);
        Some((best.option, reasons))
    }
}

/// Any option; to pay somebody off or to give up takes three throws in a row.
fn at_random(dice: &mut Dice, options: &[Move]) -> Option<Move> {
    let quits = |option: &Move| {
        matches!(
            option,
            Move::Dismiss(_) | Move::Fight(skirmish::Move::Surrender | skirmish::Move::GetAway)
        )
    };
    let mut picked = || dice.pick(options).cloned();
    picked().filter(|it| !quits(it)).or_else(&mut picked).filter(|it| !quits(it)).or_else(picked)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use campaign::{Ambition, Contract, Own};

    use super::*;
    use crate::{builder::testing::library, campaign::testing};

    /// The first ports of some runs, and the mind that calls there.
    struct Ports {
        runs: Vec<Campaign>,
        mind: Agent,
    }

    impl Ports {
        fn new() -> Ports {
            let (library, charted) = (library(), testing::charted());
            let runs = (1..=12).map(|seed| testing::begun(&charted, &library, seed)).collect();
            let mind = Agent::new(AgentKind::default(), &charted, &library, 1);
            Ports { runs, mind }
        }

        /// The contract of the highest score in each port once the captain is as `changed` says, of a crew of half as
        /// many hands more, for whom it is a near thing whether bold work is worth its risk.
        fn liked(&mut self, changed: impl Fn(&mut Own)) -> Vec<Contract> {
            let Agent::Mind(mind) = &mut self.mind else { unreachable!("it is a mind") };
            let liked = |campaign: &Campaign| {
                let choice = campaign.choice().expect("the port");
                let mut seen = campaign.observe(choice.seat);
                let own = Arc::make_mut(seen.own.as_mut().expect("the captain's"));
                own.crew.extend_from_within(..own.crew.len() / 2);
                changed(own);
                let offers = own.offers.clone();
                let scores = mind.explain(&seen, choice);
                let signing = scores.iter().filter_map(|it| {
                    if let Move::Sign(nth) = it.option { Some((it.score, nth)) } else { None }
                });
                let best = signing.max_by(|a, b| a.0.total_cmp(&b.0)).expect("contracts");
                offers[usize::from(best.1)].clone()
            };
            self.runs.iter().map(liked).collect()
        }
    }

    fn pay(contracts: &[Contract]) -> u32 {
        contracts.iter().map(|it| it.pay).sum()
    }

    #[test]
    fn who_is_behind_signs_what_pays_more() {
        let mut ports = Ports::new();
        let rich = ports.liked(|own| (own.purse, own.late) = (900_000, 0));
        let behind = ports.liked(|own| (own.purse, own.late) = (0, 2));
        assert!(pay(&behind) > pay(&rich), "{} and {}", pay(&behind), pay(&rich));
    }

    #[test]
    fn who_is_out_for_a_fortune_signs_what_pays_more() {
        let mut ports = Ports::new();
        // Enough to fly plain contracts to the end, and for nothing besides.
        let purse = |own: &Own| 40_000 * u32::from(own.legs_left());
        let mut toward =
            |ambition| ports.liked(|own| (own.ambition, own.purse) = (ambition, purse(own)));
        let (home, fortune) = (toward(Ambition::AllHome), toward(Ambition::Fortune));
        assert!(pay(&fortune) > pay(&home), "{} and {}", pay(&fortune), pay(&home));
    }

    #[test]
    fn a_crew_that_has_failed_often_signs_what_is_easier() {
        let mut ports = Ports::new();
        let mut points = |failed| {
            let liked = ports.liked(|own| (own.leg, own.failed) = (4, failed));
            liked.iter().map(|it| it.points).sum::<i16>()
        };
        let (kept, failed) = (points(0), points(3));
        assert!(failed < kept, "{failed} and {kept}");
    }
}
