import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Adventure, Person } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { absentPerson, notHere } from "./conversation-partner.ts";
import { inSentence, namesOf, shortName } from "../stage/prose.ts";
import { add, carried, next, present, type Stage, say } from "../stage/stage.ts";

type Clue = Adventure["clues"][number];

/** How many of a clue's own words are in the player's. The thing on which it was found counts, too. */
function fitOf({ adventure }: Stage, { says, found, from }: Clue, stems: ReadonlySet<string>): number {
  const things = adventure.places.flatMap((place) => place.things).filter(({ id }) => from.includes(`thing:${id}`));
  const own = [says, found, ...things.map(({ name }) => name)].flatMap(stemsOf);
  return new Set(own.filter((word) => word.length > 2 && stems.has(word))).size;
}

/** At least this many words of a clue must be said, so that it is the clue that is meant. */
const MEANT = 3;

/**
 * The found clue that the words lay before somebody. Null if there is none.
 * @param least so many of its words must be said
 */
export function namesClue(stage: Stage, text: string, least = MEANT): Clue | null {
  const people = new Set(stage.adventure.people.flatMap(({ name }) => stemsOf(name)));
  const small = stemsOf(sourceOf("evidence small"));
  const stems = new Set(stemsOf(text).filter((word) => !people.has(word) && !small.includes(word)));
  const [best] = stage.adventure.clues
    .filter(({ id }) => stage.progress.clues.includes(id))
    .map((clue) => ({ clue, fit: fitOf(stage, clue, stems) }))
    .filter(({ fit }) => fit >= least)
    .toSorted((a, b) => b.fit - a.fit);
  return best?.clue ?? null;
}

/** The person reacts to a clue that the words name. Returns whether they did. */
export function showsClue(stage: Stage, person: Person, text: string): boolean {
  if (ASKS.test(text)) return false;
  const clue = namesClue(stage, text);
  return clue !== null && takeEvidence(stage, person, clue);
}

/** A question shows nothing. */
const ASKS = storedPattern("evidence asks");

const SHOWS = storedPattern("evidence shows");

/** The hero shows somebody a thing: "I show Leonie the crank". Returns whether the words are that. */
export function showThing(stage: Stage, text: string): boolean {
  if (!SHOWS.test(text)) return false;
  const stems = stemsOf(text);
  const here = present(stage);
  const named = here.find((person) => mentions(namesOf(person), stems) > 0);
  const person =
    named ??
    (pattern("evidence show thing").test(text) ? here.find(({ id }) => id === stage.progress.partner) : undefined);
  const thing = carried(stage).find(({ name, aliases }) => mentions([name, ...aliases], stems) >= 1);
  const away = named === undefined && !pattern("evidence show thing 2").test(text) ? shownToAbsent(stage, text) : null;
  if (away !== null) {
    say(stage, notHere(stage, away));
    stage.still = true;
    return true;
  }
  if (person === undefined) return false;
  const shown = stage.adventure.clues.find(
    ({ id, from }) => stage.progress.clues.includes(id) && thing !== undefined && from.includes(`thing:${thing.id}`),
  );
  const clue = shown ?? namesClue(stage, text);
  if (clue === null && thing === undefined) return false;
  // What the person has written words for is answered by them.
  const about = stems.filter((word) => !namesOf(person).flatMap(stemsOf).includes(word));
  const own = person.smalltalk.findIndex((each) => mentions(each.about, about) >= 1);
  if (own !== -1 && (stage.progress.said[`small/${person.id}/${own}`] ?? 0) === 0) return false;
  stage.progress.partner = person.id;
  stage.dealtWith = person.id;
  if (clue !== null && takeEvidence(stage, person, clue)) return true;
  const name = shortName(person);
  const item = thing?.item === undefined ? "" : `the ${thing.item.toLowerCase()}`;
  const what = thing === undefined ? "it" : item === "" ? inSentence(thing.name) : item;
  say(
    stage,
    next(stage, "shown", stage.adventure.gestures.shown).replaceAll("{name}", name).replaceAll("{what}", what),
  );
  stage.stock.push(stage.paragraphs.at(-1)!);
  return true;
}

/** The person elsewhere to whom something would be shown: "show Sloe the slip". A possessive names a thing. */
function shownToAbsent(stage: Stage, text: string): Person | null {
  const stems = stemsOf(text.replaceAll(/\p{L}+['’]s\s/gu, " "));
  const away = absentPerson(stage, stems);
  return away !== null && mentions(namesOf(away), stems) >= 1 ? away : null;
}

/** Shows how the person just spoken to takes a clue that the player's words name, once for each person and clue. */
export function reactToEvidence(stage: Stage, text: string): boolean {
  const person = present(stage).find(({ id }) => id === stage.dealtWith);
  const clue = namesClue(
    stage,
    text
      .split(/(?<=[.!?…])\s+/u)
      .filter((each) => !each.endsWith("?"))
      .join(" "),
  );
  if (person === undefined || clue === null || stage.progress.ended !== "") return false;
  return takeEvidence(stage, person, clue);
}

/** A person's reaction to a clue. Returns false if they have reacted to it before. */
function takeEvidence(stage: Stage, person: Person, clue: { id: string }): boolean {
  const key = `evidence/${person.id}/${clue.id}`;
  if (stage.progress.flags.includes(key)) return false;
  // The player has just said it: nobody says it over, and nobody takes two things at once.
  if (stage.goneOver.includes("evidence")) return false;
  stage.goneOver.push("evidence");
  add(stage.progress.flags, key);
  const mood = Math.sign(stage.progress.attitudes[person.id] ?? 0);
  const { warm, cold, plain } = stage.adventure.evidence;
  const object = { she: "her", he: "him", they: "them", it: "it" }[person.pronoun];
  const line = next(stage, `evidence/${mood}`, mood > 0 ? warm : mood < 0 ? cold : plain)
    .replaceAll("{name}", shortName(person))
    .replaceAll("{them}", object);
  say(stage, line);
  return true;
}
