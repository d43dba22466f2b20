//! The port: contracts, errands, and those who would sign on.

pub(super) mod tapped;

use art::Side;
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Vec2, pos2, vec2};
use campaign::{
    Move, PersonId, border,
    text::{self, credits},
};
use cards::{data::Token, text as card_text};
use characters::{Character, sheet::PersonRef};

use super::{
    contract::Offer,
    errands, health,
    question::{CampaignPen, View, ground},
};
use crate::window::{
    card_table::{card, gallery, tokens::Standing},
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Between plates, and between what stands above each other.
const GAP: f32 = 14.0;
const ABOVE: f32 = 10.0;
/// Height of a heading with the room below it.
const HEADING: f32 = 22.0;
/// The edges of a contract's plate, and of a recruit's.
const EDGE: Vec2 = vec2(14.0, 10.0);
const MARGIN: f32 = 10.0;
/// A row for haggling below a contract's plate.
const ROW: f32 = 22.0;
const BELOW: f32 = 4.0;
/// Sizes at which a contract says what is asked: the largest for which there is room.
const BLURBS: [f32; 4] = [size::BODY, size::SMALL, size::TINY, 9.5];
/// A recruit's face, and what is between it and the words.
const FACE: Vec2 = vec2(50.0, 62.0);
const BESIDE: f32 = 10.0;

/// Where contracts, errands and recruits stand, one above the other.
pub(super) struct PortPlaces {
    pub contracts: Rect,
    /// No height where there are no errands.
    pub errands: Rect,
    pub recruits: Rect,
    /// The size at which contracts say what is asked, and the height of a row for haggling below them.
    blurb: f32,
    row: f32,
}

/// Draws contracts, errands and recruits.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let places = places(&pen.p(), area, view);
    contracts(pen, &places, view);
    if errands::is_there(view) {
        errands::draw(pen, places.errands, view);
    }
    recruits(pen, places.recruits, view);
}

/// Gives contracts the height that they have to have, and recruits the rest.
pub(super) fn places(p: &Painter, area: Rect, view: &View) -> PortPlaces {
    let band = if errands::is_there(view) { errands::TALL + ABOVE } else { 0.0 };
    let row = if errands::is_there(view) { ROW + BELOW } else { 0.0 };
    let room = area.height() - 2.0 * HEADING - ABOVE - band - row;
    let recruits = wanted_by_recruits(p, area.width(), view);
    let wanted = |blurb| {
        let places = across(area, view.own.offers.len());
        let wide = places.first().map_or(0.0, Rect::width) - 2.0 * EDGE.x;
        let offers = view.own.offers.iter().map(|it| Offer::of(it, view, blurb));
        offers.map(|it| it.tall(p, wide)).fold(0.0, f32::max) + 2.0 * EDGE.y
    };
    let fits = |blurb: &f32| wanted(*blurb) + recruits <= room;
    let blurb = BLURBS.into_iter().find(fits).unwrap_or(BLURBS[BLURBS.len() - 1]);
    let plates = wanted(blurb).min(room - LEAST);
    let bottom = area.top() + HEADING + plates + row;
    let tall = (band - ABOVE).max(0.0);
    let errands = Rect::from_min_size(pos2(area.left(), bottom + ABOVE), vec2(area.width(), tall));
    let recruits = area.with_min_y(bottom + ABOVE + band);
    PortPlaces { contracts: area.with_max_y(bottom), errands, recruits, blurb, row }
}

/// Places side by side, three at least.
fn across(area: Rect, count: usize) -> Vec<Rect> {
    let count = count.max(3);
    let wide = (area.width() - (count - 1) as f32 * GAP) / count as f32;
    let place = |n: usize| {
        let left = area.left() + (wide + GAP) * n as f32;
        Rect::from_min_size(pos2(left, area.top()), vec2(wide, area.height()))
    };
    (0..count).map(place).collect()
}

/// So many places side by side, below a heading.
fn plates(pen: &CampaignPen, area: Rect, (heading, note): (&str, &str), count: usize) -> Vec<Rect> {
    let p = pen.p();
    let line = paint::caption(&p, area.min, Align2::LEFT_TOP, heading, size::SMALL, theme::QUIET);
    let at = pos2(line.right() + 12.0, line.bottom());
    paint::say(&p, at, Align2::LEFT_BOTTOM, note, size::SMALL, theme::FAINT);
    across(area.with_min_y(area.top() + HEADING), count)
}

/// What comes of signing a contract, and what it would lack.
fn signing(view: &View) -> String {
    match text::short(view.own, view.book) {
        Some(short) => format!("signing one leads to the quay · {}", lower(&short)),
        None => "signing one leads to the quay".to_owned(),
    }
}

