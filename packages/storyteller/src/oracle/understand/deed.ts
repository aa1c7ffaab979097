import type { Clause } from "./clause.ts";
import type { Mention } from "./entities.ts";
import type { Act } from "./reading.ts";
import type { SenseReading } from "./senses.ts";

/** One act that the player's words tell, and the clause that tells it. */
export interface Deed {
  readonly act: Act;
  readonly mention: Mention | null;
  readonly clause: Clause;
  readonly sure: boolean;
  /** What decided its act (`senses.ts`). */
  readonly by: SenseReading["by"];
  /** A gesture or a motion on the spot: no act beside another one. */
  readonly idle: boolean;
}

/** Acts that are said to somebody. */
export const SPEECH: ReadonlySet<Act> = new Set<Act>(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
