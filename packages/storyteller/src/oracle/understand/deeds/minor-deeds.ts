import { pattern, storedPattern } from "../../patterns.ts";
import { type Deed, SPEECH } from "./deed.ts";
import type { Act } from "../reading.ts";

/** Efforts without an object, which continue the act before ("I wedge it under the lid and heave"). */
const EFFORT = storedPattern("minor-deeds effort", "u");
const SPENT_ON_ITSELF: ReadonlySet<Act> = new Set<Act>(["use", "climb", "craft", "fight"]);

/** Whether a deed does not count beside the other deeds: a thought, a breath before the act, or an effort that only continues it. */
export function isAside(deed: Deed, all: readonly Deed[], at: number): boolean {
  const others = all.filter((other, index) => index !== at && !other.idle && other.act !== "plan");
  if (others.length === 0) return false;
  const lemma = deed.clause.verb?.lemma ?? "";
  if (deed.act === "plan") return true;
  if (deed.act === "rest" && deed.clause.words.has("breath")) return at < all.length - 1;
  const before = all[at - 1];
  // Waiting after sneaking is part of the sneaking: "Crawl under the bleachers and keep quiet".
  if (deed.act === "wait" && before !== undefined && !before.idle && before.act === "sneak") return true;
  if (deed.act === "rest" && deed.clause.words.has("still")) return true;
  return (
    before !== undefined &&
    SPENT_ON_ITSELF.has(before.act) &&
    !before.idle &&
    (deed.act === "use" ||
      deed.act === "fight" ||
      deed.act === "climb" ||
      deed.act === "rest" ||
      deed.act === "wait") &&
    deed.mention === null &&
    EFFORT.test(lemma) &&
    deed.clause.phrases.every(({ kinds }) => kinds === "" || kinds === "t" || kinds === "f")
  );
}

const isCourtesy = (lemma: string): boolean => pattern("minor-deeds is courtesy", "u").test(lemma);

/** Whether a deed only prepares the next one: approaching somebody to speak, drawing a blade to strike, opening a book to cast a spell. */
export function leadsUp(deed: Deed, next: Deed | undefined): boolean {
  if (next === undefined) return false;
  const { act, clause, mention } = deed;
  const lemma = clause.verb?.lemma ?? "";
  const kind = mention?.entity.kind;
  // "I raise my horn and …", "I put my hands in my pockets and …": not an act of its own beside another act.
  if (
    mention === null &&
    (act === "use" || act === "take" || act === "perform") &&
    !clause.said.some((word) => pattern("minor-deeds leads up", "u").test(word))
  )
    return true;
  if (
    (act === "climb" || act === "sneak") &&
    kind === "thing" &&
    (next.act === "craft" || next.act === "search" || next.act === "look")
  )
    return next.mention === null;
  if (act === "rest" && pattern("minor-deeds leads up 2", "u").test(lemma)) return true;
  if (pattern("minor-deeds leads up 3", "u").test(lemma) && clause.particles.includes("past")) return true;
  if (act === "travel")
    return (
      kind !== "exit" &&
      kind !== "elsewhere" &&
      next.act !== "travel" &&
      !clause.phrases.some(({ kinds }) => /[lx]/u.test(kinds))
    );
  if (act === "use" && kind === "item" && (next.act === "fight" || next.act === "cast" || next.act === "threaten"))
    return pattern("minor-deeds leads up 4", "u").test(lemma);
  if (act === "use" && mention === null && (next.act === "fight" || next.act === "cast"))
    return pattern("minor-deeds leads up 5", "u").test(lemma);
  if (act === "use" && kind === "item" && pattern("minor-deeds leads up 6", "u").test(lemma)) return true;
  if (act === "take" && next.act === "fight" && kind === "item") return true;
  // Taking a part off a thing only prepares the repair: "I take the back off the clock and mend it."
  if (
    (act === "take" || act === "use") &&
    next.act === "craft" &&
    mention !== null &&
    (next.mention === null || next.mention.entity === mention.entity)
  )
    return true;
  // Lowering a weapon only prepares the words: "I lower the bat and ask who he is."
  if (
    act === "use" &&
    SPEECH.has(next.act) &&
    pattern("minor-deeds leads up 7", "u").test(lemma) &&
    (kind === "item" || mention === null)
  )
    return true;
  if (
    act === "use" &&
    kind === "item" &&
    (next.act === "climb" || next.act === "travel") &&
    pattern("minor-deeds leads up 8", "u").test(lemma)
  )
    return true;
  if (act === "perform" && isCourtesy(lemma) && SPEECH.has(next.act)) return true;
  if (act === "wait" && next.act !== "wait") return true;
  if (act === "rest" && (next.act === "wait" || next.act === "pray")) return true;
  return false;
}

/** Acts that may only be the first part of another act: "I unscrew it and put it in my bag" means that the hero takes it. */
const HANDLING: ReadonlySet<Act> = new Set<Act>(["use", "take", "climb", "look", "travel", "rest", "perform", "fight"]);
const GOALS: ReadonlySet<Act> = new Set<Act>([
  "take",
  "look",
  "search",
  "craft",
  "sneak",
  "rest",
  "perform",
  "use",
  "pray",
  "cast",
  "threaten",
]);

/** Reduces two deeds to one if the first only serves the second: both have the same target, or the hero moves to a place to rest there. */
export function towardGoal(deeds: readonly Deed[]): readonly Deed[] {
  const [first, second] = deeds;
  if (deeds.length !== 2 || first === undefined || second === undefined) return deeds;
  const target = first.mention?.entity ?? null;
  const aim = second.mention?.entity ?? null;
  const resting =
    (second.act === "rest" || second.act === "wait") &&
    (first.act === "climb" || first.act === "search") &&
    target === null;
  const held =
    second.act === "wait" &&
    first.act === "fight" &&
    pattern("minor-deeds toward goal", "u").test(first.clause.verb?.lemma ?? "");
  if (held) return [second];
  const moving = first.act === "travel" && target === null && (second.act === "rest" || second.act === "sneak");
  if (resting || moving) return [second];
  const one = target !== null && (aim === target || (aim === null && second.clause.words.has("it")));
  if (!one || !HANDLING.has(first.act) || !GOALS.has(second.act)) return deeds;
  return [{ ...second, mention: second.mention ?? first.mention, sure: first.sure && second.sure }];
}
