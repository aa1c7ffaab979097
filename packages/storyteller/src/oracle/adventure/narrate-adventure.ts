import { copyOf } from "../copy-of.ts";
import { storedPattern } from "../patterns.ts";
import type { Meaning } from "#contracts/play/reading";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import type { Reading } from "../understand/reading.ts";
import { act } from "./message/act.ts";
import type { Answers } from "./message/act-once.ts";
import { letGoOn } from "./acts/pass-time.ts";
import { equipHero } from "./stage/equip-hero.ts";
import { end } from "./ending.ts";
import { epilogue } from "./epilogue.ts";
import { loadIntoStory } from "./load-into-story.ts";
import { addressed } from "./stage/prose.ts";
import { noteNames, noteTopics } from "./stage/naming.ts";
import { playMessage } from "./message/play-message.ts";
import { spelled } from "./message/spelling.ts";
import { afterAct } from "./acts/fight.ts";
import { leaveOutRepeats } from "./stage/repeats.ts";
import { isNamed, pointsPast } from "./stage/sight.ts";
import {
  BY,
  count,
  exitsOf,
  nameOf,
  placeOf,
  present,
  setStage,
  type Stage,
  say,
  thingsAtHand,
} from "./stage/stage.ts";
import { offer, suggestions } from "./suggest.ts";
import { meet } from "./talk/talk.ts";
import { goOn, teach } from "./stage/world.ts";

/**
 * Writes a turn of an authored adventure (docs/adventures.md). The same brief, reading and dice always give the same turn.
 * @param reading what the player's words mean; null at the opening, and if the player only wants the story to go on
 */
export async function* narrateAdventure(
  brief: TurnBrief,
  reading: Reading | null,
  signal: AbortSignal,
  answers: Answers = () => null,
): AsyncIterable<GmEvent> {
  const { adventure } = brief;
  if (adventure === undefined) throw new RangeError("The turn has no adventure");
  const stage = setStage(adventure, { ...brief, playerText: spelled(brief.playerText) });
  const before = copyOf(stage.progress);
  // If the first turn already has the player's words, the place is described first.
  if (brief.kind === "opening" || isFirstTurn(brief)) {
    await equipHero(stage);
    open(stage);
  }
  if (brief.kind !== "opening") {
    const taken = reading === null ? null : corrected(stage, reading, brief.readAs, stage.brief.playerText);
    if (taken !== null) {
      const { act, target, sure, alternatives } = taken;
      yield { type: "read", reading: { act, target, sure, alternatives: [...alternatives] } };
    }
    await play(stage, taken, answers);
  }
  leaveOutRepeats(stage);
  if (!stage.still) noteNames(stage);
  if (!stage.still) noteTopics(stage);
  if (!stage.still) stage.progress.lastTold = stage.paragraphs.join(" ").slice(-LAST_TOLD);
  if (signal.aborted) return;
  yield* stage.introduced;
  // Text that the oracle writes itself uses the same quotation marks as the author's.
  const straight = adventure.opening.standard.includes('"');
  for (const [at, paragraph] of stage.paragraphs.entries()) {
    if (signal.aborted) return;
    yield {
      type: "text",
      delta: (at === 0 ? "" : "\n\n") + (straight ? straightened(paragraph) : paragraph),
    };
  }
  for (const event of [...sceneEvents(stage, before), ...stage.events]) yield { type: "story", event };
  const offers = stage.still ? suggestions(stage) : offer(stage);
  const memo = stage.still
    ? { ...before, flags: [...before.flags, ...stage.keeps], said: stage.progress.said, turn: brief.number }
    : { ...stage.progress, turn: brief.number };
  yield {
    type: "done",
    source: stage.still ? "table" : "oracle",
    aiEnhanced: false,
    model: null,
    memo: { ...memo, offers },
    ...(stage.still ? {} : { story: changesOf(stage) }),
  };
}

const straightened = (text: string): string => text.replaceAll(/[“”]/gu, '"').replaceAll(/[‘’]/gu, "'");

/** The number of characters of a turn that are stored for questions about it. */
const LAST_TOLD = 800;

const isFirstTurn = ({ memo, story }: TurnBrief): boolean => memo === null && story.scene === null;

