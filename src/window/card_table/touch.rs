//! Draws one frame of the table: registers its spots and collects its actions.

use bevy_egui::egui::{Id, Painter, Pos2, Rect, Response, Sense, Ui};
use cards::CardId;

use super::{
    drag,
    spot::{Look, Spot},
    table::spoken,
    table_ui::{Drag, DrawnSpot, TableAction, TableDialog, TableUi, Under},
    tip::Tip,
    view::TableView,
};
use crate::window::{
    card_table::{area::Area, marking::marks::Marking, tokens::Standing},
    ui::{interface::in_use, magnifier::attend, paint, reader},
};
use cards::data::Token;

use crate::{glossary::Word, guide::Interface};

/// Draws one frame and collects what the person did on it.
pub struct Pen<'a> {
    pub ui: &'a mut Ui,
    pub view: &'a TableView,
    pub table_ui: &'a TableUi,
    pub marking: &'a Marking,
    pub actions: Vec<TableAction>,
    pub places: Vec<DrawnSpot>,
    pub under: Option<Under>,
    /// The card in hand that stands out of the fan in the next frame.
    pub raised: Option<CardId>,
    /// The places that the line of the log under the pointer speaks of.
    pub spoken: Vec<Spot>,
    pub tip: Option<Tip>,
    pub areas: Vec<(Area, Rect)>,
    /// Whether what is drawn rolls under a finger, which drags nothing away from there.
    pub rolls: bool,
    /// The spots drawn in this frame.
    touched: Vec<Spot>,
}

/// What one frame comes to: what was done in it, and where everything was drawn.
pub struct Drawn {
    pub actions: Vec<TableAction>,
    pub places: Vec<DrawnSpot>,
    pub under: Option<Under>,
    pub raised: Option<CardId>,
    pub spoken: Vec<Spot>,
    pub tip: Option<Tip>,
    pub areas: Vec<(Area, Rect)>,
}

/// How a place stands in this frame.
#[derive(Debug, Clone, Copy, Default)]
pub struct SpotState {
    /// A legal option concerns it.
    pub legal: bool,
    /// The highlighted option concerns it.
    pub chosen: bool,
    /// The keyboard stands on it.
    pub stood_on: bool,
    /// A line of the log speaks of it.
    pub spoken: bool,
    pub hovered: bool,
    /// Whether it is marked, where it can be.
    pub marked: Option<bool>,
}

