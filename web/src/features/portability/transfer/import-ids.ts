import { canonicalJson } from "#contracts/portability/canonical-json";

const KEY = "lorehearth.imports";
/** Imports that are remembered: those under way, and some that were given up. */
const MOST = 20;

/** What tells a file from another: the SHA-256 of what it says, hex. */
export async function digestOf(file: unknown): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalJson(file)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The id under which a file is brought in: the same one until it is finished, so that an import that was cut off goes on. */
export function importIdOf(digest: string): string {
  const known = stored();
  const id = known.find(([each]) => each === digest)?.[1] ?? crypto.randomUUID();
  store([[digest, id] as const, ...known.filter(([each]) => each !== digest)].slice(0, MOST));
  return id;
}

/** The file was brought in, or is to begin anew: next time it gets another id. */
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
    // Without storage an import that was cut off begins anew; the half of it is cleared away after a day.
  }
}
