import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import type { Stage } from "../stage/stage.ts";

/** Words of a question about somebody that name nothing else: "when did you last see Abel Noon?" */
const OF_ANYBODY = storedPattern("about-somebody of anybody");
const PRONOUNS: Readonly<Record<string, string>> = { he: "he", him: "he", she: "she" };

/** What a question is asked of somebody with: their topics, and the words. */
interface Asked {
  readonly person: Person;
  readonly topic: readonly string[];
}

/**
 * Leaves a person only those topics that name whom a question is about: where somebody is, and what became of them, is answered by no line
 * on sitting down. "Is he dead?" is about the last one whom the message names, or else the last reply. Nothing is left out if the question
 * names nobody, or something else as well.
 */
export function onlyOn(stage: Stage, person: Person, topic: readonly string[], words: string): Asked {
  const others = stage.adventure.people.filter((each) => each !== person);
  if (!words.includes("?")) return { person, topic };
  const named = others.filter((each) => mentions(namesOf(each), topic) >= 1);
  const pronoun = PRONOUNS[topic.find((word) => word in PRONOUNS) ?? ""];
  const meant =
    named.length === 0 && pronoun !== undefined
      ? [stage.brief.playerText, stage.progress.lastTold].flatMap((text) => lastNamed(others, pronoun, text))[0]
      : undefined;
  const about = meant === undefined ? named : [meant];
  const names = new Set(about.flatMap(namesOf).flatMap(stemsOf));
  if (about.length === 0 || !topic.every((word) => names.has(word) || OF_ANYBODY.test(word))) return { person, topic };
  const isOn = (topics: readonly string[]) =>
    topics.some((each) => stemsOf(each.replaceAll("|", " ")).some((word) => names.has(word)));
  const only = <T extends { readonly about: readonly string[] }>(all: readonly T[]): T[] =>
    all.map((each) => (isOn(each.about) ? each : { ...each, about: [] }));
  return {
    person: { ...person, knows: only(person.knows), lies: only(person.lies), smalltalk: only(person.smalltalk) },
    topic: meant === undefined ? topic : [...topic, ...stemsOf(meant.aliases[0] ?? meant.name), ...stemsOf(meant.name)],
  };
}

/** The person with this pronoun whom a text names last. */
function lastNamed(people: readonly Person[], pronoun: string, text: string): Person[] {
  const stems = stemsOf(text);
  const at = (each: Person) => Math.max(...namesOf(each).map((name) => stems.lastIndexOf(stemsOf(name).at(-1) ?? "")));
  return people
    .filter((each) => each.pronoun === pronoun && at(each) >= 0)
    .toSorted((a, b) => at(b) - at(a))
    .slice(0, 1);
}
