import type { Slots } from "../../craft/grammar.ts";
import type { Beat } from "./compose.ts";
import type { Pool } from "./writer.ts";

const beat =
  (need: Beat["need"], paragraph = false) =>
  (pool: Pool, slots: Slots = {}): Beat => ({ pool, slots, need, paragraph });

/** Said at every length. */
export const must = beat("must");
/** Said where there is room. */
export const should = beat("should");
/** Said in long replies. */
export const may = beat("may");
/** Said where there is room, in a paragraph of its own. */
export const apart = beat("should", true);
