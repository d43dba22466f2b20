//! The guide on a campaign: lessons on a plate beside the part of the screen that they are about.

use bevy_egui::egui::{Context, LayerId, Rect, pos2, vec2};

use super::{
    action::CampaignAction,
    crew,
    port::{self, PortPlaces},
    question::View,
    screen::Places,
    tapped, top,
};
use crate::guide::haul::HaulTarget;
use crate::window::{
    card_table::guide::{Plate, PlateAction, show},
    ui::{compact, interface::in_use},
};

/// How wide the place of the purse and of the legs is, from the right.
const MONEY: f32 = 280.0;
const LEGS: f32 = 132.0;
/// The room between a part of the port and the line around it.
const AROUND: f32 = 4.0;

/// Draws the lesson that has its moment, and what it points at.
pub(super) fn draw(ctx: &Context, view: &View) -> Option<CampaignAction> {
    let told = view.run.under_way.lesson()?;
    let all = ctx.screen_rect();
    if compact::is_on(ctx) {
        let target = tapped::pointed_at(told.lesson.at, all);
        let asks = target == tapped::pointed_at(HaulTarget::Page, all);
        let clear: &[Rect] = if asks { &[target] } else { &[] };
        let plate = Plate::of(&told, in_use(ctx));
        return show(ctx, &plate, Some(target), clear, &[]).map(done);
    }
    let places = Places::of(all);
    let parts = || port::places(&ctx.layer_painter(LayerId::background()), places.left, view);
    let target = pointed_at(told.lesson.at, all, &places, parts);
    let plate = Plate::of(&told, in_use(ctx));
    // What is asked stands on the page; of the rest, crew and port are read.
    let spared = [crew::taken(places.right, view), top::words(all)];
    show(ctx, &plate, Some(target), &[places.left], &spared).map(done)
}

fn done(action: PlateAction) -> CampaignAction {
    match action {
        PlateAction::GoOn => CampaignAction::LessonRead,
        PlateAction::Leave => CampaignAction::LeaveGuide,
    }
}

fn pointed_at(at: HaulTarget, all: Rect, places: &Places, parts: impl Fn() -> PortPlaces) -> Rect {
    let head = all.with_max_y(all.top() + top::TALL).shrink2(vec2(24.0, 10.0));
    match at {
        HaulTarget::Page => places.left,
        HaulTarget::Contracts => parts().contracts.expand(AROUND),
        HaulTarget::Errands => parts().errands.expand(AROUND),
        HaulTarget::Recruits => parts().recruits.expand(AROUND),
        HaulTarget::Crew => places.right,
        HaulTarget::Money => head.with_min_x(head.right() - MONEY),
        HaulTarget::Legs => {
            let left = head.right() - 408.0;
            Rect::from_min_max(pos2(left, head.top()), pos2(left + LEGS, head.center().y))
        }
        HaulTarget::Foot => all.with_min_y(all.bottom() - 30.0).shrink2(vec2(24.0, 2.0)),
    }
}
