import { shortName } from "../../lore/lore.ts";
import { BY, type Turn } from "../../turn.ts";
import { isNobodys } from "../open/open-story.ts";
import { inRole } from "../parts/people-of-case.ts";

/**
 * The showdown by what the hero has done already: a way broken open, or a name said before all. The written scene is left out.
 * @param hits what of it is won by that
 */
export function beginHere(turn: Turn, hits: number): void {
  const kept = turn.memo.case!;
  const opponent = inRole(turn, "opponent");
  turn.memo.danger = null;
  turn.memo.pending = null;
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  kept.where.lair = turn.place;
  if (!isNobodys(kept)) turn.bring(opponent);
  kept.announced = true;
  kept.due = false;
  kept.showdown = { tries: 0, hits, idle: 0 };
  if (!kept.said.includes("scene")) kept.said.push("scene");
  turn.log(isNobodys(kept) ? `It is decided at ${turn.place}.` : `You face ${shortName(opponent)} at ${turn.place}.`);
}
