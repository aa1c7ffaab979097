import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { ADVENTURES } from "#content/adventures/cards";
import { TEXT_HERE } from "#content/adventures/unpack";
import { fromRoot } from "../shared/paths.ts";

const FOLDER = fromRoot("packages/content/src/adventures");
const FILE = join(FOLDER, "packed.json");

/** The best that Brotli can do: packing is done once, at the writer's desk. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Shorter texts are names and patterns: they stay where they are. */
const LONG = 25;

/**
 * The adventures as text for a JSON file: Brotli in base64. All in one, and the texts apart from what holds them, they take a twelfth less of
 * a worker's bundle than one by one.
 */
function pack(adventures: Readonly<Record<string, unknown>>): string {
  const texts: string[] = [];
  const shape: unknown = JSON.parse(JSON.stringify(adventures), (_, value: unknown) => {
    if (typeof value !== "string" || (value !== TEXT_HERE && value.length <= LONG)) return value;
    texts.push(value);
    return TEXT_HERE;
  });
  return brotliCompressSync(`${JSON.stringify(shape)}\n${JSON.stringify(texts)}`, { params: PARAMS }).toString(
    "base64",
  );
}

/** An adventure as it is written: its five files as one. */
export function writtenAdventure(id: string): unknown {
  const part = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, id, `${name}.json`), "utf8"));
  return {
    ...(part("premise") as object),
    ...(part("plot") as object),
    ...(part("deeds") as object),
    people: part("people"),
    places: part("places"),
  };
}

/** Writes what the game master reads from what the writers wrote (docs/adventures.md). */
export function packAdventures(): void {
  const all = pack(Object.fromEntries(ADVENTURES.map(({ id }) => [id, writtenAdventure(id)])));
  writeFileSync(FILE, `${JSON.stringify({ all }, null, 2)}\n`);
}
