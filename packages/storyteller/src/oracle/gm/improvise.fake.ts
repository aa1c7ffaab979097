import { WORD_RANGES } from "#contracts/options";

import type { GmEvent, TurnBrief } from "../../ports.ts";
import { createRandom, type Random } from "../craft/random.ts";
import { aftermath } from "./aftermath.ts";
import { ambience } from "./ambience.ts";
import { setStage, type SetStage } from "./create-stage.ts";
import { compose } from "./prose/compose.ts";
import { splitSentences } from "./prose/sentences.ts";
import { SCENES } from "./scenes/index.ts";
import { wordGivenAmid } from "./drama/promises.ts";
import { unfold } from "./drama/unfold.ts";
import { fight } from "./scenes/combat.ts";
import { dealings, dealsWith } from "./scenes/dealings.ts";
import { goOn, mourn, wake } from "./scenes/moments.ts";
import { opening } from "./scenes/opening.ts";
import type { Scene } from "./stage.ts";
import { storyEventsOfMemo } from "../memo-story.ts";
import { changesSince, withWishesTold } from "./story/changes.ts";
import { blankStory, isMidway, readMemo } from "./story/begin.ts";
import { goTo, newPlace } from "./story/places.ts";
import { caughtUp, rebuildStory } from "./story/rebuild.ts";
import { toMemo } from "./story/state.ts";
import { LAST_LINES } from "./text/hooks.ts";
import { FIGHT_FILLERS } from "./text/fight-fillers.ts";
import { EXCHANGES } from "./text/episodes.ts";
import { FIGHT_MOMENTS, FILLERS } from "./text/fillers.ts";
import { CRUMBS } from "./text/texture.ts";

/**
 * The oracle of release 0.1.0. The product does not tell with it any more: tests make stories of that release with it, which today's
 * oracle has to go on with, and whose facts memory has to find again.
 */
export async function* improvise(brief: TurnBrief, signal: AbortSignal): AsyncIterable<GmEvent> {
  const random = createRandom(brief.storySeed);
  const [min, max] = WORD_RANGES[brief.detailLevel];
  const stage = setTheStage(brief, random, max);
  const scene = sceneFor(stage);
  const before = stage.story;
  const sworn = scene === fight ? wordGivenAmid(stage) : [];
  const plays = scene(stage);
  let told = "";
  for (;;) {
    const step = await plays.next();
    if (signal.aborted) return;
    if (step.done !== true) {
      yield* stage.introductions();
      yield step.value;
      if (step.value.type === "text") told += step.value.delta;
      continue;
    }
    const { beats, hook } = step.value;
    const fought = scene === fight;
    const turned = await unfold(stage, before.hour, fought);
    const surroundings = ambience(stage);
    const frame = { min, max, told: stage.said.words, filler: fillerFor(stage, max), closing: LAST_LINES };
    const paragraphs = compose(
      [...beats, ...sworn, ...(WITHOUT_A_DEED.has(scene) ? [] : aftermath(stage)), ...turned, ...surroundings, hook],
      frame,
      stage.writer,
      random.fork("length"),
    );
    yield* stage.introductions();
    for (const [index, paragraph] of paragraphs.entries()) {
      let gap = index === 0 ? (told === "" ? "" : " ") : "\n\n";
      for (const sentence of paragraph.flatMap(splitSentences)) {
        if (signal.aborted) return;
        yield { type: "text", delta: gap + sentence };
        told += gap + sentence;
        gap = " ";
      }
    }
    break;
  }
  if (signal.aborted) return;
  stage.story = withWishesTold(stage.story, told);
  const story = changesSince(before, stage, told);
  const memo = toMemo({ ...stage.story, turn: brief.number, told: stage.writer.told() });
  for (const event of storyEventsOfMemo(brief.memo, memo)) yield { type: "story", event };
  yield { type: "done", source: "oracle", aiEnhanced: false, model: null, memo, story };
}

/** Blow follows blow, and who lies senseless or dead has done nothing that anything could come of. */
const WITHOUT_A_DEED: ReadonlySet<Scene> = new Set([fight, wake, mourn]);

const IN_A_FIGHT = [...EXCHANGES, ...FIGHT_MOMENTS, ...FIGHT_FILLERS];

function fillerFor({ story }: SetStage, max: number) {
  if (max < 60) return CRUMBS;
  return story.foe === null ? FILLERS : IN_A_FIGHT;
}

/** The stage of this turn; where no memo came along in mid-story, what can be gathered stands on it. */
function setTheStage(brief: TurnBrief, random: Random, max: number): SetStage {
  const memo = readMemo(brief.memo);
  // A memo of a later turn is another branch's.
  const kept = memo === null || memo.turn >= Math.max(brief.number, 1) ? null : memo;
  const midway = kept === null && brief.kind !== "opening" && isMidway(brief);
  const missed = brief.transcript.filter(({ number }) => kept === null || number > kept.turn);
  const story = kept === null ? (midway ? rebuildStory(brief) : blankStory()) : caughtUp(kept, brief, missed);
  const stage = setStage(brief, story, random, max);
  for (const { reply } of missed) stage.writer.remember(reply);
  if (brief.kind !== "opening" && stage.story.place === "") goTo(stage, newPlace(stage, "settled").name);
  return stage;
}

function sceneFor(stage: SetStage): Scene {
  const { brief, story } = stage;
  if (brief.kind === "opening") return opening;
  if (stage.sheet()?.life === "dead") return mourn;
  if ((stage.sheet()?.hp.current ?? 1) <= 0) return wake;
  if (story.foe !== null) return fight;
  if (brief.kind === "continue") return goOn;
  return dealsWith(stage) ? dealings : SCENES[stage.action.intent];
}
