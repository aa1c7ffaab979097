import type { Person } from "#content/adventures/schema";
import { count, personHere, type Stage } from "./stage.ts";

/** Names that somebody goes by beside the one they are introduced with: "Tull" of Keeper Moss. Words for what they are count as none where they stand in small letters. */
const otherNames = ({ name, aliases }: Person): string[] => {
  const own = name.toLowerCase().split(/\s+/u);
  return [...new Set(aliases.flatMap((each) => each.toLowerCase().split(/\s+/u)))]
    .filter((word) => word.length > 2 && !own.includes(word) && !["the", "old"].includes(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
};

const has = (text: string, name: string): boolean => new RegExp(String.raw`\b${name}\b`, "u").test(text);

/** Keeps which other names were told in this turn, or said by the player. */
export function noteNames(stage: Stage): void {
  const heard = [...stage.paragraphs, stage.brief.playerText].join(" ");
  for (const { person, name } of othersOf(stage)) {
    const key = `named/${person.id}/${name}`;
    if (stage.progress.said[key] === undefined && has(heard, name)) count(stage, key);
  }
}

const othersOf = ({ adventure: { people } }: Stage): { readonly person: Person; readonly name: string }[] =>
  people.flatMap((person) => otherNames(person).map((name) => ({ person, name })));

/** Whether a text names somebody by a name that the story has not told. */
export const namesUntold = (stage: Stage, text: string): boolean =>
  othersOf(stage).some(
    ({ person, name }) => has(text, name) && stage.progress.said[`named/${person.id}/${name}`] === undefined,
  );

const SPEAKS = "says|whispers|asks|mutters|calls|adds|murmurs|tells you";

/** Who of these a text has speak: "says Tib", "Tib whispers". */
export const speakersIn = (text: string, people: readonly Person[], nameOf: (person: Person) => string): Person[] =>
  people.filter((person) =>
    new RegExp(String.raw`\b(?:${SPEAKS}) ${nameOf(person)}\b|\b${nameOf(person)} (?:${SPEAKS})\b`, "u").test(text),
  );

/** Whether a text has somebody speak who is not here. */
export const speaksFromAfar = (stage: Stage, text: string, nameOf: (person: Person) => string): boolean =>
  speakersIn(text, stage.adventure.people, nameOf).some(({ id }) => !personHere(stage, id));
