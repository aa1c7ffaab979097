import type { Clause } from "./clause.ts";
import { type Deed, SPEECH } from "./deed.ts";
import type { Act } from "./reading.ts";

/** Acts that no plain object goes with: "I stay the door" was something else. */
const WITHOUT_OBJECT: ReadonlySet<Act> = new Set<Act>(["travel", "flee", "wait", "rest"]);
/** Acts that need something to be done to. */
const WITH_OBJECT: ReadonlySet<Act> = new Set<Act>([
  "take",
  "give",
  "use",
  "craft",
  "climb",
  "fight",
  "sneak",
  "perform",
  "buy",
  "search",
]);

/** Where a reading may well be wrong. */
export type Doubt =
  | "guessed verb"
  | "odd object"
  | "bare verb"
  | "fallback"
  | "nobody"
  | "unread"
  | "peaceful foe"
  | "thin part";

/** What speaks against a deed as it was read. */
export function doubtsOf(deed: Deed, fight: boolean): readonly Doubt[] {
  const { act, clause, mention, by } = deed;
  const doubts: Doubt[] = [];
  const weak = by === "verb" || by === "fallback";
  const object = clause.phrases
    .filter(({ preposition }) => preposition === null)
    .map(({ kinds }) => kinds)
    .join("");
  if (clause.guessed) doubts.push("guessed verb");
  if (WITHOUT_OBJECT.has(act) && by !== "idiom" && /[tiuwdcem]/u.test(object) && !/[xlpfs]/u.test(object))
    doubts.push("odd object");
  if (WITH_OBJECT.has(act) && mention === null && weak && !deed.idle)
    doubts.push(by === "fallback" ? "fallback" : "bare verb");
  if (SPEECH.has(act) && mention === null && clause.tail.length === 0) doubts.push("nobody");
  if (act === "fight" && !fight && (mention === null || mention.entity.kind !== "person")) doubts.push("peaceful foe");
  return doubts;
}

/** Clauses that say something and were not read: no verb is known in them. */
export const isUnread = (clause: Clause): boolean =>
  clause.verb === null && clause.subject !== "other" && clause.mood === "does" && clause.tokens.length > 1;
