import { pattern, storedPattern } from "../../patterns.ts";
import { isBreak, kindOfNoun } from "../lore/nouns.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import type { LoreEntry } from "../lore/lore-entry.ts";

/** Where the hero stands in the player's own first sentence: "You are in the galley at 0600", "at the door of the wet lab". */

/** Times, weather and states, which one is in and stands nowhere. */
const NO_PLACE = storedPattern("first-place no place", "u");
/** Parts of a place: "the door of the wet lab" is at the wet lab. */
const PART = storedPattern("first-place part");

/** The places that a first sentence names after "in", "at" and so on, in the order in which they come; with a name or a noun of its own. */
function placesWritten(sentence: string): string[] {
  const found: string[] = [];
  for (const match of sentence.matchAll(pattern("first-place phrase", "gu"))) {
    const phrase = match[1]!.trim();
    const after = sentence.slice(match.index + match[0].length);
    const head = phrase.split(" ").at(-1)!;
    // "the eve of the contest", "the middle of rehearsal".
    if (/^\d/u.test(phrase) || NO_PLACE.test(head) || pattern("first-place places written", "u").test(head)) continue;
    const whole = /^ of (.+)/u.exec(after)?.[1];
    const owner = whole === undefined ? "" : nounAfter(whole);
    // "the lighthouse door" is at the lighthouse.
    const [, house = ""] = pattern("first-place places written 4", "u").exec(phrase) ?? [];
    if (house !== "" && kindOfNoun(house.split(" ").at(-1)!) === "place") {
      found.push(`the ${house}`);
      continue;
    }
    if (PART.test(phrase) && owner !== "") {
      found.push(owner);
      continue;
    }
    // "on my narrowboat, the Kingfisher,"
    const called = pattern("first-place places written 2", "u").exec(after)?.[1];
    if (called !== undefined && /^\p{Ll}/u.test(head)) {
      found.push(called);
      continue;
    }
    const kind = kindOfNoun(head);
    if (/^\p{Ll}/u.test(head) && (kind === "person" || kind === "creature")) continue;
    // "the gate of Dunmere", "the cloister of Saint Roch": one place with its name.
    const named = /^\p{Lu}/u.test(owner) && kind === "place" ? `${phrase} of ${owner}` : phrase;
    if (/^\p{Ll}/u.test(named) && !pattern("first-place places written 3", "u").test(named)) continue;
    found.push(named);
  }
  return found.map((each) =>
    each.replace(/^an? /iu, "the ").replace(pattern("first-place places written 5", "u"), "your "),
  );
}

/** "the wet lab. I want …" → "the wet lab": the first words as one thing. */
function nounAfter(words: string): string {
  const name = pattern("first-place noun after", "u").exec(words)?.[0];
  if (name !== undefined) return name.replace(/['’]s$/u, "");
  const [, article = "", rest = ""] = pattern("first-place noun after 2", "u").exec(words) ?? [];
  const all = rest.split(" ");
  const end = all.findIndex((word) => isBreak(word));
  const noun = all.slice(0, Math.min(end < 0 ? 4 : end, 4)).join(" ");
  return noun === "" ? "" : `${article} ${noun}`;
}

/** The place where the hero stands at first: the first one written, by its name in the lore; null where none is written. */
export function firstPlace(sentence: string, places: readonly LoreEntry[]): { name: string; known: boolean } | null {
  const written = placesWritten(sentence);
  for (const [at, phrase] of written.entries()) {
    // "the bell tower of Harrowmere" is more than Harrowmere.
    const owner = / of (.+)$/u.exec(phrase)?.[1];
    const known =
      places.find(({ name }) => name.toLowerCase() === phrase.toLowerCase()) ??
      places.find(({ name, aliases }) =>
        [name, ...aliases].some((each) => each !== owner && isSamePlace(each, phrase)),
      );
    if (known !== undefined) return { name: known.name, known: true };
    const head = phrase
      .replace(/ of .*$/u, "")
      .split(" ")
      .at(-1)!;
    const kind = kindOfNoun(head);
    // A thing stands in a place: "beside the open coffin". What no list knows is a place after "in the".
    if (kind === "place" || (at === 0 && kind === null && pattern("first-place first place", "u").test(phrase)))
      return { name: phrase, known: false };
  }
  return null;
}
