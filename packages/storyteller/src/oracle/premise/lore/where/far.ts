import { literal, filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { lexicon } from "../../../understand/lexicon/lexicon.ts";
import type { Lore, LoreEntry } from "../lore-entry.ts";
import { readOnce } from "../read-once.ts";

/** Countries and their rulers, of whom the texts speak only as the politics of the world. */

/** Whether a place is a whole country: a known one, or one that the texts name only with its ruler. */
const isCountry = ({ written }: Pick<Lore, "written">, name: string): boolean =>
  readOnce(written, "country", name, () => {
    if (lexicon().knownNames.place.includes(name)) return true;
    const texts = written.filter(({ text }) => text.includes(name));
    const ruled = filledPattern("far is country", "u", literal(name));
    return texts.length > 0 && texts.every(({ text }) => ruled.test(text));
  });

/** "King Valdemar of Denmark" is nobody who stands around, unless the notes, the hero's texts or the story speak of him. */
export function isFarRuler(lore: Lore, { name, kind, sentences }: LoreEntry): boolean {
  if (kind !== "person" || !pattern("far is far ruler 2", "u").test(`${name} of `)) return false;
  const own = sentences.flatMap((at) => lore.sentences[at] ?? []);
  return (
    own.every(({ source }) => !pattern("far is far ruler 4", "u").test(source)) &&
    own.some(({ text }) => {
      const land = filledPattern("far is far ruler 3", "u", literal(name)).exec(text);
      return (
        pattern("far is far ruler", "u").test(text.slice(0, text.indexOf(name))) ||
        (land !== null && isCountry(lore, land[1]!))
      );
    })
  );
}

/** What stands before a place that is only spoken of: "newly come from London", "owes money on Vesta", "Glasgow is six hours away". */
const AWAY = storedPattern("far away");

const WHOLE_LANDS = storedPattern("far whole lands", "u");

/** Whether a place is so far off that nobody goes there: a country or city, or one that the texts name only as where somebody has come from. */
export function isFar(lore: Lore, entry: Pick<LoreEntry, "name" | "sentences">): boolean {
  return readOnce(lore, "far", entry.name, () => readFar(lore, entry));
}

function readFar(lore: Lore, { name, sentences }: Pick<LoreEntry, "name" | "sentences">): boolean {
  const bare = name.replace(/^the /u, "");
  const own = sentences.flatMap((at) => lore.sentences[at] ?? []);
  const mentions = own.flatMap(({ text, source }) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}])${literal(bare)}(?![\\p{L}])`, "giu"))].map(({ index }) => ({
      source,
      before: text.slice(0, index),
      after: text.slice(index + bare.length),
    })),
  );
  if (mentions.length === 0) return isCountry(lore, name);
  const isAway = ({ before, after }: (typeof mentions)[number]) =>
    AWAY.test(before) || pattern("far read far", "u").test(after);
  // "turns above the gas giant Brume"
  const isWorld =
    pattern("far read far 3", "u").test(name) ||
    mentions.some(({ before }) => pattern("far read far 2", "u").test(before));
  // What the aim or the first scene names, the story may go to.
  const isOfStory = mentions.some(
    (each) => /^(?:notes|story)$/u.test(each.source) && !isAway(each) && !/\bfrom $/u.test(each.before),
  );
  // A planet and a whole land are nowhere that anybody walks to.
  if (
    WHOLE_LANDS.test(bare) &&
    !mentions.some(({ source, before }) => source === "notes" && /\bin (?:the )?$/u.test(before))
  )
    return true;
  return !isOfStory && (isWorld || isCountry(lore, name) || mentions.every(isAway));
}
