#![no_main]

inputs::target!("scenario");
