//! Random card games: any decks, any house rules.

use std::{path::Path, sync::Arc};

use cards::{
    CaptainSetup, CardGame, Decision, Interruption, Move, Setup, Snapshot, Watch,
    data::{CardBook, Constants},
};
use dice::Dice;
use engine::{Game, Seat};

use super::{deck, trial::Trial};
use crate::{
    data::Library,
    replay,
    saves::{CARD_GAME, CardArtefact, artefact_in},
};

/// Rounds after which a game is ranked; chance alone hardly ever wins one.
const ROUND_CAP: u16 = 12;

/// A game of cards, and who watches it from its beginning on.
pub(super) struct CardTrial<'a> {
    library: &'a Library,
    book: Arc<CardBook>,
    setup: Setup,
    seed: u64,
    watch: Watch,
    /// Whether things come between that nobody decides.
    pub interrupted: bool,
}

impl CardTrial<'_> {
    /// A game of so many captains with shipped decks or wild ones, as published or by house rules.
    pub(super) fn deal<'a>(
        library: &'a Library,
        captains: u8,
        seed: u64,
        dice: &mut Dice,
    ) -> Result<CardTrial<'a>, String> {
        let setup = setup(library, captains, dice);
        let book = library.cards_of(&setup.packs);
        let game = CardGame::new(&book, &setup, seed).map_err(|fault| fault.to_string())?;
        let watch = Watch::of(&game);
        Ok(CardTrial { library, book, setup, seed, watch, interrupted: false })
    }
}

fn setup(library: &Library, captains: u8, dice: &mut Dice) -> Setup {
    let seated: Vec<_> = (0..captains).map(|n| captain(library, n, dice)).collect();
    let packs = library.book.packs_of(seated.iter().map(|captain| &captain.deck));
    Setup { captains: seated, constants: constants(library.constants, dice), packs }
}

/// One in three has a deck that somebody built.
fn captain(library: &Library, n: u8, dice: &mut Dice) -> CaptainSetup {
    let ready: Vec<_> = library.decks.iter().filter(|deck| deck.faults.is_empty()).collect();
    let ready = dice.pick(&ready).filter(|_| dice.below(3) == 0);
    let deck = ready.map_or_else(|| deck::wild(&library.book, dice), |listed| listed.deck.clone());
    CaptainSetup { name: format!("Captain {n}"), player: "random".to_owned(), deck }
}

/// Every other table plays as published; elsewhere about a third of the house rules are changed.
fn constants(published: Constants, dice: &mut Dice) -> Constants {
    let mut constants = published;
    let as_published = dice.below(2) == 0;
    for rule in Constants::house_rules() {
        if !as_published && dice.below(3) == 0 {
            let reach = rule.range.end() - rule.range.start();
            let by = i64::from(dice.below(2 * reach.unsigned_abs() as u32 + 1)) - reach;
            constants.turn(rule.name, by);
        }
    }
    constants.round_cap = Some(ROUND_CAP);
    constants
}

impl Trial for CardTrial<'_> {
    type Game = CardGame;

    fn begin(&self) -> Result<CardGame, String> {
        CardGame::new(&self.book, &self.setup, self.seed).map_err(|fault| fault.to_string())
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.setup.captains.len() as u8).map(Seat).collect()
    }

    fn check(&mut self, decided: Option<&Decision>, game: &CardGame) -> Result<(), String> {
        self.watch.check(decided.copied(), game).map_err(|broken| broken.to_string())
    }

    fn round_trip(&self, game: &CardGame) -> Result<CardGame, String> {
        let taken = game.snapshot();
        let bytes = postcard::to_allocvec(&taken).map_err(|fault| fault.to_string())?;
        let read: Snapshot = postcard::from_bytes(&bytes).map_err(|fault| fault.to_string())?;
        let again = CardGame::restore(&self.book, &read);
        let same = read == taken && again.snapshot() == taken;
        if same { Ok(again) } else { Err("its snapshot is another one".to_owned()) }
    }

    fn record(&self, game: &CardGame, decisions: Vec<Decision>) -> Result<(), String> {
        let artefact = CardArtefact {
            game: CARD_GAME.to_owned(),
            setup: self.setup.clone(),
            seed: self.seed,
            decisions,
            journal: game.journal().hash(),
            finished: true,
            taken_back: 0,
        };
        let file = Path::new("record");
        let read = artefact_in(file, &artefact.write(), CARD_GAME).map_err(|it| it.to_string())?;
        replay::verified(self.library, file, &read).map(drop).map_err(|it| it.to_string())
    }

    /// Anybody may take or give back full control at any time, and rarely somebody leaves.
    fn out_of_turn(&self, game: &CardGame, dice: &mut Dice) -> Option<Decision> {
        if dice.below(300) > 0 {
            return None;
        }
        let captains = game.observe(Seat(0)).captains;
        let in_play: Vec<Seat> = captains.iter().filter(|it| !it.out).map(|it| it.seat).collect();
        let chosen = match dice.below(8) {
            0 => Move::Concede,
            n => Move::FullControl(n > 3),
        };
        dice.pick(&in_play).map(|&seat| Decision { seat, chosen })
    }

    /// About one choice in fifteen, half of the time control of a card passes, otherwise anything goes away.
    fn interrupt(&self, game: &mut CardGame, twin: Option<&mut CardGame>, dice: &mut Dice) -> bool {
        if !self.interrupted || dice.below(15) > 0 {
            return false;
        }
        let what = if dice.below(2) == 0 { Interruption::of_control } else { Interruption::any };
        let Some(interruption) = what(game, dice) else { return false };
        game.interrupt(&interruption);
        if let Some(twin) = twin {
            twin.interrupt(&interruption);
        }
        true
    }
}
