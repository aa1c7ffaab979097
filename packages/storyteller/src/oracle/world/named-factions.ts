import { capitalise } from "#english/noun-phrase";
import type { FactionKind } from "#content/genres";
import type { NameMaker } from "./name-maker.ts";
import type { Random } from "../../random.ts";

export interface NamedFaction extends FactionKind {
  /** The name, beginning with "the". */
  readonly name: string;
}

/** Names factions by their kind: a "noble house in decline" becomes the House of some place, never a brotherhood. */
export function nameFactions(
  kinds: readonly FactionKind[],
  settlements: readonly string[],
  names: NameMaker,
  random: Random,
): NamedFaction[] {
  return kinds.map((kind, i) => {
    const head = /(\S+?)(?:\s(?:of|in|with|for)\s.*)?$/u.exec(kind.kind)?.[1] ?? kind.kind;
    const seat = random.chance(0.5) ? settlements[i % settlements.length]! : names.name("item");
    return { ...kind, name: `the ${capitalise(head)} of ${seat}` };
  });
}
