import { type Deed, SPEECH } from "./deed.ts";
import type { Act } from "./reading.ts";

/** Acts that no plain object goes with: "I stay the door" was something else. */
const WITHOUT_OBJECT: ReadonlySet<Act> = new Set<Act>(["travel", "flee", "wait", "rest"]);
/** Acts that need something to be done to. */
const WITH_OBJECT: ReadonlySet<Act> = new Set<Act>(["take", "give", "use", "climb", "fight", "search"]);

/** Acts that cannot be told without knowing what they are done to. */
const NEEDS_TARGET: ReadonlySet<Act> = new Set<Act>(["use", "travel", "give"]);

/** Where a reading may well be wrong. */
export type Doubt = "guessed verb" | "odd object" | "fallback" | "nobody" | "no target" | "peaceful foe";

/**
 * What speaks against a deed as it was read.
 * @param fight whether the scene has foes
 * @param people how many people are there who could be spoken to
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
