import { cellNames, fateOf } from "./fates.ts";
import { findEntry, indexOfName, type LoreEntry, shortName } from "./lore.ts";
import { kindOfNoun } from "./nouns.ts";
import type { Turn } from "./turn.ts";

/** Where people are to be found: where the player said, where the story left them, or where the texts put them. */

const LODGES = /\b(?:lodg\p{L}+|lives?|living|stays?|staying|boards?|boarding) (?:with|at) /u;
const KEEPS =
  /\b(?:runs|keeps|owns|tends|manages|governs|works (?:in|at)|bakes (?:in|at)|serves (?:in|at)|sleeps (?:in|at)|lives (?:in|at)) ((?:the|an?) [\p{Ll}-]+(?: [\p{Ll}-]+)?)(?= and\b| in\b| on\b| at\b|[,.;]|$)/u;

/** Where somebody is to be found; empty where nobody has said. */
export function whereIs(turn: Turn, entry: LoreEntry, depth = 0): string {
  const own = turn.memo.places[entry.name];
  if (own !== undefined) return own;
  const left = turn.member(entry.name)?.place ?? "";
  if (left !== "") return left;
  if (entry.at !== "") return entry.at;
  if (fateOf(turn.lore, entry) === "held") return cellNames(turn.lore, entry);
  if (depth > 1) return "";
  for (const { text } of turn.about(entry)) {
    const at = indexOfName(text, shortName(entry));
    if (at < 0) continue;
    const after = text.slice(at);
    // "The pub is the Startled Goose, named after a goose named Kevin, who lives there."
    if (/^[^.;]*\b(?:lives|works|sleeps|lodges|is kept|serves|sings|drinks) there\b/u.test(after)) {
      const house = turn.lore.entries.find(
        ({ kind, name }) => kind === "place" && indexOfName(text.slice(0, at), name) >= 0,
      );
      if (house !== undefined) return house.name;
    }
    // "Kitty Wray, who is lodging with Hannah Lyth": she is where Hannah is.
    const lodges = LODGES.exec(after);
    if (lodges !== null) {
      const host = turn.people.find(
        (each) =>
          each.name !== entry.name &&
          [each.name, ...each.aliases].some((name) => {
            const from = indexOfName(after, name);
            const gap = from - lodges.index - lodges[0].length;
            return from >= 0 && gap >= 0 && gap < 20;
          }),
      );
      if (host !== undefined) return whereIs(turn, host, depth + 1);
    }
    const other = turn.people.find(
      (each) => each.name !== entry.name && each.proper && indexOfName(after, each.name) >= 0,
    );
    const kept = KEEPS.exec(
      other === undefined ? after : after.slice(0, Math.max(0, indexOfName(after, other.name))),
    )?.[1];
    if (kept !== undefined && kindOfNoun(kept.split(" ").at(-1) ?? "") === "place") {
      const name = kept.replace(/^an? /u, "the ");
      return findEntry(turn.lore, name)?.name ?? name;
    }
  }
  return "";
}

/** Whether two names mean the same place: "the floor of the Cold Dock" is in the Cold Dock. */
export const isSamePlace = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => name.replace(/^(?:the|an?|your) /iu, "").toLowerCase());
  return a === b || (a !== "" && b !== "" && (a!.endsWith(` ${b}`) || b!.endsWith(` ${a}`)));
};

/** Who is at a place by the texts or the story, and could be met there. */
export const peopleAt = (turn: Turn, place: string): LoreEntry[] =>
  turn.people.filter((entry) => {
    if (!entry.proper || turn.member(entry.name)?.alive === false) return false;
    const fate = fateOf(turn.lore, entry);
    if (fate === "dead" || fate === "missing") return false;
    const home = whereIs(turn, entry);
    return home !== "" && isSamePlace(home, place);
  });

/** Places that can be gone to, those of the texts first named first. */
export function placesOf(turn: Turn): string[] {
  const homes = turn.people.map((entry) => whereIs(turn, entry)).filter((name) => name !== "");
  const named = turn.lore.entries.filter(({ kind, proper }) => kind === "place" && proper).map(({ name }) => name);
  return [...turn.memo.visited, ...named, ...homes].filter(
    (name, at, all) => name !== "" && all.findIndex((other) => isSamePlace(other, name)) === at,
  );
}
