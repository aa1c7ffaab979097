/** Creates an empty replacement for localStorage. */
export function shelf() {
  const things = new Map<string, string>();
  return {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
    key: (index: number) => [...things.keys()][index] ?? null,
    get length() {
      return things.size;
    },
    things,
  };
}
