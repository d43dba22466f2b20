//! Draws one frame of a screen and collects its actions.

use bevy_egui::egui::{
    Align2, FontId, Id, Painter, Pos2, Rect, RichText, Sense, TextEdit, Ui, pos2, vec2,
};

use super::{
    compact::{self, TARGET},
    keys,
    layout_check::{Reason, meant},
    magnifier::attend,
    menu, paint, reader,
    theme::{self, size},
};

/// Actions of a screen that links to rules.
pub trait Reads {
    /// Look a rule up.
    fn rule(id: &str) -> Self;
}

/// What a finger has a place of its own for: the page of keys, the way back, the next of a list or of its values.
const KEYBOARD: [&str; 6] = ["F1", "Esc", "Tab", "/", "↑ ↓", "← →"];

/// Draws one frame and collects what the person did on it.
pub struct Pen<'a, D> {
    pub ui: &'a mut Ui,
    pub actions: Vec<D>,
}

impl<'a, D: Reads> Pen<'a, D> {
    pub fn new(ui: &'a mut Ui) -> Pen<'a, D> {
        Pen { ui, actions: Vec::new() }
    }

    /// The painter.
    pub fn p(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Whether `rect` was clicked in this frame.
    pub fn clicked(&mut self, rect: Rect, name: impl std::hash::Hash) -> bool {
        self.ui.interact(rect, Id::new("pen").with(name), Sense::CLICK).clicked()
    }

    /// Whether the pointer is over `rect`, and moving: only then it leads the highlight.
    pub fn led_to(&self, rect: Rect) -> bool {
        self.ui.rect_contains_pointer(rect) && self.ui.input(|input| input.pointer.is_moving())
    }

    /// The id of a rule; a click opens the rulebook there.
    pub fn rule(&mut self, at: Pos2, align: Align2, id: &str) -> Rect {
        let place = paint::say(&self.p(), at, align, id, size::TINY, theme::FAINT);
        let area = place.expand(4.0);
        if self.ui.rect_contains_pointer(area) {
            paint::say(&self.p(), at, align, id, size::TINY, theme::TYPE);
        }
        if self.clicked(area, ("rule", id, at.x as i32, at.y as i32)) {
            self.actions.push(D::rule(id));
        }
        place
    }

    /// A button with the key that does the same, small, at its left end.
    pub fn button(&mut self, rect: Rect, key: &str, label: &str, selected: bool) -> bool {
        let (p, over) = (self.p(), self.plate(rect, selected));
        let at = rect.left_center() + vec2(10.0, 0.0);
        let ink = if selected { theme::TYPE } else { theme::QUIET };
        // A sign is no key.
        let is_key = key.is_ascii() && compact::is_on(self.ui.ctx());
        let key = if is_key { "" } else { key };
        let key = paint::strong(&p, at, Align2::LEFT_CENTER, key, size::SMALL, ink);
        let at = pos2(key.right() + if key.width() > 0.0 { 8.0 } else { 0.0 }, at.y);
        let room = rect.right() - 8.0 - at.x;
        let ink = if selected || over { theme::TYPE } else { theme::QUIET };
        paint::fitted(&p, at, Align2::LEFT_CENTER, label, size::BODY, ink, room, selected);
        self.pressed(rect, "button", label, selected)
    }

    /// A row that can be chosen, with its number or key, large, at its left end.
    pub fn option(&mut self, rect: Rect, key: &str, label: &str, selected: bool) -> bool {
        self.plate(rect, selected);
        let p = self.p();
        let at = rect.left_center() + vec2(10.0, 0.0);
        let ink = if selected { theme::TYPE } else { theme::QUIET };
        let key = paint::numeral(&p, at, Align2::LEFT_CENTER, key, size::HEAD, ink);
        let at = pos2((at.x + 20.0).max(key.right() + 8.0), at.y);
        let room = rect.right() - 8.0 - at.x;
        paint::fitted(&p, at, Align2::LEFT_CENTER, label, size::BODY, theme::TYPE, room, false);
        self.pressed(rect, "option", label, selected)
    }

    /// Whether what is called `label` was clicked in this frame.
    fn pressed(&mut self, rect: Rect, sort: &str, label: &str, selected: bool) -> bool {
        let id = Id::new("pen").with((sort, label, rect.min.x as i32, rect.min.y as i32));
        let response = self.ui.interact(rect, id, Sense::CLICK);
        reader::name(&response, selected, || label.to_owned());
        response.clicked()
    }

    /// Draws the ground of a button or a row; returns whether the pointer is over it.
    fn plate(&self, rect: Rect, selected: bool) -> bool {
        let over = self.ui.rect_contains_pointer(rect);
        if selected {
            attend(self.ui.ctx(), rect);
        }
        paint::ground(&self.p(), rect, selected, over, theme::PANEL);
        over
    }

    /// Rows so tall below the top of `area`, one every `step` points; a click does what its row says.
    pub fn menu(&mut self, area: Rect, rows: &[(&str, D)], selected: usize, [tall, step]: [f32; 2])
    where
        D: Clone,
    {
        for (n, (label, action)) in rows.iter().enumerate() {
            let at = area.left_top() + vec2(0.0, step * n as f32);
            let row = Rect::from_min_size(at, vec2(area.width(), tall));
            if menu::button(self.ui, row, label, n == selected) {
                self.actions.push(action.clone());
            }
        }
    }

    /// Keys in a row that are good for something now, to be clicked as well, `gap` apart; returns
    /// where the next would stand.
    pub fn foot(&mut self, left: Pos2, gap: f32, keys: Vec<(&str, &str, D)>) -> f32 {
        if compact::is_on(self.ui.ctx()) {
            self.strip(keys);
            return left.x;
        }
        let (p, mut x) = (self.p(), left.x);
        for (key, words, action) in keys {
            let at = pos2(x, left.y);
            let key = paint::strong(&p, at, Align2::LEFT_BOTTOM, key, size::SMALL, theme::QUIET);
            let at = pos2(key.right() + 6.0, left.y);
            let words = paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
            if self.clicked(key.union(words).expand(3.0), ("foot", x as i32)) {
                self.actions.push(action);
            }
            x = words.right() + gap;
        }
        x
    }

    /// The same on a phone, along the lower edge of the screen, but what is good for a keyboard only.
    fn strip(&mut self, keys: Vec<(&str, &str, D)>) {
        // Not the room of the screen, which grows by what is typed into far down a list.
        let all = self.ui.ctx().screen_rect();
        let area = all.with_min_y(all.bottom() - TARGET);
        let keys: Vec<_> = keys.into_iter().filter(|(key, ..)| !KEYBOARD.contains(key)).collect();
        let words: Vec<&str> = keys.iter().map(|(_, words, _)| *words).collect();
        let tapped = compact::tabs::strip(self.ui, area, &words, None);
        self.actions.extend(
            keys.into_iter().enumerate().filter(|(n, _)| Some(*n) == tapped).map(|(_, key)| key.2),
        );
    }
}

/// A field that is typed into.
pub struct Typing<'a> {
    /// No two fields of a screen have the same.
    pub id: Id,
    pub font: FontId,
    /// The placeholder while it is empty.
    pub hint: &'a str,
    /// How many characters it takes.
    pub limit: usize,
    /// Whether the keyboard writes here.
    pub selected: bool,
}

impl Typing<'_> {
    /// Takes in what is typed; whether it was clicked. The selected field has the keyboard.
    pub fn put(self, ui: &mut Ui, place: Rect, text: &mut String) -> bool {
        let edit = TextEdit::singleline(text)
            .id(self.id)
            .frame(false)
            .margin(vec2(0.0, 1.0))
            .hint_text(RichText::new(self.hint).color(theme::FAINT).size(self.font.size))
            .font(self.font)
            .char_limit(self.limit)
            .desired_width(place.width());
        if self.selected {
            keys::write_into(ui.ctx(), self.id);
        }
        let response = ui.put(place, edit);
        meant(ui.painter(), place, Reason::Typed);
        if !self.selected && response.has_focus() && !response.clicked() {
            response.surrender_focus();
        }
        response.clicked()
    }
}
