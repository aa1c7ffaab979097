const SITE = "https://site.example";
const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : String(asked), SITE).href;

/** The Cache API in memory. Entries are in the order they were last put. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const things = all.get(name) ?? new Map<string, Response>();
    all.set(name, things);
    return {
      match: async (asked: RequestInfo | URL) => things.get(addressOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, response: Response) => {
        things.delete(addressOf(asked));
        things.set(addressOf(asked), response);
      },
      delete: async (asked: RequestInfo | URL) => things.delete(addressOf(asked)),
      keys: async () => [...things.keys()].map((address) => new Request(address)),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo | URL) =>
      [...all.values()]
        .map((things) => things.get(addressOf(asked)))
        .find((found) => found !== undefined)
        ?.clone(),
  } as unknown as CacheStorage;
  /** The stored paths, by cache name. */
  const kept = () =>
    Object.fromEntries(
      [...all].map(([name, things]) => [name, [...things.keys()].map((address) => address.slice(SITE.length))]),
    );
  return { caches, kept };
}
