use crate::model::Message;

/// Names less alike than this are another word, not a slip: it takes `pubic` for `public` and leaves `hidden` alone.
const ALIKE: f64 = 0.7;

/// "Did you mean …?" where a known name is close to the one that was written, else the names that there are;
/// `None` where there are none.
pub fn suggest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Message> {
    let known: Vec<&str> = known.into_iter().collect();
    let likeness = |name: &str| strsim::jaro_winkler(&written.to_lowercase(), &name.to_lowercase());
    let closest = known.iter().map(|name| (likeness(name), *name));
    match closest.max_by(|left, right| left.0.total_cmp(&right.0)) {
        None => None,
        Some((alike, name)) if alike >= ALIKE => Some(Message::new("source-did-you-mean").with("name", name)),
        Some(_) => Some(Message::new("source-one-of").with("names", known.join(", "))),
    }
}
