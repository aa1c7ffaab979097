import { pattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { personIn } from "../people/who.ts";
import { exactly } from "./names.ts";

/** What the corrections of the state of things have in common: how a name is written in them, and whom it means. */

export type StateAmend = (turn: Turn, clause: string, isPlain: boolean) => (() => string) | null;

// Names are looked up after the match: a pattern of words within words takes seconds on a long message.
export const NAME = "([^,.;:!?]{2,40}?)";

export function exactlyPerson(turn: Turn, name: string): LoreEntry | undefined {
  if (name.split(" ").length > 4) return undefined;
  if (pattern("whom-corrected exactly person").test(name)) return undefined;
  const known = exactly(turn, name);
  if (known !== undefined && pattern("whom-corrected exactly person 3", "u").test(known.kind)) return known;
  const who = pattern("whom-corrected exactly person 2").test(name)
    ? turn.people.find((each) => each.name === turn.memo.last)
    : personIn(turn, name);
  return who !== undefined && isCalled(who, name) ? who : known === undefined ? undefined : personIn(turn, name);
}
export const isCalled = ({ name, aliases }: LoreEntry, words: string): boolean =>
  [name, ...aliases].some((each) =>
    words
      .toLowerCase()
      .split(" ")
      .some((word) => each.toLowerCase().split(" ").includes(word)),
  ) || pattern("whom-corrected is called").test(words);
