#![no_main]

inputs::target!("draft_record");
