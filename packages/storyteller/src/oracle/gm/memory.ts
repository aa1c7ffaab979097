import type { Recalled } from "#contracts/play/turn";

import type { Slots } from "../craft/grammar.ts";
import type { Beat } from "./prose/compose.ts";
import type { Pool } from "./prose/writer.ts";
import type { Stage } from "./stage.ts";
import { calledBy } from "./story/names.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import { REMEMBER, REMEMBER_DEED, REMIND, REMIND_DEED } from "./text/memories.ts";

const MOST_WORDS = 20;

/** A memory's first telling words, fit to stand in quotes: no markup, no quotes of its own, no closing stop. Null where nothing is left. */
export function gistOf(content: string): string | null {
  const plain = content
    .replace(/<[^>]*>|[*_#`~>|[\]{}\\]/gu, " ")
    .replace(/[“”"«»]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const sentence = /^(.{12,}?[.!?…])(?:\s|$)/u.exec(plain)?.[1] ?? plain;
  const words = sentence.replace(/[.!?…,;:\s]+$/u, "").split(" ");
  if (words.length < 3 || !/\p{L}{3}/u.test(sentence) || words.some((word) => word.length > 30)) return null;
  if (words.length <= MOST_WORDS) return words.join(" ");
  return `${words
    .slice(0, MOST_WORDS)
    .join(" ")
    .replace(/[,;:]+$/u, "")} …`;
}

/**
 * A deed of the acting character told of "you": "Mira promised Hanne the locket" → "you promised Hanne the locket".
 * Null where it is not one, or where a pronoun in it might be anybody's.
 */
export function deedOfYours(gist: string, heroes: readonly string[]): string | null {
  const hero = heroes
    .filter((name) => name !== "" && gist.startsWith(`${name} `))
    .toSorted((a, b) => b.length - a.length)[0];
  if (hero === undefined) return null;
  const rest = gist.slice(hero.length + 1);
  if (
    !/^\p{Ll}+(?:ed|t|d|k|g|w|ve|ke|me|de|n|ew|ought|an)\b/u.test(rest) ||
    /\b(?:they|them|their|theirs|themself)\b|…/u.test(rest)
  )
    return null;
  return `you ${rest.replace(/^was\b/u, "were")}`;
}

/** Where a memory is a line of talk or a digest of a reply, quoting it would say a sentence twice. */
const told = ({ kind }: Recalled) => kind === "dialogue" || kind === "fact";

/** What is recalled and not yet woven in: deeds first, then what the player's words or the people here call up. */
function nextMemory({ brief, story }: Stage): { memory: Recalled; touching: boolean } | null {
  const fresh = brief.recalled.filter(
    ({ itemId, turnNumber, content }) =>
      !story.recalled.includes(itemId) &&
      (turnNumber === null || turnNumber < brief.number - 1) &&
      gistOf(headOf(content)) !== null,
  );
  const text = brief.playerText.toLowerCase();
  const here = story.people.filter(({ at }) => at === story.place);
  const touches = ({ content }: Recalled) =>
    here.some(({ name }) => content.includes(calledBy(name, name))) ||
    (content.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => text.includes(word));
  const touching = fresh.filter(touches).toSorted((a, b) => Number(told(a)) - Number(told(b)))[0];
  const memory = touching ?? fresh.find((item) => item.turnNumber !== null && !told(item));
  return memory === undefined ? null : { memory, touching: touching !== undefined };
}

/** Without the chronicler's "At the Salt Tower: ". */
const headOf = (content: string): string => content.replace(/^At [^:.]{2,60}: /u, "");

/**
 * A beat that weaves one memory in, said by someone it concerns where one is here; null where there is none. It is said
 * for certain where the player's words call it up and there is room.
 */
export function memoryBeat(stage: Stage, roomy: boolean): Beat | null {
  const found = nextMemory(stage);
  const gist = found === null ? null : gistOf(headOf(found.memory.content));
  if (found === null || gist === null) return null;
  const { memory, touching } = found;
  stage.story = { ...stage.story, recalled: [...stage.story.recalled, memory.itemId] };
  const teller = peopleHere(stage).find(({ name }) => memory.content.includes(calledBy(name, name)));
  const heroes = stage.brief.table.sheets().flatMap(({ name }) => [name, calledBy(name, "")]);
  const deed = deedOfYours(gist, heroes);
  const slots: Slots = {
    ...(deed === null ? { memory: gist } : { deed }),
    when: whenOf(memory, stage.brief.number),
    ...(teller === undefined ? {} : personSlots(teller)),
  };
  const pools: readonly [alone: Pool, said: Pool] = deed === null ? [REMEMBER, REMIND] : [REMEMBER_DEED, REMIND_DEED];
  return {
    pool: pools[teller === undefined ? 0 : 1],
    slots,
    need: touching && roomy ? "must" : "should",
    paragraph: true,
  };
}

function whenOf({ turnNumber }: Recalled, now: number): string {
  if (turnNumber === null) return "before any of this";
  if (turnNumber === 0) return "at the very beginning";
  return now - turnNumber <= 3 ? "a little while ago" : now - turnNumber <= 10 ? "some while back" : "a long way back";
}
