import { ADVENTURES } from "./cards.ts";
import { unpack } from "./unpack.ts";
import { Adventure } from "./schema.ts";

/**
 * Loads the packed adventures (scripts/adventures). Packing makes them a third of their size, because the worker that plays them has a
 * size limit. The file is imported and unpacked only when a story needs it, and not when a worker starts.
 */
const unpacked = async (): Promise<Readonly<Record<string, unknown>>> => {
  all ??= import("./packed.json", { with: { type: "json" } }).then((file) => unpack(file.default.all));
  return all;
};
let all: Promise<Readonly<Record<string, unknown>>> | undefined;

const loaded = new Map<string, Promise<Adventure>>();

/**
 * The adventure in the version with which a story began.
 * @returns null if this product has no such adventure, or not in that version
 */
export async function loadAdventure(id: string, version: number): Promise<Adventure | null> {
  const card = ADVENTURES.find((each) => each.id === id && each.version === version);
  if (card === undefined) return null;
  const before = loaded.get(id);
  if (before !== undefined) return before;
  const adventure = unpacked().then((written) => Adventure.parse(written[id]));
  loaded.set(id, adventure);
  return adventure;
}
