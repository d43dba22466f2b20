//! The port: contracts, and those who would sign on.

use art::Side;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use campaign::{
    Contract, Move, PersonId, border,
    data::Grade,
    text::{self, credits},
};
use cards::{data::Token, text as card_text};
use characters::{Character, sheet::PersonRef};

use super::{
    health,
    question::{CampaignPen, View, ground},
};
use crate::window::{
    card_table::{card, gallery, tokens::Standing},
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Between plates.
const GAP: f32 = 14.0;

/// Draws both, one above the other.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let half = area.top() + area.height() * 0.5;
    contracts(pen, area.with_max_y(half - 10.0), view);
    recruits(pen, area.with_min_y(half + 4.0), view);
}

/// Three places side by side, below a heading.
fn plates(pen: &CampaignPen, area: Rect, heading: &str, note: &str) -> [Rect; 3] {
    let p = pen.p();
    let line = paint::caption(&p, area.min, Align2::LEFT_TOP, heading, size::SMALL, theme::QUIET);
    let at = pos2(line.right() + 12.0, line.bottom());
    paint::say(&p, at, Align2::LEFT_BOTTOM, note, size::SMALL, theme::FAINT);
    let room = area.with_min_y(line.bottom() + 8.0);
    let wide = (room.width() - 2.0 * GAP) / 3.0;
    [0.0, 1.0, 2.0].map(|n| {
        let corner = pos2(room.left() + (wide + GAP) * n, room.top());
        Rect::from_min_size(corner, vec2(wide, room.height()))
    })
}

fn contracts(pen: &mut CampaignPen, area: Rect, view: &View) {
    let places = plates(pen, area, "Contracts", "signing one departs");
    for ((nth, contract), place) in (0u8..).zip(&view.own.offers).zip(places) {
        if let Some(n) = view.number(&Move::Sign(nth)) {
            ground(pen, view, place, n);
            offer(pen, place.shrink2(vec2(14.0, 10.0)), contract, view);
        }
    }
}

fn offer(pen: &CampaignPen, inner: Rect, contract: &Contract, view: &View) {
    let p = pen.p();
    let grade = match contract.grade {
        Grade::Plain => "an honest small run",
        Grade::Fair => "for a crew that knows each other",
        Grade::Bold => "bold",
    };
    let line = paint::caption(&p, inner.min, Align2::LEFT_TOP, grade, 9.5, theme::FAINT);
    let title = inner.with_min_y(line.bottom() + 3.0);
    let mut y = title.top() + paint::name(&p, title, &contract.name, 17.0, theme::TYPE) + 1.0;
    let words = format!("for {}", view.port(&contract.to));
    y = say(pen, inner, y, &words, size::BODY, theme::QUIET) + 5.0;
    let (points, rounds) = (contract.points, contract.rounds);
    let words = format!("{points} points in {rounds} rounds");
    y = say(pen, inner, y, &words, size::HEAD, theme::TYPE);
    let words = format!("pays {}", credits(contract.pay));
    y = say(pen, inner, y, &words, size::HEAD, theme::met());
    let words = format!("failing costs {}", credits(contract.penalty));
    y = say(pen, inner, y, &words, size::SMALL, theme::QUIET);
    if let Some(words) = text::race(contract, view.book) {
        let room = inner.with_min_y(y + 2.0);
        y += paint::flow(&p, room, &words, size::SMALL, theme::now(), false) + 4.0;
    }
    if contract.raiders.is_some() {
        let words = "raiders wait on that lane";
        y = say(pen, inner, y + 2.0, words, size::BODY, theme::now());
    }
    let room = Rect::from_min_max(pos2(inner.left(), y + 6.0), inner.max);
    paint::flow(&p, room, &contract.about, size::BODY, theme::QUIET, false);
}

