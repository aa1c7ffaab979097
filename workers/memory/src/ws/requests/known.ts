import { notFound } from "#worker-kit/errors";

const MISSING = { entity: "Entity not found", relationship: "Relationship not found" } as const;

/** Returns what memory found. Throws "not found" if that is null. */
export function known<Found>(what: keyof typeof MISSING, found: Found | null): Found {
  if (found === null) throw notFound(MISSING[what]);
  return found;
}
