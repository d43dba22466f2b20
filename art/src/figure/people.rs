//! People as small standing figures: each a few strokes, with a long shadow.

use cards::data::picture::{Ground, People};
use tiny_skia::PathBuilder;

use crate::{
    canvas::{Canvas, Outline},
    ink::{RED, SPACE, WHITE},
    outline::{arc, circle, oval, poly, rect},
    scatter::Scatter,
};

/// Place and height of a person.
type Place = (f32, f32, f32);

pub(crate) fn paint(canvas: &mut Canvas, people: People, ground: Ground) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x9E0);
    let floor = if matches!(ground, Ground::Corridor | Ground::Hall | Ground::Window) {
        38.0
    } else if matches!(ground, Ground::Void | Ground::Nebula | Ground::Orbit(_) | Ground::Far(_)) {
        30.0
    } else {
        34.0
    };
    let places = places(people, floor, &mut scatter);
    let chosen = scatter.below(places.len());
    let has_mark = matches!(
        people,
        People::Queue | People::Crowd | People::Ranks | People::Few | People::Children
    );
    for (n, place) in places.iter().enumerate() {
        let is_suit = matches!(people, People::Suits);
        person(canvas, *place, is_suit, &mut scatter, has_mark && n == chosen);
    }
}

fn places(people: People, floor: f32, scatter: &mut Scatter) -> Vec<Place> {
    let mut near = |x: f32, y: f32, tall: f32| {
        (x + scatter.between(-1.5, 1.5), y, tall * scatter.between(0.94, 1.06))
    };
    match people {
        People::One => vec![near(-12.0, floor, 36.0)],
        People::Two => vec![near(-13.0, floor, 38.0), near(12.0, floor, 37.0)],
        People::Suits => vec![
            near(-22.0, floor, 35.0),
            near(3.0, floor + 6.0, 44.0),
            near(25.0, floor - 3.0, 30.0),
        ],
        People::Few => (0..5)
            .map(|n| near(-32.0 + 16.0 * n as f32, floor - (n % 2) as f32 * 4.0, 32.0))
            .collect(),
        People::Queue => (0..11)
            .map(|n| {
                near(-52.0 + n as f32 * 10.2, floor + 4.0 - n as f32 * 1.6, 31.0 - n as f32 * 1.5)
            })
            .collect(),
        People::Ranks => (0..18)
            .map(|n| {
                (
                    -46.0 + (n % 9) as f32 * 11.5 + (n / 9) as f32 * 5.0,
                    floor - 8.0 + (n / 9) as f32 * 10.0,
                    26.0 + (n / 9) as f32 * 4.0,
                )
            })
            .collect(),
        People::Children => (0..9)
            .map(|n| near(-44.0 + 11.0 * n as f32, floor, if n == 4 { 36.0 } else { 17.0 }))
            .collect(),
        People::Crowd => (0..42)
            .map(|n| {
                near(
                    -66.0 + (n % 14) as f32 * 10.0 + (n / 14) as f32 * 4.0,
                    floor + (n / 14) as f32 * 8.0,
                    25.0 + (n / 14) as f32 * 6.0,
                )
            })
            .collect(),
    }
}

