//! A field to test minds on.
