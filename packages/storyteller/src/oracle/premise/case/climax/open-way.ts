import { storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
import { foundFact } from "../../lore/fates.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { fillIn } from "../fill-in.ts";
import { piecesOf } from "../leads.ts";
import { isUnsolved } from "../open/open-story.ts";
import { inRole, truthOf } from "../parts/people-of-case.ts";
import { beginHere } from "./begin-here.ts";
import { seeksPeople } from "../aim/sought.ts";

/** A way that the hero opens by force where somebody is held: it is open, and they are there. */

const OPENS = storedPattern("open way");

/** Says that the way is open and who was behind it, and begins the showdown; false where nobody is behind it. */
export function opensWay(turn: Turn, text: string): boolean {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown !== null || turn.main === undefined || !OPENS.test(text)) return false;
  if (truthOf(kept)?.kind !== "find" || !seeksPeople(turn, kept) || !isSamePlace(kept.where.lair, turn.place))
    return false;
  // Where they are in an open search is for the player to say.
  if (isUnsolved(turn)) return false;
  const { found, enough } = piecesOf(kept);
  if (!kept.announced && !kept.enough && found * 2 < enough) return false;
  const behind = entriesIn(turn.lore, kept.prize.words).find(
    (entry) => (entry.kind === "person" || entry.kind === "creature") && !isHero(turn.lore, entry),
  );
  if (behind === undefined || turn.isHere(behind)) return false;
  turn.fact(foundFact(behind));
  delete turn.memo.places[behind.name];
  beginHere(turn, 1);
  // The written end has a bolt to be drawn: it is drawn.
  kept.said.push("way open");
  turn.bring(turn.entry(behind.name));
  const opponent = shortName(inRole(turn, "opponent"));
  turn.begun = true;
  turn.say(
    fillIn(turn, kept, "The way is open: {prize} {is:prize} there, alive."),
    `${capitalise(opponent)} stands between you and the way out. It is decided now. What do you do?`,
  );
  return true;
}
