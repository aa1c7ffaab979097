import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { Said } from "../../moves/people/hearer.ts";
import { parsePromise } from "#english/promise";
import { counted } from "./about-steps.ts";
import { type Acted, textOf } from "./bears-on.ts";
import { whoSaysYes } from "./persuaded.ts";
import { promises } from "./price.ts";
import { oneThatFits } from "./task.ts";

/** Somebody who is here, and stands in nobody's way, is asked to help: it is a step that the player has thought of, and counts for the deed. */

const MOST = 8;
/** Two in three say yes, and who likes the hero always. */
const YES = 2 / 3;

/** False where the words ask for nothing, or for what somebody knows. */
export function helpAsked(turn: Turn, part: Acted & Said, who: LoreEntry, isOffered: boolean): boolean {
  const words = textOf(part);
  const isPromise = pattern("task promises").test(words);
  const isPaid = isOffered || isPromise;
  const task = turn.memo.case!.task!;
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const isAsked = isPaid || (pattern("task asks help").test(words) && !pattern("task asks to know").test(words));
  const isKnown = task.steps.some(({ person }) => person === who.name);
  if (!isAsked || isKnown || !turn.isHere(who) || who.kind !== "person" || who.name === task.rival) return false;
  if (whoSaysYes(turn, turn.memo.case!)?.name === who.name || task.steps.length >= MOST || attitude < 0) return false;
  const { solved, asked } = cases().tasks;
  const isYes = isPaid || attitude > 0 || turn.random.chance(YES);
  const name = capitalise(shortName(who));
  const has = { person: shortName(who), step: "", thing: "", place: "", other: "", own: "" };
  const texts = isYes ? (isOffered ? asked.paid : isPromise ? asked.sworn : solved.agrees.strong) : solved.agrees.miss;
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  turn.acted = true;
  turn.dealt = true;
  turn.say(
    fillIn(
      turn,
      turn.memo.case!,
      oneThatFits((fits) => turn.oneOf(fits), texts, has),
      has,
    ),
  );
  if (!isYes) {
    turn.attitude(who.name, 0);
    turn.log(`You ask ${shortName(who)} for help, in vain.`);
    return true;
  }
  turn.attitude(who.name, 1);
  const promise = isPromise
    ? parsePromise(part.direct ? `I say “${part.words}”` : `I ${part.to}`, turn.lore.heroes)
    : null;
  if (promise !== null && promise.what !== "") promises(turn, who, promise.what);
  task.steps.push({
    name: `${name}’s help`,
    text: "",
    sort: "agrees",
    person: who.name,
    thing: "",
    place: "",
    sum: 0,
    after: "",
    how: `you ask ${shortName(who)}, and get a yes`,
    price: null,
    state: "done",
    ways: [],
  });
  turn.log(`${name} helps you.`);
  turn.say(counted(task));
  return true;
}
