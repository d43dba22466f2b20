//! Tests of the contracts: whole, readable, and what of their demands is met.

use bevy_egui::egui::{Color32, LayerId};

use super::*;
use crate::window::{
    card_table::table::{complications::ROW, plan::Plan},
    testing,
};

/// What every contract asks, and its subplots, with as many complications as it has room for.
#[test]
fn every_word_of_every_contract_is_there() {
    let library = crate::builder::testing::library();
    for pixels in [1.0, 1.5] {
        let ctx = testing::context();
        ctx.set_pixels_per_point(pixels);
        let mut cut = Vec::new();
        for _ in 0..2 {
            cut.clear();
            let _ = ctx.run(testing::raw(vec![]), |ctx| {
                let p = ctx.layer_painter(LayerId::background());
                let row = Plan::of(testing::screen()).contracts;
                let width = (row.width() - 3.0 * GAP) / 4.0;
                let inner = row.with_max_x(row.left() + width).shrink2(vec2(10.0, 9.0));
                for side in library.book.cards().filter_map(|(_, card)| card.sides()) {
                    let side = &side.contract;
                    let rows = f32::from(side.complication_slots);
                    let bottom = inner.bottom() + 3.0 - ROW * rows - 4.0;
                    let area = inner.with_min_y(inner.top() + 54.0).with_max_y(bottom);
                    if !Asks::of(&p, area, side).is_whole(area) {
                        cut.push(side.name.clone());
                    }
                }
            });
        }
        assert!(cut.is_empty(), "{} at {pixels}: {cut:?}", cut.len());
    }
}

fn luminance(colour: [f32; 3]) -> f32 {
    let light = colour.map(|part| {
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
}

/// A ground over the brightest picture, blended as light and as numbers: the brighter of the two.
fn over_a_bright_picture(ground: Color32, share: f32) -> f32 {
    let parts =
        |colour: Color32| [colour.r(), colour.g(), colour.b()].map(|it| f32::from(it) / 255.0);
    let blended = parts(ground).map(|part| share * part + (1.0 - share) * PICTURE);
    let as_numbers = luminance(blended);
    let as_light = share * luminance(parts(ground)) + (1.0 - share) * luminance([PICTURE; 3]);
    as_numbers.max(as_light)
}

/// WCAG 2: at least 4.5 for text, on a picture that is all white.
#[test]
fn what_is_read_on_a_picture_has_contrast_enough() {
    let parts =
        |colour: Color32| [colour.r(), colour.g(), colour.b()].map(|it| f32::from(it) / 255.0);
    let ratio = |ink: Color32, ground: Color32, share: f32| {
        (luminance(parts(ink)) + 0.05) / (over_a_bright_picture(ground, share) + 0.05)
    };
    let texts = [
        ("subplots", theme::TYPE, theme::SPACE, paint::GROUND),
        ("free slots", theme::QUIET, theme::SPACE, paint::GROUND),
        ("titles", theme::TYPE, theme::PANEL, HEAD_GROUND),
        ("distances", theme::QUIET, theme::PANEL, HEAD_GROUND),
        ("titles pointed at", theme::TYPE, theme::RAISED, HEAD_GROUND),
        ("distances pointed at", theme::QUIET, theme::RAISED, HEAD_GROUND),
    ];
    for (what, ink, ground, share) in texts {
        let ratio = ratio(ink, ground, share);
        assert!(ratio >= 4.5, "{what}: {ratio:.2}");
    }
}
