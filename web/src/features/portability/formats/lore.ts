import type { LoreEntry } from "#contracts/http/lore";
import { LIMITS } from "#contracts/limits";
import type { MemoryRow, MemoryRowOf } from "#contracts/portability/memory";

import { isObject, type JsonObject, textAt } from "../files/json.ts";
import type { Cleaner } from "./text-cleaner.ts";

/** A fact about the world from before the first turn. */
export interface Lore {
  /** The subject; empty when the file names none. */
  readonly name: string;
  /** Other names of the subject. */
  readonly keys: readonly string[];
  readonly content: string;
  readonly isPerson: boolean;
  /** Whether the lore matters in every turn (SillyTavern's "constant"). */
  readonly isConstant: boolean;
}

/** The longest text of an item, in characters. Longer texts are split, at paragraphs where possible. */
const LONGEST = 1_200;
const LONGEST_NAME = 120;
const MOST_KEYS = 60;

/**
 * Converts lore to rows of memory. Each passage becomes one item about the entry's subject; the entry's keys become aliases of the subject.
 */
export function loreRows(lore: readonly Lore[], cleaner: Cleaner): MemoryRow[] {
  const at = new Date().toISOString();
  const entities: MemoryRowOf<"entity">[] = [];
  const items: MemoryRowOf<"item">[] = [];
  for (const { name, keys, content, isPerson, isConstant } of lore) {
    const known = cleaner.text(name, LONGEST_NAME);
    const id = entities.length + 1;
    if (known !== "") {
      entities.push({
        is: "entity",
        id,
        ref: `lore-${id}`,
        name: known,
        type: isPerson ? "person" : null,
        description: "",
        names: namesOf(known, keys, cleaner),
        refs: [`lore-${id}`],
      });
    }
    for (const passage of passages(cleaner.text(content, LIMITS.description))) {
      items.push(loreItem(items.length + 1, passage, at, known === "" ? [] : [id], isConstant));
    }
  }
  if (items.length === 0) return [];
  return [...entities, SOURCE, ...items];
}

/** The subject's name and the keys, without duplicates and without articles. */
function namesOf(known: string, keys: readonly string[], cleaner: Cleaner): string[] {
  const names = [known, ...keys.map((key) => cleaner.text(key, LONGEST_NAME))]
    .map((each) => each.replace(/^(?:the|an?)\s+/iu, ""))
    .filter((each) => each !== "");
  return [...new Set(names)].slice(0, MOST_KEYS);
}

/** Converts lore to entries for an existing campaign. Each passage becomes one entry. */
export function loreEntries(lore: readonly Lore[], cleaner: Cleaner): LoreEntry[] {
  return lore.flatMap(({ name, keys, content, isConstant }) => {
    const known = cleaner.text(name, LONGEST_NAME);
    return passages(cleaner.text(content, LIMITS.description)).map((passage) => ({
      name: known,
      keys: namesOf(known, keys, cleaner),
      content: passage,
      pinned: isConstant,
    }));
  });
}

const SOURCE: MemoryRowOf<"source"> = {
  is: "source",
  id: 1,
  name: "import",
  kind: "import",
  turnNumber: null,
  version: 0,
  active: true,
  epoch: 0,
  at: "",
  session: null,
  tellings: [],
};

/** Makes a memory item from a passage of lore. Lore has medium importance and comes before the first turn. */
const loreItem = (
  id: number,
  content: string,
  at: string,
  entities: number[],
  pinned: boolean,
): MemoryRowOf<"item"> => ({
  is: "item",
  id,
  source: SOURCE.id,
  key: `lore:${id}`,
  kind: "lore",
  content,
  speaker: null,
  importance: 6,
  tone: "neutral",
  secret: false,
  pinned,
  at,
  story: -2,
  ordinal: id,
  context: "",
  entities,
  knowers: null,
  faded: 0,
  recalls: 0,
  novelty: 0.5,
  override: null,
  claim: null,
});

/**
 * Splits a text into pieces that are not longer than the limit. Paragraphs are joined while they fit; a long paragraph is split at
 * sentences.
 */
export function passages(text: string): string[] {
  const pieces = text
    .split(/\n{2,}/u)
    .flatMap((paragraph) => (paragraph.length <= LONGEST ? paragraph : paragraph.split(/(?<=[.!?…]["”’)]*)\s+/u)))
    .flatMap((piece) => piece.match(new RegExp(`[^]{1,${LONGEST}}`, "gu")) ?? []);
  const found: string[] = [];
  for (const piece of pieces.map((each) => each.trim()).filter((each) => each !== "")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + piece.length + 2 <= LONGEST)
      found[found.length - 1] = `${last}\n\n${piece}`;
    else found.push(piece);
  }
  return found;
}

/** The lore of a lorebook, and the number of its disabled entries. */
export interface Lorebook {
  readonly name: string;
  readonly lore: readonly Lore[];
  readonly disabled: number;
}

/** Whether an object has entries as a world info file or the book in a character card has them. */
export const isLorebook = (value: JsonObject): boolean =>
  Array.isArray(value["entries"]) || (isObject(value["entries"]) && Object.values(value["entries"]).every(isObject));

/**
 * Reads world info (entries by number, with `key` and `disable`) or a card's book (a list of entries with `keys` and `enabled`). Invalid
 * entries are skipped; the insertion order is preserved.
 */
export function readLorebook(book: JsonObject): Lorebook {
  const entries = Object.values((book["entries"] as object | undefined) ?? {}).filter(isObject);
  const isOn = (entry: JsonObject) => entry["disable"] !== true && entry["enabled"] !== false;
  const order = (entry: JsonObject) => Number(entry["insertion_order"] ?? entry["order"] ?? 0) || 0;
  const lore = entries
    .filter(isOn)
    .toSorted((a, b) => order(a) - order(b))
    .map(loreOf)
    .filter(({ content }) => content.trim() !== "");
  return { name: textAt(book["name"]), lore, disabled: entries.filter((entry) => !isOn(entry)).length };
}

function loreOf(entry: JsonObject): Lore {
  const keys = [entry["keys"] ?? entry["key"], entry["secondary_keys"] ?? entry["keysecondary"]]
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .filter((key): key is string => typeof key === "string" && key.trim() !== "")
    // A key may be a regular expression, which is not a name.
    .filter((key) => !/^\/.*\/[a-z]*$/u.test(key));
  const named = [entry["name"], entry["comment"]].map(textAt).find((name) => name.trim() !== "");
  return {
    name: named ?? keys[0] ?? "",
    keys,
    content: textAt(entry["content"]),
    isPerson: false,
    isConstant: entry["constant"] === true,
  };
}
