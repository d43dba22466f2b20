//! The table as it is drawn in games of one rival and of three: nothing on it is shortened or covered.

use bevy_egui::egui::{CentralPanel, Context, Frame};

use super::{LogView, draw};
use crate::{
    builder::testing::library,
    players::{self, Rival},
    saves::Saves,
    session::{GameOptions, Session},
    window::{
        card_table::{game::look, marking::Marking, table_ui::TableUi, view::TableView},
        testing::{raw, screen},
        ui::{
            layout_check::{faults, meant_last},
            theme,
        },
    },
};

/// What is wrong with the table in this moment, by its second frame.
fn wrong(ctx: &Context, view: &TableView) -> Vec<String> {
    let (table_ui, marking) = (TableUi::default(), Marking::nothing());
    let log = LogView { lines: &[], news: 0, you: view.seen.you, trouble: None };
    let frame = || {
        ctx.run(raw(vec![]), |ctx| {
            CentralPanel::default().frame(Frame::NONE).show(ctx, |ui| {
                draw(ui, view, &table_ui, marking, &log);
            });
        })
    };
    drop(frame());
    let drawn = frame();
    let faults = faults(&drawn.shapes, screen(), &meant_last(ctx));
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn nothing_on_the_table_is_shortened_or_covered() {
    let folder = std::env::temp_dir().join(format!("far-lanes-whole-{}", std::process::id()));
    let library = library();
    let mut all = Vec::new();
    for pixels in [1.0, 1.5] {
        for rivals in [1, 3] {
            let ctx = Context::default();
            theme::dress(&ctx);
            ctx.set_pixels_per_point(pixels);
            let against = (0..rivals).map(|_| Rival::mind_with("honest-freight"));
            let game_options = GameOptions {
                seed: Some(11),
                deck: Some("honest-freight".to_owned()),
                against: Some(against.collect()),
                new: true,
                ..GameOptions::default()
            };
            let mut session =
                Session::begin(&library, &Saves::at(&folder), &game_options).expect("a game");
            let mut mind = players::mind(&library, session.book());
            for decision in 0..60 {
                session.advance();
                let Some(choice) = session.asked().cloned() else { break };
                if decision % 5 == 0 {
                    let found = wrong(&ctx, &look(&session, 1 + decision));
                    all.extend(found.into_iter().map(|it| format!("{rivals} at {pixels}: {it}")));
                }
                let chosen = session.advice(&mut mind, &choice);
                session.decide(chosen).expect("it was offered");
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    all.sort();
    all.dedup();
    assert!(all.is_empty(), "{}:\n{}", all.len(), all.join("\n"));
}
