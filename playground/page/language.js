// The language of the first screen: chosen here, else as `--language` says, else the browser's, else the first there is.
// What was chosen is kept for that `--language` alone, so that another one, or a first one, is not passed over.

const MEMORY = "playground-language";

let memory = MEMORY;
let current = localStorage.getItem(MEMORY) ?? "en";

/** The language of this page now. */
export const language = () => current;

/** Finds the language for what the server has told; it stays until `choose`. */
export function settle({ play, language: asked }) {
  const known = Object.keys(play.languages);
  memory = asked ? `${MEMORY}-${asked}` : MEMORY;
  const wanted = [localStorage.getItem(memory), asked, ...navigator.languages.map((each) => each.split("-")[0].toLowerCase())];
  use(wanted.find((each) => known.includes(each)) ?? known[0]);
}

/** Somebody wants this language from now on. */
export function choose(wanted) {
  localStorage.setItem(memory, wanted);
  use(wanted);
}

function use(wanted) {
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Words that may be said in several languages, in this one. */
export const said = (words) => (words && typeof words === "object" ? words[current] : words);

/** The page's own words, English where it has none in this language. */
export const wordsOf = (words) => ({ ...words.en, ...words[current] });
