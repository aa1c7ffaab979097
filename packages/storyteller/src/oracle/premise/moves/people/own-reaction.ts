import { pattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import { isOfMatter } from "../../case/open/theory-in.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { isBodiless } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { whereTheyWere } from "./alibi.ts";
import { giveBack } from "./own-facts.ts";
import { isShaken, type Kind, reacts } from "./reacts.ts";
import { isSeveral } from "./speaker.ts";

/** How somebody takes words, with something of their own where the texts have it: a denial has a fact or where they were, a consolation what they have lost. */
export function reactsForThemselves(turn: Turn, who: LoreEntry, kind: Kind, words: string): string {
  const charges = pattern("react charges").test(kind);
  if (!(`react ${kind} own` in cases().lines) || isBodiless(turn.lore, who) || isSeveral(who))
    return reacts(turn, who, kind, words);
  if (charges && isShaken(turn, who)) return reacts(turn, who, kind, words);
  const isDeed =
    kind === "accuse" && pattern("react did it").test(words) && !turn.wasSaid(`reacts ${kind} own ${who.name}`);
  const own =
    giveBack(turn, who, words, charges) ||
    (isDeed && turn.memo.case !== null && isOfMatter(turn, words)
      ? whereTheyWere(turn, who).replace(pattern("own-answer denies it", "u"), (word) => `I was ${word.toLowerCase()}`)
      : "");
  return reacts(turn, who, own === "" ? kind : `${kind} own`, words).replace("{Own}", () => own.replace(/\.$/u, ""));
}
