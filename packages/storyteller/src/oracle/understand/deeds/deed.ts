import type { Clause } from "../grammar/clause.ts";
import type { Mention } from "../entities.ts";
import type { Act } from "../reading.ts";
import type { SenseReading } from "../grammar/verb-senses.ts";

/** One act that the player's words describe, and the clause that describes it. */
export interface Deed {
  readonly act: Act;
  readonly mention: Mention | null;
  readonly clause: Clause;
  readonly sure: boolean;
  /** What decided the act (`verb-senses.ts`). */
  readonly by: SenseReading["by"];
  /** True for a gesture or a motion on the spot. Such a deed is ignored if there is another deed. */
  readonly idle: boolean;
}

/** Acts that consist of saying something to somebody. */
export const SPEECH: ReadonlySet<Act> = new Set<Act>(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
