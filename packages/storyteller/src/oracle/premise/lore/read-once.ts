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
  const before = known.get(key) as T | undefined;
  if (before !== undefined || known.has(key)) return before as T;
  const found = read();
  // Of a player's message, too, things are asked by its words: what is kept must not grow without end.
  if (known.size >= MOST) known.clear();
  known.set(key, found);
  return found;
}

const READ = new WeakMap<object, Map<string, Map<string, unknown>>>();
const MOST = 2000;
