#![no_main]

doors::target!("scenario");
