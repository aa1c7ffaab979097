import type { LoreEntry } from "#contracts/http/lore";
import { LIMITS } from "#contracts/limits";
import type { MemoryRow, MemoryRowOf } from "#contracts/portability/memory";

import { isObject, type JsonObject, textAt } from "../files/json.ts";
import type { Cleaner } from "./cleaned.ts";

/** Something that is so in a world, before anything is played. */
export interface Lore {
  /** What it is about; empty where nobody says. */
  readonly name: string;
  /** Other words for it. */
  readonly keys: readonly string[];
  readonly content: string;
  readonly isPerson: boolean;
  /** Whether it is always to be thought of. */
  readonly isConstant: boolean;
}

/** A remembered text says one thing: longer ones are taken apart, at their paragraphs where they have any. */
const LONGEST = 1_200;
const LONGEST_NAME = 120;
const MOST_KEYS = 60;

/** Lore as memory has it: an item for each passage, about what it is called; its keys are other names of that. */
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

/** What something is called, and its keys, each once and without an article. */
function namesOf(known: string, keys: readonly string[], cleaner: Cleaner): string[] {
  const names = [known, ...keys.map((key) => cleaner.text(key, LONGEST_NAME))]
    .map((each) => each.replace(/^(?:the|an?)\s+/iu, ""))
    .filter((each) => each !== "");
  return [...new Set(names)].slice(0, MOST_KEYS);
}

/** Lore as a campaign takes it that is there already: an entry for each passage. */
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

/** Before the story, of some weight, and new as all that is told first. */
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

/** A text in pieces that are not too long: paragraphs together as long as they fit, sentences where a paragraph does not. */
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

/** What of a lorebook was read, and how many entries are switched off. */
export interface Lorebook {
  readonly name: string;
  readonly lore: readonly Lore[];
  readonly disabled: number;
}

/** Whether it has entries, as world info and character books have. */
export const isLorebook = (value: JsonObject): boolean =>
  Array.isArray(value["entries"]) || (isObject(value["entries"]) && Object.values(value["entries"]).every(isObject));

/**
 * World info (entries by number, `key`, `disable`) and a card's book (a list of entries, `keys`, `enabled`): the same with other
 * words. What is no entry is passed over; an order of insertion is kept.
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
    // A key that is a pattern is nobody's name.
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
