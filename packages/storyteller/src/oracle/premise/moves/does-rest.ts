import type { Ability } from "#contracts/options";
import { sourceOf, storedPattern } from "../../patterns.ts";
import { goOnWith } from "../case/end/after-end.ts";
import { BY_SAYING, broughtBy, doesAim, missingFor } from "../case/end/deed-of-aim.ts";
import { lineFor } from "../case/fill-in.ts";
import { isOnRest } from "../case/end/rest-of-aim.ts";
import { foundFact } from "../lore/fates.ts";
import { shortName } from "../lore/lore.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { ownDeed } from "../case/climax/turning.ts";
import { BY, type Grade, type Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { riskOf } from "./deed.ts";
import { arrive, wayIn } from "./travel/travel.ts";

/** The deed by which what is left of an aim is reached (`rest-of-aim.ts`): one check with its stakes in the open. */

const FORCE = storedPattern("does-rest force");

/** What is done, said or stated for the rest of the aim: a check where it is a risk. False where the words are for something else. */
export async function doesRest(turn: Turn, part: Part): Promise<boolean> {
  if (!isOnRest(turn) || turn.ended !== "") return false;
  const end = turn.memo.end!;
  const rest = end.rest!;
  if (part.kind === "ask" || part.kind === "table" || !doesAim(turn, rest.part, part, rest.guilty, true)) return false;
  const text = part.kind === "say" ? part.words : part.text;
  const who = broughtBy(turn, rest.part);
  const grade = await gradeOf(turn, part, text, who !== undefined);
  rest.tries += 1;
  turn.moved = true;
  // "I read the deed to Martha" is heard.
  const kind =
    who === undefined && (part.kind === "say" || BY_SAYING.test(text) || /\bname\b/iu.test(text)) ? "said" : "done";
  if (grade === "miss" && rest.tries < 2) {
    turn.say(lineFor(turn, `rest ${kind} missed`));
    return true;
  }
  if (part.kind === "do") await goesAlong(turn, part.text);
  // Who is brought home is beside the hero from then on.
  if (who !== undefined) {
    turn.bring(who);
    turn.fact(foundFact(who));
    delete turn.memo.places[who.name];
    turn.memo.last = who.name;
  }
  turn.say(
    part.kind === "do" ? ownDeed(turn, part) : "",
    lineFor(turn, who === undefined ? `rest ${kind}` : "rest brought", who === undefined ? "" : shortName(who)),
  );
  reach(
    turn,
    grade === "strong"
      ? "It is done."
      : grade === "weak"
        ? "It had its price, and it is done."
        : "Late, and at a heavy price, it is done.",
  );
  return true;
}

/** How the deed comes out. What is only stated, and somebody who is led home where nothing is in the way, takes no dice. */
async function gradeOf(turn: Turn, part: Part, text: string, isBrought: boolean): Promise<Grade> {
  const rest = turn.memo.end!.rest!;
  const risk = part.kind === "do" ? riskOf(text) : null;
  if (part.kind === "state" || (isBrought && risk === null)) return "strong";
  const [ability, skill]: readonly [Ability, string | null] =
    part.kind === "say"
      ? ["charisma", "Persuasion"]
      : risk !== null
        ? [risk.ability, risk.skill]
        : FORCE.test(text)
          ? ["strength", "Athletics"]
          : ["wisdom", "Insight"];
  return turn.check(ability, skill, 10, `Whether you ${rest.part}`.slice(0, 200));
}

/** "I take him to the pier": the way is gone. */
async function goesAlong(turn: Turn, text: string): Promise<void> {
  const way = wayIn(turn, text);
  if (way !== null && way.place !== null && !isSamePlace(way.place, turn.place)) arrive(turn, way.place);
}

/** Says what is left of the aim, after a deed that was for something else. */
export function saysRest(turn: Turn): void {
  if (!isOnRest(turn) || turn.ended !== "" || !turn.acted || turn.begun) return;
  const { part } = turn.memo.end!.rest!;
  if (turn.wasSaid(`rest ${turn.brief.number - 1}`)) return;
  turn.markSaid(`rest ${turn.brief.number}`);
  const at = missingFor(turn, part);
  turn.say(lineFor(turn, at === "" ? "rest left" : "rest left elsewhere", part).replace("{place}", at));
}

/** That part of the aim is reached: what became of all of it, and what is left. */
function reach(turn: Turn, answer: string): void {
  const end = turn.memo.end!;
  const { part } = end.rest!;
  const main = turn.main!;
  end.parts = (end.parts ?? []).map((each) =>
    each.part.slice(0, 100) === part.slice(0, 100) ? { ...each, answer: `Yes. ${answer}` } : each,
  );
  turn.log(`You brought it about: ${part}.`);
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: answer });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.ended = main.title;
  const { guilty } = end.rest!;
  delete end.rest;
  end.rests = true;
  turn.say(`You set out to ${part}. ${answer}`);
  if (!goOnWith(turn, guilty)) turn.say(`That was all of it. ${sourceOf("ending may rest")}`);
}
