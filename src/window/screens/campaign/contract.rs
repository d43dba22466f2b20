//! A contract's plate: its lines, measured before they are drawn, so that none is cut.

use bevy_egui::egui::{Align2, Color32, Painter, Rect};
use campaign::{
    Contract,
    data::Grade,
    text::{self, credits},
};

use super::question::View;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Room that its key takes at the upper right.
const KEY: f32 = 20.0;
/// Height of the heading.
const HEADING: f32 = 15.0;

/// Room below that no line needs, but for which one might be set smaller.
const EDGE: f32 = 7.0;

/// A line, or several where it has no room in one.
struct Line {
    words: String,
    points: f32,
    ink: Color32,
    is_heavy: bool,
    /// Room below it.
    gap: f32,
}

/// The lines of a contract below its heading; what is asked is told at `blurb` points.
pub(super) struct Offer {
    heading: &'static str,
    lines: Vec<Line>,
}

impl Offer {
    pub fn of(contract: &Contract, view: &View, blurb: f32) -> Offer {
        let line = |words: String, points, ink, gap| {
            let is_heavy = false;
            Line { words, points, ink, is_heavy, gap }
        };
        let name = line(contract.name.clone(), 17.0, theme::TYPE, 1.0);
        let small = blurb.min(size::SMALL);
        let terms = format!("{} points in {} rounds", contract.points, contract.rounds);
        let left = text::after_dues(contract, view.own);
        let costs = format!("failing costs {}", credits(contract.penalty));
        let mut lines = vec![
            Line { is_heavy: true, ..name },
            line(format!("for {}", view.port(&contract.to)), blurb, theme::QUIET, 4.0),
            line(terms, size::HEAD, theme::TYPE, 0.0),
            line(format!("pays {}", credits(contract.pay)), size::HEAD, theme::met(), 0.0),
            line(left, small, theme::QUIET, 0.0),
            line(costs, small, theme::QUIET, 2.0),
        ];
        let race = text::race(contract, view.own, view.book);
        lines.extend(race.map(|words| line(words, small, theme::now(), 2.0)));
        let raiders = contract.raiders.as_ref();
        let waits = || line("raiders wait on that lane".to_owned(), blurb, theme::now(), 2.0);
        lines.extend(raiders.map(|_| waits()));
        lines.push(line(contract.about.clone(), blurb, theme::QUIET, 0.0));
        Offer { heading: heading(contract.grade), lines }
    }

    /// How tall it stands at this width.
    pub fn tall(&self, p: &Painter, wide: f32) -> f32 {
        let lines = self.lines.iter().enumerate();
        HEADING + lines.map(|(n, it)| it.tall(p, wide - indent(n)) + it.gap).sum::<f32>()
    }

    /// Draws it from the top left of `area`, whose edge below is room for what is rounded.
    pub fn draw(&self, p: &Painter, area: Rect) {
        let (at, area) = (area.min, area.with_max_y(area.bottom() + EDGE));
        paint::caption(p, at, Align2::LEFT_TOP, self.heading, 9.5, theme::FAINT);
        let mut room = area.with_min_y(area.top() + HEADING);
        for (n, line) in self.lines.iter().enumerate() {
            let own = room.with_max_x(room.right() - indent(n));
            let tall = paint::flow(p, own, &line.words, line.points, line.ink, line.is_heavy);
            room = room.with_min_y(room.top() + tall + line.gap);
        }
    }
}

impl Line {
    fn tall(&self, p: &Painter, wide: f32) -> f32 {
        paint::tall(p, &self.words, self.points, wide)
    }
}

/// The name leaves room for the key.
fn indent(nth: usize) -> f32 {
    if nth == 0 { KEY } else { 0.0 }
}

fn heading(grade: Grade) -> &'static str {
    match grade {
        Grade::Plain => "small and honest",
        Grade::Fair => "fair work",
        Grade::Bold => "bold",
    }
}
