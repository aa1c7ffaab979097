import type { StoryEvent } from "#contracts/story/events";
import { applyStoryEvents } from "#storyteller/story";
import type { Probe } from "./probe.ts";
import { STORY } from "./save.ts";

/** Four people whose way of talking can be told from a line alone: each voice has a sign that the others lack. */
const VOICES: readonly (readonly [name: string, role: string, voice: string, isTheirs: (line: string) => boolean])[] = [
  ["Hanne Orre", "keeper of the light", "three words at a time, never more", (line) => longest(line) <= 4],
  ["Sister Pell", "nurse", "answers every question with a question", (line) => line.includes("?")],
  ["Dunnot", "tallyman", "counts everything; no sentence without a number", (line) => NUMBER.test(line)],
  ["Odo Fenn", "ferryman's son", "calls everybody ‘bird’", (line) => /\bbird\b/iu.test(line)],
];
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|dozen|half|both|twice|once)\b/iu;

/** The words of the longest piece of a line between two marks. */
const longest = (line: string): number =>
  Math.max(0, ...line.split(/[.,;:!?…—–]+/u).map((piece) => (piece.match(/[\p{L}\p{N}’']+/gu) ?? []).length));

const spoken = (reply: string): string =>
  [...reply.matchAll(/[“"„»]([^”"“«]{2,})[”"“«]/gu)].map(([, line = ""]) => line).join(" ");

const by = "game_master" as const;
const EVENTS: readonly StoryEvent[] = [
  ...VOICES.map(([name, role, voice]): StoryEvent => ({
    type: "cast_changed",
    by,
    name,
    role,
    voice,
    attitude: 1,
    met: true,
  })),
  { type: "scene_changed", by, present: VOICES.map(([name]) => name) },
];
const ROUNDS = ["who came up the stair last night.", "what the wind will do."];
const RIGHT_ENOUGH = 6;

/** Probes that stand beside the grade. */
export const SOFT_PROBES: readonly Probe[] = [
  {
    id: "voices",
    title: "Four people can be told apart by how they talk",
    story: applyStoryEvents(STORY, EVENTS, 2),
    messages: ROUNDS.flatMap((asked) => VOICES.map(([name]) => `I call to ${name} and ask ${asked}`)),
    d20: [10],
    judge: (turns) => {
      const right = turns.filter(
        ({ reply }, at) => VOICES[at % VOICES.length]?.[3](spoken(reply)) && spoken(reply) !== "",
      );
      return right.length < RIGHT_ENOUGH ? `Of eight lines, ${right.length} are in their speaker's own voice` : null;
    },
  },
];
