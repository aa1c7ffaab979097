import { EntityType, type EntityDraft } from "#contracts/memory/items";

import { properNames } from "../craft/proper-names.ts";
import { clip, plainLine, sentencesOf } from "../craft/player-text.ts";
import type { Told } from "./told.ts";

const MOST_FOUND = 8;
const LONGEST_NAME = 120;

/**
 * The people, places and things of a turn: those the game master brought in, then the player's characters, then proper
 * names found in the text, most often named first. Shorter forms of a name become its aliases.
 */
export function entitiesOf({ turn, player, reply }: Told): EntityDraft[] {
  const entities: { name: string; type: EntityType; aliases: string[]; description: string }[] = [];
  const known = (name: string) =>
    entities.find((entity) => [entity.name, ...entity.aliases].some((other) => same(other, name)));
  const add = (rawName: string, type: EntityType, description: string) => {
    const name = plainLine(rawName).slice(0, LONGEST_NAME).trim();
    if (name === "" || known(name) !== undefined) return;
    const longer = entities.find((entity) => isShortFor(name, entity.name));
    if (longer !== undefined) longer.aliases.push(name);
    else entities.push({ name, type, aliases: [], description: clip(plainLine(description), 400) });
  };

  for (const { name, type, description } of turn.introduced) {
    const read = EntityType.safeParse(type);
    add(name, read.success ? read.data : "person", description);
  }
  for (const name of turn.characterNames) add(name, "person", "A character of the player's.");
  const text = `${reply} ${player}`;
  const found = properNames(text)
    .slice(0, MOST_FOUND)
    .toSorted((a, b) => b.name.length - a.name.length);
  const sentences = sentencesOf(text);
  for (const { name, type, definite } of found) {
    const about = sentences.find((sentence) => sentence.includes(name)) ?? "";
    add(name, type ?? (definite ? "place" : "person"), about);
  }
  return entities;
}

const same = (a: string, b: string) => folded(a) === folded(b);
const folded = (name: string) => name.toLowerCase().replace(/^the /u, "");

/** "Ysolde" and "Captain Marr" are short for "Captain Ysolde Marr". */
function isShortFor(short: string, long: string): boolean {
  const parts = folded(long).split(" ");
  const wanted = folded(short).split(" ");
  return wanted.length < parts.length && wanted.every((word) => word.length > 2 && parts.includes(word));
}

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
    if (led !== null) return `${led[1] ?? ""}${name}`;
  }
  return "";
}
