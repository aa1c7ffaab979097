import { pattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { isBodiless } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { giveBack } from "./own-facts.ts";
import { isShaken, type Kind, reacts } from "./reacts.ts";
import { isSeveral } from "./speaker.ts";

/** How somebody takes words, with something of their own where the texts have it: a consolation has what they have lost. */
export function reactsForThemselves(turn: Turn, who: LoreEntry, kind: Kind, words: string): string {
  const charges = pattern("react charges").test(kind);
  if (!(`react ${kind} own` in cases().lines) || isBodiless(turn.lore, who) || isSeveral(who))
    return reacts(turn, who, kind, words);
  if (charges && isShaken(turn, who)) return reacts(turn, who, kind, words);
  const own = giveBack(turn, who, words, charges);
  return reacts(turn, who, own === "" ? kind : `${kind} own`, words).replace("{Own}", () => own.replace(/\.$/u, ""));
}
