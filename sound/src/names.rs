//! The names of all sounds, with their kind, length and loudness.

/// Sound of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// The highlight moves.
    Tick,
    /// An option is chosen.
    Take,
    /// A dialog opens.
    Open,
    /// A dialog closes.
    Close,
    /// An action is not possible.
    Refuse,
    /// A card slides from a pile.
    Deal,
    /// A card is set on the table.
    Place,
    /// A token falls into the pool.
    Token,
    /// Credits are paid.
    Coin,
    /// Dice tumble and settle.
    Dice,
    /// An attempt succeeds.
    Success,
    /// An attempt fails.
    Failure,
    /// A ship leaves for somewhere else.
    Jump,
    /// Pirates or an enemy appear.
    Alarm,
    /// A ship is struck.
    Damage,
    /// Somebody is hurt.
    Wound,
    /// Victory points are gained.
    Points,
    /// A round begins.
    RoundBegins,
    /// The game is won.
    Victory,
    /// The game is lost.
    Defeat,
    /// Somebody shoots.
    Shot,
    /// Something explodes.
    Blast,
}

/// Kind of a sound, the least important first: it limits the loudness, and decides which sounds are
/// dropped when too many come at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Keys and pointer.
    Interface,
    /// Moves of cards, tokens and credits.
    Table,
    /// Events that call for attention.
    Event,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 22] = [
        Sound::Tick,
        Sound::Take,
        Sound::Open,
        Sound::Close,
        Sound::Refuse,
        Sound::Deal,
        Sound::Place,
        Sound::Token,
        Sound::Coin,
        Sound::Dice,
        Sound::Success,
        Sound::Failure,
        Sound::Jump,
        Sound::Alarm,
        Sound::Damage,
        Sound::Wound,
        Sound::Points,
        Sound::RoundBegins,
        Sound::Victory,
        Sound::Defeat,
        Sound::Shot,
        Sound::Blast,
    ];

    /// Kind of the sound, which the settings make louder or softer.
    pub const fn kind(self) -> Kind {
        match self {
            Sound::Tick | Sound::Take | Sound::Open | Sound::Close | Sound::Refuse => {
                Kind::Interface
            }
            Sound::Deal | Sound::Place | Sound::Token | Sound::Coin => Kind::Table,
            Sound::Dice
            | Sound::Success
            | Sound::Failure
            | Sound::Jump
            | Sound::Alarm
            | Sound::Damage
            | Sound::Wound
            | Sound::Points
            | Sound::RoundBegins
            | Sound::Victory
            | Sound::Defeat
            | Sound::Shot
            | Sound::Blast => Kind::Event,
        }
    }

    /// Length in milliseconds.
    pub const fn millis(self) -> u32 {
        match self {
            Sound::Tick => 50,
            Sound::Take => 160,
            Sound::Open | Sound::Close => 240,
            Sound::Refuse => 280,
            Sound::Deal => 200,
            Sound::Place => 240,
            Sound::Token => 380,
            Sound::Coin => 480,
            Sound::Dice => 1_050,
            Sound::Success | Sound::Failure => 1_000,
            Sound::Jump => 2_800,
            Sound::Alarm => 1_500,
            Sound::Damage => 800,
            Sound::Wound => 700,
            Sound::Points => 1_200,
            Sound::RoundBegins => 2_400,
            Sound::Victory => 4_200,
            Sound::Defeat => 3_800,
            Sound::Shot => 500,
            Sound::Blast => 1_600,
        }
    }

    /// Root mean square of its loudest twentieth of a second. Low sounds get more, because ears are
    /// less sensitive to them.
    pub(crate) const fn loudness(self) -> f32 {
        match self {
            Sound::Tick => 0.012,
            Sound::Open | Sound::Close => 0.022,
            Sound::Take | Sound::Refuse => 0.030,
            Sound::Deal | Sound::Coin => 0.034,
            Sound::Token => 0.038,
            Sound::Place => 0.046,
            Sound::Dice | Sound::RoundBegins => 0.070,
            Sound::Success | Sound::Failure | Sound::Points => 0.080,
            Sound::Alarm | Sound::Victory | Sound::Defeat => 0.090,
            Sound::Jump | Sound::Wound | Sound::Shot => 0.100,
            Sound::Damage => 0.120,
            Sound::Blast => 0.140,
        }
    }
}
