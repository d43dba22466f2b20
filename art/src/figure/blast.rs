//! Explosions and wrecks.

use crate::{
    canvas::Canvas,
    ink::{RED, WHITE},
    outline::{circle, lines, poly},
    scatter::Scatter,
    turn::turn,
};

/// An explosion: a white heart, rays, splinters flying from it.
pub(crate) fn paint(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0xB1A57);
    let key = canvas.key;
    canvas.glow(0.0, 0.0, 62.0, key.faint(0.5));
    canvas.glow(0.0, 0.0, 34.0, RED.faint(0.55));
    for _ in 0..44 {
        let (cos, sin) = turn(scatter.next());
        let (near, far) = (scatter.between(10.0, 22.0), scatter.between(26.0, 58.0));
        let ray = lines(&[((cos * near, sin * near * 0.8), (cos * far, sin * far * 0.8))]);
        canvas.line(
            &ray,
            scatter.between(0.2, 0.6),
            key.toward(WHITE, 0.5).faint(scatter.between(0.2, 0.8)),
        );
    }
    canvas.line(&circle(0.0, 0.0, 27.0), 0.4, WHITE.faint(0.5));
    canvas.glow(0.0, 0.0, 20.0, WHITE);
    canvas.fill(&circle(0.0, 0.0, 7.5), WHITE);
    splinters(canvas, &mut scatter, 22, 18.0);
}

/// A ship in pieces, adrift.
pub(crate) fn wreck(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x3EC4);
    let layers = crate::sketch::named(super::SHIPS, "Derelict");
    canvas.placed(0.0, 0.0, 1.0, scatter.between(-0.06, 0.06), |canvas| {
        crate::sketch::draw(canvas, &layers)
    });
    splinters(canvas, &mut scatter, 30, 24.0);
}

/// Bright and dark pieces of plate, smaller the farther out they are.
fn splinters(canvas: &mut Canvas, scatter: &mut Scatter, count: usize, from: f32) {
    for _ in 0..count {
        let (cos, sin) = turn(scatter.next());
        let far = scatter.between(from, 66.0);
        let size = scatter.between(0.6, 3.4) * (1.2 - far / 90.0);
        let (a, b, c) = (scatter.next(), scatter.next(), scatter.next());
        let corner = |at: f32, share: f32| {
            let (x, y) = turn(at);
            (x * size * share, y * size * share)
        };
        let piece =
            poly(&[corner(a * 0.3, 1.0), corner(0.33 + b * 0.2, 0.6), corner(0.7 + c * 0.2, 1.0)]);
        let ink = canvas.key.dim(scatter.between(0.25, 0.8));
        canvas.placed(cos * far, sin * far * 0.7, 1.0, 0.0, |canvas| canvas.fill(&piece, ink));
    }
}
