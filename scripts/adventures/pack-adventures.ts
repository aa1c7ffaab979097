import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { ADVENTURES } from "#content/adventures/cards";
import { APART, folded, TEXT_HERE, WORD_HERE } from "#content/adventures/unpack";
import { fromRoot } from "../../tools/shared/paths.ts";

const FOLDER = fromRoot("packages/content/src/adventures");
const FILE = join(FOLDER, "packed.json");

/** Brotli's highest quality. It is slow, but packing runs only once, after an adventure was written. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Whether a string is a single word, such as a key or an id. Any other string is a text. */
const isWord = (value: string): boolean => value.length <= 25 && !/\s/u.test(value);

/**
 * Packs all adventures as one string for a JSON file: Brotli in base64. Packed together, and with the texts stored apart from keys, ids and
 * structure, they take a seventh less of a worker's bundle than packed one by one.
 */
function pack(adventures: Readonly<Record<string, unknown>>): string {
  const words: string[] = [];
  const texts: string[] = [];
  const shape: unknown = JSON.parse(JSON.stringify(adventures), (_, value: unknown) => {
    if (typeof value !== "string") return value;
    if (value.includes(APART)) throw new RangeError(`A text with a tab cannot be packed: ${value}`);
    (isWord(value) ? words : texts).push(value);
    return isWord(value) ? WORD_HERE : TEXT_HERE;
  });
  const all = `${JSON.stringify(shape)}\n${words.join(APART)}\n${texts.join(APART)}`;
  return brotliCompressSync(folded(all), { params: PARAMS }).toString("base64");
}

/** An adventure as its writer wrote it: its five files joined into one object. */
function writtenAdventure(id: string): unknown {
  const part = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, id, `${name}.json`), "utf8"));
  return {
    ...(part("premise") as object),
    ...(part("plot") as object),
    ...(part("deeds") as object),
    people: part("people"),
    places: part("places"),
  };
}

/** The fields with notes for writers. The game never uses them. */
const FOR_WRITERS = new Set(["fears", "dead", "otherHero", "pitch", "shows", "details"]);
/** The text that replaces a writer's note in the shipped adventure. */
const LEFT_OUT = ".";
/**
 * How many texts of a list are shipped, by the name of the list. A player gets only one greeting of each person, and a mood only a few
 * times.
 */
const SHIPPED: Readonly<Record<string, number>> = { greet: 1, mood: 2, colour: 4 };

/** An adventure as it is shipped: without notes for writers, and only with texts that a player can get. */
export const shippedAdventure = (id: string): unknown =>
  JSON.parse(JSON.stringify(writtenAdventure(id)), (key, value: unknown) => {
    if (typeof value === "string") return FOR_WRITERS.has(key) ? LEFT_OUT : value;
    if (key === "endings") return (value as object[]).map((ending) => ({ ...ending, how: LEFT_OUT }));
    return Array.isArray(value) ? value.slice(0, SHIPPED[key]) : value;
  });

/** Packs the adventures into the file that the game master reads (docs/adventures.md). */
export function packAdventures(): void {
  const all = pack(Object.fromEntries(ADVENTURES.map(({ id }) => [id, shippedAdventure(id)])));
  writeFileSync(FILE, `${JSON.stringify({ all }, null, 2)}\n`);
}