/// Draws a person against the light: dark, with a thin bright edge on the lit side.
fn person(
    canvas: &mut Canvas,
    (x, y, tall): Place,
    is_suit: bool,
    scatter: &mut Scatter,
    is_marked: bool,
) {
    let (side, key, unit) = (canvas.side(), canvas.key, tall / 30.0);
    let far = x - side * tall * 1.2;
    let shadow = poly(&[
        (x - unit * 2.6, y),
        (x + unit * 2.6, y),
        (far + unit, y + tall * 0.26),
        (far - unit, y + tall * 0.26),
    ]);
    canvas.grade(&shadow, (x, y, SPACE.faint(0.7)), (far, y, SPACE.faint(0.0)));
    let who = Build::of(is_suit, scatter);
    let bright = key.toward(WHITE, 0.45);
    canvas.placed(x, y, unit, 0.0, |canvas| {
        for outline in who.outlines() {
            canvas.grade(&outline, (0.0, -30.0, bright), (0.0, -2.0, key.dim(0.4)));
            canvas.placed(-side * 0.45, 0.3, 1.0, 0.0, |canvas| {
                canvas.grade(&outline, (0.0, -30.0, key.dim(0.13)), (0.0, 0.0, SPACE));
            });
        }
        if is_suit {
            canvas.line(&arc((side * 0.6, -26.8), (2.1, 2.4), 0.55, 0.95), 0.5, WHITE);
            canvas.fill(&rect(-1.6, -18.4, 1.2, 1.0), RED);
        }
        if is_marked {
            canvas.fill(&poly(&[(-2.1, -24.6), (2.2, -24.2), (2.4, -22.8), (-2.3, -23.2)]), RED);
            canvas.fill(
                &poly(&[
                    (-side * 1.2, -23.6),
                    (-side * 2.6, -23.4),
                    (-side * 3.8, -16.4),
                    (-side * 2.2, -16.8),
                ]),
                RED,
            );
        }
    });
}

/// Build and clothes of a person.
struct Build {
    wide: f32,
    hip: f32,
    /// Length of the coat: 0 for the hips, 1 for the ground.
    coat: f32,
    hat: usize,
    is_suit: bool,
}

impl Build {
    fn of(is_suit: bool, scatter: &mut Scatter) -> Build {
        let (wide, hip) = (scatter.between(3.3, 4.3), scatter.between(2.0, 2.7));
        let coats = [0.0, 0.25, 0.45, 0.62, 1.0];
        let (coat, hat) = (coats[scatter.below(5)], scatter.below(6));
        if is_suit {
            Build { wide: 4.6, hip: 3.4, coat: 0.0, hat: 9, is_suit }
        } else {
            Build { wide, hip, coat, hat, is_suit }
        }
    }

    fn outlines(&self) -> Vec<Outline> {
        let head = if self.is_suit { circle(0.0, -26.6, 3.5) } else { oval(0.0, -27.2, 1.75, 2.3) };
        let hat = match self.hat {
            0 => poly(&[
                (-3.6, -28.0),
                (-1.8, -28.4),
                (-1.6, -31.0),
                (1.6, -31.0),
                (1.8, -28.4),
                (3.6, -28.0),
            ]),
            1 => poly(&[(-1.9, -28.0), (-2.3, -29.8), (2.1, -30.4), (3.2, -28.2)]),
            2 => poly(&[(-2.6, -23.6), (-2.2, -28.6), (0.0, -30.8), (2.2, -28.6), (2.6, -23.6)]),
            3 => circle(-1.3, -29.2, 1.2),
            _ => None,
        };
        vec![self.body(), head, hat]
    }

    /// Outline of shoulders, arms, coat and legs.
    fn body(&self) -> Outline {
        let (wide, hip, hem) = (self.wide, self.hip, -12.5 + 12.3 * self.coat);
        let flare = hip + 0.5 + 1.7 * self.coat;
        let mut path = PathBuilder::new();
        path.move_to(-0.9, -25.4);
        path.line_to(-1.1, -24.2);
        path.quad_to(-wide, -23.8, -wide, -21.0);
        path.line_to(-wide - 0.5, -12.2);
        path.line_to(-wide + 0.9, -12.2);
        path.line_to(-hip, -18.0);
        path.line_to(-flare, hem);
        if self.coat < 0.9 {
            path.line_to(-hip + 0.5, hem);
            path.line_to(-hip + 0.1, 0.0);
            path.line_to(-0.5, 0.0);
            path.line_to(-0.1, hem.max(-10.5));
            path.line_to(0.7, 0.0);
            path.line_to(hip + 0.3, 0.0);
            path.line_to(hip - 0.4, hem);
        }
        path.line_to(flare, hem);
        path.line_to(hip, -18.0);
        path.line_to(wide - 0.9, -12.2);
        path.line_to(wide + 0.5, -12.2);
        path.line_to(wide, -21.0);
        path.quad_to(wide, -23.8, 1.1, -24.2);
        path.line_to(0.9, -25.4);
        path.close();
        path.finish()
    }
}
