//! The head of the screen: the port over its picture, the clock, the money.

use art::Subject;
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Vec2, pos2, vec2};
use campaign::{
    data::Port,
    text::{self, credits},
};

use super::question::View;
use crate::window::{
    card_table::gallery,
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Its height.
pub(super) const TALL: f32 = 168.0;

/// The light of ports' pictures.
pub(super) const LIGHT: [u8; 3] = [214, 204, 184];
/// Between the edges of the window and what is said over its top.
const EDGE: Vec2 = vec2(32.0, 18.0);

/// Draws it over the top of `all`.
pub(super) fn draw(p: &Painter, all: Rect, view: &View) {
    let band = all.with_max_y(all.top() + TALL);
    let Some(port) = view.book.charts.port(&view.own.port) else { return };
    let subject = Subject { picture: port.picture.clone(), key: LIGHT };
    gallery::hang_picture(p, band, &format!("port {}", port.id), subject, 0.9);
    gallery::shade(p, band, theme::faded(theme::SPACE, 0.35), theme::faded(theme::SPACE, 0.9));
    let inner = band.shrink2(EDGE);
    place(p, words(all), port, view);
    let below = legs(p, pos2(inner.right() - 396.0, inner.top() + 8.0), view);
    money(p, inner.with_min_x(inner.right() - 400.0), below, view);
}

/// Where the port is named and told of.
pub(super) fn words(all: Rect) -> Rect {
    let inner = all.with_max_y(all.top() + TALL).shrink2(EDGE);
    inner.with_max_x(inner.left() + 500.0)
}

fn place(p: &Painter, area: Rect, port: &Port, view: &View) {
    let at = area.left_top();
    let name = paint::caption(p, at, Align2::LEFT_TOP, &port.name, 34.0, theme::TYPE);
    let sails = view.run.under_way.campaign.inner().is_some();
    let class = match view.own.contract.as_ref().filter(|_| sails) {
        Some(contract) => format!("Left behind, bound for {}", view.port(&contract.to)),
        None => format!("Port of class {}", port.class),
    };
    let at = pos2(area.left() + 2.0, name.bottom() + 2.0);
    let line = paint::say(p, at, Align2::LEFT_TOP, &class, size::SMALL, theme::QUIET);
    let room = area.with_min_y(line.bottom() + 6.0);
    let tall = paint::flow(p, room, &port.about, size::BODY, theme::TYPE, false);
    let room = room.with_min_y(room.top() + tall + 4.0);
    paint::flow(p, room, &port.host, size::BODY, theme::QUIET, false);
}

/// The months of the run, those over filled; where they end.
fn legs(p: &Painter, at: Pos2, view: &View) -> f32 {
    let words = format!("Leg {} of {}", view.own.leg, view.own.legs);
    let line = paint::say(p, at, Align2::LEFT_TOP, &words, size::HEAD, theme::TYPE);
    let middle = line.bottom() + 12.0;
    for n in 0..view.own.legs {
        let at = pos2(line.left() + 5.0 + 16.0 * f32::from(n), middle);
        let ink = if n + 1 == view.own.leg { theme::now() } else { theme::QUIET };
        match n < view.own.leg {
            true => _ = p.circle_filled(at, 5.0, ink),
            false => _ = p.circle_stroke(at, 4.5, (1.0, theme::FAINT)),
        }
    }
    middle + 5.0
}

/// The purse, and below it and the legs, which a long line comes to, what is due.
fn money(p: &Painter, area: Rect, legs: f32, view: &View) {
    let own = view.own;
    let purse = credits(own.purse);
    let right = area.right_top();
    let line = paint::numeral(p, right, Align2::RIGHT_TOP, &purse, size::NUMERAL, theme::TYPE);
    let mut y = line.bottom().max(legs) + 4.0;
    let wages = credits(own.wages());
    let lines = [
        Some((text::hull(own), own.late > 0)),
        Some((format!("wages come to {wages} a month"), false)),
        text::solvency(own, view.book).map(|told| (told, false)),
        Some((
            format!("the ambition: {}", text::ambition(own.ambition, own.length, view.book)),
            false,
        )),
    ];
    for (words, warns) in lines.into_iter().flatten() {
        let ink = if warns { theme::now() } else { theme::QUIET };
        let (at, wide) = (pos2(area.right(), y), area.width());
        let said = paint::fitted(p, at, Align2::RIGHT_TOP, &words, size::SMALL, ink, wide, false);
        y = said.bottom() + 4.0;
    }
}
