#![no_main]

inputs::target!("terminal_cards");
