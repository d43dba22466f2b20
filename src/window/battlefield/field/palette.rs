//! The colours of a ground, by terrain and by light.

use bevy_egui::egui::Color32;
use skirmish::data::{Ground, Light, Terrain};

/// The colours of a field.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Palette {
    /// The sky, from its top to the horizon.
    pub sky: [Color32; 2],
    /// Far scenery, and nearer scenery.
    pub far: Color32,
    pub near: Color32,
    /// The ground, from the horizon to the near edge.
    pub ground: [Color32; 2],
    /// Tufts, stones, joints.
    pub detail: Color32,
    /// A sun or lamps; none where nothing shines.
    pub shine: Option<Color32>,
    /// How bright people are.
    pub people: f32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Palette {
    /// The colours of this ground, in its light.
    pub fn of(ground: &Ground) -> Palette {
        let mut palette = by_day(ground.terrain);
        if ground.vacuum {
            palette.sky = [rgb(0x04050a), rgb(0x0a0c14)];
            palette.shine = palette.shine.map(|_| rgb(0xf4eddd));
        }
        match ground.light {
            Light::Day => palette,
            Light::Dim => palette.under(rgb(0x2b2540), 0.52, 0.86),
            Light::Dark => palette.under(rgb(0x070a16), 0.80, 0.72),
        }
    }

    /// Everything towards `shade` by a share.
    fn under(self, shade: Color32, share: f32, people: f32) -> Palette {
        let to = |colour: Color32| mix(colour, shade, share);
        Palette {
            sky: self.sky.map(to),
            far: to(self.far),
            near: to(self.near),
            ground: self.ground.map(to),
            detail: to(self.detail),
            shine: None,
            people,
        }
    }
}

/// One colour on its way to another.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    let one = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share) as u8;
    let (from, to) = (from.to_array(), to.to_array());
    let [r, g, b, a] = std::array::from_fn(|n| one(from[n], to[n]));
    Color32::from_rgba_premultiplied(r, g, b, a)
}

/// The same colour, darker.
pub fn shade(colour: Color32, share: f32) -> Color32 {
    mix(Color32::from_rgb(6, 7, 12), colour, share)
}

fn by_day(terrain: Terrain) -> Palette {
    // Sky top and horizon, far, near, ground far and near, detail, shine.
    let tones: [u32; 8] = match terrain {
        Terrain::Clear => {
            [0x24344a, 0x8a9aa0, 0x4d6268, 0x3f544c, 0x5b6a4c, 0x2a3427, 0x7d8b62, 0xf6e3b4]
        }
        Terrain::Prairie => {
            [0x2a3a52, 0xc0a878, 0x77704e, 0x635f3e, 0x8a7d48, 0x3a3520, 0xb8a45e, 0xf8e0a0]
        }
        Terrain::Rough => {
            [0x2c3240, 0xa09080, 0x5e5650, 0x4b443f, 0x6c6054, 0x2d2824, 0x8d7f70, 0xf2dcb8]
        }
        Terrain::Broken => {
            [0x33303a, 0xa8886e, 0x6a5348, 0x553f38, 0x765a48, 0x30241e, 0x96745c, 0xf2d2a4]
        }
        Terrain::Mountain => {
            [0x1f2c40, 0x98a4b0, 0x586878, 0x46525e, 0x626a6e, 0x282c30, 0x8a9296, 0xf4ecd8]
        }
        Terrain::Forest => {
            [0x1c2c30, 0x7c9478, 0x33503f, 0x23392d, 0x3e4f36, 0x1a2419, 0x5d7048, 0xe8e0a8]
        }
        Terrain::Jungle => {
            [0x16302c, 0x7aa070, 0x2a5440, 0x1a3b2a, 0x35502e, 0x142214, 0x5c8244, 0xe6e8a0]
        }
        Terrain::River => {
            [0x203448, 0x90a8ac, 0x4c6660, 0x3b524c, 0x51695c, 0x1f3034, 0x7ea0a0, 0xf2e6c0]
        }
        Terrain::Swamp => {
            [0x26302e, 0x8c946e, 0x47533f, 0x354031, 0x4a5138, 0x1b2219, 0x74805a, 0xd8d490]
        }
        Terrain::Desert => {
            [0x3a2438, 0xd98a52, 0x9c5a42, 0x824632, 0xb0703f, 0x4a2a1c, 0xd0955a, 0xffe0a0]
        }
        Terrain::MaritimeSurface => {
            [0x1c3048, 0xa0b4b8, 0x44606e, 0x2f4a5a, 0x3d6070, 0x10242f, 0x86aab2, 0xf4ead0]
        }
        Terrain::MaritimeSubsurface => {
            [0x0b2c3c, 0x16556a, 0x123f50, 0x0d3040, 0x1d4a50, 0x08202a, 0x3f7f84, 0xb8e4dc]
        }
        Terrain::Arctic => {
            [0x3a4a62, 0xc4ccd4, 0x8fa0b4, 0x7688a0, 0xaab8c4, 0x52606e, 0xdbe3e8, 0xffffff]
        }
        Terrain::City => {
            [0x222636, 0x9a7a68, 0x4a4550, 0x393640, 0x54504f, 0x262527, 0x7c7470, 0xf0c890]
        }
        Terrain::Interior => {
            [0x171c24, 0x2a323c, 0x323c48, 0x28313c, 0x37414c, 0x191e26, 0x5a6a78, 0xd8ecf4]
        }
    };
    let [top, low, far, near, back, front, detail, shine] = tones.map(rgb);
    Palette {
        sky: [top, low],
        far,
        near,
        ground: [back, front],
        detail,
        shine: Some(shine),
        people: 1.0,
    }
}
