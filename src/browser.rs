//! What the page around the program offers: in comes the game's data; out go downloads, links and one sentence at a time to show.

use std::{collections::BTreeMap, path::Path};

use bevy::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Blob, CustomEvent, CustomEventInit, HtmlAnchorElement, Url};

/// Where on the page the window is.
pub const CANVAS: &str = "#far-lanes";

/// The page's object that holds what the program offers.
const OFFERED: &str = "farLanes";

/// What the page has fetched of the game's data, until the program has it.
const DATA: &str = "data";

/// Takes the game's data from the page, which need not keep it any longer: texts by the names of their files.
pub fn take_data() -> BTreeMap<String, String> {
    let page = inside(&JsValue::from(web_sys::window()), OFFERED);
    let fetched = js_sys::Object::from(inside(&page, DATA));
    let _ = js_sys::Reflect::set(&page, &DATA.into(), &JsValue::UNDEFINED);
    let files = js_sys::Object::entries(&fetched).into_iter();
    let file = |entry: JsValue| {
        let entry = js_sys::Array::from(&entry);
        Some((entry.get(0).as_string()?, entry.get(1).as_string()?))
    };
    files.filter_map(file).collect()
}

/// What an object has under this name; nothing of what is no object.
fn inside(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or_default()
}

/// Tells the page something: `ready`, `failed`, `note`, `link`, `copy`, `pick` or `awake`, with words to go with it.
pub fn tell(what: &str, words: &str) {
    let detail = js_sys::Object::new();
    let set = |key: &str, value: &str| js_sys::Reflect::set(&detail, &key.into(), &value.into());
    let init = CustomEventInit::new();
    let told = set("what", what).and(set("words", words)).and_then(|_| {
        init.set_detail(&detail);
        CustomEvent::new_with_event_init_dict("far-lanes", &init)
    });
    if let (Ok(event), Some(window)) = (told, web_sys::window()) {
        // A page that does not listen misses something, and that is all.
        let _ = window.dispatch_event(&event);
    }
}

/// Tells the page once that there is something to see.
pub fn tell_ready(mut frames: Local<u32>) {
    *frames = frames.saturating_add(1);
    if *frames == 2 {
        tell("ready", "");
    }
}

/// Asks the page for a file; it comes by way of `take`.
pub fn pick() {
    tell("pick", "");
}

/// Offers the page a function of a text and a name. It answers `{ok: words}` or `{fault: words}`.
pub fn offer(name: &str, work: impl Fn(&str, &str) -> Result<String, String> + 'static) {
    let in_words = |value: JsValue| value.as_string().unwrap_or_default();
    let answer = move |text: JsValue, name: JsValue| {
        let (key, words) = match work(&in_words(text), &in_words(name)) {
            Ok(words) => ("ok", words),
            Err(words) => ("fault", words),
        };
        let answer = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&answer, &key.into(), &words.into());
        JsValue::from(answer)
    };
    let door = Closure::<dyn Fn(JsValue, JsValue) -> JsValue>::new(answer);
    let window = JsValue::from(web_sys::window());
    let offered = js_sys::Reflect::get(&window, &OFFERED.into());
    if let Ok(offered) = offered.filter_object() {
        let _ = js_sys::Reflect::set(&offered, &name.into(), door.as_ref());
    }
    // It is offered for as long as the page is open.
    door.forget();
}

/// Hands the person a file.
///
/// # Errors
/// The browser's own words for why it makes no file of it.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or("no page")?;
    let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The download has begun and holds on to what it needs.
    Url::revoke_object_url(&address)
}

/// The page's address without its end.
pub fn address() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// The end of the page's address, from `#` on.
pub fn address_end() -> String {
    let end = web_sys::window().and_then(|window| window.location().hash().ok());
    end.unwrap_or_default()
}

/// Takes the end off the page's address, so that a reload goes on instead of beginning anew.
pub fn forget_address_end() {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history.filter(|_| !address_end().is_empty()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address()));
    }
}

/// An object, of what may be none.
trait FilterObject {
    fn filter_object(self) -> Result<JsValue, JsValue>;
}

impl FilterObject for Result<JsValue, JsValue> {
    fn filter_object(self) -> Result<JsValue, JsValue> {
        self.and_then(|value| if value.is_object() { Ok(value) } else { Err(value) })
    }
}

/// Hands the person what is kept in `file` as a file of their own, and says so.
pub fn save_as(file: &Path, text: &str) {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let words = match download(&name, text) {
        Ok(()) => format!("It is in your downloads, as {name}."),
        Err(_) => "This browser hands out no files here.".to_owned(),
    };
    tell("note", &words);
}

/// Hands the person a link to what these words at the end of the page's address begin.
pub fn share(address_end: &str) {
    tell("link", &(address() + address_end));
}
