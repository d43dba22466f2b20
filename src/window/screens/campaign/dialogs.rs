//! What lies over the screen: the report of a leg, the crew wall, the books, the lanes, the deck, the
//! log, advice.

use bevy_egui::egui::{Align2, Context, LayerId, Rect, ScrollArea, UiBuilder, Vec2, pos2, vec2};
use campaign::{Account, text};

use super::{
    action::CampaignAction,
    crew, lanes,
    question::{CampaignPen, View},
    state::CampaignDialog,
};
use crate::window::ui::{
    compact::{self, Roll},
    dialogs::sheet,
    overlay, paint,
    theme::{self, size},
};

/// Draws what is open; what was done on it.
pub(super) fn draw(ctx: &Context, view: &View) -> Vec<CampaignAction> {
    let over = |room: Vec2, title: &str, content: fn(&mut CampaignPen, Rect, &View)| {
        let close = CampaignAction::Open(CampaignDialog::Nothing);
        sheet(ctx, close, |pen, all| {
            let rect = overlay::in_the_middle(all, room.min(all.size() - vec2(60.0, 40.0)));
            let inner = overlay::panel(pen.ui, rect, title, "Esc closes");
            content(pen, inner, view);
            rect
        })
    };
    match view.ui.dialog {
        CampaignDialog::Nothing => Vec::new(),
        CampaignDialog::Report => over(wanted_by_report(ctx, view), "What has happened", report),
        CampaignDialog::Crew => over(vec2(1160.0, 660.0), "The crew wall", crew::wall),
        CampaignDialog::Ledger => over(vec2(760.0, 640.0), "The books", ledger),
        CampaignDialog::Rivals => over(vec2(760.0, 480.0), "Those who race", rivals),
        CampaignDialog::Lanes => over(vec2(1200.0, 660.0), "The lanes", lanes::draw),
        CampaignDialog::Deck => over(vec2(760.0, 640.0), "The ship's deck", deck),
        CampaignDialog::Log => over(vec2(860.0, 640.0), "The log", log),
        CampaignDialog::Advice => over(vec2(720.0, 300.0), "An old hand would", advice),
    }
}

/// The width of a report, its least height, and what it has besides its lines: the title and the button.
const REPORT: Vec2 = vec2(760.0, 240.0);
const AROUND: Vec2 = vec2(60.0, 150.0);
/// The room that the scroll bar has beside lines, and that below each.
const BAR: f32 = 16.0;
const BELOW: f32 = 11.0;

/// Room for a report on which every line stands, as far as the screen has it.
fn wanted_by_report(ctx: &Context, view: &View) -> Vec2 {
    let p = ctx.layer_painter(LayerId::background());
    let wide = REPORT.x.min(ctx.screen_rect().width()) - AROUND.x;
    let lines = view.run.news().into_iter();
    let lines: f32 = lines.map(|it| paint::tall(&p, &it, size::HEAD, wide) + BELOW).sum();
    vec2(REPORT.x, REPORT.y.max(lines + AROUND.y))
}

fn report(pen: &mut CampaignPen, area: Rect, view: &View) {
    let tall = compact::row(pen.ui.ctx(), 36.0);
    let below = area.bottom() - tall - 4.0;
    flow(pen, area.with_max_y(below - 8.0), &view.run.news(), size::HEAD, false);
    let place = Rect::from_min_size(pos2(area.left(), below), vec2(200.0, tall));
    if pen.button(place, "Enter", "Go on", true) {
        pen.actions.push(CampaignAction::Open(CampaignDialog::Nothing));
    }
}

fn rivals(pen: &mut CampaignPen, area: Rect, view: &View) {
    let mut lines = text::rivals(view.own, view.book);
    if lines.is_empty() {
        lines.push("Nobody races on these lanes.".to_owned());
    }
    flow(pen, area, &lines, size::HEAD, false);
}

fn log(pen: &mut CampaignPen, area: Rect, view: &View) {
    flow(pen, area, &view.run.log(), size::BODY, true);
}

/// Sentences one below the other, from the last one up where `newest` are wanted.
fn flow(pen: &mut CampaignPen, area: Rect, lines: &[String], points: f32, newest: bool) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("lines"));
    ScrollArea::vertical().auto_shrink(false).stick_to_bottom(newest).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in lines {
            let wide = area.width() - BAR;
            let p = ui.painter().clone();
            let room = vec2(wide, paint::tall(&p, line, points, wide) + BELOW);
            let (place, _) = ui.allocate_exact_size(room, bevy_egui::egui::Sense::hover());
            paint::flow(&p, place, line, points, theme::TYPE, false);
        }
    });
}

