//! A captain's plate: name, victory points, infamy, piles, purse and tokens.

use art::{Icon, Sign};
use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use cards::{Activity, CaptainSeen, CardSeen, data::Token};

use crate::window::{
    card_table::{
        area::Area,
        spot::Spot,
        tokens::{self, Standing},
        touch::Pen,
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

const PAD: f32 = 10.0;

/// Draws `captain`'s plate in `rect`.
pub fn draw(pen: &mut Pen, rect: Rect, captain: &CaptainSeen) {
    let touch = pen.touch(rect, &[Spot::Captain(captain.seat)], None);
    let p = pen.p();
    let mine = captain.seat == pen.view.seen.you;
    let acting = pen.view.seen.acting == Some(captain.seat) && pen.view.seen.ending.is_none();
    let line = if acting { theme::QUIET } else { theme::RULE };
    paint::plate(&p, rect, theme::PANEL, line);
    let inner = rect.shrink2(vec2(PAD, 7.0));
    if mine {
        let pool = inner.with_min_y(inner.top() + 76.0).expand2(vec2(4.0, 2.0));
        pen.areas.extend([(Area::Plate, rect), (Area::Pool, pool)]);
    }
    title(pen, inner, captain, mine);
    points(pen, inner, captain);
    piles(pen, inner, captain, mine);
    tokens(pen, inner.with_min_y(inner.top() + 79.0), &captain.pool, mine);
    pen.glow(rect, touch);
    if captain.out {
        p.rect_filled(rect, 4.0, theme::faded(theme::SPACE, 0.75));
        paint::caption(
            &p,
            rect.center(),
            Align2::CENTER_CENTER,
            "out of the game",
            size::SMALL,
            theme::TYPE,
        );
    }
}

fn title(pen: &mut Pen, inner: Rect, captain: &CaptainSeen, mine: bool) {
    let p = pen.p();
    let (words, ink, word) = doing(captain.activity);
    let at = pos2(inner.right(), inner.top() + 15.0);
    let doing = paint::say(&p, at, Align2::RIGHT_TOP, &words, size::TINY, ink);
    pen.tip(doing, word);
    let dot = pos2(inner.left() + 4.0, inner.top() + 8.5);
    match mine {
        true => p.circle_filled(dot, 4.0, theme::TYPE),
        false => p.circle_stroke(dot, 3.4, Stroke::new(1.5, theme::TYPE)),
    };
    let at = pos2(inner.left() + 14.0, inner.top() - 1.0);
    let room = inner.right() - at.x;
    let name = pen.view.name(captain.seat);
    paint::fitted(&p, at, Align2::LEFT_TOP, name, size::BODY, theme::TYPE, room, true);
}

/// What a captain does, in which ink, and the word of the glossary for it.
fn doing(activity: Activity) -> (String, Color32, &'static str) {
    match activity {
        Activity::Uncommitted => ("uncommitted".to_owned(), theme::FAINT, "Uncommitted"),
        Activity::Pursuing(slot) => (format!("pursues {}", slot.0 + 1), theme::TYPE, "Pursuer"),
        Activity::Pirate => ("pirate".to_owned(), theme::now(), "Piracy"),
    }
}

fn points(pen: &mut Pen, inner: Rect, captain: &CaptainSeen) {
    let p = pen.p();
    let at = pos2(inner.left(), inner.top() + 13.0);
    let vp = captain.vp.to_string();
    let vp = paint::numeral(&p, at, Align2::LEFT_TOP, &vp, 28.0, theme::TYPE);
    let base = vp.bottom() - 5.5;
    let at = pos2(vp.right() + 4.0, base);
    let of = format!("/{}", captain.threshold);
    let of = paint::say(&p, at, Align2::LEFT_BOTTOM, &of, size::BODY, theme::QUIET);
    let at = pos2(of.right() + 12.0, base - 8.0);
    let sign = paint::icon(&p, at, 15.0, Icon::Sign(Sign::Points), theme::QUIET);
    pen.tip(vp.union(sign), "Victory points");
    let ink = if captain.infamy > 0 { theme::now() } else { theme::FAINT };
    let at = pos2(inner.right(), base + 1.0);
    let sign = paint::icon(&p, at - vec2(8.0, 7.5), 15.0, Icon::Sign(Sign::Infamy), ink);
    let at = pos2(sign.left() - 4.0, base + 2.5);
    // Tokens, and what cards count beside them: the log tells of tokens alone.
    let count = match captain.infamy.saturating_sub(captain.infamy_tokens) {
        0 => captain.infamy.to_string(),
        cards => format!("{}+{cards}", captain.infamy_tokens),
    };
    let infamy = paint::numeral(&p, at, Align2::RIGHT_BOTTOM, &count, 16.0, ink);
    pen.tip(infamy.union(sign), "Infamy");
    let bar = Rect::from_min_size(pos2(inner.left(), vp.bottom() - 2.0), vec2(inner.width(), 2.0));
    p.rect_filled(bar, 0.0, theme::RULE);
    let share = f32::from(captain.vp.max(0)) / f32::from(captain.threshold.max(1));
    let done = bar.with_max_x(bar.left() + bar.width() * share.min(1.0));
    p.rect_filled(done, 0.0, theme::TYPE);
}

/// The piles that a plate counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pile {
    Hand,
    Deck,
    Discard,
    Adventures,
    Purse,
}

impl Pile {
    fn sign(self) -> Sign {
        match self {
            Pile::Hand => Sign::Hand,
            Pile::Deck => Sign::Deck,
            Pile::Discard => Sign::Discard,
            Pile::Adventures => Sign::Contract,
            Pile::Purse => Sign::Purse,
        }
    }

    /// Its word in the glossary.
    fn word(self) -> &'static str {
        match self {
            Pile::Hand => "hand",
            Pile::Deck => "deck",
            Pile::Discard => "Discard pile",
            Pile::Adventures => "Adventure Deck",
            Pile::Purse => "purse",
        }
    }

    /// The face-up cards in it.
    fn cards(self, captain: &CaptainSeen) -> &[CardSeen] {
        match self {
            Pile::Discard => &captain.discard,
            Pile::Adventures => &captain.adventure_discard,
            Pile::Hand | Pile::Deck | Pile::Purse => &[],
        }
    }
}

