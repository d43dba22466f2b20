//! The campaign under way: its file, who advises, and how much of its journal was told.

use campaign::{Choice, Event, Why, text};
use engine::Game;

use crate::{
    campaign::{Agent, AgentKind, Charted, UnderWay},
    data::Library,
};

/// The campaign that is played. Not a resource: minds need not be shared between threads.
pub struct Run {
    pub under_way: UnderWay,
    adviser: Agent,
    /// What an old hand would do, and why.
    pub advice: Option<Vec<String>>,
    /// Events that the last report had told.
    told: usize,
}

impl Run {
    pub fn new(under_way: UnderWay, charted: &Charted, library: &Library) -> Run {
        let adviser = Agent::new(AgentKind::default(), charted, library, 0);
        let mut run = Run { under_way, adviser, advice: None, told: 0 };
        run.told = run.since_the_port();
        run
    }

    /// The number of the last event before the ship left its last port, of which the next report tells.
    fn since_the_port(&self) -> usize {
        let events = self.under_way.campaign.journal().events();
        let signed = |event: &Event| matches!(event, Event::Departed { .. });
        let sailing = self.under_way.campaign.inner().is_some();
        let last = if sailing { events.iter().rposition(signed) } else { None };
        last.unwrap_or(events.len())
    }

    /// Whether there is something that no report has told: the ship has come to another port, or home,
    /// or what was met or tried in port has come out.
    pub fn has_news(&self) -> bool {
        let events = self.under_way.campaign.journal().events();
        let news = |event: &Event| {
            matches!(
                event,
                Event::Flown { .. }
                    | Event::Repelled { .. }
                    | Event::Answered { .. }
                    | Event::Inquired { .. }
                    | Event::Haggled { .. }
                    | Event::PapersSeen { .. }
                    | Event::Ended { .. }
            )
        };
        self.under_way.campaign.inner().is_none() && events[self.told..].iter().any(news)
    }

    /// What has happened since the last report, in sentences.
    pub fn news(&self) -> Vec<String> {
        let campaign = &self.under_way.campaign;
        let names = text::Names::of(campaign.own(), campaign.book());
        let told = text::told(campaign.journal().events(), self.told, &names).into_iter();
        told.map(|(_, line)| line).collect()
    }

    /// The last leg is told once more.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn tell_again(&mut self) {
        let events = self.under_way.campaign.journal().events();
        let signed = |event: &Event| matches!(event, Event::Departed { .. });
        self.told = events.iter().rposition(signed).unwrap_or(0);
    }

    /// The report was read.
    pub fn read(&mut self) {
        self.told = self.under_way.campaign.journal().events().len();
    }

    /// Everything that has happened, in sentences.
    pub fn log(&self) -> Vec<String> {
        let campaign = &self.under_way.campaign;
        let names = text::Names::of(campaign.own(), campaign.book());
        let told = text::told(campaign.journal().events(), 0, &names).into_iter();
        told.map(|(_, line)| line).collect()
    }

    /// Asks an old hand.
    pub fn think_it_over(&mut self) {
        let campaign = &self.under_way.campaign;
        let Some(choice) = campaign.choice().filter(|_| campaign.inner().is_none()) else { return };
        let advised = self.adviser.advise(campaign, choice);
        self.advice = advised.map(|(option, reasons)| {
            let own = text::option(&option, campaign.own(), campaign.book());
            let reasons = reasons.into_iter().map(|(name, amount)| {
                let side = if amount > 0.0 { "for it" } else { "against it" };
                format!("{side}: {name}")
            });
            std::iter::once(own).chain(reasons).collect()
        });
    }

    /// The question that is asked of the captain; none while a game inside the leg is played.
    pub fn choice(&self) -> Option<&Choice> {
        let campaign = &self.under_way.campaign;
        campaign.choice().filter(|_| campaign.inner().is_none())
    }

    /// The reason for it.
    pub fn why(&self) -> Option<Why> {
        self.choice().map(|choice| choice.why)
    }
}
