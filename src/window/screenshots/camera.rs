//! Draws a screen on a picture, and writes the picture to a file.

use std::{collections::HashSet, path::Path};

use bevy::{
    prelude::*,
    render::{
        gpu_readback::{Readback, ReadbackComplete},
        render_asset::RenderAssetUsages,
        render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages},
    },
};
use bevy_egui::EguiRenderToImage;

use crate::window::error::WindowError;
use crate::window::{screenshots::faults::unwritable, ui::screen::Canvas};

/// The frames a picture may take to come back from the adapter.
const PATIENCE: u32 = 200;

/// A picture with fewer colours has nothing on it: the edges of a few words alone have more shades.
const FEWEST_COLOURS: usize = 32;

/// A picture being taken.
pub struct Capture {
    canvas: Entity,
    picture: Handle<Image>,
    size: (u32, u32),
}

/// The pixels that came back, once they have.
#[derive(Resource, Default)]
struct Developed(Option<Vec<u8>>);

pub fn plugin(app: &mut App) {
    app.init_resource::<Developed>();
}

impl Capture {
    /// Makes a canvas that screens are drawn on from now on.
    pub fn begin(app: &mut App, size: (u32, u32)) -> Capture {
        let extent = Extent3d { width: size.0, height: size.1, depth_or_array_layers: 1 };
        let mut image = Image::new_fill(
            extent,
            TextureDimension::D2,
            &[0, 0, 0, 255],
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        image.texture_descriptor.usage = TextureUsages::RENDER_ATTACHMENT
            | TextureUsages::TEXTURE_BINDING
            | TextureUsages::COPY_SRC
            | TextureUsages::COPY_DST;
        let world = app.world_mut();
        let picture = world.resource_mut::<Assets<Image>>().add(image);
        let canvas = Canvas { size: Vec2::new(size.0 as f32, size.1 as f32) };
        let canvas = world.spawn((canvas, EguiRenderToImage::new(picture.clone()))).id();
        Capture { canvas, picture, size }
    }

    /// Reads the picture back and writes it to `file`.
    ///
    /// # Errors
    /// The adapter gives nothing back, the file cannot be written, or nothing is on the picture.
    pub fn end(self, app: &mut App, file: &Path) -> Result<(), WindowError> {
        let keep = |done: Trigger<ReadbackComplete>, mut developed: ResMut<Developed>| {
            developed.0 = Some(done.event().0.clone());
        };
        let world = app.world_mut();
        world.resource_mut::<Developed>().0 = None;
        let reader = world.spawn(Readback::texture(self.picture)).observe(keep).id();
        let pixels = (0..PATIENCE).find_map(|_| {
            app.update();
            app.world_mut().resource_mut::<Developed>().0.take()
        });
        app.world_mut().despawn(reader);
        app.world_mut().despawn(self.canvas);
        let pixels = pixels.ok_or(WindowError::Drawing("the adapter gave no picture back"))?;
        let (width, height) = self.size;
        let colours = opaque(&pixels, self.size);
        image::save_buffer(file, &colours, width, height, image::ExtendedColorType::Rgb8)
            .map_err(|fault| unwritable(file, &fault))?;
        if is_blank(&colours) { Err(WindowError::Blank(file.to_owned())) } else { Ok(()) }
    }
}

/// Whether nothing is on the picture of these colours.
fn is_blank(colours: &[u8]) -> bool {
    let (pixels, _) = colours.as_chunks::<3>();
    let different: HashSet<_> = pixels.iter().collect();
    different.len() < FEWEST_COLOURS
}

/// The colours of a picture of this size. An adapter may leave room at the end of every row.
fn opaque(pixels: &[u8], (width, height): (u32, u32)) -> Vec<u8> {
    let row = pixels.len() / (height as usize).max(1);
    let rows =
        pixels.chunks_exact(row.max(1)).flat_map(|row| row.chunks_exact(4).take(width as usize));
    rows.flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_of_few_colours_is_blank_and_one_of_many_is_not() {
        let shades = |count: u8| (0..count).flat_map(|shade| [shade, 0, 0]).collect::<Vec<_>>();
        assert!(is_blank(&[0; 300]));
        assert!(is_blank(&shades(31)));
        assert!(!is_blank(&shades(32)));
    }
}
