import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { deedFor, type KnownDeed } from "../stage/deeds.ts";
import { stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import type { Stage } from "../stage/stage.ts";

/** "Anyone up there?", "Abel, come down": a call for which there is a deed, to nobody who can be seen. */
export function calledOut(stage: Stage, text: string, away: Person | null): KnownDeed | null {
  if (stage.progress.fight !== "" || (away === null && !CALLS.test(text))) return null;
  const known = deedFor(
    { ...stage, brief: { ...stage.brief, playerText: text.replace("?", "") } },
    "talk",
    stemsOf(text),
    0.9,
  );
  if (known === null || !known.key.startsWith("deed/") || known.deed.with !== undefined) return null;
  const own = stemsOf(known.deed.try.join(" ").replaceAll("|", " "));
  return away === null ||
    namesOf(away)
      .flatMap(stemsOf)
      .some((word) => own.includes(word))
    ? known
    : null;
}
const CALLS = storedPattern("called-out calls");
