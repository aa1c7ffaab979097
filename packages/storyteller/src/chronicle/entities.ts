import { EntityType, type EntityDraft } from "#contracts/memory/items";

import { properNames, TITLES } from "#english/proper-names";
import { capitalise } from "#english/noun-phrase";
import { clip, plainLine } from "#english/sentences";
import { isHedged } from "./hedges.ts";
import type { ParsedTurn } from "./parsed-turn.ts";

const MOST_FOUND = 8;
const LONGEST_NAME = 120;

/**
 * The people, places and things of a turn: those the game master brought in, then the player's characters, then proper
 * names found in the text, most often named first. Shorter forms of a name become its aliases.
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
  // Those that are known leave no less room for whoever is new.
  const found = properNames(text)
    .filter(({ name }) => known(name) === undefined)
    .slice(0, MOST_FOUND)
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { name, type, definite } of found) {
    // Who keeps count of the story names whom it knows: of others only those that somebody speaks of as what they are.
    if (cast !== undefined && counted && type === null && !player.includes(name)) continue;
    if (cast?.some((one) => endsWithName(name, one.name)) === true) continue;
    add(name, type ?? (definite ? "place" : "person"), descriptionOf(name, narrated));
  }
  for (const entity of entities)
    if (entity.type === "person") entity.aliases.push(...shortNames(entity, entities, text));
  return entities;
}

/** "Afterwards Totenwald" is Totenwald with the beginning of a sentence. */
const endsWithName = (name: string, known: string): boolean =>
  folded(name).endsWith(` ${folded(known)}`) && !TITLES.has(name.split(" ")[0]!);

const APPOSITION =
  "(?:, (?<beside>(?:an?|the) [^,.;:!?]{3,80})[,.]| (?:is|was) (?<is>(?:an?|the) [^,.;:!?]{3,80})[.,;])";

/** Who somebody is, as the game master says it in so many words: "The miller's widow". Empty where it does not. */
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

/** "Captain Drel" is called Drel further on, be it only at the start of a sentence; unless somebody else is called so too. */
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

/** "Ysolde" and "Captain Marr" are short for "Captain Ysolde Marr". */
function isShortFor(short: string, long: string): boolean {
  const parts = folded(long).split(" ");
  const wanted = folded(short).split(" ");
  return wanted.length < parts.length && wanted.every((word) => word.length > 2 && parts.includes(word));
}

/** Somewhere one might be, and is not: "you could follow it to the mill", "one half of you thinks it best to be at the mill". */
const ELSEWHERE =
  /\b(?:could|would|might|may|should|can|must|thinks?|wants?|wish(?:es)?|rather|sooner|best|if|whether|or|time to)\b/iu;

/**
 * Where a turn takes place, with its article: a place of the turn that the player is said to be at or to come to.
 * Empty where the reply only speaks of places.
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
