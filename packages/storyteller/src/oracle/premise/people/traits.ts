import { type LoreEntry, shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";

const BUSY: Partial<Record<string, string>> = {
  counts: "is counting under the breath, and holds up one finger until it is done",
  mends: "goes on mending, and looks at the work and not at you",
  digs: "leans on the spade",
  sells: "wipes the counter in front of you, twice",
  nurses: "ties off a bandage before turning round",
  judges: "looks you over as if there were points to be given",
  plays: "has one finger still on a key",
  runs: "goes on clearing up, and listens",
  keeps: "turns a key in a lock, and tries it, before turning to you",
  guards: "does not leave the door to greet you",
  bakes: "has flour to the elbows and does not offer a hand",
  paints: "finishes the stroke",
};

const WORK = new RegExp(`\\b(${Object.keys(BUSY).join("|")}) \\p{L}`, "u");

/** What somebody is at when the hero comes: from the texts, else nothing. */
export function busyWith(turn: Turn, entry: LoreEntry): string | null {
  const names = [entry.name, ...entry.aliases, shortName(entry)];
  const work = turn
    .about(entry)
    .filter(
      ({ text, source }) => source !== "story" && names.some((name) => text.replace(/^The /u, "").startsWith(name)),
    )
    .map(({ text }) => WORK.exec(text)?.[1])
    .find((verb) => verb !== undefined);
  return work === undefined ? null : (BUSY[work] ?? null);
}
