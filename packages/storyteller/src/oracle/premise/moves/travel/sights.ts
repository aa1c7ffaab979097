import { pattern } from "../../../patterns.ts";
import type { Turn } from "../../turn.ts";

/** What a written sentence shows, and what of the player's texts denies it: water in a drought, warmth in the frost, what hums where all has stopped. */
const DENIED = ["wet", "warm", "running", "windy", "clear"] as const;

/** Whether the player's texts say nothing against a written sentence. */
export const isAgreed = (turn: Turn, text: string): boolean =>
  DENIED.every(
    (sort) =>
      !pattern(`sight ${sort}`).test(text) ||
      !turn.lore.written.some((each) => pattern(`sight not ${sort}`).test(each.text)),
  );