/// A line from `y` on; where the next stands.
fn say(
    pen: &CampaignPen,
    inner: Rect,
    y: f32,
    words: &str,
    points: f32,
    ink: bevy_egui::egui::Color32,
) -> f32 {
    let (p, at) = (pen.p(), pos2(inner.left(), y));
    paint::fitted(&p, at, Align2::LEFT_TOP, words, points, ink, inner.width(), false);
    y + points * 1.32
}

fn recruits(pen: &mut CampaignPen, area: Rect, view: &View) {
    let berths = view.book.charts.figures.berths;
    let aboard = view.own.crew.iter().filter(|it| it.berth == campaign::Berth::Aboard).count();
    let note = match aboard < usize::from(berths) {
        true => "who would sign on here".to_owned(),
        false => format!("all {berths} berths are taken"),
    };
    let places = plates(pen, area, "Recruits", &note);
    for ((nth, (person, bounty, wage)), place) in (0u8..).zip(&view.own.recruits).zip(places) {
        match view.number(&Move::Hire(nth)) {
            Some(n) => ground(pen, view, place, n),
            None => paint::plate(&pen.p(), place, theme::SPACE, theme::RULE),
        }
        let terms = format!("{} to sign on, {} a month", credits(*bounty), credits(*wage));
        recruit(pen, place.shrink(12.0), person, &terms, view);
    }
}

fn recruit(pen: &CampaignPen, inner: Rect, person: &Character, terms: &str, view: &View) {
    let p = pen.p();
    let face = Rect::from_min_size(inner.min, vec2(62.0, 78.0));
    portrait(pen, face, &format!("recruit {}", person.identity.styled()), person, view);
    let right = inner.with_min_x(face.right() + 12.0);
    let title = right.with_max_x(right.right() - 22.0);
    let mut y = right.top() + paint::name(&p, title, &person.identity.styled(), 15.0, theme::TYPE);
    y = say(pen, right, y + 2.0, &text::served(person), size::SMALL, theme::QUIET);
    y = card::pills(&p, pos2(right.left(), y + 4.0), right.right(), &skills(person), true, |_| {
        Standing::There
    });
    let below = y.max(face.bottom()) + 8.0;
    health::bars(&p, pos2(inner.left(), below), inner.width(), person);
    let y = below + health::TALL + 8.0;
    let y = say(pen, inner, y, terms, size::SMALL, theme::TYPE) + 5.0;
    let words = ability(person, view);
    paint::flow(&p, inner.with_min_y(y), &words, size::SMALL, theme::QUIET, false);
}

/// What somebody's service has taught them, as it stands on their card.
pub(super) fn ability(person: &Character, view: &View) -> String {
    on_card("", person, view).map_or_else(String::new, |it| card_text::rules_text(&it).join(" "))
}

/// The skills of somebody's card.
pub(super) fn skills(person: &Character) -> Vec<Token> {
    let skills = border::levels(&person.skills).into_iter();
    skills.map(|(skill, level)| Token::Skill(skill, level)).collect()
}

/// Somebody's face, as on their card: the middle of its picture.
pub(super) fn portrait(pen: &CampaignPen, at: Rect, id: &str, person: &Character, view: &View) {
    let p = pen.p().with_clip_rect(at.intersect(pen.ui.clip_rect()));
    p.rect_filled(at, 4.0, theme::RAISED);
    let picture = Rect::from_center_size(at.center(), vec2(at.height() * 1.5, at.height()));
    if let Some(shown) = on_card(id, person, view) {
        gallery::hang(&p, picture, &shown, Side::Front, 1.0);
    }
}

/// Somebody's card as it would be now.
pub(super) fn on_card(id: &str, person: &Character, view: &View) -> Option<cards::data::Card> {
    let taught = person.career.service.and_then(|it| view.book.charts.abilities.get(&it));
    border::crew_card(id, PersonRef::from(person), taught.cloned().unwrap_or_default())
}

/// The id of the card of somebody aboard.
pub(super) fn id_of(person: PersonId) -> String {
    border::id_on_card(person)
}
