import { capitalise } from "#english/noun-phrase";
import { shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { soughtPeople } from "../aim/sought.ts";
import { closeStory } from "../end/ending.ts";
import { lineFor } from "../fill-in.ts";
import { isSearch, isUnsolved } from "./open-story.ts";

/** "Josse comes out from behind the gate": whom the player of a search brings in is found, and nothing is left to be decided. */
export function foundByWord(turn: Turn): void {
  const kept = turn.memo.case;
  if (!isSearch(kept) || !isUnsolved(turn) || kept!.showdown !== null || turn.main === undefined) return;
  const who = soughtPeople(turn, kept!).find((entry) => turn.isHere(entry));
  if (who === undefined) return;
  const name = capitalise(shortName(who));
  kept!.theory = `${name} is at ${turn.place}.`;
  turn.fact(`It is so: ${name} is at ${turn.place}.`);
  const own = turn.paragraphs.some((each) => each.includes(shortName(who)))
    ? ""
    : lineFor(turn, who.kind === "creature" ? "found beast" : "found sought", shortName(who));
  closeStory(turn, "strong", { own, isPlain: true });
}
