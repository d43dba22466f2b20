//! Draws downtime: the person at the left, port and affairs in the middle, the log at the right.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use characters::{
    affairs::{AffairTables, Port, PortService, text},
    data::Tables,
    sheet::{PersonQuery, PersonRef},
};

use super::{
    super::library_ui::{LibraryAction, LibraryDialog, LibraryUi},
    column, log,
    menu::{Menu, MenuQueryItem, Offer, Refused, hope},
    state::{Affairs, CLASSES, DowntimeAction, DowntimeRow},
};
use crate::roster::PersonFile;
use crate::window::{
    screens::people::{career_ui::CareerAction, dice, pen::Pen},
    ui::{
        compact::{self, Roll, TARGET, columns},
        overlay, paint,
        theme::{self, size},
    },
};

/// Draws it, and returns where.
pub fn draw(
    pen: &mut Pen,
    all: Rect,
    library_ui: &LibraryUi,
    tables: &Tables,
    affairs: &Affairs,
    spot: DowntimeRow,
) -> Rect {
    let rect = overlay::in_the_middle(all, all.size() - vec2(60.0, 36.0));
    let Some(who) = library_ui.shown::<PersonQuery>() else { return rect };
    let title = format!("The affairs of {}", who.identity.styled());
    let note = "← → the port · ↑ ↓ Enter, 1 … 0 or a click does it · M a month passes · Esc closes";
    let inner = overlay::panel(pen.ui, rect, &title, note);
    match &affairs.0 {
        Ok(figures) => whole(pen, inner, library_ui, who, (tables, figures), spot),
        Err(fault) => {
            paint::flow(&pen.p(), inner, fault, size::HEAD, theme::QUIET, false);
        }
    }
    rect
}

fn whole(
    pen: &mut Pen,
    inner: Rect,
    library_ui: &LibraryUi,
    who: PersonRef,
    (tables, figures): (&Tables, &AffairTables),
    spot: DowntimeRow,
) {
    let inner = inner.with_max_y(inner.bottom() - 18.0);
    if compact::is_on(pen.ui.ctx()) {
        return tapped(pen, inner, library_ui, who, (tables, figures), spot);
    }
    let left = inner.with_max_x(inner.left() + inner.width() * 0.21);
    let right = inner.with_min_x(inner.right() - inner.width() * 0.32);
    let middle = Rect::from_min_max(
        pos2(left.right() + 22.0, inner.top()),
        pos2(right.left() - 26.0, inner.bottom()),
    );
    column::draw(pen, left, who, tables, figures);
    choices(pen, middle, library_ui, who, figures, spot);
    happened(pen, right, library_ui);
    note(pen, inner, library_ui);
}

/// One of the three parts at a time, on a phone.
fn tapped(
    pen: &mut Pen,
    inner: Rect,
    library_ui: &LibraryUi,
    who: PersonRef,
    (tables, figures): (&Tables, &AffairTables),
    spot: DowntimeRow,
) {
    let row = inner.with_max_y(inner.top() + TARGET);
    let shown = columns::turned(pen.ui, row, "affairs", &["Affairs", "Person", "Log"]);
    let room = inner.with_min_y(row.bottom() + 10.0);
    match shown {
        0 => {
            let roll = Roll::at_least(pen.ui, room, "affairs", AFFAIRS);
            choices(pen, roll.whole, library_ui, who, figures, spot);
            roll.end(pen.ui);
        }
        1 => {
            let roll = Roll::at_least(pen.ui, room, "person", PERSON);
            column::draw(pen, roll.whole, who, tables, figures);
            roll.end(pen.ui);
        }
        _ => happened(pen, room, library_ui),
    }
    note(pen, inner, library_ui);
}

/// The least room of affairs, and of the person, on a phone.
const AFFAIRS: f32 = 900.0;
const PERSON: f32 = 520.0;

/// The port, what can be done there, and what cannot.
fn choices(
    pen: &mut Pen,
    middle: Rect,
    library_ui: &LibraryUi,
    who: PersonRef,
    figures: &AffairTables,
    spot: DowntimeRow,
) {
    let PersonRef { career, possessions: owned, characteristics: scores, .. } = who;
    let menu =
        Menu::of(&MenuQueryItem { career, owned, scores }, library_ui.downtime.port, figures);
    let selected = menu.selected(spot);
    let y = port(pen, middle, library_ui.downtime.port, figures, selected);
    let y = offers(pen, middle.with_min_y(y + 12.0), &menu.open, selected);
    closed(pen, middle.with_min_y(y + 8.0), &menu.closed);
}

fn happened(pen: &mut Pen, right: Rect, library_ui: &LibraryUi) {
    let file = library_ui.shown::<&PersonFile>();
    let happened = file.and_then(|file| library_ui.downtime.log.get(file));
    let happened = happened.map_or(&[][..], Vec::as_slice);
    log::draw(pen, right, happened);
}

fn note(pen: &Pen, inner: Rect, library_ui: &LibraryUi) {
    if let Some(note) = &library_ui.note {
        let (at, width) = (pos2(inner.left(), inner.bottom() + 22.0), inner.width());
        let p = pen.p();
        paint::fitted(&p, at, Align2::LEFT_BOTTOM, note, size::SMALL, theme::now(), width, false);
    }
}

