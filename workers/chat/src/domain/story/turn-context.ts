import { REPLY_BEFORE_CHARS, type TurnContext } from "#contracts/queue/turn-context";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";

/** What a turn says and does, as far as its context depends on it. */
interface TurnWords {
  readonly said: string;
  readonly replyBefore: string;
  readonly events: readonly StoryEvent[];
}

/** Whether a text names somebody by their name or one word of it: "Joss" is Joss Harrow. */
const isSpokenOf = (name: string, said: string): boolean =>
  (name.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [name]).some((word) => said.includes(word));

/**
 * What a chronicler is told of the table before a turn: whom the player has met, those of the scene first, whom the turn only speaks of, by
 * name alone, and what is open. Nothing that only the game master knows.
 * @param before the story before the turn
 * @param turn its words, the whole reply before it (empty for none), and what it changed in the story itself
 */
export function turnContext(before: StoryState, { said, replyBefore, events }: TurnWords): TurnContext {
  const { scene } = before;
  const here = new Set(scene?.present);
  const met = before.cast.filter(({ met: since }) => since !== null);
  const spokenOf = before.cast
    .filter((member) => member.met === null && isSpokenOf(member.name, said))
    .map((member) => ({ ...member, role: "" }));
  const cast = [...met.filter(({ name }) => here.has(name)), ...spokenOf, ...met.filter(({ name }) => !here.has(name))];
  return {
    replyBefore: replyBefore.slice(-REPLY_BEFORE_CHARS).toWellFormed(),
    scene: scene && { place: scene.place, time: scene.time, present: scene.present, since: scene.since },
    cast: cast.map(({ name, aliases, role }) => ({ name, aliases, role })),
    threads: before.threads.filter(({ state }) => state === "open").map(({ title, kind }) => ({ title, kind })),
    opensScene: events.some(({ type }) => type === "scene_opened"),
  };
}
