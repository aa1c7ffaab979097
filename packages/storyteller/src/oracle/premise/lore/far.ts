import { lexicon } from "../../understand/lexicon/lexicon.ts";
import type { Lore, LoreEntry } from "./lore-entry.ts";
import { literal } from "./whole-names.ts";

/** Countries and their rulers, of whom the texts speak only as the politics of the world. */

const RULER = "(?:King|Queen|Emperor|Empress|President|Sultan|Tsar) (?:\\p{Lu}[\\p{L}'’]+ )+of (?:the )?";

/** Whether a place is a whole country: a known one, or one that the texts name only with its ruler. */
export function isCountry({ sentences }: Pick<Lore, "sentences">, name: string): boolean {
  if (lexicon().knownNames.place.includes(name)) return true;
  const texts = sentences.filter(({ text, source }) => source !== "story" && text.includes(name));
  return texts.length > 0 && texts.every(({ text }) => new RegExp(`\\b${RULER}${literal(name)}\\b`, "u").test(text));
}

/** "King Valdemar of Denmark" is nobody who stands around, unless the notes, the hero's texts or the story speak of him. */
export function isFarRuler(lore: Lore, { name, kind, sentences }: LoreEntry): boolean {
  if (kind !== "person" || !new RegExp(`^${RULER}`, "u").test(`${name} of `)) return false;
  const own = sentences.flatMap((at) => lore.sentences[at] ?? []);
  return (
    own.every(({ source }) => !/^(?:notes|hero|story)$/u.test(source)) &&
    own.some(({ text }) => {
      const land = new RegExp(`${literal(name)} of (?:the )?(\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)*)`, "u").exec(
        text,
      );
      return (
        /\bwar (?:with|against) /u.test(text.slice(0, text.indexOf(name))) ||
        (land !== null && isCountry(lore, land[1]!))
      );
    })
  );
}
