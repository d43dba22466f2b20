#![no_main]

inputs::target!("fight_record");
