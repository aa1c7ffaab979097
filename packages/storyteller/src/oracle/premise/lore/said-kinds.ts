import { literal, filledPattern, pattern, storedPattern } from "../../patterns.ts";
import type { LoreKind } from "./lore-entry.ts";
import { kindOfNoun } from "./nouns.ts";

/** What the texts say that a name is: a bell, a drill, a ship or a firm has a name like somebody's, and is nobody. */

/** Nouns of things and of places that are given names. */
const THINGS = storedPattern("said-kinds things", "u");
const PLACES = storedPattern("said-kinds places", "u");
/** A thing that speaks is somebody to talk to. */
const SPEAKS = storedPattern("said-kinds speaks", "u");
/** "the great bell Old Margit", "the photocopier, called Nigel,", "The fountain is called Old Faithless", "rover = Betsy". */
const BEFORE = storedPattern("said-kinds before");
const EQUALS = storedPattern("said-kinds equals", "u");
/** "Big Bertha, the parish tea urn,", "The Widowmaker is the mine", "Nigel – the printer": what it is comes after. */
const AFTER = storedPattern("said-kinds after");

/** Whether a noun is one of places or things that are given names; null where it is neither. */
export const kindOfNamed = (noun: string): "place" | "thing" | null =>
  PLACES.test(noun) ? "place" : THINGS.test(noun) ? "thing" : null;

/** What the texts say a name is; null where they say nothing of the kind, or where it speaks. */
export function saidKind(text: string, name: string): LoreKind | null {
  for (const { index } of text.matchAll(new RegExp(`(?<![\\p{L}])${literal(name)}(?![\\p{L}])`, "gu"))) {
    const after = text.slice(index + name.length, index + name.length + 120);
    const lead = text.slice(Math.max(0, index - 90), index);
    const called = BEFORE.exec(lead);
    // "a pony called Turnip, a rusty dagger": the pony.
    if (pattern("said-kinds said kind", "u").test(kindOfNoun(called?.[1] ?? "") ?? "")) continue;
    const nouns = [
      // "In the urn, Anna found it": an apposition ends with a comma, too.
      called?.[2] !== undefined && /, (?:the )?$/iu.test(lead) && !/^(?:[,.;:)]|$)/u.test(after)
        ? undefined
        : called?.[1],
      EQUALS.exec(lead)?.[1],
      AFTER.exec(after)?.[1]?.trim().split(" ").at(-1),
    ];
    for (const noun of nouns) {
      const kind = noun === undefined ? null : kindOfNamed(noun);
      if (kind !== null) return kind === "thing" && speaks(text, name) ? null : kind;
    }
  }
  return null;
}

const speaks = (text: string, name: string): boolean =>
  text
    .split(name)
    .slice(1)
    .some((after) => SPEAKS.test(after.slice(0, 60)));

/** "Hartley and Daughter", "Bagshaw, Bagshaw and Niece", "Pratt & Sons": the last word is of the firm's name, and nobody. */
export const isOfFirm = (text: string, name: string): boolean =>
  pattern("said-kinds is of firm", "u").test(name) && filledPattern("said-kinds is of firm 2", "u", name).test(text);
