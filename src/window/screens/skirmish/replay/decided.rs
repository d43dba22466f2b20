//! The plate of the next decision: who makes it, what they were asked, what they chose.

use bevy_egui::egui::{Align2, Key, Rect, pos2, vec2};

use super::watching::FightWatching;
use crate::window::{
    battlefield::{field::sides, fight_ui::FightAction, view::FightView},
    ui::{
        compact, paint,
        pen::Pen,
        theme::{self, size},
    },
};
use crate::words;

const PAD: f32 = 12.0;

/// What the plate says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Decided {
    /// The side, or that the record ends.
    pub who: String,
    pub asked: String,
    pub chosen: String,
    pub rule: Option<&'static str>,
    pub has_reasons: bool,
}

impl Decided {
    /// The next decision, as the viewer may read it.
    pub(super) fn of(watching: &FightWatching, view: &FightView) -> Decided {
        let timeline = &watching.player.timeline;
        let Some((decision, _)) = timeline.next() else { return ended(watching) };
        let who = view.side(decision.seat).to_owned();
        let has_reasons = timeline.is_open() && timeline.has_reasons(timeline.at());
        match &view.question {
            Some(question) => Decided {
                who,
                asked: question.prompt.clone(),
                chosen: question.options.first().map_or_else(String::new, |it| it.label.clone()),
                rule: Some(question.why.rule()),
                has_reasons,
            },
            None => {
                let chosen = "They decide. What it comes to is seen next.".to_owned();
                Decided { who, asked: String::new(), chosen, rule: None, has_reasons }
            }
        }
    }
}

fn ended(watching: &FightWatching) -> Decided {
    let timeline = &watching.player.timeline;
    let outcome = timeline.outcome().map(|it| skirmish::Event::Ended(it.clone()));
    let chosen = match (timeline.trouble(), timeline.is_indexed(), outcome) {
        (Some(trouble), _, _) => trouble.to_string(),
        (None, false, _) => "The record is read …".to_owned(),
        (None, true, Some(outcome)) => {
            let words = skirmish::text::line(&timeline.names(), &outcome);
            words.map_or_else(|| "The fight is over.".to_owned(), |words| words::capital(&words))
        }
        (None, true, None) => "The record ends here: the fight is still in progress.".to_owned(),
    };
    let who = "The end".to_owned();
    Decided { who, asked: String::new(), chosen, rule: None, has_reasons: false }
}

/// Draws it at the top of the column; returns where it ends.
pub(super) fn draw(
    pen: &mut Pen<FightAction>,
    column: Rect,
    decided: &Decided,
    view: &FightView,
) -> f32 {
    let (p, width) = (pen.p(), column.width() - 2.0 * PAD);
    let lines = [(&decided.asked, size::BODY), (&decided.chosen, size::HEAD)];
    let tall = |(words, points): &(&String, f32)| match words.is_empty() {
        true => 0.0,
        false => paint::tall(&p, words, *points, width) + 6.0,
    };
    let foot = if decided.has_reasons { 20.0 } else { 0.0 };
    let height = 34.0 + lines.iter().map(tall).sum::<f32>() + foot + 6.0;
    let rect = column.with_max_y(column.top() + height);
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let at = rect.left_top() + vec2(PAD, 10.0);
    let side = view.seen.sides.iter().position(|name| *name == decided.who);
    if let Some(side) = side {
        sides::mark(&p, at + vec2(4.0, 6.5), 4.5, engine::Seat(side as u8));
    }
    let at_words = at + vec2(if side.is_some() { 14.0 } else { 0.0 }, 0.0);
    paint::caption(&p, at_words, Align2::LEFT_TOP, &decided.who, size::TINY, theme::QUIET);
    if let Some(rule) = decided.rule {
        pen.rule(pos2(rect.right() - PAD, at.y), Align2::RIGHT_TOP, rule);
    }
    let mut y = rect.top() + 30.0;
    for (words, points) in lines.iter().filter(|(words, _)| !words.is_empty()) {
        let area = Rect::from_min_size(pos2(at.x, y), vec2(width, rect.bottom() - y));
        let ink = if *points == size::HEAD { theme::TYPE } else { theme::QUIET };
        y += paint::flow(&p, area, words, *points, ink, false) + 6.0;
    }
    if decided.has_reasons {
        let is_tapped = compact::is_on(p.ctx());
        if is_tapped && pen.clicked(rect, "what moved them") {
            compact::strike_next(pen.ui.ctx(), Key::Y);
        }
        let words = if is_tapped { "Tap: what moved them" } else { "Y tells what moved them" };
        let at = pos2(at.x, rect.bottom() - 9.0);
        paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
    }
    rect.bottom()
}
