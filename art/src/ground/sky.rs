//! Space without a world in it: stars, clouds, rocks, a sun.

use crate::{
    canvas::Canvas,
    ink::{RED, SPACE, WHITE},
    outline::{arc, bow, circle, lines, poly, rect},
    scatter::Scatter,
    turn::turn,
};

/// Stars, most of them faint, and a few with a glow.
pub(crate) fn stars(canvas: &mut Canvas, count: usize) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x57A2);
    let (right, low) = canvas.half;
    for n in 0..count {
        let (x, y) = (scatter.between(-right, right), scatter.between(-low, low));
        let strong = scatter.next();
        let strong = strong * strong;
        let ink = WHITE.toward(canvas.key, scatter.next()).faint(0.12 + 0.75 * strong);
        let size = 0.2 + 0.38 * strong;
        canvas.fill(&circle(x, y, size), ink);
        if n % 30 == 7 {
            canvas.glow(x, y, 4.0, WHITE.faint(0.4));
        }
    }
}

/// Clouds in the card's colour, with stars before them.
pub(crate) fn nebula(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0xEB);
    let tilt = scatter.between(-0.5, 0.5);
    for n in 0..22 {
        let along = scatter.between(-1.0, 1.0);
        let (x, y) = (along * canvas.half.0, along * 40.0 * tilt + scatter.between(-14.0, 14.0));
        let ink = if n % 9 == 4 { RED.faint(0.05) } else { canvas.key.faint(0.09) };
        canvas.glow(x, y, scatter.between(16.0, 44.0), ink);
    }
    for _ in 0..9 {
        let along = scatter.between(-1.0, 1.0);
        let (x, y) = (along * canvas.half.0, along * 40.0 * tilt + scatter.between(-10.0, 10.0));
        canvas.glow(x, y, scatter.between(6.0, 20.0), SPACE.faint(0.7));
    }
    stars(canvas, 120);
}

/// Rocks: faint ones far away, larger ones near.
pub(crate) fn belt(canvas: &mut Canvas) {
    stars(canvas, 60);
    let mut scatter = Scatter::new(canvas.seed ^ 0xBE17);
    let (right, tilt) = (canvas.half.0, scatter.between(-0.3, 0.3));
    for n in 0..90 {
        let near = n as f32 / 90.0;
        let x = scatter.between(-right, right);
        let thick = scatter.between(-1.0, 1.0) * scatter.next();
        let y = x * tilt + thick * (14.0 + near * 34.0);
        let size = 0.4 + near * near * near * scatter.between(2.0, 9.0);
        rock(canvas, &mut scatter, (x, y, size), 0.2 + 0.5 * near);
    }
}

/// A stone, lit from one side, with a facet.
pub(crate) fn rock(
    canvas: &mut Canvas,
    scatter: &mut Scatter,
    (x, y, size): (f32, f32, f32),
    bright: f32,
) {
    let corners: Vec<(f32, f32)> = (0..8)
        .map(|n| {
            let (cos, sin) = turn(n as f32 / 8.0 + scatter.between(-0.04, 0.04));
            let far = size * scatter.between(0.7, 1.1);
            (x + cos * far, y + sin * far * 0.8)
        })
        .collect();
    let side = canvas.side();
    let (near, far) = (
        (x + side * size, y - size, canvas.key.dim(bright)),
        (x - side * size * 0.6, y + size * 0.7, canvas.key.dim(0.06)),
    );
    canvas.grade(&poly(&corners), near, far);
    if size > 2.4 {
        let facet = poly(&[corners[5], corners[6], (x, y)]);
        canvas.fill(&facet, WHITE.faint(0.07));
        canvas.line(&circle(x - size * 0.1, y + size * 0.1, size * 0.22), 0.3, SPACE.faint(0.6));
    }
}

/// A star at the edge of the picture, with an instrument's arcs.
pub(crate) fn sun(canvas: &mut Canvas) {
    stars(canvas, 50);
    let (side, right) = (canvas.side(), canvas.half.0);
    let (x, y) = (side * (right - 10.0), -6.0);
    canvas.glow(x, y, 110.0, canvas.key.faint(0.4));
    canvas.glow(x, y, 56.0, canvas.key.toward(WHITE, 0.5).faint(0.8));
    canvas.fill(&circle(x, y, 24.0), WHITE.toward(canvas.key, 0.15));
    for n in 0..5 {
        canvas.line(
            &circle(x, y, 31.0 + n as f32 * n as f32 * 3.2),
            0.35,
            canvas.key.faint(0.45 - n as f32 * 0.07),
        );
    }
    let mut scatter = Scatter::new(canvas.seed ^ 0x50);
    for _ in 0..3 {
        let from = scatter.next();
        let (cos, sin) = turn(from);
        let (next_cos, next_sin) = turn(from + 0.06);
        let flare = bow(
            (x + cos * 24.0, y + sin * 24.0),
            (x + (cos + next_cos) * 20.0, y + (sin + next_sin) * 20.0),
            (x + next_cos * 24.0, y + next_sin * 24.0),
        );
        canvas.line(&flare, 0.7, WHITE.faint(0.8));
    }
}

