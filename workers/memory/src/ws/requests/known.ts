import { notFound } from "#worker-kit/errors";

const MISSING = { entity: "Entity not found", relationship: "Relationship not found" } as const;

/** What memory found; it knows no such thing where it found null. */
export function known<Found>(what: keyof typeof MISSING, found: Found | null): Found {
  if (found === null) throw notFound(MISSING[what]);
  return found;
}
