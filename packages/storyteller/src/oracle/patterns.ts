import stored from "#storyteller/oracle-patterns" with { type: "json" };

/**
 * Patterns of English words, as regular expressions by name (`packages/content/assets/oracle/patterns.json`). They are no part of the chat
 * worker's code, which may have 500 KB (docs/decisions/040-load-the-oracles-weights.md).
 */
export type StoredPatterns = Readonly<Record<string, string>>;

export interface StoredPattern {
  readonly test: (text: string) => boolean;
  readonly exec: (text: string) => RegExpExecArray | null;
}

/** Null in a worker until `setPatterns`. */
let loaded = stored as StoredPatterns | null;
const compiled = new Map<string, RegExp>();

/** Whether the patterns are loaded. */
export const hasPatterns = (): boolean => loaded !== null;

/** Sets the patterns. A worker calls this once, before the oracle reads a message. */
export function setPatterns(read: StoredPatterns): void {
  loaded = read;
  compiled.clear();
}

function patterns(): StoredPatterns {
  if (loaded === null) throw new Error("The oracle's patterns are not loaded: call setPatterns first");
  return loaded;
}

/** Whether there is a pattern with this name. */
export const hasPattern = (name: string): boolean => patterns()[name] !== undefined;

/**
 * The pattern with this name, compiled once.
 * @throws Error if there is none, or if the patterns are not loaded
 */
export function pattern(name: string, flags = "iu"): RegExp {
  const key = `${name}/${flags}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const source = patterns()[name];
  if (source === undefined) throw new Error(`The oracle has no pattern “${name}”`);
  const made = new RegExp(source, flags);
  compiled.set(key, made);
  return made;
}

/** The pattern with this name for a constant of a module: it is read when it is first used, after the patterns have been loaded. */
export const storedPattern = (name: string, flags: string): StoredPattern => ({
  test: (text) => pattern(name, flags).test(text),
  exec: (text) => pattern(name, flags).exec(text),
});
