//! Work beside the frames: on a thread of its own, or at once on a page, which has none.

/// Work that is under way or done.
pub struct Work<T> {
    #[cfg(not(target_arch = "wasm32"))]
    thread: std::thread::JoinHandle<T>,
    #[cfg(target_arch = "wasm32")]
    done: T,
}

#[cfg(not(target_arch = "wasm32"))]
impl<T: Send + 'static> Work<T> {
    /// Begins.
    pub fn start(work: impl FnOnce() -> T + Send + 'static) -> Work<T> {
        Work { thread: std::thread::spawn(work) }
    }

    /// Its result, or the work itself while it is not done.
    ///
    /// # Errors
    /// It is not done yet.
    ///
    /// # Panics
    /// Where the work did.
    pub fn take(self) -> Result<T, Work<T>> {
        if !self.thread.is_finished() {
            return Err(self);
        }
        Ok(self.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    }
}

#[cfg(target_arch = "wasm32")]
impl<T> Work<T> {
    /// Does it.
    pub fn start(work: impl FnOnce() -> T) -> Work<T> {
        Work { done: work() }
    }

    /// Its result.
    pub fn take(self) -> Result<T, Work<T>> {
        Ok(self.done)
    }
}
