import type { EntityDraft, EntityType } from "#contracts/memory/items";

/**
 * Each name in a sentence is replaced by one character, from a range that no text uses. So patterns about "somebody" are constants,
 * however many names a turn has.
 */
const FIRST_WHO = 0xe001;
const FIRST_WHAT = 0xe100;
const MOST = 0xfe;

/** Matches the mark of a person, place, faction or creature. */
export const WHO = "[\\u{e000}-\\u{e0ff}]";
/** The mark for the character whom "you" means. WHO matches it too. */
export const YOU = "\u{e000}";
/** Matches the mark of a thing with a name. */
export const WHAT = "[\\u{e100}-\\u{e1ff}]";
const MARKS = /[\u{e000}-\u{e1ff}]/gu;

export interface MarkedNames {
  /** Every known name and alias. */
  readonly all: readonly string[];
  /** The sentence with every known name replaced by its mark. */
  mark(sentence: string): string;
  /** The name of a mark. Text that is not a mark is returned unchanged. */
  nameOf(mark: string): string;
  typeOf(mark: string): EntityType | null;
  /** The text with all marks replaced by their names. */
  unmark(text: string): string;
}

/** Makes marks for the entities of a turn. All aliases of an entity get the same mark. */
export function markNames(entities: readonly EntityDraft[]): MarkedNames {
  const marks = new Map<string, string>();
  const behind = new Map<string, EntityDraft>();
  entities.slice(0, MOST).forEach((entity, i) => {
    const mark = String.fromCodePoint((entity.type === "item" ? FIRST_WHAT : FIRST_WHO) + i);
    behind.set(mark, entity);
    for (const name of [entity.name, ...entity.aliases]) if (!marks.has(name)) marks.set(name, mark);
  });
  const names = [...marks.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = names.length === 0 ? null : new RegExp(`(?<![\\p{L}’'-])(?:${names.join("|")})(?![\\p{L}-])`, "gu");
  const nameOf = (mark: string) => behind.get(mark)?.name ?? mark;
  return {
    all: [...marks.keys()],
    mark(sentence) {
      const plain = sentence.replace(MARKS, "");
      return pattern === null ? plain : plain.replace(pattern, (name) => marks.get(name) ?? name);
    },
    nameOf,
    typeOf: (mark) => behind.get(mark)?.type ?? null,
    unmark: (text) => text.replace(MARKS, nameOf),
  };
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
