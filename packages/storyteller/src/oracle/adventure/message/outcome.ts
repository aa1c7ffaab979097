import { pattern, storedPattern } from "../../patterns.ts";
import { verbIn } from "../../understand/lexicon/vocabulary.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import type { Stage } from "../stage/stage.ts";
import { isUnanswered, voiced } from "../stage/voice.ts";
import { type MessagePart, toPlayer } from "./message-parts.ts";

/** What of a part's outcome is worth saying, beside the other parts of the message. */

/** Leaves out what a part of the message has only repeated, and says in short what came to nothing. */
export function tidy(
  stage: Stage,
  part: MessagePart,
  { from, still, moved, total }: { from: number; still: boolean; moved: boolean; total: number },
): void {
  const fresh = stage.paragraphs.splice(from).filter((text) => !stage.paragraphs.includes(text));
  // A way on from where the message has just led is no news.
  if (moved && fresh.every((text) => pattern("outcome tidy", "u").test(text))) return;
  // After a way, a second way that leads nowhere is left out.
  if (moved && part.kind === "act" && still && fresh.every((text) => text.startsWith("From here you can go to")))
    return;
  // What the message has just done is not refused afterwards.
  if (
    moved &&
    stage.paragraphs.length > 0 &&
    part.kind === "act" &&
    (stage.kept || fresh.every((text) => text.startsWith("You have ")))
  )
    return;
  const isWay = part.kind === "question" && fresh.some((text) => text.startsWith("From here you can go to"));
  const lost = still && !isWay && (stage.missed || fresh.some((text) => LOST.test(text)));
  if (lost && part.kind === "act" && total > 1 && BARE_WAY.test(part.text)) return;
  if (lost && moved && part.kind === "act" && !namesAny(stage, part.text)) return;
  if (moved && fresh.some((text) => text.startsWith("I did not understand that"))) return;
  const unheard = still && part.kind === "speech" && fresh.some((text) => isUnanswered(stage, text));
  if ((unheard || (still && fresh.every((text) => isUnanswered(stage, text)))) && total > 1) return;
  // What says where a thing is, or that somebody is gone, stays as it is.
  const informs = fresh.find((text) => INFORMS.test(text));
  if (lost && part.kind === "act" && informs !== undefined) stage.paragraphs.push(informs);
  else if (lost && part.kind === "act") {
    // "I read the book, last pages first": without a verb nothing is done.
    if (verbIn(toPlayer(part.text).split(" ")[0] ?? "") === null && stage.paragraphs.length > 0) return;
    const done = `You ${toPlayer(part.text)}.`;
    // One act of a message that leads nowhere is enough to say so. What is not here is not gained by saying it.
    const plain = isOwnBusiness(stage, part.text) || moved || stage.paragraphs.length > 0;
    if (GAINS.test(toPlayer(part.text))) stage.paragraphs.push(...fresh);
    else stage.paragraphs.push(plain ? done : voiced(stage, "nothing", toPlayer(part.text)));
  } else if (lost || (part.kind === "question" && still && fresh.some((text) => isUnanswered(stage, text)))) {
    if (part.kind === "question" && stage.paragraphs.length === 0) stage.paragraphs.push(voiced(stage, "considers"));
  } else if (!stage.idle || (fresh.length > 0 && !moved && part.kind !== "act")) stage.paragraphs.push(...fresh);
}

/** "go inside", where the hero is inside already. */
const BARE_WAY = storedPattern("outcome bare way");

/** Whether words name anybody or anything of the story. */
const namesAny = ({ adventure }: Stage, text: string): boolean => {
  const stems = stemsOf(text);
  const named = (each: { readonly name: string; readonly aliases: readonly string[] }) =>
    mentions([each.name, ...each.aliases], stems) > 0;
  return adventure.people.some(named) || adventure.places.some((place) => named(place) || place.things.some(named));
};

/** Whether an act concerns only the hero: "I take off my hat". */
function isOwnBusiness({ adventure }: Stage, text: string): boolean {
  const stems = stemsOf(text);
  const named = (each: { readonly name: string; readonly aliases: readonly string[] }) =>
    mentions([each.name, ...each.aliases], stems) > 0;
  return (
    /\b(?:my|myself)\b/iu.test(text) &&
    !adventure.people.some(named) &&
    !adventure.places.some((place) => named(place) || place.things.some(named))
  );
}

const LOST = storedPattern("outcome lost", "u");
/** Acts that would change something if they succeeded. */
const GAINS = storedPattern("outcome gains");
const INFORMS = storedPattern("outcome informs", "u");
