import type { Person } from "#content/adventures/schema";
import { mentions } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import { present, so, type Stage, say } from "../stage/stage.ts";

/** "Let's go together", "with Tansy and Ambrose": those who are meant come along, if they are willing. Who is named and is not says so. */
export function takeAlong(stage: Stage, stems: readonly string[], says: boolean): void {
  const { companions, partner } = stage.progress;
  const here = present(stage).filter(({ id, follows }) => follows !== undefined && !companions.includes(id));
  const named = here.filter((each) => mentions(namesOf(each), stems) >= 1);
  // "With Leonie", who is with the hero already, means nobody else. "We go on together" means the only one who could come.
  const along = present(stage).some((each) => companions.includes(each.id) && mentions(namesOf(each), stems) >= 1);
  if (named.length === 0 && along) return;
  const meant = named.length > 0 ? named : here.length === 1 ? here : here.filter(({ id }) => id === partner);
  for (const person of meant) {
    const willing = so(stage, person.follows!.when);
    if (willing) companions.push(person.id);
    if (willing || (says && named.length > 0)) say(stage, willing ? person.follows!.says : person.follows!.otherwise);
  }
}

/** The person here whom the hero would carry along and who does not come. */
export function staysBehind(
  { adventure, progress }: Stage,
  text: string,
  stems: readonly string[],
): Person | undefined {
  const here = adventure.people.filter(
    ({ id }) => progress.people[id] === progress.place && !progress.companions.includes(id),
  );
  const pronoun = /\bhim\b/iu.test(text) ? "he" : /\bher\b/iu.test(text) ? "she" : "";
  return (
    here.find((each) => mentions(namesOf(each), stems) >= 1) ??
    here.find((each) => each.pronoun === pronoun && each.id === progress.partner)
  );
}
