import { pattern } from "../../../patterns.ts";
import { listed } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace, whereIs } from "../../lore/where/whereabouts.ts";
import type { Grade, Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { Task } from "../kept-case.ts";
import { oneThatFits } from "./task.ts";
import { withoutDoors } from "./way-kind.ts";

/** The hero gets to where the deed belongs: the place, who waits there, and what is done with the thing that was brought. */

/** Whether the deed ends at a place that the hero is not at yet. */
export const arrives = (turn: Turn, { at, kind }: Task): boolean =>
  at !== "" && !isSamePlace(at, turn.place) && pattern("arrival arrives", "u").test(kind);

/** Who waits there, by the texts: at the place itself, or with nothing else said of them than that they wait. */
export function waitersAt(turn: Turn, { at, rival, steps }: Task): LoreEntry[] {
  const words = contentWords(at);
  const isThere = (who: LoreEntry): boolean => {
    const home = whereIs(turn, who);
    return (
      (home !== "" && (isSamePlace(home, at) || [...contentWords(home)].some((word) => words.has(word)))) ||
      turn.about(who).some(({ text, source }) => source !== "story" && /\bwaits?\b/u.test(text))
    );
  };
  return turn.people
    .filter(
      (who) =>
        who.kind === "person" &&
        who.proper &&
        !isHero(turn.lore, who) &&
        who.name !== rival &&
        !turn.isHere(who) &&
        !steps.some(({ person }) => person === who.name) &&
        fateOf(turn.lore, who) === null &&
        turn.member(who.name)?.alive !== false &&
        isThere(who),
    )
    .slice(0, 2);
}

/** The paragraphs about it: the place with its people, and the thing in its place. An empty one where there is nothing to say. */
export function arrival(turn: Turn, task: Task, grade: Grade): { readonly place: string; readonly placed: string } {
  const kept = turn.memo.case!;
  const who = waitersAt(turn, task);
  const { arrival: texts, placed } = cases().tasks;
  const has = {
    place: task.at,
    person: listed(who.map(shortName)),
    thing: "",
    other: "",
    step: "",
  };
  const line = (from: readonly string[]) => {
    const text = oneThatFits((texts) => turn.random.pick(texts), withoutDoors(turn, task.at, from), has);
    return text === "" ? "" : fillIn(turn, kept, text, has);
  };
  const sort = placed.find(({ of }) => new RegExp(`\\b(?:${of})\\b`, "iu").test(kept.prize.words));
  return {
    place: arrives(turn, task) ? line(grade === "miss" ? texts.late : who.length === 0 ? texts.bare : texts.met) : "",
    placed:
      task.kind === "carry" && sort !== undefined && kept.prize.is === "it"
        ? line(grade === "miss" ? sort.miss : sort.done)
        : "",
  };
}
