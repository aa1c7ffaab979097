import { newId } from "#contracts/new-id";
import { sha256 } from "#contracts/hex";
import { canonicalJson } from "#contracts/portability/canonical-json";

const KEY = "lorehearth.imports";
/** The largest number of imports whose ids are stored: unfinished imports, including abandoned ones. */
const MOST = 20;

/**
 * Identifies a file among those that this browser has imported: the SHA-256 of its content, in hex. Over plain http browsers do not offer it;
 * then a short hash and the length of the content take its place.
 */
export async function digestOf(file: unknown): Promise<string> {
  const content = canonicalJson(file);
  if (isSecureContext) return sha256(content);
  let hash = 0;
  for (let at = 0; at < content.length; at += 1) hash = (Math.imul(hash, 31) + content.charCodeAt(at)) >>> 0;
  return `${content.length}-${hash.toString(16)}`;
}

/** The id of the import of a file. It stays the same until the import is finished, so that an interrupted one continues. */
export function importIdOf(digest: string): string {
  const known = stored();
  const id = known.find(([each]) => each === digest)?.[1] ?? newId();
  store([[digest, id] as const, ...known.filter(([each]) => each !== digest)].slice(0, MOST));
  return id;
}

/** Forgets the id of a finished or abandoned import. The next import of the file gets a new id. */
export const forgetImport = (digest: string): void => store(stored().filter(([each]) => each !== digest));

type Known = readonly (readonly [digest: string, id: string])[];

function stored(): Known {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? (value as unknown[]).filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");

function store(known: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage, an interrupted import starts again from the beginning. The server deletes the unfinished import after a day.
  }
}
