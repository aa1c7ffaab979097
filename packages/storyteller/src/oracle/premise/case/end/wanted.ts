import { pattern } from "../../../patterns.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";

/** What the hero wanted it for: somebody's last words. The end draws them in the open, and the player may take others. */

/** The words, with two others to choose from; empty where the hero wanted none, or has them. */
export function givesWanted(turn: Turn, kept: KeptCase, aim: string): string {
  const { memo, brief, random } = turn;
  const texts = `${aim}. ${memo.end === null ? brief.scene.campaign.notes : ""}`;
  const [, who, what = ""] = pattern("end wanted", "u").exec(texts) ?? [];
  if (who === undefined || memo.pending !== null || memo.facts.some((each) => each.includes(what))) return "";
  const left = [...cases().lines["end last words"]!];
  const draw = () => fillIn(turn, kept, left.splice(random.int(0, left.length - 1), 1)[0]!);
  const fact = `${who}’s ${what}: ${draw()}`;
  const choices = [draw(), draw()];
  turn.fact(fact);
  memo.pending = { sort: "drawn", asks: fact, choices };
  return `And there they are, ${fact}\n\n(Drawn. Rather: (1) ${choices[0]} (2) ${choices[1]} Or say it yourself.)`;
}

/** The words once more, to who listens for them after the end; empty for another deed. */
export function wantedAgain(turn: Turn, deed: string): string {
  const all = pattern("gesture listens").test(deed)
    ? turn.memo.facts.map((each) => pattern("end given", "u").exec(each))
    : [];
  return all.findLast((each) => each !== null && turn.sharesWords(each[1]!, deed))?.[2] ?? "";
}
