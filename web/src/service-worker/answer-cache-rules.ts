/** A kind of request whose answer is stored for offline reading. */
interface Kind {
  readonly path: RegExp;
  /**
   * The largest number of stored answers of this kind. If there are more, the answer that was not updated for the longest time is removed
   * first.
   */
  readonly room: number;
  /**
   * Query parameters that only select a part of the same data. Requests that differ only in these share one entry: the last answer replaces
   * the others.
   */
  readonly cut: readonly string[];
  /** Query parameters that keep an answer from being stored: requests with one of them are not stored. */
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

/** The stored kinds: the session, the last page of each transcript, the table of each campaign, and the records and lists around them. */
const KINDS: readonly Kind[] = [
  SESSION,
  kind(/^\/api\/chat\/messages$/u, 12, { cut: ["limit"], beyond: ["before"] }),
  kind(/^\/api\/chat\/table$/u, 12),
  kind(/^\/api\/(?:worlds|campaigns|characters)\/[^/]+$/u, 60),
  kind(/^\/api\/(?:worlds|campaigns|characters|dashboard)$/u, 40),
];

/** Where an answer is stored. */
export interface Place {
  /** The path and query that are the key of the stored answer. */
  readonly key: string;
  readonly kind: Kind;
}

/** Where the answer of an address is stored; null when it is not stored. */
export function placeOf(address: string): Place | null {
  const { pathname, searchParams } = new URL(address);
  const found = KINDS.find(({ path }) => path.test(pathname));
  if (!found || found.beyond.some((name) => searchParams.has(name))) return null;
  for (const name of found.cut) searchParams.delete(name);
  searchParams.sort();
  return { key: searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`, kind: found };
}