/// The class of the port, and whether scouts have a base there; returns where it ends.
fn port(
    pen: &mut Pen,
    area: Rect,
    port: Port,
    figures: &AffairTables,
    selected: DowntimeRow,
) -> f32 {
    let p = pen.p();
    let tall = compact::row(p.ctx(), 26.0);
    let head = |words: &str, y: f32, here: bool| {
        let (at, ink) = (pos2(area.left(), y), if here { theme::now() } else { theme::FAINT });
        paint::caption(&p, at, Align2::LEFT_CENTER, words, size::TINY, ink);
    };
    let row = |y: f32, n: usize| {
        let at = pos2(area.left() + 92.0 + 40.0 * n as f32, y);
        Rect::from_min_size(at, vec2(34.0, tall))
    };
    head("Port", area.top() + tall / 2.0, selected == DowntimeRow::Class);
    for (n, class) in CLASSES.into_iter().enumerate() {
        let turned = Port { class, ..port };
        choice(
            pen,
            row(area.top(), n),
            &class.to_string(),
            turned,
            port,
            selected == DowntimeRow::Class,
        );
    }
    let services = services(port, figures);
    let is_tapped = compact::is_on(p.ctx());
    let at = match is_tapped {
        true => pos2(area.left(), area.top() + 2.0 * (tall + 7.0) + 8.0),
        false => pos2(area.left() + 340.0, area.top() + 13.0),
    };
    let room = area.right() - at.x;
    paint::fitted(&p, at, Align2::LEFT_CENTER, &services, size::SMALL, theme::QUIET, room, false);
    let y = area.top() + tall + 7.0;
    head("Scout base", y + tall / 2.0, selected == DowntimeRow::Base);
    for (n, (label, scout_base)) in [("no", false), ("yes", true)].into_iter().enumerate() {
        choice(
            pen,
            row(y, n),
            label,
            Port { scout_base, ..port },
            port,
            selected == DowntimeRow::Base,
        );
    }
    y + tall + if is_tapped { 24.0 } else { 0.0 }
}

fn choice(pen: &mut Pen, place: Rect, label: &str, turned: Port, port: Port, selected: bool) {
    let here = turned == port;
    let (fill, line, ink) = match (here, selected) {
        (true, true) => (theme::now_ground(), theme::now(), theme::TYPE),
        (true, false) => (theme::RAISED, theme::QUIET, theme::TYPE),
        (false, _) => (theme::SPACE, theme::RULE, theme::FAINT),
    };
    let p = pen.p();
    paint::plate(&p, place, fill, line);
    paint::say(&p, place.center(), Align2::CENTER_CENTER, label, size::BODY, ink);
    if pen.clicked(place, ("port", label)) {
        pen.actions
            .push(CareerAction::Library(LibraryAction::Downtime(DowntimeAction::Port(turned))));
    }
}

fn services(port: Port, figures: &AffairTables) -> String {
    let words = |service: PortService| match service {
        PortService::Hostel => "a hostel",
        PortService::Pensions => "pays pensions",
    };
    let words: Vec<&str> = port.services(figures).into_iter().map(words).collect();
    if words.is_empty() { "no hostel, no pensions".to_owned() } else { words.join(", ") }
}

/// An affair on a phone, with its terms below its name.
const OFFER: f32 = 72.0;

/// Draws the open affairs, numbered; returns where they end.
fn offers(pen: &mut Pen, area: Rect, open: &[Offer], selected: DowntimeRow) -> f32 {
    let is_tapped = compact::is_on(pen.ui.ctx());
    let height = (300.0 / open.len().max(1) as f32).clamp(22.0, 31.0);
    let height = if is_tapped { OFFER } else { height };
    let mut y = area.top();
    for (n, offer) in open.iter().enumerate() {
        let row = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), height - 3.0));
        let here = DowntimeRow::Affair(offer.affair);
        if pen.led_to(row) && selected != here {
            pen.actions.push(CareerAction::Library(LibraryAction::OpenDialog(
                LibraryDialog::Affairs(here),
            )));
        }
        let key = if n < 10 { ((n + 1) % 10).to_string() } else { String::new() };
        if pen.option(row, &key, &text::affair(offer.affair), selected == here) {
            pen.actions.push(CareerAction::Library(LibraryAction::Downtime(DowntimeAction::Do(
                offer.affair,
            ))));
        }
        let low = row.with_min_y(row.bottom() - 26.0);
        beside(pen, if is_tapped { low } else { row }, offer);
        y += height;
    }
    y
}

/// Draws the terms at the right end of a row, and the odds before them.
fn beside(pen: &Pen, row: Rect, offer: &Offer) {
    let p = pen.p();
    let at = row.right_center() - vec2(10.0, 0.0);
    let said = paint::say(&p, at, Align2::RIGHT_CENTER, &offer.terms, size::SMALL, theme::QUIET);
    let Some(odds) = offer.odds else { return };
    let words = format!("{} {odds}", hope(offer.affair));
    let at = pos2(said.left() - 12.0, at.y - 2.0);
    let drawn = paint::say(&p, at, Align2::RIGHT_CENTER, &words, size::SMALL, theme::TYPE);
    let bar = Rect::from_min_max(
        pos2(drawn.left(), row.bottom() - 5.0),
        pos2(drawn.right(), row.bottom() - 3.0),
    );
    dice::gauge(&p, bar, odds);
}

/// Draws the affairs that are refused, and why, in a quieter ink.
fn closed(pen: &Pen, area: Rect, closed: &[Refused]) {
    let p = pen.p();
    let mut y = area.top();
    if let [only] = closed {
        let words = format!("Nothing can be done: {}.", only.reason);
        paint::flow(&p, area, &words, size::HEAD, theme::QUIET, false);
        return;
    }
    for group in closed {
        let named: Vec<String> = group.affairs.iter().map(|it| text::affair(*it)).collect();
        let line = format!("{}: {}", named.join(", "), group.reason);
        let room = area.with_min_y(y);
        if room.height() < size::TINY {
            break;
        }
        y += paint::flow(&p, room, &line, size::TINY, theme::FAINT, false) + 3.0;
    }
}
