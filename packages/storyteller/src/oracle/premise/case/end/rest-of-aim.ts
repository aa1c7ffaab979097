import { capitalise } from "#english/noun-phrase";
import { storedPattern } from "../../../patterns.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import { BY, type Turn } from "../../turn.ts";

/** What is left of an aim when its story is over and what only needs a deed: "name the murderer before the coroner". It is no new crime. */

/** Verbs of what is still to be found out, found or prevented: that is a story of its own. */
const NEEDS_STORY = storedPattern("rest-of-aim needs story");

/** Whether a part of an aim is reached by a deed. */
export const onlyNeedsDeed = (part: string): boolean => !NEEDS_STORY.test(part);

/** Whether the hero is on the rest of an aim, for which no plot is drawn. */
export const isOnRest = ({ memo, main }: Turn): boolean =>
  memo.end?.rest !== undefined && main !== undefined && fullAim(main) === memo.end.rest.part;

/** Makes a part of the aim that only needs a deed the aim. */
export function aimAtRest(turn: Turn, part: string, guilty: string): void {
  const end = turn.memo.end!;
  end.rests = false;
  const title = capitalise(part).slice(0, 118);
  end.rest = { part: fullAim({ title, question: `Will you ${part}?` }), guilty, tries: 0 };
  for (const old of turn.story.threads)
    if (old.state === "open" && old.kind !== "promise" && old.title !== title)
      turn.change({ type: "thread_changed", by: BY, title: old.title, state: "dropped" });
  turn.change({
    type: "thread_changed",
    by: BY,
    title,
    question: `Will you ${part}?`.slice(0, 400),
    kind: "quest",
    state: "open",
  });
  turn.say(`That is your aim now: ${part}. It takes no more than the deed. How do you go about it?`);
}
