//! Words for cards, prompts, options and events.
