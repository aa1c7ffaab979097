import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { ADVENTURES } from "#content/adventures/cards";
import { APART, folded, TEXT_HERE, WORD_HERE } from "#content/adventures/unpack";
import { fromRoot } from "../../tools/shared/paths.ts";

const FOLDER = fromRoot("packages/content/src/adventures");
const FILE = join(FOLDER, "packed.json");

/** The best that Brotli can do: packing is done once, at the writer's desk. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** A string of one word, such as a name of the schema's or of the adventure's; anything else is a text. */
const isWord = (value: string): boolean => value.length <= 25 && !/\s/u.test(value);

/**
 * The adventures as text for a JSON file: Brotli in base64. All in one, and words and texts apart from what holds them, they take a seventh
 * less of a worker's bundle than one by one.
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

/** An adventure as it is written: its five files as one. */
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

/** What only writers read: nothing of the game tells it or decides by it. */
const FOR_WRITERS = new Set(["fears", "dead", "otherHero", "pitch", "shows", "details"]);
/** Stands for such a text. */
const LEFT_OUT = ".";
/** Of some texts so many are shipped: one greeting is ever heard of anybody, and a mood comes up a few times at most. */
const SHIPPED: Readonly<Record<string, number>> = { greet: 1, mood: 2, colour: 4 };

/** An adventure as it is shipped: without the notes of its writers, and with what will be heard. */
export const shippedAdventure = (id: string): unknown =>
  JSON.parse(JSON.stringify(writtenAdventure(id)), (key, value: unknown) => {
    if (typeof value === "string") return FOR_WRITERS.has(key) ? LEFT_OUT : value;
    if (key === "endings") return (value as object[]).map((ending) => ({ ...ending, how: LEFT_OUT }));
    return Array.isArray(value) ? value.slice(0, SHIPPED[key]) : value;
  });

/** Writes what the game master reads from what the writers wrote (docs/adventures.md). */
export function packAdventures(): void {
  const all = pack(Object.fromEntries(ADVENTURES.map(({ id }) => [id, shippedAdventure(id)])));
  writeFileSync(FILE, `${JSON.stringify({ all }, null, 2)}\n`);
}
