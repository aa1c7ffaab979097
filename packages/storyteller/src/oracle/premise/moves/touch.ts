import { type LoreEntry, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { feeling } from "./people/feeling.ts";
import { buysAnswer } from "./people/paid.ts";
import { replies } from "./people/replies.ts";

/** How somebody takes what the hero does to them: a reaction roll. */
export async function takesIt(turn: Turn, who: LoreEntry, text: string): Promise<string> {
  const answered = buysAnswer(turn, who, text);
  if (answered !== "") return answered;
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const kind = /\b(?:give|hand|bow|smile|hug)\b/iu.test(text) ? 2 : /\b(?:slap|poke|glare)\b/iu.test(text) ? -4 : 0;
  const { total } = await turn.brief.table.roll("2d6", `How ${shortName(who)} takes it`.slice(0, 100));
  turn.rolled = true;
  const isGift = /^(?:\p{Ll}+ly )?(?:give|hand|offer|feed|share|bring|pay)\b/iu.test(text);
  const isUnkind = /\b(?:slap|poke|glare|pinch|shove|push|stare)\b/iu.test(text);
  const by = isUnkind && !isGift && total + kind + attitude <= 5 ? -1 : total + kind + attitude >= 8 ? 1 : 0;
  turn.attitude(who.name, by);
  return [
    replies(turn, who, by < 0 ? "ill" : by > 0 ? "well" : attitude < 0 ? "cool" : "warm"),
    by === 0 ? "" : feeling(turn, who),
  ]
    .join(" ")
    .trim();
}
