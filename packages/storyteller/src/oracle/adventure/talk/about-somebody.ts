import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import type { Stage } from "../stage/stage.ts";

/** Words of a question about somebody that name nothing else: "when did you last see Abel Noon?" */
const OF_ANYBODY = storedPattern("about-somebody of anybody");

/**
 * The person with only those topics that name whom the question is about: where somebody is, and what became of them, is answered by no
 * line on sitting down. The same person, if the question names nobody, or something else as well.
 */
export function onlyOn({ adventure }: Stage, person: Person, topic: readonly string[], words: string): Person {
  const about = adventure.people.filter((each) => each !== person && mentions(namesOf(each), topic) >= 1);
  const names = new Set(about.flatMap(namesOf).flatMap(stemsOf));
  if (about.length === 0 || !words.includes("?") || !topic.every((word) => names.has(word) || OF_ANYBODY.test(word)))
    return person;
  const isOn = (topics: readonly string[]) =>
    topics.some((each) => stemsOf(each.replaceAll("|", " ")).some((word) => names.has(word)));
  const only = <T extends { readonly about: readonly string[] }>(all: readonly T[]): T[] =>
    all.map((each) => (isOn(each.about) ? each : { ...each, about: [] }));
  return { ...person, knows: only(person.knows), lies: only(person.lies), smalltalk: only(person.smalltalk) };
}
