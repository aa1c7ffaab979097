import { ADVENTURES } from "./cards.ts";
import { unpack } from "./unpack.ts";
import { Adventure } from "./schema.ts";

/**
 * The adventures as they are shipped (scripts/adventures): the worker that tells them has a budget, and their files are a third of it. They are imported
 * and unpacked when a story needs them: no start of a worker reads them.
 */
const unpacked = async (): Promise<Readonly<Record<string, unknown>>> => {
  all ??= import("./packed.json", { with: { type: "json" } }).then((file) => unpack(file.default.all));
  return all;
};
let all: Promise<Readonly<Record<string, unknown>>> | undefined;

const loaded = new Map<string, Promise<Adventure>>();

/**
 * The adventure in the version that a story began with.
 * @returns null where this product has no such adventure, or not in that version
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
