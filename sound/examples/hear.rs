//! Writes sounds as audio files:
//! `cargo run --release -p sound --example hear -- OUT_FOLDER [NAME]`.

use std::{fs, io, path::Path, time::Instant};

use sound::{RATE, Sound, synthesise};

fn main() -> io::Result<()> {
    let mut words = std::env::args().skip(1);
    let (folder, name) = (words.next().unwrap_or(".".to_owned()), words.next().unwrap_or_default());
    fs::create_dir_all(&folder)?;
    for sound in Sound::ALL {
        let called = format!("{sound:?}").to_lowercase();
        if called.contains(&name.to_lowercase()) {
            let began = Instant::now();
            let samples = synthesise(sound);
            let took = began.elapsed().as_secs_f64() * 1000.0;
            let file = Path::new(&folder).join(called).with_extension("wav");
            fs::write(&file, wav(&samples))?;
            println!("{} · {} ms long, made in {took:.1} ms", file.display(), sound.millis());
        }
    }
    Ok(())
}

/// Encodes a file of 16-bit samples on one channel.
fn wav(samples: &[f32]) -> Vec<u8> {
    let long = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(44 + samples.len() * 2);
    file.extend(b"RIFF");
    file.extend((36 + long).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend([1, 0, 1, 0]);
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(long.to_le_bytes());
    file.extend(samples.iter().flat_map(|it| ((it * 32_767.0) as i16).to_le_bytes()));
    file
}
