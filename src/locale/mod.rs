//! The words for people, in English and in Japanese, from Fluent catalogs.
