//! Labels in every shipped scenario: at its beginning, and after some rounds between minds.

use std::path::Path;

use bevy_egui::egui::{LayerId, RawInput, Rect, pos2, vec2};
use characters::healing::RuleSet;

use super::setup::{self, FightSetup};
use crate::{
    data::Texts,
    saves::Saves,
    skirmish::{Skirmishes, session::Session},
    window::battlefield::{
        effects::FightAnimation,
        field::{
            camera::Stage,
            labels::{body, lay},
            onstage::Scene,
            people,
            placing::Kept,
            presence::is_here,
        },
        fight_ui::FightUi,
        game::look_at,
        plan::Plan,
        testing,
        view::FightView,
    },
    window::testing::context,
};

/// More than this is covered.
const HAIR: f32 = 0.6;

/// Asserts that at this moment no label covers a figure or another label, and that everybody has a name.
#[track_caller]
fn check(view: &FightView, what: &str) {
    for size in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0)] {
        let fight_ui = FightUi::new(view);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), size);
        let stage = Stage { rect: Plan::of(screen).picture, camera: fight_ui.lens };
        let animation = FightAnimation::default();
        let scene = Scene::new(view, &fight_ui, &animation, stage);
        let shown = people::shown(&scene);
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let _ = context().run(input, |ctx| {
            let p = ctx.layer_painter(LayerId::background());
            let labels = lay(&p, &scene, &shown, &mut Kept::default());
            let rects: Vec<Rect> = labels.iter().map(|it| it.placed.rect).collect();
            for (n, one) in rects.iter().enumerate() {
                let inner = one.shrink(HAIR);
                let bodies = shown.iter().map(body);
                let all: Vec<Rect> = bodies.chain(rects[n + 1..].iter().copied()).collect();
                assert!(!all.iter().any(|it| it.intersects(inner)), "{what} {size}: label {n}");
            }
            let here = view.seen.fighters.iter().filter(|it| is_here(it.condition)).count();
            let named = labels.iter().filter(|it| it.is_name());
            assert!(named.count() * 10 >= here * 9, "{what} {size}: {here} are here");
        });
    }
}

fn fight(id: &str, rules: RuleSet, saves: &Saves) -> Option<Session> {
    let mut setup = FightSetup::default();
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let texts = Texts::fetch(&assets, crate::skirmish::PARTS);
    setup.read(texts, &assets, Path::new("nowhere"));
    setup.choose(id);
    (setup.rules, setup.seed) = (rules, "7".to_owned());
    setup.command = setup::Command::Side(0);
    let fight_options = setup.fight_options()?;
    Session::begin(&testing::minds(), saves, fight_options).ok()
}

#[test]
fn no_label_covers_a_figure_or_another_label_in_any_shipped_scenario() {
    let folder = std::env::temp_dir().join(format!("far-lanes-labels-{}", std::process::id()));
    let saves = Saves::at(&folder);
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let shipped = Skirmishes::read(&assets, None).expect("the shipped scenarios");
    let mut looked = 0;
    for id in shipped.ids() {
        for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
            let Some(mut session) = fight(id, rules, &saves) else { continue };
            for decision in 0..40 {
                session.advance();
                let Some(choice) = session.asked() else { break };
                let view = look_at(&session, choice.seat, decision);
                if decision % 4 == 0 {
                    check(&view, &format!("{id} {rules:?} {decision}"));
                    looked += 1;
                }
                let Some(nth) = session.advice().first().map(|it| it.nth) else { break };
                let chosen = view.offers()[nth].chosen;
                session.decide(chosen).expect("it was offered");
            }
        }
    }
    assert!(looked > 40, "{looked}");
    let _ = std::fs::remove_dir_all(folder);
}
