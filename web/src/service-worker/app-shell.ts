/** The app's own files, as listed by the build. */
export interface Files {
  /** A hash of the contents of all files. */
  readonly version: string;
  /** Their paths; "/" is the page itself. */
  readonly paths: readonly string[];
}

export interface ShellPorts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Time in ms to wait for the server's page. After that the cached page is shown. */
  readonly patience: number;
}

/** The app's files in the browser's cache, so that the app opens without a network. */
export interface AppShell {
  /** Caches the files of this version. Rejects when one of them is missing, and then caches none of them. */
  readonly install: () => Promise<void>;
  /** Deletes the files of older versions. The files of the newest older version stay, because a page that is still open may need them. */
  readonly tidy: () => Promise<void>;
  readonly page: (request: Request) => Promise<Response>;
  readonly asset: (request: Request) => Promise<Response>;
  /** Answers a request for a file whose name does not change between versions. */
  readonly file: (request: Request) => Promise<Response>;
  readonly has: (path: string) => boolean;
}

const PREFIX = "lorehearth-shell:";
/** Whether a file's name contains a hash of its content. */
const isHashed = (path: string) => path.startsWith("/assets/");

export function createAppShell({ version, paths }: Files, { caches, fetch, patience }: ShellPorts): AppShell {
  const name = `${PREFIX}${version}`;
  const known = new Set(paths);
  const stored = async (path: string) => (await caches.open(name)).match(path, { ignoreVary: true });

  async function add(shell: Cache, path: string): Promise<void> {
    const before = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response = before ?? (await fetch(path, { cache: isHashed(path) ? "default" : "reload" }));
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
    await shell.put(path, response);
  }

  /** Returns the server's answer, or the cached answer when the server's does not come in time. */
  async function freshest(request: Request, path: string): Promise<Response> {
    const requested = fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
    const fresh = await Promise.race([requested, late]).catch(() => undefined);
    return fresh ?? (await stored(path)) ?? (await requested);
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
      // The browser lists the caches in the order of their creation, so the last one is the newest.
      const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
    },

    page: (request) => freshest(request, "/"),
    file: (request) => freshest(request, new URL(request.url).pathname),

    async asset(request) {
      const found = await caches.match(request, { ignoreVary: true });
      if (found) return found;
      const response = await fetch(request);
      // Fonts and languages that were not cached at installation are cached here, when they are first loaded.
      if (response.ok && !known.has(new URL(request.url).pathname))
        await (await caches.open(name)).put(request, response.clone());
      return response;
    },
  };
}
