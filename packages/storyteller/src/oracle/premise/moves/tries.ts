import { pattern, storedPattern } from "../../patterns.ts";
import { ENDS } from "../case/climax/decided.ts";
import { namesAim } from "../case/aim/object-of-aim.ts";
import { isIdle } from "../case/climax/sort-try.ts";
import { wayOfEnd } from "../case/climax/turning.ts";
import { parry } from "../case/climax/showdown.ts";
import { isAboutSought, isWithin } from "../case/open/says-where.ts";
import { isNobodys, isSearch } from "../case/open/open-story.ts";
import { askTable } from "./record/table-question.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import type { Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { orderIn } from "./people/orders.ts";
import { calledIn, personIn } from "./people/who.ts";
import { LOOKS, SEARCHES } from "./travel/look.ts";
import { wayIn } from "./travel/travel.ts";

/** What of a message decides the showdown. */

export interface Try {
  readonly part: Part & { readonly kind: "say" | "do" };
  /** Who does it for the hero. */
  readonly by?: LoreEntry;
}

/** The part, where it tries to decide the showdown that the hero is in: a deed, an order, or words to the one who is faced. Null for another. */
export function tryIn(turn: Turn, part: Part): Try | null {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown === null || !isSamePlace(turn.place, kept.where.lair)) return null;
  const order = orderIn(turn, part);
  if (order !== null && order.who.name !== kept.who.opponent && turn.isHere(order.who))
    return { part: { kind: "do", text: order.deed }, by: order.who };
  if (part.kind === "say") return isToAnother(turn, part) ? null : { part };
  // "Bishop, you bought the paint.": said to the one who is faced.
  if (part.kind === "state" && OF_YOU.test(part.text)) {
    const said = { kind: "say", words: part.text, to: "", verb: "say", direct: true } as const;
    return isToAnother(turn, said) ? null : { part: said };
  }
  return part.kind === "do" && !isNoTry(turn, part.text) ? { part } : null;
}

/** Whether words are for somebody else than the one who is faced: somebody who is here, and is addressed by name. */
function isToAnother(turn: Turn, part: Part & { readonly kind: "say" }): boolean {
  const kept = turn.memo.case!;
  const isFaced = (who: LoreEntry) =>
    isNobodys(kept)
      ? entriesIn(turn.lore, kept.theory).some(({ name }) => name === who.name)
      : who.name === kept.who.opponent;
  const other = (phrase: string) => {
    const who = personIn(turn, phrase);
    return who !== undefined && !isFaced(who) && turn.isHere(who);
  };
  if (part.direct) {
    const called = pattern("tries is to another", "u").exec(part.words)?.[1] ?? "";
    return (/\p{Lu}\p{L}+/u.test(called) && !/^(?:the|an?) /iu.test(called) && other(called)) || other(part.to);
  }
  if (wayOfEnd(part) === "sacrifice") return false;
  const head = part.words.split(pattern("tries is to another 2"))[0]!.trim();
  // "I ask the men who gave the order": somebody else, whom nobody knows.
  return head !== "" && (other(head) || (part.verb === "ask" && pattern("tries is to another 3").test(head)));
}

const OF_YOU = storedPattern("showdown of you");

/** What only goes with the words after it. */
const GESTURE = storedPattern("tries gesture");
/** "read the letter to them all": no look. */
const READS_OUT = storedPattern("tries reads out");
/** Deeds that decide nothing: a look, a search, a way out. */
const isNoTry = (turn: Turn, text: string): boolean =>
  (turn.more && GESTURE.test(text)) ||
  isAboutAnother(turn, text) ||
  (!isIdle(text) && !READS_OUT.test(text) && !isReach(turn, text) && (LOOKS.test(text) || SEARCHES.test(text))) ||
  ENDS.test(text) ||
  pattern("tries is no try").test(text) ||
  leavesFor(turn, text);

/** "I wade in and search for her", who has been found and is out of reach. */
const isReach = (turn: Turn, text: string): boolean =>
  isSearch(turn.memo.case) && pattern("deed does look for").test(text) && isAboutSought(turn, text);

/** Whether a deed is done to somebody else, and not to what is being decided. */
function isAboutAnother(turn: Turn, text: string): boolean {
  const kept = turn.memo.case!;
  const who =
    wayOfEnd({ kind: "do", text }) === "sacrifice"
      ? undefined
      : personIn(turn, text.replace(/\p{Lu}\p{L}+['’]s /gu, ""));
  return (
    who !== undefined &&
    text.toLowerCase().includes(shortName(who).toLowerCase().split(" ").at(-1)!) &&
    who.name !== kept.who.opponent &&
    who.name !== kept.who.tool &&
    !namesAim(kept, text)
  );
}

const LEAVES = storedPattern("tries leaves");
/** Whether a deed leads away from here. */
function leavesFor(turn: Turn, text: string): boolean {
  if (pattern("tries leaves for").test(text)) return true;
  // "swing the lamp round on the cave": a place as the target of a deed is no way.
  if (!LEAVES.test(text) || isWithin(turn, text)) return false;
  const way = wayIn(turn, text);
  return way !== null && way.place !== null && !isSamePlace(way.place, turn.place);
}

/** A question amid the showdown: the one who is faced answers what is asked of them; the table answers the rest. False where somebody else is called. */
export async function isAskedInShowdown(turn: Turn, text: string): Promise<boolean> {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown === null) return false;
  const { opponent } = kept.who;
  const called = calledIn(turn, text);
  const named = called ?? personIn(turn, text);
  const isOf = pattern("tries is asked in showdown").test(text) || named?.name === opponent;
  if (!isNobodys(kept) && (named === undefined || named.name === opponent) && isOf) {
    parry(turn, text);
    return true;
  }
  if (called !== undefined) return false;
  await askTable(turn, text);
  return true;
}
