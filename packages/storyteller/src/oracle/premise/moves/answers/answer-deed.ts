import { lineFor } from "../../case/fill-in.ts";
import { storedPattern } from "../../../patterns.ts";
import type { Turn } from "../../turn.ts";

/** "You kneel down.": the hero's own body, of which there is nothing to see. */
const OWN_BODY = storedPattern("deed does nothing");

/**
 * Of the small deeds of a message the last one that came to anything counts: the others are not told. Deeds of which nothing came are said
 * back only where the whole message has nothing else to tell.
 */
export function answerDeed(turn: Turn): void {
  const { memo, echoes, results, paragraphs } = turn;
  if (echoes.length + results.length === 0) return;
  const isSmall = (each: string): boolean => echoes.includes(each) || results.includes(each);
  const isAlone = paragraphs.every(isSmall);
  const last =
    results.at(-1) ?? (isAlone ? (echoes.findLast((each) => !OWN_BODY.test(each.slice(4))) ?? echoes.at(-1)!) : "");
  // What was done on the way to something else that came of the message is not told.
  const isOver = !isAlone && results.length > 0 && !isSmall(paragraphs.at(-1)!) && turn.hasClue;
  paragraphs.splice(0, paragraphs.length, ...paragraphs.filter((each) => !isSmall(each) || (each === last && !isOver)));
  if (!isAlone || memo.pending !== null || turn.main !== undefined) return;
  const { end, truth } = memo;
  if (end !== null && turn.sharesWords(`${end.aim} ${truth}`, turn.brief.playerText))
    return turn.say(lineFor(turn, "gesture alone"));
  if (!turn.wasSaid("at rest")) turn.say(lineFor(turn, "at rest"));
  turn.markSaid("at rest");
}
