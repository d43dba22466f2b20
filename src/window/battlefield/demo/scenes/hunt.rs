//! The hunt: beasts come on.

use std::sync::Arc;

use characters::healing::RuleSet;
use skirmish::{
    Condition, FighterAction as Done, Gait, Mode, Why,
    data::{Aim, Armoury, CoverKind, Light, Terrain},
};

use crate::window::battlefield::{
    cast::cast,
    demo::{
        draft::{Moment, draft},
        people::*,
        words::{aim, attacked, began, classic, does, moved, seat},
    },
};

pub(super) fn hunt(armoury: &Arc<Armoury>) -> Moment {
    let mut ground = ground(Terrain::Prairie, Light::Dim, 300);
    ground.cover = vec![
        cover("acacias", CoverKind::Trees, 92.0),
        cover("tall grass", CoverKind::Vegetation, 135.0),
    ];
    let mut rider = recruit("Amara Voss", "8A9765", 70.0, &["Rifle"], &["Jack"]);
    rider.mount = Some("ground bike".to_owned());
    let us = vec![
        rider,
        recruit("Leif Holm", "A98654", 82.0, &["Spear", "Dagger"], &["Jack"]),
        recruit("Runa Falk", "779A85", 76.0, &["Shotgun"], &[]),
    ];
    let beast = |name: &str, at: f32| {
        let mut beast = recruit(name, "9A8210", at, &["Teeth"], &["Hide"]);
        beast.beast = Some(skirmish::data::Beast {
            kind: "dune hound".to_owned(),
            speed: 3,
            metres: 12,
            pouncer: true,
        });
        beast
    };
    let them = vec![
        beast("Hound 1", 118.0),
        beast("Hound 2", 126.0),
        beast("Hound 3", 84.0),
        beast("Hound 4", 132.0),
    ];
    let forces = vec![force("the hunters", Aim::Defeat, us), force("the pack", Aim::Defeat, them)];
    let scenario = scenario("The pack", ground, forces);
    let mut seen = cast(&scenario, RuleSet::Classic, armoury, seat(0));
    seen.round = 2;
    behind(&mut seen, 6, 1);
    hurt(&mut seen, 1, [0, 0, 7]);
    becomes(&mut seen, 4, Condition::Dead);
    let mut draft = draft(&scenario, "The pack", seen);
    let deeds = [Done::Stand, Done::Evade, Done::Close(Gait::Ride), Done::Open(Gait::Ride)];
    draft.asked =
        Some((Why::Orders, (0..3).flat_map(|who| deeds.map(|deed| does(who, deed))).collect()));
    for target in [3, 5, 6] {
        draft.aims.push(aim(
            0,
            target,
            Mode::Single,
            Ok(classic(2, 0, 3, 1, &[("half darkness", "M-07", -6)])),
        ));
    }
    draft.heard = vec![
        began(1),
        moved(5, 109.0, 84.0, Gait::Run),
        attacked(0, 4, "Rifle", Mode::Single, [6, 6], &classic(2, 0, 3, 1, &[])),
    ];
    draft.news = vec![began(2)];
    let mut moment = draft.finish(armoury, None);
    moment.animation.finish();
    moment.fight_ui.selected_option = 2;
    moment
}
