import { listed } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import { theThing } from "../../moves/record/items.ts";
import type { Turn } from "../../turn.ts";
import { isMet, isNear } from "../end/remembered.ts";

/** Who and what the hero has come with to where it is decided: whom the player has fetched or told to come, and what they carry. */

/** So many of the last messages count. */
const LAST = 2;
const MOST_THINGS = 4;

/** A thing that the hero carries: "brother Koen's letter" is their brother's. */
export const ownThing = (thing: string): string => theThing(thing).replace(/^(?=\p{Ll}+ \p{Lu}\p{L}*['’]s )/u, "your ");

/** Brings them, and says who and what it is; empty where the hero has come with nothing. */
export function withYou(turn: Turn): string {
  const texts = [...turn.brief.transcript.slice(-LAST).map((each) => each.playerText), turn.brief.playerText];
  const fetched = texts
    .flatMap((text) => text.match(pattern("showdown fetches", "giu")) ?? [])
    // "Bring Pell's jar" brings no Pell.
    .flatMap((words) => entriesIn(turn.lore, words.replace(pattern("last whose", "gu"), "")))
    .filter((each) => isNear(turn, each) && isMet(turn, each));
  for (const each of new Set(fetched)) {
    turn.bring(each);
    // Who comes when asked is no enemy.
    turn.attitude(each.name, Math.max(0, 1 - (turn.member(each.name)?.attitude ?? 0)));
  }
  const along = turn.present.filter(({ name }) => turn.memo.companions.includes(name));
  const things = turn.memo.held.slice(-MOST_THINGS).map(({ thing }) => ownThing(thing));
  const all = [...new Set([...[...fetched, ...along].map(shortName), ...things])];
  return all.length === 0 ? "" : `You have ${listed(all)} with you.`;
}
