//! People in silhouette: a profile turned to the light, told apart by its outline.

use cards::data::picture::{Bust, Hair, Species};
use tiny_skia::PathBuilder;

use crate::{
    canvas::{Canvas, Outline},
    ink::{SPACE, WHITE},
    outline::rect,
    sketch,
};

const PEOPLE: &str = include_str!("../../sketches/people.txt");

/// Draws a head and shoulders, facing the light.
pub(crate) fn paint(canvas: &mut Canvas, bust: &Bust) {
    let (side, low) = (canvas.side(), canvas.half.1);
    canvas.placed(-side * 3.0, low - 46.0 + 0.2, 0.92, 0.0, |canvas| {
        canvas.mirrored(side < 0.0, |canvas| facing_right(canvas, bust));
    });
}

fn facing_right(canvas: &mut Canvas, bust: &Bust) {
    let layers = layers(bust);
    let body: Vec<(bool, Outline)> = silhouettes(bust, &layers);
    let outlines: Vec<Outline> = body.iter().map(|(_, outline)| outline.clone()).collect();
    lit(canvas, &outlines);
    canvas.within(&outlines, |canvas| {
        for (is_hair, outline) in &body {
            if *is_hair {
                canvas.grade(
                    outline,
                    (14.0, -40.0, canvas.key.faint(0.2)),
                    (-24.0, 20.0, SPACE.faint(0.15)),
                );
                canvas.line(outline, 0.35, canvas.key.faint(0.28));
            }
        }
    });
    canvas.lit_from_the_right(|canvas| {
        for (at, text) in layers.iter().filter(|(_, text)| !text.starts_with(['s', 'h'])) {
            canvas.placed(at.0, at.1, at.2, 0.0, |canvas| sketch::draw(canvas, &[text]));
        }
    });
}

/// Draws all outlines as one dark body with a bright rim toward the light.
fn lit(canvas: &mut Canvas, outlines: &[Outline]) {
    let (key, everywhere) = (canvas.key, rect(-60.0, -60.0, 120.0, 130.0));
    let rim = key.toward(WHITE, 0.35);
    canvas.within(outlines, |canvas| {
        // From behind, the rim is on the back of the head.
        let across = if canvas.is_lit_from_behind() { -1.0 } else { 1.0 };
        canvas.grade(
            &everywhere,
            (26.0 * across, -30.0, rim),
            (-30.0 * across, 50.0, key.dim(0.35)),
        );
        canvas.placed(-1.25 * across, 0.8, 1.0, 0.0, |canvas| {
            for outline in outlines {
                canvas.grade(outline, (30.0, -20.0, key.dim(0.2)), (-22.0, 30.0, SPACE));
            }
        });
    });
}

/// Place and scale of a layer.
type At = (f32, f32, f32);

/// Layers of a person, each with its place.
fn layers(bust: &Bust) -> Vec<(At, &'static str)> {
    let (shoulders, hat_at, has_hair) = match bust.species {
        Species::Human | Species::Halden => ("Shoulders", (0.0, 0.0, 1.0), true),
        Species::Construct => ("Boxy", (0.0, 1.0, 1.0), false),
        Species::Lissary => ("Slim", (2.0, -2.0, 0.85), false),
        Species::Orrun => ("None", (9.0, 2.0, 1.0), false),
        Species::Skeen => ("Slim", (3.0, 2.0, 0.75), false),
    };
    let (here, variant) = ((0.0, 0.0, 1.0), bust.features % 4);
    let mut names: Vec<(At, String)> = vec![(here, shoulders.to_owned())];
    if bust.species != Species::Human {
        names.push((here, format!("{:?}{variant}", bust.species)));
    }
    if bust.species == Species::Lissary {
        names.push((here, "LissaryHands".to_owned()));
    }
    if has_hair && bust.species == Species::Human {
        names.push((here, format!("{:?}", bust.hair)));
        if matches!(bust.hair, Hair::Bald | Hair::Short | Hair::Bun | Hair::Tail) {
            names.push((here, "Ear".to_owned()));
        }
    }
    names.push((here, format!("{:?}", bust.dress)));
    names.push((if has_hair { here } else { hat_at }, format!("{:?}", bust.face)));
    names.push((hat_at, format!("{:?}", bust.hat)));
    let found = |(at, name): (At, String)| {
        sketch::named(PEOPLE, &name).into_iter().map(move |text| (at, text))
    };
    names.into_iter().flat_map(found).collect()
}

/// Outlines that make the body, each with whether it is hair or hat.
fn silhouettes(bust: &Bust, layers: &[(At, &str)]) -> Vec<(bool, Outline)> {
    let head = match bust.species {
        Species::Human | Species::Halden => profile(bust.features),
        Species::Construct | Species::Lissary | Species::Orrun | Species::Skeen => None,
    };
    let mut found = vec![(false, head)];
    for ((x, y, scale), text) in layers {
        let Some(outline) = text.strip_prefix(['s', 'h']) else { continue };
        let there = tiny_skia::Transform::from_row(*scale, 0.0, 0.0, *scale, *x, *y);
        let outline = sketch::read(outline).and_then(|path| path.transform(there));
        found.push((text.starts_with('h'), outline));
    }
    found
}

/// Draws a face in profile: brow, nose, lips and chin differ from person to person.
fn profile(features: u8) -> Outline {
    let part = |by: u8, of: u8| f32::from(features.wrapping_mul(by).wrapping_add(of) % 7) / 6.0;
    let (nose, chin, brow, lips) =
        (part(3, 1) * 5.0, part(5, 2) * 3.6, part(2, 0) * 1.8, part(4, 3) * 1.2);
    let slope = part(6, 1) * 3.0;
    let mut path = PathBuilder::new();
    path.move_to(-11.0, 13.0);
    path.quad_to(-18.0, 4.0, -17.0, -10.0);
    path.quad_to(-16.0, -31.0, 2.0, -31.5);
    path.quad_to(13.5 - slope, -31.0, 14.6 - slope * 0.4, -21.0);
    path.line_to(15.0 + brow, -15.6);
    path.quad_to(14.4, -13.6, 14.6, -12.0);
    path.line_to(18.2 + nose, -3.6 - nose * 0.2);
    path.quad_to(18.4 + nose, -1.8, 16.4, -1.2);
    path.line_to(17.2 + lips, 1.4);
    path.line_to(15.6, 3.0);
    path.line_to(16.8 + lips, 5.2);
    path.quad_to(14.4, 7.0, 15.0 + chin * 0.5, 9.4);
    path.quad_to(15.6 + chin, 15.4, 10.6, 16.2);
    path.quad_to(5.0, 15.6, 2.4, 12.4);
    path.line_to(3.4, 24.0);
    path.line_to(-12.0, 26.0);
    path.close();
    path.finish()
}
