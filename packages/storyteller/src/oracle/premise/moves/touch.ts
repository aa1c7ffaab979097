import { pattern } from "../../patterns.ts";
import { type LoreEntry, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { touchesDead } from "./people/dead-here.ts";
import { whoIn } from "./people/who.ts";
import { feeling } from "./people/feeling.ts";
import { buysAnswer } from "./people/paid.ts";
import { replies } from "./people/replies.ts";

/** What a touch of somebody dead is like; empty where the deed is another one. */
export function feltOf(turn: Turn, text: string): string {
  if (!pattern("act-on-aim only touches").test(text)) return "";
  const who = whoIn(
    turn,
    text.replace(/\b(?:his|her)\b/iu, (word) => `${word} ${word === "his" ? "him" : "her"}`),
  );
  return who !== undefined && turn.isHere(who) ? touchesDead(turn, who) : "";
}

/** How somebody takes what the hero does to them: a reaction roll. */
export async function takesIt(turn: Turn, who: LoreEntry, text: string): Promise<string> {
  const answered = buysAnswer(turn, who, text);
  if (answered !== "") return answered;
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const kind = pattern("touch takes it").test(text) ? 2 : pattern("touch takes it 2").test(text) ? -4 : 0;
  const { total } = await turn.brief.table.roll("2d6", `How ${shortName(who)} takes it`.slice(0, 100));
  turn.rolled = true;
  const isGift = pattern("touch takes it 3").test(text);
  const isUnkind = pattern("touch takes it 4").test(text);
  const by = isUnkind && !isGift && total + kind + attitude <= 5 ? -1 : total + kind + attitude >= 8 ? 1 : 0;
  turn.attitude(who.name, by);
  return [
    replies(turn, who, by < 0 ? "ill" : by > 0 ? "well" : attitude < 0 ? "cool" : "warm"),
    by === 0 ? "" : feeling(turn, who),
  ]
    .join(" ")
    .trim();
}
