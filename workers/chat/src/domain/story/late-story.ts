import { SEALED_LENGTH, sealStory } from "#contracts/portability/seal";
import { MOST_STORY_EVENTS, type StoryEvent } from "#contracts/story/events";
import { findName } from "#storyteller/story";
import type { StoredStory } from "../transfer/exported-turn.ts";

/**
 * The late events of a turn after the chronicler has read it. Earlier events of the chronicler are replaced. If a tool or the server
 * changed the same fact during the turn, that change stays and the chronicler's event is dropped. The player's own changes come last, so
 * that they override the others.
 */
export function withChronicle({ events, late }: StoredStory, read: readonly StoryEvent[]): StoryEvent[] {
  const players = late.filter(({ by }) => by === "player");
  const fresh = read
    .filter((event) => !(events ?? []).some((set) => isSameFact(set, event)))
    .map((event) => ({ ...event, by: "chronicler" as const }));
  while (fresh.length > 0 && !fitsTurn([...fresh, ...players])) fresh.pop();
  return [...fresh, ...players];
}

/** Whether so many events can be stored with one turn and exported in a campaign file. */
export const fitsTurn = (late: readonly StoryEvent[]): boolean =>
  late.length <= MOST_STORY_EVENTS && sealStory(late).length <= SEALED_LENGTH;

/** Whether two events change the same fact: the scene, or the same person, thread, clock or secret. */
function isSameFact(one: StoryEvent, other: StoryEvent): boolean {
  const [a, b] = [factOf(one), factOf(other)];
  if (a.kind !== b.kind) return false;
  // "Hesper" and "Hesper Dray" are the same person, whichever event has the full name.
  return a.name === b.name || [[a, b] as const, [b, a] as const].some(([x, y]) => findName([x], y.name) !== undefined);
}

function factOf(event: StoryEvent): { readonly kind: string; readonly name: string } {
  switch (event.type) {
    case "scene_opened":
    case "scene_changed":
    case "scene_closed":
      return { kind: "scene", name: "" };
    case "cast_changed":
      return { kind: "cast", name: event.name };
    case "thread_changed":
      return { kind: "thread", name: event.title };
    case "clock_changed":
    case "clock_removed":
      return { kind: "clock", name: event.name };
    case "secret_added":
      return { kind: "secret", name: event.secret.id };
    case "secret_revealed":
      return { kind: "revelation", name: event.id };
    case "encounter_changed":
    case "world_moved":
    case "scenes_summarized":
      return { kind: event.type, name: "" };
  }
}
