//! The lanes: the ports that can be reached within two months.

use bevy_egui::egui::{Align2, Painter, Rect, Stroke, pos2, vec2};
use campaign::data::{Charts, Port};

use super::question::{CampaignPen, View};
use crate::window::ui::{
    compact::{self, Roll},
    paint,
    theme::{self, size},
};

/// A port on the chart.
struct Placed<'a> {
    port: &'a Port,
    rect: Rect,
    /// Months away.
    far: usize,
}

const HEADINGS: [&str; 3] = ["Here", "A month away", "Two months away"];

/// The same on a phone, where there is no room for lanes: the ports below each other.
fn listed(pen: &mut CampaignPen, area: Rect, rings: &[Vec<&Port>; 3], view: &View) {
    const ROW: f32 = 74.0;
    const HEAD: f32 = 24.0;
    let count = rings.iter().map(Vec::len).sum::<usize>();
    let tall = ROW * count as f32 + HEAD * rings.len() as f32;
    let roll = Roll::at_least(pen.ui, area, "ports", tall);
    let (p, mut at) = (pen.p(), roll.whole.min);
    for (far, ring) in rings.iter().enumerate() {
        paint::caption(&p, at, Align2::LEFT_TOP, HEADINGS[far], size::TINY, theme::FAINT);
        at.y += HEAD;
        for shown in ring {
            let rect = Rect::from_min_size(at, vec2(area.width(), ROW - 6.0));
            port(&p, &Placed { port: shown, rect, far }, view);
            at.y += ROW;
        }
    }
    roll.end(pen.ui);
}

/// Draws the chart: where the ship is, what lies a month away, and what lies behind that.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let p = pen.p();
    let charts = &view.book.charts;
    let Some(here) = charts.port(&view.own.port) else { return };
    let rings = rings(charts, here);
    if compact::is_on(pen.ui.ctx()) {
        return listed(pen, area, &rings, view);
    }
    let wide = (area.width() - 2.0 * 110.0) / 3.0;
    let mut placed: Vec<Placed> = Vec::new();
    for (far, ring) in rings.iter().enumerate() {
        let heading = HEADINGS[far];
        let left = area.left() + (wide + 110.0) * far as f32;
        let at = pos2(left, area.top());
        paint::caption(&p, at, Align2::LEFT_TOP, heading, size::TINY, theme::FAINT);
        let room = area.with_min_y(area.top() + 22.0);
        let step = (room.height() / ring.len().max(1) as f32).min(84.0);
        let top = room.center().y - step * ring.len() as f32 / 2.0;
        for (n, port) in ring.iter().enumerate() {
            let corner = pos2(left, top + step * n as f32 + 3.0);
            let rect = Rect::from_min_size(corner, vec2(wide, step - 6.0));
            placed.push(Placed { port, rect, far });
        }
    }
    lanes(&p, &placed, charts);
    placed.iter().for_each(|it| port(&p, it, view));
}

/// The ports by months away, up to two.
fn rings<'a>(charts: &'a Charts, here: &'a Port) -> [Vec<&'a Port>; 3] {
    let near: Vec<&Port> = charts.neighbours(here).collect();
    let mut far: Vec<&Port> = Vec::new();
    for port in near.iter().flat_map(|port| charts.neighbours(port)) {
        let known = |it: &&Port| it.id == port.id;
        if port.id != here.id && !near.iter().any(known) && !far.iter().any(known) {
            far.push(port);
        }
    }
    [vec![here], near, far]
}

fn lanes(p: &Painter, placed: &[Placed], charts: &Charts) {
    for from in placed {
        let next: Vec<&str> = charts.neighbours(from.port).map(|it| it.id.as_str()).collect();
        let to = placed.iter().filter(|to| to.far == from.far + 1);
        for to in to.filter(|to| next.contains(&to.port.id.as_str())) {
            let ink = if from.far == 0 { theme::now() } else { theme::RULE };
            let (a, b) = (from.rect.right_center(), to.rect.left_center());
            p.line_segment([a, b], Stroke::new(1.5, ink));
        }
    }
}

fn port(p: &Painter, it: &Placed, view: &View) {
    let offered = view.own.offers.iter().filter(|offer| offer.to == it.port.id);
    let work: Vec<&str> = offered.map(|offer| offer.name.as_str()).collect();
    let line = if work.is_empty() { theme::RULE } else { theme::met() };
    paint::plate(p, it.rect, theme::PANEL, line);
    let inner = it.rect.shrink2(vec2(12.0, 5.0));
    let at = inner.left_top();
    let class = format!("class {}", it.port.class);
    let right = inner.right_top();
    let class = paint::say(p, right, Align2::RIGHT_TOP, &class, size::TINY, theme::FAINT);
    let room = class.left() - 8.0 - at.x;
    let name = &it.port.name;
    paint::fitted(p, at, Align2::LEFT_TOP, name, size::HEAD, theme::TYPE, room, it.far == 0);
    if inner.height() < 32.0 {
        return;
    }
    let (words, ink) = match work.is_empty() {
        true => (it.port.about.clone(), theme::FAINT),
        false => (format!("work: {}", work.join(", ")), theme::met()),
    };
    let at = pos2(inner.left(), inner.top() + 22.0);
    if work.is_empty() {
        let points = if inner.height() > 50.0 { size::SMALL } else { size::TINY };
        let room = inner.with_min_y(at.y - 2.0).with_max_y(it.rect.bottom() - 1.0);
        paint::flow(p, room, &words, points, ink, false);
    } else {
        paint::fitted(p, at, Align2::LEFT_TOP, &words, size::SMALL, ink, inner.width(), false);
    }
}
