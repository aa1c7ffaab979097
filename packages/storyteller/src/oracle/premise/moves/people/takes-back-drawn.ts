import { pattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { speakerName } from "./speaker.ts";

/** "He has been gone three nights. You can't have seen him yesterday.": what was drawn just before is not so, and is no longer on record. */
export function takesBackDrawn(turn: Turn, who: LoreEntry, words: string): boolean {
  const { memo } = turn;
  const last = memo.case?.last;
  if (!last?.id.startsWith("drawn ") || last.turn < turn.brief.number - 1 || !pattern("talk contradicts").test(words))
    return false;
  memo.settled = memo.settled.filter(({ key }) => key !== last.id);
  memo.facts = memo.facts.filter((each) => each !== last.log);
  turn.moved = true;
  turn.say(lineFor(turn, "stands corrected", speakerName(who)));
  return true;
}
