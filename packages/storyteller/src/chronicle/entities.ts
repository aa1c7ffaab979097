import { EntityType, type EntityDraft } from "#contracts/memory/items";

import { properNames, TITLES } from "#english/names";
import { capitalise } from "#english/noun-phrase";
import { clip, plainLine } from "#english/sentences";
import { isHedged } from "./hedges.ts";
import type { ParsedTurn } from "./parsed-turn.ts";

const MOST_FOUND = 8;
const LONGEST_NAME = 120;

/**
 * The people, places and things of a turn: first those that the game master introduced, then the player's characters, then proper names in
 * the text, the most frequent first. Shorter forms of a name become its aliases.
 */
export function entitiesOf({ turn, player, reply, narrated, counted }: ParsedTurn): EntityDraft[] {
  const entities: { name: string; type: EntityType; aliases: string[]; description: string }[] = [];
  const known = (name: string) =>
    entities.find((entity) => [entity.name, ...entity.aliases].some((other) => same(other, name)));
  const add = (rawName: string, type: EntityType, description: string) => {
    const name = plainLine(rawName).slice(0, LONGEST_NAME).trim();
    if (name === "" || known(name) !== undefined) return;
    const longer = entities.find(
      (entity) => entity.type === "person" && (type === "person" || isOneWord(name)) && isShortFor(name, entity.name),
    );
    if (longer !== undefined) longer.aliases.push(name);
    else entities.push({ name, type, aliases: [], description: clip(plainLine(description), 400) });
  };

  for (const { name, type, description } of turn.introduced) {
    const read = EntityType.safeParse(type);
    add(name, read.success ? read.data : "person", description);
  }
  for (const name of turn.characterNames) add(name, "person", "A character of the player's.");
  const cast = turn.story?.cast;
  for (const { name, type } of cast ?? []) add(name, type, type === "person" ? descriptionOf(name, narrated) : "");
  const text = `${reply} ${player}`;
  // Known names are removed before the limit is applied, so that they leave room for new ones.
  const found = properNames(text)
    .filter(({ name }) => known(name) === undefined)
    .slice(0, MOST_FOUND)
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { name, type, definite } of found) {
    // If the game master records the story itself, it names the people in it. A further name counts only if a text says what it is.
    if (cast !== undefined && counted && type === null && !player.includes(name)) continue;
    if (cast?.some((one) => endsWithName(name, one.name)) === true) continue;
    add(name, type ?? (definite ? "place" : "person"), descriptionOf(name, narrated));
  }
  for (const entity of entities)
    if (entity.type === "person") entity.aliases.push(...shortNames(entity, entities, text));
  return entities;
}

/** Whether a name is a known name with a capitalised word of the sentence's beginning before it: "Afterwards Totenwald" is "Totenwald". */
const endsWithName = (name: string, known: string): boolean =>
  folded(name).endsWith(` ${folded(known)}`) && !TITLES.has(name.split(" ")[0]!);

const APPOSITION =
  "(?:, (?<beside>(?:an?|the) [^,.;:!?]{3,80})[,.]| (?:is|was) (?<is>(?:an?|the) [^,.;:!?]{3,80})[.,;])";

/** What the game master says somebody is, for example "The miller's widow". Empty if no sentence says it. */
function descriptionOf(name: string, narrated: readonly string[]): string {
  for (const sentence of narrated) {
    if (!sentence.includes(name)) continue;
    const pattern = new RegExp(`(?<![\\p{L}’'-])${name.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")}${APPOSITION}`, "u");
    const found = pattern.exec(sentence);
    const said = found?.groups?.beside ?? found?.groups?.is;
    if (found !== null && said !== undefined && !isHedged(sentence, found.index)) return capitalise(said);
  }
  return "";
}

/**
 * Short forms of a name that the text uses later, such as "Drel" for "Captain Drel", also at the start of a sentence. A short form that
 * somebody else could have too is left out.
 */
function shortNames({ name, aliases }: EntityDraft, all: readonly EntityDraft[], text: string): string[] {
  const parts = name.split(" ");
  if (parts.length < 2) return [];
  const elsewhere = new Set(text.replaceAll(name, " ").match(/\p{Lu}\p{L}+/gu));
  const isOthers = (part: string) => all.some((other) => other.name !== name && other.name.split(" ").includes(part));
  return parts.filter(
    (part) =>
      !isOthers(part) &&
      /^\p{Lu}\p{L}{2,}$/u.test(part) &&
      !TITLES.has(part) &&
      !aliases.includes(part) &&
      elsewhere.has(part),
  );
}

const same = (a: string, b: string) => folded(a) === folded(b);
const folded = (name: string) => name.toLowerCase().replace(/^the /u, "");

const isOneWord = (name: string): boolean => !name.includes(" ");

/** Whether one name is a short form of another: "Ysolde" and "Captain Marr" are short for "Captain Ysolde Marr". */
function isShortFor(short: string, long: string): boolean {
  const parts = folded(long).split(" ");
  const wanted = folded(short).split(" ");
  return wanted.length < parts.length && wanted.every((word) => word.length > 2 && parts.includes(word));
}

/**
 * Words which show that a place is only thought of: "you could follow it to the mill", "one half of you thinks it best to be at the mill".
 */
const ELSEWHERE =
  /\b(?:could|would|might|may|should|can|must|thinks?|wants?|wish(?:es)?|rather|sooner|best|if|whether|or|time to)\b/iu;

/**
 * The place of a turn, with its article: a place that the reply says the player is at or comes to. Empty if the reply only mentions
 * places.
 */
export function placeOf(reply: string, entities: readonly EntityDraft[]): string {
  for (const { name } of entities.filter((entity) => entity.type === "place")) {
    const at = reply.indexOf(name);
    const before = at < 0 ? "" : reply.slice(Math.max(0, at - 80), at);
    const led = /\byou(?:r)?\b[^.!?“”"]*\b(?:in|at|into|inside|to|reach|enter|through|on|across) (the )?$/iu.exec(
      before,
    );
    if (led !== null && !ELSEWHERE.test(led[0])) return `${led[1] ?? ""}${name}`;
  }
  return "";
}
