import { isCommon, words } from "./words.ts";

/** Names longer than this are compared by their first words only. */
const LONGEST_NAME = 6;

/** A name as it is compared: folded words, without a leading article. Empty where it could never tell anything. */
export function foldName(name: string): string {
  const folded = words(name);
  if (folded.length > 1 && /^(?:the|an?)$/u.test(folded[0] ?? "")) folded.shift();
  return folded.every(isCommon) ? "" : folded.slice(0, LONGEST_NAME).join(" ");
}

/** Something the story knows by name. */
export interface NamedEntity {
  readonly id: number;
  readonly name: string;
}

/** All names and aliases of a campaign, kept in memory so that a situation can be read for them without asking storage. */
export class EntityLexicon {
  readonly #byName = new Map<string, NamedEntity>();
  /** How many words the longest name has that begins with this one. */
  readonly #reach = new Map<string, number>();

  /** `folded` is a name or alias, as foldName gives it. The first entity to bear a name keeps it. */
  add(folded: string, entity: NamedEntity): void {
    if (folded === "" || this.#byName.has(folded)) return;
    this.#byName.set(folded, entity);
    const [first = "", ...rest] = folded.split(" ");
    this.#reach.set(first, Math.max(1 + rest.length, this.#reach.get(first) ?? 0));
  }

  find(name: string): NamedEntity | undefined {
    return this.#byName.get(foldName(name));
  }

  /** At most `most` entities that a text names, in order of mention; of overlapping names the longest counts. */
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
