//! Resource tokens as small pills: capabilities square-cornered, skills round, experts starred.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};
use cards::data::{Capability, Level, Skill, Token};

use super::{expert, say, strong};
use crate::window::theme::{self, size};

/// Half the width of an expert's star.
const STAR: f32 = 4.0;

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

/// Room a pill takes; `short` ones carry four letters.
pub fn pill_size(p: &Painter, token: Token, count: usize, short: bool) -> Vec2 {
    let text = words(token, count, short);
    let galley = p.layout_no_wrap(text, egui_font(short), Color32::WHITE);
    let star = if is_expert(token) { STAR * 2.0 + 2.0 } else { 0.0 };
    let air = if short { 8.0 } else { 13.0 };
    Vec2::new(galley.size().x + air + star, if short { 15.0 } else { 18.0 })
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
        Token::Capability(_) => (theme::colour(super::CardType::Ship), 2.0),
        Token::Skill(..) => (theme::colour(super::CardType::Crew), rect.height() / 2.0),
    };
    let (fill, line, ink) = match standing {
        Standing::There => (colour, colour, theme::SPACE),
        Standing::Coming => (theme::faded(colour, 0.14), theme::faded(colour, 0.9), theme::TYPE),
        Standing::Missing => (Color32::TRANSPARENT, theme::RULE, theme::QUIET),
    };
    p.rect(rect, round, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let text = words(token, count, short);
    let mut middle = rect.center();
    if is_expert(token) {
        middle.x -= STAR + 1.0;
        let star = rect.right_center() - Vec2::new(STAR + if short { 4.0 } else { 6.0 }, 0.0);
        expert(p, star, STAR, ink);
    }
    let write = if standing == Standing::There { strong } else { say };
    write(p, middle, Align2::CENTER_CENTER, &text, egui_font(short).size, ink);
    rect
}

fn egui_font(short: bool) -> bevy_egui::egui::FontId {
    bevy_egui::egui::FontId::proportional(if short { size::TINY } else { size::SMALL })
}

fn words(token: Token, count: usize, short: bool) -> String {
    let word = match token {
        Token::Capability(capability) => capability_word(capability, short),
        Token::Skill(skill, _) => skill_word(skill, short).to_owned(),
    };
    if count > 1 { format!("{word}×{count}") } else { word }
}

fn capability_word(capability: Capability, short: bool) -> String {
    let word = |basic| match (basic, short) {
        (cards::data::Basic::Cargo, true) => "Crg",
        (cards::data::Basic::Cargo, false) => "Cargo",
        (cards::data::Basic::Military, true) => "Mil",
        (cards::data::Basic::Military, false) => "Military",
        (cards::data::Basic::Passenger, true) => "Pas",
        (cards::data::Basic::Passenger, false) => "Passenger",
        (cards::data::Basic::Survey, true) => "Srv",
        (cards::data::Basic::Survey, false) => "Survey",
    };
    match capability.basics() {
        (one, None) => word(one).to_owned(),
        (one, Some(two)) => format!("{}/{}", word(one), word(two)),
    }
}

fn skill_word(skill: Skill, short: bool) -> &'static str {
    let (long, brief) = match skill {
        Skill::Pilot => ("Pilot", "Pilt"),
        Skill::Navigation => ("Navigation", "Navi"),
        Skill::Engineering => ("Engineering", "Engi"),
        Skill::Gunnery => ("Gunnery", "Gunn"),
        Skill::Computer => ("Computer", "Comp"),
        Skill::Mechanical => ("Mechanical", "Mech"),
        Skill::Medical => ("Medical", "Medi"),
        Skill::Steward => ("Steward", "Stew"),
        Skill::Streetwise => ("Streetwise", "Strt"),
        Skill::Leader => ("Leader", "Lead"),
        Skill::Tactics => ("Tactics", "Tact"),
        Skill::Admin => ("Admin", "Admn"),
        Skill::Psionic => ("Psionic", "Psi"),
        Skill::JackOfAllTrades => ("Any skill", "Any"),
    };
    if short { brief } else { long }
}
