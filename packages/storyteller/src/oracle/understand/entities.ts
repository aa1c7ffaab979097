import { kept } from "../../remember.ts";
import { pattern, storedPattern } from "../patterns.ts";
import { singular } from "#english/inflection";
import { type Lexicon, lexicon } from "./lexicon/lexicon.ts";
import { DETERMINERS, words } from "./lexicon/words.ts";
import type { ReadingScene } from "./reading.ts";
import type { Token } from "./tokens.ts";

export type EntityKind = "person" | "foe" | "thing" | "exit" | "item" | "hero" | "place" | "elsewhere";
export type Gender = "female" | "male" | "unknown";

/** A person, thing, place or exit that the scene names. */
export interface Entity {
  readonly kind: EntityKind;
  /** The name as the scene writes it. */
  readonly name: string;
  readonly gender: Gender;
  /**
   * How strongly each word (in the singular) points to this entity: 1 for the word that names it, less for a word that only describes it.
   */
  readonly weights: ReadonlyMap<string, number>;
}

/** A place in the text that names an entity. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly entity: Entity;
  readonly weight: number;
  /** Other entities that these words could also name. */
  readonly rivals: readonly Entity[];
}

const SMALL = storedPattern("entities small", "u");
/** Words that may be inside a mention only if the entity's own name contains them: "light the lamp" is not a name for a lamp. */
const PARTING = words("the a an and his her to in on for at by with from under");
/** Helping words that can also name a thing ("can", "will"). They count as a thing only after an article. */
const HELPING = storedPattern("entities helping", "u");

/** Words of people's names that as well describe anything: "the old song" is not Old Mouse, but "the old man" may be. */
const DESCRIBING = storedPattern("entities describing", "u");
const DOCTOR = words("dr doctor");
/** Peoples of tales: "the halfling" is the halfling thief. */
const PEOPLES = storedPattern("entities peoples", "u");
const SOMEBODY = storedPattern("entities somebody", "u");

const groups = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, string[]>();
  for (const line of lines) {
    const family = line.split(" ");
    for (const word of family) all.set(singular(word), [...(all.get(singular(word)) ?? []), ...family.map(singular)]);
  }
  return all;
};

const listsOf = ({ people, synonyms, nouns }: Lexicon) => ({
  persons: new Set((nouns["p"] ?? []).map(singular)),
  titles: new Set(people.titles),
  female: new Set(people.female),
  male: new Set(people.male),
  things: groups(synonyms.things),
  roles: groups(synonyms.roles),
});
let made: ReturnType<typeof listsOf> | null = null;
/** The lexicon's lists that scenes are read with, made when the first scene is read. */
const lists = () => (made ??= listsOf(lexicon()));

const nameWords = (name: string): readonly string[] =>
  (name.toLowerCase().match(pattern("entities name words", "gu")) ?? []).map((word) => word.replaceAll("’", "'"));

function genderOf(name: string, role: string): Gender {
  const all = [...nameWords(role), ...nameWords(name)];
  if (all.some((word) => lists().female.has(word))) return "female";
  return all.some((word) => lists().male.has(word)) ? "male" : "unknown";
}

/** The words of a name, each with its weight. The head of the name is its last word, or the word before "of". */
function scoreOf(name: string, role: string, person: boolean): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    const key = singular(word);
    if (key !== "" && (weights.get(key) ?? 0) < weight) weights.set(key, weight);
  };
  const all = nameWords(name);
  const cut = all.findIndex((word, at) => at > 0 && SMALL.test(word) && word !== "and");
  const front = cut === -1 ? all : all.slice(0, cut);
  const named = front.filter((word) => !SMALL.test(word) && !/^\d+$/u.test(word));
  const head = named.findLast((word) => !["up", "down"].includes(word)) ?? all[0] ?? "";
  const aside = new Set(["up", "down"]);
  for (const word of all) {
    if (SMALL.test(word) && !aside.has(word)) continue;
    if (word === head) add(word, 1);
    else if (person) add(word, lists().titles.has(word) ? 0.55 : 1);
    else add(word, 0.5);
    if (word.includes("-"))
      for (const [at, part] of word.split("-").entries())
        // "Hound-7" is called "hound" and the grav-lift "lift", but "moss-covered" is not called "moss".
        if (!/^\d/u.test(part))
          add(part, /-\d+$/u.test(word) ? 1 : word === head && at > 0 && part.length > 3 ? 0.9 : 0.25);
    if (word.endsWith("'s")) add(word.slice(0, -2), 0.3);
  }
  for (const other of (person ? lists().roles : lists().things).get(singular(head)) ?? []) add(other, 0.7);
  if (!person && all.length > 1)
    for (const word of named)
      if (word !== head) for (const other of lists().things.get(singular(word)) ?? []) add(other, 0.3);
  for (const part of role.toLowerCase().split(/\band\b|[,/]/u)) {
    const roles = nameWords(part);
    const cutAt = roles.findIndex((word, at) => at > 0 && SMALL.test(word));
    const title = cutAt === -1 ? roles.length - 1 : cutAt - 1;
    for (const [at, word] of roles.entries()) {
      if (SMALL.test(word)) continue;
      // "The camel" does not name the camel guide, so a describing word has a low weight, but "the halfling" names the halfling thief.
      const named = at === title && !OTHERS.test(word);
      add(word, named ? 0.9 : lists().persons.has(singular(word)) || PEOPLES.test(word) ? 0.6 : 0.25);
      if (at <= title) for (const other of lists().roles.get(singular(word)) ?? []) add(other, 0.7);
    }
  }
  if (person)
    for (const word of all)
      for (const other of lists().titles.has(word) ? (lists().roles.get(word) ?? []) : [])
        add(other, DOCTOR.has(word) ? 0.8 : 0.6);
  return weights;
}

