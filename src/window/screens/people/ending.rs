//! The end of a life: its story, told quietly, and how it ended.

use bevy_egui::egui::{Align2, Key, Rect, RichText, ScrollArea, UiBuilder, pos2, vec2};
use characters::{
    Characteristic,
    sheet::{Left, titles},
    text::{self, count},
};

use super::{
    living::Living,
    pen::{self, Pen},
    telling::End,
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Between paragraphs.
const GAP: f32 = 8.0;

/// Draws the story in `rect`.
pub fn draw(pen: &mut Pen, rect: Rect, living: &Living) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    paint::stars(&p, rect.shrink(6.0), 70);
    let inner = rect.shrink2(vec2(30.0, 26.0));
    let died = matches!(living.telling.end, Some(End::Died { .. }));
    let y = head(pen, inner, living, died);
    let foot = if died { 0.0 } else { 34.0 };
    let page = Rect::from_min_max(pos2(inner.left(), y), inner.max - vec2(0.0, foot));
    let paragraphs = text::story(&living.setup.name, living.events());
    story(pen, page, &paragraphs);
    if !died {
        let (at, room) = (inner.left_bottom(), inner.width());
        let (words, ink) = (prospects(living), theme::TYPE);
        paint::fitted(&p, at, Align2::LEFT_BOTTOM, &words, size::BODY, ink, room, false);
    }
}

/// The name, the years, and a line under it: red for the living only.
fn head(pen: &mut Pen, inner: Rect, living: &Living, died: bool) -> f32 {
    let p = pen.p();
    let (above, ink) = match died {
        true => ("In memory of", theme::QUIET),
        false => ("The life of", theme::now()),
    };
    let line = paint::caption(&p, inner.min, Align2::LEFT_TOP, above, size::SMALL, theme::FAINT);
    let (at, room) = (pos2(inner.left(), line.bottom() + 4.0), inner.width());
    let (name, left) = (&living.setup.name, Align2::LEFT_TOP);
    let name = paint::fitted(&p, at, left, name, 36.0, theme::TYPE, room, true);
    let below = inner.with_min_y(name.bottom() + 4.0);
    let line = paint::along(&p, below, &epitaph(living), size::HEAD, theme::QUIET);
    if let Some(service) = living.telling.person.career.service {
        paint::mark(&p, inner.right_top() + vec2(-10.0, 14.0), 9.0, pen::badge(service));
    }
    let rule = pos2(inner.left(), line.bottom() + 14.0);
    p.rect_filled(Rect::from_min_size(rule, vec2(56.0, 3.0)), 0.0, ink);
    rule.y + 20.0
}

/// Years and service, as on a stone.
fn epitaph(living: &Living) -> String {
    let person = &living.telling.person;
    let tables = living.tables();
    let rank =
        person.career.service.and_then(|service| tables.service(service).rank(person.career.rank));
    let service = person.career.service.map(|service| match rank {
        Some(rank) => format!("{rank}, {service}"),
        None => service.to_string(),
    });
    let service = service.unwrap_or_default();
    match living.telling.end {
        Some(End::Died { age }) => {
            let term = living.telling.terms.len();
            let lived = living.telling.terms.last().and_then(|term| term.survived) != Some(false);
            let how = if lived { "of age" } else { "in service" };
            format!("{service} · died {how}, in the {} term, at {age}", nth(term))
        }
        Some(End::Left { how, age }) => format!("{service} · {} at {age}", left(how)),
        None => service,
    }
}

fn left(how: Left) -> &'static str {
    match how {
        Left::Refused => "discharged",
        Left::Chose => "left",
        Left::Compulsory => "retired",
        Left::Injured => "invalided out",
    }
}

fn nth(n: usize) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    n.checked_sub(1).and_then(|n| WORDS.get(n)).map_or(format!("{n}th"), |word| (*word).to_owned())
}

/// The means that somebody goes on with.
fn prospects(living: &Living) -> String {
    let person = &living.telling.person;
    let profile = person.characteristics;
    let levels = person.skills.total();
    let levels = count(levels, "level");
    let mut words = format!("{profile} · {levels} of skill");
    let tables = living.tables();
    let named = titles(&tables, person.characteristics, &person.career);
    if person.characteristics.get(Characteristic::Soc) >= tables.figures.title_from
        && let Some(title) = named.first()
    {
        words = format!("{words} · may be called {title}");
    }
    words
}

/// Paragraphs that scroll where there are many.
fn story(pen: &mut Pen, page: Rect, paragraphs: &[String]) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(page).id_salt("story"));
    ui.set_clip_rect(page);
    let p = ui.painter().clone();
    let tall = |points: f32| -> f32 {
        paragraphs.iter().map(|it| paint::tall(&p, it, points, page.width()) + GAP).sum()
    };
    let points = [15.5, 14.5, 13.5, 12.5].into_iter().find(|it| tall(*it) < page.height());
    let scroll = ui.input(|input| {
        input.num_presses(Key::PageDown) as f32 - input.num_presses(Key::PageUp) as f32
    });
    ScrollArea::vertical().id_salt("story").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.scroll_with_delta([0.0, -scroll * page.height() * 0.8].into());
        for paragraph in paragraphs {
            let text = RichText::new(paragraph).size(points.unwrap_or(12.5));
            ui.label(text.color(theme::TYPE));
        }
    });
}
