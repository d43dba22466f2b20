//! The font's texture, which grows as new letters are drawn.
//!
//! bevy_egui works the whole texture out anew for each of them, with powers in floating point for
//! every pixel; on a page that takes longer than everything else in a frame. Here only what is new
//! is worked out, from a table.

use std::sync::{Arc, LazyLock};

use bevy::{
    image::{ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::{
        render_asset::RenderAssetUsages,
        render_resource::{Extent3d, TextureDimension, TextureFormat},
    },
};
use bevy_egui::{
    EguiManagedTexture, EguiManagedTextures, EguiPostUpdateSet, EguiRenderOutput,
    egui::{Color32, ColorImage, ImageData, TextureId, epaint::FontImage},
};

pub(in crate::window) fn plugin(app: &mut App) {
    let between = take_letters
        .after(EguiPostUpdateSet::ProcessOutput)
        .before(EguiPostUpdateSet::PostProcessOutput);
    app.add_systems(PostUpdate, between);
}

/// How much less than its share a pixel that a letter covers in part is seen; as egui has it.
const GAMMA: f32 = 0.55;
/// Bytes a pixel.
const PIXEL: usize = 4;

/// The pixel for each amount of ink, in a texture without premultiplied alpha.
static INKS: LazyLock<[[u8; PIXEL]; 256]> = LazyLock::new(|| {
    std::array::from_fn(|ink| {
        let ink = ink as u8;
        Color32::from_rgba_premultiplied(ink, ink, ink, ink).to_srgba_unmultiplied()
    })
});

/// Takes what is new of fonts before bevy_egui sees it; other pictures it leaves.
fn take_letters(
    mut outputs: Query<(Entity, &mut EguiRenderOutput)>,
    mut textures: ResMut<EguiManagedTextures>,
    mut images: ResMut<Assets<Image>>,
) {
    for (canvas, mut output) in &mut outputs {
        if output.textures_delta.set.is_empty() {
            continue;
        }
        let delta = Arc::make_mut(&mut output.textures_delta);
        delta.set.retain(|(id, new)| {
            let (TextureId::Managed(id), ImageData::Font(letters)) = (id, &new.image) else {
                return true;
            };
            match (new.pos, textures.get(&(canvas, *id))) {
                (None, _) => {
                    let handle = images.add(whole(letters));
                    let color_image = ColorImage::default();
                    textures.insert((canvas, *id), EguiManagedTexture { handle, color_image });
                }
                (Some(at), Some(known)) => {
                    if let Some(image) = images.get_mut(&known.handle) {
                        write(image, at, letters);
                    }
                }
                // bevy_egui says what is wrong.
                (Some(_), None) => return true,
            }
            false
        });
    }
}

/// The texture of a font from its beginning.
fn whole(letters: &FontImage) -> Image {
    let [width, height] = letters.size.map(|side| side as u32);
    let mut image = Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        inked(&letters.pixels).collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::MAIN_WORLD | RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}

/// Writes letters into a texture; what would lie outside of it is left out.
fn write(image: &mut Image, [left, top]: [usize; 2], letters: &FontImage) {
    let wide = image.width() as usize;
    for (n, row) in letters.pixels.chunks_exact(letters.width().max(1)).enumerate() {
        let from = ((top + n) * wide + left) * PIXEL;
        if let Some(place) = image.data.get_mut(from..from + row.len() * PIXEL) {
            place.iter_mut().zip(inked(row)).for_each(|(byte, ink)| *byte = ink);
        }
    }
}

/// Bytes of pixels that are covered so much.
fn inked(covered: &[f32]) -> impl Iterator<Item = u8> + '_ {
    covered.iter().flat_map(|&covered| INKS[ink(covered)])
}

/// How much ink a pixel has that is covered so much, from 0 to 255. Most have none.
fn ink(covered: f32) -> usize {
    if covered <= 0.0 { 0 } else { (covered.powf(GAMMA) * 255.0 + 0.5) as u8 as usize }
}

#[cfg(test)]
mod tests;
