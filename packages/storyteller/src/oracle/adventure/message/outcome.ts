import { mentions, stemsOf } from "../stage/match-words.ts";
import type { Stage } from "../stage/stage.ts";
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
  if (moved && fresh.every((text) => /^You are at .* already\.$/u.test(text))) return;
  // What the message has just done is not refused afterwards.
  if (
    moved &&
    stage.paragraphs.length > 0 &&
    part.kind === "act" &&
    fresh.every((text) => /^You (?:leave|have) /u.test(text))
  )
    return;
  const lost = still && fresh.some((text) => LOST.test(text));
  if (lost && part.kind === "act" && total > 1 && BARE_WAY.test(part.text)) return;
  if (lost && moved && part.kind === "act" && !namesAny(stage, part.text)) return;
  const unheard = still && part.kind === "speech" && fresh.some((text) => UNANSWERED.test(text));
  if (unheard && total > 1) return;
  const ways = fresh.find((text) => text.startsWith("You do not know a way"));
  if (lost && part.kind === "act" && ways !== undefined) stage.paragraphs.push(ways);
  else if (lost && part.kind === "act") {
    const done = isOwnBusiness(stage, part.text);
    stage.paragraphs.push(
      done ? `You ${toPlayer(part.text)}.` : `Nothing comes of it when you ${toPlayer(part.text)}.`,
    );
  } else if (lost || (part.kind === "question" && still && fresh.some((text) => UNANSWERED.test(text)))) {
    if (part.kind === "question") stage.paragraphs.push("Nothing here answers that yet.");
  } else if (!stage.idle || (fresh.length > 0 && !moved && part.kind !== "act")) stage.paragraphs.push(...fresh);
}

/** "go inside", where the hero is inside already. */
const BARE_WAY =
  /^\W*(?:(?:and|then),?\s+)*(?:i\s+)?(?:go|walk|step|come|head|get|move|turn)\s+(?:in|inside|out|outside|over|up|through|across|past|back|closer|nearer|round|around|there|to (?:him|her|them))\W*$/iu;

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

const LOST =
  /^I did not understand that|^It might work\. Say that you do it|^You look for it, and it is not|^You see no |^You saw .* would have to go back|^You would find that|^Not here\. |^How do you mean that|^From here you can go to/u;
const UNANSWERED =
  /^There is nobody here to (?:ask|answer)\.|^You have found out nothing yet|^You look for it, and it is not/u;
