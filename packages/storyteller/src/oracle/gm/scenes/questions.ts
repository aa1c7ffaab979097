import { statementOf } from "../action/statement.ts";
import { must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { memoryBeat } from "../memory.ts";
import { ACTIONS, THEMES } from "../oracle-words.ts";
import { likelihoodOf } from "../rules/likelihood.ts";
import type { Beat } from "../prose/compose.ts";
import type { Scene, Stage } from "../stage.ts";
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
} from "../text/magic.ts";
import { CERTAIN_NO, CERTAIN_YES, SO, TWISTS } from "../text/oracle.ts";
import { RECALL_NOTHING } from "../text/quiet.ts";
import { KNOWN_PERSON, KNOWN_PLACE, KNOWN_THREAD } from "../text/known.ts";
import { TEXTURE } from "../text/texture.ts";
import { peopleHere } from "../story/people.ts";
import type { Thread } from "../story/state.ts";
import { ASKED_ALOUD, ASKED_NOBODY } from "../text/asked.ts";
import { rumour } from "../drama/news.ts";
import { learn } from "./plot.ts";
import { tighten } from "./tools.ts";

type Answer = keyof typeof SO;
const PLAIN_ANSWERS = {
  yesAnd: ORACLE_YES_AND,
  yes: ORACLE_YES,
  yesBut: ORACLE_YES_BUT,
  noBut: ORACLE_NO_BUT,
  no: ORACLE_NO,
  noAnd: ORACLE_NO_AND,
} satisfies Record<Answer, unknown>;

/** Close to the odds there is a "but", far from them an "and": a tenth of the die each way. */
function answerOf(rolled: number, yesUpTo: number): Answer {
  if (rolled <= yesUpTo) return rolled <= yesUpTo / 8 ? "yesAnd" : rolled > yesUpTo - 12 ? "yesBut" : "yes";
  const above = 100 - yesUpTo;
  return rolled > 100 - above / 8 ? "noAnd" : rolled <= yesUpTo + 12 ? "noBut" : "no";
}

/** A question to the oracle: d100 against how likely a yes is; two words for what yes and no cannot answer. */
export const ask: Scene = async function* (stage) {
  yield* [];
  if (stage.action.yesNo) return { beats: [await yesOrNo(stage), should(TEXTURE)], hook: hookFor(stage) };
  const verb = ACTIONS[(await stage.roll(`1d${ACTIONS.length}`, "The oracle: what is done")) - 1] ?? "wait";
  const noun = THEMES[(await stage.roll(`1d${THEMES.length}`, "The oracle: about what")) - 1] ?? "silence";
  return { beats: [must(ORACLE_WORDS, { verb, noun }), should(TEXTURE)], hook: hookFor(stage) };
};

async function yesOrNo(stage: Stage) {
  const statement = statementOf(stage.brief.playerText);
  const { word, yesUpTo } = likelihoodOf(stage);
  const slots = { twist: TWISTS, ...statement };
  const certain = yesUpTo === 0 || yesUpTo === 100;
  if (certain && statement !== null) return must(yesUpTo === 100 ? CERTAIN_YES : CERTAIN_NO, slots);
  const rolled = await stage.roll("1d100", `The oracle: ${word}, yes up to ${yesUpTo}`);
  const answer = answerOf(rolled, yesUpTo);
  if (answer === "noAnd") tighten(stage, 1);
  return must(statement === null ? PLAIN_ANSWERS[answer] : SO[answer], slots);
}

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
          ? await askedAloud(stage, thread)
          : [];
  const beats =
    remembered === null ? known : [remembered, ...known.map((beat) => ({ ...beat, need: "should" as const }))];
  return { beats: beats.length > 0 ? beats : [must(RECALL_NOTHING)], hook: hookFor(stage) };
};

/** A question that no memory answers: somebody here takes it up, or one goes over what one has. */
async function askedAloud(stage: Stage, thread: Thread): Promise<Beat[]> {
  const someone = peopleHere(stage).find(({ attitude }) => attitude >= 0);
  if (someone !== undefined && stage.brief.playerText.includes("?")) {
    const said = stage.random.chance(0.5) ? await learn(stage, someone) : rumour(stage, someone);
    return [must(ASKED_ALOUD, personSlots(someone)), ...said];
  }
  return [should(ASKED_NOBODY), must(KNOWN_THREAD, threadSlots(thread))];
}
