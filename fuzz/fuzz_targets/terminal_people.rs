#![no_main]

inputs::target!("terminal_people");
