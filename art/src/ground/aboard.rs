//! Rooms aboard: corridors, hatches, windows, hangars.

use crate::{
    canvas::Canvas,
    ink::{RED, SPACE, WHITE},
    outline::{circle, lines, poly, rect, soft_rect},
    scatter::Scatter,
    turn::turn,
};

/// A passage with ribs that runs to a bright door.
pub(crate) fn corridor(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0xC0221);
    let (x, key) = (scatter.between(-14.0, 14.0), canvas.key);
    for n in 0..9 {
        let share = 1.0 - n as f32 / 9.0;
        let size = 0.12 + share * share * 1.25;
        let bright = 0.1 + 0.42 * (1.0 - share);
        canvas.placed(x * (1.0 - share), -2.0, size, 0.0, |canvas| {
            let rib = poly(&[
                (-40.0, -44.0),
                (40.0, -44.0),
                (58.0, -26.0),
                (58.0, 26.0),
                (46.0, 44.0),
                (-46.0, 44.0),
                (-58.0, 26.0),
                (-58.0, -26.0),
            ]);
            canvas.grade(&rib, (0.0, -44.0, key.dim(bright * 0.5)), (0.0, 44.0, key.dim(bright)));
            canvas.line(&rib, 0.7 / size.max(0.3), key.faint(0.5));
        });
    }
    canvas.glow(x * 0.9, -2.0, 30.0, key.toward(WHITE, 0.6).faint(0.7));
    canvas.fill(&soft_rect(x * 0.9 - 3.6, -7.0, 7.2, 12.0, 1.2), WHITE.faint(0.9));
    canvas.grade(
        &poly(&[(x * 0.9 - 3.0, 4.0), (x * 0.9 + 3.0, 4.0), (24.0, 52.0), (-24.0, 52.0)]),
        (0.0, 4.0, WHITE.faint(0.3)),
        (0.0, 46.0, WHITE.faint(0.0)),
    );
    canvas.line(
        &lines(&[((-40.0, -40.0), (x * 0.9 - 4.0, -6.0)), ((40.0, -40.0), (x * 0.9 + 4.0, -6.0))]),
        0.5,
        if scatter.next() > 0.5 { RED.faint(0.8) } else { WHITE.faint(0.5) },
    );
}

/// A round door, half open, light behind it.
pub(crate) fn hatch(canvas: &mut Canvas) {
    let (key, side, mut scatter) = (canvas.key, canvas.side(), Scatter::new(canvas.seed ^ 0x4A7));
    let (right, low) = canvas.half;
    canvas.grade(
        &rect(-right, -low, right * 2.0, low * 2.0),
        (side * right, -low, key.dim(0.2)),
        (-side * right, low, SPACE),
    );
    for n in -6..7 {
        canvas.line(
            &lines(&[((n as f32 * 14.0, -low), (n as f32 * 14.0, low))]),
            0.4,
            SPACE.faint(0.6),
        );
    }
    canvas.grade(
        &circle(0.0, 0.0, 41.0),
        (side * 41.0, -30.0, key.dim(0.55)),
        (-side * 41.0, 30.0, key.dim(0.1)),
    );
    canvas.fill(&circle(0.0, 0.0, 34.0), SPACE);
    let open = scatter.between(8.0, 24.0);
    canvas.within(&[circle(0.0, 0.0, 34.0)], |canvas| {
        canvas.glow(0.0, 0.0, 46.0, key.toward(WHITE, 0.5).faint(0.85));
        canvas.grade(
            &circle(open * -side * 1.6, 0.0, 34.5),
            (side * 20.0, -34.0, key.dim(0.34)),
            (-side * 30.0, 34.0, key.dim(0.06)),
        );
        canvas.line(&circle(open * -side * 1.6, 0.0, 28.0), 0.5, key.faint(0.5));
        canvas.line(&circle(open * -side * 1.6, 0.0, 9.0), 2.0, key.dim(0.6));
    });
    for n in 0..12 {
        let (cos, sin) = turn(n as f32 / 12.0 + 0.04);
        canvas.fill(&circle(cos * 37.5, sin * 37.5, 1.2), if n == 9 { RED } else { key.dim(0.8) });
    }
}

