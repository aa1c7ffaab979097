import { expand, type Slots } from "../../craft/grammar.ts";
import { apart, must } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { peopleHere, personSlots, warm } from "../story/people.ts";
import { type DramaticScene, ERRAND, isOpen } from "../story/state.ts";
import { openThread, threadSlots } from "../story/threads.ts";
import { tighten } from "../scenes/tools.ts";
import { learn } from "../scenes/plot.ts";
import { SCENE_KINDS, type SceneKind } from "./scene-kinds.ts";
import { errandStep } from "./errands.ts";

/** How hot it must be for a scene to rise, to turn, and to close. */
const RISES = 2;
const TURNS = 5;
const CLOSES = 8;
/** What these are about stays behind where the story leaves the place. */
const OF_ITS_PLACE: ReadonlySet<string> = new Set(["hunt", "settle"]);

/**
 * The scene around the player's turn: opens with something at stake, rises, turns and closes, and the next one opens
 * after it. Checks heat it, won or lost; how it closes depends on which there were more of.
 */
export async function sceneBeats(stage: Stage): Promise<Beat[]> {
  const { story, tally, brief } = stage;
  if (story.foe !== null || brief.kind === "opening") return heated(stage, 1);
  const { scene } = story;
  if (scene === null) return open(stage);
  const heat = scene.heat + 1 + tally.won + tally.lost;
  const now = { ...scene, heat, fortune: scene.fortune + tally.won - tally.lost };
  stage.story = { ...story, scene: now };
  const kind = SCENE_KINDS[now.kind];
  const slots = slotsOf(stage, now);
  if (kind === undefined || slots === null || (now.kind === "shake" && story.tension <= 1)) return drop(stage);
  if (OF_ITS_PLACE.has(now.kind) && !now.aim.includes(story.place)) return drop(stage);
  // Nothing is won by what has just failed: the scene waits a turn.
  const awry = now.fortune >= 0 && tally.lost > tally.won;
  if (heat >= CLOSES && now.step >= 2) return awry ? [] : close(stage, now, kind, slots);
  if (heat >= TURNS && now.step === 1) return move(stage, now, 2, kind.turns, slots);
  if (heat >= RISES && now.step === 0) return move(stage, now, 1, kind.rises, slots);
  return [];
}

function heated(stage: Stage, by: number): Beat[] {
  const { scene } = stage.story;
  if (scene !== null) stage.story = { ...stage.story, scene: { ...scene, heat: Math.min(CLOSES, scene.heat + by) } };
  return [];
}

function drop(stage: Stage): Beat[] {
  stage.story = { ...stage.story, scene: null };
  return [];
}

function move(stage: Stage, scene: DramaticScene, step: number, pool: SceneKind["turns"], slots: Slots): Beat[] {
  stage.story = { ...stage.story, scene: { ...scene, step } };
  tighten(stage, 1);
  return [apart(pool, slots)];
}

async function close(stage: Stage, scene: DramaticScene, kind: SceneKind, slots: Slots): Promise<Beat[]> {
  stage.story = { ...stage.story, scene: null };
  const won = scene.fortune >= 0;
  tighten(stage, -2);
  if (scene.who !== "" && scene.kind === "win") warm(stage, scene.who, won ? 1 : -1);
  const ending = { ...must(won ? kind.won : kind.lost, slots), need: "should" as const, paragraph: true };
  if (!won) return [ending];
  const fruit =
    scene.kind === "errand" ? errandStep(stage, scene.who) : scene.kind === "shake" ? [] : await learn(stage, null);
  return [ending, ...fruit];
}

/** What a scene can be about here and now; what was just played comes last. */
function open(stage: Stage): Beat[] {
  const { story, random, brief, writer } = stage;
  const fitting = Object.keys(SCENE_KINDS).flatMap((kind) => {
    const who = whoFor(stage, kind);
    const scene: DramaticScene = { kind, name: "", aim: "", heat: 0, fortune: 0, step: 0, who, since: brief.number };
    const slots = SCENE_KINDS[kind]!.needs.every((need) => meets(stage, need, who)) ? slotsOf(stage, scene) : null;
    return slots === null ? [] : [{ scene, slots }];
  });
  if (fitting.length === 0) return [];
  const chosen = writer.choose(fitting, ({ scene }) => `scene ${scene.kind}`);
  const kind = SCENE_KINDS[chosen.scene.kind]!;
  const plain = { ...chosen.slots, place: story.place };
  const scene = {
    ...chosen.scene,
    name: expand(
      writer.choose(kind.titles, (title) => title),
      plain,
      random,
    ),
    aim: lowerFirst(expand(kind.aim, plain, random), kind.aim),
  };
  stage.story = { ...stage.story, scene };
  return [apart(kind.opens, chosen.slots)];
}

/** expand() begins every sentence in upper case, and an aim is none. */
const lowerFirst = (text: string, template: string): string => template.charAt(0) + text.slice(1);

function meets({ story, brief, ...rest }: Stage, need: SceneKind["needs"][number], who: string): boolean {
  switch (need) {
    case "person":
    case "errand":
      return who !== "";
    case "danger":
      return story.tension >= 4;
    case "thread":
      return openThread({ story, brief, ...rest }) !== null;
    case "lair":
      return (openThread({ story, brief, ...rest })?.step ?? 0) >= 2;
  }
}

function whoFor(stage: Stage, kind: string): string {
  const needs = SCENE_KINDS[kind]?.needs ?? [];
  if (needs.includes("person"))
    return peopleHere(stage).find(({ attitude, met }) => attitude >= -2 && attitude <= 2 && met >= 0)?.name ?? "";
  if (needs.includes("errand"))
    return (
      stage.story.threads.findLast((thread) => thread.element === ERRAND && isOpen(thread) && thread.step < 2)
        ?.person ?? ""
    );
  return "";
}

/** What a scene's sentences may name; null where it has lost what it was about. */
function slotsOf(stage: Stage, { kind, who }: DramaticScene): Slots | null {
  const needs = SCENE_KINDS[kind]?.needs ?? [];
  const person = stage.story.people.find(({ name, alive }) => name === who && alive);
  if (who !== "" && person === undefined) return null;
  if (needs.includes("person") && person?.at !== stage.story.place) return null;
  const thread = openThread(stage);
  if ((needs.includes("thread") || needs.includes("lair")) && thread === null) return null;
  return { ...(thread === null ? {} : threadSlots(thread)), ...(person === undefined ? {} : personSlots(person)) };
}
