import { pattern } from "./case-content.ts";

/** A pattern of English words that is kept with the cases, so that it is no part of the chat worker's code (docs/decisions/041). */
export interface StoredPattern {
  readonly test: (text: string) => boolean;
  readonly exec: (text: string) => RegExpExecArray | null;
}

/** The pattern with this name. It is read when it is first used, after the cases have been loaded. */
export const storedPattern = (name: string, flags: string): StoredPattern => ({
  test: (text) => pattern(name, flags).test(text),
  exec: (text) => pattern(name, flags).exec(text),
});
