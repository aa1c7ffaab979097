import { REPLY_BEFORE_CHARS, type TurnContext } from "#contracts/queue/turn-context";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";

/**
 * What a chronicler is told of the table before a turn: whom the player has met, those of the scene first, and what is open. Nothing that
 * only the game master knows.
 * @param before the story before the turn
 * @param replyBefore the whole reply before it; empty for none
 * @param events what the turn itself changed in the story
 */
export function turnContext(before: StoryState, replyBefore: string, events: readonly StoryEvent[]): TurnContext {
  const { scene } = before;
  const here = new Set(scene?.present);
  const met = before.cast.filter(({ met: since }) => since !== null);
  const cast = [...met.filter(({ name }) => here.has(name)), ...met.filter(({ name }) => !here.has(name))];
  return {
    replyBefore: replyBefore.slice(-REPLY_BEFORE_CHARS).toWellFormed(),
    scene: scene && { place: scene.place, time: scene.time, present: scene.present, since: scene.since },
    cast: cast.map(({ name, aliases, role }) => ({ name, aliases, role })),
    threads: before.threads.filter(({ state }) => state === "open").map(({ title, kind }) => ({ title, kind })),
    opensScene: events.some(({ type }) => type === "scene_opened"),
  };
}
