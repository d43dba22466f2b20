//! Builds what one captain may know.
