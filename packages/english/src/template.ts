import { bare, capitalise, plural, possessive, withArticle, withThe } from "./noun-phrase.ts";

/** A source of random choices. */
interface Picker {
  pick<T>(list: readonly T[]): T;
}

/**
 * The value of a slot. A string is used as it is, so that a player's words are never read as a template. From a list, one entry is picked,
 * and that entry may contain slots of its own.
 */
type Slot = string | readonly string[];
export type Slots = Readonly<Record<string, Slot>>;

const MODIFIERS: Readonly<Record<string, (text: string) => string>> = {
  cap: capitalise,
  a: withArticle,
  the: withThe,
  bare,
  plural,
  possessive,
};

const SLOT = /\{([a-z][\w.]*)((?:\|[a-z]+)*)\}/giu;
const CHOICE = /\[([^[\]]*\|[^[\]]*)\]/gu;
const DEEPEST = 12;

/**
 * Fills a template: `{slot}`, `{slot|modifier|modifier}` and `[one|two|three]`. Modifiers apply from left to right (cap, a, the, bare,
 * plural, possessive). Starts of sentences are capitalised. Throws RangeError for a slot without a value, an unknown modifier or a
 * circular slot, because that is a mistake in the tables which their tests must find.
 */
export function expand(template: string, slots: Slots, random: Picker): string {
  return sentences(fill(template, slots, random, 0));
}

function fill(template: string, slots: Slots, random: Picker, depth: number): string {
  if (depth > DEEPEST) throw new RangeError(`Slots go round in circles at: ${template}`);
  const chosen = template.replace(CHOICE, (_, options: string) => random.pick(options.split("|")));
  return chosen.replace(SLOT, (whole, name: string, modifiers: string, at: number) => {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (slot === undefined || slot.length === 0) throw new RangeError(`Nothing fills {${name}} in: ${template}`);
    const value = typeof slot === "string" ? slot : fill(random.pick(slot), slots, random, depth + 1);
    const modified = modifiers
      .split("|")
      .filter((modifier) => modifier !== "")
      .reduce((text, modifier) => {
        const modify = Object.hasOwn(MODIFIERS, modifier) ? MODIFIERS[modifier] : undefined;
        if (modify === undefined) throw new RangeError(`No modifier |${modifier} in: ${template}`);
        return modify(text);
      }, value);
    const open = typeof slot !== "string" && ASIDE.test(modified) && GOES_ON.test(chosen.slice(at + whole.length));
    return open ? `${modified},` : modified;
  });
}

/** Closes an aside: after "a shirt, ironed" and before " and goes on" a comma is added. */
const ASIDE = /, [^.!?”]+[\p{L}’']$/u;
const GOES_ON = /^ (?!of\b)\p{Ll}/u;

/** Capitalises the start, and each letter after a full stop, question mark or exclamation mark and a space. */
function sentences(text: string): string {
  return capitalise(text).replace(
    /(?<!\.)([.!?]["”’)]?\s+["“‘(]?)(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );
}
