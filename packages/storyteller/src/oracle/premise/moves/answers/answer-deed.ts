import { lineFor } from "../../case/fill-in.ts";
import { storedPattern } from "../../../patterns.ts";
import type { Turn } from "../../turn.ts";

/** "You kneel down.": the hero's own body, of which there is nothing to see. */
const OWN_BODY = storedPattern("deed does nothing", "iu");

/** Deeds of which nothing came are said back only where the whole message has nothing else to tell: then the last of them, which is the one that counts. */
export function answerDeed(turn: Turn): void {
  const { memo, echoes, paragraphs } = turn;
  if (echoes.length === 0) return;
  const isAlone = paragraphs.every((each) => echoes.includes(each));
  const last = isAlone ? (echoes.findLast((each) => !OWN_BODY.test(each.slice(4))) ?? echoes.at(-1)!) : "";
  paragraphs.splice(0, paragraphs.length, ...paragraphs.filter((each) => each === last || !echoes.includes(each)));
  if (!isAlone || memo.pending !== null || turn.main !== undefined) return;
  const { end, truth } = memo;
  if (end !== null && turn.sharesWords(`${end.aim} ${truth}`, turn.brief.playerText))
    return turn.say(lineFor(turn, "gesture alone"));
  if (!turn.wasSaid("at rest")) turn.say(lineFor(turn, "at rest"));
  turn.markSaid("at rest");
}
