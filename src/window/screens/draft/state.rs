//! What is looked at in a draft, and what becomes of an action.

use ai::Level;
use bevy::prelude::*;
use cards::data::Def;

use super::action::DraftAction;
use crate::{
    builder::{self, Figures, OwnDecks},
    clock::Instant,
    data::Library,
    draft::{Adviser, Beside, Drafted, Drafts, Meeting, UnderWay, meetings, rivals},
    hints::Hint,
    players::fresh_seed,
    saves::Saves,
};

/// The page that is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// A draft is about to begin.
    #[default]
    Begin,
    /// One of four is picked.
    Offer,
    /// The deck is whole.
    Whole,
}

/// The draft on the screen.
#[derive(Resource, Default)]
pub(in crate::window) struct DraftUi {
    pub(super) page: Page,
    /// The card of the offer, the rival, or the row that is looked at.
    pub(super) selected: usize,
    /// How good those are who draft beside the person of the next draft.
    pub(super) level: Level,
    /// Whether the adviser's reasons are shown.
    pub(super) advice: bool,
    /// Whether the keys are.
    pub(super) keys: bool,
    /// A sentence for the person.
    pub(super) note: Option<String>,
    pub(super) under_way: Option<UnderWay>,
    /// The deck so far in figures.
    pub(super) figures: Figures,
    /// What speaks for and against each card of the offer, the best first.
    pub(super) hints: Vec<Hint<Def>>,
    adviser: Option<Adviser>,
    /// Those who draft beside the person, until they are done.
    beside: Option<Beside>,
    /// What they drafted, once they are.
    pub(super) rivals: Vec<Drafted>,
    pub(super) met: Vec<Meeting>,
}

impl DraftUi {
    /// Goes on with the newest draft, where there is one.
    pub fn come_in(&mut self, library: &Library, saves: &Saves) {
        let (newest, unusable) = Drafts::at(saves).newest(library);
        self.note = unusable.first().map(|fault| format!("{fault} (left where it is)"));
        match newest {
            Some(under_way) => self.sit_down(under_way, library, saves),
            None => (self.page, self.selected) = (Page::Begin, 0),
        }
    }

    /// Lets go of the draft: another program may go on with it.
    pub fn leave(&mut self) {
        let level = self.level;
        *self = DraftUi { level, ..DraftUi::default() };
    }

    fn sit_down(&mut self, under_way: UnderWay, library: &Library, saves: &Saves) {
        self.adviser = Some(Adviser::new(library, under_way.drafting.game().book()));
        match Beside::of(&under_way.drafting, library) {
            Ok(beside) => self.beside = Some(beside),
            Err(fault) => self.note = Some(fault.to_string()),
        }
        (self.rivals, self.met) = (Vec::new(), Vec::new());
        self.under_way = Some(under_way);
        self.look(library, saves);
    }

    /// Takes in how the draft stands.
    fn look(&mut self, library: &Library, saves: &Saves) {
        let Some(under_way) = &self.under_way else { return };
        let drafting = &under_way.drafting;
        let game = drafting.game();
        self.figures = Figures::of(game.deck(), game.book());
        self.hints = self.adviser.as_ref().map(|it| it.hints(drafting)).unwrap_or_default();
        self.page = if drafting.is_over() { Page::Whole } else { Page::Offer };
        self.selected = 0;
        if let Some(trouble) = under_way.trouble() {
            self.note = Some(format!("The draft is not on disk: {trouble}."));
        }
        self.meet(library, saves);
    }

    /// Looks up the games against the rivals, once both sides have a whole deck.
    fn meet(&mut self, library: &Library, saves: &Saves) {
        let Some(under_way) = &self.under_way else { return };
        if self.page == Page::Whole && !self.rivals.is_empty() {
            self.met = meetings(&under_way.drafting, &self.rivals, (library, saves));
        }
    }

    /// Lets those beside the person pick until this moment; whether they have more to pick.
    pub fn let_others_draft(&mut self, until: Instant, library: &Library, saves: &Saves) -> bool {
        let Some(beside) = &mut self.beside else { return false };
        while beside.step() {
            if Instant::now() >= until {
                return true;
            }
        }
        self.rivals = beside.rivals();
        self.beside = None;
        self.meet(library, saves);
        true
    }

    /// The cards of the offer.
    pub fn offer(&self) -> &[Def] {
        let offer = self.under_way.as_ref().and_then(|it| it.drafting.offer());
        offer.map(|offer| offer.options.as_slice()).unwrap_or_default()
    }

    /// Carries out what needs nothing but the draft and the disk.
    pub fn carry_out(&mut self, action: DraftAction, library: &Library, saves: &Saves) {
        match action {
            DraftAction::Select(nth) => self.selected = nth,
            DraftAction::Advice => self.advice = !self.advice,
            DraftAction::Keys => self.keys = !self.keys,
            DraftAction::Pick(nth) => self.pick(nth, library, saves),
            DraftAction::Undo => {
                if self.under_way.as_mut().is_some_and(UnderWay::undo) {
                    self.look(library, saves);
                }
            }
            DraftAction::Rest => self.rest(library, saves),
            DraftAction::Keep => self.keep(library, saves),
            DraftAction::New if self.page == Page::Begin => self.look(library, saves),
            DraftAction::New => (self.page, self.selected) = (Page::Begin, 0),
            DraftAction::Begin(level) => self.begin(level, library, saves),
            // They lead elsewhere.
            DraftAction::Play(_) | DraftAction::Leave | DraftAction::Nothing => {}
        }
    }

    fn pick(&mut self, nth: usize, library: &Library, saves: &Saves) {
        let card = self.offer().get(nth).copied();
        let (Some(card), Some(under_way)) = (card, &mut self.under_way) else { return };
        self.note = under_way.pick(card).err().map(|refusal| refusal.to_string());
        self.look(library, saves);
    }

    fn rest(&mut self, library: &Library, saves: &Saves) {
        let (Some(under_way), Some(adviser)) = (&mut self.under_way, &self.adviser) else { return };
        while let Some(card) = adviser.pick(&under_way.drafting) {
            if under_way.pick(card).is_err() {
                break;
            }
        }
        self.look(library, saves);
    }

    /// Keeps the whole deck among the person's own.
    fn keep(&mut self, library: &Library, saves: &Saves) {
        let Some(under_way) = &self.under_way else { return };
        let (deck, own) = (under_way.drafting.deck(), OwnDecks::at(saves.decks_folder()));
        let ids: Vec<&str> = library.decks.iter().map(|listed| listed.id.as_str()).collect();
        let file = own.free_file(&deck.name, &ids);
        let deck = builder::Draft::of(deck);
        self.note = Some(match own.keep(&file, deck.deck(), &library.book) {
            Ok(()) => {
                let id = file.file_stem().unwrap_or_default().to_string_lossy();
                format!("Kept among your decks as {id}; the deck builder edits it.")
            }
            Err(fault) => format!("It could not be kept: {fault}."),
        });
    }

    fn begin(&mut self, level: Level, library: &Library, saves: &Saves) {
        let seed = fresh_seed();
        self.level = level;
        match Drafts::at(saves).begin(library, &rivals(library, seed, level), seed) {
            Ok(under_way) => {
                self.note = None;
                self.sit_down(under_way, library, saves);
            }
            Err(fault) => self.note = Some(fault.to_string()),
        }
    }
}
