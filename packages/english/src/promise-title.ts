import { capitalise, possessive } from "./noun-phrase.ts";
import { calledOf } from "./spoken-name.ts";

/** The promised act in the third person: "to find your boat" → "to find their own boat". */
const ofTheirs = (gist: string): string =>
  gist
    .replace(/\byour\b/gu, "their own")
    .replace(/\byours\b/gu, "theirs")
    .replace(/\byoursel(?:f|ves)\b/gu, "themself")
    .replace(/\byou(?= (?:can|could|have|had|are|were|will|would|must|may|need|want|know|do|did|like)\b)/gu, "they")
    .replace(/\byou\b/gu, "them");

/** A pronoun that is no possessive: "back to her". */
const ALONE =
  /\b(?:him|her|them)\b(?=$| (?:to|from|in|at|on|before|by|with|back|home|again|safe|safely|alive|when|if|and|that|until|out|off|up|down|away|against|for|as|once|soon|never|whenever|through|across|over)\b)/u;
const OWNED = /\b(?:his|her|their)\b(?= (?!own\b)\p{L})/u;

/**
 * The title of a promise on the quest board: "Bring the silver locket back to Hanne". If the promised act does not name the receiver, the
 * title begins with them: "Promise to Hanne: find the key".
 * @param to the receiver; empty for the hero themself
 */
export function promiseTitle(to: string, gist: string): string {
  const what = ofTheirs(gist)
    .replace(/^never to /u, "never ")
    .replace(/^not to /u, "do not ")
    .replace(/^to /u, "");
  if (to === "") return capitalise(what);
  const whom = calledOf(to);
  if (gist === "to do what you can") return `Promise to ${whom}`;
  const named = namedIn(what, whom);
  return named === null ? `Promise to ${whom}: ${what}` : capitalise(named);
}

/** The act with the receiver's name in place of a pronoun that must mean them. Null if no pronoun does. */
function namedIn(what: string, whom: string): string | null {
  if (what.includes(whom)) return what;
  const first = /\b(?:him|her|them|his|their)\b/u.exec(what);
  // If another name comes before the pronoun, the pronoun may mean that person instead.
  if (first === null || /\p{Lu}/u.test(what.slice(0, first.index))) return null;
  if (ALONE.exec(what)?.index === first.index) return what.replace(ALONE, whom);
  return OWNED.exec(what)?.index === first.index ? what.replace(OWNED, possessive(whom)) : null;
}
