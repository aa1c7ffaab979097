import { pattern, storedPattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";

/** "May I borrow your key?": asked of who is here, and no deed. */

const ASKED = storedPattern("favour asked");

/** The question, and who is asked, where a deed of the player's message is asked for as a favour; null where it is a deed. */
export function favourIn(turn: Turn, deed: string): { readonly words: string; readonly who: LoreEntry } | null {
  const first = deed.split(" ").slice(0, 2).join(" ").toLowerCase();
  const words = turn.brief.playerText
    .match(/[^.!?“”"]+\?/gu)
    ?.map((each) => each.trim().replace(pattern("favour favour in"), ""))
    .find((each) => ASKED.test(each) && each.toLowerCase().includes(first));
  if (words === undefined) return null;
  const here = turn.present.filter((each) => canTalk(turn.lore, each) && !turn.memo.companions.includes(each.name));
  const who = here.find(({ name }) => name === turn.memo.last) ?? here[0];
  return who === undefined ? null : { words, who };
}
