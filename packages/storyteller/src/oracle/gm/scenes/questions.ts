import { must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { memoryBeat } from "../memory.ts";
import { ACTIONS, THEMES } from "../oracle-words.ts";
import type { Scene } from "../stage.ts";
import { personSlots } from "../story/people.ts";
import { openThread, threadSlots } from "../story/threads.ts";
import {
  ORACLE_NO,
  ORACLE_NO_AND,
  ORACLE_NO_BUT,
  ORACLE_WORDS,
  ORACLE_YES,
  ORACLE_YES_AND,
  ORACLE_YES_BUT,
  TWISTS,
} from "../text/magic.ts";
import { RECALL_NOTHING } from "../text/quiet.ts";
import { KNOWN_PERSON, KNOWN_PLACE, KNOWN_THREAD } from "../text/known.ts";
import { TEXTURE } from "../text/texture.ts";

const ANSWERS = [
  [96, ORACLE_YES_AND],
  [68, ORACLE_YES],
  [52, ORACLE_YES_BUT],
  [36, ORACLE_NO_BUT],
  [8, ORACLE_NO],
  [0, ORACLE_NO_AND],
] as const;

/** A question to the oracle: d100 for yes or no, two words of the Ironsworn tables for anything wider. */
export const ask: Scene = async function* (stage) {
  yield* [];
  if (stage.action.yesNo) {
    const rolled = await stage.roll("1d100", "The oracle: yes or no");
    const pool = ANSWERS.find(([from]) => rolled > from)?.[1] ?? ORACLE_NO_AND;
    return { beats: [must(pool, { twist: TWISTS }), should(TEXTURE)], hook: hookFor(stage) };
  }
  const verb = ACTIONS[(await stage.roll("1d100", "The oracle: action")) - 1] ?? "wait";
  const noun = THEMES[(await stage.roll("1d100", "The oracle: theme")) - 1] ?? "silence";
  return { beats: [must(ORACLE_WORDS, { verb, noun }), should(TEXTURE)], hook: hookFor(stage) };
};

/** What the character knows: from memory, from the people and places of the story, from its open thread. */
export const recall: Scene = async function* (stage) {
  yield* [];
  const { target } = stage.action;
  const person = stage.story.people.find(({ name }) => name === target?.name);
  const place = stage.story.places.find(({ name }) => name === target?.name);
  const thread = openThread(stage);
  const memory = memoryBeat(stage, true);
  const remembered = memory === null ? null : { ...memory, need: "must" as const, paragraph: false };
  const known =
    person !== undefined
      ? [must(KNOWN_PERSON, { ...personSlots(person), seen: person.at === "" ? "nobody knows where" : person.at })]
      : place !== undefined
        ? [must(KNOWN_PLACE, { way: place.name, kind: place.kind })]
        : thread !== null && remembered === null
          ? [must(KNOWN_THREAD, threadSlots(thread))]
          : [];
  const beats =
    remembered === null ? known : [remembered, ...known.map((beat) => ({ ...beat, need: "should" as const }))];
  return { beats: beats.length > 0 ? beats : [must(RECALL_NOTHING)], hook: hookFor(stage) };
};
