import { pattern, storedPattern } from "../../../patterns.ts";
/** "The places are the quay, the tide-bell tower and the mud": a list of places in the player's texts. Each entry is a place, whatever its words mean. */

const LIST = storedPattern("places-listed list");

/** The places that a sentence lists, with their articles; empty where it is no such list. */
export function placesListed(text: string): string[] {
  const list = LIST.exec(text)?.[0];
  if (list === undefined) return [];
  const parts = text
    .slice(list.length)
    .replace(/[.!;\s]+$/u, "")
    .split(/[,;] (?:and )?/u);
  // "the Fox and Hounds" is one house.
  const [, before, last] = pattern("places-listed places listed", "u").exec(parts.at(-1)!) ?? [];
  const items = [...parts.slice(0, -1), ...(before === undefined ? parts.slice(-1) : [before, last!])].map((each) =>
    each.replace(pattern("places-listed places listed 2", "u"), "").trim(),
  );
  const isPlace = (each: string) =>
    each.split(" ").length < 7 && (list.includes(":") || pattern("places-listed places listed 3", "u").test(each));
  return items.every(isPlace)
    ? items.map((each) => each.replace(pattern("places-listed places listed 4", "u"), "the "))
    : [];
}
