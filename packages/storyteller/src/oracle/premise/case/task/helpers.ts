import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { fateOf } from "../../lore/fates.ts";
import { contentWords } from "../../lore/nouns.ts";
import { whereIs } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import type { Step } from "../kept-case.ts";
import { openSteps } from "./task.ts";

/** Who could help with what stands in the way of an open task. */

/** Whether somebody can do something about it, by the texts. */
export const helpsWith = (turn: Turn, who: LoreEntry, { thing, name }: Step): boolean => {
  const words = contentWords(`${thing} ${name}`);
  return (
    turn
      .about(who)
      .some(
        ({ text, source }) =>
          source !== "story" &&
          pattern("task could").test(text) &&
          [...contentWords(text)].some((word) => words.has(word)),
      ) || turn.about(who).some(({ text, source }) => source !== "story" && pattern("helpers helps with").test(text))
  );
};

/** Who or what would help, by the texts. */
export function otherFor(turn: Turn, step: Step, here: LoreEntry | undefined): LoreEntry | undefined {
  const people = turn.people.filter(
    (each) =>
      each.kind === "person" &&
      each.proper &&
      each.name !== here?.name &&
      each.name !== turn.memo.case!.task!.rival &&
      fateOf(turn.lore, each) === null,
  );
  return (
    people.find((each) => each.name !== step.person && helpsWith(turn, each, step)) ??
    people.find(({ name }) => name === step.person)
  );
}

/** Says who could help with the first step that is still open. Empty where no step is open, or where nobody could help. */
export function stepLead(turn: Turn): string {
  const [step] = openSteps(turn.memo.case!.task!);
  const other = step === undefined ? undefined : otherFor(turn, step, undefined);
  if (step === undefined || other === undefined) return "";
  const at = turn.isHere(other) ? "" : whereIs(turn, other);
  if (at !== "") turn.memo.offers.push({ text: `go to ${at}`, act: "travel", target: at, topic: "" });
  return `If anybody can help with ${step.name}, it is ${shortName(other)}${at === "" ? "" : `, at ${at}`}.`;
}

export function helpFor(turn: Turn, step: Step, here: LoreEntry | undefined): string {
  const other = otherFor(turn, step, here);
  if (other === undefined) return "Another way may do: money, a thing, a better word, or somebody else.";
  const at = turn.isHere(other) ? "" : whereIs(turn, other);
  return `${capitalise(shortName(other))}${at === "" ? "" : `, at ${at},`} ${other.name === step.person ? "is the one to win over" : `may help with ${step.name}`}.`;
}
