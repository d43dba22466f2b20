//! The battlefield without a window: its systems on input given by hand, for tests and benchmarks.

use bevy::{
    picking::{InteractionPlugin, PickingPlugin},
    prelude::*,
    state::app::StatesPlugin,
    window::RequestRedraw,
};
use bevy_egui::{
    EguiContext, EguiUserTextures,
    egui::{self, Pos2},
};
#[cfg(test)]
use skirmish::FighterId;

#[cfg(test)]
use super::figures::Fighter;
use super::plugin;
#[cfg(test)]
use crate::window::battlefield::field::people::Person;
use crate::window::{
    battlefield::demo::Moment,
    ui::{
        screen::{Canvas, Screen},
        theme,
    },
};

/// A battlefield on a screen of 1280 × 720, with a pixel a point.
pub struct HeadlessBattlefield {
    pub app: App,
    ctx: egui::Context,
}

impl HeadlessBattlefield {
    /// At this moment of a fight, after its first frames.
    pub fn at(moment: Moment) -> HeadlessBattlefield {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
            .add_plugins((PickingPlugin::default(), InteractionPlugin))
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<Shader>()
            .init_resource::<EguiUserTextures>()
            .add_event::<RequestRedraw>()
            .insert_state(Screen::Fight)
            .insert_resource(moment.view)
            .insert_resource(moment.fight_ui)
            .insert_resource(moment.animation)
            .add_plugins(plugin);
        let canvas = (Canvas { size: Vec2::new(1280.0, 720.0) }, EguiContext::default());
        let canvas = app.world_mut().spawn(canvas).id();
        let mut ctx = app.world_mut().get_mut::<EguiContext>(canvas).expect("a canvas");
        let ctx = ctx.get_mut().clone();
        theme::dress(&ctx);
        let mut battlefield = HeadlessBattlefield { app, ctx };
        (0..4).for_each(|_| battlefield.frame(Vec::new()));
        battlefield
    }

    /// Goes through one frame with this input.
    pub fn frame(&mut self, events: Vec<egui::Event>) {
        let screen_rect = Some(egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(1280.0, 720.0)));
        self.ctx.begin_pass(egui::RawInput { screen_rect, events, ..egui::RawInput::default() });
        self.app.update();
        let _ = self.ctx.end_pass();
    }
}

#[cfg(test)]
impl HeadlessBattlefield {
    /// Everybody who has a figure, by number.
    pub fn everybody(&mut self) -> Vec<FighterId> {
        let world = self.app.world_mut();
        let mut all: Vec<FighterId> =
            world.query::<&Fighter>().iter(world).map(|it| it.0).collect();
        all.sort();
        all
    }

    /// Where somebody's figure is.
    pub fn place(&mut self, who: u8) -> Transform {
        let world = self.app.world_mut();
        let mut figures = world.query::<(&Fighter, &Transform)>();
        let it = figures.iter(world).find(|(it, _)| it.0 == FighterId(who));
        *it.expect("they are on the field").1
    }

    /// The middle of somebody's figure on the screen.
    pub fn body(&mut self, who: u8) -> Pos2 {
        let at = self.place(who);
        let stage = self
            .app
            .world()
            .resource::<crate::window::battlefield::scene::picture::Picture>()
            .stage()
            .expect("a picture");
        let world = self.app.world_mut();
        let mut figures = world.query::<(&Fighter, &Person)>();
        let (_, person) =
            figures.iter(world).find(|(it, _)| it.0 == FighterId(who)).expect("they are there");
        person.at(super::layout::on_screen(&stage, &at)).figure.chest()
    }
}
