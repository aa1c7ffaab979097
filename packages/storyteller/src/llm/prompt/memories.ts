import type { Recalled } from "#contracts/play/turn";
import { firstTokens } from "../tokens.ts";
import type { Entry } from "./budget.ts";
import { fence } from "./fence.ts";

/** Memory says so of what the player pinned: it comes first, whatever else is recalled. */
const PINNED = /^you pinned it\b/u;

const entryOf = ({ itemId, content, turnNumber }: Recalled): Entry => ({
  id: itemId,
  text: fence("memory", turnNumber === null ? content : `Turn ${turnNumber}: ${content}`),
});

/** What is remembered, as entries for the two lanes of memory; what the client sent along comes last. */
export function memoryEntries(
  recalled: readonly Recalled[],
  memoryContext: string,
  tokens: number,
): { pinned: Entry[]; recalled: Entry[] } {
  const sent =
    memoryContext.trim() === ""
      ? []
      : [{ id: "sent along", text: fence("memory", firstTokens(memoryContext, tokens)) }];
  return {
    pinned: recalled.filter(({ reason }) => PINNED.test(reason)).map(entryOf),
    recalled: [...recalled.filter(({ reason }) => !PINNED.test(reason)).map(entryOf), ...sent],
  };
}
