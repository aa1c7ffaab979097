import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gunzipSync, gzipSync } from "node:zlib";

import { packedFile } from "#content/adventures";
import { ADVENTURES } from "#content/adventures/cards";
import { Adventure } from "#content/adventures/schema";
import { fromRoot } from "../../tools/shared/paths.ts";

const FOLDER = fromRoot("packages/content/src/adventures");
/** The folder of the packed adventures, in the chat worker's static assets (workers/chat/wrangler.toml). */
export const PACKED = fromRoot("packages/content/assets/adventures");

/** An adventure as its writer wrote it: its six files joined into one object. */
function writtenAdventure(id: string): unknown {
  const part = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, id, `${name}.json`), "utf8"));
  return {
    ...(part("premise") as object),
    ...(part("plot") as object),
    ...(part("deeds") as object),
    people: part("people"),
    places: part("places"),
    sights: part("sights"),
  };
}

/** The fields with notes for writers. The game never uses them. */
const FOR_WRITERS = new Set(["fears", "dead", "otherHero", "pitch", "shows", "details"]);
/** The text that replaces a writer's note in the shipped adventure. */
const LEFT_OUT = ".";
/** How many texts of a list are shipped, by the name of the list. A player gets only one greeting of each person. */
const SHIPPED: Readonly<Record<string, number>> = { greet: 1 };

/** An adventure as it is shipped: without notes for writers, and only with texts that a player can get. */
export const shippedAdventure = (id: string): unknown =>
  JSON.parse(JSON.stringify(writtenAdventure(id)), (key, value: unknown) => {
    if (typeof value === "string") return FOR_WRITERS.has(key) ? LEFT_OUT : value;
    if (key === "endings") return (value as object[]).map((ending) => ({ ...ending, how: LEFT_OUT }));
    return Array.isArray(value) ? value.slice(0, SHIPPED[key]) : value;
  });

/**
 * Packs each adventure into the file that the game master reads (docs/adventures.md). A file that has the adventure already is left as it
 * is, because the bytes of gzip differ between versions of Node.
 * @throws ZodError if an adventure does not have the form of the schema
 */
export function packAdventures(): void {
  mkdirSync(PACKED, { recursive: true });
  for (const { id, version } of ADVENTURES) {
    const file = join(PACKED, packedFile(id, version));
    const adventure = shippedAdventure(id);
    // A text that the schema forbids is an error here, and not at somebody's table.
    Adventure.parse(adventure);
    const shipped = JSON.stringify(adventure);
    if (existsSync(file) && gunzipSync(readFileSync(file)).toString() === shipped) continue;
    writeFileSync(file, gzipSync(shipped, { level: constants.Z_BEST_COMPRESSION }));
  }
}