impl<'a> Pen<'a> {
    /// A pen for one frame; nothing is marked.
    pub fn new(ui: &'a mut Ui, view: &'a TableView, table_ui: &'a TableUi) -> Pen<'a> {
        Pen {
            ui,
            view,
            table_ui,
            marking: Marking::nothing(),
            actions: Vec::new(),
            places: Vec::new(),
            under: None,
            raised: None,
            spoken: Vec::new(),
            touched: Vec::new(),
            tip: None,
            areas: Vec::new(),
            rolls: false,
        }
    }

    /// The same where these options are marked.
    pub fn with_marks(self, marking: &'a Marking) -> Pen<'a> {
        Pen { marking, ..self }
    }

    /// What the frame came to, once everything is drawn.
    pub fn drawn(self) -> Drawn {
        let Pen { actions, places, under, raised, spoken, tip, areas, .. } = self;
        Drawn { actions, places, under, raised, spoken, tip, areas }
    }

    /// The painter.
    pub fn p(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Makes `rect` a place: it takes its option when clicked, opens a list where there are
    /// several, and shows its face when clicked without one, or with the other button.
    pub fn touch(&mut self, rect: Rect, spots: &[Spot], look: Option<Look>) -> SpotState {
        let Some(&first) = spots.first() else { return SpotState::default() };
        let offers = self.offers(spots);
        // A card that is shown twice is walked to once.
        if self.places.iter().all(|place| place.spot != first) {
            self.places.push(DrawnSpot { spot: first, rect, look });
        }
        let response = self.response(rect, first);
        let dragged = self.table_ui.drag.map(|drag| drag.spot);
        if response.drag_started() && dragged.is_none() {
            self.actions.push(TableAction::Drag(Drag { spot: first, look, from: rect }));
        }
        let stood_on = self.table_ui.at.is_some_and(|at| spots.contains(&at));
        let (view, marked) = (self.view, self.marked(&offers));
        reader::tickable(&response, stood_on, marked, || spoken(first, view));
        if response.clicked() {
            self.clicked(&offers, look);
        }
        // A finger that is held on a number or a sign is told of that alone.
        let is_told = response.long_touched() && self.table_ui.tip.is_some();
        if response.secondary_clicked() && !is_told {
            self.actions.extend(look.map(|look| TableAction::Open(TableDialog::Card(look))));
        }
        let hovered = response.hovered() && dragged.is_none();
        if hovered {
            self.hover(rect, &offers, look);
        }
        SpotState {
            legal: match dragged {
                Some(dragged) => !drag::joined(self.view, dragged, spots).is_empty(),
                None => !offers.is_empty(),
            },
            chosen: dragged.is_none() && offers.contains(&self.table_ui.selected),
            stood_on: dragged.is_none() && stood_on,
            spoken: spots.iter().any(|spot| self.table_ui.spoken.contains(spot)),
            hovered,
            marked,
        }
    }

    /// The options that concern any of these places, each once.
    fn offers(&self, spots: &[Spot]) -> Vec<usize> {
        let offers = spots.iter().flat_map(|&spot| self.view.offers_at(spot));
        let mut offers: Vec<usize> = offers.collect();
        offers.sort_unstable();
        offers.dedup();
        offers
    }

    /// Lets the place be clicked, and dragged where that can lead anywhere. It is the same from frame to
    /// frame, in any order of drawing.
    fn response(&mut self, rect: Rect, spot: Spot) -> Response {
        let before = self.touched.iter().filter(|&&touched| touched == spot).count();
        self.touched.push(spot);
        let id = Id::new("place").with(format!("{spot:?}")).with(before);
        let movable = !self.rolls && drag::is_movable(self.view, spot);
        let sense = if movable { Sense::click_and_drag() } else { Sense::CLICK };
        self.ui.interact(rect, id, sense)
    }

    /// Whether the only one of these options is marked, if it can be.
    fn marked(&self, offers: &[usize]) -> Option<bool> {
        let (&[only], Some(question)) = (offers, &self.view.question) else { return None };
        question.can_mark(only).then(|| self.marking.has(only))
    }

    /// Paints the box of a place that can be marked around `at`.
    pub fn tick(&self, at: Pos2, touch: SpotState) {
        if let Some(marked) = touch.marked {
            paint::tick_box(self.ui.painter(), at, marked);
        }
    }

    /// Has the glossary's word told to a pointer that rests on `rect`.
    pub fn tip(&mut self, rect: Rect, word: &str) {
        if self.ui.rect_contains_pointer(rect) {
            self.tell(rect, self.view.glossary.find(word), "");
        }
    }

    /// The same for a token, with how it stands where it is asked for.
    pub fn tip_token(&mut self, rect: Rect, token: Token, standing: Option<Standing>) {
        if self.ui.rect_contains_pointer(rect) {
            let note = standing.map_or("", Standing::words);
            self.tell(rect, self.view.glossary.token(token), note);
        }
    }

    fn tell(&mut self, rect: Rect, word: Option<&Word>, note: &'static str) {
        let Some(word) = word else { return };
        let since = match &self.table_ui.tip {
            Some(tip) if tip.rect == rect && tip.word == word.word => tip.since,
            _ => self.ui.input(|input| input.time),
        };
        let (word, says) = (word.word.clone(), word.says.clone());
        self.tip = Some(Tip { rect, word, says, note, since });
    }

    /// Paints the light around a place, over everything drawn on it.
    pub fn glow(&self, rect: Rect, touch: SpotState) {
        let p = self.ui.painter();
        if touch.legal {
            paint::glow(p, rect, touch.chosen);
        }
        if touch.marked == Some(true) && !touch.chosen {
            paint::marked(p, rect);
        }
        if touch.spoken {
            paint::spoken(p, rect);
        }
        if touch.stood_on {
            attend(self.ui.ctx(), rect);
        }
        if touch.stood_on && !touch.chosen {
            paint::focus(p, rect);
        }
    }

    fn clicked(&mut self, offers: &[usize], look: Option<Look>) {
        let read = look.filter(|_| self.is_read_first(offers));
        self.actions.extend(match (offers, look) {
            _ if read.is_some() => read.map(|look| TableAction::Open(TableDialog::Card(look))),
            (&[only], _) => Some(TableAction::Take(only)),
            (&[], look) => look.map(|look| TableAction::Open(TableDialog::Card(look))),
            (several, _) => {
                let at = self.ui.input(|input| input.pointer.interact_pos()).unwrap_or_default();
                let offers = several.to_vec();
                Some(TableAction::Open(TableDialog::Options { at, offers }))
            }
        });
    }

    /// A finger that taps a card reads it first, as a pointer does that rests on it. What is marked is marked at
    /// once.
    fn is_read_first(&self, offers: &[usize]) -> bool {
        in_use(self.ui.ctx()) == Interface::Touch && self.marked(offers).is_none()
    }

    fn hover(&mut self, rect: Rect, offers: &[usize], look: Option<Look>) {
        let (now, moved) = self.ui.input(|input| (input.time, input.pointer.is_moving()));
        let before = self.table_ui.under.as_ref().filter(|under| Some(under.look) == look);
        let since = before.map_or(now, |under| under.since);
        // What comes to lie below a resting pointer was not pointed at: nobody wants a tip on it.
        let has_come = self.ui.input(|input| input.pointer.latest_pos()) != self.table_ui.pointer;
        let pointed = look.filter(|_| has_come || before.is_some());
        self.under = pointed.map(|look| Under { look, rect, since });
        // Only a moving pointer leads the highlight: a resting one must not fight the keyboard.
        if let Some(&offer) =
            offers.first().filter(|_| moved && !offers.contains(&self.table_ui.selected))
        {
            self.actions.push(TableAction::Select(offer));
        }
    }
}
