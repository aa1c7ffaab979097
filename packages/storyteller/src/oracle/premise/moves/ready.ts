import { storedPattern } from "../../patterns.ts";
import type { Turn } from "../turn.ts";

/** What the hero has prepared: it counts at the next deed in doubt. */

const PREPARES = storedPattern("ready prepares");

/** Whether a deed is one that only pays at another. */
export const prepares = (text: string): boolean => PREPARES.test(text);

/** Keeps what was prepared: the next check says that it counts. */
export function prepare(turn: Turn, deed: string): void {
  turn.memo.ready = `you ${deed}`.slice(0, 120);
  turn.fact(`You ${deed}.`);
}

/** The advantage that the hero has prepared, and why; it is used up by it. */
export function takeReady(turn: Turn, stakes: string): { readonly stakes: string; readonly has: boolean } {
  const { ready } = turn.memo;
  if (ready === "") return { stakes, has: false };
  turn.memo.ready = "";
  return { stakes: `${stakes}; it helps that ${ready}`, has: true };
}
