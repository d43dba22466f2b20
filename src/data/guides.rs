//! The guided first games, compiled from their files.

use std::{path::Path, sync::Arc};

use super::{files::FileError, problem::Problem, texts::Texts};
use crate::guide::{
    Guide, Topic, cards::CardGuide, fight::FightGuide, haul::HaulGuide, life::LifeGuide,
};

/// A guided first game of each kind. Where one cannot be used it has no lessons.
#[derive(Debug, Clone, Default)]
pub struct Guides {
    pub cards: Arc<CardGuide>,
    pub fight: Arc<FightGuide>,
    pub life: Arc<LifeGuide>,
    pub haul: Arc<HaulGuide>,
}

impl Guides {
    /// Compiles the files of a folder.
    pub(super) fn compile(texts: &Texts, folder: &Path, problems: &mut Vec<Problem>) -> Guides {
        Guides {
            cards: compiled(texts, &folder.join("cards.ron"), problems),
            fight: compiled(texts, &folder.join("fight.ron"), problems),
            life: compiled(texts, &folder.join("life.ron"), problems),
            haul: compiled(texts, &folder.join("haul.ron"), problems),
        }
    }
}

fn compiled<T: Topic>(texts: &Texts, file: &Path, problems: &mut Vec<Problem>) -> Arc<Guide<T>> {
    let read = texts
        .text(file)
        .and_then(|text| Guide::read(&file.display().to_string(), text).map_err(FileError::from));
    Arc::new(read.unwrap_or_else(|fault| {
        problems.push(Problem::Guide(Arc::new(fault)));
        Guide::default()
    }))
}
