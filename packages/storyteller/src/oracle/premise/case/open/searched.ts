import { filledPattern, pattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import type { Prize } from "../aim/aim-of-case.ts";
import type { KindOfCase, Sought } from "../case-content.ts";
import { kindOf } from "../task/task.ts";

/** Whether what the hero is after has to be looked for: then nobody has written down where it is, and no plot of others is told over it. */

const SEARCHED: ReadonlySet<Sought> = new Set(["thing", "paper", "person", "free", "animal"]);

/**
 * Whether an aim is a search. What is to be found is one; what is to be got, stolen, freed or brought back is one where the texts call it
 * lost, or where nothing else is known of it. What the texts say is kept somewhere is no riddle, but a way.
 */
export function isSearched(turn: Turn, aim: string, kind: KindOfCase, sought: Sought, prize: Prize): boolean {
  if (kind !== "find" || !SEARCHED.has(sought) || pattern("search stuff").test(aim)) return false;
  const [part = ""] = aim.replace(/^to /iu, "").split(/,? and |,? then /u);
  if (pattern("searched finds").test(part)) return true;
  if (isLost(turn, prize, part)) return true;
  return !pattern("searched from").test(part) && kindOf(part).length === 0 && !isKept(turn, prize);
}

/** The sentences of the player's texts about what is sought. */
function textsAbout(turn: Turn, prize: Prize): string[] {
  const head = prize.words.split(" ").at(-1)!;
  const stems = contentWords(head);
  const own = new Set(prize.entry?.sentences ?? []);
  return turn.lore.written.flatMap(({ text, words }, at) =>
    own.has(at) || [...stems].some((stem) => words.has(stem)) ? [text] : [],
  );
}

/** "The Duchess has been stolen", "my dish, an heirloom, has vanished": lost by the texts. */
function isLost(turn: Turn, prize: Prize, aim: string): boolean {
  if (prize.entry !== null && fateOf(turn.lore, prize.entry) === "missing") return true;
  const isLostIn = (texts: readonly string[]) => texts.some((text) => pattern("searched lost").test(text));
  // "Bring the hen back": the texts call her the Duchess.
  return (
    isLostIn(textsAbout(turn, prize)) || (/\bback\b/iu.test(aim) && isLostIn(turn.lore.written.map(({ text }) => text)))
  );
}

/** "The seal is kept in a locked drawer": what is sought has a place. */
const isKept = (turn: Turn, prize: Prize): boolean =>
  textsAbout(turn, prize).some((text) =>
    filledPattern(
      "searched kept",
      "iu",
      prize.words
        .split(" ")
        .at(-1)!
        .replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"),
    ).test(text),
  );
