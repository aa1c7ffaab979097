import type { Person } from "#content/adventures/schema";
import { count, personHere, type Stage } from "./stage.ts";

/**
 * Other names of a person, besides the one used to introduce them: "Tull" for Keeper Moss. Lower-case words for their role do not count.
 */
const otherNames = ({ name, aliases }: Person): string[] => {
  const own = name.toLowerCase().split(/\s+/u);
  return [...new Set(aliases.flatMap((each) => each.toLowerCase().split(/\s+/u)))]
    .filter((word) => word.length > 2 && !own.includes(word) && !["the", "old"].includes(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
};

const has = (text: string, name: string): boolean => new RegExp(String.raw`\b${name}\b`, "u").test(text);

/** Stores which other names occurred in this turn's text or in the player's words. */
export function noteNames(stage: Stage): void {
  const seen = [...stage.paragraphs, stage.brief.playerText].join(" ");
  for (const { person, name } of othersOf(stage)) {
    const key = `named/${person.id}/${name}`;
    if (stage.progress.said[key] === undefined && has(seen, name)) count(stage, key);
  }
}

const othersOf = ({ adventure: { people } }: Stage): { readonly person: Person; readonly name: string }[] =>
  people.flatMap((person) => otherNames(person).map((name) => ({ person, name })));

/** Whether a text uses a name of a person that the player has not read yet. */
export const namesUntold = (stage: Stage, text: string): boolean =>
  othersOf(stage).some(
    ({ person, name }) => has(text, name) && stage.progress.said[`named/${person.id}/${name}`] === undefined,
  );

const SPEAKS = "says|whispers|asks|mutters|calls|adds|murmurs|tells you";

/** The people who speak in a text: "says Tib", "Tib whispers". */
export const speakersIn = (text: string, people: readonly Person[], nameOf: (person: Person) => string): Person[] =>
  people.filter((person) =>
    new RegExp(String.raw`\b(?:${SPEAKS}) ${nameOf(person)}\b|\b${nameOf(person)} (?:${SPEAKS})\b`, "u").test(text),
  );

/** Whether a person speaks in a text who is not here. */
export const speaksFromAfar = (stage: Stage, text: string, nameOf: (person: Person) => string): boolean =>
  speakersIn(text, stage.adventure.people, nameOf).some(({ id }) => !personHere(stage, id));
