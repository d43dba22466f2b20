//! A campaign on a phone: what is asked, the crew, and how things stand, one at a time; the keys of the foot below.

use bevy_egui::egui::{Align2, Rect};
use campaign::{
    Why,
    text::{self, credits},
};

use super::{
    at_sea, crew, ending, event, port, prize,
    question::{CampaignPen, View},
};
use crate::guide::haul::HaulTarget;
use crate::window::ui::{
    compact::{Columns, MARGIN, Roll, TARGET, is_upright},
    layout::equal_columns,
    paint,
    theme::{self, size},
};
use crate::words;

/// The name that the tabs are kept under.
const SCREEN: &str = "campaign";
/// The least room of what is asked between ports, and at the end.
const AT_SEA: f32 = 480.0;
const ENDING: f32 = 900.0;
/// The share of a phone held upright that a lesson leaves to the page, and its room where it is held across.
const UPPER: f32 = 0.6;
const PLATE: f32 = 370.0;
const TABS: usize = 3;

/// Draws everything but the strip.
pub(super) fn page(pen: &mut CampaignPen, view: &View) {
    let port = view.book.charts.port(&view.own.port);
    let title = port.map_or("One crew", |it| it.name.as_str());
    let title = format!("{title} · {}", credits(view.own.purse));
    let names: [&str; TABS] = [asked(view), "Crew", "How it stands"];
    let Columns { shown, mut area } = Columns::draw(pen.ui, SCREEN, &title, &names, true);
    for note in &view.ui.notes {
        area.min.y += paint::flow(&pen.p(), area, note, size::SMALL, theme::now(), false) + MARGIN;
    }
    if view.run.under_way.lesson().is_some() {
        area = beside_a_lesson(area);
    }
    match shown {
        0 => question(pen, area, view),
        1 => {
            let roll = Roll::at_least(pen.ui, area, "crew", crew::tall(view));
            crew::column(pen, roll.whole, view);
            roll.end(pen.ui);
        }
        _ => standing(pen, area, view),
    }
}

/// The name of what is asked.
fn asked(view: &View) -> &'static str {
    match (view.own.outcome, view.run.why()) {
        (Some(_), _) => "The end",
        (None, Some(Why::Prize | Why::LeavingAshore)) => "A gift",
        (None, Some(Why::Event)) => "Ashore",
        (None, Some(_)) => "In port",
        (None, None) => "The voyage",
    }
}

fn question(pen: &mut CampaignPen, area: Rect, view: &View) {
    match (view.own.outcome, view.run.why()) {
        (Some(outcome), _) => {
            rolled(pen, area, ENDING, |pen, all| ending::draw(pen, all, view, outcome))
        }
        (None, Some(Why::Prize)) => prize::prize(pen, area, view),
        (None, Some(Why::LeavingAshore)) => prize::ashore(pen, area, view),
        (None, Some(Why::Event)) => {
            let tall = event::tall(&pen.p(), view, area.width());
            rolled(pen, area, tall, |pen, all| event::draw(pen, all, view))
        }
        (None, Some(_)) => port::tapped::draw(pen, area, view),
        (None, None) => rolled(pen, area, AT_SEA, |pen, all| at_sea::draw(pen, all, view)),
    }
}

fn rolled(
    pen: &mut CampaignPen,
    area: Rect,
    least: f32,
    draw: impl FnOnce(&mut CampaignPen, Rect),
) {
    let roll = Roll::at_least(pen.ui, area, "asked", least);
    draw(pen, roll.whole);
    roll.end(pen.ui);
}

/// The port in words, the leg, the debts and the ambition.
fn standing(pen: &CampaignPen, area: Rect, view: &View) {
    let (p, own) = (pen.p(), view.own);
    let leg = format!("Leg {} of {}", own.leg, own.legs);
    let at = area.min;
    paint::strong(&p, at, Align2::LEFT_TOP, &leg, size::HEAD, theme::TYPE);
    let mut room = area.with_min_y(at.y + 28.0);
    let mut say = |words: &str, ink| {
        room.min.y += paint::flow(&p, room, words, size::BODY, ink, false) + MARGIN;
    };
    if let Some(port) = view.book.charts.port(&own.port) {
        say(&format!("{}, a port of class {}", port.name, port.class), theme::TYPE);
        say(&port.about, theme::QUIET);
        say(&port.host, theme::QUIET);
    }
    let ink = if own.late > 0 { theme::now() } else { theme::TYPE };
    say(&format!("{}.", words::capital(&text::hull(own))), ink);
    say(&format!("Wages come to {} a month.", credits(own.wages())), theme::TYPE);
    if let Some(told) = text::solvency(own, view.book) {
        say(&format!("{}.", words::capital(&told)), theme::TYPE);
    }
    let ambition = text::ambition(own.ambition, own.length, view.book);
    say(&format!("The ambition: {ambition}."), theme::TYPE);
    if let Some(trouble) = view.run.under_way.trouble() {
        say(&format!("Not saved: {trouble}"), theme::now());
    }
}

/// What a lesson points at.
pub(super) fn pointed_at(at: HaulTarget, all: Rect) -> Rect {
    let head = all.with_max_y(all.top() + TARGET);
    let tabs: Vec<Rect> = equal_columns(Columns::tabs(all), TABS).collect();
    match at {
        HaulTarget::Page | HaulTarget::Contracts | HaulTarget::Errands | HaulTarget::Recruits => {
            let top = tabs[0].bottom();
            beside_a_lesson(all.with_min_y(top).with_max_y(all.bottom() - TARGET))
        }
        HaulTarget::Crew => tabs[1].shrink(4.0),
        HaulTarget::Money => head.with_max_x(tabs[0].left().max(head.center().x)),
        HaulTarget::Legs => tabs[2].shrink(4.0),
        HaulTarget::Foot => all.with_min_y(all.bottom() - TARGET),
    }
}

/// What a lesson leaves of the page: the rest is its own.
fn beside_a_lesson(area: Rect) -> Rect {
    match is_upright(area) {
        true => area.with_max_y(area.top() + area.height() * UPPER),
        false => area.with_max_x(area.right() - PLATE),
    }
}