fn contracts(pen: &mut CampaignPen, places: &PortPlaces, view: &View) {
    let &PortPlaces { contracts: area, blurb, row, .. } = places;
    let places = plates(pen, area, ("Contracts", &signing(view)), view.own.offers.len());
    for ((nth, contract), place) in (0u8..).zip(&view.own.offers).zip(places) {
        let Some(n) = view.number(&Move::Sign(nth)) else { continue };
        let plate = place.with_max_y(place.bottom() - row);
        ground(pen, view, plate, n);
        Offer::of(contract, view, blurb).draw(&pen.p(), plate.shrink2(EDGE));
        if row > 0.0 {
            errands::haggling(pen, place.with_min_y(plate.bottom() + BELOW), nth, view);
        }
    }
}

/// The words as they stand in a sentence.
fn lower(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |it| it.to_lowercase().chain(letters).collect())
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

/// The least height of a recruit's plate: all but what their service has taught them.
const LEAST: f32 = 2.0 * MARGIN + FACE.y + 6.0 + health::TALL + 6.0 + size::SMALL * 1.32;

/// The height of recruits' plates on which everything stands.
fn wanted_by_recruits(p: &Painter, wide: f32, view: &View) -> f32 {
    let places = across(Rect::from_min_size(Pos2::ZERO, vec2(wide, 0.0)), view.own.recruits.len());
    let wide = places.first().map_or(0.0, Rect::width) - 2.0 * MARGIN;
    let recruits = view.own.recruits.iter();
    recruits.map(|it| wanted_by_recruit(p, wide, it, view)).fold(LEAST + 3.0, f32::max)
}

/// The same for one of them, `wide` between the edges of the plate.
fn wanted_by_recruit(p: &Painter, wide: f32, (person, ..): &Recruit, view: &View) -> f32 {
    let tall = |words: &str, wide| paint::tall(p, words, size::SMALL, wide);
    let beside = wide - FACE.x - BESIDE;
    let more = tall(&text::served(person), beside) - tall("", beside);
    LEAST + tall(&ability(person, view), wide) + more + 3.0
}

/// Somebody who would sign on: for how much at once, and for how much a month.
type Recruit = (Character, u32, u32);

/// Whether there is a berth for anybody.
fn berths(view: &View) -> String {
    let berths = view.book.charts.figures.berths;
    let aboard = view.own.crew.iter().filter(|it| it.berth == campaign::Berth::Aboard).count();
    match aboard < usize::from(berths) {
        true => "who would sign on here".to_owned(),
        false => format!("all {berths} berths are taken"),
    }
}

fn recruits(pen: &mut CampaignPen, area: Rect, view: &View) {
    let places = plates(pen, area, ("Recruits", &berths(view)), view.own.recruits.len());
    for ((nth, (person, bounty, wage)), place) in (0u8..).zip(&view.own.recruits).zip(places) {
        match view.number(&Move::Hire(nth)) {
            Some(n) => ground(pen, view, place, n),
            None => paint::plate(&pen.p(), place, theme::SPACE, theme::RULE),
        }
        let terms = format!("{} to sign on, {} a month", credits(*bounty), credits(*wage));
        recruit(pen, place.shrink(MARGIN), person, &terms, view);
    }
}

fn recruit(pen: &CampaignPen, inner: Rect, person: &Character, terms: &str, view: &View) {
    let p = pen.p();
    let face = Rect::from_min_size(inner.min, FACE);
    portrait(pen, face, &format!("recruit {}", person.identity.styled()), person, view);
    let right = inner.with_min_x(face.right() + BESIDE);
    let title = right.with_max_x(right.right() - 22.0).with_max_y(right.top() + 20.0);
    let mut y = right.top() + paint::name(&p, title, &person.identity.styled(), 15.0, theme::TYPE);
    let served = text::served(person);
    y +=
        1.0 + paint::flow(&p, right.with_min_y(y + 1.0), &served, size::SMALL, theme::QUIET, false);
    y = card::pills(&p, pos2(right.left(), y + 2.0), right.right(), &skills(person), true, |_| {
        Standing::There
    });
    let below = y.max(face.bottom()) + 6.0;
    health::bars(&p, pos2(inner.left(), below), inner.width(), person);
    let y = say(pen, inner, below + health::TALL + 6.0, terms, size::SMALL, theme::TYPE) + 3.0;
    let (words, room) = (ability(person, view), inner.with_min_y(y));
    if paint::tall(&p, &words, size::SMALL, room.width()) <= room.height() + 2.0 {
        paint::flow(&p, room, &words, size::SMALL, theme::QUIET, false);
    }
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