/// Counts of the piles, and what could be paid.
fn piles(pen: &mut Pen, inner: Rect, captain: &CaptainSeen, mine: bool) {
    let hand = format!("{}/{}", captain.hand_count, captain.hand_size);
    let mut counts = vec![
        (Pile::Hand, hand, theme::TYPE),
        (Pile::Deck, captain.deck_count.to_string(), theme::TYPE),
        (Pile::Discard, captain.discard.len().to_string(), theme::QUIET),
        (Pile::Adventures, captain.adventure_count.to_string(), theme::QUIET),
    ];
    if mine {
        counts.push((Pile::Purse, pen.view.seen.purse.to_string(), theme::met()));
    }
    // The first counts two things, and has half as much room again.
    let step = inner.width() / (counts.len() as f32 + 0.5);
    let mut left = inner.left();
    for (n, (pile, count, ink)) in counts.into_iter().enumerate() {
        let wide = if n == 0 { step * 1.5 } else { step };
        let cell = Rect::from_min_size(pos2(left, inner.top() + 48.0), vec2(wide, 29.0));
        left = cell.right();
        counted(pen, cell, pile, &count, ink);
        list(pen, cell, captain, pile);
        if pile == Pile::Deck && mine {
            deck(pen, cell.with_max_x(cell.right() - 9.0).expand2(vec2(4.0, 0.0)));
        }
    }
}

fn counted(pen: &Pen, cell: Rect, pile: Pile, count: &str, ink: Color32) {
    let p = pen.p();
    paint::strong(&p, cell.left_top(), Align2::LEFT_TOP, count, 15.0, ink);
    let (at, ink) = (pos2(cell.left() + 7.0, cell.top() + 23.5), theme::faded(theme::TYPE, 0.55));
    paint::icon(&p, at, 13.0, Icon::Sign(pile.sign()), ink);
}

/// The top of one's deck can be expended.
fn deck(pen: &mut Pen, cell: Rect) {
    let touch = pen.touch(cell, &[Spot::Deck], None);
    pen.glow(cell, touch);
    // Beside the sign of the pile, below its number.
    pen.tick(cell.right_bottom() - vec2(6.0, 5.0), touch);
}

/// Explains a pile to a pointer that rests on it; an open pile lists its cards instead.
fn list(pen: &mut Pen, cell: Rect, captain: &CaptainSeen, pile: Pile) {
    let cards = pile.cards(captain);
    if cards.is_empty() {
        return pen.tip(cell, pile.word());
    }
    let id = Id::new((pile.word(), cell.min.x as i32, cell.min.y as i32));
    let (view, response) = (pen.view, pen.ui.interact(cell, id, Sense::HOVER));
    response.on_hover_ui(|ui| {
        ui.label(match pile {
            Pile::Adventures => "Adventure discard pile, newest first",
            Pile::Hand | Pile::Deck | Pile::Discard | Pile::Purse => "Discard pile, newest first",
        });
        for card in cards.iter().rev().take(24) {
            ui.small(&view.card(card.def).name);
        }
    });
}

/// The Resource Pool: tokens alike are counted.
fn tokens(pen: &mut Pen, area: Rect, pool: &[Token], mine: bool) {
    let mut sorted = pool.to_vec();
    sorted.sort_unstable();
    let mut next = area.min;
    for alike in sorted.chunk_by(|a, b| a == b) {
        let (token, count) = (alike[0], alike.len());
        let p = pen.p();
        let room = tokens::pill_size(&p, token, count, true);
        if next.x > area.left() && next.x + room.x > area.right() {
            next = pos2(area.left(), next.y + room.y + 1.5);
        }
        let rect = Rect::from_min_size(next, room);
        if mine {
            let touch = pen.touch(rect, &[Spot::Token(token)], None);
            pen.glow(rect, touch);
        }
        tokens::pill(&p, next, token, count, true, Standing::There);
        pen.tip_token(rect, token, None);
        next.x = rect.right() + 3.0;
    }
    if pool.is_empty() {
        let p = pen.p();
        let empty = Rect::from_min_size(area.min, vec2(area.width(), 15.0));
        p.rect_stroke(
            empty,
            3.0,
            Stroke::new(1.0, theme::faded(theme::RULE, 0.6)),
            StrokeKind::Inside,
        );
        paint::say(&p, empty.center(), Align2::CENTER_CENTER, "no tokens", 9.5, theme::FAINT);
        pen.tip(empty, "Resource Pool");
    }
}
