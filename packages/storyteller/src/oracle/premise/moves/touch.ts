import { pattern } from "../../patterns.ts";
import { type LoreEntry } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { touchesDead } from "./people/dead-here.ts";
import { whoIn } from "./people/who.ts";
import { buysAnswer } from "./people/paid.ts";
import { reacts } from "./people/reacts.ts";

/** What a touch of somebody dead is like; empty where the deed is another one. */
export function feltOf(turn: Turn, text: string): string {
  if (!pattern("act-on-aim only touches").test(text)) return "";
  const who = whoIn(
    turn,
    text.replace(/\b(?:his|her)\b/iu, (word) => `${word} ${word === "his" ? "him" : "her"}`),
  );
  return who !== undefined && turn.isHere(who) ? touchesDead(turn, who) : "";
}

/** How somebody takes what the hero does to them. */
export function takesIt(turn: Turn, who: LoreEntry, text: string): string {
  const answered = buysAnswer(turn, who, text);
  if (answered !== "") return answered;
  const how = ["gift", "insult", "embrace", "proof"].find((kind) => pattern(`touch ${kind}`).test(text)) ?? "gesture";
  if (how === "insult") turn.attitude(who.name, -1);
  return reacts(turn, who, how, text);
}
