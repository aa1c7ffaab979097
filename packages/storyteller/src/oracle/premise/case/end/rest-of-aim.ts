import { capitalise, listed } from "#english/noun-phrase";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
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

/** Who is concerned, and where: those whom the part names, else those whom the hero has met. */
function withWhom(turn: Turn, part: string): string {
  const named = entriesIn(turn.lore, part).filter((each) => each.kind === "person" && !isHero(turn.lore, each));
  const people = (
    named.length > 0
      ? named
      : turn.people.filter(
          (each) => each.kind === "person" && each.proper && (turn.member(each.name)?.met ?? null) !== null,
        )
  ).slice(0, 3);
  return people.length === 0 ? "" : `, with ${listed(people.map(shortName))}`;
}

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
  turn.say(
    `That is your aim now: ${part}. It takes a deed that is about it${withWhom(turn, part)}. How do you go about it?`,
  );
}
