import { isCommon, words } from "./words.ts";

/** The most words of a name that are compared. The rest of a longer name is ignored. */
const LONGEST_NAME = 6;

/** A name as it is compared: folded words, without a leading article. Empty if all its words are too common to identify anything. */
export function foldName(name: string): string {
  const folded = words(name);
  if (folded.length > 1 && /^(?:the|an?)$/u.test(folded[0] ?? "")) folded.shift();
  return folded.every(isCommon) ? "" : folded.slice(0, LONGEST_NAME).join(" ");
}

/** An entity with its name. */
export interface NamedEntity {
  readonly id: number;
  readonly name: string;
}

/** All names and aliases of a campaign. They are held in memory, so that finding names in a situation needs no storage. */
export class EntityLexicon {
  readonly #byName = new Map<string, NamedEntity>();
  /** For each first word of a name: the number of words in the longest name that begins with it. */
  readonly #reach = new Map<string, number>();

  /** Adds a name or alias, folded by foldName. If two entities have the same name, the first one keeps it. */
  add(folded: string, entity: NamedEntity): void {
    if (folded === "" || this.#byName.has(folded)) return;
    this.#byName.set(folded, entity);
    const [first = "", ...rest] = folded.split(" ");
    this.#reach.set(first, Math.max(1 + rest.length, this.#reach.get(first) ?? 0));
  }

  find(name: string): NamedEntity | undefined {
    return this.#byName.get(foldName(name));
  }

  /** The entities that a text names, at most `most`, in order of mention. If names overlap, the longest one counts. */
  named(text: string, most: number): NamedEntity[] {
    const spoken = words(text);
    const found = new Map<number, NamedEntity>();
    for (let at = 0; at < spoken.length && found.size < most; at += 1) {
      const reach = this.#reach.get(spoken[at] as string) ?? 0;
      for (let length = Math.min(reach, spoken.length - at); length > 0; length -= 1) {
        const entity = this.#byName.get(spoken.slice(at, at + length).join(" "));
        if (entity) {
          found.set(entity.id, entity);
          at += length - 1;
          break;
        }
      }
    }
    return [...found.values()];
  }
}
