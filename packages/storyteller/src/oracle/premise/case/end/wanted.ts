import { pattern, storedPattern } from "../../../patterns.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";

/** What the hero wanted it for: somebody's last words. The end draws them in the open, and the player may take others. */

const THREE = 3;

/** The words, with two others to choose from; empty where the hero wanted none, or has them. */
export function givesWanted(turn: Turn, kept: KeptCase, aim: string): string {
  const notes = turn.memo.end === null ? (turn.brief.scene.campaign.notes ?? "") : "";
  const [, who = "", what = ""] = pattern("end wanted", "u").exec(`${aim}. ${notes}`) ?? [];
  if (who === "" || turn.memo.pending !== null || turn.memo.facts.some((each) => each.includes(what))) return "";
  const left = [...cases().lines["end last words"]!];
  const three = Array.from({ length: THREE }, () =>
    fillIn(turn, kept, left.splice(turn.random.int(0, left.length - 1), 1)[0]!),
  );
  const fact = `${who}’s ${what}: ${three[0]}`;
  turn.fact(fact);
  turn.memo.pending = { sort: "drawn", asks: fact, choices: three.slice(1) };
  return `And there they are, ${fact}\n\n(Drawn. Rather: (1) ${three[1]} (2) ${three[2]} Or say it yourself.)`;
}

/** The words once more, to who listens for them after the end; empty for another deed. */
export function wantedAgain(turn: Turn, deed: string): string {
  if (!pattern("gesture listens").test(deed)) return "";
  const all = turn.memo.facts.map((each) => each.split(/: (?=“)/u));
  return (
    all.findLast(([what = "", said]) => said !== undefined && WORDS.test(what) && turn.sharesWords(what, deed))?.[1] ??
    ""
  );
}

const WORDS = storedPattern("end wanted words");
