import { pattern } from "../../patterns.ts";
import type { LoreEntry } from "../lore/lore.ts";
import { lineFor } from "../case/fill-in.ts";
import { kindOf } from "../case/open/own-things.ts";
import { contentWords } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { nounIn } from "../words/noun-in.ts";
import { touchesDead } from "./people/dead-here.ts";
import { whoIn } from "./people/who.ts";
import { buysAnswer } from "./people/paid.ts";
import { reacts } from "./people/reacts.ts";

/** What a touch, or a stroke on a bell, is like of a thing of the texts, or of somebody dead; empty where the deed is another one. */
export function feltOf(turn: Turn, text: string): string {
  const isRung = pattern("touch rings").test(text);
  if (!isRung && !pattern("act-on-aim only touches").test(text)) return "";
  const who = isRung
    ? undefined
    : whoIn(
        turn,
        text.replace(/\b(?:his|her)\b/iu, (word) => `${word} ${word === "his" ? "him" : "her"}`),
      );
  if (who !== undefined && turn.isHere(who)) return touchesDead(turn, who);
  const noun = nounIn(text.replace(pattern("thing with what"), " "));
  const kind = kindOf(noun.split(" ").at(-1) ?? "");
  if (isRung) return kind === "bell" ? lineFor(turn, "rung") : "";
  const isNamed = turn.lore.written.some(
    ({ words }) => [...contentWords(noun)].at(-1) !== undefined && words.has([...contentWords(noun)].at(-1)!),
  );
  return isNamed ? lineFor(turn, `touched ${kind}`) || lineFor(turn, "touched anything") : "";
}

/** How somebody takes what the hero does to them. */
export function takesIt(turn: Turn, who: LoreEntry, text: string): string {
  const answered = buysAnswer(turn, who, text);
  if (answered !== "") return answered;
  const how = ["gift", "insult", "embrace", "proof"].find((kind) => pattern(`touch ${kind}`).test(text)) ?? "gesture";
  if (how === "insult") turn.attitude(who.name, -1);
  return reacts(turn, who, how, text);
}
