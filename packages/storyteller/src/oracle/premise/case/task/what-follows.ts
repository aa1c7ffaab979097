import { pattern } from "../../../patterns.ts";
import { parsePromise } from "#english/promise";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { takeAlong } from "../../moves/people/company.ts";
import { hold, theThing } from "../../moves/record/items.ts";
import { purse } from "../../moves/record/money.ts";
import type { Turn } from "../../turn.ts";
import type { Step } from "../kept-case.ts";
import { type Acted, textOf } from "./bears-on.ts";
import { takesAlong } from "./load.ts";
import { pays, promises } from "./price.ts";

/** What follows when something no longer stands in the way: what is given for it, and what the hero has of it. */

/** What the hero gives for it: money, or a thing that is given away. */
export async function givenFor(
  turn: Turn,
  part: Acted,
  owed: number,
  thing: string | undefined,
  rest: string,
): Promise<string> {
  if (owed > 0) await pays(turn, -owed);
  if (rest !== "") {
    turn.promise(`Pay ${rest} the rest`);
  }
  const isGiven = pattern("what-follows given for").test(textOf(part));
  const gone = thing === undefined || !isGiven ? "" : `${capitalise(theThing(thing))} is out of your hands.`;
  if (gone !== "") hold(turn, thing!, false);
  if (owed > 0 || rest !== "")
    return `You have ${purse(turn)} now${rest === "" ? "" : `, and owe ${rest} the rest`}. ${gone}`.trim();
  return gone;
}

/** Who agrees to sail, or to guide the hero, is needed on the way. */
const goesAlong = (turn: Turn, { text, thing }: Step): boolean =>
  pattern("what-follows goes along", "u").test(turn.memo.case!.task!.kind) &&
  (pattern("task goes along").test(text) || pattern("task rides").test(thing));

/** What follows: a thing in hand, somebody who comes along, a promise. */
export async function followsFrom(turn: Turn, part: Acted, step: Step, here: LoreEntry | undefined): Promise<string> {
  const said: string[] = [];
  if (step.sort === "got" && step.thing !== "") {
    hold(turn, step.thing, true);
    said.push(`You have ${theThing(step.thing)}.`);
  }
  if (step.sort === "coaxed") takesAlong(turn);
  if (here === undefined) return said.join(" ");
  turn.bring(here);
  turn.attitude(here.name, 1);
  if (
    part.kind === "say" &&
    step.sort === "agrees" &&
    here.name === step.person &&
    (pattern("task come along").test(part.words) || goesAlong(turn, step))
  ) {
    if (!turn.memo.companions.includes(here.name) && (await takeAlong(turn, here)) === "")
      said.push(`${capitalise(shortName(here))} comes with you.`);
  }
  const promise =
    part.kind === "say" ? parsePromise(part.direct ? `I say “${part.words}”` : `I ${part.to}`, turn.lore.heroes) : null;
  if (promise !== null && promise.what !== "") promises(turn, here, promise.what);
  return said.join(" ");
}