/// A moon before its sun: a ring of light.
pub(crate) fn eclipse(canvas: &mut Canvas) {
    stars(canvas, 70);
    canvas.glow(0.0, -6.0, 78.0, canvas.key.faint(0.55));
    let mut scatter = Scatter::new(canvas.seed ^ 0xEC);
    for _ in 0..70 {
        let (cos, sin) = turn(scatter.next());
        let far = scatter.between(32.0, 54.0);
        let ray = lines(&[((cos * 26.0, sin * 26.0 - 6.0), (cos * far, sin * far - 6.0))]);
        canvas.line(&ray, 0.3, WHITE.faint(scatter.between(0.04, 0.25)));
    }
    canvas.fill(&circle(0.0, -6.0, 26.0), SPACE);
    canvas.line(&circle(0.0, -6.0, 26.0), 0.7, WHITE.faint(0.9));
    canvas.line(&arc((0.0, -6.0), (26.0, 26.0), 0.52, 0.62), 1.8, WHITE);
    canvas.glow(-20.0, -24.0, 9.0, WHITE);
}

/// A comet with two tails across the sky.
pub(crate) fn comet(canvas: &mut Canvas) {
    stars(canvas, 90);
    let mut scatter = Scatter::new(canvas.seed ^ 0xC0);
    let side = canvas.side();
    let (x, y) = (side * 20.0, 8.0);
    for n in 0..46 {
        let spread = scatter.between(-1.0, 1.0);
        let far = scatter.between(30.0, 110.0);
        let end = (x - side * far, y - far * 0.36 + spread * far * 0.22);
        let strong = 0.4 * (1.0 - spread * spread) + 0.05;
        canvas.line(
            &lines(&[((x, y), end)]),
            0.35 + (n % 4) as f32 * 0.2,
            canvas.key.toward(WHITE, 0.4).faint(strong * 0.5),
        );
    }
    canvas.glow(x, y, 24.0, canvas.key.toward(WHITE, 0.4).faint(0.9));
    canvas.glow(x, y, 9.0, WHITE);
    rock(canvas, &mut scatter, (x, y, 4.0), 1.0);
}

/// Banks of cloud and dust, driven one way.
pub(crate) fn storm(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x5707);
    let (right, low) = canvas.half;
    for _ in 0..26 {
        let (x, y) = (scatter.between(-right, right), scatter.between(-low * 0.6, low));
        canvas.glow(x, y, scatter.between(14.0, 40.0), canvas.key.faint(0.07));
    }
    for n in 0..26 {
        let y = scatter.between(-low, low);
        let (x, long) = (scatter.between(-right * 1.4, right * 0.6), scatter.between(30.0, 90.0));
        let bend = scatter.between(-10.0, 10.0);
        let ink = if n == 11 {
            RED.faint(0.7)
        } else {
            canvas.key.toward(WHITE, 0.3).faint(scatter.between(0.08, 0.5))
        };
        canvas.line(
            &bow((x, y), (x + long * 0.5, y + bend), (x + long, y + bend * 0.4)),
            scatter.between(0.2, 0.9),
            ink,
        );
    }
}

/// Deep water: light from above, motes, and pressure lines.
pub(crate) fn deep(canvas: &mut Canvas) {
    let (right, low) = canvas.half;
    let all = rect(-right, -low, right * 2.0, low * 2.0);
    canvas.grade(&all, (0.0, -low, canvas.key.dim(0.34)), (0.0, low * 0.8, SPACE));
    let mut scatter = Scatter::new(canvas.seed ^ 0xDEE9);
    for _ in 0..7 {
        let (x, wide) = (scatter.between(-right, right), scatter.between(3.0, 12.0));
        let lean = scatter.between(10.0, 26.0);
        let shaft =
            poly(&[(x, -low), (x + wide, -low), (x + wide * 2.0 + lean, low), (x + lean, low)]);
        canvas.grade(&shaft, (0.0, -low, WHITE.faint(0.12)), (0.0, low * 0.4, WHITE.faint(0.0)));
    }
    for n in 0..8 {
        let y = -low + n as f32 * n as f32 * 1.7 + 12.0;
        canvas.line(&bow((-right, y), (0.0, y + 5.0), (right, y)), 0.3, canvas.key.faint(0.28));
    }
    for _ in 0..60 {
        let (x, y) = (scatter.between(-right, right), scatter.between(-low, low));
        canvas.fill(
            &circle(x, y, scatter.between(0.15, 0.6)),
            WHITE.faint(scatter.between(0.1, 0.5)),
        );
    }
}
