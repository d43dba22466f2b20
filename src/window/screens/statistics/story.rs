//! The story of a finished campaign, told over the page: leg by leg, then a last word on everybody.

use std::{path::Path, sync::Arc};

use bevy_egui::egui::{Context, Key, ScrollArea, Sense, UiBuilder, vec2};
use campaign::{
    Campaign, Event,
    data::CampaignBook,
    text::{self, Names},
};
use engine::Game;

use crate::window::{
    error::WindowError,
    ui::{
        keys::struck,
        overlay, paint,
        theme::{self, size},
    },
};
use crate::{
    campaign::{CAMPAIGN, CampaignArtefact, CampaignPass},
    saves::read_game,
};

/// A campaign's story.
pub(super) struct Story {
    title: String,
    /// Whether each begins a leg, and its words.
    lines: Vec<(bool, String)>,
}

impl Story {
    /// The story of the campaign in this file, which is flown once more for it.
    pub(super) fn of(book: &Arc<CampaignBook>, file: &Path) -> Result<Story, WindowError> {
        let artefact: CampaignArtefact = read_game(file, CAMPAIGN)?;
        let flown = CampaignPass::new(book, file, artefact).and_then(CampaignPass::to_the_end);
        Ok(Story::told(&flown?))
    }

    fn told(campaign: &Campaign) -> Story {
        let (own, book) = (campaign.own(), campaign.book());
        let names = Names::of(own, book);
        let line = |(event, line): (&Event, String)| {
            (matches!(event, Event::LegBegan { .. } | Event::Ended { .. }), line)
        };
        let events = text::told(campaign.journal().events(), 0, &names).into_iter().map(line);
        let last = text::ending(own, book).into_iter().skip(1).map(|line| (false, line));
        let title = campaign.setup().captain.identity.styled();
        Story { title, lines: events.chain(last).collect() }
    }
}

/// Draws it over everything; whether it was closed.
pub(super) fn draw(ctx: &Context, story: &Story) -> bool {
    let all = ctx.screen_rect();
    let area = bevy_egui::egui::Area::new("story".into())
        .order(bevy_egui::egui::Order::Foreground)
        .fixed_pos(all.min);
    let shown = area.show(ctx, |ui| {
        let behind = ui.allocate_rect(all, Sense::CLICK);
        ui.painter().rect_filled(all, 0.0, theme::faded(theme::SPACE, 0.82));
        let most = all.size() - vec2(60.0, 40.0);
        let rect = overlay::in_the_middle(all, vec2(860.0, 640.0).min(most));
        let inner = overlay::panel(ui, rect, &story.title, "Esc closes");
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("lines"));
        ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
            for (begins, words) in &story.lines {
                let (points, above) = if *begins { (size::HEAD, 12.0) } else { (size::BODY, 0.0) };
                let wide = inner.width() - 16.0;
                let tall = paint::tall(ui.painter(), words, points, wide);
                let (place, _) =
                    ui.allocate_exact_size(vec2(wide, above + tall + 6.0), Sense::hover());
                let place = place.with_min_y(place.top() + above);
                paint::flow(ui.painter(), place, words, points, theme::TYPE, *begins);
            }
        });
        let at = behind.interact_pointer_pos();
        behind.clicked() && at.is_some_and(|at| !rect.contains(at))
    });
    let left = [Key::Escape, Key::Enter, Key::Space];
    shown.inner || ctx.input(|input| left.into_iter().any(|key| struck(input, key)))
}
