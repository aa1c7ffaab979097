/** A kind of answer that can be read offline. */
interface Kind {
  readonly path: RegExp;
  /** How many different ones are kept; the one not renewed for longest goes first. */
  readonly room: number;
  /** Parameters that ask for another cut of the same thing: the last cut stands for all. */
  readonly cut: readonly string[];
  /** Parameters that ask for something not kept. */
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

/** Who is signed in, the last page of each transcript with its table, and the records and lists around them. */
const KINDS: readonly Kind[] = [
  SESSION,
  kind(/^\/api\/chat\/messages$/u, 12, { cut: ["limit"], beyond: ["before"] }),
  kind(/^\/api\/chat\/table$/u, 12),
  kind(/^\/api\/(?:worlds|campaigns|characters)\/[^/]+$/u, 60),
  kind(/^\/api\/(?:worlds|campaigns|characters|dashboard)$/u, 40),
];

/** Where an answer stands on the shelf. */
export interface Place {
  /** Path and query under which it is kept and found. */
  readonly key: string;
  readonly kind: Kind;
}

/** The place of what `address` asks for; null where it is not for the shelf. */
export function placeOf(address: string): Place | null {
  const { pathname, searchParams } = new URL(address);
  const found = KINDS.find(({ path }) => path.test(pathname));
  if (!found || found.beyond.some((name) => searchParams.has(name))) return null;
  for (const name of found.cut) searchParams.delete(name);
  searchParams.sort();
  return { key: searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`, kind: found };
}