/// A room with a wide window, and somebody's chair.
pub(crate) fn window(canvas: &mut Canvas) {
    super::planet::outside(canvas, window_world(canvas.seed));
    let (key, (right, low)) = (canvas.key, canvas.half);
    let frame = [
        poly(&[(-right, -low), (right, -low), (right, -31.0), (-right, -31.0)]),
        poly(&[(-right, 24.0), (right, 24.0), (right, low), (-right, low)]),
    ];
    for part in &frame {
        canvas.grade(part, (0.0, -40.0, key.dim(0.06)), (0.0, low, key.dim(0.16)));
        canvas.line(part, 0.4, key.faint(0.6));
    }
    for x in [-46.0, -16.0, 16.0, 46.0] {
        let post = poly(&[
            (x - 1.2, -31.0),
            (x + 1.2, -31.0),
            (x * 1.1 + 1.6, 24.0),
            (x * 1.1 - 1.6, 24.0),
        ]);
        canvas.grade(&post, (x - 2.0, 0.0, key.dim(0.4)), (x + 2.0, 0.0, key.dim(0.08)));
    }
    for n in 0..16 {
        let x = -60.0 + n as f32 * 8.0;
        canvas.fill(
            &rect(x, 28.0 + (n % 3) as f32 * 0.8, 3.0, 1.0),
            if n == 5 { RED } else { WHITE.faint(0.5) },
        );
    }
}

fn window_world(seed: u32) -> cards::data::picture::World {
    use cards::data::picture::World;
    [World::Sea, World::Banded, World::City, World::Rock, World::Ice][seed as usize % 5]
}

/// A hangar: girders, a bright door onto the field, painted lines.
pub(crate) fn dock(canvas: &mut Canvas) {
    let ((right, low), key) = (canvas.half, canvas.key);
    let mut scatter = Scatter::new(canvas.seed ^ 0xD0C);
    let x = scatter.between(-16.0, 16.0);
    canvas.grade(
        &rect(-right, -low, right * 2.0, low * 2.0),
        (0.0, -low, key.dim(0.05)),
        (0.0, 26.0, key.dim(0.2)),
    );
    canvas.glow(x, -2.0, 70.0, key.faint(0.35));
    canvas.grade(
        &rect(x - 30.0, -20.0, 60.0, 44.0),
        (0.0, -20.0, key.dim(0.3)),
        (0.0, 24.0, key.toward(WHITE, 0.3).dim(0.75)),
    );
    canvas.line(&rect(x - 30.0, -20.0, 60.0, 44.0), 0.6, key.faint(0.9));
    for n in 0..6 {
        let up = n as f32 * 9.0;
        canvas.line(
            &lines(&[
                ((x - 34.0 - up, -24.0 - up * 0.7), (x + 34.0 + up, -24.0 - up * 0.7)),
                ((x - 34.0 - up, -24.0 - up * 0.7), (x - 34.0 - up, 24.0 + up)),
                ((x + 34.0 + up, -24.0 - up * 0.7), (x + 34.0 + up, 24.0 + up)),
            ]),
            0.5 + up * 0.02,
            key.dim(0.55 - n as f32 * 0.06),
        );
    }
    canvas.grade(
        &poly(&[
            (x - 30.0, 24.0),
            (x + 30.0, 24.0),
            (right * 1.2, low + 6.0),
            (-right * 1.2, low + 6.0),
        ]),
        (0.0, 24.0, key.dim(0.5)),
        (0.0, low, key.dim(0.08)),
    );
    canvas.line(
        &lines(&[
            ((x, 24.0), (x * 0.2, low)),
            ((x - 12.0, 24.0), (-40.0, low)),
            ((x + 12.0, 24.0), (40.0, low)),
        ]),
        0.5,
        WHITE.faint(0.4),
    );
    canvas.fill(&circle(x - 33.0, -22.0, 1.0), RED);
}
