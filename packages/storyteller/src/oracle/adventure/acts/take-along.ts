import type { Person } from "#content/adventures/schema";
import { mentions } from "../stage/match-words.ts";
import { attributed, namesOf, shortName } from "../stage/prose.ts";
import { add, next, present, so, type Stage, say } from "../stage/stage.ts";

/** "Let's go together", "with Tansy and Ambrose": those who are meant come along, if they are willing. Who is named and is not says so. */
export function takeAlong(stage: Stage, stems: readonly string[]): void {
  const { companions, partner } = stage.progress;
  const here = present(stage).filter(({ id, follows }) => follows !== undefined && !companions.includes(id));
  const named = here.filter((each) => mentions(namesOf(each), stems) >= 1);
  // "With Leonie", who is with the hero already, means nobody else. "We go on together" means the only one who could come.
  const along = present(stage).some((each) => companions.includes(each.id) && mentions(namesOf(each), stems) >= 1);
  if (named.length > 0) for (const person of named) comeAlong(stage, person);
  else if (!along)
    for (const person of here.length === 1 ? here : here.filter(({ id }) => id === partner))
      if (so(stage, person.follows!.when)) comeAlong(stage, person);
}

/** Somebody is asked along. Who will not come says so. */
export function comeAlong(stage: Stage, person: Person): void {
  const { id, follows } = person;
  const willing = follows !== undefined && so(stage, follows.when);
  if (willing) add(stage.progress.companions, id);
  const says = willing ? follows.says : (follows?.otherwise ?? next(stage, `refuses/${id}`, person.refuses));
  say(stage, attributed(says, shortName(person), person.pronoun));
}
