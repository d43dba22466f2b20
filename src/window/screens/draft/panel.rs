//! Around the offer: what is picked, the deck so far in figures, the keys.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};
use engine::Game;

use super::{
    action::{DraftAction, Pen},
    state::{DraftUi, Page},
};
use crate::{
    builder::CardKind,
    draft::{Drafting, UnderWay, words},
    window::{
        card_table::deck_charts,
        ui::{
            card_type::CardType,
            compact, paint,
            theme::{self, size},
        },
    },
};

/// Room of the counts by type.
const COUNTS: f32 = 84.0;

/// The name of the draft, and what is picked now.
pub(super) fn bar(p: &Painter, room: Rect, drafting: &Drafting) {
    let name = format!("Draft {}", drafting.seed());
    let at = pos2(room.left(), room.top() + 15.0);
    let said = paint::strong(p, at, Align2::LEFT_CENTER, &name, size::TITLE, theme::TYPE);
    let asked = asked(drafting);
    let at = pos2(said.right() + 20.0, at.y);
    let wide = room.right() - at.x;
    let ink = theme::QUIET;
    paint::fitted(p, at, Align2::LEFT_CENTER, &asked, size::HEAD, ink, wide, false);
}

/// What is picked now, or that all is.
pub(super) fn asked(drafting: &Drafting) -> String {
    let (game, picks) = (drafting.game(), drafting.picks());
    let asked = game.choice().map(|offer| words::asked(offer.why, game.deck()));
    asked.unwrap_or_else(|| format!("Play what you drafted, in {picks} picks"))
}

/// The deck so far.
pub(super) fn draw(p: &Painter, area: Rect, draft_ui: &DraftUi, under_way: &UnderWay) {
    paint::plate(p, area, theme::PANEL, theme::RULE);
    let inner = area.shrink2(vec2(13.0, 11.0));
    let deck = under_way.drafting.game().deck();
    let book = under_way.drafting.game().book();
    let ship = book.find(&deck.ship).map_or("no ship yet", |(_, card)| card.name.as_str());
    let head = inner.with_max_y(inner.top() + 22.0);
    paint::fitted(
        p,
        head.left_top(),
        Align2::LEFT_TOP,
        ship,
        size::HEAD,
        theme::TYPE,
        head.width(),
        true,
    );
    let counts =
        Rect::from_min_size(pos2(inner.left(), head.bottom() + 8.0), vec2(inner.width(), COUNTS));
    self::counts(p, counts, draft_ui);
    deck_charts::draw_narrow(p, inner.with_min_y(counts.bottom() + 10.0), &draft_ui.figures);
}

/// How many there are of each type, in two columns.
fn counts(p: &Painter, area: Rect, draft_ui: &DraftUi) {
    let kinds = CardKind::ALL.into_iter().filter(|kind| *kind != CardKind::Ship);
    let (half, line) = (area.width() / 2.0, area.height() / 4.0);
    for (n, kind) in kinds.enumerate() {
        let at = area.min + vec2(half * (n / 4) as f32, line * (n % 4) as f32 + line / 2.0);
        paint::mark(p, at + vec2(6.0, 0.0), 5.0, CardType::of_kind(kind));
        let words =
            format!("{} {}", draft_ui.figures.count_of(kind), kind.heading().to_lowercase());
        let (at, wide) = (at + vec2(18.0, 0.0), half - 22.0);
        paint::fitted(p, at, Align2::LEFT_CENTER, &words, size::SMALL, theme::QUIET, wide, false);
    }
}

/// The keys that are good for something now, and a sentence where there is one.
pub(super) fn foot(pen: &mut Pen, room: Rect, draft_ui: &DraftUi, under_way: &UnderWay) {
    let x = pen.foot(room.left_bottom(), 16.0, useful_keys(draft_ui, under_way));
    if let Some(note) = draft_ui.note.as_ref().filter(|_| !compact::is_on(pen.ui.ctx())) {
        let (p, at, width) = (pen.p(), room.right_bottom(), room.right() - x - 8.0);
        let align = Align2::RIGHT_BOTTOM;
        paint::fitted(&p, at, align, note, size::SMALL, theme::TYPE, width, false);
    }
}

fn useful_keys(
    draft_ui: &DraftUi,
    under_way: &UnderWay,
) -> Vec<(&'static str, &'static str, DraftAction)> {
    let (here, is_offer) = (draft_ui.selected, draft_ui.page == Page::Offer);
    let advice = if draft_ui.advice { "no advice" } else { "advice" };
    let has_picks = under_way.drafting.picks() > 0;
    let has_rivals = !is_offer && !draft_ui.rivals.is_empty();
    let keys = [
        is_offer.then_some(("Enter", "pick", DraftAction::Pick(here))),
        is_offer.then_some(("W", advice, DraftAction::Advice)),
        is_offer.then_some(("R", "the adviser picks the rest", DraftAction::Rest)),
        has_rivals.then_some(("P", "play", DraftAction::Play(here))),
        (!is_offer).then_some(("K", "keep the deck", DraftAction::Keep)),
        has_picks.then_some(("U", "take back", DraftAction::Undo)),
        Some(("N", "another draft", DraftAction::New)),
        Some(("F1", "keys", DraftAction::Keys)),
        Some(("Esc", "title", DraftAction::Leave)),
    ];
    keys.into_iter().flatten().collect()
}
