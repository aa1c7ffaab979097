import type { StoryEvent } from "#contracts/story/events";
import { BEATS, type BeatKind, type StoryState } from "#contracts/story/state";
import type { Random } from "../random.ts";

/** How many turns pass between two beats of a kind, on average. */
const MEAN: Readonly<Record<BeatKind, number>> = { surprise: 20, encounter: 35, front: 25 };
/** No two beats come in fewer turns than this, so that the player can deal with one before the next. */
const APART = 3;

/**
 * The odds of a beat so many turns after the last of its kind. They grow with each turn; a chance of t·π / 2·mean² in the turn t gives the
 * mean (a Rayleigh distribution).
 */
const oddsAfter = (turns: number, mean: number): number => Math.min(1, (turns * Math.PI) / (2 * mean * mean));

/** What the world does by itself in a turn, and the change of the story that remembers it. */
export interface Beat {
  readonly kind: BeatKind;
  /** A rumour that comes out with it: the id and the words of a secret. */
  readonly rumour: { readonly id: string; readonly text: string } | null;
  readonly events: readonly StoryEvent[];
}

export const RUMOUR = "rumour-";

/**
 * Whether the world moves in this turn, by dice alone: a surprise about every 20 turns, an encounter every 35, a step of those who act
 * against the hero every 25. Nothing moves in a fight or before the first scene. Null if nothing does.
 * @param random a generator of the turn's own seed, so that a turn that is written again has the same beat
 */
export function heartbeat(
  { scene, encounter, clocks, pulse, secrets }: StoryState,
  turn: number,
  random: Random,
): Beat | null {
  if (scene === null || encounter !== null || turn < 2) return null;
  const last = Math.max(0, ...Object.values(pulse ?? {}));
  // The dice fall in every turn for every kind, so that one kind's luck does not move another's.
  const moved = BEATS.filter((kind) => random.chance(oddsAfter(turn - (pulse?.[kind] ?? 0), MEAN[kind])));
  const hasFront = clocks.some(({ filled, segments }) => filled < segments);
  const kind = moved.find((each) => each !== "front" || hasFront);
  if (kind === undefined || (last > 0 && turn - last < APART)) return null;
  const rumour =
    kind === "surprise" ? secrets.find(({ id, revealed }) => id.startsWith(RUMOUR) && revealed === null) : undefined;
  return {
    kind,
    rumour: rumour ? { id: rumour.id, text: rumour.text } : null,
    events: [
      { type: "world_moved", by: "server", kind },
      ...(rumour
        ? [{ type: "secret_revealed" as const, by: "server" as const, id: rumour.id, how: "It is talked about." }]
        : []),
    ],
  };
}
