#![no_main]

inputs::target!("card_record");
