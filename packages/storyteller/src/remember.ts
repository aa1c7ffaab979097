/** How many answers are kept: texts of stories without end are asked of. */
const MOST = 2000;

/**
 * Makes something of a text once. A story asks the same of the same names and sentences in each of its turns.
 * @param make what is made: it depends on nothing but the text, and nobody changes it
 */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const made = make(text);
    // Players type any text: what is kept must not grow without end.
    if (known.size >= MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
