const SITE = "https://site.example";
const addressOf = (requested: RequestInfo | URL) =>
  new URL(requested instanceof Request ? requested.url : String(requested), SITE).href;

/** The Cache API in memory. Entries are in the order they were last put. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const things = all.get(name) ?? new Map<string, Response>();
    all.set(name, things);
    return {
      match: async (requested: RequestInfo | URL) => things.get(addressOf(requested))?.clone(),
      put: async (requested: RequestInfo | URL, response: Response) => {
        things.delete(addressOf(requested));
        things.set(addressOf(requested), response);
      },
      delete: async (requested: RequestInfo | URL) => things.delete(addressOf(requested)),
      keys: async () => [...things.keys()].map((address) => new Request(address)),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (requested: RequestInfo | URL) =>
      [...all.values()]
        .map((things) => things.get(addressOf(requested)))
        .find((found) => found !== undefined)
        ?.clone(),
  } as unknown as CacheStorage;
  /** The stored paths, by cache name. */
  const stored = () =>
    Object.fromEntries(
      [...all].map(([name, things]) => [name, [...things.keys()].map((address) => address.slice(SITE.length))]),
    );
  return { caches, stored };
}
