import { expand, type Slots } from "../../craft/grammar.ts";
import type { Random } from "../../craft/random.ts";
import { HashRing } from "./hash.ts";
import { SaidBefore } from "./said-before.ts";
import { polish } from "./polish.ts";
import { comparable, countWords } from "./sentences.ts";

/** What was told so far in the campaign, packed for the memo. */
export interface Told {
  /** Sentences, as a filter that has no room for the words themselves. */
  readonly said: string;
  /** Templates and fragments: the longest unused comes next. */
  readonly parts: string;
}

/** Alternatives of one thing to say: templates of craft/grammar.ts. */
export type Pool = readonly string[];

const PARTS = { width: 3, most: 400 };
/** A list of nothing longer than this holds turns of phrase ("falls"), free to come again at once. */
const FREE_LENGTH = 9;
const TRIES = 10;

/** Writes sentences that were not written before. One writer tells one turn. */
export class Writer {
  readonly #random: Random;
  readonly #said: SaidBefore;
  readonly #parts: HashRing;
  readonly #base: () => Slots;
  /** Parts of what could not be said this turn: others are tried before them. */
  readonly #passed = new Set<string>();
  readonly #forbidden: (text: string) => boolean;

  /** @param forbidden says which texts must not be written, whatever the templates hold */
  constructor(random: Random, told: Told, base: () => Slots, forbidden: (text: string) => boolean = () => false) {
    this.#random = random;
    this.#forbidden = forbidden;
    this.#said = new SaidBefore(told.said);
    this.#parts = new HashRing(told.parts, PARTS.width, PARTS.most);
    this.#base = base;
  }

  /**
   * One of the pool as prose, of at most `most` words and with no sentence told before; null where the pool has none
   * left. What it answers counts as told. With `rest` a template waits until so many others were used.
   */
  write(pool: Pool, slots: Slots, most: number, rest = 0): string | null {
    const rested = pool.filter(
      (template) =>
        readTemplate(template).leastWords <= most &&
        (rest === 0 || this.#parts.since(template) > rest) &&
        !this.#spent(template),
    );
    if (rested.length === 0) return null;
    const passed = this.#passed;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const picked: string[] = [];
      const random = this.#fresh(passed, picked);
      const text = polish(expand(random.pick(rested), { ...this.#base(), ...slots }, random));
      const sentences = comparable(text);
      if (
        countWords(text) <= most &&
        !sentences.some((sentence) => this.#said.has(sentence)) &&
        !this.#forbidden(text)
      ) {
        for (const sentence of sentences) this.#said.add(sentence);
        for (const part of picked) this.#parts.add(part);
        return text;
      }
      for (const part of picked) passed.add(part);
    }
    return null;
  }

  /** Whether a template has a sentence without slots that was told: whatever fills the rest, it cannot be said again. */
  #spent(template: string): boolean {
    return readTemplate(template).fixed.some((sentence) => this.#said.has(sentence));
  }

  /** One entry, the longest unused of a few drawn; counts as used. */
  choose<T>(list: readonly T[], name: (entry: T) => string): T {
    const drawn = this.#random.sample(list, 5);
    const best = drawn.reduce((a, b) => (this.#parts.age(name(b)) < this.#parts.age(name(a)) ? b : a));
    this.#parts.add(name(best));
    return best;
  }

  /** Marks a text told elsewhere, so that none of its sentences comes again. */
  remember(text: string): void {
    for (const sentence of comparable(text)) this.#said.add(sentence);
  }

  told(): Told {
    return { said: this.#said.packed(), parts: this.#parts.packed() };
  }

  /** Picks as the seed says, but among the parts that were not used for longest. */
  #fresh(passed: ReadonlySet<string>, picked: string[]): Random {
    const pick = <T>(list: readonly T[]): T => {
      const turnsOfPhrase = list.every((entry) => typeof entry !== "string" || entry.length < FREE_LENGTH);
      if (list.length < 2 || turnsOfPhrase) return this.#random.pick(list);
      const start = this.#random.int(0, list.length - 1);
      let entry = list[start]!;
      let best = this.#age(String(entry), passed, picked);
      // From a random place once round: the first among the longest unused.
      for (let i = 1; i < list.length && best > 0; i++) {
        const next = list[(start + i) % list.length]!;
        const age = this.#age(String(next), passed, picked);
        if (age < best) [entry, best] = [next, age];
      }
      picked.push(String(entry));
      return entry;
    };
    return { ...this.#random, pick };
  }

  #age(part: string, passed: ReadonlySet<string>, picked: readonly string[]): number {
    if (picked.includes(part)) return Number.MAX_SAFE_INTEGER;
    return this.#parts.age(part) + (passed.has(part) ? 1e9 : 0);
  }
}

/** What can be told of a template before it is filled. */
interface TemplateFacts {
  /** Its comparable sentences that hold no slot and no choice. */
  readonly fixed: readonly string[];
  /** Words it has at least: a slot is one, a choice none. */
  readonly leastWords: number;
}

/** Templates are constants, so each is read once. */
function readTemplate(template: string): TemplateFacts {
  const known = READ.get(template);
  if (known !== undefined) return known;
  const plain = template.split(/(?<=[.!?…]["”’)]?)\s+/u).filter((sentence) => !/[{[]/u.test(sentence));
  const facts = { fixed: plain.flatMap(comparable), leastWords: countWords(template.replace(/\[[^\]]*\]/gu, "")) };
  if (READ.size < MOST_READ) READ.set(template, facts);
  return facts;
}
const READ = new Map<string, TemplateFacts>();
const MOST_READ = 4_000;
