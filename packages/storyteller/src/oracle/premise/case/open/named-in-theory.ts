import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { filledPattern, pattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isSamePlace, placesOf, whereIs } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { isNoPerson } from "../parts/people-of-case.ts";
import { placeSaid } from "./says-where.ts";

/** The place that a theory names, and who does it by it. */

/** Where a search leads by what the player says. */
export const placeOfTheory = (turn: Turn, theory: string): string =>
  placeIn(turn, theory) ?? placeSaid(turn, theory) ?? seatIn(turn, theory) ?? "";

/** The place that a text names first. */
export const placeIn = (turn: Turn, text: string): string | undefined => {
  const low = text.toLowerCase();
  const { scene, lair, far } = turn.memo.case!.where;
  const all = placesOf(turn);
  // "The spring" is the hermit's spring, where there is no other.
  const atHead = (name: string) => {
    const head = name.split(" ").at(-1)!.toLowerCase();
    const isOnly = all.filter((each) => each.toLowerCase().endsWith(` ${head}`)).length === 1;
    return isOnly && head.length > 3 ? low.search(new RegExp(`\\bthe ${literal(head)}\\b`, "u")) : -1;
  };
  return [lair, scene, far, ...all]
    .filter((name) => !turn.brief.scene.campaign.name.includes(name.replace(/^the /iu, "")))
    .map((name) => {
      const at = low.indexOf(name.toLowerCase().replace(/^(?:the|your) (?:old |great )?/u, ""));
      return { name, at: at < 0 ? atHead(name) : at };
    })
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.name;
};

/** Where somebody is, or a machine with a name, whom a theory names. */
export const seatIn = (turn: Turn, theory: string): string | undefined =>
  entriesIn(turn.lore, theory)
    .filter(
      (entry) =>
        entry.proper &&
        entry.kind !== "place" &&
        // A name, and no trade: "their ferryman" is nobody in person.
        entry.name.split(" ").some((word) => /^\p{Lu}/u.test(word) && theory.includes(word)) &&
        !isHero(turn.lore, entry) &&
        fateOf(turn.lore, entry) === null,
    )
    .map((entry) => (turn.isHere(entry) ? turn.place : whereIs(turn, entry)))
    .find((name) => placesOf(turn).some((each) => isSamePlace(each, name)));

/** Who does it by a theory: somebody who lives, before what they do; nobody where a machine, a beast or the dead do it. */
export function doerIn(turn: Turn, theory: string): LoreEntry | undefined {
  return entriesIn(turn.lore, theory).find(
    (entry) =>
      entry.kind === "person" &&
      entry.proper &&
      !isHero(turn.lore, entry) &&
      turn.people.some(({ name }) => name === entry.name) &&
      fateOf(turn.lore, entry) === null &&
      turn.member(entry.name)?.alive !== false &&
      !isNoPerson(turn, entry) &&
      doesIn(theory, [
        entry.name,
        ...entry.aliases,
        shortName(entry),
        ...entry.name.split(" ").filter((word) => word.length > 3),
      ]),
  );
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
/** Whether a text has one of the names before a verb, or after "it is". */
function doesIn(text: string, names: readonly string[]): boolean {
  const name = `(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join("|")})`;
  if (filledPattern("theory does in 2", "iu", name).test(text)) return true;
  const found = filledPattern("theory does in 3", "iu", name).exec(text)?.[1];
  if (found === undefined) return false;
  const word = found.toLowerCase();
  if (pattern("theory does in", "u").test(word)) return !filledPattern("theory does in 4", "iu", name).test(text);
  // After a name a word in -s or -ed is what they do, also where no list has it: "brews".
  return /\p{Ll}{2}(?:[^s]s|ed)$/u.test(word) || /^(?:s|past)$/u.test(verbOf(word, isKnownVerb)?.form ?? "");
}
