import type { Genre } from "#contracts/options";
import { firstName } from "#contracts/story/names";

import { capitalise } from "#english/noun-phrase";
import { expand } from "#english/template";
import type { Random } from "../../random.ts";
import { NAME_TABLES, type NameTable } from "#content/genres";

/** A person's name: the full name, the short name once the person is known, and the pronoun. */
interface PersonName {
  readonly full: string;
  readonly short: string;
  readonly pronoun: "she" | "he";
}

type Thing = "settlement" | "wild" | "world" | "faction" | "item";

/** Makes names that fit a world. It never makes the same name twice, nor a name or a first name that it was given to avoid. */
export interface NameMaker {
  person(): PersonName;
  /** The name as it is written inside a sentence: "the Weeping Fen", "Oakford". */
  name(thing: Thing): string;
}

const TRIES = 40;

/**
 * @param genres the genres whose name tables are used; the first counts twice as much as each of the others; heroic fantasy if there is
 * none
 * @param avoid names already in the story
 */
export function createNameMaker(genres: readonly Genre[], random: Random, avoid: Iterable<string> = []): NameMaker {
  const [first = "heroic-fantasy", ...others] = genres;
  const tables = [first, first, ...others].map((genre) => NAME_TABLES[genre]);
  const taken = new Set([...avoid].flatMap((name) => [name.toLowerCase(), firstName(name)]));

  const fresh = <T>(make: () => T, keys: (made: T) => readonly string[]): T => {
    let made = make();
    for (let tries = 1; tries < TRIES && keys(made).some((key) => taken.has(key.toLowerCase())); tries++) made = make();
    for (const key of keys(made)) taken.add(key.toLowerCase());
    return made;
  };

  return {
    person: () =>
      fresh(
        () => personOf(random.pick(tables), random),
        ({ full, short }) => [full, short],
      ),
    name: (thing) =>
      fresh(
        () => nameOf(random.pick(tables), thing, random),
        (name) => [name],
      ),
  };
}

function personOf(table: NameTable, random: Random): PersonName {
  const pronoun = random.chance(0.5) ? "she" : "he";
  const short = random.pick(table[pronoun]);
  const slots = { ...table.parts, given: short, settlement: table.settlement };
  const full = agree(expand(random.pick(table.person), slots, random), pronoun);
  return { full, short, pronoun };
}

/** Corrects parts of a name that depend on the person's gender. This happens after the name is made, so that the tables stay simple. */
function agree(full: string, pronoun: "she" | "he"): string {
  const pairs: readonly (readonly [he: string, she: string])[] = [
    ["ibn", "bint"],
    ["Lord", "Lady"],
    ["Count", "Countess"],
    ["Baron", "Baroness"],
    ["Father", "Mother"],
    ["Brother", "Sister"],
    ["Sir", "Dame"],
    ["Messer", "Madonna"],
    ["Goodman", "Goodwife"],
    ["Uncle", "Auntie"],
    ["Red-Beard", "Red-Braid"],
  ];
  const from = pronoun === "she" ? 0 : 1;
  return pairs.reduce((name, pair) => name.replace(new RegExp(`\\b${pair[from]}\\b`, "u"), pair[1 - from]!), full);
}

function nameOf(table: NameTable, thing: Thing, random: Random): string {
  const given = random.pick([...table.she, ...table.he]);
  const template = random.pick(table[thing]);
  const name = expand(template, { ...table.parts, given, settlement: table.settlement }, random);
  // expand() capitalises the start of a sentence, but inside a sentence "the" must be in lower case.
  return template.startsWith("the ") ? name.replace(/^The /u, "the ") : capitalise(name);
}
