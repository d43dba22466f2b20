//! Rooms aboard and ashore: corridors, windows, desks, halls.

use crate::{
    canvas::Canvas,
    ink::{RED, SPACE, WHITE},
    outline::{arc, bow, circle, lines, oval, poly, rect, soft_rect},
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

/// A table in a pool of lamplight; paper has it as its ground.
pub(crate) fn desk(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    canvas.grade(
        &rect(-right, 24.0, right * 2.0, low),
        (0.0, 24.0, key.dim(0.24)),
        (0.0, low, SPACE),
    );
    canvas.line(&lines(&[((-right, 24.0), (right, 24.0))]), 0.35, key.faint(0.55));
    let lamp = poly(&[
        (side * 26.0 - 5.0, -low),
        (side * 26.0 + 5.0, -low),
        (-side * 6.0 + 52.0, 40.0),
        (-side * 6.0 - 52.0, 40.0),
    ]);
    canvas.grade(&lamp, (0.0, -low, key.faint(0.02)), (0.0, 36.0, key.faint(0.16)));
    canvas.bloom(
        &oval(0.0, 33.0, 64.0, 11.0),
        (0.0, 33.0, 64.0),
        &[(0.0, key.faint(0.4)), (1.0, key.faint(0.0))],
    );
    let mut scatter = Scatter::new(canvas.seed ^ 0xDE5);
    for _ in 0..30 {
        let (x, y) = (scatter.between(-50.0, 50.0), scatter.between(-46.0, 20.0));
        canvas.fill(&circle(x, y, 0.25), WHITE.faint(scatter.between(0.05, 0.3)));
    }
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

/// A sea chart of space: a grid, rings of distance, ports, lanes between them.
pub(crate) fn chart(canvas: &mut Canvas) {
    let ((right, low), key) = (canvas.half, canvas.key);
    let mut scatter = Scatter::new(canvas.seed ^ 0xC4A);
    canvas.glow(0.0, 0.0, 80.0, key.faint(0.14));
    let mut n = -right;
    while n < right {
        canvas.line(&lines(&[((n, -low), (n, low))]), 0.2, key.faint(0.26));
        n += 11.0;
    }
    let mut n = -low;
    while n < low {
        canvas.line(&lines(&[((-right, n), (right, n))]), 0.2, key.faint(0.26));
        n += 11.0;
    }
    let ports: Vec<(f32, f32)> = (0..9)
        .map(|n| {
            (-58.0 + n as f32 * 14.0 + scatter.between(-5.0, 5.0), scatter.between(-26.0, 36.0))
        })
        .collect();
    for pair in ports.windows(2) {
        canvas.line(&lines(&[(pair[0], pair[1])]), 0.4, key.faint(0.55));
    }
    for (n, &(x, y)) in ports.iter().enumerate() {
        canvas.line(&circle(x, y, 3.0 + (n % 3) as f32 * 1.6), 0.35, key.faint(0.8));
        canvas.fill(&circle(x, y, 1.0), WHITE);
        canvas.line(
            &lines(&[((x + 5.0, y - 1.2), (x + 5.0 + scatter.between(4.0, 9.0), y - 1.2))]),
            0.7,
            WHITE.faint(0.4),
        );
    }
    let (x, y) = ports[scatter.below(ports.len())];
    canvas.fill(&circle(x, y, 1.5), RED);
    canvas.line(&circle(x, y, 7.0), 0.5, RED);
}

/// A hall of columns, light from high windows, a bench at its end.
pub(crate) fn hall(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    canvas.grade(
        &rect(-right, -low, right * 2.0, low * 2.0),
        (0.0, -low, key.dim(0.04)),
        (0.0, 30.0, key.dim(0.26)),
    );
    canvas.grade(
        &rect(-right, 26.0, right * 2.0, 30.0),
        (0.0, 26.0, key.dim(0.4)),
        (0.0, low, key.dim(0.05)),
    );
    for n in 0..3 {
        let x = -28.0 + n as f32 * 28.0;
        let mut window = crate::outline::round((x, -22.0), (6.0, 9.0), 0.5, 1.0);
        window.extend([(x + 6.0, 2.0), (x - 6.0, 2.0)]);
        canvas.fill(&poly(&window), key.toward(WHITE, 0.5).dim(0.8));
        let beam = poly(&[
            (x - 6.0, -20.0),
            (x + 6.0, -20.0),
            (x + 6.0 - side * 46.0, 44.0),
            (x - 12.0 - side * 46.0, 44.0),
        ]);
        canvas.grade(&beam, (0.0, -22.0, WHITE.faint(0.16)), (0.0, 44.0, WHITE.faint(0.0)));
    }
    canvas.grade(
        &poly(&[(-20.0, 26.0), (-18.0, 14.0), (18.0, 14.0), (20.0, 26.0)]),
        (0.0, 14.0, key.dim(0.5)),
        (0.0, 26.0, key.dim(0.12)),
    );
    canvas.fill(&rect(-18.0, 14.0, 36.0, 1.0), RED.faint(0.9));
    for x in [-62.0, -44.0, 44.0, 62.0] {
        let (wide, top) = (x / 12.0_f32, -44.0);
        let wide = wide.abs() + 0.6;
        canvas.grade(
            &rect(x - wide, top, wide * 2.0, 96.0),
            (x + side * wide, 0.0, key.dim(0.6)),
            (x - side * wide, 0.0, key.dim(0.07)),
        );
        for part in [-0.4, 0.0, 0.4] {
            canvas.line(
                &lines(&[((x + part * wide, top), (x + part * wide, low))]),
                0.3,
                SPACE.faint(0.4),
            );
        }
    }
}

/// A wall of lockers or files, most of them shut.
pub(crate) fn racks(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    let mut scatter = Scatter::new(canvas.seed ^ 0x2AC);
    let (wide, high) = (12.0, 10.0);
    let mut y = -low - 2.0;
    while y < low {
        let mut x = -right - 2.0;
        while x < right {
            let far = ((x - side * 20.0) * (x - side * 20.0) + (y - 4.0) * (y - 4.0)).sqrt();
            let bright = (0.5 - far / 150.0).max(0.05) * scatter.between(0.55, 1.0);
            let door = soft_rect(x + 0.5, y + 0.5, wide - 1.0, high - 1.0, 0.8);
            canvas.grade(
                &door,
                (x, y, key.dim(bright)),
                (x + wide, y + high, key.dim(bright * 0.4)),
            );
            canvas.line(
                &lines(&[((x + 4.0, y + 3.4), (x + 8.0, y + 3.4))]),
                0.6,
                WHITE.faint(bright * 1.1),
            );
            x += wide;
        }
        y += high;
    }
    let (column, row) = (scatter.below(5) as f32, scatter.below(4) as f32);
    canvas.fill(
        &soft_rect(
            -right - 1.5 + wide * (column + 3.0),
            -low - 1.5 + high * (row + 3.0),
            wide - 1.0,
            high - 1.0,
            0.8,
        ),
        RED.faint(0.85),
    );
}

/// Bars, and light from somewhere behind them.
pub(crate) fn bars(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    canvas.grade(
        &rect(-right, -low, right * 2.0, low * 2.0),
        (side * right, -low, key.dim(0.3)),
        (-side * right, low, SPACE),
    );
    canvas.fill(&rect(side * 26.0 - 9.0, -34.0, 18.0, 14.0), key.toward(WHITE, 0.5).dim(0.9));
    canvas.glow(side * 26.0, -27.0, 60.0, key.faint(0.4));
    let beam = poly(&[
        (side * 26.0 - 9.0, -34.0),
        (side * 26.0 + 9.0, -20.0),
        (-side * 26.0 + 20.0, 50.0),
        (-side * 40.0 - 20.0, 50.0),
    ]);
    canvas.grade(
        &beam,
        (side * 26.0, -30.0, WHITE.faint(0.2)),
        (-side * 20.0, 44.0, WHITE.faint(0.02)),
    );
    let mut x = -right;
    while x < right {
        canvas.grade(
            &rect(x, -low, 3.0, low * 2.0),
            (x + 1.5 + side * 1.5, 0.0, key.dim(0.6)),
            (x + 1.5 - side * 1.5, 0.0, key.dim(0.04)),
        );
        x += 13.0;
    }
    canvas.fill(&rect(-right, 4.0, right * 2.0, 3.0), key.dim(0.3));
}

/// Rows of heads before a lit stage.
pub(crate) fn stage(canvas: &mut Canvas) {
    let ((right, low), key) = (canvas.half, canvas.key);
    canvas.glow(0.0, 6.0, 70.0, key.faint(0.3));
    for x in [-34.0, 0.0, 34.0] {
        let beam = poly(&[
            (x * 1.5 - 1.0, -low),
            (x * 1.5 + 1.0, -low),
            (x * 0.5 + 20.0, 26.0),
            (x * 0.5 - 20.0, 26.0),
        ]);
        canvas.grade(
            &beam,
            (0.0, -low, key.toward(WHITE, 0.5).faint(0.4)),
            (0.0, 26.0, key.faint(0.03)),
        );
    }
    for side in [-1.0, 1.0] {
        for n in 0..5 {
            let x = side * (right - n as f32 * 5.0);
            let fold = poly(&[
                (x, -low),
                (x - side * 5.0, -low),
                (x - side * (5.0 + n as f32), 28.0),
                (x + side * 2.0, 28.0),
            ]);
            canvas.grade(&fold, (x, 0.0, key.dim(0.3)), (x - side * 5.0, 0.0, key.dim(0.06)));
        }
    }
    canvas.bloom(
        &oval(0.0, 28.0, 46.0, 6.0),
        (0.0, 28.0, 46.0),
        &[(0.0, key.toward(WHITE, 0.5).faint(0.8)), (1.0, key.faint(0.0))],
    );
    canvas.line(&arc((0.0, 28.0), (right, 7.0), 0.0, 0.5), 0.5, RED.faint(0.8));
    for row in 0..2 {
        for n in 0..14 {
            let (x, y) = (-66.0 + n as f32 * 10.4 + row as f32 * 5.0, 41.0 + row as f32 * 7.0);
            canvas.fill(&circle(x, y, 3.0), key.dim(0.12 - row as f32 * 0.08));
            canvas.fill(&oval(x, y + 8.0, 5.2, 6.0), key.dim(0.12 - row as f32 * 0.08));
            canvas.line(
                &bow((x - 2.4, y - 1.6), (x, y - 4.2), (x + 2.4, y - 1.6)),
                0.35,
                key.faint(0.6),
            );
        }
    }
}
