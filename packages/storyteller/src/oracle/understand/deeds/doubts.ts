import { type Deed, SPEECH } from "./deed.ts";
import type { Act } from "../reading.ts";

/** Acts that cannot have a direct object. In "I stay the door" the verb must mean something else. */
const WITHOUT_OBJECT: ReadonlySet<Act> = new Set<Act>(["travel", "flee", "wait", "rest"]);
/** Acts that need an object. */
const WITH_OBJECT: ReadonlySet<Act> = new Set<Act>(["take", "give", "use", "climb", "fight", "search"]);

/** Acts that cannot be played without a known target. */
const NEEDS_TARGET: ReadonlySet<Act> = new Set<Act>(["use", "travel", "give"]);

/** Reasons why a reading may be wrong. */
export type Doubt = "guessed verb" | "odd object" | "fallback" | "nobody" | "no target" | "peaceful foe";

/**
 * The reasons to doubt the reading of a deed.
 * @param fight whether the scene has foes
 * @param people how many people are present who could be addressed
 */
export function doubtsOf(deed: Deed, fight: boolean, people: number): readonly Doubt[] {
  const { act, clause, mention, by } = deed;
  const doubts: Doubt[] = [];
  const object = clause.phrases
    .filter(({ preposition }) => preposition === null)
    .map(({ kinds }) => kinds)
    .join("");
  if (clause.guessed) doubts.push("guessed verb");
  if (
    WITHOUT_OBJECT.has(act) &&
    (by === "verb" || by === "fallback") &&
    /[tiuwdcem]/u.test(object) &&
    !/[xlpfs]/u.test(object)
  )
    doubts.push("odd object");
  if (WITH_OBJECT.has(act) && mention === null && by === "fallback" && !deed.idle) doubts.push("fallback");
  if (SPEECH.has(act) && mention === null && people > 1 && clause.tail.length === 0) doubts.push("nobody");
  if (act === "fight" && !fight && mention === null && (by === "verb" || by === "fallback"))
    doubts.push("peaceful foe");
  if (NEEDS_TARGET.has(act) && mention === null && by !== "idiom") doubts.push("no target");
  return doubts;
}
