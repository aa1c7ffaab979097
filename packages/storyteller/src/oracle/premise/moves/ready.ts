import { lineFor } from "../case/fill-in.ts";
import type { Turn } from "../turn.ts";

/** What the hero has prepared: it counts at the next deed in doubt. */

const PREPARES =
  /^(?:\p{Ll}+ly )?(?:lock|bolt|bar|block|barricade|chain|rope|wedge|jam|cover|prepare|ready|load|sharpen|plug|shut|close|stack|pile|lay|spread|fasten|secure|anchor|brace|clear|unhook|disconnect|draw|aim|bury|hang|tie|knot|string|stretch|hoist|stoke|oil|soak|wrap|mark|put out|switch off|turn off|set (?:up|out|the table))\b(?! (?:my|the) (?:eyes|mouth|hand|hands|case|throat|nose|bill|match))/iu;

/** Whether a deed is one that only pays at another. */
export const prepares = (text: string): boolean => PREPARES.test(text);

/** Keeps what was prepared, and says that it will count. */
export function prepare(turn: Turn, deed: string): void {
  turn.memo.ready = `you ${deed}`.slice(0, 120);
  turn.fact(`You ${deed}.`);
  turn.say(lineFor(turn, "ready"));
}

/** The advantage that the hero has prepared, and why; it is used up by it. */
export function takeReady(turn: Turn, stakes: string): { readonly stakes: string; readonly has: boolean } {
  const { ready } = turn.memo;
  if (ready === "") return { stakes, has: false };
  turn.memo.ready = "";
  return { stakes: `${stakes}; it helps that ${ready}`, has: true };
}
