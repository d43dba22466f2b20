//! After the game: every decision of the rivals' that is worth telling, and all that spoke for and
//! against each of their options, thought through once more when it is looked at.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use bevy_egui::egui::{
    Align2, Context, Id, Key, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2,
    scroll_area::ScrollBarVisibility, vec2,
};
use cards::{Move, data::CardBook};

use crate::window::{
    card_table::{
        option_scores,
        table_ui::{TableAction, TableDialog},
    },
    ui::{
        dialogs::sheet,
        keys,
        layout_check::{Reason, meant},
        overlay, paint,
        theme::{self, size},
    },
};
use crate::{
    clock::Instant,
    explain::Entry,
    hints::advisers::Thought,
    hints::{Hint, all},
    session::Session,
};

/// How long a mind may think in one frame.
const PATIENCE: Duration = Duration::from_millis(4);
/// Height of a decision in the list.
const ROW: f32 = 25.0;

/// The decisions, and what was thought of those that were looked at. Not a resource: minds need not be
/// shared between threads.
pub(in crate::window) struct Afterwards {
    entries: Vec<Entry>,
    names: Vec<String>,
    book: Arc<CardBook>,
    /// The decision that is looked at.
    at: usize,
    /// It was walked to by keys, and has to be brought into view.
    walked: bool,
    thought: Option<(usize, Thought)>,
    told: BTreeMap<usize, Vec<Hint<Move>>>,
}

impl Afterwards {
    /// Reads the game's record; the newest decision is looked at first.
    pub fn new(session: &Session) -> Afterwards {
        let entries = session.reasons();
        let at = entries.len().saturating_sub(1);
        Afterwards {
            entries,
            names: session.names(),
            book: session.book().clone(),
            at,
            walked: true,
            thought: None,
            told: BTreeMap::new(),
        }
    }

    /// Of how many decisions all reasons are known.
    #[cfg(test)]
    pub fn knows(&self) -> usize {
        self.told.len()
    }

    /// Draws it over the result, and thinks a little; whether it stays open.
    pub fn draw(&mut self, ctx: &Context) -> bool {
        self.walk(ctx);
        self.think(ctx);
        let close = ctx.input(|input| keys::struck(input, Key::Escape));
        let done = sheet(ctx, TableAction::Open(TableDialog::Nothing), |pen, whole| {
            let rect = Rect::from_center_size(whole.center(), whole.size() - vec2(80.0, 56.0));
            let hint = "↑ ↓ the next decision · Esc closes";
            let inner = overlay::panel(pen.ui, rect, "Why they did it", hint);
            if self.entries.is_empty() {
                let words = "They decided nothing that needs a reason.";
                paint::flow(&pen.p(), inner, words, size::BODY, theme::QUIET, false);
            } else {
                let middle = inner.left() + inner.width() * 0.47;
                self.list(pen.ui, inner.with_max_x(middle - 12.0));
                self.looked_at(pen.ui, inner.with_min_x(middle + 12.0));
            }
            rect
        });
        !close && done.is_empty()
    }

    fn walk(&mut self, ctx: &Context) {
        let steps = ctx.input(|input| {
            let pages = input.num_presses(Key::PageDown) as isize;
            keys::step(input) + 10 * (pages - input.num_presses(Key::PageUp) as isize)
        });
        let last = self.entries.len().saturating_sub(1) as isize;
        if steps != 0 {
            self.at = (self.at as isize + steps).clamp(0, last) as usize;
            self.walked = true;
        }
    }

    /// Thinks the decision through that is looked at, a little each frame.
    fn think(&mut self, ctx: &Context) {
        let Some(entry) = self.entries.get(self.at) else { return };
        if self.told.contains_key(&self.at) {
            return;
        }
        if self.thought.as_ref().is_none_or(|(of, _)| *of != self.at) {
            self.thought = entry.thought(&self.book).map(|thought| (self.at, thought));
        }
        let Some((_, thought)) = &mut self.thought else {
            self.told.insert(self.at, Vec::new());
            return;
        };
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(scores) = thought.think() {
                self.told.insert(self.at, all(&scores));
                self.thought = None;
                break;
            }
        }
        ctx.request_repaint();
    }

    fn list(&mut self, ui: &mut Ui, area: Rect) {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("decisions"));
        ui.set_clip_rect(area);
        ui.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical()
            .auto_shrink(false)
            .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
            .show(&mut ui, |ui| {
                for n in 0..self.entries.len() {
                    let room = vec2(area.width() - 10.0, ROW);
                    let (place, row) = ui.allocate_exact_size(room, Sense::CLICK);
                    if row.clicked() {
                        self.at = n;
                    }
                    if n == self.at && self.walked {
                        ui.scroll_to_rect(place, None);
                        self.walked = false;
                    }
                    if ui.is_rect_visible(place) {
                        self.row(ui, place.shrink2(vec2(0.0, 1.0)), n, row.hovered());
                    }
                }
            });
    }

    fn row(&self, ui: &Ui, place: Rect, n: usize, over: bool) {
        let (entry, p) = (&self.entries[n], ui.painter());
        if n == self.at {
            paint::plate(p, place, theme::now_ground(), theme::now());
        } else if over {
            paint::plate(p, place, theme::RAISED, theme::RULE);
        }
        let at = place.left_center() + vec2(8.0, 0.0);
        let is_new = n == 0 || self.entries[n - 1].round != entry.round;
        if is_new {
            let round = entry.round.to_string();
            paint::numeral(p, at, Align2::LEFT_CENTER, &round, size::SMALL, theme::now());
        }
        let at = at + vec2(22.0, 0.0);
        let who = self.short(entry);
        let name = paint::strong(p, at, Align2::LEFT_CENTER, who, size::SMALL, theme::QUIET);
        let at = pos2(name.right() + 6.0, at.y);
        let room = place.right() - 8.0 - at.x;
        let ink = theme::TYPE;
        meant(p, place, Reason::ToldBeside);
        paint::fitted(p, at, Align2::LEFT_CENTER, &entry.words, size::SMALL, ink, room, false);
    }

    /// The last word of the captain's name.
    fn short(&self, entry: &Entry) -> &str {
        let name = self.names.get(entry.seat.index()).map_or("?", String::as_str);
        name.rsplit(' ').next().unwrap_or(name)
    }

    fn looked_at(&self, ui: &mut Ui, area: Rect) {
        let Some(entry) = self.entries.get(self.at) else { return };
        let name = self.names.get(entry.seat.index()).map_or("?", String::as_str);
        let told = self.told.get(&self.at).map(Vec::as_slice);
        ui.push_id(Id::new(("options of", self.at)), |ui| {
            option_scores::draw(ui, area, (entry, name), &self.book, told);
        });
    }
}
