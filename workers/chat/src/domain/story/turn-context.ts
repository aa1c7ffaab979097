import { REPLY_BEFORE_CHARS, type TurnContext } from "#contracts/queue/turn-context";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";

/** The texts and events of a turn from which its context is made. */
interface TurnWords {
  readonly said: string;
  readonly replyBefore: string;
  readonly events: readonly StoryEvent[];
}

/** Whether a text mentions a person by their name or a word of it: "Joss" means Joss Harrow. */
const isSpokenOf = (name: string, said: string): boolean =>
  (name.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [name]).some((word) => said.includes(word));

/**
 * The context that a chronicler needs to read a turn: the people whom the player has met (those in the scene first), the names of people
 * whom the turn only mentions, and the open threads. It contains nothing that only the game master knows.
 * @param before the story before the turn
 * @param turn the turn's words, the whole previous reply (empty if there is none), and the story events of the turn
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
