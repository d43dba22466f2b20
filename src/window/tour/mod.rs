//! Pictures of the tour: a screen lists its own, each with how to come there, for the screenshots to take.

pub mod hands;

use bevy::prelude::App;

use crate::window::error::WindowError;

/// Points of a picture, unless it is a large one.
const SMALL: (u32, u32) = (1280, 720);
const LARGE: (u32, u32) = (1920, 1080);
/// Of a phone held upright.
const PHONE: (u32, u32) = (390, 844);

/// One picture: how to come to what it is of, what is laid open there, how large.
pub struct Shot {
    /// The file's name, without its ending.
    pub name: &'static str,
    /// Width and height in points.
    pub size: (u32, u32),
    reach: Box<dyn Fn(&mut App) -> Result<(), WindowError>>,
    then: Vec<Box<dyn Fn(&mut App)>>,
    afterwards: Option<fn(&mut App)>,
}

impl Shot {
    /// A small picture of what `reach` comes to.
    pub fn of(
        name: &'static str,
        reach: impl Fn(&mut App) -> Result<(), WindowError> + 'static,
    ) -> Shot {
        Shot { name, size: SMALL, reach: Box::new(reach), then: Vec::new(), afterwards: None }
    }

    /// Does this once the screen has been drawn.
    pub fn then(mut self, act: impl Fn(&mut App) + 'static) -> Shot {
        self.then.push(Box::new(act));
        self
    }

    /// Does this once the picture is taken.
    pub fn afterwards(self, act: fn(&mut App)) -> Shot {
        Shot { afterwards: Some(act), ..self }
    }

    /// The same on a large screen.
    pub fn large(self) -> Shot {
        Shot { size: LARGE, ..self }
    }

    /// The same on a phone that is held upright.
    pub fn upright(self) -> Shot {
        Shot { size: PHONE, ..self }
    }

    /// The same on a phone that is held across.
    pub fn across(self) -> Shot {
        Shot { size: (PHONE.1, PHONE.0), ..self }
    }

    /// The same on a small phone.
    pub fn small_phone(self) -> Shot {
        Shot { size: (360, 640), ..self }
    }

    /// Comes to what the picture is of.
    ///
    /// # Errors
    /// Nothing like it is found, or it cannot be set up.
    pub fn come_there(&self, app: &mut App) -> Result<(), WindowError> {
        (self.reach)(app)?;
        if self.size.0.min(self.size.1) < SMALL.1 {
            hands::touch(app);
        }
        hands::run(app, 4);
        self.then.iter().for_each(|act| act(app));
        Ok(())
    }

    /// Puts back what was changed for it.
    pub fn leave(&self, app: &mut App) {
        self.afterwards.into_iter().for_each(|act| act(app));
    }
}
