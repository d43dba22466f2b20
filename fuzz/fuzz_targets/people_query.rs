#![no_main]

inputs::target!("people_query");
