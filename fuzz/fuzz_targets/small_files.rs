#![no_main]

doors::target!("small_files");