/** How strongly words point to somebody or something with a name, and the gender that the name shows. */
interface ReadName {
  readonly gender: Gender;
  readonly weights: ReadonlyMap<string, number>;
}

/** Names that were read before: those of a scene are mostly those of the scene before. */
const readNames = new Map<string, ReadName>();

function readName(name: string, role: string, person: boolean, aliases: readonly string[] = []): ReadName {
  const key = [person, name, role, ...aliases].join("\n");
  return kept(readNames, key, () => {
    const weights = scoreOf(name, role, person);
    for (const alias of aliases)
      for (const [word, weight] of scoreOf(alias, "", true))
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    return { gender: genderOf(name, role), weights };
  });
}

const shortNamesOf = new WeakMap<readonly Entity[], ReadonlySet<string>>();

/** The short words of people's names, which could be mistaken for abbreviations: "Wat", "Cos". */
export function shortNames(entities: readonly Entity[]): ReadonlySet<string> {
  let names = shortNamesOf.get(entities);
  if (names === undefined) {
    const all = entities.filter(({ kind }) => kind === "person" || kind === "foe");
    names = new Set(all.flatMap(({ name }) => nameWords(name).filter((word) => word.length > 1 && word.length < 5)));
    shortNamesOf.set(entities, names);
  }
  return names;
}

/** All entities of a scene, prepared for the search in a text. */
export function entitiesOf(scene: ReadingScene): readonly Entity[] {
  const plain = (kind: EntityKind, names: readonly string[]): Entity[] =>
    names.map((name) => {
      const { gender, weights } = readName(name, "", kind === "foe");
      return { kind, name, gender: kind === "foe" ? gender : "unknown", weights };
    });
  return [
    ...scene.people.map(({ name, role, aliases = [] }): Entity => ({
      kind: "person",
      name,
      ...readName(name, role, true, aliases),
    })),
    ...plain("foe", scene.foes),
    ...plain("thing", scene.things),
    ...plain("exit", scene.exits),
    ...plain("item", scene.inventory),
    ...plain("elsewhere", scene.elsewhere ?? []),
    { kind: "hero", name: scene.hero, gender: "unknown", weights: readName(scene.hero, "", true).weights },
  ];
}

/**
 * The edit distance of two words: the number of letters that are changed, inserted, removed or swapped. `limit` + 1 if it is greater than
 * `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const earlier = a.charCodeAt(i - 2);
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && earlier === other)
        best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
      least = Math.min(least, best);
    }
    // A swap reaches back one row, so two rows must be over the limit.
    if (least > limit && Math.min(...last) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

const isSomebody = ({ kind }: Entity): boolean => kind === "person" || kind === "foe";

const OTHERS = storedPattern("entities others", "u");

interface NameWords {
  /** Words that name it and are long enough to have another word in them: "flashlight". */
  readonly long: readonly string[];
  /** Words that say much, with their weights. */
  readonly strong: readonly (readonly [string, number])[];
}

/** The words of an entity by what a word of a message is compared with: made once, because each word is compared with each entity. */
const wordsOfWeights = new WeakMap<ReadonlyMap<string, number>, NameWords>();
function nameWordsOf({ weights }: Entity): NameWords {
  const known = wordsOfWeights.get(weights);
  if (known !== undefined) return known;
  const strong = [...weights].filter(([, weight]) => weight >= 0.5);
  const long = strong.flatMap(([word, weight]) => (weight >= 0.9 && word.length >= 7 ? [word] : []));
  const found = { long, strong };
  wordsOfWeights.set(weights, found);
  return found;
}

