/** A kind of request whose answer is stored for offline reading. */
interface Kind {
  readonly path: RegExp;
  /** The most answers of this kind; the one that was not updated for longest is removed first. */
  readonly room: number;
  /** Query parameters that only select a part of the same data: the last answer replaces the others. */
  readonly cut: readonly string[];
  /** Query parameters of requests that are not stored. */
  readonly beyond: readonly string[];
}

const kind = (path: RegExp, room: number, more: Partial<Kind> = {}): Kind => ({
  path,
  room,
  cut: [],
  beyond: [],
  ...more,
});

export const SESSION = kind(/^\/api\/auth\/session$/u, 1);

/** The session, the last page of each transcript and its table, and the records and lists around them. */
const KINDS: readonly Kind[] = [
  SESSION,
  kind(/^\/api\/chat\/messages$/u, 12, { cut: ["limit"], beyond: ["before"] }),
  kind(/^\/api\/chat\/table$/u, 12),
  kind(/^\/api\/(?:worlds|campaigns|characters)\/[^/]+$/u, 60),
  kind(/^\/api\/(?:worlds|campaigns|characters|dashboard)$/u, 40),
];

/** Where an answer is stored. */
export interface Place {
  /** The path and query under which it is stored. */
  readonly key: string;
  readonly kind: Kind;
}

/** The place of an address; null when its answer is not stored. */
export function placeOf(address: string): Place | null {
  const { pathname, searchParams } = new URL(address);
  const found = KINDS.find(({ path }) => path.test(pathname));
  if (!found || found.beyond.some((name) => searchParams.has(name))) return null;
  for (const name of found.cut) searchParams.delete(name);
  searchParams.sort();
  return { key: searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`, kind: found };
}
