import { kept } from "../../../remember.ts";

/**
 * What is read from the player's texts, kept for as long as they live: a story asks the same of them in each of its turns.
 * @param of what it is read from: `Lore.written` where only the texts count, `Lore.called` where the names count, too, or a whole lore
 * @param what which question it is
 * @param key of whom or what it is asked
 */
export function readOnce<T>(of: object, what: string, key: string, read: () => T): T {
  let answers = READ.get(of);
  if (answers === undefined) READ.set(of, (answers = new Map()));
  let known = answers.get(what);
  if (known === undefined) answers.set(what, (known = new Map()));
  return kept(known as Map<string, T>, key, read);
}

const READ = new WeakMap<object, Map<string, Map<string, unknown>>>();
