use super::Tongue;

/// The messages of one module, in every language.
pub struct Catalog {
    /// The name of its files, without the ending.
    pub name: &'static str,
    english: &'static str,
    japanese: &'static str,
}

impl Catalog {
    /// Its text in one language, in Fluent's syntax.
    pub fn text(&self, tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::English => self.english,
            Tongue::Japanese => self.japanese,
        }
    }
}

/// Names each catalog once: `name` stands for `en/name.ftl` and `ja/name.ftl`.
macro_rules! catalogs {
    ($($name:ident,)+) => {
        /// Every catalog.
        pub static CATALOGS: &[Catalog] = &[$(Catalog {
            name: stringify!($name),
            english: include_str!(concat!("en/", stringify!($name), ".ftl")),
            japanese: include_str!(concat!("ja/", stringify!($name), ".ftl")),
        }),+];
    };
}

catalogs! {
    assignment,
    class,
    class_report,
    cli,
    command,
    compare,
    fault,
    generate,
    grade,
    gradebook,
    language,
    mutant,
    report,
    spool,
    testcase,
    verify,
}
