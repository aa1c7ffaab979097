import { filledPattern } from "../../patterns.ts";
import type { Adventure, Person } from "#content/adventures/schema";
import { stemsOf } from "./match-words.ts";
import { count, personHere, type Stage } from "./stage.ts";

/**
 * Other names of a person, besides the one used to introduce them: "Tull" for Keeper Moss. Lower-case words for their role do not count.
 */
const otherNames = ({ name, aliases }: Person): OtherName[] => {
  const own = name.toLowerCase().split(/\s+/u);
  return [...new Set(aliases.flatMap((each) => each.toLowerCase().split(/\s+/u)))]
    .filter((word) => word.length > 2 && !own.includes(word) && !["the", "old"].includes(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => ({ name: word, words: new RegExp(String.raw`\b${word}\b`, "u") }));
};

interface OtherName {
  readonly name: string;
  readonly words: RegExp;
}

/** Stores which other names occurred in this turn's text or in the player's words. */
export function noteNames(stage: Stage): void {
  const seen = [...stage.paragraphs, stage.brief.playerText].join(" ");
  for (const { person, name, words } of othersOf(stage)) {
    const key = `named/${person.id}/${name}`;
    if (stage.progress.said[key] === undefined && words.test(seen)) count(stage, key);
  }
}

/** Stores which of the things and topics that a suggestion could name occurred in this turn's text or in the player's words. */
export function noteTopics(stage: Stage): void {
  const { said } = stage.progress;
  const seen = new Set(stemsOf([...stage.paragraphs, stage.brief.playerText].join(" ")));
  for (const word of namesOfTopics(stage.adventure)) if (seen.has(word)) said[`topic/${word}`] = 1;
}

/** Whether the player has read of what these words name. Words that name nothing to be found are known. */
export const isNamedInStory = (stage: Stage, text: string): boolean => {
  const names = namesOfTopics(stage.adventure);
  return stemsOf(text).every((word) => !names.has(word) || stage.progress.said[`topic/${word}`] !== undefined);
};

const named = new WeakMap<Adventure, ReadonlySet<string>>();

/** The nouns of an adventure that suggestions name: its things, and what its people know about. */
function namesOfTopics(adventure: Adventure): ReadonlySet<string> {
  const known = named.get(adventure);
  if (known !== undefined) return known;
  const things = adventure.places.flatMap(({ things: all }) => all.map(({ name }) => name.split(" ").at(-1)!));
  const topics = adventure.people.flatMap(({ knows }) =>
    knows.flatMap(({ about }) => about.filter((topic) => !topic.includes("|"))),
  );
  const words = new Set([...things, ...topics].flatMap(stemsOf).filter((word) => word.length > 3));
  named.set(adventure, words);
  return words;
}

const othersOf = ({ adventure: { people } }: Stage): readonly (OtherName & { readonly person: Person })[] => {
  const known = others.get(people) ?? people.flatMap((person) => otherNames(person).map((one) => ({ ...one, person })));
  others.set(people, known);
  return known;
};
const others = new WeakMap<readonly Person[], ReturnType<typeof othersOf>>();

/** Whether a text uses a name of a person that the player has not read yet. */
export const namesUntold = (stage: Stage, text: string): boolean =>
  othersOf(stage).some(
    ({ person, name, words }) => words.test(text) && stage.progress.said[`named/${person.id}/${name}`] === undefined,
  );

/** The people who speak in a text: "says Tib", "Tib whispers". */
export const speakersIn = (text: string, people: readonly Person[], nameOf: (person: Person) => string): Person[] =>
  people.filter((person) => filledPattern("naming speakers in", "u", nameOf(person)).test(text));

/** Whether a person speaks in a text who is not here. */
export const speaksFromAfar = (stage: Stage, text: string, nameOf: (person: Person) => string): boolean =>
  speakersIn(text, stage.adventure.people, nameOf).some(({ id }) => !personHere(stage, id));
