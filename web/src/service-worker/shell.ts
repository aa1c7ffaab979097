/** The app's own files, as the build lists them. */
export interface Files {
  /** A hash over all of them. */
  readonly version: string;
  /** Their paths; "/" is the page itself. */
  readonly paths: readonly string[];
}

export interface ShellPorts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** How long a page is waited for, in ms, before the one kept is shown. */
  readonly patience: number;
}

/** The app's files kept in this browser, so that it opens without a network. */
export interface Shell {
  /** Fetches this version's files; rejects where one is missing, and then keeps none of them. */
  readonly install: () => Promise<void>;
  /** Lets go of older versions' files, but for the last one's: a page still open may yet ask for a part of them. */
  readonly tidy: () => Promise<void>;
  readonly page: (request: Request) => Promise<Response>;
  readonly asset: (request: Request) => Promise<Response>;
  /** A file of ours whose name stays the same from version to version. */
  readonly file: (request: Request) => Promise<Response>;
  readonly has: (path: string) => boolean;
}

const PREFIX = "lorehearth-shell:";
/** Files whose name changes with what is in them. */
const isHashed = (path: string) => path.startsWith("/assets/");

export function createShell({ version, paths }: Files, { caches, fetch, patience }: ShellPorts): Shell {
  const name = `${PREFIX}${version}`;
  const known = new Set(paths);
  const kept = async (path: string) => (await caches.open(name)).match(path, { ignoreVary: true });

  async function add(shell: Cache, path: string): Promise<void> {
    const before = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response = before ?? (await fetch(path, { cache: isHashed(path) ? "default" : "reload" }));
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
    await shell.put(path, response);
  }

  /** What the server has now; what is kept where it has nothing to say in time. */
  async function freshest(request: Request, path: string): Promise<Response> {
    const asked = fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
    const fresh = await Promise.race([asked, late]).catch(() => undefined);
    return fresh ?? (await kept(path)) ?? (await asked);
  }

  return {
    has: (path) => known.has(path),

    async install() {
      const shell = await caches.open(name);
      try {
        await Promise.all(paths.map((path) => add(shell, path)));
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },

    async tidy() {
      // In the order they were made.
      const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
    },

    page: (request) => freshest(request, "/"),
    file: (request) => freshest(request, new URL(request.url).pathname),

    async asset(request) {
      const found = await caches.match(request, { ignoreVary: true });
      if (found) return found;
      const response = await fetch(request);
      // Letters beyond Latin and languages beside English are kept once somebody needs them.
      if (response.ok && !known.has(new URL(request.url).pathname))
        await (await caches.open(name)).put(request, response.clone());
      return response;
    },
  };
}
