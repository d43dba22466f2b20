//! The backgrounds of pictures: space, worlds, ground under a sky, rooms, a disc behind a head.

use cards::data::picture::Ground;

use crate::{canvas::Canvas, ink::SPACE, outline::rect};

mod aboard;
mod hall;
mod halo;
mod land;
mod office;
mod planet;
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
        Ground::Dock => aboard::dock(canvas),
        Ground::Corridor => aboard::corridor(canvas),
        Ground::Hatch => aboard::hatch(canvas),
        Ground::Window => aboard::window(canvas),
        Ground::Desk => office::desk(canvas),
        Ground::Halo(emblem) => halo::paint(canvas, emblem),
        Ground::Chart => office::chart(canvas),
        Ground::Storm => sky::storm(canvas),
        Ground::Deep => sky::deep(canvas),
        Ground::Hall => hall::hall(canvas),
        Ground::Racks => office::racks(canvas),
        Ground::Bars => hall::bars(canvas),
        Ground::Stage => hall::stage(canvas),
    }
}
