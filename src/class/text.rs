//! Which encoding a text is in, where nothing says it: UTF-8 where it is valid UTF-8, else the `Shift_JIS` of Windows (CP932).

use std::borrow::Cow;

use encoding_rs::{DecoderResult, Encoding, SHIFT_JIS, UTF_8};

/// A text that is in neither encoding, with a sign of its own in each place that could not be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Malformed {
    /// What could be read.
    pub text: String,
    /// The byte of `text` at which the first unreadable place begins.
    pub at: usize,
}

/// Reads a whole file. A byte order mark decides, and is no part of the text.
pub(super) fn document(bytes: &[u8]) -> Result<String, Malformed> {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or_else(|| (guess(bytes), 0));
    let bytes = &bytes[mark..];
    match encoding.decode_without_bom_handling_and_without_replacement(bytes) {
        Some(text) => Ok(text.into_owned()),
        None => Err(malformed(encoding, bytes)),
    }
}

/// Reads a name of a file. What cannot be read is written as bytes behind a sign that no name has otherwise: a strange name is no
/// reason to lose the file, nor to take it for that of another strange name.
pub(super) fn name(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    if let Some(text) = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(bytes) {
        return text;
    }
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|byte| format!("\u{fffd}{byte:02X}")));
    }
    Cow::Owned(text)
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    match std::str::from_utf8(bytes) {
        Ok(_) => UTF_8,
        // Whatever has been read as more than ASCII so far was hardly so by accident: it is UTF-8, and damaged.
        Err(error) if !bytes[..error.valid_up_to()].is_ascii() => UTF_8,
        Err(_) => SHIFT_JIS,
    }
}

fn malformed(encoding: &'static Encoding, bytes: &[u8]) -> Malformed {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let most = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
    let mut readable = String::with_capacity(most.unwrap_or_default());
    let (result, _) = decoder.decode_to_string_without_replacement(bytes, &mut readable, true);
    debug_assert!(matches!(result, DecoderResult::Malformed(..)));
    Malformed {
        text: encoding.decode_without_bom_handling(bytes).0.into_owned(),
        at: readable.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 氏名 in `Shift_JIS`.
    const SHIFT_JIS_NAME: &[u8] = b"\x8e\x81\x96\xbc";

    #[test]
    fn reads_the_encodings_of_spreadsheet_programs() {
        for bytes in [
            "氏名".as_bytes(),
            "\u{feff}氏名".as_bytes(),
            SHIFT_JIS_NAME,
            b"\xff\xfe\x0f\x6c\x0d\x54",
        ] {
            assert_eq!(document(bytes).as_deref(), Ok("氏名"), "{bytes:x?}");
        }
    }

    #[test]
    fn reads_the_signs_that_only_windows_has() {
        // ①, 髙 and ～ are in CP932 and not in the standard.
        assert_eq!(document(b"\x87\x40\xfb\xfc\x81\x60").as_deref(), Ok("①髙～"));
    }

    #[test]
    fn says_where_a_text_cannot_be_read() {
        let wrong = document(b"id\n\x8e\x81\xff\n").expect_err("0xff is in no encoding");
        assert_eq!(wrong.at, "id\n氏".len());
        assert!(wrong.text[wrong.at..].starts_with('\u{fffd}'), "{wrong:?}");
        let damaged = document("氏名\n".bytes().chain([0x80, b'a']).collect::<Vec<_>>().as_slice());
        assert_eq!(damaged.expect_err("a lone 0x80").at, "氏名\n".len());
    }

    #[test]
    fn a_name_can_always_be_read() {
        assert_eq!(name(SHIFT_JIS_NAME), "氏名");
        assert_eq!(name("氏名".as_bytes()), "氏名");
        assert_eq!(name(b"a\xff.rb"), "a\u{fffd}FF.rb");
        assert_ne!(name(b"\xff.rb"), name(b"\xfe.rb"));
    }
}
