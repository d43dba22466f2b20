//! The campaign's pictures for the tour: flown by a mind on fixed seeds until they come to their scene.

use bevy::prelude::*;
use campaign::{Event, InnerGame, Scope, Setup, Stage, Why};
use engine::Game;

use super::{CampaignAction, CampaignDialog, CampaignUi, Run};
use crate::window::{
    common::{charts::Charts, data::GameData},
    error::WindowError,
    tour::{
        Shot,
        hands::{column_of, turn_to},
    },
    ui::screen::Screen,
};
use crate::{
    campaign::{Agent, AgentKind, Campaigns, Charted, FIRST_DECK, UnderWay, captain},
    data::Library,
    saves::Saves,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let shot = |name, scene| {
        Shot::of(name, move |app| reach(app, scene))
            .then(move |app| lay_open(app, scene))
            .afterwards(leave)
    };
    vec![
        shot("120-campaign-begins", CampaignScene::Begin),
        shot("121-campaign-port", CampaignScene::Port),
        shot("122-campaign-hurt", CampaignScene::Hurt),
        shot("123-campaign-crew", CampaignScene::Open(CampaignDialog::Crew)),
        shot("124-campaign-books", CampaignScene::Open(CampaignDialog::Ledger)),
        shot("125-campaign-lanes", CampaignScene::Open(CampaignDialog::Lanes)),
        shot("126-campaign-deck", CampaignScene::Open(CampaignDialog::Deck)),
        shot("127-campaign-log", CampaignScene::Open(CampaignDialog::Log)),
        shot("128-campaign-advice", CampaignScene::Advice),
        shot("129-campaign-prize", CampaignScene::Prize),
        shot("130-campaign-ashore", CampaignScene::Ashore),
        shot("131-campaign-voyage", CampaignScene::Voyage),
        shot("132-campaign-boarded", CampaignScene::Boarded),
        shot("133-campaign-report", CampaignScene::Report),
        shot("134-campaign-end", CampaignScene::End),
        shot("135-campaign-large", CampaignScene::Port).large(),
        shot("136-campaign-errands", CampaignScene::Errands),
        shot("137-campaign-errands-large", CampaignScene::Errands).large(),
        shot("138-campaign-lesson", CampaignScene::Lesson("welcome")),
        shot("139-campaign-lesson-errands", CampaignScene::Lesson("errands")),
        shot("140-campaign-lesson-voyage", CampaignScene::LessonAtSea),
        shot("156-phone-campaign-begins", CampaignScene::Begin).upright(),
        shot("156-phone-campaign-port", CampaignScene::Port).upright(),
        shot("156-phone-campaign-errands", CampaignScene::Errands).upright(),
        shot("156-phone-campaign-across", CampaignScene::Errands).across(),
        shot("156-phone-campaign-hurt", CampaignScene::Hurt).then(|app| column(app, 1)).upright(),
        shot("156-phone-campaign-stands", CampaignScene::Port)
            .then(|app| column(app, 2))
            .small_phone(),
        shot("156-phone-campaign-wall", CampaignScene::Open(CampaignDialog::Crew))
            .then(|app| column(app, 0))
            .upright(),
        shot("156-phone-campaign-lanes", CampaignScene::Open(CampaignDialog::Lanes)).upright(),
        shot("156-phone-campaign-deck", CampaignScene::Open(CampaignDialog::Deck)).across(),
        shot("156-phone-campaign-prize", CampaignScene::Prize).upright(),
        shot("156-phone-campaign-ashore", CampaignScene::Ashore).upright(),
        shot("156-phone-campaign-ashore-across", CampaignScene::Ashore).across(),
        shot("156-phone-campaign-voyage", CampaignScene::Voyage).upright(),
        shot("156-phone-campaign-report", CampaignScene::Report).across(),
        shot("156-phone-campaign-end", CampaignScene::End).upright(),
        shot("156-phone-campaign-lesson", CampaignScene::Lesson("welcome")).upright(),
        shot("156-phone-campaign-lesson-errands", CampaignScene::Lesson("errands")).upright(),
    ]
}

fn column(app: &mut App, column: usize) {
    column_of(app, "campaign", column);
}

/// A moment of a campaign, or what lies over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CampaignScene {
    /// A campaign is set up.
    Begin,
    /// The first port.
    Port,
    /// A later port with word of a fourth contract, and a weapon in the locker.
    Errands,
    /// A later port, with somebody hurt.
    Hurt,
    /// The same with a sheet over it.
    Open(CampaignDialog),
    Advice,
    /// A card to choose.
    Prize,
    Ashore,
    Voyage,
    Boarded,
    /// What a month has brought.
    Report,
    End,
    /// The first port, with this lesson beside it.
    Lesson(&'static str),
    /// The way to the table, with the lesson on it.
    LessonAtSea,
}

/// Seeds that are looked at for a scene.
const SEEDS: std::ops::Range<u64> = 7..47;

