import { storedPattern } from "../../patterns.ts";
import { entriesIn, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { carried } from "./record/items.ts";

/** Who never had a thing cannot give it away. */

const PARTS_WITH = storedPattern("never-had parts with");

/** Says that the hero has no such thing: one with a name, of the player's texts, that a deed parts with. Empty where they may have it. */
export function neverHad(turn: Turn, text: string): string {
  if (!PARTS_WITH.test(text)) return "";
  const thing = entriesIn(turn.lore, text).find(({ kind, proper }) => kind === "thing" && proper);
  if (thing === undefined) return "";
  const isOwn =
    carried(turn).some((each) => turn.sharesWords(each, thing.name)) ||
    turn.about(thing).some(({ source }) => source === "hero") ||
    turn.memo.facts.some((each) => each.startsWith("You ") && turn.sharesWords(each, thing.name));
  return isOwn ? "" : `You have no ${shortName(thing).replace(/^the /iu, "")}.`;
}
