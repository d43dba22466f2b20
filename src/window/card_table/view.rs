//! The view model of the table: the observation of the person's seat, the question asked, and the
//! journal in words. Built anew after each decision, not each frame.

use std::sync::Arc;

use art::Icon;
use bevy::prelude::Resource;
use cards::{
    CaptainSeen, CardSeen, Choice, Event, Move, Observation, Why,
    data::{Card, CardBook, Def, Token},
    text,
};
use engine::{Rulebook, Seat};

use super::{
    icons,
    spot::{self, Spot},
};
use crate::logbook::{Bookmark, Line, Reader};
use crate::{
    glossary::Glossary,
    guide::cards::DueCardLesson,
    offers::{self, Note},
};

/// The table as the person sees it.
#[derive(Resource)]
pub struct TableView {
    pub seen: Observation,
    pub book: Arc<CardBook>,
    /// Whether a person sits where it is seen from, and not only looks on.
    pub is_persons: bool,
    /// Every rule in words.
    pub rulebook: Arc<Rulebook>,
    /// Every word of the table, explained.
    pub glossary: Arc<Glossary>,
    /// The question to the person; nothing while a rival decides or once the game is over.
    pub question: Option<Question>,
    /// The rival who is asked instead.
    pub thinking: Option<Seat>,
    /// Whether the person has decided anything that could be taken back.
    pub may_take_back: bool,
    /// The guide's part of the table, in a guided game.
    pub guided: Option<Guided>,
    /// Counts up with every change, so that stale input can be told from fresh.
    pub version: u64,
}

/// The guide's part of the table: the lesson and the coach.
pub struct Guided {
    /// The lesson that has its moment.
    pub told: Option<DueCardLesson>,
    /// The number of the option that the coach would take.
    pub coach: Option<usize>,
}

/// A question to the person, in words.
pub struct Question {
    pub why: Why,
    pub prompt: String,
    pub options: Vec<Offer>,
    /// The last option, where it answers with those of the others that are marked.
    pub confirm: Option<usize>,
    /// What an adviser who answers at once would do.
    pub advised: Option<Move>,
}

/// One legal option.
pub struct Offer {
    pub chosen: Move,
    pub label: String,
    /// Credits it costs.
    pub price: u8,
    /// What else it costs or brings, or why it would fail.
    pub note: Option<Note>,
    /// What is proposed to pay for it.
    pub payment: Vec<Move>,
    /// Several decisions that are proposed together.
    pub plan: Vec<Move>,
    pub spots: Vec<Spot>,
}

impl Offer {
    /// Whether it stands quieter than the rest: it does no more of what is asked, or would fail.
    pub fn is_quiet(&self) -> bool {
        offers::is_idle(self.chosen) || offers::is_hopeless(self.note.as_ref())
    }

    /// The decisions that it makes.
    pub fn moves(&self) -> Vec<Move> {
        offers::decisions(self.chosen, &self.payment, &self.plan)
    }

    /// The option with what else it costs or brings, in one line.
    pub fn spoken(&self) -> String {
        match &self.note {
            Some(note) => format!("{} · {}", self.label, note.words()),
            None => self.label.clone(),
        }
    }
}

/// One line of the log, with its sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    pub told: Line,
    pub icon: Icon,
}

impl TableView {
    /// The card behind a number.
    pub fn card(&self, def: Def) -> &Card {
        self.book.card(def)
    }

    /// The person's own captain.
    pub fn me(&self) -> &CaptainSeen {
        &self.seen.captains[self.seen.you.index()]
    }

    /// Everyone else, by seat.
    pub fn rivals(&self) -> impl Iterator<Item = &CaptainSeen> {
        self.seen.captains.iter().filter(|captain| captain.seat != self.seen.you)
    }

    /// How a captain is called here.
    pub fn name(&self, seat: Seat) -> &str {
        if self.is_persons && seat == self.seen.you {
            "You"
        } else {
            &self.seen.captains[seat.index()].name
        }
    }

    /// The lesson that has its moment, in a guided game.
    pub fn told(&self) -> Option<&DueCardLesson> {
        self.guided.as_ref()?.told.as_ref()
    }

    /// The option that the coach of a guided game would take.
    pub fn coach(&self) -> Option<usize> {
        self.guided.as_ref()?.coach
    }

    /// The numbers of the options that concern a place.
    pub fn offers_at(&self, spot: Spot) -> impl Iterator<Item = usize> {
        let offers = self.question.iter().flat_map(|question| question.options.iter().enumerate());
        offers.filter(move |(_, offer)| offer.spots.contains(&spot)).map(|(n, _)| n)
    }

