import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { theThing } from "../../moves/record/items.ts";
import type { Turn } from "../../turn.ts";
import type { Step } from "../kept-case.ts";
import { stepFor } from "./bears-on.ts";
import { helpsWith } from "./helpers.ts";

/** Whether a way of dealing with what stands in the way can be tried, and what it takes. */

/** What it takes on twenty sides, and what each thing that helps takes off. */
const NEEDS = 13;
const HELPS = 3;

/** "Can we brace the beam with my rope?": whether something can be tried is no matter of dice. */
export function asksWhether(turn: Turn, question: string): boolean {
  const deed = pattern("task whether").exec(question)?.[1] ?? "";
  const step = deed === "" ? undefined : stepFor(turn, { kind: "do", text: deed }, undefined);
  if (step === undefined) return false;
  const own = contentWords(deed);
  const thing = turn.memo.held.find((each) => [...contentWords(each.thing)].some((word) => own.has(word)))?.thing;
  turn.say(
    `It can be tried: ${step.name} is still in the way, and that is a way to deal with it.${thing === undefined ? "" : ` ${capitalise(theThing(thing))} will help.`} It takes ${needed(turn, deed, step, undefined, false, thing)} or more on twenty sides. Do it, and the dice say how it goes.`,
  );
  turn.dealt = true;
  return true;
}

/** What a way of dealing with a step takes on twenty sides. */
export function needed(
  turn: Turn,
  text: string,
  step: Step,
  here: LoreEntry | undefined,
  isMoney: boolean,
  thing: string | undefined,
): number {
  const attitude = here === undefined ? 0 : (turn.member(here.name)?.attitude ?? 0);
  const isHelper = here !== undefined && here.name !== step.person && helpsWith(turn, here, step);
  // What somebody wants, by the texts, is brought forward.
  const names = contentWords(step.person);
  const own = contentWords(text);
  const isWanted = [...contentWords(step.text)].filter((word) => own.has(word) && !names.has(word)).length > 1;
  const counts = [isWanted, isMoney || pattern("task in work").test(text), thing !== undefined, isHelper].filter(
    Boolean,
  ).length;
  return NEEDS - attitude - counts * HELPS;
}
