//! Giving up.

use super::{Acting, Asked, truth};

/// The side gives up (CT-END-03): when nothing is left to hope for, or to strike with.
pub(super) fn surrender(asked: Asked) -> Acting {
    let outlook = asked.outlook;
    let lost = outlook.beaten().powi(3);
    let harmless = truth(outlook.reach == 0.0) * (0.5 + 0.5 * outlook.weariness);
    Acting { hopeless: lost.max(harmless), pride: 1.0, ..Acting::default() }
}