    /// Every token that the person's ship and crew supply in a Resource Phase.
    pub fn supply(&self) -> Vec<Token> {
        let me = self.me();
        let icons = me.ship.capabilities.iter().map(|&icon| Token::Capability(icon));
        let skills = me.in_play.iter().flat_map(|card| card.skills.iter());
        icons.chain(skills.map(|&(skill, level)| Token::Skill(skill, level))).collect()
    }
}

impl Question {
    /// Puts `choice` in words; the options stand in the order in which they are shown.
    pub fn new(
        choice: &Choice,
        offers: Vec<offers::Offer>,
        seen: &Observation,
        book: &CardBook,
    ) -> Question {
        // What is proposed is about several cards: a click on one of them means that one alone.
        let spots = |offer: &offers::Offer| match offer.plan.is_empty() {
            true => spot::spots(offer.chosen, choice.why),
            false => Vec::new(),
        };
        let options = offers.into_iter().map(|offer| Offer {
            spots: spots(&offer),
            chosen: offer.chosen,
            label: offer.label,
            price: offer.price,
            note: offer.note,
            payment: offer.payment,
            plan: offer.plan,
        });
        Question {
            why: choice.why,
            prompt: text::prompt(choice.why, seen, book),
            options: options.collect(),
            confirm: None,
            advised: None,
        }
    }

    /// Where an option stands.
    pub fn position(&self, chosen: Move) -> Option<usize> {
        self.numbered().iter().position(|offer| offer.chosen == chosen && offer.plan.is_empty())
    }

    /// Whether this option can be marked.
    pub fn can_mark(&self, n: usize) -> bool {
        let is_card = |offer: &Offer| offer.chosen != Move::Done;
        self.confirm.is_some_and(|it| n < it) && self.options.get(n).is_some_and(is_card)
    }

    /// The options that have a number: all but the one that answers with what is marked.
    pub fn numbered(&self) -> &[Offer] {
        &self.options[..self.confirm.unwrap_or(self.options.len())]
    }
}

impl LogLine {
    /// The next event of a journal as a line, if it is worth one to its reader.
    pub fn of(event: &Event, reader: &Reader<'_>, mark: &mut Bookmark) -> Option<LogLine> {
        Some(LogLine { told: reader.read(event, mark)?, icon: icons::of_event(event) })
    }
}

/// Cards in play of one captain, sorted by where the table shows them.
pub struct InPlay<'a> {
    pub crew: Vec<&'a CardSeen>,
    pub upgrades: Vec<&'a CardSeen>,
    pub connections: Vec<&'a CardSeen>,
    attached: Vec<&'a CardSeen>,
}

impl<'a> InPlay<'a> {
    /// Sorts what `captain` has in play, with what others attached to it.
    pub fn of(captain: &'a CaptainSeen, view: &'a TableView) -> InPlay<'a> {
        use crate::window::ui::card_type::CardType;
        let mut sorted =
            InPlay { crew: vec![], upgrades: vec![], connections: vec![], attached: vec![] };
        for card in &captain.in_play {
            match CardType::of(view.card(card.def)) {
                CardType::Crew => sorted.crew.push(card),
                CardType::Upgrade => sorted.upgrades.push(card),
                CardType::Connection => sorted.connections.push(card),
                CardType::Gear
                | CardType::Ship
                | CardType::Contract
                | CardType::Complication
                | CardType::Event
                | CardType::Heroic => {}
            }
        }
        let everything = view.seen.captains.iter().flat_map(|captain| &captain.in_play);
        sorted.attached = everything.filter(|card| card.on.is_some()).collect();
        sorted
    }

    /// Everything shown as a bar of its own: upgrades and connections, each with what hangs on it,
    /// and before them what hangs on the ship.
    pub fn bars(&self, ship: cards::CardId) -> Vec<&'a CardSeen> {
        let own = self.upgrades.iter().chain(&self.connections).copied();
        let hangs_on_ship =
            |card: &&CardSeen| self.upgrades.iter().all(|upgrade| upgrade.id != card.id);
        let mut bars: Vec<&CardSeen> = self.on(ship).filter(hangs_on_ship).collect();
        for card in own {
            bars.push(card);
            bars.extend(self.on(card.id));
        }
        bars
    }

    /// The cards attached to `host`, in order of entering.
    pub fn on(&self, host: cards::CardId) -> impl Iterator<Item = &'a CardSeen> {
        self.attached.iter().copied().filter(move |card| card.on == Some(host))
    }
}
