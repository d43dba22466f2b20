//! The pictures themselves: which are being painted, and which hang as image assets.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use art::{Side, Subject};
use bevy::{
    asset::RenderAssetUsages,
    image::{ImageSampler, ImageSamplerDescriptor},
    prelude::{Handle, Image},
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    tasks::{AsyncComputeTaskPool, TaskPool},
};
use bevy_egui::egui::{Context, Id, TextureId};

use crate::window::ui::theme;

/// Pictures painted at the same time. A page has one thread for everything.
const AT_ONCE: usize = if cfg!(target_arch = "wasm32") { 1 } else { 4 };
/// More pictures than all screens together show at one size of the window.
const MOST: usize = 600;

/// A picture: its name, which side, how many pixels wide and high.
pub(super) type Key = (String, Side, [u32; 2]);

/// The finished pictures, and those being painted.
#[derive(Default)]
pub(super) struct Gallery {
    pub(super) pictures: BTreeMap<Key, Picture>,
    /// The last pass in which one was missing.
    pub(super) missed: Option<u64>,
}

pub(super) enum Picture {
    Painting(Arc<OnceLock<Image>>),
    Hanging {
        texture: TextureId,
        /// The image is there as long as somebody has this.
        _image: Handle<Image>,
    },
}

/// Looks at the gallery of a window, or at an empty one that it has from now on.
pub(super) fn with<R>(ctx: &Context, look: impl FnOnce(&mut Gallery) -> R) -> R {
    let gallery = ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Arc<Mutex<Gallery>>>(Id::new("gallery")).clone()
    });
    let mut gallery = gallery.lock().unwrap_or_else(PoisonError::into_inner);
    look(&mut gallery)
}

impl Gallery {
    /// Hangs what is finished: `hang` makes an asset of each picture.
    pub(super) fn hang_finished(
        &mut self,
        mut hang: impl FnMut(&Image) -> (TextureId, Handle<Image>),
    ) {
        for picture in self.pictures.values_mut() {
            let Picture::Painting(canvas) = picture else { continue };
            let Some(painted) = canvas.get() else { continue };
            let (texture, image) = hang(painted);
            *picture = Picture::Hanging { texture, _image: image };
        }
    }

    /// How many are not done yet. One that is done may hang around: a window that was made larger
    /// wants others.
    fn painting(&self) -> usize {
        let painting = |picture: &&Picture| match picture {
            Picture::Painting(canvas) => canvas.get().is_none(),
            Picture::Hanging { .. } => false,
        };
        self.pictures.values().filter(painting).count()
    }

    /// The picture, if it hangs there; otherwise it is painted as soon as may be.
    pub(super) fn find(
        &mut self,
        key: Key,
        subject: impl FnOnce() -> Subject,
    ) -> Option<TextureId> {
        match self.pictures.get(&key) {
            Some(Picture::Hanging { texture, .. }) => return Some(*texture),
            Some(Picture::Painting(_)) => {}
            None => self.commission(key, subject),
        }
        None
    }

    /// Has a picture painted, unless there is enough to do already.
    fn commission(&mut self, key: Key, subject: impl FnOnce() -> Subject) {
        if self.painting() >= AT_ONCE {
            return;
        }
        if self.pictures.len() >= MOST {
            self.pictures.clear();
        }
        let canvas = Arc::default();
        paint(subject(), key.2, Arc::clone(&canvas));
        self.pictures.insert(key, Picture::Painting(canvas));
    }
}

/// Begins to paint a picture of so many pixels, beside the frames.
fn paint(subject: Subject, [width, height]: [u32; 2], canvas: Arc<OnceLock<Image>>) {
    let paint = async move {
        let pixels = art::paint(&subject, width, height);
        canvas.get_or_init(|| image(pixels, width, height));
    };
    AsyncComputeTaskPool::get_or_init(TaskPool::new).spawn(paint).detach();
}

/// What was painted, as an image. Its pixels stay at hand, since whoever draws with egui reads them.
fn image(pixels: Vec<u8>, width: u32, height: u32) -> Image {
    let (pixels, width, height) = match pixels.is_empty() {
        true => (theme::PANEL.to_array().to_vec(), 1, 1),
        false => (pixels, width, height),
    };
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let (flat, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
    let mut image = Image::new(size, flat, pixels, format, RenderAssetUsages::all());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}