/** The reading with the player's correction. */
function corrected(stage: Stage, reading: Reading, as: Meaning | undefined, text: string): Reading {
  if (as !== undefined) return { ...reading, ...as, sure: true, also: [], parts: [], alternatives: [] };
  // "Go back" in an adventure means the previous place. Undo is a button of the table.
  if (reading.act === "meta" && GO_BACK.test(text)) return { ...reading, act: "travel", target: null, sure: true };
  // "I open it" means the thing that was mentioned last.
  const last = thingsAtHand(stage).find(({ id }) => id === stage.progress.thing);
  if (last !== undefined && pointsPast(stage, reading.target, text)) return { ...reading, target: last.name };
  // Who is spoken to need not be named, if the reading is sure who is meant.
  if (reading.sure && SAYING.has(reading.act) && present(stage).some(({ name }) => name === reading.target))
    return reading;
  // "I brush the snow off the lintel" is not about a loaf, so a target that the text does not name is removed.
  if (reading.target !== null && !isNamed(stage, reading.target, text)) return { ...reading, target: null };
  return reading;
}

const SAYING: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
const GO_BACK = storedPattern("narrate-adventure go back");

function open(stage: Stage): void {
  const { adventure, brief, progress } = stage;
  const { detailLevel } = brief;
  const { short, standard, long } = adventure.opening;
  const text = { minimal: short, concise: standard, standard, detailed: long, immersive: long }[detailLevel];
  stage.paragraphs.push(addressed(text, stage.hero));
  stage.events.push(...loadIntoStory(adventure));
  count(stage, `place/${progress.place}`);
  stage.introduced.push({
    type: "introduce",
    name: placeOf(stage).name,
    entityType: "place",
    description: placeOf(stage).first.short,
  });
  for (const person of present(stage)) {
    meet(stage, person);
    stage.progress.seen[person.id] = stage.progress.place;
  }
  teach(stage);
}

async function play(stage: Stage, reading: Reading | null, answers: Answers): Promise<void> {
  const { progress } = stage;
  if (progress.ended !== "") return epilogue(stage, reading, answers);
  const { place } = progress;
  const { acted, performed, readAs } = stage.brief;
  if (acted !== undefined) {
    say(stage, acted.join(" "));
    if (progress.fight !== "" && performed !== undefined) await afterAct(stage, performed);
    await goOn(stage, place);
  } else if (reading === null) {
    letGoOn(stage);
    await goOn(stage, place);
  } else {
    // What the player corrected is played as it was corrected.
    if (readAs !== undefined) await act(stage, reading, answers);
    else await playMessage(stage, reading, answers, (part, text) => corrected(stage, part, undefined, text));
    if (!stage.still) await goOn(stage, place);
  }
  if (progress.ended !== "") await end(stage);
}
/** Events for the new scene, if the turn changed it. */
function sceneEvents(stage: Stage, before: Stage["progress"]): Stage["events"] {
  const { progress, adventure, brief } = stage;
  if (brief.kind === "opening") return [];
  const moved = progress.place !== before.place;
  const time = adventure.times[progress.time];
  const here = present(stage).map(({ name }) => name);
  const was = brief.story.scene?.present ?? [];
  const changed = here.length !== was.length || here.some((name) => !was.includes(name));
  if (!moved && progress.time === before.time && !changed) return [];
  return [
    {
      type: moved ? "scene_opened" : "scene_changed",
      by: BY,
      place: placeOf(stage).name,
      time: time?.name ?? "",
      day: time?.day ?? 1,
      present: here,
      exits: exitsOf(stage)
        .map(({ to }) => nameOf(stage, to))
        .slice(0, 8),
      ...(moved ? { question: adventure.question.slice(0, 400) } : {}),
    },
  ];
}

function changesOf(stage: Stage) {
  return {
    quests: stage.learned.map(({ title, done, sentence }) => ({
      title: title.slice(0, 120),
      status: done ? ("completed" as const) : ("active" as const),
      sentence: sentence.slice(0, 600),
    })),
    states: [],
    present: present(stage).map(({ name }) => name),
    reminders: [],
  };
}
