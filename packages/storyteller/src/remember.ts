/** How many answers are kept: players type any text, and what is kept must not grow without end. */
const MOST = 5000;

/** What is known of a key; otherwise it is made, and kept. */
export function kept<T>(known: Map<string, T>, key: string, make: (key: string) => T, most = MOST): T {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before as T;
  const made = make(key);
  if (known.size >= most) known.clear();
  known.set(key, made);
  return made;
}

/**
 * Makes something of a text once. A story asks the same of the same names and sentences in each of its turns.
 * @param make what is made: it depends on nothing but the text, and nobody changes it
 */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => kept(known, text, make);
}
