//! Resource tokens as small pills: capabilities square-cornered, skills round, experts starred, each with
//! its sign.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2,
};
use cards::data::{Basic, Capability, Level, Skill, Token};

use crate::window::{
    card_table::icons,
    ui::{
        paint::{expert, icon, say, strong},
        theme::{self, size},
    },
};

/// Half the width of an expert's star.
const STAR: f32 = 4.0;
/// Between the parts of a pill.
const GAP: f32 = 3.0;

/// How a token that is asked for stands with you; tokens in a pool are simply there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// In the pool, or met by the pool.
    There,
    /// Your ship or crew will supply it.
    Coming,
    /// Nobody supplies it yet.
    Missing,
}

impl Standing {
    /// In a sentence.
    pub fn words(self) -> &'static str {
        match self {
            Standing::There => "You have it.",
            Standing::Coming => "Your ship or crew will supply it.",
            Standing::Missing => "Nobody of yours supplies it yet.",
        }
    }
}

/// Room a pill takes; `short` ones carry the sign without its word.
pub fn pill_size(p: &Painter, token: Token, count: usize, short: bool) -> Vec2 {
    let text = p.layout_no_wrap(words(token, count, short), font(short), Color32::WHITE).size().x;
    let pair = if icons::of_token(token).1.is_some() { sign(short) + 1.0 } else { 0.0 };
    let text = if text > 0.0 { text + GAP } else { 0.0 };
    let star = if is_expert(token) { STAR * 2.0 + 1.0 } else { 0.0 };
    Vec2::new(2.0 * air(short) + sign(short) + pair + text + star, if short { 16.0 } else { 18.0 })
}

fn is_expert(token: Token) -> bool {
    matches!(token, Token::Skill(_, Level::Expert))
}

/// Draws one token, or `count` alike.
pub fn pill(
    p: &Painter,
    at: Pos2,
    token: Token,
    count: usize,
    short: bool,
    standing: Standing,
) -> Rect {
    let rect = Rect::from_min_size(at, pill_size(p, token, count, short));
    let (colour, round) = match token {
        Token::Capability(_) => (theme::colour(crate::window::ui::card_type::CardType::Ship), 2.0),
        Token::Skill(..) => {
            (theme::colour(crate::window::ui::card_type::CardType::Crew), rect.height() / 2.0)
        }
    };
    let (fill, line, ink) = match standing {
        Standing::There => (colour, colour, theme::SPACE),
        Standing::Coming => (theme::faded(colour, 0.14), theme::faded(colour, 0.9), theme::TYPE),
        Standing::Missing => (Color32::TRANSPARENT, theme::RULE, theme::QUIET),
    };
    p.rect(rect, round, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let after = signs(p, rect, token, short, ink);
    let write = if standing == Standing::There { strong } else { say };
    let at = pos2(after + GAP, rect.center().y);
    write(p, at, Align2::LEFT_CENTER, &words(token, count, short), font(short).size, ink);
    if is_expert(token) {
        let star = rect.right_center() - Vec2::new(STAR + air(short) - 1.0, 0.0);
        expert(p, star, STAR, ink);
    }
    rect
}

/// The signs at the left end; returns where they end.
fn signs(p: &Painter, rect: Rect, token: Token, short: bool, ink: Color32) -> f32 {
    let (first, second) = icons::of_token(token);
    let mut left = rect.left() + air(short);
    for which in [Some(first), second].into_iter().flatten() {
        icon(p, pos2(left + sign(short) / 2.0, rect.center().y), sign(short), which, ink);
        left += sign(short) + 1.0;
    }
    left - 1.0
}

/// How large the sign on a pill is.
fn sign(short: bool) -> f32 {
    if short { 12.0 } else { 13.0 }
}

/// At both ends of a pill.
fn air(short: bool) -> f32 {
    if short { 4.0 } else { 5.5 }
}

fn font(short: bool) -> FontId {
    FontId::proportional(if short { size::TINY } else { size::SMALL })
}

/// The text beside the sign: its word, unless it is short, and the count.
fn words(token: Token, count: usize, short: bool) -> String {
    let word = match token {
        _ if short => String::new(),
        Token::Capability(capability) => capability_word(capability),
        Token::Skill(skill, _) => skill_word(skill).to_owned(),
    };
    if count > 1 { format!("{word}×{count}") } else { word }
}

fn capability_word(capability: Capability) -> String {
    let word = |basic| match basic {
        Basic::Cargo => "Cargo",
        Basic::Military => "Military",
        Basic::Passenger => "Passenger",
        Basic::Survey => "Survey",
    };
    match capability.basics() {
        (one, None) => word(one).to_owned(),
        (one, Some(two)) => format!("{}/{}", word(one), word(two)),
    }
}

/// How a skill is called on a pill: as printed, but for the one that stands in for any.
pub fn skill_word(skill: Skill) -> &'static str {
    if skill == Skill::JackOfAllTrades { "Any skill" } else { cards::text::skill_name(skill) }
}