fn advice(pen: &mut CampaignPen, area: Rect, view: &View) {
    let p = pen.p();
    let Some((first, reasons)) = view.run.advice.as_deref().and_then(|it| it.split_first()) else {
        let words = "Nobody aboard has an opinion.";
        paint::flow(&p, area, words, size::HEAD, theme::QUIET, false);
        return;
    };
    let mut y = area.top() + paint::flow(&p, area, first, size::HEAD, theme::TYPE, false) + 12.0;
    for reason in reasons {
        let room = area.with_min_y(y);
        y += paint::flow(&p, room, reason, size::BODY, theme::QUIET, false) + 4.0;
    }
}

/// A column a leg would be too wide: the books run down the page, newest legs last, with their sums.
fn ledger(pen: &mut CampaignPen, area: Rect, view: &View) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("books"));
    ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true).show(&mut ui, |ui| {
        let wide = area.width() - 16.0;
        let mut row = |words: &str, credits: i64, strong: bool| {
            let room = vec2(wide, if strong { 28.0 } else { 21.0 });
            let (place, _) = ui.allocate_exact_size(room, bevy_egui::egui::Sense::hover());
            entry(ui, place, words, credits, strong);
        };
        let (mut leg, mut sum) = (None, 0);
        for Account { leg: of, item, credits } in &view.own.accounts {
            if leg.replace(*of) != Some(*of) {
                row(&title(*of), sum, true);
            }
            row(text::item(*item), *credits, false);
            sum += credits;
        }
        row("In the purse", view.own.purse.into(), true);
        if let Some((what, sum)) = text::owed(view.own) {
            row(&what, -sum, true);
        }
    });
}

fn title(leg: u8) -> String {
    match leg {
        0 => "Before the first leg".to_owned(),
        leg => format!("Leg {leg}, from"),
    }
}

fn entry(ui: &bevy_egui::egui::Ui, place: Rect, words: &str, credits: i64, strong: bool) {
    let p = ui.painter();
    let (points, indent) = if strong { (size::HEAD, 0.0) } else { (size::BODY, 18.0) };
    let ink = match (strong, credits < 0) {
        (_, true) => theme::now(),
        (true, false) => theme::TYPE,
        (false, false) => theme::met(),
    };
    let at = pos2(place.left() + indent, place.bottom() - 3.0);
    paint::say(p, at, Align2::LEFT_BOTTOM, words, points, theme::TYPE);
    let at = pos2(place.right(), at.y);
    paint::numeral(p, at, Align2::RIGHT_BOTTOM, &text::credits(credits), points, ink);
    if strong {
        paint::rule(p, place, place.bottom());
    }
}

fn deck(pen: &mut CampaignPen, area: Rect, view: &View) {
    let p = pen.p();
    let words = "People aboard take the places of its crew cards when the ship departs.";
    paint::say(&p, area.min, Align2::LEFT_TOP, words, size::BODY, theme::QUIET);
    let room = area.with_min_y(area.top() + 26.0);
    let mut cards: Vec<(&str, u8)> = Vec::new();
    for (id, copies) in &view.own.deck.captain {
        let name = view.book.cards.find(id).map_or(id.as_str(), |(_, card)| &card.name);
        cards.push((name, *copies));
    }
    cards.sort();
    let each = 19.0;
    let is_narrow = compact::is_on(pen.ui.ctx());
    let whole = each * cards.len() as f32;
    let roll = is_narrow.then(|| Roll::at_least(pen.ui, room, "deck", whole));
    let (p, room) = (pen.p(), roll.as_ref().map_or(room, |roll| roll.whole));
    let rows = (room.height() / each) as usize;
    for (n, (name, copies)) in cards.into_iter().enumerate() {
        let (column, line) = (n / rows.max(1), n % rows.max(1));
        let at = room.min + vec2(360.0 * column as f32, each * line as f32);
        let words = format!("{copies} × {name}");
        paint::fitted(&p, at, Align2::LEFT_TOP, &words, size::BODY, theme::TYPE, 345.0, false);
    }
    if let Some(roll) = roll {
        roll.end(pen.ui);
    }
}
