import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { ADVENTURES } from "#content/adventures/cards";
import { fromRoot } from "../shared/paths.ts";

const FOLDER = fromRoot("packages/content/src/adventures");
const FILE = join(FOLDER, "packed.json");

/** The best that Brotli can do: packing is done once, at the writer's desk. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** An adventure as text for a JSON file: Brotli in base64 takes a seventh less of a worker's bundle than the JSON does. */
const pack = (adventure: unknown): string =>
  brotliCompressSync(JSON.stringify(adventure), { params: PARAMS }).toString("base64");

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
  const packed = Object.fromEntries(ADVENTURES.map(({ id }) => [id, pack(writtenAdventure(id))]));
  writeFileSync(FILE, `${JSON.stringify(packed, null, 2)}\n`);
}
