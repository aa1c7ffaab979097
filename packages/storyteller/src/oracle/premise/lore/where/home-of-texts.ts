import { literal, filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { bare } from "#english/noun-phrase";
import type { Draft } from "../draft.ts";
import { indexOfName, type LoreSentence } from "../lore-entry.ts";
import { ELSEWHERE } from "../nouns.ts";

/** Where the texts put somebody. */

/** The beginning of a name that says that nobody can be at the place any more. */
const GONE_IN = storedPattern("home-of-texts gone in", "u");

/** The place of a person by one sentence: the nearest place after "in", "at" or "of". */
export function placeOf(
  draft: Draft,
  ordered: readonly number[],
  sentences: readonly LoreSentence[],
  places: readonly Draft[],
): string {
  // "ruled by the Reed Queen Ysolde from the Lantern Hall"
  for (const at of ordered) {
    const [, seat = ""] =
      filledPattern("home-of-texts place of 8", "u", literal(draft.name)).exec(sentences[at]!.text) ?? [];
    const found = places.find(({ name }) => seat.startsWith(name));
    if (found !== undefined) return finalName(found);
  }
  // What begins with somebody's name says more of where they are than what only mentions them.
  const isAbout = (at: number) =>
    [draft.name, ...draft.aliases].some((name) => sentences[at]!.text.replace(/^The /u, "").startsWith(name));
  for (const at of ordered.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)))) {
    const { text } = sentences[at]!;
    for (const place of places) {
      const from = indexOfName(text, place.name);
      if (from < 0 || place === draft) continue;
      // "The last nun of the drowned abbey": nobody stands there any more.
      if (pattern("home-of-texts place of 3", "u").test(text.slice(0, from + GONE_IN.exec(place.name)![0].length)))
        continue;
      const who =
        [draft.name, ...draft.aliases].map((name) => indexOfName(text, name)).find((found) => found >= 0) ?? -1;
      // "Mrs Frayne's son drowned in the Cut" does not put Mrs Frayne there.
      if (
        who >= 0 &&
        pattern("home-of-texts place of 5", "u").test(text.slice(who, who + 40)) &&
        [draft.name, ...draft.aliases].some(
          (name) => text.slice(who).startsWith(`${name}'s`) || text.slice(who).startsWith(`${name}’s`),
        )
      )
        continue;
      // "In the chapel a preacher called Brother Lin says …"
      if (
        who > from &&
        pattern("home-of-texts place of 4", "u").test(text.slice(0, from)) &&
        pattern("home-of-texts place of 6", "u").test(text.slice(from + place.name.length, who))
      )
        return finalName(place);
      // The place comes before the person who rules or owns it: "Emberhall, ruled by Jarl Torvald".
      if (pattern("home-of-texts place of", "u").test(text.slice(from + place.name.length, Math.max(who, 0))))
        return finalName(place);
      if (draft.kind === "creature" && who >= 0 && pattern("home-of-texts place of 7", "u").test(text.slice(0, from)))
        return finalName(place);
      if (
        who < 0 ||
        who > from ||
        from - who > 90 ||
        text.slice(who, from).includes(";") ||
        ELSEWHERE.test(text.slice(who, from))
      )
        continue;
      if (pattern("home-of-texts place of 2").test(text.slice(0, from))) return finalName(place);
    }
  }
  return "";
}

const finalName = ({ name, proper, definite }: Draft): string =>
  proper ? (definite ? `the ${bare(name)}` : name) : `the ${name}`;