/** How strongly a word points to an entity. A word outside the dictionary may be a misspelling of one of the entity's words. */
function weightOf(entity: Entity, key: string, known: boolean, small: boolean): number {
  const exact = entity.weights.get(key);
  if (exact !== undefined) return exact;
  let best = 0;
  if (key.length < 4) return best;
  // "card" for a keycard, "light" for a flashlight, but not "word" for a shortsword.
  if (!small && key !== "word" && entity.kind !== "person" && entity.kind !== "hero")
    for (const word of nameWordsOf(entity).long) if (word.length >= key.length + 3 && word.endsWith(key)) best = 0.7;
  if (known) return best;
  // "Croc" for a crocodile, "prof" for a professor.
  for (const [word, weight] of nameWordsOf(entity).strong) {
    if (word.length >= key.length + 2 && word.startsWith(key)) best = Math.max(best, weight * 0.8);
    if (word.length < 4) continue;
    const limit = word.length >= 7 && key.length >= 6 ? 2 : 1;
    if (distance(key, word, limit) <= limit) best = Math.max(best, weight * 0.9);
  }
  return best;
}

/**
 * All places where a text names an entity of the scene. If words fit several entities, the one with the greatest weight is taken, and the
 * others are its rivals.
 * @param isCommon whether a word is an ordinary English word, and so no misspelling of a name
 */
export function mentionsIn(
  tokens: readonly Token[],
  entities: readonly Entity[],
  isCommon: (word: string) => boolean,
): readonly Mention[] {
  const keys = tokens.map((token) => (token.mark ? "" : singular(token.text)));
  const common = tokens.map((token) => token.mark || isCommon(token.text));
  const small = keys.map((key) => SMALL.test(key));
  // The weight of each word for each entity is kept, because a search for a name begins at every word.
  const weights = new Float64Array(entities.length * tokens.length).fill(-1);
  const found: Mention[] = [];
  for (let start = 0; start < tokens.length;) {
    if (HELPING.test(tokens[start]?.text ?? "") && !DETERMINERS.has(tokens[start - 1]?.text ?? "")) {
      start += 1;
      continue;
    }
    let best: { end: number; total: number; entities: Entity[] } = { end: start, total: 0, entities: [] };
    for (let number = 0; number < entities.length; number++) {
      const entity = entities[number]!;
      let total = 0;
      let end = start;
      const used: string[] = [];
      for (let at = start; at < tokens.length && at < start + 6; at++) {
        const key = keys[at] ?? "";
        const token = tokens[at];
        if (token === undefined || token.mark) {
          if (token?.text === "." && lists().titles.has(tokens[at - 1]?.text ?? "")) continue;
          break;
        }
        const place = number * tokens.length + at;
        if (weights[place] === -1) weights[place] = weightOf(entity, key, common[at]! || key === "", small[at]!);
        const plain = weights[place]!;
        const vague = plain > 0 && isSomebody(entity) && DESCRIBING.test(key) && !SOMEBODY.test(keys[at + 1] ?? "");
        const weight = used.includes(key) ? 0 : vague ? 0.25 : plain;
        if (weight > 0) {
          total += weight;
          end = at + 1;
          used.push(key);
        } else if (at === start || !SMALL.test(token.text)) break;
        else if (PARTING.has(token.text) && !nameWords(entity.name).includes(token.text)) break;
      }
      if (end === start) continue;
      // "a hidden door" means none of the doors in the scene.
      if (OTHERS.test(tokens[start - 1]?.text ?? "") && entity.kind !== "person" && entity.kind !== "foe") continue;
      // A word that only describes counts as a name in two cases: if it is capitalised like a proper name, or if it follows an article.
      const described = total < 0.55;
      if (described) {
        const before = tokens[start - 1]?.text ?? "";
        const stands = ["the", "his", "her", "that", "this", "my", "those", "these"].includes(before);
        const after = keys[end] ?? "";
        const next = tokens[end]?.text ?? "";
        const another =
          after !== "" && !SMALL.test(next) && !isCommon(next) && !pattern("entities mentions in", "u").test(next);
        if (!stands || another) continue;
        if (total < 0.3) continue;
      }
      if (end > best.end ? total > best.total - 0.2 : end === best.end && total > best.total) {
        best = { end, total, entities: [entity] };
      } else if (end === best.end && total === best.total) best.entities.push(entity);
    }
    const [entity, ...rivals] = best.entities;
    if (entity === undefined) {
      start += 1;
      continue;
    }
    found.push({ start, end: best.end, entity, weight: best.total, rivals });
    start = best.end;
  }
  return found;
}