/// Turns to the screen.
fn reach(app: &mut App, scene: CampaignScene) -> Result<(), WindowError> {
    // The screen is entered anew.
    turn_to(app, Screen::Title);
    app.update();
    let mut data = app.world_mut().resource_mut::<GameData>();
    let saves = Saves::at(data.saves.root().join("campaign"));
    data.saves = saves;
    let world = app.world_mut();
    if scene != CampaignScene::Begin
        && let Ok(charted) = world.resource::<Charts>().0.clone()
    {
        let data = world.resource::<GameData>();
        let found = SEEDS.into_iter().find_map(|seed| flown(&charted, data, scene, seed));
        let under_way = found.ok_or(WindowError::Drawing("no campaign comes to this scene"))?;
        let mut under_way = under_way;
        teach(&mut under_way, data, scene);
        let mut run = Run::new(under_way, &charted, &data.library);
        if matches!(scene, CampaignScene::Report) {
            run.tell_again();
        }
        world.insert_non_send_resource(run);
    }
    turn_to(app, Screen::Campaign);
    Ok(())
}

/// Lays a sheet over it.
fn lay_open(app: &mut App, scene: CampaignScene) {
    match scene {
        CampaignScene::Open(dialog) => {
            app.world_mut().resource_mut::<CampaignUi>().dialog = dialog;
        }
        CampaignScene::Advice => {
            app.world_mut().send_event(CampaignAction::Advise);
        }
        CampaignScene::Begin
        | CampaignScene::Lesson(_)
        | CampaignScene::LessonAtSea
        | CampaignScene::Port
        | CampaignScene::Errands
        | CampaignScene::Hurt
        | CampaignScene::Prize
        | CampaignScene::Ashore
        | CampaignScene::Voyage
        | CampaignScene::Boarded
        | CampaignScene::Report
        | CampaignScene::End => {}
    }
}

/// Has all lessons read up to the one of the scene.
fn teach(under_way: &mut UnderWay, data: &GameData, scene: CampaignScene) {
    let wanted = match scene {
        CampaignScene::Lesson(id) => id,
        CampaignScene::LessonAtSea => "voyage",
        CampaignScene::Begin
        | CampaignScene::Port
        | CampaignScene::Errands
        | CampaignScene::Hurt
        | CampaignScene::Open(_)
        | CampaignScene::Advice
        | CampaignScene::Prize
        | CampaignScene::Ashore
        | CampaignScene::Voyage
        | CampaignScene::Boarded
        | CampaignScene::Report
        | CampaignScene::End => return,
    };
    under_way.teach(&data.library.guides.haul, &data.saves);
    while under_way.lesson().is_some_and(|told| told.lesson.id != wanted) {
        under_way.lesson_read();
    }
}

/// The campaign of this seed at the scene, if a mind comes to it.
fn flown(charted: &Charted, data: &GameData, scene: CampaignScene, seed: u64) -> Option<UnderWay> {
    let setup = setup(charted, &data.library, seed)?;
    let campaigns = Campaigns::at(&data.saves);
    let mut under_way = campaigns.begin(&charted.book, &setup, seed).ok()?;
    let mut agent = Agent::new(AgentKind::default(), charted, &data.library, seed);
    while !is_there(&under_way, scene) {
        let decision = agent.decide(&under_way.campaign)?;
        under_way.decide_quietly(decision).ok()?;
    }
    Some(under_way)
}

fn setup(charted: &Charted, library: &Library, seed: u64) -> Option<Setup> {
    let captain = captain(&charted.book.lives, &Default::default(), None, seed)?;
    let deck = library.deck(FIRST_DECK).ok()?.deck;
    Some(Setup {
        captain,
        deck,
        rules: Default::default(),
        ambition: Default::default(),
        length: Default::default(),
        scope: Scope::Full,
    })
}

fn is_there(under_way: &UnderWay, scene: CampaignScene) -> bool {
    let (game, own) = (&under_way.campaign, under_way.campaign.own());
    let asked = game.choice().filter(|_| game.inner().is_none()).map(|choice| choice.why);
    let in_port = asked == Some(Why::Port);
    let late = in_port && own.leg >= 4;
    match scene {
        CampaignScene::Begin | CampaignScene::Port | CampaignScene::Lesson(_) => in_port,
        CampaignScene::Errands => {
            in_port && own.offers.len() > 3 && !own.locker.is_empty() && own.days > 0
        }
        CampaignScene::Hurt => {
            in_port && own.leg > 1 && own.crew.iter().any(|it| it.person.body.is_hurt())
        }
        CampaignScene::Open(_) | CampaignScene::Advice => late,
        CampaignScene::Prize => asked == Some(Why::Prize),
        CampaignScene::Ashore => asked == Some(Why::LeavingAshore),
        CampaignScene::Voyage | CampaignScene::LessonAtSea => {
            matches!(game.inner(), Some(InnerGame::Cards(..)))
        }
        CampaignScene::Boarded => matches!(game.inner(), Some(InnerGame::Fight(..))),
        CampaignScene::Report => {
            let fought = |event: &Event| matches!(event, Event::Repelled { .. });
            in_port && game.journal().events().iter().any(fought)
        }
        CampaignScene::End => game.stage() == Stage::Over,
    }
}

/// Puts the folder of games back.
fn leave(app: &mut App) {
    let mut data = app.world_mut().resource_mut::<GameData>();
    let root = data.saves.root().parent().map(ToOwned::to_owned);
    data.saves = Saves::at(root.unwrap_or_default());
}
