//! Between two ports: the game inside the leg waits.

use art::{Side, Subject};
use bevy_egui::egui::{Rect, vec2};
use campaign::{Contract, InnerGame, text::credits};
use skirmish::Skirmish;

use super::{
    action::CampaignAction,
    question::{CampaignPen, View},
    top,
};
use crate::window::{
    card_table::gallery,
    ui::{
        compact, paint,
        theme::{self, size},
    },
};

/// Draws what waits, and the way to it.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let (title, lines, label) = match view.run.under_way.campaign.inner() {
        Some(InnerGame::Fight(fight, _)) => boarded(fight),
        Some(InnerGame::Cards(..)) | None => sails(view.own.contract.as_ref()),
    };
    let p = pen.p();
    let tall = paint::flow(&p, area, &title, 28.0, theme::TYPE, true);
    let mut room = area.with_min_y(area.top() + tall + 10.0);
    for line in lines {
        let tall = paint::flow(&p, room, &line, size::HEAD, theme::TYPE, false);
        room = room.with_min_y(room.top() + tall + 8.0);
    }
    let place = Rect::from_min_size(
        room.min + vec2(0.0, 10.0),
        vec2(300.0, compact::row(pen.ui.ctx(), 44.0)),
    );
    if pen.button(place, "Enter", label, true) {
        pen.actions.push(CampaignAction::GoOn);
    }
    let back = place.translate(vec2(0.0, place.height() + 8.0));
    let can_turn_back = view.run.under_way.can_undo();
    if can_turn_back && pen.button(back, "U", "Back to port, nothing signed", false) {
        pen.actions.push(CampaignAction::Undo);
    }
    let below = if can_turn_back { back } else { place };
    picture(pen, room.with_min_y(below.bottom() + 24.0), view);
}

fn boarded(fight: &Skirmish) -> (String, Vec<String>, &'static str) {
    let scenario = &fight.setup().scenario;
    let lines = vec!["The ship is boarded.".to_owned(), scenario.story.clone()];
    (scenario.name.clone(), lines, "To arms")
}

fn sails(contract: Option<&Contract>) -> (String, Vec<String>, &'static str) {
    let Some(it) = contract else { return Default::default() };
    let pay = credits(it.pay);
    let asked = format!("{} points in {} rounds, and the pay is {pay}.", it.points, it.rounds);
    let crew = "Your people are the crew at the table, and who is hurt there is hurt.";
    (it.name.clone(), vec![it.about.clone(), asked, crew.to_owned()], "To the card table")
}

/// The port ahead; the ship herself while there are boarders on her.
fn picture(pen: &CampaignPen, area: Rect, view: &View) {
    let p = pen.p();
    let inner = view.run.under_way.campaign.inner();
    let ahead = view.own.contract.as_ref().and_then(|it| view.book.charts.port(&it.to));
    let ship = view.book.cards.find(&view.own.deck.ship);
    if let (Some(InnerGame::Fight(..)), Some((_, ship))) = (inner, ship) {
        gallery::hang(&p, area, ship, Side::Front, 0.9);
    } else if let Some(port) = ahead {
        let subject = Subject { picture: port.picture.clone(), key: top::LIGHT };
        gallery::hang_picture(&p, area, &format!("port {}", port.id), subject, 0.9);
    }
}
