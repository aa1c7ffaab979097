import type { Recalled } from "#contracts/play/turn";

import type { Beat } from "./prose/compose.ts";
import { countWords } from "./prose/sentences.ts";
import type { Stage } from "./stage.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import { REMEMBER, REMIND } from "./text/quiet.ts";

const MOST_WORDS = 22;

/** A memory's first telling words, fit to stand in quotes: no markup, no quotes of its own, no closing stop. Null where nothing is left. */
export function gistOf(content: string): string | null {
  const plain = content
    .replace(/<[^>]*>|[*_#`~>|[\]{}\\]/gu, " ")
    .replace(/[“”"«»]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const sentence = /^(.{12,}?[.!?…])(?:\s|$)/u.exec(plain)?.[1] ?? plain;
  const words = sentence.replace(/[.!?…,;:\s]+$/u, "").split(" ");
  if (words.length < 3 || !/\p{L}{3}/u.test(sentence)) return null;
  if (words.some((word) => word.length > 40)) return null;
  return words.length <= MOST_WORDS
    ? words.join(" ")
    : `${words
        .slice(0, MOST_WORDS)
        .join(" ")
        .replace(/[,;:]+$/u, "")} …`;
}

/** What is recalled and not yet woven in: first what the player's words or the people here call up, then the best. */
function nextMemory({ brief, story }: Stage): Recalled | null {
  const fresh = brief.recalled.filter(
    ({ itemId, turnNumber }) =>
      !story.recalled.includes(itemId) && (turnNumber === null || turnNumber < brief.number - 1),
  );
  const text = brief.playerText.toLowerCase();
  const touches = ({ content }: Recalled) =>
    story.people.some(({ name, at }) => at === story.place && content.includes(name)) ||
    (content.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => text.includes(word));
  return (
    fresh.find((item) => item.turnNumber !== null && touches(item)) ??
    fresh.find(touches) ??
    fresh.find(({ turnNumber }) => turnNumber !== null) ??
    null
  );
}

/** A beat that weaves one memory in, said by someone it concerns where one is here; null where there is none. */
export function memoryBeat(stage: Stage, need: Beat["need"]): Beat | null {
  const memory = nextMemory(stage);
  const gist = memory === null ? null : gistOf(memory.content);
  if (memory === null || gist === null) return null;
  const teller = peopleHere(stage).find(({ name }) => memory.content.includes(name));
  stage.story = { ...stage.story, recalled: [...stage.story.recalled, memory.itemId] };
  const when = whenOf(memory, stage.brief.number);
  const slots = { memory: gist, when };
  const room = countWords(gist) <= MOST_WORDS;
  return teller !== undefined && room
    ? { pool: REMIND, slots: { ...slots, ...personSlots(teller) }, need, paragraph: true }
    : { pool: REMEMBER, slots, need, paragraph: true };
}

function whenOf({ turnNumber }: Recalled, now: number): string {
  if (turnNumber === null) return "before any of this";
  if (turnNumber === 0) return "at the very beginning";
  return now - turnNumber <= 3 ? "a little while ago" : now - turnNumber <= 10 ? "some while back" : "a long way back";
}
