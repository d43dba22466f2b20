//! Figures without weapons: nobody can attack, so that only movement is asked.

use std::sync::Arc;

use crate::{
    data::{Armoury, ClassicFigures},
    testing,
};

pub(super) fn armoury() -> Arc<Armoury> {
    let shipped = testing::armoury();
    let (armors, figures) = (shipped.armors().to_vec(), shipped.figures.clone());
    Arc::new(Armoury::new(Vec::new(), armors, Vec::new(), figures).expect("the tables are sound"))
}

pub(super) fn figures() -> ClassicFigures {
    testing::armoury().figures.classic.clone()
}
