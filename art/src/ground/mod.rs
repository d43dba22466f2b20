//! The backgrounds of pictures: space, worlds, ground under a sky, rooms, a disc behind a head.

use cards::data::picture::Ground;

use crate::{canvas::Canvas, ink::SPACE, outline::rect};

mod halo;
mod land;
mod planet;
mod room;
mod sky;

pub(crate) fn paint(canvas: &mut Canvas, ground: Ground) {
    let (right, low) = canvas.half;
    canvas.fill(&rect(-right, -low, right * 2.0, low * 2.0), SPACE);
    match ground {
        Ground::Void => sky::stars(canvas, 90),
        Ground::Nebula => sky::nebula(canvas),
        Ground::Orbit(world) => planet::orbit(canvas, world),
        Ground::Far(world) => planet::far(canvas, world),
        Ground::Belt => sky::belt(canvas),
        Ground::Sun => sky::sun(canvas),
        Ground::Eclipse => sky::eclipse(canvas),
        Ground::Comet => sky::comet(canvas),
        Ground::Surface(terrain) => land::surface(canvas, terrain),
        Ground::Skyline(quarter) => land::skyline(canvas, quarter),
        Ground::Dock => room::dock(canvas),
        Ground::Corridor => room::corridor(canvas),
        Ground::Hatch => room::hatch(canvas),
        Ground::Window => room::window(canvas),
        Ground::Desk => room::desk(canvas),
        Ground::Halo(emblem) => halo::paint(canvas, emblem),
        Ground::Chart => room::chart(canvas),
        Ground::Storm => sky::storm(canvas),
        Ground::Deep => sky::deep(canvas),
        Ground::Hall => room::hall(canvas),
        Ground::Racks => room::racks(canvas),
        Ground::Bars => room::bars(canvas),
        Ground::Stage => room::stage(canvas),
    }
}
