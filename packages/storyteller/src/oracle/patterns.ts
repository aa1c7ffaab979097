import { kept } from "../remember.ts";
import stored from "#storyteller/oracle-patterns" with { type: "json" };

/**
 * Patterns of English words, as regular expressions by name (`packages/content/assets/oracle/patterns.json`). They are no part of the chat
 * worker's code, which may have 500 KB (docs/decisions/040-load-the-oracles-weights.md).
 */
export type StoredPatterns = Readonly<Record<string, string>>;

export interface StoredPattern {
  readonly test: (text: string) => boolean;
  readonly exec: (text: string) => RegExpExecArray | null;
  /** For `text.replace(pattern, …)`. */
  readonly [Symbol.replace]: RegExp[typeof Symbol.replace];
}

/** Null in a worker until `setPatterns`. */
let loaded = stored as StoredPatterns | null;
/** The compiled patterns by their names, for each of the flags. Most have these. */
const compiled = new Map<string, RegExp>();
const withFlags = new Map<string, Map<string, RegExp>>();

/** Whether the patterns are loaded. */
export const hasPatterns = (): boolean => loaded !== null;

/** Sets the patterns. A worker calls this once, before the oracle reads a message. */
export function setPatterns(read: StoredPatterns): void {
  loaded = read;
  compiled.clear();
  withFlags.clear();
  filled.clear();
}

function patterns(): StoredPatterns {
  if (loaded === null) throw new Error("The oracle's patterns are not loaded: call setPatterns first");
  return loaded;
}

/** Whether there is a pattern with this name. */
export const hasPattern = (name: string): boolean => patterns()[name] !== undefined;

/** What the pattern with this name says. A `«name»` in it stands for another pattern, which several have in common. */
export function sourceOf(name: string): string {
  const source = patterns()[name];
  if (source === undefined) throw new Error(`The oracle has no pattern “${name}”`);
  return source.replaceAll(/«([a-z][^»]*)»/gu, (_, part: string) => sourceOf(part));
}

/** A table of words that is stored as a pattern is: "talk=talk to|look=look at". */
export const tableOf = (name: string): ReadonlyMap<string, string> =>
  new Map(
    sourceOf(name)
      .split("|")
      .map((each) => each.split("=") as [string, string]),
  );

/**
 * The pattern with this name, compiled once.
 * @throws Error if there is none, or if the patterns are not loaded
 */
export function pattern(name: string, flags = "iu"): RegExp {
  let known = flags === "iu" ? compiled : withFlags.get(flags);
  if (known === undefined) withFlags.set(flags, (known = new Map()));
  let regex = known.get(name);
  if (regex === undefined) known.set(name, (regex = new RegExp(sourceOf(name), flags)));
  return regex;
}

/** The pattern with this name, of which each `«0»`, `«1»` … is filled with the part of that number, itself a regular expression. */
export function filledPattern(name: string, flags: string, ...parts: readonly unknown[]): RegExp {
  const made = () =>
    new RegExp(
      sourceOf(name).replaceAll(/«(\d)»/gu, (_, at: string) => String(parts[Number(at)])),
      flags,
    );
  return kept(filled, [name, flags, ...parts].join("\n"), made);
}
const filled = new Map<string, RegExp>();

/** The pattern with this name for a constant of a module: it is read when it is first used, after the patterns have been loaded. */
export function storedPattern(name: string, flags = "iu"): StoredPattern {
  let [regex, of]: [RegExp | null, StoredPatterns | null] = [null, null];
  const get = (): RegExp => {
    // The patterns are set once; a test may set others.
    if (regex === null || of !== loaded) [regex, of] = [pattern(name, flags), loaded];
    return regex;
  };
  return {
    test: (text) => get().test(text),
    exec: (text) => get().exec(text),
    [Symbol.replace]: (text: string, by: string | ((substring: string, ...args: never[]) => string)) =>
      text.replace(get(), by as string),
  };
}

/** A text as it stands in a regular expression. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
