//! The page of signs: every sign of the family, and what it stands for.

use art::{Icon, Sign};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2};
use cards::{
    data::{Basic, Phase, Skill},
    text,
};

use crate::window::{
    card_table::tokens,
    ui::{
        paint,
        theme::{self, size},
    },
};

const ROW: f32 = 21.0;
const COLUMNS: usize = 4;

/// Draws all signs in `area`, group by group, down one column and on in the next.
pub fn draw(p: &Painter, area: Rect) {
    let groups = groups();
    let rows: usize = groups.iter().map(|(_, signs)| signs.len() + 2).sum();
    let (most, width) = (rows.div_ceil(COLUMNS) + 1, area.width() / COLUMNS as f32);
    let mut nth = 0;
    for (title, signs) in groups {
        // A heading is never left alone at the foot of a column.
        if nth % most + 3 > most {
            nth += most - nth % most;
        }
        let place = |nth: usize| {
            let (column, row) = (nth / most, nth % most);
            pos2(area.left() + width * column as f32, area.top() + ROW * (row as f32 + 0.5))
        };
        paint::caption(p, place(nth), Align2::LEFT_CENTER, title, size::TINY, theme::QUIET);
        nth += 1;
        for (icon, words) in signs {
            one(p, place(nth), icon, &words);
            nth += 1;
        }
        nth += usize::from(nth % most != 0);
    }
}

fn one(p: &Painter, at: Pos2, icon: Icon, words: &str) {
    let sign = paint::icon(p, pos2(at.x + 9.0, at.y), 17.0, icon, theme::TYPE);
    let at = pos2(sign.right() + 9.0, at.y);
    paint::say(p, at, Align2::LEFT_CENTER, words, size::SMALL, theme::TYPE);
}

/// The signs under their headings.
fn groups() -> [(&'static str, Vec<(Icon, String)>); 4] {
    let skill = |&skill: &Skill| (Icon::Skill(skill), tokens::skill_word(skill).to_owned());
    let basic = |&basic: &Basic| (Icon::Capability(basic), format!("{basic:?}"));
    let phase = |&phase: &Phase| (Icon::Phase(phase), text::phase_name(phase).to_owned());
    let sign = |&sign: &Sign| (Icon::Sign(sign), word(sign).to_owned());
    [
        ("Skills", Skill::ALL.iter().map(skill).collect()),
        ("Capabilities", Basic::ALL.iter().map(basic).collect()),
        ("Phases", Phase::ALL.iter().map(phase).collect()),
        ("On cards and in the log", Sign::ALL.iter().map(sign).collect()),
    ]
}

/// The meaning of a sign.
fn word(sign: Sign) -> &'static str {
    match sign {
        Sign::Credits => "cost in credits",
        Sign::ExpenseValue => "expense value; expended",
        Sign::Expense => "an expense to meet",
        Sign::Exert => "exerted",
        Sign::Ready => "ready again",
        Sign::Jettison => "jettisoned",
        Sign::EnterPlay => "into play",
        Sign::Draw => "drawn",
        Sign::Discard => "discarded; discard pile",
        Sign::Return => "back again",
        Sign::Shuffle => "shuffled",
        Sign::Look => "looked at",
        Sign::Reveal => "turned face up",
        Sign::Complication => "a complication",
        Sign::Contract => "a contract; adventures",
        Sign::Completed => "contract completed",
        Sign::Resolved => "complication resolved",
        Sign::Subplot => "subplot",
        Sign::Failed => "failed",
        Sign::Cancelled => "cancelled",
        Sign::Fizzled => "came to nothing",
        Sign::Played => "played or used; an action",
        Sign::Targeted => "aimed at",
        Sign::Effect => "took effect",
        Sign::Attached => "attached",
        Sign::Restore => "restored",
        Sign::Shift => "gear handed over",
        Sign::Dispersed => "dispersed; cleared away",
        Sign::Away => "gone for a time",
        Sign::Control => "another's from now on",
        Sign::Found => "found",
        Sign::Under => "under the deck",
        Sign::Counters => "counters; tokens",
        Sign::Wound => "wounds",
        Sign::Damage => "damage",
        Sign::Structure => "structure",
        Sign::Infamy => "infamy; pirate",
        Sign::Piracy => "piracy",
        Sign::Points => "victory points",
        Sign::Passed => "passed",
        Sign::Pursue => "pursues a contract",
        Sign::Abandoned => "abandoned; its penalty",
        Sign::Uncommitted => "uncommitted",
        Sign::Enemy => "an enemy ship",
        Sign::Bankrupt => "bankrupt",
        Sign::Conceded => "conceded",
        Sign::Eliminated => "out of the game",
        Sign::Round => "a new round",
        Sign::Ended => "the end",
        Sign::First => "first captain",
        Sign::Check => "end of a phase",
        Sign::Attack => "attack",
        Sign::Defense => "defense",
        Sign::Jump => "jump; distance",
        Sign::Initiative => "initiative",
        Sign::Hand => "hand",
        Sign::Deck => "deck",
        Sign::Purse => "purse",
    }
}
