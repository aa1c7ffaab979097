import type { JsonObject } from "../files/json.ts";
import { Unreadable } from "../files/unreadable.ts";
import { Cleaner } from "./text-cleaner.ts";
import { foreignCampaign } from "./foreign.ts";
import { loreEntries, loreRows, readLorebook } from "./lore.ts";
import type { ParsedFile } from "./parsed-file.ts";

/** Reads a lorebook as a new campaign without turns, or as lore for an existing campaign. */
export function readLorebookFile(book: JsonObject, fileName: string): ParsedFile {
  const { name, lore, disabled } = readLorebook(book);
  const title = name.trim() || fileName.replace(/^.*\//u, "").replace(/\.[^.]*$/u, "");
  const cleaner = new Cleaner({ char: title, user: "you" });
  const memory = loreRows(lore, cleaner);
  if (memory.length === 0) throw new Unreadable("invalid", "entries");
  const warnings = [{ about: "disabledLore", count: disabled }] as const;
  const nothing = { description: "", player: null, turns: [], headTurnId: null };
  const reading = foreignCampaign({ kind: "lorebook", name: title, ...nothing, memory, warnings }, cleaner);
  return { ...reading, lore: loreEntries(lore, cleaner) };
}
